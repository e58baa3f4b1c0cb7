## Восстания и шпионаж: откуда берутся кубики и чего нет в virgin_queen.ftl.

kind-catholic = обращение в католицизм
kind-base = основа
kind-cp = командные очки
kind-informant_on_target = информант у цели
kind-walsingham_offensive = Уолсингем: нападение
kind-walsingham_defensive = Уолсингем: защита
kind-palace_guard = дворцовая стража
kind-jesuit_in_england = иезуиты в Англии
kind-spanish_regular_in_ireland_or_scotland = испанские регулярные части в Ирландии или Шотландии
kind-spanish_regular_in_england = испанские регулярные части в Англии

option-unknown = Карта, которой программа не знает

reason-no_informant_on_card = { $power }: на карточке нет информанта ({ $owner })
reason-rows_out_of_order = { $key }: строки таблицы перестали бы следовать одна за другой.
kind-dice_home = родная область восставших
kind-dice_elsewhere = не родная область
