## Окно: строки, меню, панели.

ui-title = { $name } — Cuius Regio
ui-title-read-only = { $title } (только чтение)
ui-unsaved-game = Партия без файла
ui-game = { $game } · { $scenario }
ui-welcome = Стол для религиозных войн: карта, судья и летопись
ui-yes = да
ui-no = нет
ui-none = нет
ui-ok = Готово
ui-back = Назад
ui-close = Закрыть
ui-begin = Начать
ui-map = Карта Европы

# Верхняя строка
ui-turn = Ход { $turn }
ui-turn-of = Ход { $turn } из { $last }
ui-turn-hint = Номер хода. Щелчок: назначить другой (рука арбитра)
ui-phases = Фазы
ui-phase-set = { $phase }: сделать текущей фазой (рука арбитра)
ui-find = Найти область
ui-find-name = Найти область на карте
ui-find-hint = Название области или морской зоны, по-русски или по-английски (Ctrl+F)
ui-find-nothing = На этой карте нет названия «{ $words }»
ui-menu = Меню
ui-menu-hint = Меню (F10)
ui-language = Язык
ui-language-en = English
ui-language-ru = Русский

# Меню
ui-menu-file = Файл
ui-menu-table = Стол
ui-menu-view = Вид
ui-menu-help = Справка
ui-new = Новая партия…
ui-open = Открыть…
ui-save = Сохранить
ui-save-as = Сохранить как…
ui-recent = Недавние файлы
ui-recover = Восстановить партию
ui-guide = Пример с пояснениями
ui-log-export = Выгрузить журнал…
ui-preferences = Настройки…
ui-quit = Выход
ui-undo = Взять назад
ui-redo = Вернуть
ui-give-up = Отказаться от процедуры
ui-give-up-hint = Возвращает стол к началу этой процедуры
ui-look-now = К настоящему
ui-find-space = Найти область
ui-fit = Вся карта
ui-zoom = Масштаб карты
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-dark = Тёмное оформление
ui-other-language = In English
ui-show-procedure = Процедуры
ui-show-log = Журнал
ui-show-palette = Палитра фишек
ui-keys = Клавиши
ui-about = О программе
ui-about-text =
    Стол для настольных игр Virgin Queen и Here I Stand: карта с фишками, судья, который знает правила, и летопись всего, что произошло.

    Программе нужны сами игры, и ни одной их части она не заменяет: карта, фишки и тексты сделаны для неё заново. Свободная программа под лицензией MIT; к сети она не обращается никогда.

# Державы
ui-vp = { $vp } ПО
ui-shield =
    { $asked ->
        [yes] { $power }: { $vp } ПО, ждём ответа
       *[no] { $power }: { $vp } ПО
    }
ui-power-card = Карточка державы: { $power }
ui-card-vp = Победные очки
ui-card-capital = Столица
ui-card-keys = Ключи
ui-card-keys-unrest = В беспорядках
ui-card-hand = Рука
ui-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
ui-card-treasures = Сокровища
ui-card-agents = Свои агенты
ui-agents-informants =
    { $count ->
        [one] { $count } информант
        [few] { $count } информанта
       *[other] { $count } информантов
    }
ui-agents-cipher = ключ к шифру
ui-agents-assassination = убийство использовано
ui-card-informants = Чужие информанты
ui-informant-neutralised = { $power } (обезврежен)
ui-card-jesuits = Иезуиты
ui-card-walsingham = Уолсингем
ui-card-hire = Внаём
ui-card-pool = Набор сил
ui-card-war = Война
ui-card-allied = Союзники
ui-card-ruler = Правитель
ui-excommunicated = { $ruler } (отлучён)
ui-card-home = Родные карты
ui-card-captured = Пленные
ui-home-card =
    { $state ->
        [used] { $card } (использована)
       *[ready] { $card }
    }
ui-less = { $what }: на одно меньше
ui-more = { $what }: на одно больше

# Процедуры
ui-procedures = Процедуры
ui-idle-hint = Ничего не разыгрывается: фишки можно двигать свободно или начать процедуру.
ui-play-event = Разыграть «{ $event }»
ui-house = наше
ui-house-hint = Эти числа наши: в отрывках правил их нет. Замените их на те, что стоят на вашей карте.
ui-other-phase = обычно в фазе «{ $phase }»
ui-start = Начать
ui-asked-later = спросить на своём шаге
ui-odds = { $outcome }: { $chance } ({ $percent } %)
ui-asked = { $power }: { $question }
ui-procedure-over = Процедура завершена.
ui-to-procedures = К процедурам
ui-do-rest = Доиграть за меня
ui-do-rest-hint = Отвечает за эту державу до конца самым очевидным образом. Это одно решение, и его можно взять назад.
ui-step-done = { $number ->
    [0] { $name }
   *[other] Шаг { $number }, { $name }
 }: сделано. { $outcome }
