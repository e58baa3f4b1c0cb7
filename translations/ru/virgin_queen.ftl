## Virgin Queen: фазы, территории, процедуры, события, вопросы, отказы.

phase-card_draw = Раздача карт
phase-card_draw-short = Карты
phase-diplomacy = Дипломатия
phase-spring_deployment = Весеннее развёртывание
phase-spring_deployment-short = Весна
phase-action = Акции
phase-winter = Зима
phase-victory = Победа
area-england = Англия
area-scotland = Шотландия
area-france = Франция
area-netherlands = Нидерланды
marker-jesuit = Иезуит
marker-morisco = Мориски
walsingham-unused = не использован
walsingham-offensive = нападение
walsingham-defensive = защита
chapter-religion = Религия
kind-major = большое обращение
kind-minor = малое обращение
kind-kept = отложенная «6»

## Рука арбитра

edit-capital = { $owner }: столица — { $at }
edit-treasures = { $power }: сокровища — { $value }
edit-treasure_row = ряд сокровищ, { $row }: { $value }
edit-captain = { $captain }: { $at }
edit-settlement = { $settlement }: владелец — { $owner }
edit-informant =
    { $value_id ->
        [yes] информант положен: { $owner } → { $on }
       *[no] информант снят: { $owner } → { $on }
    }
edit-assassination_used =
    { $value_id ->
        [yes] { $power }: убийство использовано
       *[no] { $power }: убийство снова возможно
    }
edit-cipher_key =
    { $value_id ->
        [yes] { $power }: ключ к шифру есть
       *[no] { $power }: ключа к шифру нет
    }
edit-jesuits = иезуиты на карточке Испании: { $value }
edit-walsingham = Уолсингем: { $value }
edit-mercenaries_for_hire = наёмники внаём: { $value }
edit-influence = влияние, { $power } → { $minor }: { $value }
edit-influence_resolved =
    { $value_id ->
        [yes] { $minor }: определено в этом ходу
       *[no] { $minor }: не определено в этом ходу
    }
edit-minor_active =
    { $value_id ->
        [yes] { $minor }: в игре
       *[no] { $minor }: вне игры
    }
edit-catholic_league =
    { $value_id ->
        [yes] Католическая лига: создана
       *[no] Католическая лига: не создана
    }
event-edited_secretly = Рукой арбитра, втайне — рука: { $power }
event-espionage_markers =
    { $informants ->
        [one] Каждая держава получает { $informants } информанта и маркеры шпионажа
       *[other] Каждая держава получает информантов ({ $informants }) и маркеры шпионажа
    }
event-jesuits_received = Испания получает иезуитов: { $count }
reason-beyond_track = Шкала кончается на { $most }.
reason-captain_off_map = { $captain }: вне карты капитан ничего не везёт.
reason-card_twice = { $card }: эта карта уже на руках.
reason-no_informant_left = { $owner }: информантов больше нет.
reason-no_jesuit_box = На карточке Испании мест для иезуитов: { $boxes }.
reason-own_card = Информант лежит на чужой карточке державы, а не на своей.
reason-row_too_short = В ряду ({ $row }) всего мест: { $boxes }.
reason-no_room_for_what_lies_there = С такими числами не осталось бы места для того, что уже лежит.
reason-unknown_captain = Нет такого морского капитана: { $captain }.
reason-unknown_card = Нет такой карты: { $card }.
reason-unknown_settlement = Нет такого поселения: { $settlement }.
reason-unknown_ocean_zone_or_settlement = Нет такой океанской зоны или поселения: { $ocean_zone_or_settlement }.
reason-unknown_treasure_row = Нет такого ряда сокровищ: { $treasure_row }.

## 18.2 Попытки обращения в протестантизм

