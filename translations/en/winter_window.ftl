## Winter in the window: ways home, losses, preview, steps.

# Where to, and at what price
ui-way-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-way-clear = { $steps }, the path is clear
ui-way-cut =
    { $losses ->
        [0] { $steps }. { $where }
       *[other] { $steps }, losses: { $losses }. { $where }
    }
ui-way-cut-at =
    { $why ->
        [unrest] The path is cut at { $space }: unrest ({ $rule })
       *[control] The path is cut at { $space }: control of { $control } ({ $rule })
    }
ui-way-short =
    { $why ->
        [unrest] Losses: { $losses } — { $space } in unrest ({ $rule })
       *[control] Losses: { $losses } — { $space } controlled by { $control } ({ $rule })
    }
ui-way-room = { $words }; room for { $room }
ui-group-at = { $place } · { $owner }
ui-lot-to = { $type }, { $place } → { $to }
ui-all-stay = All stay where they are
ui-none-must = Nobody has to go.
ui-send-home = Send home: { $count }
ui-allotted = Shared out: { $sent } of { $total }
ui-allotted-range = Going: { $sent }. At least { $min } must, up to { $max } may.
ui-lost-so-far = Losses named: { $sent } of { $max }
ui-lost-range = Losses named: { $sent }. From { $min } to { $max } are wanted.
ui-group-first = First click the group that returns, then the capital.
ui-drop-no-room = { $place }: no room left.
ui-drop-not-asked = These units are not asked about now ({ $rule }).

# Preview
ui-rehearsal = this is what “Do the rest” means
ui-rehearsal-note = Nearest place, fewest losses, then by name; nobody moves who may stay. Nothing is done yet.
ui-rehearsal-do = Do just that
ui-rehearsal-back = Let me choose
ui-rehearsal-first = This is a preview: agree to it, or go back to choosing.
ui-rehearsed-answer = { $question } — { $answer }
event-then_chance = Then dice fall; what follows nobody knows before

# Steps and powers
ui-step-title = { $number }. { $name }
ui-step-told =
    { $outcome ->
        [none] { $number }. { $name }
       *[other] { $number }. { $name } — { $outcome }
    }
ui-steps-unfold = What happened
ui-steps-fold = Fold
ui-turn-done = { $power }: all done
ui-turn-now = { $power }: now
ui-turn-later = { $power }: still to come

# The world map
ui-tab-world = World
ui-tab-world-hint = The world map: oceans, settlements, captains, treasures
ui-owner = Owner
ui-nobody = Nobody
ui-captain-here =
    { $treasures ->
        [0] { $captain }
       *[other] { $captain }, treasures: { $treasures }
    }
ui-treasure-more = One treasure more
ui-treasure-less = One treasure less
ui-captain-to-pool = Take off the map
ui-captain-bring = Bring a captain
ui-captain-of = { $captain } ({ $power })
ui-captains-off = Captains on no map
ui-captain-serves = { $captain }: { $power }, rating { $rating }, turns { $enters } to { $leaves }. Drag him onto the map.
ui-treasure-rows = Rows of treasures
ui-drop-nowhere-overseas = There is nothing here: put the piece on a settlement or in an ocean zone.
ui-palette-captains = Captains on no map

# The turn and its phases
ui-phase-now = Turn { $turn } · { $phase }
ui-next-play = Play: { $procedure }
ui-next-phase = Next: { $phase }
ui-next-turn = Next: turn { $turn }
ui-next-end = End the game
ui-phase-skip = Leave it out
ui-phase-played-by-table = The table plays this phase and asks each power what it decides.
ui-phase-has-been-played = Played this turn already: { $procedure }
ui-units-due = { $owner }: { $type } × { $count }
ui-due-now = On the track for this turn: { $who }
ui-track-hint = Pieces can be carried between the turns and the boxes below; a click opens their menu. To take one to the map, hold it over the tab “Europe”; from the map, leaders and units are carried to the strip of turns above it.
ui-track-not-that = Only leaders and units wait on the turn track.
ui-turn-comes = Coming: { $who }
ui-turn-last = Serving for the last turn: { $who }
ui-turn-jesuits = Jesuits of Spain: +{ $count }
ui-turn-assassinations = Assassination used: { $who }
ui-leaders-none = Nobody.
ui-captive-of = captive of { $power }
ui-track-shelf = To the turn track
ui-captain-leaves-by = { $place }: leaves the map
ui-captain-winters-in = { $place }: winters in the colony
ui-way-capital = capital, { $steps }
event-left_to_players-here_i_stand =
    { $phase_id ->
        [diplomacy] By your own hand in this phase: all of it; wars and alliances are set on the tables
        [spring_deployment] By your own hand in this phase: all of it; units and leaders are moved on the map
        [action] By your own hand in this phase: impulses, cards and command points, movement and battle; the actions of the menu are played at the table
        [winter] By your own hand in this phase: all of it; units return, alliances end, reinforcements and leaders come
        [new_world] By your own hand in this phase: all of it; voyages and riches are set on the board of the New World
       *[victory] By your own hand in this phase: who has won; the table counts keys and victory points
    }
ui-home-to = To the capital: { $place }
ui-drag-group = { $units }. On the map the group can be dragged whole, with Ctrl one unit at a time.
