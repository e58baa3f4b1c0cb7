## Here I Stand: фазы, зоны, процедуры, события, вопросы, отказы.

phase-luthers_95_theses = 95 тезисов Лютера
phase-luthers_95_theses-short = Тезисы
phase-diet_of_worms = Вормсский рейхстаг
phase-diet_of_worms-short = Рейхстаг
phase-new_world = Новый Свет
area-german = немецкая зона
area-english = английская зона
area-french = французская зона
area-italian = итальянская зона
area-spanish = испанская зона
religion-other = иная вера
marker-jesuit_university = Иезуитский университет
marker-knights_of_st_john = Рыцари Святого Иоанна
status-removed = временно удалён
status-gone = выбыл навсегда
status-uncommitted = не задействован
status-committed = задействован
kind-leaders = военачальники и корабли
kind-reformers = реформаторы
kind-debaters = богословы
kind-cards = новые карты
kind-riches = богатства Нового Света
kind-raid = рейдер
kind-diet = обращение
kind-home = родная карта
kind-mandatory = обязательное событие
kind-event = событие
kind-response = ответ
kind-combat = боевая карта
why-six = выпала «6»
why-higher = лучший кубик выше
why-lower = лучший кубик ниже
why-tie = равенство
chapter-reformation = Реформация
chapter-card_draw = Раздача карт

## Рука арбитра

edit-ruler = { $power }: правит { $ruler }
edit-reformer = реформатор { $reformer }: { $status }
edit-debater = богослов { $debater }: { $status }
edit-card =
    { $at_id ->
        [draw] карта под колоду
        [discard] { $card }: в сброс
        [removed] { $card }: вне игры
       *[waiting] { $card }: ждёт своего хода
    }
edit-home_card =
    { $value_id ->
        [used] { $card }: родная карта использована
       *[ready] { $card }: родная карта снова у владельца
    }
edit-minus_cards = { $power }: маркеров «−1 карта» — { $value }
edit-excommunicated =
    { $value_id ->
        [yes] { $power }: правитель отлучён
       *[no] { $power }: отлучение снято
    }
edit-electorate_display = дисплей курфюршеств, { $space }: { $count }
edit-henry =
    { $wife_id ->
        [catherine_of_aragon] Генрих VIII: жена — Екатерина Арагонская
        [ask_for_divorce] Генрих VIII: просит развода
        [anne_boleyn] Генрих VIII: жена — Анна Болейн
        [jane_seymour] Генрих VIII: жена — Джейн Сеймур
        [anne_of_cleves] Генрих VIII: жена — Анна Клевская
        [kathryn_howard] Генрих VIII: жена — Екатерина Говард
        [katherine_parr] Генрих VIII: жена — Екатерина Парр
       *[none] Генрих VIII: наследники
    }
edit-colony =
    { $value_id ->
        [yes] { $power }: колония основана ({ $colony })
       *[no] { $power }: колонии нет ({ $colony })
    }
edit-conquest = завоевание { $conquest }: { $power }
edit-riches_marker =
    { $marker_id ->
        [galleons] Галеоны: { $power }
        [plantations] Плантации: { $power }
        [governor] Наместник колонии: { $power }
        [uprising] Восстание туземцев: { $power }
       *[potosi] Потоси: { $power }
    }
edit-raider =
    { $value_id ->
        [yes] { $power }: рейдер вышел
       *[no] { $power }: рейдера нет
    }
edit-league =
    { $value_id ->
        [yes] Шмалькальденский союз: создан
       *[no] Шмалькальденский союз: не создан
    }
edit-track = шкала { $track }: { $value }
edit-crossing =
    { $what_id ->
        [exploration] { $power }, исследование: в пути через Атлантику — { $value }
        [conquest] { $power }, завоевание: в пути через Атлантику — { $value }
       *[colony] { $power }, колония: в пути через Атлантику — { $value }
    }
edit-in_play =
    { $value_id ->
        [yes] { $space }: вступает в игру
       *[no] { $space }: вне игры
    }
reason-always_in_play = { $space }: всегда в игре.
reason-not_in_play = { $space }: пока вне игры.
reason-nobodys_space = { $space }: назовите державу или «независимые».
reason-beyond_display = { $space }: на дисплее помещается { $most }.
reason-home_card = { $card }: родная карта лежит отдельно от колоды.
reason-no_real_cards = Неизвестных карт здесь не бывает: карты раздаёт программа.
reason-language_wanted = Язык бывает только у переводов Писания, и там он нужен.
reason-not_its_colony = { $colony }: колония другой державы.
reason-too_many_colonies = { $power }: мест для колоний { $most }, считая Потоси.
reason-turn_unwanted = Ход возвращения бывает только у того, кто временно удалён.
reason-unknown_ruler = У этой державы нет такого правителя: { $ruler }.
reason-unknown_reformer = Нет такого реформатора: { $reformer }.
reason-unknown_debater = Нет такого богослова: { $debater }.
reason-unknown_home_card = Нет такой родной карты: { $home_card }.
reason-unknown_electorate = Это не курфюршество: { $electorate }.
reason-unknown_track = Нет такой шкалы: { $track }.
reason-unknown_language = Переводов на этот язык нет: { $language }.
reason-unknown_colonial_power = У этой державы нет места в Новом Свете: { $colonial_power }.
reason-unknown_colony = Нет такой колонии: { $colony }.
reason-unknown_conquest = Нет такого завоевания: { $conquest }.
reason-unknown_raider = Рейдеров у этой державы не бывает: { $raider }.

