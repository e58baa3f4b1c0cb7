## The window: bars, menus, panels.

ui-title = { $name } — Cuius Regio
ui-title-read-only = { $title } (read-only)
ui-unsaved-game = Unsaved game
ui-game = { $game } · { $scenario }
ui-welcome = A table for wars of religion: map, referee and record
ui-yes = yes
ui-no = no
ui-none = none
ui-ok = OK
ui-back = Back
ui-close = Close
ui-begin = Begin
ui-map = Map of Europe

# Bar above
ui-turn = Turn { $turn }
ui-turn-of = Turn { $turn } of { $last }
ui-turn-hint = The turn. Click to set another (umpire’s hand)
ui-phases = Phases
ui-phase-set = { $phase }: make this the present phase (umpire’s hand)
ui-find = Find a space
ui-find-name = Find a space on the map
ui-find-hint = Name of a space or sea zone, in English or Russian (Ctrl+F)
ui-find-nothing = Nothing on this map is called “{ $words }”
ui-menu = Menu
ui-menu-hint = Menu (F10)
ui-language = Language
ui-language-en = English
ui-language-ru = Русский

# Menu
ui-menu-file = File
ui-menu-table = Table
ui-menu-view = View
ui-menu-help = Help
ui-new = New game…
ui-open = Open…
ui-save = Save
ui-save-as = Save as…
ui-recent = Recent files
ui-recover = Recover a game
ui-guide = Guided example
ui-log-export = Export the log…
ui-preferences = Preferences…
ui-quit = Quit
ui-undo = Undo
ui-redo = Redo
ui-give-up = Give up this procedure
ui-give-up-hint = Puts the table back to where this procedure began
ui-look-now = Back to the present
ui-find-space = Find a space
ui-fit = Whole map
ui-zoom = Size of the map
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-dark = Dark look
ui-other-language = По-русски
ui-show-procedure = Procedures
ui-show-log = Log
ui-show-palette = Palette of pieces
ui-keys = Keys
ui-about = About Cuius Regio
ui-about-text =
    A table for the board games Virgin Queen and Here I Stand: a map with counters on it, a referee who knows the rules, and a record of everything that happened.

    It needs the printed games and stands for none of their parts: map, counters and texts are drawn and written for this program. Free software under the MIT licence; it never uses the network.

# Rail and power card
ui-vp = { $vp } VP
ui-shield =
    { $asked ->
        [yes] { $power }: { $vp } VP, is asked now
       *[no] { $power }: { $vp } VP
    }
ui-power-card = Power card: { $power }
ui-card-vp = Victory points
ui-card-capital = Capital
ui-card-keys = Keys
ui-card-keys-unrest = In unrest
ui-card-hand = Hand
ui-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-card-treasures = Treasures
ui-card-agents = Own agents
ui-agents-informants =
    { $count ->
        [one] { $count } informant
       *[other] { $count } informants
    }
ui-agents-cipher = cipher key
ui-agents-assassination = assassination used
ui-card-informants = Informants here
ui-informant-neutralised = { $power } (neutralised)
ui-card-jesuits = Jesuits
ui-card-walsingham = Walsingham
ui-card-hire = For hire
ui-card-pool = Force pool
ui-card-war = At war with
ui-card-allied = Allied with
ui-card-ruler = Ruler
ui-excommunicated = { $ruler } (excommunicated)
ui-card-home = Home cards
ui-card-captured = Captives
ui-home-card =
    { $state ->
        [used] { $card } (used)
       *[ready] { $card }
    }
ui-less = { $what }: one less
ui-more = { $what }: one more

# Procedures
ui-procedures = Procedures
ui-idle-hint = Nothing is under way: pieces can be moved freely, and a procedure can be started.
ui-play-event = Play “{ $event }”
ui-house = house
ui-house-hint = These numbers are ours: the rule fragments do not give them. Change them to what your printed card says.
ui-other-phase = usually in the phase “{ $phase }”
ui-start = Start
ui-asked-later = asked in its step
ui-odds = { $outcome }: { $chance } ({ $percent } %)
ui-asked = { $power }: { $question }
ui-procedure-over = The procedure is over.
ui-to-procedures = To the procedures
ui-do-rest = Do the rest
ui-do-rest-hint = Answers the rest of this power’s part in the obvious way. One decision; it can be taken back.
ui-step-done = { $number ->
    [0] { $name }
   *[other] Step { $number }, { $name }
 }, done. { $outcome }
