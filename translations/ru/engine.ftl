## Общее для обеих игр: события, правки, отказы, части.

game-virgin_queen = Virgin Queen
game-here_i_stand = Here I Stand

unit-regular = регулярные части
unit-mercenary = наёмники
unit-cavalry = кавалерия
unit-naval = морские части
unit-corsair = корсары
religion-catholic = католицизм
religion-protestant = протестантизм
marker-catholic = Влияние католицизма
marker-protestant = Влияние протестантизма
marker-unrest = Беспорядки
marker-besieged = Осада
marker-piracy = Пиратство
marker-fortress = Крепость
status-waiting = ждёт
status-on_map = на карте
status-track = на дорожке ходов
status-captured = в плену
status-dead = вне игры
kind-army = армия
kind-naval = море

## События

event-unknown =
    { $data ->
        [none] { $id }
       *[other] { $id }: { $data }
    }
event-started = { $procedure }
event-abandoned = { $procedure }: отказ, стол возвращён к началу процедуры
event-taken_back = Решение { $decision } взято назад
event-made_again = Решение { $decision } возвращено
event-lost = Правила изменились: запись продолжается после решения { $kept }
event-dice = { $power }: кубики
event-edited = Рукой арбитра — { $what }
event-religion_flipped = { $space }: религия — { $religion }
event-unrest_placed =
    { $key_id ->
        [yes] { $space }: беспорядки, отмечены и на карточке державы ({ $control })
       *[no] { $space }: беспорядки
    }
event-control_taken = { $space }: контроль — { $power }
event-units_placed = { $at }: появляются — { $owner }, { $type } × { $count }
event-pool_empty = { $owner }, { $type }: в наборе не хватило { $missing }
event-units_destroyed = { $at }: потери — { $owner }, { $type } × { $count }
event-units_moved = { $origin } → { $at }: { $owner }, { $type } × { $count }
event-leader_placed = { $leader }: { $at }
event-war_declared = Война: { $powers }
event-turn = Начинается ход { $turn }
event-value_changed = Число таблицы { $was } → { $now }. { $key }

event-dice-short = { $dice }
event-religion_flipped-short = { $space }
event-unrest_placed-short = { $space }
event-control_taken-short = { $space }
event-units_placed-short = { $type } × { $count }
event-units_destroyed-short = { $type } × { $count }
event-leader_placed-short = { $leader }

## Рука арбитра

edit-control = { $space }: контроль — { $power }
edit-religion = { $space }: религия — { $religion }
edit-unrest =
    { $value_id ->
        [yes] { $space }: беспорядки
       *[no] { $space }: беспорядки прекращены
    }
edit-besieged =
    { $value_id ->
        [yes] { $space }: осада
       *[no] { $space }: осада снята
    }
edit-units = { $at }: { $owner }, { $type } — теперь { $count }
edit-leader =
    { $status_id ->
        [waiting] { $leader }: ждёт
        [track] { $leader }: дорожка ходов
        [captured] { $leader }: плен
        [dead] { $leader }: вне игры
       *[other] { $leader }: { $at }
    }
edit-marker =
    { $value_id ->
        [yes] { $at }: маркер «{ $marker }» положен
       *[no] { $at }: маркер «{ $marker }» снят
    }
edit-turn = ход { $value }
edit-phase = фаза — { $value }
edit-vp = { $power }: победные очки — { $value }
edit-war =
    { $value_id ->
        [yes] война: { $powers }
       *[no] мир: { $powers }
    }
edit-alliance =
    { $value_id ->
        [yes] союз: { $powers }
       *[no] союз расторгнут: { $powers }
    }
edit-minor_ally = { $minor }: союзник — { $power }
edit-track_units = дорожка ходов, ход { $turn }: { $owner }, { $type } — теперь { $count }
edit-played =
    { $value_id ->
        [yes] { $procedure }: в этом ходу уже разыграно
       *[no] { $procedure }: в этом ходу ещё не разыграно
    }
edit-value = число таблицы
edit-hand = { $power }: рука назначена

## Вопросы

prompt-unknown = { $id }: выберите
prompt-enter_dice =
    { $dice ->
        [one] бросьте { $dice } кубик. Что выпало?
        [few] бросьте { $dice } кубика. Что выпало?
       *[other] бросьте { $dice } кубиков. Что выпало?
    }
option-yes = Да
option-no = Нет
option-pass = Пропустить
option-done = Хватит
option-none = Никто

## Отказы