## 7 Ход

parameter-skip-here_i_stand = Не разыгрывать эту фазу
event-left_out = { $procedure }: не разыгрывается
event-left_out-short = пропущено
event-game_finished-here_i_stand =
    { $winner_id ->
        [none] Последний ход ({ $turn }) окончен: поровну у нескольких держав, решают игроки
       *[other] Последний ход ({ $turn }) окончен, победа — { $winner }
    }
reason-only_turn_1 = Это бывает только на 1 ходу.
reason-already_played = В этом ходу уже разыграно: { $procedure }.

## 18.1 и 18.3 Тезисы и попытки реформации

procedure-luthers_95_theses = 95 тезисов Лютера
procedure-luthers_95_theses-step-1 = Цель
procedure-luthers_95_theses-step-2 = Богослов
procedure-luthers_95_theses-step-3 = Бросок Протестанта
procedure-luthers_95_theses-step-4 = Бросок Папства
procedure-luthers_95_theses-step-5 = Исход
procedure-reformation_attempts = Попытки реформации
procedure-reformation_attempts-step-1 = Цель
procedure-reformation_attempts-step-2 = Богослов
procedure-reformation_attempts-step-3 = Бросок реформации
procedure-reformation_attempts-step-4 = Бросок Папства
procedure-reformation_attempts-step-5 = Исход
parameter-zones = Целевые зоны
parameter-extra_dice = Лишние кубики
parameter-plus = Прибавка к кубику в целевых зонах
given-zones = { $value }
given-extra_dice =
    { $value ->
        [0] без лишних кубиков
       *[other] кубиков больше на { $value }
    }
given-plus =
    { $value ->
        [0] без прибавки
       *[other] +{ $value } к кубику
    }
prompt-choose_reformation_target = попытка { $attempt } из { $attempts }: какую область обращаем?
prompt-commit_debater = { $target }: задействовать богослова?
option-commit_debater-no = Никого
event-reformer_enters = { $space }: приходит реформатор { $reformer }
event-troops_from_display = { $space }: с дисплея курфюршеств приходят регулярные части × { $count }
event-troops_to_display = { $space }: на дисплей курфюршеств уходят регулярные части × { $count }
event-attempt_target = Попытка { $attempt } из { $attempts }: { $space }
event-attempt_lost = Обращать нечего, попытки пропадают: { $count }
event-no_debater = { $space }: ни один свободный богослов здесь не помогает
event-debater_declined = { $space }: без богослова
event-debater_committed = Богослов задействован: { $debater }
event-attempt =
    { $inside_id ->
        [yes] { $space }, целевая зона: кубики { $protestant_dice } против { $papal_dice }
       *[no] { $space }, вне целевой зоны: кубики { $protestant_dice } против { $papal_dice }
    }
event-papacy_does_not_roll = { $space }: Папство не бросает
event-attempt_result =
    { $success_id ->
        [yes] { $space }: удача, { $why }
       *[no] { $space }: неудача, { $why }
    }
event-card_removed = { $card }: карта покидает игру
event-reformer_enters-short = { $reformer }
event-troops_from_display-short = части × { $count }
event-troops_to_display-short = части × { $count }
event-attempt_target-short = { $space }
event-attempt_lost-short = пропало: { $count }
event-no_debater-short = нет
event-debater_declined-short = без богослова
event-debater_committed-short = { $debater }
event-attempt-short = { $protestant_dice } : { $papal_dice }
event-papacy_does_not_roll-short = без броска
event-attempt_result-short =
    { $success_id ->
        [yes] удача
       *[no] неудача
    }
reason-ottoman_home = { $space }: родная область Оттоманской империи не обращается
reason-already_tried = { $space }: в этом импульсе уже пробовали
reason-link_in_unrest = { $space }: у протестантских соседей беспорядки ({ $spaces })
reason-one_target = Цель задают только для одной попытки.

## 8.2 Раздача карт

