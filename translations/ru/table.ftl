## Стол: занавес, вероятности, числа таблиц, карточки держав.

# Занавес
ui-curtain-pass = Передайте экран: { $power }
ui-curtain-only = Тайное, для одной державы: { $power }
ui-curtain-hint = Остальные пусть отвернутся. Под занавесом ничего тайного нет, пока его не поднимут.
ui-curtain-later = Не сейчас
ui-curtain-close = Закрыть занавес
ui-curtain-waits = { $power }: тайный ответ. Передайте экран и поднимите занавес.
ui-curtain-hand =
    { $count ->
        [one] Рука, { $power }: { $count } карта
        [few] Рука, { $power }: { $count } карты
       *[other] Рука, { $power }: { $count } карт
    }
ui-curtain-card = Карта из руки, { $power }
ui-curtain-points = { $cp } КО
ui-curtain-no-cards = На руке нет ни одной карты.
ui-curtain-unknown =
    { $count ->
        [one] Ещё { $count } карту знает только сам владелец: пусть покажет её за столом.
        [few] Ещё { $count } карты знает только сам владелец: пусть покажет их за столом.
       *[other] Ещё { $count } карт знает только сам владелец: пусть покажет их за столом.
    }

# Числа таблиц
ui-outcome-either = { $one } или { $other }
ui-outcome-some =
    { $count ->
        [one] на выбор { $count } из { $of }: { $effects }
       *[other] на выбор { $count } из { $of }: { $effects }
    }
ui-values = Числа таблиц
ui-values-bonus = Бонусные кубики
ui-values-rebellion = Восстания гугенотов и голландцев
ui-values-new_world = Новый Свет
ui-values-sites = Сокровища поселений
ui-values-captains = Рейтинги морских капитанов
ui-values-keys-track = Ключи, { $power }
ui-values-pools = Наборы сил
ui-values-influence = Влияние в начале
ui-values-other = Прочее
ui-value-attack-base = Кубики атаки: основа
ui-value-attack-per_cp = Кубики атаки за каждое КО
ui-value-defence-base = Кубики защиты: основа
ui-value-defence-per_cp = Кубики защиты за каждое КО
ui-value-least-hits = «{ $row }»: хитов не меньше
ui-value-least-net = «{ $row }»: перевес хитов не меньше
ui-value-choose = «{ $row }»: сколько из этого на выбор
ui-value-amount-catholic_conversions = «{ $row }»: сколько обращений
ui-value-amount-rebellion_cp = «{ $row }»: восстание на сколько КО
ui-value-amount-vp = «{ $row }»: сколько победных очков
ui-value-dice_home = Кубики в родной области восставших
ui-value-dice_elsewhere = Кубики в остальных областях
ui-value-cp_per_regular = КО на одну регулярную часть
ui-value-navigation-dice = Проверка мореплавания: кубики
ui-value-navigation-safe_at = Проверка мореплавания: успех, начиная с
ui-value-treasure-boxes = Клетки в ряду сокровищ, { $power }
ui-value-keys =
    { $count ->
        [one] { $count } ключ
        [few] { $count } ключа
       *[other] { $count } ключей
    }
ui-value-keys-cards = карты
ui-value-keys-vp = ПО
ui-value-jesuit-boxes = Клетки для иезуитов, { $power }
ui-value-victory = Победные очки для победы

# Вероятности
ui-percent = { $value } %
ui-decimal-point = ,
ui-odds-title = Вероятности
ui-odds-title-of = Вероятности: { $target }
ui-odds-column-hint = Командные очки и кубики: атака против защиты
ui-odds-if = если цель —
ui-odds-for = { $cp } КО, { $outcome }
ui-odds-column = <b>{ $cp } КО</b> · { $dice }
ui-odds-points = КО
ui-odds-spaces = Областей, до
ui-odds-regulars = Регулярных
ui-odds-attack = Атака, { $power }
ui-odds-defence = Защита, { $power }
ui-odds-no-dice = нет кубиков
ui-odds-needed =
    { $count ->
        [one] Гарнизон погибнет, если выпадет хотя бы { $count } хит.
        [few] Гарнизон погибнет, если выпадет хотя бы { $count } хита.
       *[other] Гарнизон погибнет, если выпадет хотя бы { $count } хитов.
    }
ui-odds-hits = Хит: { $faces }.
ui-odds-unopposed = Гарнизона нет: восстание удастся без броска.
ui-odds-values = Числа таблиц…
ui-odds-values-hint = Откуда эти числа и как поставить свои

# Пометки чисел
ui-mark-rule = правила
ui-mark-rule-hint = «правила»: число из правил, его не меняют.
ui-mark-faq = FAQ
ui-mark-faq-hint = «FAQ»: число из ответов издателя, его не меняют.
ui-mark-read = вывод
ui-mark-read-hint = «вывод»: прямо не сказано, но следует из примера или соседнего правила.
ui-mark-house = наше
ui-mark-house-hint = «наше»: в отрывках правил этого числа нет, оно придумано нами. Поставьте печатное.
ui-mark-set = за столом
ui-mark-set-hint = «за столом»: число поставили игроки этой партии.

# Страница чисел
ui-values-menu = Числа таблиц…
ui-values-note = Этих чисел нет в отрывках правил: одни мы вывели, другие придумали. Если у вас есть игра, поставьте печатные. Каждое изменение записывается в журнал партии, действует сразу и берётся назад, как любое решение.
ui-values-groups = Группы чисел
ui-values-group = { $title } ({ $count })
ui-values-search = Найти число
ui-values-changed-only = Только изменённые
ui-values-changed =
    { $count ->
        [0] Ни одно число не изменено.
        [one] Изменено { $count } число.
        [few] Изменено { $count } числа.
       *[other] Изменено { $count } чисел.
    }
ui-values-default = ({ $value })
ui-values-default-hint = Число, с которым приходит программа
ui-values-range = От { $least } до { $most }
ui-values-back = { $what }: вернуть { $value }
ui-values-back-all = Вернуть все
ui-values-not-now = Сейчас числа не меняются: разыгрывается процедура или на карте прошлое.
ui-values-none = В этой игре таких чисел нет: всё нужное есть в правилах.
ui-mark-rule-short = — печатное
ui-mark-faq-short = — ответ издателя
ui-mark-read-short = — следует из примера
ui-mark-house-short = — придумано нами

# Броски и причины
ui-roll-side = { $power }, { $side }
ui-roll-hits =
    { $count ->
        [one] { $count } хит
        [few] { $count } хита
       *[other] { $count } хитов
    }
ui-roll-result = Результат { $result }: { $words }
ui-why-others = Почему не другие ({ $count })
option-informant-on-card = Информант: { $power }
option-jesuit-in-space = Иезуит: { $space }
option-from-card = С карточки: { $power }

# Карточка державы
ui-card-vp-keys =
    { $count ->
        [one] { $vp } за { $count } ключ без беспорядков
        [few] { $vp } за { $count } ключа без беспорядков
       *[other] { $vp } за { $count } ключей без беспорядков
    }
ui-card-vp-bonus = { $keys }, прочее { $bonus }
ui-card-leaders = Командиры
ui-card-leader-at = { $leader } ({ $place })
ui-card-leader-captive = { $leader } (в плену, { $power })
ui-card-spies = Внедрены у

# Религия
ui-religion-control = Контроль: { $powers }
ui-religion-league = Католическая лига смотрит зимой (20.10): под контролем Протестанта родных областей Франции { $spaces }, из них ключей { $keys }.
