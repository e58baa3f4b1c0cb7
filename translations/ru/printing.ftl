## Печать: страницы снимка, бланки, окно печати.

print-game-names = { $game } · { $scenario }
print-moment = ход { $turn }, фаза: { $phase }
print-date = Напечатано { $date }
print-checksum = контрольная сумма открытой части { $sum }
print-page = стр. { $number } из { $of }
print-day = { $day } { $month } { $year }, { $time }
print-month-1 = января
print-month-2 = февраля
print-month-3 = марта
print-month-4 = апреля
print-month-5 = мая
print-month-6 = июня
print-month-7 = июля
print-month-8 = августа
print-month-9 = сентября
print-month-10 = октября
print-month-11 = ноября
print-month-12 = декабря
print-yes = да
print-no = нет

## Слова о фигурах

print-unit-regular =
    { $count ->
        [one] { $count } регулярная часть
        [few] { $count } регулярные части
       *[other] { $count } регулярных частей
    }
print-unit-mercenary =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[other] { $count } наёмников
    }
print-unit-cavalry =
    { $count ->
        [one] { $count } кавалерийская часть
        [few] { $count } кавалерийские части
       *[other] { $count } кавалерийских частей
    }
print-unit-naval =
    { $count ->
        [one] { $count } морская часть
        [few] { $count } морские части
       *[other] { $count } морских частей
    }
print-unit-corsair =
    { $count ->
        [one] { $count } корсар
        [few] { $count } корсара
       *[other] { $count } корсаров
    }
print-of-owner = { $owner }: { $what }
print-on-loan = { $what } (служат державе: { $power })
print-unrest = Беспорядки
print-besieged = Осада
print-in-unrest = { " " }(беспорядки)
print-out-of-play = Вне игры
print-reformer = Реформатор: { $name }
print-turn = ход { $turn }

## Страницы

print-map = Карта
print-map-notes = Примечания к карте
print-map-legend = Условные знаки и примечания
print-map-tile = Карта, лист { $name }
print-tile-lies-under = отсюда начинается лист { $name }: обрежьте его поле и наклейте на эту полосу
print-legend = Условные знаки
print-legend-key = ключевая область
print-legend-fortress = крепость
print-legend-town = область без укреплений
print-legend-capital = столица
print-legend-port = порт
print-legend-leader = командир: командование – бой
print-notes = Примечания
print-note = { $place }. { $what }
print-state = Состояние стола
print-checklist = Расстановка
print-checklist-beside = Расстановка: помимо карты
print-checklist-how = Отмечайте квадратики по мере расстановки. Жирным набран контроль, отличный от родного. Области, где нет ни частей, ни маркеров, собраны в конце каждого региона.
print-other-spaces = Прочие области
print-region =
    { $units ->
        [0] { $name } · областей { $spaces }, частей нет
       *[other] { $name } · областей { $spaces }, частей { $units }
    }
print-column-space = Область
print-column-control = Контроль
print-column-religion = Религия
print-column-pieces = Части, командиры, маркеры
print-column-sea = Морская зона
print-column-place = Место
print-bare = Без частей. Контроль: { $power }
print-bare-religion = Без частей. Контроль: { $power }, { $religion }
print-seas = Море
print-empty-seas = Пусто

## Что лежит помимо карты

print-time = Время
print-turn-track-marker = Маркер хода
print-phase = Фаза
print-played = Уже разыграно в этом ходу
print-under-way = Разыгрывается сейчас
print-besides = Кроме того
print-finished = Партия окончена, победа
print-league = Католическая лига создана
print-scores = Очки, карты, сокровища
print-score-power = Держава
print-score-vp = ПО
print-score-bonus = бонус
print-score-keys = ключи
print-score-unrest-keys = в бесп.
print-score-hand = карт
print-score-treasures = сокр.
print-vp =
    { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[other] { $count } победных очков
    }