ui-step-now = { $number ->
    [0] { $name }
   *[other] Step { $number }, { $name }
 }, now. { $outcome }
ui-step-later = { $number ->
    [0] { $name }
   *[other] Step { $number }, { $name }
 }, to come. { $outcome }
ui-option-name = { $option }, key { $number }
ui-chosen = Chosen: { $count } of { $max }
ui-enough-chosen = { $max } are chosen already; take one back first.
ui-too-few-chosen = Choose { $min } at least.
ui-no-answer = { $place } is no answer to this question ({ $rule })
ui-reason-also = { $said }; besides, { $more }
ui-drag-answer = Drag onto the map: { $piece }
ui-drop-no-answer = That piece is no answer to this question.

# Dice
ui-dice-shown = Dice: { $dice }
ui-die-fixed = fixed
ui-die-adjusted = adjusted
ui-die-miss = miss
ui-die-kept = kept
ui-die-lowered = lowered
ui-die-face = Die { $die }: { $face }
ui-dice-clear = Clear
ui-dice-all = All dice are entered.
ui-dice-left =
    { $count ->
        [one] One die to go: click a face or type 1 to 6.
       *[other] { $count } dice to go: click a face or type 1 to 6.
    }
ui-dice-missing =
    { $count ->
        [one] One die has no face yet.
       *[other] { $count } dice have no face yet.
    }

# Log
ui-log = Log
ui-log-filter = Which lines are shown
ui-filter-all = All events
ui-filter-dice = Dice only
ui-filter-power = { $power }
ui-filter-space = Space: { $space }
ui-log-line-hint = Decision { $decision }. Click to see the map as it was then; right-click for more
ui-log-look = Show the map as it was then
ui-log-take-back = Take back to here
ui-log-branch = Branch from here…
ui-log-fly = Show on the map: { $space }
ui-log-taken-back = [taken back] { $words }
ui-log-title = { $game }: log of the game
ui-log-name = log
ui-log-of-space = Log of this space
ui-column-number = No.
ui-column-decision = Decision
ui-column-rule = Rule
ui-column-event = Event
ui-column-dice = Dice
ui-column-gone = Taken back
ui-looking = The map is shown as it was after decision { $decision }.
ui-not-now = The map shows an earlier moment; go back to the present to move pieces or answer.

# Undo
ui-crossing = To take this back goes over what is known since: { $what }. Dice are not rolled the same again, and the log keeps a mark.
ui-crossing-many = Take back everything after that line? What was known since stays in the log with a mark.
ui-crossed-dice = dice
ui-crossed-cards = cards
ui-crossed-secret = a secret
ui-take-back = Take back
ui-leave-it = Leave it

# Files
ui-new-game = New game
ui-new-about = Choose game, scenario and where the dice come from
ui-open-game = Open a game
ui-open-about = A save file; or drop one onto the window
ui-guide-about = Two minutes: “Huguenot Lent” in France, played on the real map
ui-recover-about =
    { $count ->
        [one] One game was not saved to a file; it is all here
       *[other] { $count } games were not saved to a file; they are all here
    }
ui-recover-hint = The program keeps every game by itself. These were never saved to a file of yours.
ui-recover-none = Nothing is left to recover.
ui-recover-row =
    { $decisions ->
        [one] { $game }, { $scenario }: { $decisions } decision, { $when }
       *[other] { $game }, { $scenario }: { $decisions } decisions, { $when }
    }
