## Here I Stand in the window: cards, pages, questions.

# What gives the dice of an attempt
kind-near_protestant = Protestant neighbours
kind-near_reformer = reformers next to it
kind-near_protestant_stack = Protestant troops next to it
kind-reformer_here = a reformer in it
kind-protestant_stack_here = Protestant troops in it
kind-near_catholic = Catholic neighbours
kind-near_university = universities next to it
kind-near_catholic_stack = Catholic troops next to it
kind-university_here = a university in it
kind-catholic_stack_here = Catholic troops in it
kind-at_least_one = never less than one
kind-extra_dice = extra dice
kind-debater = debater’s bonus

# Cards
ui-card-used = used this turn
ui-card-from-turn = from turn { $turn }
ui-card-if-edward_born = once Edward is born
ui-card-if-mary_may_rule = once Mary may rule
ui-card-if-elizabeth_may_rule = once Elizabeth may rule
ui-card-if-anne_boleyn_married = after the marriage to Anne Boleyn
ui-card-due = by itself in winter of turn { $turn }
ui-card-leaves-always = leaves the game after its event
ui-card-leaves-ruler = leaves when the next ruler comes
ui-card-leaves-sometimes = may leave the game, see the text
ui-card-kind-home = home
ui-card-kind-mandatory = mandatory
ui-card-kind-response = response
ui-card-kind-combat = combat
ui-card-kind-event = event
ui-card-to-draw = Beneath the draw pile
ui-card-to-discard = To the discards
ui-card-to-removed = Out of the game
ui-card-to-waiting = Waits for its turn
ui-card-to-hand = Into a hand
ui-home-ready = With its owner
ui-home-used = Used this turn
ui-hands = Hands
ui-show-cards = Hands of cards
ui-hand-stack =
    { $count ->
        [one] { $power }: { $count } card. Look at the hand
       *[other] { $power }: { $count } cards. Look at the hand
    }
ui-hand-show = Look at the hand: { $power }
ui-curtain-hand-of = { $power } wants to look at the hand.
ui-tab-cards = Cards
ui-tab-cards-hint = Deck, discards, home cards, sizes of hands
ui-hands-count = Cards
ui-hands-minus = Fewer next time
ui-hand-size = Cards in the hand of { $power }
ui-minus-cards = { $power }, “−1 card” markers
ui-home-cards = Home cards
ui-pile-draw = Draw pile: { $count }
ui-pile-discard = Discards: { $count }
ui-pile-waiting = Waiting for their turn: { $count }
ui-pile-removed = Out of the game: { $count }
ui-when-due = When it is due
ui-from-turn = from turn { $turn }

# Pages
ui-no-owner = nobody
ui-track-at = { $track }: { $value } of { $most }
ui-tab-debaters = Debaters
ui-tab-debaters-hint = Debaters of both sides: uncommitted, committed, to come
ui-debaters = Debaters
ui-debaters-hint = Point at a debater to read his bonus; click to change him by the umpire’s hand.
ui-debaters-uncommitted = Uncommitted
ui-debaters-committed = Committed
ui-debaters-waiting = To come, or gone
ui-debater-value = value { $value }
ui-debater-with = with { $reformer }
ui-returns = back in turn { $turn }
ui-struggle-now = Protestant spaces: { $count }. Papacy { $papacy } VP, Protestant { $protestant } VP
ui-struggle-hint = Spaces in unrest do not count. With { $victory } the Protestant wins at once.
ui-electorates = Electorates
ui-electorates-hint = The number: regulars that wait on the display.
ui-electorate-waiting = { $space }: regulars on the display
ui-electorate-display = Regulars on the display
ui-schmalkaldic =
    { $on ->
        [yes] Schmalkaldic League: formed
       *[no] Schmalkaldic League: not formed
    }
ui-reformers = Reformers
ui-reformer-of = Reformer: { $reformer }
ui-reformer-after-anne = after Anne Boleyn
ui-palette-reformers = Reformers off the map
ui-translations = Translations
ui-translations-hint = Click a box to move the marker by the umpire’s hand.
ui-language-of-german = German
ui-language-of-english = English
ui-language-of-french = French
ui-in-play = In play
ui-leader-away = { $leader }: elsewhere
ui-due-reformers = Reformers: { $names }
ui-due-debaters = Debaters: { $names }
ui-due-cards = New cards: { $count }
map-waiting =
    { $count ->
        [one] On the electorate display: { $count } regular
       *[other] On the electorate display: { $count } regulars
    }

