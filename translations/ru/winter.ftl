## 20 Зима и фазы хода.

chapter-winter = Зима
chapter-turn = Ход
procedure-winter = Зима
procedure-winter-step-1 = Беспорядки морисков
procedure-winter-step-2 = Неиспользованные сокровища
procedure-winter-step-3 = Одолженные морские части
procedure-winter-step-4 = Морские части возвращаются домой
procedure-winter-step-5 = Сухопутные части, командующие и капитаны возвращаются домой
procedure-winter-step-6 = Союзы великих держав
procedure-winter-step-7 = Пополнения
procedure-winter-step-8 = Пиратство
procedure-winter-step-9 = Сокровища
procedure-winter-step-10 = Маркеры шпионажа
procedure-winter-step-11 = Маркеры влияния
procedure-winter-step-12 = Католическая лига
procedure-advance_phase = Следующая фаза
parameter-skip = Пропустить зиму
given-skip = без проведения зимы

## Почему шаг пропущен, и другие причины событий

why-no_morisco_unit = морискской части нет в игре
why-no_free_space = в пределах двух областей от морискской части нет свободной
why-no_treasure_left = неиспользованных сокровищ ни у кого нет
why-no_loan = одолженных морских частей нет
why-no_fleet_away = все морские части и морские командиры уже дома
why-no_army_away = все сухопутные части, командующие и капитаны уже дома
why-no_alliance = союзов великих держав нет
why-no_capital_ready = пополнения не поступают
why-no_piracy = маркеров пиратства нет
why-no_treasure_on_rows = в рядах нет сокровищ, которые кому-то достаются
why-no_agent_to_reset = ничего не было обезврежено или использовано
why-nothing_resolved = ни одна второстепенная держава не определялась в этом ходу
why-league_stands = лига уже создана
why-no_league_turn = проверка бывает только в ходах с 3 по 6
why-control = контроль
why-unrest = беспорядки
why-attrition = истощение
why-stacking = больше четырёх частей
why-must_return = остаться негде
why-capital_lost = столица в руках врага
why-no_capital = столицы нет на карте, а в укреплённых областях нет места
why-no_refuge = ни столица, ни ближайшая укреплённая область их не примет
why-capital_not_held = столица в чужих руках
why-capital_in_unrest = столица охвачена беспорядками
why-last_turn = последний ход окончен

event-step_skipped = Пропуск: { $why }
event-step_skipped-short = пропуск

## 20.1–20.3

event-treasures_discarded = { $power }: сброшены неиспользованные сокровища — { $count }
event-treasures_discarded-short = { $power }: { $count }
event-loan_ended = { $at }: { $owner }, { $type } × { $count } — больше не одолжены ({ $loaned_to })
event-loan_ended-short = { $owner }: { $count }
reason-occupied = { $space }: здесь стоит часть
reason-in_unrest_already = { $space }: здесь уже беспорядки

## 20.4 Возвращение домой

event-fleets_home =
    { $lost ->
        [0] Морских частей вернулось домой: { $count }
       *[other] Морских частей вернулось домой: { $count }; потеряно: { $lost }
    }
event-fleets_home-short =
    { $lost ->
        [0] вернулось: { $count }
       *[other] вернулось: { $count }, потеряно: { $lost }
    }
event-armies_home =
    { $lost ->
        [0] Сухопутных частей вернулось домой: { $count }, без потерь
       *[other] Сухопутных частей вернулось домой: { $count }; потеряно: { $lost }
    }
event-armies_home-short =
    { $lost ->
        [0] вернулось: { $count }
       *[other] вернулось: { $count }, потеряно: { $lost }
    }
event-no_port_left = { $at }: { $owner } — портов не осталось, морские части уходят в набор сил
event-leader_serves = { $leader } теперь служит так: { $service }
event-attrition =
    { $why_id ->
        [unrest] { $at } → { $target }: { $owner } — истощение, потери { $lost } из { $count }; путь перерезан: { $space } (беспорядки)
       *[control] { $at } → { $target }: { $owner } — истощение, потери { $lost } из { $count }; путь перерезан: { $space } (контроль: { $control })
    }
event-nowhere_to_return = { $at }: { $owner } — вернуться некуда, уничтожено: { $count } ({ $why })
event-captain_home = { $captain } возвращается в набор сил ({ $at })
event-captain_cut_off = { $captain } ({ $at }): домой ведут только опасные рейсы, он остаётся
event-captain_at_colony = { $captain } зимует в колонии: { $settlement }
event-captain_leaves_map =
    { $treasures ->
        [0] { $captain } уходит с карты ({ $target })
       *[other] { $captain } уходит с карты ({ $target }); { $power } получает сокровища: { $treasures }
    }
event-navigation_check =
    { $safe_id ->
        [yes] Проверка мореплавания, { $captain }: { $total } (рейтинг { $rating }), достаточно { $safe_at } — остаётся
       *[no] Проверка мореплавания, { $captain }: { $total } (рейтинг { $rating }), нужно { $safe_at } — погибает в море
    }
event-captain_lost =
    { $treasures ->
        [0] { $captain } потерян
       *[other] { $captain } потерян вместе с сокровищами: { $treasures }
    }

prompt-choose_port =
    { $max ->
        [1] { $at }: в какой из равноотстоящих портов?
       *[other] { $at }: в какой из равноотстоящих портов? Один на всех или для каждой части свой
    }