procedure-protestant_conversion = Попытки обращения в протестантизм
procedure-protestant_conversion-step-1 = Бросок
procedure-protestant_conversion-step-2 = Поправки
procedure-protestant_conversion-step-3 = Промахи
procedure-protestant_conversion-step-4 = Беспорядки
procedure-protestant_conversion-step-5 = Большие обращения
procedure-protestant_conversion-step-6 = Остальные обращения
procedure-protestant_conversion-step-7 = Размещение беспорядков
parameter-attempts = Попытки
parameter-areas = Территории религиозной борьбы
parameter-event = Событие
given-attempts =
    { $value ->
        [one] { $value } попытка
        [few] { $value } попытки
       *[other] { $value } попыток
    }
given-event = «{ $value }»

event-dice_adjusted =
    { $count ->
        [0] Кубики остаются как есть
       *[other] Поправка «{ $was }» → «{ $now }», кубиков: { $count }
    }
event-misses = Промахи: { $dice_count }
event-unrest_taken = Взято маркеров «Беспорядки»: { $count }
event-unrest_cancelled = Маркер «Беспорядки» аннулирован: одна «6» снижена до «5»
event-six_kept = Одна «6» отложена до шага 6
event-conversion_passed = Пропущено: { $kind }
event-conversion_lost = Подходящей области нет, пропадает: { $kind } × { $count }
event-unrest_surplus = Лишние маркеры «Беспорядки» исчезают: { $count }

event-dice_adjusted-short =
    { $count ->
        [0] нет
       *[other] { $was } → { $now }: { $count }
    }
event-misses-short = { $dice_count }
event-unrest_taken-short =
    { $count ->
        [0] нет
        [one] { $count } маркер
        [few] { $count } маркера
       *[other] { $count } маркеров
    }
event-unrest_cancelled-short = один аннулирован
event-six_kept-short = отложена
event-conversion_passed-short = пропущено
event-conversion_lost-short = пропало: { $count }
event-unrest_surplus-short = лишних: { $count }

prompt-cancel_unrest = аннулировать маркер «Беспорядки», снизив «6» до «5»?
prompt-major_conversion = куда направить большое обращение?
prompt-next_conversion = какое обращение следующее?
prompt-minor_conversion = куда направить малое обращение?
prompt-kept_conversion = куда направить отложенную «6»?
prompt-place_unrest = куда кладём маркер «Беспорядки»?
option-cancel_unrest-yes = Снизить «6»
option-cancel_unrest-no = Оставить
option-keep = Отложить до шага 6
option-next_conversion-minor = Малое (4 или 5)
option-next_conversion-kept = Отложенная «6»

reason-not_in_area = { $space }: вне территорий, выбранных для попыток
reason-already_protestant = { $space }: уже протестантизм
reason-not_linked =
    { $near_id ->
        [unrest] { $space }: у протестантских соседей беспорядки ({ $spaces })
        [new] { $space }: протестантские соседи обращены только на этом шаге ({ $spaces })
       *[none] { $space }: нет связи с протестантской областью
    }
reason-catholic_unit = { $space }: там католическая часть
reason-jesuit = { $space }: там иезуит

## 18.5 Католические обращения

procedure-catholic_conversion = Обращения в католицизм
procedure-catholic_conversion-step-1 = Обращения
parameter-power = Держава
parameter-count = Обращения
given-power = { $value }
given-count =
    { $value ->
        [one] { $value } обращение
        [few] { $value } обращения
       *[other] { $value } обращений
    }
prompt-catholic_conversion = куда направить обращение в католицизм?
reason-already_catholic = { $space }: уже католицизм
reason-not_linked_to_catholic = { $space }: нет ни связи с католической областью без беспорядков, ни иезуита, ни католической части
reason-protestant_unit = { $space }: там протестантская часть

## 18.x Восстания

