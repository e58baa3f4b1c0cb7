## What both games share: events, edits, refusals, units.

game-virgin_queen = Virgin Queen
game-here_i_stand = Here I Stand

unit-regular = regulars
unit-mercenary = mercenaries
unit-cavalry = cavalry
unit-naval = naval units
unit-corsair = corsairs
religion-catholic = Catholic
religion-protestant = Protestant
marker-catholic = Catholic influence
marker-protestant = Protestant influence
marker-unrest = Unrest
marker-besieged = Siege
marker-piracy = Piracy
marker-fortress = Fortress
status-waiting = waiting
status-on_map = on the map
status-track = on the turn track
status-captured = captured
status-dead = out of play
kind-army = army
kind-naval = at sea

## Events

event-unknown =
    { $data ->
        [none] { $id }
       *[other] { $id }: { $data }
    }
event-started = { $procedure }
event-abandoned = { $procedure }: given up, the table is back where it began
event-taken_back = Decision { $decision } was taken back
event-made_again = Decision { $decision } was made again
event-lost = The rules have changed: the record goes on after decision { $kept }
event-dice = { $power }: dice
event-edited = By hand — { $what }
event-religion_flipped = { $space }: religion — { $religion }
event-unrest_placed =
    { $key_id ->
        [yes] { $space }: unrest, also shown on the power card of its controller ({ $control })
       *[no] { $space }: unrest
    }
event-control_taken = { $space }: control — { $power }
event-units_placed = { $at }: enter — { $owner }, { $type } × { $count }
event-pool_empty = { $owner }, { $type }: the pool lacks { $missing }
event-units_destroyed = { $at }: lost — { $owner }, { $type } × { $count }
event-units_moved = { $origin } → { $at }: { $owner }, { $type } × { $count }
event-leader_placed = { $leader }: { $at }
event-war_declared = War: { $powers }
event-turn = Turn { $turn } begins
event-value_changed = Table value { $was } → { $now }. { $key }

event-dice-short = { $dice }
event-religion_flipped-short = { $space }
event-unrest_placed-short = { $space }
event-control_taken-short = { $space }
event-units_placed-short = { $type } × { $count }
event-units_destroyed-short = { $type } × { $count }
event-leader_placed-short = { $leader }

## The umpire's hand

edit-control = { $space }: control — { $power }
edit-religion = { $space }: religion — { $religion }
edit-unrest =
    { $value_id ->
        [yes] { $space }: unrest
       *[no] { $space }: unrest ended
    }
edit-besieged =
    { $value_id ->
        [yes] { $space }: besieged
       *[no] { $space }: siege lifted
    }
edit-units = { $at }: { $owner }, { $type } — now { $count }
edit-leader =
    { $status_id ->
        [waiting] { $leader }: waiting
        [track] { $leader }: turn track
        [captured] { $leader }: captured
        [dead] { $leader }: out of play
       *[other] { $leader }: { $at }
    }
edit-marker =
    { $value_id ->
        [yes] { $at }: { $marker } placed
       *[no] { $at }: { $marker } removed
    }
edit-turn = turn { $value }
edit-phase = phase — { $value }
edit-vp = { $power }: victory points { $value }
edit-war =
    { $value_id ->
        [yes] war: { $powers }
       *[no] peace: { $powers }
    }
edit-alliance =
    { $value_id ->
        [yes] alliance: { $powers }
       *[no] alliance ended: { $powers }
    }
edit-minor_ally = { $minor }: allied with — { $power }
edit-track_units = turn track, turn { $turn }: { $owner }, { $type } — now { $count }
edit-played =
    { $value_id ->
        [yes] { $procedure }: played this turn
       *[no] { $procedure }: not played this turn
    }
edit-value = a table value
edit-hand = { $power }: hand set

## Prompts

prompt-unknown = { $id }: choose
prompt-enter_dice =
    { $dice ->
        [one] roll one die. What fell?
       *[other] roll { $dice } dice. What fell?
    }
option-yes = Yes
option-no = No
option-pass = Pass
option-done = Done
option-none = None

## Refusals