reason-unknown = Сейчас это невозможно.
reason-not_an_option = Такого ответа среди возможных нет.
reason-wrong_shape = Ответ не той формы, какой ждёт вопрос.
reason-wrong_dice = Нужны числа от 1 до 6, всего { $dice }.
reason-nothing_asked = Ничего не разыгрывается, и вопроса нет.
reason-procedure_under_way = Пока идёт процедура ({ $procedure }), нельзя: сначала ответьте или откажитесь от неё.
reason-finished = Партия окончена. Возьмите что-нибудь назад или назначьте ход или фазу рукой арбитра.
reason-nothing_to_undo = Брать назад нечего.
reason-nothing_to_redo = Ничего не взято назад, и возвращать нечего.
reason-begins_here = Партия ответвилась здесь, её карты новые.
reason-rules_changed = Это решение принято по другим правилам программы, повторить его нельзя.
reason-not_asked = { $power }: выбирать сейчас нечего; ждём ответа — { $asked }.
reason-no_odds = Для этого нет таблицы исходов.
reason-internal = Ошибка программы ({ $fault }). Стол остался прежним.
reason-unknown_procedure = В этой игре нет такой процедуры.
reason-unknown_parameter = У процедуры нет параметра { $parameter }.
reason-bad_parameter = Значение параметра { $parameter } невозможно.
reason-unknown_decision = Такого решения в записи нет.
reason-unknown_scenario = Такого сценария нет.
reason-unknown_game = Такой игры нет.
reason-unknown_power = Нет такой державы: { $power }.
reason-unknown_space = Нет такой области: { $space }.
reason-unknown_place = Нет такой области или морской зоны: { $place }.
reason-unknown_leader = Нет такого командира: { $leader }.
reason-unknown_marker = Нет такого маркера: { $marker }.
reason-unknown_minor = Нет такой второстепенной державы: { $minor }.
reason-unknown_owner = Частей с таким владельцем нет: { $owner }.
reason-unknown_phase = Нет такой фазы: { $phase }.
reason-unknown_value = Нет числа с таким названием: { $key }.
reason-value_out_of_range = { $key }: возможно от { $min } до { $max }.
reason-values_out_of_order = { $key }: строки таблицы перестали бы идти по порядку.
reason-no_edits = Не сказано, что изменить.
reason-bad_shape = Правка { $edit } не читается.
reason-pool_too_small = { $owner }, { $type }: всего { $pool }, а в игре оказалось бы { $wanted }.
reason-no_such_units = { $owner }: таких частей нет ({ $type }).
reason-not_here = { $at }: такой части здесь не место ({ $type }).
reason-marker_not_here = { $at }: маркеру «{ $marker }» здесь не место.
reason-leader_not_here = { $leader }: здесь не место ({ $at }).
reason-no_religion_here = { $space }: вне территорий религиозной борьбы религиозного влияния нет.
reason-no_place = { $leader }: скажите, где.
reason-status_and_place = { $leader }: такое место с таким состоянием не сочетается.
reason-turn_wanted = { $leader }: на дорожке ходов нужен номер хода.
reason-captor_unwanted = { $leader }: пленивший бывает только у пленного.
reason-one_service = { $leader }: служит только в одном качестве.
reason-only_ships_on_loan = Одолжены могут быть только морские части.
reason-same_power = Нужны две разные державы.
reason-two_minors = Две второстепенные державы союзниками быть не могут.
reason-vp_out_of_range = { $power }: столько победных очков быть не может.
reason-cannot_write = { $path }: записать нельзя ({ $why }). Выберите другое место.
why-disk_full = диск полон
why-denied = запись туда не разрешена
why-write_protected = диск или папка защищены от записи
why-no_folder = такой папки больше нет
why-disk_fault = диск сообщает о сбое
why-name_too_long = слишком длинное имя
why-not_ordinary = это папка или устройство, а не обычный файл
why-held = файл занят другой программой
why-exists = такой файл уже есть, а новой партии нужен новый
why-in_play = это файл идущей партии
why-changed = другая программа изменила, подменила или убрала файл
why-too_big = партия разрослась больше, чем вмещает файл
why-many_copies = рядом слишком много повреждённых копий, уберите лишние
why-closed = файл закрыт
why-read_only = файл открыт в другой программе
why-no_locks = файлы там нельзя занять для записи
reason-bad_path = Нужно имя файла.
reason-bad_position = Первое положение в файле невозможно; откройте более старую копию.
reason-impossible_position = { $path }, строка { $line }: такого положения быть не может; откройте более старую копию.
reason-foreign_game = { $path }: партия игры, которой эта программа не знает; обновите её, чтобы открыть файл.
reason-foreign_scenario = { $path }: партия сценария, которого эта программа не знает; обновите её, чтобы открыть файл.
reason-not_ordinary = { $path }: это папка или устройство; укажите обычный файл.
reason-not_plain = Решение состоит из простых значений JSON.
reason-empty = { $path }: файл пуст; откройте более старую копию.
reason-bad_board = Файлы карты этой игры не годятся: { $what }
reason-no_file = Нет такого файла: { $path }.
reason-too_big = { $path }: файл больше любой партии, это не наш файл.
reason-too_many = { $path }: в файле больше, чем в любой партии, это не наш файл.
reason-cannot_read = { $path }: файл не читается, система не разрешает.
reason-not_ours = { $path }: это не партия нашей программы.
reason-newer = { $path }: формат партии { $format }, записан программой Cuius Regio { $by }. Эта программа версии { $own } читает форматы не новее { $known }: обновите её, чтобы открыть файл.
reason-no_position = { $path }, строка { $line }: первого положения нет или оно повреждено; откройте более старую копию.
reason-cut_off = { $path }, строка { $line }: файл на ней обрывается; откройте более старую копию.
reason-too_long = { $path }, строка { $line }: длиннее любой строки партии; откройте более старую копию.
reason-no_checksum = { $path }: это не партия нашей программы, или файл повреждён: в строке { $line } нет контрольной суммы.
reason-checksum = { $path }, строка { $line }: контрольная сумма не сходится; откройте более старую копию.
reason-bad_header = { $path }, строка { $line }: не читается; откройте более старую копию.
reason-bad_line = { $path }, строка { $line }: не читается; откройте более старую копию.
reason-not_json = { $path }: это не партия нашей программы, или файл повреждён: строка { $line } — не JSON.
reason-no_version = { $path }: не указана версия; откройте более старую копию.
reason-bad_cards = Карты либо раздаёт программа, либо ведётся только их число.
reason-bad_dice = Кубики либо бросает программа, либо вводят игроки.
reason-bad_seed = Такого начального числа быть не может.
