## Here I Stand в окне: карты, страницы, вопросы.

# Откуда кубики попытки
kind-near_protestant = протестантские соседи
kind-near_reformer = реформаторы по соседству
kind-near_protestant_stack = протестантские войска по соседству
kind-reformer_here = реформатор на месте
kind-protestant_stack_here = протестантские войска на месте
kind-near_catholic = католические соседи
kind-near_university = университеты по соседству
kind-near_catholic_stack = католические войска по соседству
kind-university_here = университет на месте
kind-catholic_stack_here = католические войска на месте
kind-at_least_one = не меньше одного
kind-extra_dice = дополнительные кубики
kind-debater = бонус богослова

# Карты
ui-card-used = использована в этом ходу
ui-card-from-turn = с { $turn } хода
ui-card-if-edward_born = когда родится Эдуард
ui-card-if-mary_may_rule = когда сможет править Мария
ui-card-if-elizabeth_may_rule = когда сможет править Елизавета
ui-card-if-anne_boleyn_married = после брака с Анной Болейн
ui-card-due = сама собой зимой { $turn } хода
ui-card-leaves-always = после события выходит из игры
ui-card-leaves-ruler = выходит с приходом нового правителя
ui-card-leaves-sometimes = может выйти из игры, см. текст
ui-card-kind-home = родная
ui-card-kind-mandatory = обязательное
ui-card-kind-response = ответ
ui-card-kind-combat = боевая
ui-card-kind-event = событие
ui-card-to-draw = Под низ колоды
ui-card-to-discard = В сброс
ui-card-to-removed = Вон из игры
ui-card-to-waiting = Ждёт своего хода
ui-card-to-hand = В руку
ui-home-ready = У владельца
ui-home-used = Использована в этом ходу
ui-hands = Руки
ui-show-cards = Карты на руках
ui-hand-stack =
    { $count ->
        [one] { $power }: { $count } карта. Посмотреть руку
        [few] { $power }: { $count } карты. Посмотреть руку
       *[many] { $power }: { $count } карт. Посмотреть руку
    }
ui-hand-show = Посмотреть руку: { $power }
ui-curtain-hand-of = { $power }: посмотреть свои карты.
ui-tab-cards = Карты
ui-tab-cards-hint = Колода, сброс, родные карты, сколько карт на руках
ui-hands-count = Карт
ui-hands-minus = Меньше при раздаче
ui-hand-size = { $power }: карт на руке
ui-minus-cards = { $power }, маркеры «−1 карта»
ui-home-cards = Родные карты
ui-pile-draw = Колода: { $count }
ui-pile-discard = Сброс: { $count }
ui-pile-waiting = Ждут своего хода: { $count }
ui-pile-removed = Вне игры: { $count }
ui-when-due = По условию
ui-from-turn = с { $turn } хода

# Страницы
ui-no-owner = никто
ui-track-at = { $track }: { $value } из { $most }
ui-tab-debaters = Богословы
ui-tab-debaters-hint = Богословы обеих сторон: свободные, задействованные, будущие
ui-debaters = Богословы
ui-debaters-hint = Наведите мышь на богослова, чтобы прочесть его бонус; щелчок меняет его рукой арбитра.
ui-debaters-uncommitted = Свободны
ui-debaters-committed = Задействованы
ui-debaters-waiting = Появятся или выбыли
ui-debater-value = сила { $value }
ui-debater-with = вместе с реформатором: { $reformer }
ui-returns = вернётся на { $turn } ходу
ui-struggle-now = Протестантских областей: { $count }. Папство { $papacy } ПО, Протестант { $protestant } ПО
ui-struggle-hint = Области с беспорядками не считаются. Если их { $victory }, Протестант сразу побеждает.
ui-electorates = Курфюршества
ui-electorates-hint = Число — регулярные части, ждущие на дисплее.
ui-electorate-waiting = { $space }: части на дисплее
ui-electorate-display = Части на дисплее
ui-schmalkaldic =
    { $on ->
        [yes] Шмалькальденский союз: заключён
       *[no] Шмалькальденский союз: не заключён
    }
ui-reformers = Реформаторы
ui-reformer-of = Реформатор: { $reformer }
ui-reformer-after-anne = после Анны Болейн
ui-palette-reformers = Реформаторы вне карты
ui-translations = Переводы Писания
ui-translations-hint = Щелчок по клетке передвигает маркер рукой арбитра.
ui-language-of-german = немецкий
ui-language-of-english = английский
ui-language-of-french = французский
ui-in-play = В игре
ui-leader-away = { $leader }: в другое место
ui-due-reformers = Реформаторы: { $names }
ui-due-debaters = Богословы: { $names }
ui-due-cards = Новых карт: { $count }
map-waiting =
    { $count ->
        [one] На дисплее курфюршеств: { $count } регулярная часть
        [few] На дисплее курфюршеств: { $count } регулярные части
       *[many] На дисплее курфюршеств: { $count } регулярных частей
    }

