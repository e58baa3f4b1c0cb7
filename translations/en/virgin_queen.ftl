## Virgin Queen: phases, areas, procedures, events, prompts, refusals.

phase-card_draw = Card draw
phase-card_draw-short = Cards
phase-diplomacy = Diplomacy
phase-spring_deployment = Spring deployment
phase-spring_deployment-short = Spring
phase-action = Action
phase-winter = Winter
phase-victory = Victory
area-england = England
area-scotland = Scotland
area-france = France
area-netherlands = Netherlands
marker-jesuit = Jesuit
marker-morisco = Moriscos
walsingham-unused = not used
walsingham-offensive = offensive
walsingham-defensive = defensive
chapter-religion = Religion
kind-major = major conversion
kind-minor = minor conversion
kind-kept = kept 6

## The umpire's hand

edit-capital = { $owner }: capital — { $at }
edit-treasures = { $power }: treasures { $value }
edit-treasure_row = row of treasures, { $row }: { $value }
edit-captain = { $captain }: { $at }
edit-settlement = { $settlement }: owner — { $owner }
edit-informant =
    { $value_id ->
        [yes] informant of { $owner } on the card of { $on }
       *[no] informant of { $owner } off the card of { $on }
    }
edit-assassination_used =
    { $value_id ->
        [yes] { $power }: assassination used
       *[no] { $power }: assassination free
    }
edit-cipher_key =
    { $value_id ->
        [yes] { $power }: has its cipher key
       *[no] { $power }: has no cipher key
    }
edit-jesuits = Jesuits on Spain’s card: { $value }
edit-walsingham = Walsingham: { $value }
edit-mercenaries_for_hire = Mercenaries for hire: { $value }
edit-influence = influence of { $power } on { $minor }: { $value }
edit-influence_resolved =
    { $value_id ->
        [yes] { $minor }: resolved this turn
       *[no] { $minor }: not resolved this turn
    }
edit-minor_active =
    { $value_id ->
        [yes] { $minor }: in play
       *[no] { $minor }: not in play
    }
edit-catholic_league =
    { $value_id ->
        [yes] Catholic League: formed
       *[no] Catholic League: not formed
    }
event-edited_secretly = By hand, in secret — hand of { $power }
event-espionage_markers =
    { $informants ->
        [one] Every power receives { $informants } informant and its espionage markers
       *[other] Every power receives { $informants } informants and its espionage markers
    }
event-jesuits_received = Spain receives Jesuits: { $count }
reason-beyond_track = The track ends at { $most }.
reason-captain_off_map = { $captain }: off the map a captain carries nothing.
reason-card_twice = { $card } is in a hand already.
reason-no_informant_left = { $owner } has no informant left.
reason-no_jesuit_box = Spain’s card has { $boxes } boxes for Jesuits.
reason-own_card = An informant lies on another power’s card, not on one’s own.
reason-row_too_short = The row of { $row } has { $boxes } boxes.
reason-no_room_for_what_lies_there = With these numbers there would be no room for what lies there already.
reason-unknown_captain = There is no such sea captain: { $captain }.
reason-unknown_card = There is no such card: { $card }.
reason-unknown_settlement = There is no such settlement: { $settlement }.
reason-unknown_ocean_zone_or_settlement = There is no such ocean zone or settlement: { $ocean_zone_or_settlement }.
reason-unknown_treasure_row = There is no such row of treasures: { $treasure_row }.

## 18.2 Protestant conversion attempts

procedure-protestant_conversion = Attempts at Protestant conversion
procedure-protestant_conversion-step-1 = Roll
procedure-protestant_conversion-step-2 = Adjust
procedure-protestant_conversion-step-3 = Misses
procedure-protestant_conversion-step-4 = Unrest
procedure-protestant_conversion-step-5 = Major conversions
procedure-protestant_conversion-step-6 = Remaining conversions
procedure-protestant_conversion-step-7 = Place unrest
parameter-attempts = Attempts
parameter-areas = Areas of religious struggle
parameter-event = Event
given-attempts =
    { $value ->
        [one] { $value } attempt
       *[other] { $value } attempts
    }
given-event = “{ $value }”

event-dice_adjusted =
    { $count ->
        [0] No die is adjusted
       *[other] Each { $was } becomes a { $now }: { $count } of them
    }
event-misses = Misses: { $dice_count }
event-unrest_taken = Unrest markers taken: { $count }
event-unrest_cancelled = One Unrest marker is cancelled by lowering a 6 to a 5
event-six_kept = A 6 is kept for step 6
event-conversion_passed = Declined: { $kind }
event-conversion_lost = No legal space, lost: { $kind } × { $count }
event-unrest_surplus = Unrest markers left over vanish: { $count }

