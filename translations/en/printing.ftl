## Printing: the pages of a snapshot, blank sheets, the print window.

print-game-names = { $game } · { $scenario }
print-moment = turn { $turn }, { $phase } phase
print-date = Printed { $date }
print-checksum = checksum of the public part { $sum }
print-page = page { $number } of { $of }
print-day = { $day } { $month } { $year }, { $time }
print-month-1 = January
print-month-2 = February
print-month-3 = March
print-month-4 = April
print-month-5 = May
print-month-6 = June
print-month-7 = July
print-month-8 = August
print-month-9 = September
print-month-10 = October
print-month-11 = November
print-month-12 = December
print-yes = yes
print-no = no

## Pieces in words

print-unit-regular =
    { $count ->
        [one] { $count } regular
       *[other] { $count } regulars
    }
print-unit-mercenary =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
print-unit-cavalry = { $count } cavalry
print-unit-naval =
    { $count ->
        [one] { $count } naval unit
       *[other] { $count } naval units
    }
print-unit-corsair =
    { $count ->
        [one] { $count } corsair
       *[other] { $count } corsairs
    }
print-of-owner = { $owner }: { $what }
print-on-loan = { $what } (on loan to: { $power })
print-unrest = Unrest
print-besieged = Besieged
print-in-unrest = { " " }(unrest)
print-out-of-play = Out of play
print-reformer = Reformer: { $name }
print-turn = turn { $turn }

## Pages

print-map = Map
print-map-notes = Notes to the map
print-map-legend = Legend and notes
print-map-tile = Map, sheet { $name }
print-tile-lies-under = sheet { $name } begins here: cut off its margin and paste it onto this strip
print-legend = Legend
print-legend-key = key
print-legend-fortress = fortress
print-legend-town = unfortified space
print-legend-capital = capital
print-legend-port = port
print-legend-leader = leader: command – battle
print-notes = Notes
print-note = { $place }. { $what }
print-state = State of the table
print-checklist = Set-up checklist
print-checklist-beside = Set-up checklist: beside the map
print-checklist-how = Tick the boxes as you set up. Control that differs from the home power is in bold. Spaces with neither units nor markers are gathered at the end of each region.
print-other-spaces = Other spaces
print-region =
    { $units ->
        [0] { $name } · { $spaces } spaces, no units
        [one] { $name } · { $spaces } spaces, { $units } unit
       *[other] { $name } · { $spaces } spaces, { $units } units
    }
print-column-space = Space
print-column-control = Control
print-column-religion = Religion
print-column-pieces = Units, leaders, markers
print-column-sea = Sea zone
print-column-place = Place
print-bare = No units. Control: { $power }
print-bare-religion = No units. Control: { $power }, { $religion }
print-seas = Sea
print-empty-seas = Empty

## What lies beside the map

print-time = Time
print-turn-track-marker = Turn marker
print-phase = Phase
print-played = Already played this turn
print-under-way = Under way now
print-besides = Besides
print-finished = The game is over, won by
print-league = The Catholic League has formed
print-scores = Points, cards, treasures
print-score-power = Power
print-score-vp = VP
print-score-bonus = bonus
print-score-keys = keys
print-score-unrest-keys = unrest
print-score-hand = cards
print-score-treasures = treas.
print-vp =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
print-hand-of = cards in hand: { $count }
print-treasures-of = treasures: { $count }
print-power-cards = Power cards
print-capital-at = capital: { $place }
print-jesuits-on-card = Jesuits on the card: { $count }
print-walsingham = Walsingham: { $state }
print-mercenaries-for-hire = mercenaries for hire: { $count }
print-relations = War and alliance
print-relations-legend = Crossed sabres: war. Two rings: alliance.
print-war-with = war: { $power }
print-allied-with = alliance: { $power }
print-minors = Minor powers
print-minor-active = in play
print-minor-inactive = not in play
print-ally-of = ally of: { $power }
print-influence = Diplomatic influence
print-influence-minor = Power
print-influence-resolved = resolved
print-influence-of = { $power } { $value }
print-resolved = resolved this turn
print-faith = Religious struggle, spaces
print-faith-area = Area
print-faith-catholic = Catholic
print-faith-protestant = Protestant
print-faith-in-unrest = in unrest
print-espionage = Espionage
print-informants-free = informants in the pool: { $count }
print-cipher-key = Cipher Key
print-assassination-used = Assassination Used marker
print-informant-of = informant on the card: { $power }
print-informant-neutralised = neutralised informant on the card: { $power }
print-turn-track = Turn track
print-leaders-away = Leaders off the map
print-captured-by = Captured by: { $power }
print-leaders-waiting = Waiting, { $power }
print-leaders-dead = Out of the game, { $power }
print-oceans = Oceans
print-captain-loaded = { $name } (treasures: { $count })
print-captains-away = Captains off the map, { $power }
print-new-world = Settlements and treasures
print-treasure-row = Treasure row, { $power }
print-pools = Left in the force pools
print-values = Numbers changed at this table