print-hand-of = карт на руках: { $count }
print-treasures-of = сокровищ: { $count }
print-power-cards = Карточки держав
print-capital-at = столица: { $place }
print-jesuits-on-card = иезуитов на карточке: { $count }
print-walsingham = Уолсингем: { $state }
print-mercenaries-for-hire = наёмники внаём: { $count }
print-relations = Война и союз
print-relations-legend = Скрещённые сабли: война. Два кольца: союз.
print-war-with = война: { $power }
print-allied-with = союз: { $power }
print-minors = Второстепенные державы
print-minor-active = в игре
print-minor-inactive = вне игры
print-ally-of = союзник державы: { $power }
print-influence = Дипломатическое влияние
print-influence-minor = Держава
print-influence-resolved = определено
print-influence-of = { $power } { $value }
print-resolved = определено в этом ходу
print-faith = Религиозная борьба, областей
print-faith-area = Территория
print-faith-catholic = католических
print-faith-protestant = протестантских
print-faith-in-unrest = в беспорядках
print-espionage = Шпионаж
print-informants-free = информантов в запасе: { $count }
print-cipher-key = ключ к шифру
print-assassination-used = маркер «Убийство использовано»
print-informant-of = на карточке информант: { $power }
print-informant-neutralised = на карточке обезвреженный информант: { $power }
print-turn-track = Дорожка ходов
print-leaders-away = Командиры вне карты
print-captured-by = В плену у державы: { $power }
print-leaders-waiting = Ждут, { $power }
print-leaders-dead = Вне игры, { $power }
print-oceans = Океаны
print-captain-loaded = { $name } (сокровищ: { $count })
print-captains-away = Капитаны вне карты, { $power }
print-new-world = Поселения и сокровища
print-treasure-row = Ряд сокровищ, { $power }
print-pools = Остаётся в наборах сил
print-values = Числа, изменённые за столом

## Листы держав

print-minors-and-independent = Второстепенные державы и независимые
print-vp-short = ПО
print-keys-short = ключи
print-cards-short = карт
print-card = Карточка
print-fact-vp = Победные очки
print-vp-with-bonus = { $vp } (из них бонус { $bonus })
print-fact-capitals = Столицы
print-fact-keys = Ключевые области
print-fact-wars = Воюет
print-fact-allies = В союзе
print-fact-hand = Рука
print-treasures = Сокровища
print-on-the-card = На карточке
print-agents = Шпионаж
print-informants-abroad = Информанты на чужих карточках
print-neutralised = { " " }(обезврежен)
print-influence-on = Влияние
print-settlements = Поселения
print-captains = Капитаны
print-captain-at = { $captain }: { $place }
print-pieces-total = Части и командиры по местам · всего частей { $count }
print-held-by = { $place } (контроль: { $power })
print-held-total = Под контролем областей: { $count }
print-leader-waiting = ждёт
print-leader-dead = вне игры
print-leader-track = на дорожке ходов, ход { $turn }
print-leader-captured = в плену: { $power }
print-captives = Пленные

## Руки

print-hand-page = Рука: { $power }
print-hand-secret = Открывать только этой державе: { $power }. Сгиб 1, затем сгиб 2: карты окажутся внутри.
print-hand-count = Карт на руках: { $count }
print-hand-unknown = И ещё карт, которых программа не знает: { $count }
print-card-number = №
print-card-name = Карта
print-card-cp = КО
print-fold = Сгиб { $number }: { $way }
print-fold-1 = нижнюю треть наверх, на карты
print-fold-2 = верхнюю треть назад, под низ

## Журнал

print-log = Журнал
print-log-since = Открытые события после прошлого снимка (до него было { $count }).
print-log-from-start = Открытые события с начала партии.
print-log-taken-back = С тех пор взяты назад более ранние решения: { $decisions }.
print-log-decision = Реш.
print-log-rule = Правило
print-log-event = Событие
print-log-dice = { $words } — { $dice }
print-log-empty = С прошлого снимка открытых событий не было.

## Страница для программы

