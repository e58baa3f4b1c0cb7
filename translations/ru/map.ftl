map-name = Карта
map-keys = Стрелки ведут по связям, Tab обходит доступные места, Enter выбирает, плюс и минус меняют масштаб.
map-overview = Вся карта

map-kind-capital = столица
map-kind-key = ключевая область
map-kind-fortress = крепость
map-kind-town = область
map-kind-electorate = курфюршество
map-kind-sea = морская зона
map-fortified = укреплённая
map-port = порт

map-control = Контроль: { $power }
map-nobody = никто
map-home = Родная область: { $power }
map-religion = Религия: { $religion }
map-religion-catholic = католицизм
map-religion-protestant = протестантизм
map-religion-other = иная
map-unrest = беспорядки
map-besieged = осаждена
map-not-in-play = ещё не в игре

map-units = { $type ->
    [regular] { $count ->
        [one] { $count } регулярная часть
        [few] { $count } регулярные части
       *[many] { $count } регулярных частей
    }
    [mercenary] { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
    [cavalry] { $count ->
        [one] { $count } кавалерийская часть
        [few] { $count } кавалерийские части
       *[many] { $count } кавалерийских частей
    }
    [naval] { $count ->
        [one] { $count } морская часть
        [few] { $count } морские части
       *[many] { $count } морских частей
    }
   *[corsair] { $count ->
        [one] { $count } корсар
        [few] { $count } корсара
       *[many] { $count } корсаров
    }
}
map-loaned = (в распоряжении: { $power })
map-leader = { $name } (команда и бой { $ratings })
map-leader-naval = { $name } (бой на море { $ratings })

map-marker-jesuit = иезуит
map-marker-morisco = мориски
map-marker-piracy = пиратство
map-marker-fortress = крепость
map-marker-jesuit_university = иезуитский университет
map-marker-knights_of_st_john = рыцари-иоанниты

map-links = Связи: { $places }
map-passes = Горные проходы: { $places }
map-seas = Морские зоны: { $places }
map-ports = Порты: { $places }
map-next-seas = Соседние зоны: { $places }

map-kind-settlement = поселение
map-kind-site = место для колонии
map-kind-ocean = океанская зона
map-owner = Владелец: { $power }
map-treasure = Сокровище: { $count }
map-oceans = Океанские зоны: { $places }
map-sites = Поселения и колонии: { $places }
map-dangerous = Опасный рейс: { $places }
map-captain = { $treasures ->
    [0] { $name } (рейтинг { $rating })
   *[other] { $name } (рейтинг { $rating }, сокровищ: { $treasures })
}
