## Here I Stand: phases, zones, procedures, events, prompts, refusals.

phase-luthers_95_theses = Luther’s 95 Theses
phase-luthers_95_theses-short = Theses
phase-diet_of_worms = Diet of Worms
phase-diet_of_worms-short = Diet
phase-new_world = New World
area-german = German zone
area-english = English zone
area-french = French zone
area-italian = Italian zone
area-spanish = Spanish zone
religion-other = other faith
marker-jesuit_university = Jesuit university
marker-knights_of_st_john = Knights of St John
status-removed = removed for a time
status-gone = gone for good
status-uncommitted = uncommitted
status-committed = committed
kind-leaders = leaders and ships
kind-reformers = reformers
kind-debaters = debaters
kind-cards = new cards
kind-riches = New World riches
kind-raid = raider
kind-diet = conversion
kind-home = home card
kind-mandatory = mandatory event
kind-event = event
kind-response = response
kind-combat = combat card
why-six = a 6 was rolled
why-higher = the best die is higher
why-lower = the best die is lower
why-tie = a tie
chapter-reformation = Reformation
chapter-card_draw = Card draw

## The umpire's hand

edit-ruler = { $power }: ruler — { $ruler }
edit-reformer = reformer { $reformer }: { $status }
edit-debater = debater { $debater }: { $status }
edit-card =
    { $at_id ->
        [draw] a card goes beneath the draw pile
        [discard] { $card }: to the discards
        [removed] { $card }: out of the game
       *[waiting] { $card }: waits for its turn
    }
edit-home_card =
    { $value_id ->
        [used] { $card }: home card used
       *[ready] { $card }: home card back with its owner
    }
edit-minus_cards = { $power }: markers that cost a card — { $value }
edit-excommunicated =
    { $value_id ->
        [yes] { $power }: ruler excommunicated
       *[no] { $power }: excommunication lifted
    }
edit-electorate_display = electorate display, { $space }: { $count }
edit-henry =
    { $wife_id ->
        [catherine_of_aragon] Henry VIII: wife — Catherine of Aragon
        [ask_for_divorce] Henry VIII: asks for a divorce
        [anne_boleyn] Henry VIII: wife — Anne Boleyn
        [jane_seymour] Henry VIII: wife — Jane Seymour
        [anne_of_cleves] Henry VIII: wife — Anne of Cleves
        [kathryn_howard] Henry VIII: wife — Kathryn Howard
        [katherine_parr] Henry VIII: wife — Katherine Parr
       *[none] Henry VIII: heirs
    }
edit-colony =
    { $value_id ->
        [yes] { $power }: colony founded ({ $colony })
       *[no] { $power }: no colony ({ $colony })
    }
edit-conquest = conquest { $conquest }: { $power }
edit-riches_marker =
    { $marker_id ->
        [galleons] Galleons: { $power }
        [plantations] Plantations: { $power }
        [governor] Colonial Governor: { $power }
        [uprising] Native Uprising: { $power }
       *[potosi] Potosi: { $power }
    }
edit-raider =
    { $value_id ->
        [yes] { $power }: raider out
       *[no] { $power }: no raider
    }
edit-league =
    { $value_id ->
        [yes] Schmalkaldic League: formed
       *[no] Schmalkaldic League: not formed
    }
edit-track = track { $track }: { $value }
edit-crossing =
    { $what_id ->
        [exploration] { $power }, exploration: crossing the Atlantic — { $value }
        [conquest] { $power }, conquest: crossing the Atlantic — { $value }
       *[colony] { $power }, colony: crossing the Atlantic — { $value }
    }
edit-in_play =
    { $value_id ->
        [yes] { $space }: comes into play
       *[no] { $space }: out of play
    }
reason-always_in_play = { $space } is always in play.
reason-not_in_play = { $space } is out of play so far.
reason-nobodys_space = { $space }: name a power, or independent.
reason-beyond_display = { $space }: the display has room for { $most }.
reason-home_card = { $card } is a home card; these lie apart from the deck.
reason-no_real_cards = There are no unknown cards here: the program deals them.
reason-language_wanted = Translations of Scripture have a language, and only they have one.
reason-not_its_colony = { $colony } is a colony of another power.
reason-too_many_colonies = { $power } has room for { $most } colonies, Potosi included.
reason-turn_unwanted = Only one who is removed for a time has a turn to return.
reason-unknown_ruler = This power has no such ruler: { $ruler }.
reason-unknown_reformer = There is no such reformer: { $reformer }.
reason-unknown_debater = There is no such debater: { $debater }.
reason-unknown_home_card = There is no such home card: { $home_card }.
reason-unknown_electorate = This is no electorate: { $electorate }.
reason-unknown_track = There is no such track: { $track }.
reason-unknown_language = There is no translation into this language: { $language }.
reason-unknown_colonial_power = This power has no place in the New World: { $colonial_power }.
reason-unknown_colony = There is no such colony: { $colony }.
reason-unknown_conquest = There is no such conquest: { $conquest }.
reason-unknown_raider = This power has no raiders: { $raider }.