print-code-title = Положение для программы
print-code-how = Здесь записана вся открытая часть положения. Снимите квадраты телефоном в любом порядке и вставьте полученный текст в окно «Файл › Новая партия с печатного снимка»: стол встанет таким же. Рук, порядка колоды и кубиков здесь нет.
print-code-square = квадрат { $number } из { $of }
print-code-lines = То же строками: их можно распознать со скана или набрать. В начале строки её номер, в конце проверочные буквы; строки P1–P3 запасные и заменяют утерянные. Буквы O, I, L, U не встречаются.

## Бланки

print-blank = Бланки
print-blank-own = Чистые бланки
print-blank-game = Партия
print-blank-turn = Ход, дата
print-blank-keys = Родные ключевые области
print-blank-other-keys = Прочие ключевые области
print-blank-track = Шкала ключевых областей
print-blank-track-keys = Ключи
print-blank-track-cards = Карты
print-blank-track-vp = ПО
print-blank-victory = победа
print-blank-by-turn = По ходам
print-blank-vp = ПО
print-blank-treasures = Сокровища
print-blank-hand = Карт
print-blank-informants = Информанты
print-blank-units = Части по местам
print-blank-leaders = Командиры: кто и где
print-blank-notes = Заметки
print-blank-struggle = Религиозная борьба
print-blank-struggle-how = Отметьте для каждой области её религию и беспорядки.
print-blank-catholic = католицизм
print-blank-protestant = протестантизм
print-blank-unrest = беспорядки
print-blank-turns = Летопись ходов
print-blank-turn-vp = Победные очки по ходам
print-blank-happened = Что произошло
print-blank-dealings = Договоры, войны, союзы
print-type-regular = регул.
print-type-mercenary = наём.
print-type-cavalry = кавал.
print-type-naval = мор.
print-type-corsair = корс.

## Окно печати и строка команд

print-job-done = { $path }: страниц { $pages }
print-job-damaged = Файл партии повреждён: напечатано положение по последней целой строке. Сам файл не изменён.
print-job-cannot-read = { $path }: файл не читается ({ $why }).
print-job-no-power = Нет такой державы: { $power }. Есть: { $powers }; или all, none.
print-cannot-write = { $path }: записать нельзя ({ $why }). Выберите другое место.
print-menu-print = Печать снимка…
print-menu-pdf = Снимок в PDF…
print-menu-from-paper = Новая партия с печатного снимка…
print-menu-blank = Печать бланков…
print-snapshot = Печать снимка
print-blank-sheets = Печать бланков
print-what = Что печатать
print-part-map = Карта с фишками
print-part-state = Состояние стола
print-part-powers = Листы держав
print-part-checklist = Расстановка с квадратиками
print-part-log = Журнал после прошлого снимка
print-part-code = Положение для программы
print-map-on = Карта на бумаге
print-map-a4 = Один лист A4
print-map-a3 = Один лист A3
print-map-tiles = Листов A4, под склейку: { $count }
print-hands = Руки
print-hands-how = Тайное. Печатаются только отмеченные, каждая на своём листе, который складывается картами внутрь; здесь их не видно.
print-secret-page = { $title }. Этот лист здесь не показан.
print-present-moment = Печатается положение, которое на столе сейчас, а не показанное прошлое.
print-count =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
       *[other] { $count } страниц
    }