ui-field-game = Game
ui-field-scenario = Scenario
ui-field-dice = Dice
ui-field-cards = Cards
ui-dice-rolled = The program rolls
ui-dice-entered = Real dice, entered by hand
ui-cards-dealt = The program deals
ui-cards-counts = Real cards: only hand sizes are kept
ui-save-name = game
ui-branch-name = game from decision { $decision }
ui-branch = Branch from here
ui-branched = A game with the first { $decision } decisions is in “{ $file }”. This one goes on.
ui-open-branch = Open it
ui-saved = Saved: { $file }. From now on every decision is written there at once.
ui-saved-already = { $file }: every decision is on disk already.
ui-exporting = Writing the log to { $file }
ui-exported = The log is in { $file }
ui-file-save = Cuius Regio game
ui-file-txt = Plain text
ui-file-html = Web page
ui-file-csv = Table (CSV)
ui-recovered = { $file } was damaged in line { $next }: { $why }. Its first { $line } of { $of } lines are sound and have been opened; the damaged file is kept whole beside it under another name.
ui-recovered-left = { $file } is damaged in line { $next }: { $why }. Its first { $line } of { $of } lines are sound and have been opened; the file itself was left as it is.
ui-lost =
    { $count ->
        [one] The rules of the program have changed since: one decision could not be replayed and is lost. The position is that of the last snapshot before it.
       *[other] The rules of the program have changed since: { $count } decisions could not be replayed and are lost. The position is that of the last snapshot before them.
    }
ui-read-only = Another program holds this file: you can look and play, but nothing is written. Save under another name to keep what you do.
ui-not-saved = The last decision is not on disk: { $why }. The game goes on in memory; save it elsewhere.
ui-cannot-keep = This file cannot be written: { $why }. You can look and play, but nothing is written. Save under another name to keep what you do.
ui-leave-title = Decisions that no file has
ui-leave = The last decisions are in memory only ({ $why }). Once this game is left they are lost, unless it is saved elsewhere first.
ui-leave-lose = Leave, and lose them
ui-leave-stay = Stay
damage-empty = a line is empty
damage-too_many = there is more in it than in any game
damage-cut_off = the last line is cut off
damage-too_long = a line is too long
damage-no_checksum = a line has no checksum
damage-checksum = a checksum does not agree
damage-bad_header = the first line cannot be read
damage-bad_line = a line cannot be read
damage-not_json = a line is no JSON
damage-not_ours = it was written by another program
damage-no_version = it does not say its version
damage-newer = it was written by a newer version
damage-impossible = a line tells of something that cannot have happened

# Preferences
ui-theme = Look
ui-theme-system = As the system is
ui-theme-light = Light
ui-theme-dark = Dark
ui-journals-folder = The program’s own records lie in { $folder }

# Board bar
ui-tab-europe = Europe
ui-tab-europe-hint = The map
ui-tab-diplomacy = Diplomacy
ui-tab-diplomacy-hint = War, alliances and influence
ui-tab-religion = Religion
ui-tab-religion-hint = The religious struggle in its areas
ui-tab-track = Turn track
ui-tab-track-hint = Who comes when, leaders off the map, treasures
ui-layers = Layers
ui-layer-political = Political control
ui-layer-religious = Religion and unrest
ui-layer-military = Units and leaders
ui-layer-links = Links
ui-layer-areas = Areas of religious struggle
ui-layer-overview = Overview
ui-layer-areas-here_i_stand = Language zones
ui-map-key = Key to the map
ui-key-spaces = Spaces and ways
ui-key-owners = Control: colour, letter and pattern
ui-key-key = Key
ui-key-fortress = Fortress
ui-key-electorate = Electorate
ui-key-town = Unfortified space
ui-key-capital = Capital: a crown
ui-key-port = Port: an anchor
ui-key-pass = Mountain pass
ui-key-sea = Border of two sea zones
ui-key-unrest = Unrest: a flame
ui-key-besieged = Besieged: a wall
ui-key-leader = Leader: command – battle
ui-key-reformer = Reformer
ui-counter-size = Size of the counters