ui-step-now = { $number ->
    [0] { $name }
   *[other] Шаг { $number }, { $name }
 }: сейчас. { $outcome }
ui-step-later = { $number ->
    [0] { $name }
   *[other] Шаг { $number }, { $name }
 }: впереди. { $outcome }
ui-option-name = { $option }, клавиша { $number }
ui-chosen = Выбрано: { $count } из { $max }
ui-enough-chosen = Уже выбрано { $max }; сначала снимите что-нибудь.
ui-too-few-chosen = Выберите хотя бы { $min }.
ui-no-answer = { $place }: на этот вопрос так не ответить ({ $rule })
ui-reason-also = { $said }; кроме того, { $more }
ui-drag-answer = Перетащите на карту: { $piece }
ui-drop-no-answer = Этой фишкой на вопрос не ответить.

# Кубики
ui-dice-shown = Кубики: { $dice }
ui-die-fixed = сразу
ui-die-adjusted = правка
ui-die-miss = мимо
ui-die-kept = отлож.
ui-die-lowered = снижен
ui-die-face = Кубик { $die }: { $face }
ui-dice-clear = Сбросить
ui-dice-all = Все кубики введены.
ui-dice-left =
    { $count ->
        [one] Остался { $count } кубик: щёлкните грань или нажмите 1–6.
        [few] Осталось { $count } кубика: щёлкните грань или нажмите 1–6.
       *[other] Осталось { $count } кубиков: щёлкните грань или нажмите 1–6.
    }
ui-dice-missing =
    { $count ->
        [one] Ещё не введён { $count } кубик.
        [few] Ещё не введены { $count } кубика.
       *[other] Ещё не введены { $count } кубиков.
    }

# Журнал
ui-log = Журнал
ui-log-filter = Какие строки показывать
ui-filter-all = Все события
ui-filter-dice = Только кубики
ui-filter-power = { $power }
ui-filter-space = Область: { $space }
ui-log-line-hint = Решение { $decision }. Щелчок показывает карту того времени, правая кнопка — другие действия
ui-log-look = Показать карту того времени
ui-log-take-back = Взять назад до этого места
ui-log-branch = Начать отсюда другую партию…
ui-log-fly = Показать на карте: { $space }
ui-log-taken-back = [взято назад] { $words }
ui-log-title = { $game }: журнал партии
ui-log-name = журнал
ui-log-of-space = Журнал этой области
ui-column-number = №
ui-column-decision = Решение
ui-column-rule = Правило
ui-column-event = Событие
ui-column-dice = Кубики
ui-column-gone = Взято назад
ui-looking = На карте показано положение после решения { $decision }.
ui-not-now = На карте прошлое; чтобы двигать фишки и отвечать, вернитесь к настоящему.

# Возврат
ui-crossing = Возврат перейдёт через то, что уже стало известно: { $what }. Те же кубики второй раз не выпадут, а в журнале останется пометка.
ui-crossing-many = Взять назад всё после этой строки? Всё, что стало известно, останется в журнале с пометкой.
ui-crossed-dice = кубики
ui-crossed-cards = карты
ui-crossed-secret = тайну
ui-take-back = Взять назад
ui-leave-it = Оставить

# Файлы
ui-new-game = Новая партия
ui-new-about = Выбрать игру, сценарий и откуда берутся кубики
ui-open-game = Открыть партию
ui-open-about = Файл партии; его можно и просто бросить на окно
ui-guide-about = Две минуты: «Великий пост по-гугенотски» во Франции, на настоящей карте
ui-recover-about =
    { $count ->
        [one] { $count } партия не сохранена в файл; она вся здесь
        [few] { $count } партии не сохранены в файл; они все здесь
       *[other] { $count } партий не сохранено в файл; они все здесь
    }
ui-recover-hint = Программа сама ведёт запись каждой партии. Эти в ваш файл сохранены не были.
ui-recover-none = Восстанавливать нечего.
ui-recover-row =
    { $decisions ->
        [one] { $game }, { $scenario }: { $decisions } решение, { $when }
        [few] { $game }, { $scenario }: { $decisions } решения, { $when }
       *[other] { $game }, { $scenario }: { $decisions } решений, { $when }
    }