print-printer = Напечатать…
print-pdf = Сохранить PDF…
print-close = Закрыть
print-pdf-files = Документ PDF
print-writing = Записываем { $file }
print-written = Снимок записан в файл { $file }
print-blank-how = Чистые листы для тех, кто играет только с бумагой: карточки держав, религиозная борьба, летопись ходов.
print-no-library = На этом компьютере нет библиотеки печати (CUPS, пакет libcups2), поэтому напечатать отсюда нельзя. PDF сохраняется и без неё.
print-no-printer = На этом компьютере не настроен ни один принтер. Сохраните PDF и напечатайте его там, где принтер есть.
print-printer-refuses = Принтер не принимает листы ({ $why }). Сохраните PDF или выберите другой принтер.
print-from-paper = Новая партия с печатного снимка
print-from-paper-how = Снимите телефоном квадраты со страницы «Положение для программы» и вставьте текст, один за другим в любом порядке; либо вставьте или наберите её строки.
print-from-paper-text = Текст с листа
print-paste = Вставить
print-open-text = Из текстового файла…
print-begin = Начать партию
print-read-nothing = Пока ничего не вставлено.
print-read = Прочитано: { $game }, ход { $turn }, фаза: { $phase }. Контрольная сумма { $sum }: она должна быть такой же внизу каждого листа.
print-read-mended = Строки восстановлены по запасным: { $lines }.
print-not-told = Чего лист не знает: какие карты на руках (известно только их число: { $hands }), порядок колоды, будущие кубики, начатая и не доигранная процедура. Карты впишите рукой арбитра или ведите только их число.
print-begun = Партия начата с листа, контрольная сумма { $sum }
print-fault-no_line = Строк с листа в этом тексте нет.
print-fault-no_sound_line = Ни одна строка не сходится с её проверочными буквами. Сверьте с листом: { $lines }.
print-fault-bad_lines = Не сходятся с проверочными буквами строки: { $lines }. Сверьте их с листом.
print-fault-missing_lines = Не хватает строк: { $lines }.
print-fault-two_papers = Здесь строки двух разных снимков (строка { $lines } есть в двух видах). Оставьте один.
print-fault-checksum = Строки целы, но положение из них не складывается: похоже, они с разных снимков.
print-fault-newer = Лист напечатан более новой версией программы; обновите программу.
print-fault-unknown_game = Этой игры здесь нет; обновите программу.
print-fault-impossible = Такое положение невозможно: { $lines }
print-why-no-folder = такой папки нет
print-why-denied = нет права писать туда
print-why-full = на диске нет места
print-why-folder = это папка
print-why-name = слишком длинное имя

## Here I Stand

print-schmalkaldic-league = Шмалькальденский союз создан
print-ruler = правитель: { $name }
print-home-card-ready = карта при себе: { $card }
print-home-card-used = карта сыграна: { $card }
print-minus-cards = маркеров «на карту меньше»: { $count }
print-excommunicated = правитель отлучён
print-returns = { $what } (вернётся в ход { $turn })
print-reformers = Реформаторы
print-debaters = Богословы
print-debaters-of = { $power }, { $status }
print-debater = { $name } { $value }
print-debater-state = { $name } { $value } ({ $state })
print-electorates = Дисплей курфюршеств
print-tracks = Дорожки
print-steps = на делении { $count }
print-translation = { $work }, { $zone }
print-henry = Генрих VIII
print-henry-marker = Маркер и наследники
print-wife-catherine_of_aragon = жена: Екатерина Арагонская
print-wife-ask_for_divorce = просит развода
print-wife-anne_boleyn = жена: Анна Болейн
print-wife-jane_seymour = жена: Джейн Сеймур
print-wife-anne_of_cleves = жена: Анна Клевская
print-wife-kathryn_howard = жена: Екатерина Говард
print-wife-katherine_parr = жена: Екатерина Парр
print-anne-turn = Анна Болейн, ход { $turn }
print-edward-sickly = Эдуард, болезненный
print-edward-healthy = Эдуард, здоровый
print-elizabeth-born = Елизавета родилась
print-overseas = Новый Свет
print-depleted = Истощены
print-colony = колония: { $name }
print-conquest = завоевание: { $name }
print-riches-galleons = Галеоны
print-riches-plantations = Плантации
print-riches-governor = Колониальный губернатор
print-riches-uprising = Восстание туземцев
print-riches-potosi = Потоси
print-raider = рейдер
print-crossing = в пути через Атлантику: { $what }
print-crossing-exploration = исследование
print-crossing-conquest = завоевание
print-crossing-colony = колония
print-piles = Колода
print-pile-draw = Стопка для сдачи
print-pile-discard = Сброс
print-pile-removed = Вне игры
print-pile-waiting = Ещё не вошли в колоду
print-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
print-protestant-spaces = Протестантские области
print-any-power = ничьи
print-legend-electorate = курфюршество
print-legend-reformer = реформатор
print-legend-tag = буква при названии: кто владеет
print-blank-keys-any = Ключевые области