chapter-rebellion = Восстания
procedure-huguenot_rebellion = Восстание гугенотов
procedure-huguenot_rebellion-step-1 = Цель
procedure-huguenot_rebellion-step-2 = Исход
procedure-huguenot_rebellion-step-3 = Перемещение
procedure-huguenot_rebellion-step-4 = Контроль
procedure-huguenot_rebellion-step-5 = Части
procedure-huguenot_rebellion-step-6 = Война
procedure-huguenot_rebellion-step-7 = Столица
procedure-huguenot_rebellion-step-8 = Командующий
procedure-dutch_rebellion = Восстание голландцев
procedure-dutch_rebellion-step-1 = Цель
procedure-dutch_rebellion-step-2 = Исход
procedure-dutch_rebellion-step-3 = Перемещение
procedure-dutch_rebellion-step-4 = Контроль
procedure-dutch_rebellion-step-5 = Части
procedure-dutch_rebellion-step-6 = Война
procedure-dutch_rebellion-step-7 = Столица
procedure-dutch_rebellion-step-8 = Командующий
parameter-target = Цель
parameter-cp = Командные очки
given-target = { $value }
given-cp = { $value } КО
prompt-choose_target =
    { $wanted_id ->
        [leader] на кого покушаемся?
       *[space] где начнётся восстание?
    }
prompt-choose_cp = сколько командных очков?
prompt-lose_unit = { $at }: какая часть потеряна?
prompt-displace = { $at }: куда перемещаются части?
prompt-leader_follows = { $at }: куда отправляется { $leader }?
prompt-take_control = какая область переходит следующей? Осталось: { $left }
prompt-place_capital = { $space }: сделать столицей? ({ $owner })
prompt-place_leader = { $space }: кто из командующих появится?

event-rebellion_begins = { $space }: восстание, { $cp } КО ({ $owner } — { $enemy })
event-rebellion_begins-short = { $space }
event-rebellion_unopposed = { $space }: противиться некому, восстание успешно
event-rebellion_unopposed-short = успех
event-rebellion_without_target = Восстанию негде начаться
event-rebellion_without_target-short = цели нет
event-rebellion_failed = { $space }: восстание не удалось
event-rebellion_failed-short = неудача
event-rebellion_succeeded = { $space }: восстание успешно
event-rebellion_succeeded-short = успех
event-hits = { $power }, { $side }: хиты — { $count }
event-hits-short =
    { $count ->
        [one] { $count } хит
        [few] { $count } хита
       *[other] { $count } хитов
    }
event-displaced = { $space }: перемещено частей — { $count }
event-displaced-short = { $count }
event-no_refuge = { $space }: идти некуда ({ $owner }), части уничтожены
event-no_regulars = { $space }: регулярных частей не прибавилось ({ $owner })
event-no_regulars-short = нет
event-war_goes_on = Война уже идёт: { $powers }
event-war_goes_on-short = уже идёт
event-war_declared-short = война
event-capital_lies = { $owner }: столица на месте — { $space }
event-capital_lies-short = { $space }
event-capital_placed = { $owner }: столица — { $space }
event-capital_placed-short = { $space }
event-capital_waits = { $owner }: столица остаётся вне карты
event-capital_waits-short = ждёт
event-leader_declined = { $owner }: командующий не появляется
event-leader_declined-short = никто
event-no_leader_to_enter = { $owner }: появиться некому
event-no_leader_to_enter-short = никто
event-leader_leaves = { $leader }: уходит с карты
event-cp_spent = { $power }: { $cp } КО
event-cp_spent-short = { $cp } КО

