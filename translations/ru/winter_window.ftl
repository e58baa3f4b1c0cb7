## Зима в окне: пути домой, потери, предпросмотр, шаги.

# Куда и какой ценой
ui-way-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }
ui-way-clear = { $steps }, путь свободен
ui-way-cut =
    { $losses ->
        [0] { $steps }. { $where }
       *[other] { $steps }, потери: { $losses }. { $where }
    }
ui-way-cut-at =
    { $why ->
        [unrest] Путь перерезан: { $space } — беспорядки ({ $rule })
       *[control] Путь перерезан: { $space } — контроль: { $control } ({ $rule })
    }
ui-way-short =
    { $why ->
        [unrest] Потери: { $losses } — { $space }: беспорядки ({ $rule })
       *[control] Потери: { $losses } — { $space }: контроль — { $control } ({ $rule })
    }
ui-way-room = { $words }; места ещё на { $room }
ui-group-at = { $place } · { $owner }
ui-lot-to = { $type }, { $place } → { $to }
ui-all-stay = Все остаются на местах
ui-none-must = Уходить никто не обязан.
ui-send-home = Вернуть: { $count }
ui-allotted = Распределено: { $sent } из { $total }
ui-allotted-range = Уходят: { $sent }. Нужно не меньше { $min }, можно до { $max }.
ui-lost-so-far = Названо потерь: { $sent } из { $max }
ui-lost-range = Названо потерь: { $sent }. Нужно от { $min } до { $max }.
ui-group-first = Сначала щёлкните группу, которая возвращается, потом — столицу.
ui-drop-no-room = { $place }: больше места нет.
ui-drop-not-asked = Сейчас спрашивают не об этих частях ({ $rule }).

# Предпросмотр
ui-rehearsal = вот что значит «доиграть за меня»
ui-rehearsal-note = Ближайшее место, меньше потерь, потом по названию; кто может остаться, остаётся. Пока ничего не сделано.
ui-rehearsal-do = Так и сделать
ui-rehearsal-back = Выбирать самому
ui-rehearsal-first = Показан предпросмотр: согласитесь с ним или вернитесь к выбору.
ui-rehearsed-answer = { $question } — { $answer }
event-then_chance = Потом падают кубики; что за ними, заранее неизвестно

# Шаги и державы
ui-step-title = { $number }. { $name }
ui-step-told =
    { $outcome ->
        [none] { $number }. { $name }
       *[other] { $number }. { $name } — { $outcome }
    }
ui-steps-unfold = Что произошло
ui-steps-fold = Свернуть
ui-turn-done = { $power }: всё сделано
ui-turn-now = { $power }: сейчас
ui-turn-later = { $power }: ещё впереди

# Карта мира
ui-tab-world = Мир
ui-tab-world-hint = Карта мира: океаны, поселения, капитаны, сокровища
ui-owner = Владелец
ui-nobody = Никто
ui-captain-here =
    { $treasures ->
        [0] { $captain }
       *[other] { $captain }, сокровища: { $treasures }
    }
ui-treasure-more = Одним сокровищем больше
ui-treasure-less = Одним сокровищем меньше
ui-captain-to-pool = Убрать с карты
ui-captain-bring = Ввести капитана
ui-captain-of = { $captain } ({ $power })
ui-captains-off = Капитаны вне карт
ui-captain-serves = { $captain }: { $power }, рейтинг { $rating }, ходы { $enters }–{ $leaves }. Перетащите на карту.
ui-treasure-rows = Ряды сокровищ
ui-drop-nowhere-overseas = Здесь ничего нет: положите фишку на поселение или в океанскую зону.
ui-palette-captains = Капитаны вне карт

# Ход и фазы
ui-phase-now = Ход { $turn } · { $phase }
ui-next-play = Провести: { $procedure }
ui-next-phase = Дальше: { $phase }
ui-next-turn = Дальше: ход { $turn }
ui-next-end = Закончить партию
ui-phase-skip = Пропустить
ui-phase-played-by-table = Эту фазу проводит стол: он спрашивает каждую державу о том, что она решает.
ui-phase-has-been-played = В этом ходу уже проведено: { $procedure }
ui-units-due = { $owner }: { $type } × { $count }
ui-due-now = На дорожке ждут этого хода: { $who }
ui-track-hint = Фишки можно переносить между ходами и полями внизу; щелчок открывает меню. Чтобы взять фишку на карту, подержите её над вкладкой «Европа»; с карты командиров и части переносят на полосу ходов над ней.
ui-track-not-that = На дорожке ходов ждут только командиры и части.
ui-turn-comes = Вступают: { $who }
ui-turn-last = Служат последний ход: { $who }
ui-turn-jesuits = Иезуиты Испании: +{ $count }
ui-turn-assassinations = Убийство использовано: { $who }
ui-leaders-none = Никого.
ui-captive-of = в плену: { $power }
ui-track-shelf = На дорожку ходов
ui-captain-leaves-by = { $place }: уходит с карты
ui-captain-winters-in = { $place }: зимует в колонии
ui-way-capital = столица, { $steps }
event-left_to_players-here_i_stand =
    { $phase_id ->
        [diplomacy] Эта фаза за вами целиком: войны и союзы отмечайте на таблицах
        [spring_deployment] Эта фаза за вами целиком: части и командующих передвигайте по карте
        [action] В этой фазе за вами импульсы, карты и командные очки, движение и бои; акции из меню проводит стол
        [winter] Эта фаза за вами целиком: возвращение частей, конец союзов, пополнения и возвращение командующих
        [new_world] Эта фаза за вами целиком: экспедиции и богатства отмечайте на поле Нового Света
       *[victory] Эта фаза за вами: кто победил; ключевые области и победные очки считает стол
    }
ui-home-to = В столицу: { $place }
ui-drag-group = { $units }. На карте группу можно перетащить целиком, с Ctrl — по одной части.