event-dice_adjusted-short =
    { $count ->
        [0] none
       *[other] { $was } → { $now }: { $count }
    }
event-misses-short = { $dice_count }
event-unrest_taken-short =
    { $count ->
        [0] none
        [one] one marker
       *[other] { $count } markers
    }
event-unrest_cancelled-short = one cancelled
event-six_kept-short = kept
event-conversion_passed-short = declined
event-conversion_lost-short = lost: { $count }
event-unrest_surplus-short = left over: { $count }

prompt-cancel_unrest = cancel an Unrest marker by lowering a 6 to a 5?
prompt-major_conversion = where does this major conversion go?
prompt-next_conversion = which conversion comes next?
prompt-minor_conversion = where does this minor conversion go?
prompt-kept_conversion = where does the kept 6 go?
prompt-place_unrest = where does the Unrest marker go?
option-cancel_unrest-yes = Lower a 6
option-cancel_unrest-no = Leave it
option-keep = Keep for step 6
option-next_conversion-minor = Minor (4 or 5)
option-next_conversion-kept = Kept 6

reason-not_in_area = { $space } lies outside the areas aimed at
reason-already_protestant = { $space } is Protestant already
reason-not_linked =
    { $near_id ->
        [unrest] { $space }: its Protestant neighbours are in unrest ({ $spaces })
        [new] { $space }: its Protestant neighbours were flipped in this very step ({ $spaces })
       *[none] { $space } is not linked to a Protestant space
    }
reason-catholic_unit = a Catholic unit stands in { $space }
reason-jesuit = a Jesuit is in { $space }

## 18.5 Catholic conversions

procedure-catholic_conversion = Catholic conversions
procedure-catholic_conversion-step-1 = Conversions
parameter-power = Power
parameter-count = Conversions
given-power = { $value }
given-count =
    { $value ->
        [one] { $value } conversion
       *[other] { $value } conversions
    }
prompt-catholic_conversion = where does this Catholic conversion go?
reason-already_catholic = { $space } is Catholic already
reason-not_linked_to_catholic = { $space } is linked to no Catholic space without unrest and holds neither Jesuit nor Catholic unit
reason-protestant_unit = a Protestant unit stands in { $space }

## 18.x Rebellions

chapter-rebellion = Rebellions
procedure-huguenot_rebellion = Huguenot rebellion
procedure-huguenot_rebellion-step-1 = Target
procedure-huguenot_rebellion-step-2 = Result
procedure-huguenot_rebellion-step-3 = Displacement
procedure-huguenot_rebellion-step-4 = Control
procedure-huguenot_rebellion-step-5 = Units
procedure-huguenot_rebellion-step-6 = War
procedure-huguenot_rebellion-step-7 = Capital
procedure-huguenot_rebellion-step-8 = Leader
procedure-dutch_rebellion = Dutch rebellion
procedure-dutch_rebellion-step-1 = Target
procedure-dutch_rebellion-step-2 = Result
procedure-dutch_rebellion-step-3 = Displacement
procedure-dutch_rebellion-step-4 = Control
procedure-dutch_rebellion-step-5 = Units
procedure-dutch_rebellion-step-6 = War
procedure-dutch_rebellion-step-7 = Capital
procedure-dutch_rebellion-step-8 = Leader
parameter-target = Target
parameter-cp = Command points
given-target = { $value }
given-cp = { $value } CP
prompt-choose_target =
    { $wanted_id ->
        [leader] whose life is sought?
       *[space] where does the rising break out?
    }
prompt-choose_cp = how many command points?
prompt-lose_unit = which unit is lost in { $at }?
prompt-displace = { $at }: where do the displaced units go?
prompt-leader_follows = where does { $leader } go from { $at }?
prompt-take_control = which space turns next? Left: { $left }
prompt-place_capital = { $space }: put the capital there? ({ $owner })
prompt-place_leader = does a leader enter in { $space }?

