## Инструменты окна: статистика кубиков, список областей, настройки карты, ожидание.

ui-follow = Показывать на карте места, о которых спрашивают
ui-follow-hint = Карта сама подлетает к ним с вопросом; если по ходу процедуры вы её сдвинули, она остаётся на месте

# Список областей и фишек
ui-places = Области и фишки
ui-show-places = Области и фишки
ui-places-seas = Морские зоны
ui-places-oceans = Океаны
ui-places-settlements = За океаном

# Статистика кубиков
ui-statistics = Статистика кубиков
ui-statistics-menu = Статистика кубиков…
ui-statistics-note = Сколько раз выпала каждая грань. Черта в клетке отмечает шестую часть кубиков: столько следовало ожидать. Взятые назад броски и грани, заданные событием, не считаются.
ui-statistics-empty = В этой партии кубики ещё не бросали.
ui-statistics-dice = Кубиков
ui-statistics-average = В среднем
ui-statistics-average-hint = Средняя грань; ожидается 3,5
ui-statistics-luck = Удача
ui-statistics-luck-hint = Насколько сумма отличается от ожидаемой, в стандартных отклонениях: дальше 2 в ту или другую сторону примерно раз в двадцать партий
ui-statistics-all = Вместе
ui-statistics-cell = { $power }, { $face }: { $times } (ожидалось { $expected })

# Журнал
ui-log-earlier = Более ранние строки ({ $count })

# Ожидание
ui-files-open = Открыть
ui-files-save = Сохранить
ui-files-folder = Папка:
ui-files-name = Имя файла:
ui-files-type = Вид файла:
ui-files-cancel = Отмена
ui-opening = Открываем { $file }
ui-setting-pages = Готовим страницы

# Нижняя строка
ui-tabs-more = Другие поля

# Фазы, когда их в ходе много
phase-diplomacy-short-here_i_stand = Дипл.
phase-new_world-short = Н. Свет

# Пусто
ui-places-nobody = Ничьи
ui-log-empty = Пока ничего не произошло: здесь будет записан каждый ход и каждая процедура.
ui-log-nothing-found = Под этот отбор ничего не подходит.

# Клавиши
ui-key-arrows = на карте: по связи в соседнюю область
ui-key-zoom = на карте: ближе, дальше
ui-key-space = Пробел
ui-key-pan = удерживая: двигать карту мышью
ui-key-ctrl-drag = Ctrl + мышь
ui-key-group = взять всю группу вместо одной части или одну вместо всех