## Sheets of the powers

print-minors-and-independent = Minor powers and the independent
print-vp-short = VP
print-keys-short = keys
print-cards-short = cards
print-card = Power card
print-fact-vp = Victory points
print-vp-with-bonus = { $vp } (of these a bonus of { $bonus })
print-fact-capitals = Capitals
print-fact-keys = Keys
print-fact-wars = At war with
print-fact-allies = Allied with
print-fact-hand = Hand
print-treasures = Treasures
print-on-the-card = On the card
print-agents = Espionage
print-informants-abroad = Informants on others' cards
print-neutralised = { " " }(neutralised)
print-influence-on = Influence
print-settlements = Settlements
print-captains = Captains
print-captain-at = { $captain }: { $place }
print-pieces-total = Units and leaders by place · { $count } units in all
print-held-by = { $place } (control: { $power })
print-held-total = Spaces controlled: { $count }
print-leader-waiting = waiting
print-leader-dead = out of the game
print-leader-track = on the turn track, turn { $turn }
print-leader-captured = captured by: { $power }
print-captives = Captives

## Hands

print-hand-page = Hand: { $power }
print-hand-secret = To be opened by this power alone: { $power }. Fold 1, then fold 2: the cards lie inside.
print-hand-count = Cards in hand: { $count }
print-hand-unknown = And cards that the program does not know: { $count }
print-card-number = No.
print-card-name = Card
print-card-cp = CP
print-fold = Fold { $number }: { $way }
print-fold-1 = bottom third up, over the cards
print-fold-2 = top third back, behind

## Log

print-log = Log
print-log-since = Public events since the last snapshot (there were { $count } before it).
print-log-from-start = Public events from the start of the game.
print-log-taken-back = Earlier decisions taken back since: { $decisions }.
print-log-decision = Dec.
print-log-rule = Rule
print-log-event = Event
print-log-dice = { $words } — { $dice }
print-log-empty = There were no public events since the last snapshot.

## The page for the program

print-code-title = The position for the program
print-code-how = The whole public part of the position is written here. Photograph the squares in any order and paste the text that they give into “File › New from printed snapshot”: the same table stands again. Hands, the order of the deck and dice are not in it.
print-code-square = square { $number } of { $of }
print-code-lines = The same as lines, to be scanned or typed. Each begins with its number and ends with letters that check it; the lines P1–P3 are spares and stand in for lost ones. The letters O, I, L and U do not occur.

## Blank sheets

print-blank = Blank sheets
print-blank-own = Blank sheets
print-blank-game = Game
print-blank-turn = Turn, date
print-blank-keys = Home keys
print-blank-other-keys = Other keys
print-blank-track = Track of the keys
print-blank-track-keys = Keys
print-blank-track-cards = Cards
print-blank-track-vp = VP
print-blank-victory = victory
print-blank-by-turn = By turn
print-blank-vp = VP
print-blank-treasures = Treasures
print-blank-hand = Cards
print-blank-informants = Informants
print-blank-units = Units by place
print-blank-leaders = Leaders: who and where
print-blank-notes = Notes
print-blank-struggle = Religious struggle
print-blank-struggle-how = Tick the religion of each space, and unrest.
print-blank-catholic = Catholic
print-blank-protestant = Protestant
print-blank-unrest = unrest
print-blank-turns = Record of the turns
print-blank-turn-vp = Victory points by turn
print-blank-happened = What happened
print-blank-dealings = Deals, wars, alliances
print-type-regular = reg.
print-type-mercenary = merc.
print-type-cavalry = cav.
print-type-naval = nav.
print-type-corsair = cors.

## The print window and the command line