ui-tab-new_world = New World
ui-tab-new_world-hint = Colonies, conquests, riches, voyages
ui-new-world = New World
ui-new-world-hint = What lies overseas. Click to change it by the umpire’s hand.
ui-colonies-of = colonies { $count } of { $room }
ui-colony-held = { $colony }: founded
ui-colony-free = { $colony }: not founded
ui-crossing-atlantic = Crossing the Atlantic
ui-crossing-of-exploration = exploration
ui-crossing-of-conquest = conquest
ui-crossing-of-colony = colony
ui-voyagers = Explorers and conquistadors: { $names }
ui-sites = Conquests and riches
ui-conquest = { $site } ({ $vp } VP)
ui-depleted = depleted
ui-marker-galleons = Galleons
ui-marker-plantations = Plantations
ui-marker-governor = Colonial Governor
ui-marker-uprising = Native Uprising
ui-raiders = Raiders
ui-raider-out = { $power }: a raider is out
ui-raider-none = { $power }: no raider
ui-riches = Riches, by two dice

# Power card
ui-card-minus = “−1 card”
ui-card-excommunicated = Excommunication
ui-excommunication =
    { $on ->
        [yes] excommunicated
       *[no] none
    }
ui-key-track-legend = Above: VP; below: cards of a deal
ui-key-track-at = Keys without unrest: { $keys }. { $vp } VP, { $cards } cards
ui-key-track-won = Keys without unrest: { $keys }. The game is won
ui-protestant-cards = Cards of a deal: { $base }; with { $electorates } electorates under control { $cards }
ui-ruler-of = Ruler: { $ruler }
ui-ruler-worth = may keep { $admin }, extra cards { $bonus }
ui-henry = Henry VIII: wives and heirs
ui-henry-anne = When Henry married Anne Boleyn
ui-henry-edward = Edward
ui-wife-catherine_of_aragon = Catherine of Aragon
ui-wife-ask_for_divorce = Asks for divorce
ui-wife-anne_boleyn = Anne Boleyn
ui-wife-jane_seymour = Jane Seymour
ui-wife-anne_of_cleves = Anne of Cleves
ui-wife-kathryn_howard = Kathryn Howard
ui-wife-katherine_parr = Katherine Parr
ui-anne-married = Anne Boleyn: { $when }
ui-never = never
ui-edward-none = Edward: not born
ui-edward-sickly = Edward: sickly
ui-edward-healthy = Edward: healthy
ui-elizabeth =
    { $on ->
        [yes] Elizabeth: born
       *[no] Elizabeth: not born
    }
ui-tab-track-here_i_stand = Track
ui-tab-track-hint-here_i_stand = Turn track: who comes when, leaders off the map
ui-heirs = Heirs
ui-zone-german = German
ui-zone-english = English
ui-zone-french = French
ui-riches-card = a card
ui-riches-galleon = a card with Galleons
ui-riches-deplete = a card, the last one
ui-riches-eliminated = the colony is lost
ui-riches-no_effect = nothing
ui-site-potosi = Potosi
ui-site-colony = Colonies

# Questions
ui-dice-there = dice { $dice }
ui-debater-in-list = Choose in the list whether a debater is committed.
ui-card-in-list = Choose a card in the list.
ui-attempt = Attempt { $number }
ui-attempt-success = success
ui-attempt-failure = failure
ui-attempt-inside = In the target zone: a 6 succeeds at once, a tie is the Protestant’s.
ui-attempt-outside = Outside the target zone: a tie is the Papacy’s.
ui-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
prompt-enter_dice-space =
    { $dice ->
        [one] { $space }: roll one die. What fell?
       *[other] { $space }: roll { $dice } dice. What fell?
    }
prompt-enter_dice-site =
    { $dice ->
        [one] { $site }: roll one die. What fell?
       *[other] { $site }: roll { $dice } dice. What fell?
    }
prompt-enter_dice-kind =
    { $dice ->
        [one] raider after a card of the Hapsburgs: roll one die. What fell?
       *[other] { $kind }: roll { $dice } dice. What fell?
    }
ui-play-again = Allow it again
ui-attempt-now = { $attempt }. Now: { $step }