event-rebellion_begins = Rebellion in { $space }: { $owner } against { $enemy }, { $cp } CP
event-rebellion_begins-short = { $space }
event-rebellion_unopposed = { $space }: nobody to resist, the rebellion succeeds
event-rebellion_unopposed-short = success
event-rebellion_without_target = No space in which the rebellion could break out
event-rebellion_without_target-short = no target
event-rebellion_failed = { $space }: the rebellion has failed
event-rebellion_failed-short = failure
event-rebellion_succeeded = { $space }: the rebellion succeeds
event-rebellion_succeeded-short = success
event-hits = { $power }, { $side }: hits { $count }
event-hits-short =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
event-displaced = { $space }: units displaced, { $count }
event-displaced-short = { $count }
event-no_refuge = { $space }: no place to go for { $owner }, the units are destroyed
event-no_regulars = { $space }: no regular of { $owner } comes
event-no_regulars-short = none
event-war_goes_on = At war already: { $powers }
event-war_goes_on-short = on already
event-war_declared-short = war
event-capital_lies = { $owner }: the capital lies in { $space }
event-capital_lies-short = { $space }
event-capital_placed = { $owner }: capital — { $space }
event-capital_placed-short = { $space }
event-capital_waits = { $owner }: the capital stays off the map
event-capital_waits-short = waits
event-leader_declined = { $owner }: no leader enters
event-leader_declined-short = nobody
event-no_leader_to_enter = { $owner }: no leader is able to enter
event-no_leader_to_enter-short = nobody
event-leader_leaves = { $leader } leaves the map
event-cp_spent = { $power }: { $cp } CP
event-cp_spent-short = { $cp } CP

reason-no_target = No space meets the conditions for a rebellion
reason-held_already = { $space } is the rebels’ already
reason-is_besieged = { $space } is besieged
reason-is_in_unrest = { $space } is in unrest
reason-not_held_by_enemy = { $space } is not under the enemy’s control
reason-not_of_faith = { $space } is not of the rebels’ faith
reason-not_linked_to_target = { $space } is not linked to the target
reason-outside_area = { $space } lies outside the area of the rising
reason-unit_of_other_faith = a unit of the other faith stands in { $space }
reason-not_own_control = { $space } is not controlled by the power of these units
reason-not_fortified = { $space } is not fortified
reason-not_nearest = { $space } is farther than another
reason-not_a_port = { $space } is no port
reason-cp_out_of_range = { $min } to { $max } command points may be spent
reason-default_leader = { $leader } is a default leader
reason-leader_comes_later = { $leader } does not serve before turn { $turn }
reason-leader_time_over = { $leader } serves only until turn { $turn }
reason-leader_not_waiting = { $leader } does not wait off the map
reason-naval_leader = { $leader } is a naval leader

## 19 Espionage

chapter-espionage = Espionage
procedure-gain_intelligence = Gain intelligence
procedure-gain_intelligence-step-1 = Target
procedure-gain_intelligence-step-2 = Dice
procedure-gain_intelligence-step-3 = What is learned
procedure-plant_agent = Plant an agent
procedure-plant_agent-step-1 = Agent
procedure-plant_agent-step-2 = Place
procedure-assassination = Assassination
procedure-assassination-step-1 = Command points
procedure-assassination-step-2 = Target
procedure-assassination-step-3 = Dice
procedure-assassination-step-4 = Outcome
procedure-english_catholic_rebellion = English Catholic rebellion
procedure-english_catholic_rebellion-step-0 = Roll on the table
procedure-english_catholic_rebellion-step-1 = Catholic conversions
procedure-english_catholic_rebellion-step-2 = Target
procedure-english_catholic_rebellion-step-3 = Result
procedure-english_catholic_rebellion-step-4 = Displacement
procedure-english_catholic_rebellion-step-5 = Control
procedure-english_catholic_rebellion-step-6 = Units
procedure-english_catholic_rebellion-step-7 = War
procedure-set_walsingham = Walsingham
procedure-set_walsingham-step-1 = Side
parameter-agent = Agent
parameter-source = From
parameter-side = Side
given-agent = { $value }
given-source = from: { $value }
given-side = { $value }
agent-informant = informant
agent-jesuit = Jesuit
side-attack = attack
side-defence = defence
side-offensive = offensive
side-defensive = defensive
effect-look_at_card = see one card
effect-look_at_hand = see the hand
effect-neutralise_agent = neutralise an agent
effect-force_discard = force a discard
effect-kill = the target dies
effect-vp = victory points: { $amount }
effect-lose_jesuit = a Jesuit is lost
effect-catholic_conversions = Catholic conversions: { $amount }
effect-rebellion_cp = rebellion, { $amount } CP
effect-gunpowder_plot = the plot succeeds, Spain wins
effect-none = nothing
outcome-success = success
outcome-failure = failure