ui-tab-new_world = Новый Свет
ui-tab-new_world-hint = Колонии, завоевания, богатства, плавания
ui-new-world = Новый Свет
ui-new-world-hint = Что лежит за океаном. Щелчок меняет это рукой арбитра.
ui-colonies-of = колонии: { $count } из { $room }
ui-colony-held = { $colony }: основана
ui-colony-free = { $colony }: не основана
ui-crossing-atlantic = Плывут через Атлантику
ui-crossing-of-exploration = исследование
ui-crossing-of-conquest = завоевание
ui-crossing-of-colony = колония
ui-voyagers = Исследователи и конкистадоры: { $names }
ui-sites = Завоевания и богатства
ui-conquest = { $site } ({ $vp } ПО)
ui-depleted = исчерпано
ui-marker-galleons = Галеоны
ui-marker-plantations = Плантации
ui-marker-governor = Наместник колонии
ui-marker-uprising = Восстание туземцев
ui-raiders = Рейдеры
ui-raider-out = { $power }: рейдер в море
ui-raider-none = { $power }: рейдера нет
ui-riches = Богатства, по двум кубикам

# Карточка державы
ui-card-minus = Маркеры «−1»
ui-card-excommunicated = Отлучение
ui-excommunication =
    { $on ->
        [yes] отлучён
       *[no] нет
    }
ui-key-track-legend = Сверху — ПО, снизу — карты при раздаче
ui-key-track-at = Ключей без беспорядков: { $keys }. ПО: { $vp }, карт: { $cards }
ui-key-track-won = Ключей без беспорядков: { $keys }. Игра выиграна
ui-protestant-cards = Карт при раздаче: { $base }; если под контролем { $electorates } курфюршества, то { $cards }
ui-ruler-of = Правитель: { $ruler }
ui-ruler-worth = может оставить { $admin }, добавочных карт { $bonus }
ui-henry = Генрих VIII: жёны и наследники
ui-henry-anne = Когда Генрих женился на Анне Болейн
ui-henry-edward = Эдуард
ui-wife-catherine_of_aragon = Екатерина Арагонская
ui-wife-ask_for_divorce = Просит развода
ui-wife-anne_boleyn = Анна Болейн
ui-wife-jane_seymour = Джейн Сеймур
ui-wife-anne_of_cleves = Анна Клевская
ui-wife-kathryn_howard = Екатерина Говард
ui-wife-katherine_parr = Екатерина Парр
ui-anne-married = Анна Болейн: { $when }
ui-never = не женился
ui-edward-none = Эдуард: не рождён
ui-edward-sickly = Эдуард: болезненный
ui-edward-healthy = Эдуард: здоровый
ui-elizabeth =
    { $on ->
        [yes] Елизавета: родилась
       *[no] Елизавета: не рождена
    }
ui-tab-track-here_i_stand = Ходы
ui-tab-track-hint-here_i_stand = Дорожка ходов: кто когда появится, командиры вне карты
ui-heirs = Наследники
ui-zone-german = нем.
ui-zone-english = англ.
ui-zone-french = фр.
ui-riches-card = карта
ui-riches-galleon = карта с «Галеонами»
ui-riches-deplete = карта, и последняя
ui-riches-eliminated = колония потеряна
ui-riches-no_effect = ничего
ui-site-potosi = Потоси
ui-site-colony = Колонии

# Questions
ui-dice-there = кубики { $dice }
ui-debater-in-list = Задействовать ли богослова, выберите в списке.
ui-card-in-list = Выберите карту в списке.
ui-attempt = Попытка { $number }
ui-attempt-success = успех
ui-attempt-failure = неудача
ui-attempt-inside = В целевой зоне: шестёрка решает сразу, ничья — за Протестантом.
ui-attempt-outside = Вне целевой зоны: ничья — за Папством.
ui-hits =
    { $count ->
        [one] { $count } хит
        [few] { $count } хита
       *[many] { $count } хитов
    }
prompt-enter_dice-space =
    { $dice ->
        [one] { $space }: бросьте { $dice } кубик. Что выпало?
        [few] { $space }: бросьте { $dice } кубика. Что выпало?
       *[other] { $space }: бросьте { $dice } кубиков. Что выпало?
    }
prompt-enter_dice-site =
    { $dice ->
        [one] { $site }: бросьте { $dice } кубик. Что выпало?
        [few] { $site }: бросьте { $dice } кубика. Что выпало?
       *[other] { $site }: бросьте { $dice } кубиков. Что выпало?
    }
prompt-enter_dice-kind =
    { $dice ->
        [one] рейдер охотится за картой Габсбургов: бросьте кубик. Что выпало?
       *[other] { $kind }: бросьте кубики ({ $dice }). Что выпало?
    }
ui-play-again = Разрешить ещё раз
ui-attempt-now = { $attempt }. Сейчас: { $step }