procedure-card_draw = Раздача карт
procedure-card_draw-step-1 = Военачальники
procedure-card_draw-step-2 = Реформаторы
procedure-card_draw-step-3 = Богословы
procedure-card_draw-step-4 = Новые карты
procedure-card_draw-step-5 = Богатства Нового Света
procedure-card_draw-step-6 = Перемешивание
procedure-card_draw-step-7 = Сдача
prompt-place_leader-here_i_stand = { $leader }: куда поставить?
event-nothing_due = Ничего нового: { $kind }
event-leader_waits =
    { $until_id ->
        [none] { $leader }: места нет, в игру больше не вернётся
       *[other] { $leader }: места нет, ждёт хода { $until }
    }
event-naval_returns = { $owner }: корабли возвращаются в набор — { $count }
event-reformer_returns = { $space }: возвращается реформатор { $reformer }, религия прежняя
event-debater_enters = Новый богослов ({ $power }): { $debater }
event-debater_returns = Возвращается богослов ({ $power }): { $debater }
event-cards_added = В колоду добавлено карт: { $count }
event-new_cards = Новые карты колоды: { $cards }
event-deck_shuffled = Колода перемешана, в ней карт: { $count }
event-deck_reshuffled = Ветвь партии: колода перемешана заново, в ней карт: { $count }
event-cards_dealt = { $power }: сдано карт — { $count } (шкала { $base }, правитель { $ruler }, маркеры { $minus ->
    [0] 0
   *[other] −{ $minus }
 })
event-riches_drawn = { $power }: карт за богатства Нового Света — { $count }
event-cards_received = { $power }, новые карты: { $cards }
event-deck_empty = { $power }: колода кончилась, не хватило карт — { $missing }
event-nothing_due-short = нет
event-leader_waits-short = ждёт
event-naval_returns-short = { $owner }: { $count }
event-reformer_returns-short = { $reformer }
event-debater_enters-short = { $debater }
event-debater_returns-short = { $debater }
event-cards_added-short = { $count }
event-deck_shuffled-short = { $count }
event-deck_reshuffled-short = { $count }
event-cards_dealt-short = { $power } { $count }
event-cards_received-short = { $cards }
event-riches_drawn-short = { $power } +{ $count }
event-deck_empty-short = { $power }: нет

## 20.4 Богатства Нового Света

event-riches =
    { $result_id ->
        [card] { $power }, { $site }: { $roll } — карта
        [galleon] { $power }, { $site }: { $roll } — галеон
        [deplete] { $power }, { $site }: { $roll } — карта, но источник иссяк
        [eliminated] { $power }, { $site }: { $roll } — потеря
       *[no_effect] { $power }, { $site }: { $roll } — ничего
    }
event-colony_lost = { $power }: потеряно — { $site }
event-conquest_depleted = { $power }: { $site } больше не приносит богатств, победные очки ({ $vp }) остаются
event-riches_marker_removed =
    { $marker_id ->
        [governor] Наместник колонии сделал своё дело, маркер снят
       *[uprising] Восстание туземцев сделало своё дело, маркер снят
    }
event-raid =
    { $stolen_id ->
        [yes] Рейдер ({ $power }): { $roll } — карта Габсбургов украдена
       *[no] Рейдер ({ $power }): { $roll } — неудача
    }
event-riches-short = { $site }: { $roll }
event-colony_lost-short = { $site }
event-conquest_depleted-short = { $site }
event-riches_marker_removed-short = маркер снят
event-raid-short = рейдер: { $roll }

## 18.1 Вормсский рейхстаг

procedure-diet_of_worms = Вормсский рейхстаг
procedure-diet_of_worms-step-1 = Тайный выбор
procedure-diet_of_worms-step-2 = Броски
procedure-diet_of_worms-step-3 = Обращения
procedure-diet_of_worms-step-4 = Карты
prompt-choose_card = какую карту сыграть? Её пока никто не увидит
prompt-diet_conversion = какую область обратить? Осталось: { $left }
event-cards_revealed = Карты открыты: { $cards }
event-diet_result =
    { $winner_id ->
        [none] Рейхстаг: хиты { $protestant } : { $catholic }, никто не впереди
       *[other] Рейхстаг: хиты { $protestant } : { $catholic }, впереди на { $count } — { $winner }
    }
event-no_card_played = { $power }: карты нет
event-home_card_used = { $power }: родная карта использована — { $card }
event-real_card_discarded = { $power }: карта на { $cp } КО — в сброс
event-count_by_hand = { $power }: сыграно { $cp } КО. Если это не родная карта, уменьшите число карт на руке сами
event-cards_revealed-short = { $cards }
event-diet_result-short = { $protestant } : { $catholic }
event-no_card_played-short = нет
event-home_card_used-short = { $card }
event-real_card_discarded-short = { $cp } КО
event-count_by_hand-short = { $cp } КО
reason-mandatory_event = { $card }: обязательное событие сюда не годится.
reason-home_card_used = { $card }: в этом ходу уже использована.
reason-has_that_faith = { $space }: эта вера там уже есть ({ $religion })
reason-not_next_to_faith = { $space }: рядом нет области этой веры ({ $religion })