prompt-choose_target_power = which power is the target?
prompt-intelligence_result = what is done with what was learned of { $target }?
prompt-choose_agent = which agent of { $owner } is neutralised?
prompt-choose_agent_kind = informant or Jesuit?
prompt-choose_source = where does the informant come from?
prompt-choose_space =
    { $purpose_id ->
        [remove] from which space does a Jesuit go?
       *[plant] which space does the Jesuit go to?
    }
prompt-enter_chance = which card was drawn?
option-look_at_card = See one card
option-look_at_hand = See the hand
option-neutralise_agent = Neutralise an agent
option-force_discard = Force a discard
option-informant = Informant
option-jesuit = Jesuit
option-pool = From the pool

event-intelligence_sought = { $power } seeks intelligence about { $target }
event-intelligence_sought-short = { $target }
event-dice_counted = { $power }, { $side }: dice { $dice }
event-table_row = { $procedure }, result { $result }: { $row_words }
event-table_row-short = { $row_words }
event-nothing_learned = { $power } learns nothing about { $target }
event-nothing_learned-short = nothing
event-nothing_comes_of_it = { $power }: nothing comes of it
event-nothing_comes_of_it-short = nothing
event-card_looked_at = { $power } sees one card of { $target }
event-card_looked_at-short = a card
event-card_seen = Card of { $target }: { $card }
event-hand_looked_at = { $power } sees the hand of { $target }, cards: { $count }
event-hand_looked_at-short = the hand
event-hand_seen = Hand of { $target }: { $cards }
event-card_discarded = { $power } discards { $card }
event-card_discarded-short = { $card }
event-chance = { $power }: drawn — { $card }
event-agent_chosen = { $power }: { $agent }
event-agent_chosen-short = { $agent }
event-informant_planted = Informant of { $owner } on the card of { $on }
event-informant_planted-short = { $on }
event-informant_neutralised = Informant of { $owner } on the card of { $on } is neutralised
event-informant_neutralised-short = informant neutralised
event-jesuit_planted = A Jesuit comes to { $space }
event-jesuit_planted-short = { $space }
event-jesuit_removed = { $space }: the Jesuit leaves the map
event-jesuit_removed-short = Jesuit removed
event-no_jesuit_out = No Jesuit is out
event-assassination_begins = { $power } plans the death of { $leader }
event-assassination_begins-short = { $leader }
event-assassination_fails = { $leader } lives
event-assassination_fails-short = survives
event-assassination_used = { $power }: the Assassination Used marker goes to the turn track
event-leader_dies = { $leader } dies
event-leader_dies-short = dies
event-vp_scored = { $power }: victory points +{ $count }
event-walsingham_set = Walsingham: { $side }
event-walsingham_set-short = { $side }
event-game_won = { $power } wins: { $why }
why-gunpowder_plot = the plot

reason-espionage_too_early = Espionage begins on turn { $first }
reason-assassination_used = { $power }: the Assassination Used marker is on the turn track until winter
reason-rebellion_used = { $power } has tried an assassination or this rebellion already this turn
reason-own_power = { $power } is the power itself
reason-own_leader = { $leader } is a leader of the same power
reason-dead_leader = { $leader } is dead
reason-captured_leader = { $leader } is a captive
reason-leader_off_map = { $leader } is not on the map
reason-serves_at_sea = { $leader } serves at sea now
reason-no_leader_in_reach = There is no leader who could be the target
reason-hand_empty = { $power } holds no card
reason-no_agent_to_neutralise = { $power } has no agent to neutralise
reason-informant_there = { $power } has an informant of this power on its card already
reason-informant_on_every_card = { $power } has an informant on every card
reason-informant_neutralised = the informant on the card of { $power } is neutralised and waits for winter
reason-no_informant_free = { $power } has no informant in its pool and none that could move
reason-pool_without_informant = { $power } has none in its pool
reason-only_spain_has_jesuits = Only Spain has Jesuits
reason-no_jesuit_on_card = There is no Jesuit on Spain’s card
reason-jesuit_there = { $space } holds a Jesuit already
reason-jesuit_everywhere = There is a Jesuit in every space of England
reason-not_in_england = { $space } lies outside England
reason-source_unwanted = A Jesuit comes from Spain’s card
reason-missing_parameter = { $parameter } is wanted
reason-walsingham_not_in_play = Walsingham is not in play
reason-walsingham_used = Walsingham is used already, until winter ({ $side })

## 20 Winter and the turn

option-regular = A regular
option-mercenaries = Two mercenaries
option-mercenaries_for_hire = Mercenaries for hire to the highest box