prompt-don_john = { $leader } ({ $at }): в порт морским командиром или в столицу командующим армией?
prompt-return_units =
    { $why_id ->
        [stacking] { $at }: больше четырёх частей. Какие возвращаются в столицу? Не меньше: { $must }
       *[must_return] { $at }: остаться здесь нельзя. Какие части куда возвращаются?
    }
prompt-return_optional = вернуть какие-нибудь части в столицу по своей воле?
prompt-lose_units =
    { $why_id ->
        [attrition] { $at } → { $target }, { $owner }: путь перерезан. Какие части потеряны ({ $min })?
       *[other] { $at }, { $owner }: { $why }. Какие части потеряны ({ $min })?
    }
prompt-captain_returns =
    { $treasures ->
        [0] { $captain } ({ $at }). Куда он возвращается?
       *[other] { $captain } ({ $at }), сокровища: { $treasures }. Куда он возвращается?
    }

reason-port_not_nearest = { $space }: шагов { $steps }, до ближайшего порта { $nearest }
reason-no_port_of_theirs = { $space }: это не их порт ({ $owner })
reason-fortress_not_nearest = { $space }: шагов { $steps }, до ближайшей укреплённой области { $nearest }
reason-only_to_capital = { $space }: части сверх четырёх возвращаются только в столицу
reason-space_full = { $space }: здесь уже стоят четыре их части
reason-capital_lost = { $space }: под контролем врага, сюда никто не возвращается
reason-no_destination = Отсюда ({ $at }) этим частям нельзя вернуться сюда: { $to }.
reason-not_so_many = { $at }: { $type } — здесь их { $there }, а не { $count }.
reason-no_room = { $space }: места ещё на { $room }, а не на { $count }.
reason-more_must_go = { $at }: уйти должны { $must }, а не { $count }.
reason-dangerous_passage = { $space }: путь лежит через опасный рейс
reason-captain_in_europe = { $captain }: сокровища капитан везёт только на карте мира.
reason-captain_not_here = { $captain }: капитану нужен порт, морская или океанская зона либо поселение, а не { $at }.

## 20.5–20.10

event-alliance_ended = Союз окончен: { $powers }
event-alliance_ended-short = { $powers }
event-no_reinforcement = { $space }: { $power } без пополнения — { $why }
event-mercenaries_for_hire = { $power }: маркер «Наёмники внаём» — { $count }
event-mercenaries_for_hire-short = наёмники внаём: { $count }
event-piracy_removed = { $sea }: маркер пиратства снят
event-piracy_removed-short = { $sea }
event-treasures_received = { $power } получает сокровища из ряда ({ $row }): { $count }
event-treasures_received-short = { $power }: { $count }
event-informant_home = Обезвреженный информант возвращается в набор сил: { $owner } (карточка державы: { $on })
event-informant_home-short = { $owner }
event-assassination_ready = { $power }: маркер «Убийство использовано» возвращён
event-assassination_ready-short = { $power }
event-walsingham_unused = Уолсингем снова «Не использован»
event-walsingham_unused-short = Уолсингем
event-influence_reset = { $minor }: маркеры влияния возвращены к значениям по умолчанию
event-influence_reset-short = { $minor }
event-league_checked =
    { $formed_id ->
        [yes]
            { $die_id ->
                [none] Католическая лига создана: французских ключевых областей у Протестанта { $keys }, родных областей { $held }
               *[other] Католическая лига создана: кубик { $die } и родные области ({ $held }) дают { $sum }
            }
       *[no]
            { $die_id ->
                [none] Католическая лига не создана: французских ключевых областей у Протестанта { $keys }, родных областей { $held }
               *[other] Католическая лига не создана: кубик { $die } и родные области ({ $held }) дают { $sum }
            }
    }
event-league_checked-short =
    { $formed_id ->
        [yes] создана
       *[no] не создана
    }
prompt-empire_reinforcement = какое пополнение?
option-empire_reinforcement-regular = Регулярная часть в столицу
option-empire_reinforcement-mercenaries = Два наёмника в столицу
option-empire_reinforcement-mercenaries_for_hire = «Наёмники внаём» на 4
reason-capital_not_held = { $space }: столица в чужих руках
reason-capital_in_unrest = { $space }: столица охвачена беспорядками

## Фазы

event-phase = Ход { $turn }: { $phase }
event-winter_left_out = Зима хода { $turn } за этим столом не проводилась
event-game_finished = Последний ход ({ $turn }) окончен, игра завершена. Победные очки — на карточках держав
event-due_on_track =
    { $units_count ->
        [0] На дорожке ходов, ход { $turn }: { $leaders }
       *[other]
            { $leaders_count ->
                [0] На дорожке ходов, ход { $turn }: { $units }
               *[other] На дорожке ходов, ход { $turn }: { $leaders }; { $units }
            }
    }
event-left_to_players =
    { $phase_id ->
        [card_draw] Эта фаза за вами: раздача карт, ряды сокровищ, кто вступает в игру и кто уходит
        [diplomacy] Эта фаза за вами целиком: войны, союзы и влияние отмечайте на таблицах
        [spring_deployment] Эта фаза за вами целиком: части и командующих передвигайте по карте
        [action] В этой фазе за вами импульсы, карты и командные очки, движение и бои; акции из меню проводит стол
       *[victory] Эта фаза за вами: кто победил; ключевые области и победные очки считает стол
    }