reason-no_target = Ни одна область не подходит для восстания
reason-held_already = { $space }: и так у восставших
reason-is_besieged = { $space }: осаждена
reason-is_in_unrest = { $space }: беспорядки
reason-not_held_by_enemy = { $space }: не под контролем противника
reason-not_of_faith = { $space }: не той веры, что восставшие
reason-not_linked_to_target = { $space }: нет связи с целью
reason-outside_area = { $space }: вне территории восстания
reason-unit_of_other_faith = { $space }: там часть другой веры
reason-not_own_control = { $space }: не под контролем державы этих частей
reason-not_fortified = { $space }: не укреплена
reason-not_nearest = { $space }: есть место ближе
reason-not_a_port = { $space }: не порт
reason-cp_out_of_range = Можно потратить от { $min } до { $max } командных очков
reason-default_leader = { $leader }: безымянный командующий
reason-leader_comes_later = { $leader }: служит только с хода { $turn }
reason-leader_time_over = { $leader }: служит только до хода { $turn }
reason-leader_not_waiting = { $leader }: не ждёт вне карты
reason-naval_leader = { $leader }: морской командир

## 19 Шпионаж

chapter-espionage = Шпионаж
procedure-gain_intelligence = Сбор сведений
procedure-gain_intelligence-step-1 = Цель
procedure-gain_intelligence-step-2 = Кубики
procedure-gain_intelligence-step-3 = Что узнали
procedure-plant_agent = Внедрение агента
procedure-plant_agent-step-1 = Агент
procedure-plant_agent-step-2 = Место
procedure-assassination = Убийство
procedure-assassination-step-1 = Командные очки
procedure-assassination-step-2 = Цель
procedure-assassination-step-3 = Кубики
procedure-assassination-step-4 = Исход
procedure-english_catholic_rebellion = Восстание английских католиков
procedure-english_catholic_rebellion-step-0 = Бросок по таблице
procedure-english_catholic_rebellion-step-1 = Обращения в католицизм
procedure-english_catholic_rebellion-step-2 = Цель
procedure-english_catholic_rebellion-step-3 = Исход
procedure-english_catholic_rebellion-step-4 = Перемещение
procedure-english_catholic_rebellion-step-5 = Контроль
procedure-english_catholic_rebellion-step-6 = Части
procedure-english_catholic_rebellion-step-7 = Война
procedure-set_walsingham = Уолсингем
procedure-set_walsingham-step-1 = Сторона
parameter-agent = Агент
parameter-source = Откуда
parameter-side = Сторона
given-agent = { $value }
given-source = откуда: { $value }
given-side = { $value }
agent-informant = информант
agent-jesuit = иезуит
side-attack = атака
side-defence = защита
side-offensive = нападение
side-defensive = защита
effect-look_at_card = увидеть одну карту
effect-look_at_hand = увидеть руку
effect-neutralise_agent = обезвредить агента
effect-force_discard = заставить сбросить карту
effect-kill = цель гибнет
effect-vp = победные очки: { $amount }
effect-lose_jesuit = потерян иезуит
effect-catholic_conversions = обращения в католицизм: { $amount }
effect-rebellion_cp = восстание на { $amount } КО
effect-gunpowder_plot = заговор удался, Испания побеждает
effect-none = ничего
outcome-success = успех
outcome-failure = неудача

prompt-choose_target_power = какая держава станет целью?
prompt-intelligence_result = что делаем с узнанным? Цель: { $target }
prompt-choose_agent = какого агента обезвреживаем? Владелец: { $owner }
prompt-choose_agent_kind = информант или иезуит?
prompt-choose_source = откуда берём информанта?
prompt-choose_space =
    { $purpose_id ->
        [remove] откуда уходит иезуит?
       *[plant] куда отправляется иезуит?
    }
prompt-enter_chance = какая карта вытянута?
option-look_at_card = Увидеть одну карту
option-look_at_hand = Увидеть руку
option-neutralise_agent = Обезвредить агента
option-force_discard = Заставить сбросить
option-informant = Информант
option-jesuit = Иезуит
option-pool = Из набора