# Umpire's hand
ui-palette = Palette
ui-palette-hint = Drag a piece onto the map.
ui-palette-not-now = A procedure is under way; the palette waits.
ui-palette-owner = Whose pieces
ui-palette-leaders = Leaders off the map
ui-palette-markers = Markers
ui-palette-control = Control
ui-pool-left = { $piece }, left in the pool: { $left }
ui-control-of = Control: { $power }
ui-drop-nowhere = Nothing lies there: drop the piece on a space or in a sea zone.
ui-drop-not-here = { $place }: that piece cannot lie here.
ui-hand-not-now = A procedure is under way
ui-control = Control
ui-religion-of = Religion
ui-markers = Markers
ui-units-here = { $owner }, { $type }: { $count }
ui-unit-more = One more
ui-unit-less = One less
ui-units-all-off = All off the map
ui-units-add = Bring units in
ui-unit-of-pool = { $type } (pool: { $left })
ui-leader-off = { $leader }: off the map

# Tables
ui-diplomacy = Diplomatic status
ui-diplomacy-hint = Click a cell to change it by the umpire’s hand.
ui-status-peace = at peace
ui-status-war = at war
ui-status-allied = allied
ui-status-peace-short = —
ui-status-war-short = war
ui-status-allied-short = allied
ui-status-cell = { $one } and { $other }: { $now }
ui-influence = Diplomatic influence
ui-influence-resolved = Resolved
ui-influence-ally = Allied with
ui-influence-cell = Influence of { $power } on { $minor }: { $count }
ui-religion = Religious struggle
ui-religion-hint = Spaces in the areas of religious struggle, by their religious influence.
ui-religion-shares = Catholic { $catholic }, Protestant { $protestant }
ui-religion-catholic = <b>Catholic: { $count }</b> — { $names }
ui-religion-protestant = <b>Protestant: { $count }</b> — { $names }
ui-religion-unrest = <b>In unrest: { $count }</b> — { $names }
ui-track = Turn track
ui-leaders-waiting = Waiting
ui-leaders-captured = Captured
ui-leaders-dead = Out of play
ui-treasure-row = Treasures on the row of { $row }: { $count }
ui-league =
    { $on ->
        [yes] Catholic League: formed
       *[no] Catholic League: not formed
    }
ui-finished = The game is over.

# Keys
ui-key-digits = choose the option with this number (0: pass)
ui-key-dice = with real dice: the face of the next die
ui-key-enter = send the answer, press the button
ui-key-esc = drop the half-made answer, close, go back
ui-key-tab = next button; on the map: next legal space
ui-key-menu = menu
ui-detach = Detach
ui-detach-panel = Detach: { $panel }
ui-fold = Fold away
ui-fold-panel = Fold away: { $panel }

# Units shared out
ui-allot-range = Named: { $sent }. From { $min } to { $max } are wanted.

# Secrets
ui-curtain = { $power }: a choice for these eyes alone. Hand over the screen first.
ui-curtain-lift = { $power }: show it
ui-curtain-up = { $power }: what no other power may know is on view.
ui-curtain-drop = Lower the curtain
ui-curtain-told = { $power }: there is news that the others may not see.
ui-curtain-show = Show it
ui-several-here = { $place }: several answers are here; choose in the list.

## The guided example

ui-guide-next = Next
ui-guide-stop = Stop
ui-guide-done = Done
guide-1 = Spring 1568. The Protestant plays “Huguenot Lent”: eight attempts to convert spaces in France. First we open the procedure in the list at the right.
guide-2 = The form has taken attempts, area and event from the card. We start it.
guide-3 = The first die is a 6 without a roll; the other seven are real dice and are entered: 1 1 2 3 4 5 6.
guide-4 = Two misses, and the ones bring one Unrest marker. Lowering a 6 to a 5 would cancel it; the Protestant declines.
guide-5 = Two major conversions. The glowing spaces may be flipped now; Paris may not, and pointing at it says why. The first 6 is kept for step 6.
guide-6 = The second 6 flips Orléans, which lies next to Protestant Tours and opens the way.
guide-7 = Step 6: one kept 6 and two minor conversions, in any order. The kept 6 goes first.
guide-8 = A kept 6 may flip a space with a Catholic unit in it: Paris.
guide-9 = The minor conversions need a space without one: Bourges…
guide-10 = …and Dijon.
guide-11 = Step 7: the Unrest marker goes to a space flipped just now. Paris: it also counts on France’s power card.
guide-12 = That is all. The log tells what happened; Undo takes it back, die by die. Go on from here, or start a game of your own.