ui-field-game = Игра
ui-field-scenario = Сценарий
ui-field-dice = Кубики
ui-field-cards = Карты
ui-dice-rolled = Бросает программа
ui-dice-entered = Настоящие, вводятся вручную
ui-cards-dealt = Раздаёт программа
ui-cards-counts = Настоящие: ведётся только число карт на руках
ui-save-name = партия
ui-branch-name = партия от решения { $decision }
ui-branch = Другая партия отсюда
ui-branched = Партия из первых решений, числом { $decision }, — в файле «{ $file }». Эта продолжается.
ui-open-branch = Открыть её
ui-saved = Сохранено: { $file }. Теперь каждое решение записывается туда сразу.
ui-saved-already = { $file }: все решения уже на диске.
ui-exporting = Записываем журнал в { $file }
ui-exported = Журнал — в файле { $file }
ui-file-save = Партия Cuius Regio
ui-file-txt = Простой текст
ui-file-html = Веб-страница
ui-file-csv = Таблица (CSV)
ui-recovered = Файл { $file } повреждён в строке { $next }: { $why }. Целы и открыты первые строки, { $line } из { $of }; сам повреждённый файл оставлен рядом под другим именем.
ui-recovered-left = Файл { $file } повреждён в строке { $next }: { $why }. Целы и открыты первые строки, { $line } из { $of }; сам файл оставлен как есть.
ui-lost =
    { $count ->
        [one] Правила в программе с тех пор изменились: { $count } решение не удалось повторить, и оно потеряно. Показано положение последнего снимка перед ним.
        [few] Правила в программе с тех пор изменились: { $count } решения не удалось повторить, и они потеряны. Показано положение последнего снимка перед ними.
       *[other] Правила в программе с тех пор изменились: { $count } решений не удалось повторить, и они потеряны. Показано положение последнего снимка перед ними.
    }
ui-read-only = Файл занят другой программой: смотреть и играть можно, но ничего не записывается. Чтобы сохранить сделанное, сохраните под другим именем.
ui-not-saved = Последнее решение не записано на диск: { $why }. Партия продолжается в памяти; сохраните её в другом месте.
ui-cannot-keep = Записать этот файл нельзя: { $why }. Смотреть и играть можно, но ничего не записывается. Чтобы сохранить сделанное, сохраните под другим именем.
ui-leave-title = Решения, которых нет ни в одном файле
ui-leave = Последние решения есть только в памяти ({ $why }). Если уйти из этой партии, не сохранив её в другом месте, они пропадут.
ui-leave-lose = Уйти и потерять их
ui-leave-stay = Остаться
damage-empty = строка пуста
damage-too_many = в файле больше, чем в любой партии
damage-cut_off = последняя строка обрывается
damage-too_long = слишком длинная строка
damage-no_checksum = в строке нет контрольной суммы
damage-checksum = контрольная сумма не сходится
damage-bad_header = первая строка не читается
damage-bad_line = строка не читается
damage-not_json = строка — не JSON
damage-not_ours = файл написан другой программой
damage-no_version = не указана версия
damage-newer = файл написан более новой версией
damage-impossible = строка рассказывает о том, чего быть не могло

# Настройки
ui-theme = Оформление
ui-theme-system = Как в системе
ui-theme-light = Светлое
ui-theme-dark = Тёмное
ui-journals-folder = Свои записи программа хранит здесь: { $folder }

# Нижняя строка
ui-tab-europe = Европа
ui-tab-europe-hint = Карта
ui-tab-diplomacy = Дипломатия
ui-tab-diplomacy-hint = Войны, союзы и влияние
ui-tab-religion = Религия
ui-tab-religion-hint = Религиозная борьба по территориям
ui-tab-track = Дорожка ходов
ui-tab-track-hint = Кто когда появится, командиры вне карты, сокровища
ui-layers = Слои
ui-layer-political = Политический контроль
ui-layer-religious = Религия и беспорядки
ui-layer-military = Части и командиры
ui-layer-links = Пути
ui-layer-areas = Территории религиозной борьбы
ui-layer-overview = Обзорная карта
ui-layer-areas-here_i_stand = Языковые зоны
ui-map-key = Условные знаки
ui-key-spaces = Области и пути
ui-key-owners = Контроль: цвет, буква и узор
ui-key-key = Ключевая область
ui-key-fortress = Крепость
ui-key-electorate = Курфюршество
ui-key-town = Область без укреплений
ui-key-capital = Столица — корона
ui-key-port = Порт — якорь
ui-key-pass = Горный проход
ui-key-sea = Граница морских зон
ui-key-unrest = Беспорядки — пламя
ui-key-besieged = Осада — стена
ui-key-leader = Командир: командование – бой
ui-key-reformer = Реформатор
ui-counter-size = Размер фишек

