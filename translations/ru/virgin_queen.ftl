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
event-six_kept-short = одна отложена
event-conversion_passed-short = пропущено
event-conversion_lost-short = пропало: { $count }
event-unrest_surplus-short = лишних: { $count }

prompt-cancel_unrest = аннулировать маркер «Беспорядки», снизив «6» до «5»?
prompt-major_conversion = какую область обращает эта «6»? Или отложить её до шага 6?
prompt-next_conversion = какое обращение следующее?
prompt-minor_conversion = какую область обращает малое обращение?
prompt-kept_conversion = какую область обращает отложенная «6»?
prompt-place_unrest = куда кладём маркер «Беспорядки»?
option-cancel_unrest-yes = Снизить «6»
option-cancel_unrest-no = Оставить
option-keep = До шага 6
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