## 7 The turn

parameter-skip-here_i_stand = Leave this phase out
event-left_out = { $procedure }: left out
event-left_out-short = left out
event-game_finished-here_i_stand =
    { $winner_id ->
        [none] The last turn ({ $turn }) is over: several powers are level, the players decide
       *[other] The last turn ({ $turn }) is over, the winner — { $winner }
    }
reason-only_turn_1 = This happens on turn 1 only.
reason-already_played = Played already this turn: { $procedure }.

## 18.1 and 18.3 Theses and Reformation attempts

procedure-luthers_95_theses = Luther’s 95 Theses
procedure-luthers_95_theses-step-1 = Target
procedure-luthers_95_theses-step-2 = Debater
procedure-luthers_95_theses-step-3 = Protestant dice
procedure-luthers_95_theses-step-4 = Papal dice
procedure-luthers_95_theses-step-5 = Result
procedure-reformation_attempts = Reformation attempts
procedure-reformation_attempts-step-1 = Target
procedure-reformation_attempts-step-2 = Debater
procedure-reformation_attempts-step-3 = Reformation dice
procedure-reformation_attempts-step-4 = Papal dice
procedure-reformation_attempts-step-5 = Result
parameter-zones = Target zones
parameter-extra_dice = Extra dice
parameter-plus = Added to each die in the target zones
given-zones = { $value }
given-extra_dice =
    { $value ->
        [0] no extra dice
       *[other] extra dice: { $value }
    }
given-plus =
    { $value ->
        [0] nothing added
       *[other] +{ $value } to each die
    }
prompt-choose_reformation_target = attempt { $attempt } of { $attempts }: which space?
prompt-commit_debater = { $target }: commit a debater?
option-commit_debater-no = Nobody
event-reformer_enters = { $space }: the reformer { $reformer } enters
event-troops_from_display = { $space }: regulars from the electorate display × { $count }
event-troops_to_display = { $space }: regulars back to the electorate display × { $count }
event-attempt_target = Attempt { $attempt } of { $attempts }: { $space }
event-attempt_lost = No legal space, attempts lost: { $count }
event-no_debater = { $space }: no free debater helps here
event-debater_declined = { $space }: without a debater
event-debater_committed = Debater committed: { $debater }
event-attempt =
    { $inside_id ->
        [yes] { $space }, in the target zone: dice { $protestant_dice } against { $papal_dice }
       *[no] { $space }, outside the target zone: dice { $protestant_dice } against { $papal_dice }
    }
event-papacy_does_not_roll = { $space }: the Papacy does not roll
event-attempt_result =
    { $success_id ->
        [yes] { $space }: success, { $why }
       *[no] { $space }: failure, { $why }
    }
event-card_removed = { $card } leaves the game
event-reformer_enters-short = { $reformer }
event-troops_from_display-short = units × { $count }
event-troops_to_display-short = units × { $count }
event-attempt_target-short = { $space }
event-attempt_lost-short = lost: { $count }
event-no_debater-short = none
event-debater_declined-short = no debater
event-debater_committed-short = { $debater }
event-attempt-short = { $protestant_dice } : { $papal_dice }
event-papacy_does_not_roll-short = no roll
event-attempt_result-short =
    { $success_id ->
        [yes] success
       *[no] failure
    }
reason-ottoman_home = { $space } is an Ottoman home space and never turns
reason-already_tried = { $space } was tried already in this impulse
reason-link_in_unrest = { $space }: its Protestant neighbours are in unrest ({ $spaces })
reason-one_target = A target is given for a single attempt only.

## 8.2 Card draw

procedure-card_draw = Card draw
procedure-card_draw-step-1 = Leaders
procedure-card_draw-step-2 = Reformers
procedure-card_draw-step-3 = Debaters
procedure-card_draw-step-4 = New cards
procedure-card_draw-step-5 = New World riches
procedure-card_draw-step-6 = Shuffle
procedure-card_draw-step-7 = Deal
prompt-place_leader-here_i_stand = { $leader }: where to?
event-nothing_due = Nothing new: { $kind }
event-leader_waits =
    { $until_id ->
        [none] { $leader }: no place, and no turn left to come back
       *[other] { $leader }: no place, waits for turn { $until }
    }