# Рука арбитра
ui-palette = Палитра
ui-palette-hint = Перетащите фишку на карту.
ui-palette-not-now = Разыгрывается процедура; палитра ждёт.
ui-palette-owner = Чьи фишки
ui-palette-leaders = Командиры вне карты
ui-palette-markers = Маркеры
ui-palette-control = Контроль
ui-pool-left = { $piece }, осталось в наборе: { $left }
ui-control-of = Контроль: { $power }
ui-drop-nowhere = Здесь ничего нет: положите фишку на область или в морскую зону.
ui-drop-not-here = { $place }: такой фишке здесь не место.
ui-hand-not-now = Разыгрывается процедура
ui-control = Контроль
ui-religion-of = Религия
ui-markers = Маркеры
ui-units-here = { $owner }, { $type }: { $count }
ui-unit-more = На одну больше
ui-unit-less = На одну меньше
ui-units-all-off = Убрать все с карты
ui-units-add = Ввести части
ui-unit-of-pool = { $type } (в наборе: { $left })
ui-leader-off = { $leader }: убрать с карты

# Таблицы
ui-diplomacy = Дипломатический статус
ui-diplomacy-hint = Щелчок по клетке меняет её рукой арбитра.
ui-status-peace = мир
ui-status-war = война
ui-status-allied = союз
ui-status-peace-short = —
ui-status-war-short = война
ui-status-allied-short = союз
ui-status-cell = { $one } и { $other }: { $now }
ui-influence = Дипломатическое влияние
ui-influence-resolved = Определено
ui-influence-ally = Союзник
ui-influence-cell = Влияние, { $power } → { $minor }: { $count }
ui-religion = Религиозная борьба
ui-religion-hint = Области территорий религиозной борьбы по их религиозному влиянию.
ui-religion-shares = Католических { $catholic }, протестантских { $protestant }
ui-religion-catholic = <b>Католические: { $count }</b> — { $names }
ui-religion-protestant = <b>Протестантские: { $count }</b> — { $names }
ui-religion-unrest = <b>В беспорядках: { $count }</b> — { $names }
ui-track = Дорожка ходов
ui-leaders-waiting = Ждут своего часа
ui-leaders-captured = В плену
ui-leaders-dead = Вне игры
ui-treasure-row = Сокровища в ряду, { $row }: { $count }
ui-league =
    { $on ->
        [yes] Католическая лига: создана
       *[no] Католическая лига: не создана
    }
ui-finished = Партия окончена.

# Клавиши
ui-key-digits = вариант с этим номером (0 — пропустить)
ui-key-dice = при настоящих кубиках: грань следующего кубика
ui-key-enter = отправить ответ, нажать кнопку
ui-key-esc = снять недоделанный ответ, закрыть, вернуться
ui-key-tab = следующая кнопка; на карте — следующая область
ui-key-menu = меню
ui-detach = Отделить
ui-detach-panel = Отделить: { $panel }
ui-fold = Свернуть
ui-fold-panel = Свернуть: { $panel }

# Части по местам
ui-allot-range = Названо: { $sent }. Нужно от { $min } до { $max }.

# Тайное
ui-curtain = { $power }: тайный выбор. Сначала передайте экран.
ui-curtain-lift = Я — { $power }: показать
ui-curtain-up = Занавес поднят: { $power }. Остальные не смотрят.
ui-curtain-drop = Опустить занавес
ui-curtain-told = { $power }: есть новости, которых другим видеть нельзя.
ui-curtain-show = Показать
ui-several-here = { $place }: здесь несколько ответов, выберите в списке.

## Пример с пояснениями

ui-guide-next = Дальше
ui-guide-stop = Прервать
ui-guide-done = Готово
guide-1 = Весна 1568 года. Протестант играет «Великий пост по-гугенотски»: восемь попыток обращения во Франции. Сначала откроем процедуру в списке справа.
guide-2 = Число попыток, территория и событие взяты с карты. Начинаем.
guide-3 = Первый кубик — сразу «6», остальные семь настоящие, их значения вводят: 1 1 2 3 4 5 6.
guide-4 = Два промаха, а единицы дают один маркер «Беспорядки». Его можно аннулировать, снизив «6» до «5»; Протестант отказывается.
guide-5 = Два больших обращения. Светящиеся области можно обратить сейчас; Париж нельзя, и если на него навести указатель, видно почему. Первую «6» отложим до шага 6.
guide-6 = Вторая «6» обращает Орлеан: он рядом с протестантским Туром и открывает дорогу.
guide-7 = Шаг 6: одна отложенная «6» и два малых обращения, в любом порядке. Сначала отложенная.
guide-8 = Отложенная «6» может обратить и область с католической частью: Париж.
guide-9 = Малым обращениям нужна область без неё: Бурж…
guide-10 = …и Дижон.
guide-11 = Шаг 7: маркер «Беспорядки» кладут в область, обращённую только что. Париж — и это видно на карточке державы Франции.
guide-12 = Вот и всё. Журнал помнит, что было; «Взять назад» возвращает шаг за шагом. Можно играть дальше отсюда или начать свою партию.
