map-name = Map
map-keys = Arrows follow the links, Tab walks the legal places, Enter chooses, plus and minus zoom.
map-overview = The whole map

map-kind-capital = capital
map-kind-key = key
map-kind-fortress = fortress
map-kind-town = space
map-kind-electorate = electorate
map-kind-sea = sea zone
map-fortified = fortified
map-port = port

map-control = Control: { $power }
map-nobody = nobody
map-home = Home space: { $power }
map-religion = Religion: { $religion }
map-religion-catholic = Catholic
map-religion-protestant = Protestant
map-religion-other = other
map-unrest = unrest
map-besieged = besieged
map-not-in-play = not yet in play

map-units = { $type ->
    [regular] { $count ->
        [one] { $count } regular
       *[other] { $count } regulars
    }
    [mercenary] { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
    [cavalry] { $count ->
        [one] { $count } cavalry unit
       *[other] { $count } cavalry units
    }
    [naval] { $count ->
        [one] { $count } naval unit
       *[other] { $count } naval units
    }
   *[corsair] { $count ->
        [one] { $count } corsair
       *[other] { $count } corsairs
    }
}
map-loaned = (in the service of { $power })
map-leader = { $name } (command and battle { $ratings })
map-leader-naval = { $name } (battle at sea { $ratings })

map-marker-jesuit = Jesuit
map-marker-morisco = Moriscos
map-marker-piracy = piracy
map-marker-fortress = fortress
map-marker-jesuit_university = Jesuit university
map-marker-knights_of_st_john = Knights of St. John

map-links = Links: { $places }
map-passes = Mountain passes: { $places }
map-seas = Sea zones: { $places }
map-ports = Ports: { $places }
map-next-seas = Next sea zones: { $places }

map-kind-settlement = settlement
map-kind-site = colony site
map-kind-ocean = ocean zone
map-owner = Owner: { $power }
map-treasure = Treasure: { $count }
map-oceans = Ocean zones: { $places }
map-sites = Settlements and colonies: { $places }
map-dangerous = Dangerous passage: { $places }
map-captain = { $treasures ->
    [0] { $name } (rating { $rating })
    [one] { $name } (rating { $rating }, { $treasures } treasure)
   *[other] { $name } (rating { $rating }, { $treasures } treasures)
}