print-job-done = { $path }: { $pages } pages
print-job-damaged = The save file is damaged: printed is the position of its last sound line. The file itself is as it was.
print-job-cannot-read = { $path }: cannot be read ({ $why }).
print-job-no-power = There is no power { $power }. There is: { $powers }; or all, none.
print-cannot-write = { $path }: cannot be written ({ $why }). Choose another place.
print-menu-print = Print snapshot…
print-menu-pdf = Export PDF…
print-menu-from-paper = New from printed snapshot…
print-menu-blank = Print blank sheets…
print-snapshot = Print snapshot
print-blank-sheets = Print blank sheets
print-what = What to print
print-part-map = Map with counters
print-part-state = State of the table
print-part-powers = Sheets of the powers
print-part-checklist = Set-up checklist with boxes to tick
print-part-log = Log since the last snapshot
print-part-code = The position for the program
print-map-on = The map on paper
print-map-a4 = One A4 sheet
print-map-a3 = One A3 sheet
print-map-tiles = A4 sheets to be pasted together: { $count }
print-hands = Hands
print-hands-how = Secret. Only those ticked are printed, each on a sheet of its own that folds with the cards inside; they cannot be seen here.
print-secret-page = { $title }. This sheet is not shown here.
print-present-moment = Printed is the position on the table now, not the earlier one that is shown.
print-count =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-printer = Print…
print-pdf = Save PDF…
print-close = Close
print-pdf-files = PDF document
print-writing = Writing { $file }
print-written = The snapshot is in the file { $file }
print-blank-how = Empty sheets for those who play with paper only: power cards, the religious struggle, the record of the turns.
print-no-library = This computer lacks the printing library (CUPS, package libcups2), so nothing can be printed from here. A PDF can be saved without it.
print-no-printer = No printer is set up on this computer. Save a PDF and print it where there is one.
print-printer-refuses = The printer takes no pages ({ $why }). Save a PDF or choose another printer.
print-from-paper = New from printed snapshot
print-from-paper-how = Photograph the squares of the page “The position for the program” and paste the text, one after the other in any order; or paste or type its lines.
print-from-paper-text = Text of the sheet
print-paste = Paste
print-open-text = From a text file…
print-begin = Begin the game
print-read-nothing = Nothing has been pasted yet.
print-read = Read: { $game }, turn { $turn }, { $phase } phase. Checksum { $sum }: it must be the same at the foot of every sheet.
print-read-mended = Lines made up from the spare ones: { $lines }.
print-not-told = What the sheet does not know: which cards are in hand (only their number is known: { $hands }), the order of the deck, dice to come, a procedure begun and not played out. Write cards in with the umpire's hand, or keep only their number.
print-begun = The game was begun from paper, checksum { $sum }
print-fault-no_line = There are no lines of a sheet in this text.
print-fault-no_sound_line = No line agrees with the letters that check it. Compare with the sheet: { $lines }.
print-fault-bad_lines = These lines do not agree with the letters that check them: { $lines }. Compare them with the sheet.
print-fault-missing_lines = Missing lines: { $lines }.
print-fault-two_papers = These are lines of two different snapshots (line { $lines } is there in two forms). Keep one.
print-fault-checksum = The lines are sound, but make no position: it seems that they are from different snapshots.
print-fault-newer = The sheet was printed by a newer version of the program; update to read it.
print-fault-unknown_game = This game is not here; update the program.
print-fault-impossible = This position cannot be: { $lines }
print-why-no-folder = there is no such folder
print-why-denied = writing there is not allowed
print-why-full = the disk is full
print-why-folder = it is a folder
print-why-name = the name is too long

## Here I Stand

print-schmalkaldic-league = The Schmalkaldic League has formed
print-ruler = ruler: { $name }
print-home-card-ready = home card at hand: { $card }
print-home-card-used = home card used: { $card }
print-minus-cards = markers for a card less: { $count }
print-excommunicated = ruler excommunicated
print-returns = { $what } (returns on turn { $turn })
print-reformers = Reformers
print-debaters = Debaters
print-debaters-of = { $power }, { $status }
print-debater = { $name } { $value }
print-debater-state = { $name } { $value } ({ $state })
print-electorates = Electorate display
print-tracks = Tracks
print-steps = on step { $count }
print-translation = { $work }, { $zone }
print-henry = Henry VIII
print-henry-marker = Marker and heirs
print-wife-catherine_of_aragon = wife: Catherine of Aragon
print-wife-ask_for_divorce = asks for a divorce
print-wife-anne_boleyn = wife: Anne Boleyn
print-wife-jane_seymour = wife: Jane Seymour
print-wife-anne_of_cleves = wife: Anne of Cleves
print-wife-kathryn_howard = wife: Kathryn Howard
print-wife-katherine_parr = wife: Katherine Parr
print-anne-turn = Anne Boleyn, turn { $turn }
print-edward-sickly = Edward, sickly
print-edward-healthy = Edward, healthy
print-elizabeth-born = Elizabeth is born
print-overseas = New World
print-depleted = Depleted
print-colony = colony: { $name }
print-conquest = conquest: { $name }
print-riches-galleons = Galleons
print-riches-plantations = Plantations
print-riches-governor = Colonial Governor
print-riches-uprising = Native Uprising
print-riches-potosi = Potosi
print-raider = raider
print-crossing = crossing the Atlantic: { $what }
print-crossing-exploration = exploration
print-crossing-conquest = conquest
print-crossing-colony = colony
print-piles = Deck
print-pile-draw = Draw pile
print-pile-discard = Discards
print-pile-removed = Out of the game
print-pile-waiting = Not yet in the deck
print-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
print-protestant-spaces = Protestant spaces
print-any-power = of no power
print-legend-electorate = electorate
print-legend-reformer = reformer
print-legend-tag = letter at a name: who controls it
print-blank-keys-any = Keys