event-intelligence_sought = { $power }: сбор сведений, цель — { $target }
event-intelligence_sought-short = { $target }
event-dice_counted = { $power }, { $side }: кубиков { $dice }
event-table_row = { $procedure }, результат { $result }: { $row_words }
event-table_row-short = { $row_words }
event-nothing_learned = { $power }: ничего не узнано, цель — { $target }
event-nothing_learned-short = ничего
event-nothing_comes_of_it = { $power }: безрезультатно
event-nothing_comes_of_it-short = ничего
event-card_looked_at = { $power } видит одну карту, рука — { $target }
event-card_looked_at-short = одна карта
event-card_seen = Карта на руке ({ $target }): { $card }
event-hand_looked_at = { $power } видит руку целиком — { $target }, карт: { $count }
event-hand_looked_at-short = рука
event-hand_seen = Рука ({ $target }): { $cards }
event-card_discarded = { $power }: в сброс — { $card }
event-card_discarded-short = { $card }
event-chance = { $power }: вытянуто — { $card }
event-agent_chosen = { $power }: { $agent }
event-agent_chosen-short = { $agent }
event-informant_planted = Информант внедрён: { $owner } → { $on }
event-informant_planted-short = { $on }
event-informant_neutralised = Информант обезврежен: { $owner } → { $on }
event-informant_neutralised-short = информант обезврежен
event-jesuit_planted = { $space }: появляется иезуит
event-jesuit_planted-short = { $space }
event-jesuit_removed = { $space }: иезуит уходит с карты
event-jesuit_removed-short = иезуит снят
event-no_jesuit_out = Иезуитов на карте нет
event-assassination_begins = { $power }: покушение, цель — { $leader }
event-assassination_begins-short = { $leader }
event-assassination_fails = Покушение не удалось: { $leader }
event-assassination_fails-short = не удалось
event-assassination_used = { $power }: маркер «Убийство использовано» на дорожке ходов
event-leader_dies = Гибель: { $leader }
event-leader_dies-short = гибель
event-vp_scored = { $power }: победные очки +{ $count }
event-walsingham_set = Уолсингем: { $side }
event-walsingham_set-short = { $side }
event-game_won = Победа: { $power } ({ $why })
why-gunpowder_plot = заговор удался

reason-espionage_too_early = Шпионаж начинается с хода { $first }
reason-assassination_used = { $power }: маркер «Убийство использовано» на дорожке ходов до зимы
reason-rebellion_used = { $power }: в этом ходу уже было убийство или это восстание
reason-own_power = { $power }: это та же держава
reason-own_leader = { $leader }: командир той же державы
reason-dead_leader = { $leader }: погиб
reason-captured_leader = { $leader }: в плену
reason-leader_off_map = { $leader }: вне карты
reason-serves_at_sea = { $leader }: сейчас служит на море
reason-no_leader_in_reach = Некого выбрать целью
reason-hand_empty = { $power }: карт на руке нет
reason-no_agent_to_neutralise = { $power }: обезвреживать некого
reason-informant_there = { $power }: информант этой державы там уже есть
reason-informant_on_every_card = { $power }: информанты уже на всех карточках
reason-informant_neutralised = { $power }: информант там обезврежен и ждёт зимы
reason-no_informant_free = { $power }: информанта нет ни в наборе, ни там, откуда его можно взять
reason-pool_without_informant = { $power }: в наборе информантов нет
reason-only_spain_has_jesuits = Иезуиты есть только у Испании
reason-no_jesuit_on_card = На карточке Испании нет иезуита
reason-jesuit_there = { $space }: иезуит там уже есть
reason-jesuit_everywhere = Иезуит есть в каждой области Англии
reason-not_in_england = { $space }: вне Англии
reason-source_unwanted = Иезуита берут с карточки Испании
reason-missing_parameter = Не хватает: { $parameter }
reason-walsingham_not_in_play = Уолсингем не в игре
reason-walsingham_used = Уолсингем уже использован до зимы ({ $side })

## 20 Зима и ход

option-regular = Регулярная часть
option-mercenaries = Два наёмника
option-mercenaries_for_hire = Наёмники внаём — до верхней клетки