reason-unknown = That is not possible now.
reason-not_an_option = This is not among the answers.
reason-wrong_shape = The answer does not have the form that the question wants.
reason-wrong_dice = { $dice } numbers from 1 to 6 are wanted.
reason-nothing_asked = No procedure is under way, so nothing is asked.
reason-procedure_under_way = Not while a procedure is under way ({ $procedure }): answer it or give it up first.
reason-finished = The game is over. Take something back, or set turn or phase by hand.
reason-nothing_to_undo = There is nothing to take back.
reason-nothing_to_redo = Nothing was taken back that could be made again.
reason-begins_here = This game was branched off here; its cards are new.
reason-rules_changed = That decision was made under other rules of the program and cannot be replayed.
reason-not_asked = { $power }: nothing to choose now; asked is { $asked }.
reason-no_odds = There is no table of outcomes for this.
reason-internal = A fault of this program ({ $fault }). The table is as it was before.
reason-unknown_procedure = This game has no such procedure.
reason-unknown_parameter = The procedure has no parameter { $parameter }.
reason-bad_parameter = The value given for { $parameter } cannot be.
reason-unknown_decision = There is no such decision in the record.
reason-unknown_scenario = There is no such scenario.
reason-unknown_game = There is no such game.
reason-unknown_power = There is no such power: { $power }.
reason-unknown_space = There is no such space: { $space }.
reason-unknown_place = There is no such space or sea zone: { $place }.
reason-unknown_leader = There is no such leader: { $leader }.
reason-unknown_marker = There is no such marker: { $marker }.
reason-unknown_minor = There is no such minor power: { $minor }.
reason-unknown_owner = Nobody of that name owns units: { $owner }.
reason-unknown_phase = There is no such phase: { $phase }.
reason-unknown_value = There is no number of that name to set: { $key }.
reason-value_out_of_range = { $key } goes from { $min } to { $max }.
reason-values_out_of_order = { $key }: these rows would not follow each other.
reason-no_edits = Nothing to change was given.
reason-bad_shape = Change { $edit } cannot be read.
reason-pool_too_small = { $owner }, { $type }: { $pool } in all; { $wanted } would be in play.
reason-no_such_units = { $owner } has no such units: { $type }.
reason-not_here = { $at }: { $type } cannot stand here.
reason-marker_not_here = { $at }: the marker { $marker } cannot lie here.
reason-leader_not_here = { $leader } cannot be here: { $at }.
reason-no_religion_here = { $space } lies outside the areas of religious struggle and has no religious influence.
reason-no_place = { $leader }: say where.
reason-status_and_place = { $leader }: this place and this status do not go together.
reason-turn_wanted = { $leader }: on the turn track a turn is wanted.
reason-captor_unwanted = { $leader }: only a captured leader has a captor.
reason-one_service = { $leader } serves in one way only.
reason-only_ships_on_loan = Only naval units can be on loan.
reason-same_power = Two different powers are wanted.
reason-two_minors = Two minor powers cannot be allied.
reason-vp_out_of_range = { $power }: so many victory points cannot be.
reason-cannot_write = { $path } cannot be written: { $why }. Choose another place.
why-disk_full = the disk is full
why-denied = writing there is not allowed
why-write_protected = the disk or folder is write-protected
why-no_folder = there is no such folder any more
why-disk_fault = the disk reports a fault
why-name_too_long = the name is too long
why-not_ordinary = it is a folder or a device, not an ordinary file
why-held = another program holds it
why-exists = it exists already, and a new game needs a new file
why-in_play = it is the file of the game in play
why-changed = another program changed, replaced or removed it
why-too_big = the game has grown larger than a file can be
why-many_copies = too many damaged copies lie beside it; remove some
why-closed = it is closed
why-read_only = the file is open in another program
why-no_locks = files cannot be locked there
reason-bad_path = A file name is wanted.
reason-bad_position = The first position of the file cannot be; open an older copy.
reason-impossible_position = { $path }, line { $line }: this position cannot be; open an older copy.
reason-foreign_game = { $path } is of a game that this program does not know; update it to open the file.
reason-foreign_scenario = { $path } is of a scenario that this program does not know; update it to open the file.
reason-not_ordinary = { $path } is a folder or a device; name an ordinary file.
reason-not_plain = A decision is made of plain JSON values.
reason-empty = { $path } is empty; open an older copy.
reason-bad_board = The board files of this game cannot be used: { $what }
reason-no_file = There is no such file: { $path }.
reason-too_big = { $path } is larger than any game can be; it is no save of this program.
reason-too_many = There is more in { $path } than in any game; it is no save of this program.
reason-cannot_read = { $path } cannot be read: the system does not allow it.
reason-not_ours = { $path } is no save of this program.
reason-newer = { $path } is in save format { $format }, written by Cuius Regio { $by }. This is version { $own }, which reads formats up to { $known }: update it to open the file.
reason-no_position = { $path }, line { $line }: the first position is missing or damaged; open an older copy.
reason-cut_off = { $path }, line { $line }: the file is cut off there; open an older copy.
reason-too_long = { $path }, line { $line }: longer than any line of a game; open an older copy.
reason-no_checksum = { $path } is no save of this program, or it is damaged: line { $line } has no checksum.
reason-checksum = { $path }, line { $line }: the checksum does not agree; open an older copy.
reason-bad_header = { $path }, line { $line }: it cannot be read; open an older copy.
reason-bad_line = { $path }, line { $line }: it cannot be read; open an older copy.
reason-not_json = { $path } is no save of this program, or it is damaged: line { $line } is no JSON.
reason-no_version = { $path } does not say its version; open an older copy.
reason-bad_cards = Cards are dealt or counted.
reason-bad_dice = Dice are rolled or entered.
reason-bad_seed = This seed cannot be.
