## 20 Winter, and the phases of a turn.

chapter-winter = Winter
chapter-turn = The turn
procedure-winter = Winter
procedure-winter-step-1 = Morisco unrest
procedure-winter-step-2 = Unspent treasures
procedure-winter-step-3 = Loaned naval units
procedure-winter-step-4 = Naval units go home
procedure-winter-step-5 = Land units, leaders and captains go home
procedure-winter-step-6 = Alliances of great powers
procedure-winter-step-7 = Reinforcements
procedure-winter-step-8 = Piracy
procedure-winter-step-9 = Treasures
procedure-winter-step-10 = Espionage markers
procedure-winter-step-11 = Influence markers
procedure-winter-step-12 = Catholic League
procedure-advance_phase = Next phase
parameter-skip = Leave winter out
given-skip = without playing winter

## Steps that are skipped, and other reasons of events

why-no_morisco_unit = the Morisco unit is not in play
why-no_free_space = no free space within two spaces of the Morisco unit
why-no_treasure_left = nobody has an unspent treasure
why-no_loan = no naval unit is on loan
why-no_fleet_away = all naval units and naval leaders are at home
why-no_army_away = all land units, leaders and captains are at home
why-no_alliance = no two great powers are allied
why-no_capital_ready = no reinforcement can come
why-no_piracy = there is no Piracy marker
why-no_treasure_on_rows = no row has a treasure to hand over
why-no_agent_to_reset = nothing was neutralised or used
why-nothing_resolved = no minor power was resolved this turn
why-league_stands = the League has formed already
why-no_league_turn = it is checked in turns 3 to 6 only
why-control = control
why-unrest = unrest
why-attrition = attrition
why-stacking = more than four units
why-must_return = no place to stay
why-capital_lost = the capital is in enemy hands
why-no_capital = the capital is off the map and no fortified space has room
why-no_refuge = neither the capital nor a nearest fortified space can receive them
why-capital_not_held = the capital is in other hands
why-capital_in_unrest = the capital is in unrest
why-last_turn = the last turn is over

event-step_skipped = Skipped: { $why }
event-step_skipped-short = skipped

## 20.1 to 20.3

event-treasures_discarded = { $power }: unspent treasures discarded — { $count }
event-treasures_discarded-short = { $power }: { $count }
event-loan_ended = { $at }: { $owner }, { $type } × { $count } — no longer on loan to { $loaned_to }
event-loan_ended-short = { $owner }: { $count }
reason-occupied = a unit stands in { $space }
reason-in_unrest_already = { $space } is in unrest already

## 20.4 Going home

event-fleets_home =
    { $lost ->
        [0] Naval units that have gone home: { $count }
       *[other] Naval units that have gone home: { $count }; lost: { $lost }
    }
event-fleets_home-short =
    { $lost ->
        [0] { $count } home
       *[other] { $count } home, { $lost } lost
    }
event-armies_home =
    { $lost ->
        [0] Land units that have gone home: { $count }, without loss
       *[other] Land units that have gone home: { $count }; lost: { $lost }
    }
event-armies_home-short =
    { $lost ->
        [0] { $count } home
       *[other] { $count } home, { $lost } lost
    }
event-no_port_left = { $at }: { $owner } — no port left, the naval units go to the force pool
event-leader_serves = { $leader } serves from now on: { $service }
event-attrition =
    { $why_id ->
        [unrest] { $at } → { $target }: { $owner } — attrition, { $lost } of { $count } lost; the path is cut at { $space } (unrest)
       *[control] { $at } → { $target }: { $owner } — attrition, { $lost } of { $count } lost; the path is cut at { $space } (control: { $control })
    }
event-nowhere_to_return = { $at }: { $owner } — nowhere to return, destroyed: { $count } ({ $why })
event-captain_home = { $captain } goes back to the pool ({ $at })
event-captain_cut_off = { $captain } ({ $at }): only dangerous passages lead home, he stays
event-captain_at_colony = { $captain } winters in a colony: { $settlement }
event-captain_leaves_map =
    { $treasures ->
        [0] { $captain } leaves the map ({ $target })
       *[other] { $captain } leaves the map ({ $target }); { $power } receives treasures: { $treasures }
    }
event-navigation_check =
    { $safe_id ->
        [yes] Navigation check of { $captain }: { $total } (rating { $rating }), { $safe_at } is safe — he stays
       *[no] Navigation check of { $captain }: { $total } (rating { $rating }), { $safe_at } would be safe — he is lost
    }
event-captain_lost =
    { $treasures ->
        [0] { $captain } is lost
       *[other] { $captain } is lost with his treasures: { $treasures }
    }

prompt-choose_port =
    { $max ->
        [1] { $at }: to which of the equally near ports?
       *[other] { $at }: to which of the equally near ports? One for all, or one for each ship
    }