event-naval_returns = { $owner }: ships back in the pool — { $count }
event-reformer_returns = { $space }: the reformer { $reformer } comes back, religion unchanged
event-debater_enters = New debater ({ $power }): { $debater }
event-debater_returns = A debater comes back ({ $power }): { $debater }
event-cards_added = Cards added to the deck: { $count }
event-new_cards = New cards of the deck: { $cards }
event-deck_shuffled = The deck is shuffled, cards in it: { $count }
event-deck_reshuffled = A branch of the game: the deck is shuffled anew, cards in it: { $count }
event-cards_dealt = { $power }: cards dealt — { $count } (track { $base }, ruler { $ruler }, markers { $minus ->
    [0] 0
   *[other] −{ $minus }
 })
event-riches_drawn = { $power }: cards for New World riches — { $count }
event-cards_received = { $power }, new cards: { $cards }
event-deck_empty = { $power }: the deck is empty, cards missing — { $missing }
event-nothing_due-short = none
event-leader_waits-short = waits
event-naval_returns-short = { $owner }: { $count }
event-reformer_returns-short = { $reformer }
event-debater_enters-short = { $debater }
event-debater_returns-short = { $debater }
event-cards_added-short = { $count }
event-deck_shuffled-short = { $count }
event-deck_reshuffled-short = { $count }
event-cards_dealt-short = { $power } { $count }
event-cards_received-short = { $cards }
event-riches_drawn-short = { $power } +{ $count }
event-deck_empty-short = { $power }: none

## 20.4 New World riches

event-riches =
    { $result_id ->
        [card] { $power }, { $site }: { $roll } — a card
        [galleon] { $power }, { $site }: { $roll } — a galleon
        [deplete] { $power }, { $site }: { $roll } — a card, but the source is spent
        [eliminated] { $power }, { $site }: { $roll } — lost
       *[no_effect] { $power }, { $site }: { $roll } — nothing
    }
event-colony_lost = { $power }: lost — { $site }
event-conquest_depleted = { $power }: { $site } brings no more riches, its victory points ({ $vp }) stay
event-riches_marker_removed =
    { $marker_id ->
        [governor] The Colonial Governor has done his work, his marker goes
       *[uprising] The Native Uprising has done its work, its marker goes
    }
event-raid =
    { $stolen_id ->
        [yes] Raider ({ $power }): { $roll } — a card of the Hapsburgs is stolen
       *[no] Raider ({ $power }): { $roll } — in vain
    }
event-riches-short = { $site }: { $roll }
event-colony_lost-short = { $site }
event-conquest_depleted-short = { $site }
event-riches_marker_removed-short = marker gone
event-raid-short = raider: { $roll }

## 18.1 Diet of Worms

procedure-diet_of_worms = Diet of Worms
procedure-diet_of_worms-step-1 = Secret choice
procedure-diet_of_worms-step-2 = Dice
procedure-diet_of_worms-step-3 = Conversions
procedure-diet_of_worms-step-4 = Cards
prompt-choose_card = which card to play? Nobody sees it yet
prompt-diet_conversion = which space turns? Left: { $left }
event-cards_revealed = The cards are shown: { $cards }
event-diet_result =
    { $winner_id ->
        [none] Diet: hits { $protestant } : { $catholic }, nobody is ahead
       *[other] Diet: hits { $protestant } : { $catholic }, ahead by { $count } — { $winner }
    }
event-no_card_played = { $power }: no card
event-home_card_used = { $power }: home card used — { $card }
event-real_card_discarded = { $power }: a card of { $cp } CP to the discards
event-count_by_hand = { $power }: { $cp } CP played. If it was not the home card, lower the number of cards in hand yourselves
event-cards_revealed-short = { $cards }
event-diet_result-short = { $protestant } : { $catholic }
event-no_card_played-short = none
event-home_card_used-short = { $card }
event-real_card_discarded-short = { $cp } CP
event-count_by_hand-short = { $cp } CP
reason-mandatory_event = { $card }: a mandatory event is not allowed here.
reason-home_card_used = { $card } was used already this turn.
reason-has_that_faith = { $space } has that faith already ({ $religion })
reason-not_next_to_faith = { $space } is not next to a space of that faith ({ $religion })
