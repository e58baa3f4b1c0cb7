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
event-six_kept-short = one 6 kept
event-conversion_passed-short = declined
event-conversion_lost-short = lost: { $count }
event-unrest_surplus-short = left over: { $count }

prompt-cancel_unrest = cancel an Unrest marker by lowering a 6 to a 5?
prompt-major_conversion = which space does this 6 flip, or is it kept for step 6?
prompt-next_conversion = which conversion comes next?
prompt-minor_conversion = which space does this minor conversion flip?
prompt-kept_conversion = which space does the kept 6 flip?
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