prompt-don_john = { $leader } ({ $at }): to a port as a naval leader, or to a capital as an army leader?
prompt-return_units =
    { $why_id ->
        [stacking] { $at }: more than four units. Which go to the capital? At least { $must }
       *[must_return] { $at }: these units cannot stay. Which go where?
    }
prompt-return_optional = do any units return to the capital of their own will?
prompt-lose_units =
    { $why_id ->
        [attrition] { $at } → { $target }, { $owner }: the path is cut. Which units are lost ({ $min })?
       *[other] { $at }, { $owner }: { $why }. Which units are lost ({ $min })?
    }
prompt-captain_returns =
    { $treasures ->
        [0] { $captain } ({ $at }). Where does he return to?
       *[other] { $captain } ({ $at }), treasures: { $treasures }. Where does he return to?
    }

reason-port_not_nearest = { $space } is { $steps } steps away, the nearest port { $nearest }
reason-no_port_of_theirs = { $space } is no port of theirs ({ $owner })
reason-fortress_not_nearest = { $space } is { $steps } steps away, the nearest fortified space { $nearest }
reason-only_to_capital = units beyond four go to the capital, not to { $space }
reason-space_full = four units of theirs stand in { $space } already
reason-capital_lost = { $space } is controlled by an enemy, so nothing returns there
reason-no_destination = From { $at } these units cannot return to { $to }.
reason-not_so_many = { $at }: { $type } — there are { $there }, not { $count }.
reason-no_room = { $space } has room for { $room } more, not { $count }.
reason-more_must_go = { $at }: { $must } have to go, not { $count }.
reason-dangerous_passage = { $space } lies behind a dangerous passage
reason-captain_in_europe = { $captain }: a captain carries treasures on the world map only.
reason-captain_not_here = { $captain } needs a port, a sea or ocean zone, or a settlement, not { $at }.

## 20.5 to 20.10

event-alliance_ended = Alliance ended: { $powers }
event-alliance_ended-short = { $powers }
event-no_reinforcement = { $space }: no reinforcement for { $power } — { $why }
event-mercenaries_for_hire = { $power }: Mercenaries for Hire at { $count }
event-mercenaries_for_hire-short = mercenaries for hire: { $count }
event-piracy_removed = { $sea }: Piracy marker removed
event-piracy_removed-short = { $sea }
event-treasures_received = { $power } receives treasures from the row ({ $row }): { $count }
event-treasures_received-short = { $power }: { $count }
event-informant_home = The neutralised informant of { $owner } goes home from the card of { $on }
event-informant_home-short = { $owner }
event-assassination_ready = { $power }: Assassination Used marker back
event-assassination_ready-short = { $power }
event-walsingham_unused = Walsingham back to Unused
event-walsingham_unused-short = Walsingham
event-influence_reset = { $minor }: influence markers back in their default boxes
event-influence_reset-short = { $minor }
event-league_checked =
    { $formed_id ->
        [yes]
            { $die_id ->
                [none] The Catholic League forms: French keys of the Protestant { $keys }, home spaces { $held }
               *[other] The Catholic League forms: die { $die } and { $held } home spaces make { $sum }
            }
       *[no]
            { $die_id ->
                [none] The Catholic League does not form: French keys of the Protestant { $keys }, home spaces { $held }
               *[other] The Catholic League does not form: die { $die } and { $held } home spaces make { $sum }
            }
    }
event-league_checked-short =
    { $formed_id ->
        [yes] it forms
       *[no] it does not form
    }
prompt-empire_reinforcement = which reinforcement?
option-empire_reinforcement-regular = A regular in the capital
option-empire_reinforcement-mercenaries = Two mercenaries in the capital
option-empire_reinforcement-mercenaries_for_hire = Mercenaries for Hire to 4
reason-capital_not_held = { $space }: the capital is in other hands
reason-capital_in_unrest = { $space }: the capital is in unrest

## Phases

event-phase = Turn { $turn }: { $phase }
event-winter_left_out = The winter of turn { $turn } was not played at this table
event-game_finished = The last turn is over ({ $turn }): the game ends. The victory points stand on the power cards
event-due_on_track =
    { $units_count ->
        [0] Waiting on the turn track for turn { $turn }: { $leaders }
       *[other]
            { $leaders_count ->
                [0] Waiting on the turn track for turn { $turn }: { $units }
               *[other] Waiting on the turn track for turn { $turn }: { $leaders }; { $units }
            }
    }
event-left_to_players =
    { $phase_id ->
        [card_draw] By your own hand in this phase: the cards to draw, the rows of treasures, and who enters or leaves
        [diplomacy] By your own hand in this phase: all of it; wars, alliances and influence are set on the tables
        [spring_deployment] By your own hand in this phase: all of it; units and leaders are moved on the map
        [action] By your own hand in this phase: impulses, cards and command points, movement and battle; the actions of the menu are played at the table
       *[victory] By your own hand in this phase: who has won; the table counts keys and victory points
    }
