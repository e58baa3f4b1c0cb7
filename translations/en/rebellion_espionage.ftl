## Rebellion and espionage: where dice come from, and what virgin_queen.ftl does not say.

kind-catholic = Catholic conversion
kind-base = base
kind-cp = command points
kind-informant_on_target = informant on the target
kind-walsingham_offensive = Walsingham on the offensive
kind-walsingham_defensive = Walsingham on the defensive
kind-palace_guard = palace guard
kind-jesuit_in_england = Jesuits in England
kind-spanish_regular_in_ireland_or_scotland = Spanish regulars in Ireland or Scotland
kind-spanish_regular_in_england = Spanish regulars in England

option-unknown = A card that the program does not know

reason-no_informant_on_card = { $power }: no informant on the card ({ $owner })
reason-rows_out_of_order = { $key }: the rows of the table would not follow each other.
kind-dice_home = home space of the rebels
kind-dice_elsewhere = no home space
