## The table: curtain, odds, numbers of the tables, power cards.

# The curtain
ui-curtain-pass = Pass the screen: { $power }
ui-curtain-only = For these eyes alone: { $power }
ui-curtain-hint = Everybody else looks away. Nothing secret is under the curtain until it is lifted.
ui-curtain-later = Not now
ui-curtain-close = Close the curtain
ui-curtain-waits = { $power } answers in secret: pass the screen and lift the curtain.
ui-curtain-hand =
    { $count ->
        [one] Hand, { $power }: { $count } card
       *[other] Hand, { $power }: { $count } cards
    }
ui-curtain-card = A card from the hand, { $power }
ui-curtain-points = { $cp } CP
ui-curtain-no-cards = There is no card in the hand.
ui-curtain-unknown =
    { $count ->
        [one] { $count } more card is known to its owner alone, who shows it at the table.
       *[other] { $count } more cards are known to their owner alone, who shows them at the table.
    }

# Numbers of the tables
ui-outcome-either = { $one } or { $other }
ui-outcome-some =
    { $count ->
        [one] any one of { $of }: { $effects }
       *[other] any { $count } of { $of }: { $effects }
    }
ui-values = Table values
ui-values-bonus = Bonus dice
ui-values-rebellion = Huguenot and Dutch rebellions
ui-values-new_world = The New World
ui-values-sites = Treasures of the settlements
ui-values-captains = Ratings of the sea captains
ui-values-keys-track = Key track, { $power }
ui-values-pools = Force pools
ui-values-influence = Influence at the start
ui-values-other = Other numbers
ui-value-attack-base = Attack dice: base
ui-value-attack-per_cp = Attack dice for each CP
ui-value-defence-base = Defence dice: base
ui-value-defence-per_cp = Defence dice for each CP
ui-value-least-hits = “{ $row }”: hits, at least
ui-value-least-net = “{ $row }”: net hits, at least
ui-value-choose = “{ $row }”: how many of these
ui-value-amount-catholic_conversions = “{ $row }”: how many conversions
ui-value-amount-rebellion_cp = “{ $row }”: rebellion of how many CP
ui-value-amount-vp = “{ $row }”: how many victory points
ui-value-dice_home = Dice in a home space of the rebels
ui-value-dice_elsewhere = Dice in any other space
ui-value-cp_per_regular = CP for each regular
ui-value-navigation-dice = Navigation check: dice
ui-value-navigation-safe_at = Navigation check: safe from
ui-value-treasure-boxes = Boxes in the row of treasures, { $power }
ui-value-keys =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
ui-value-keys-cards = cards
ui-value-keys-vp = VP
ui-value-jesuit-boxes = Boxes for Jesuits, { $power }
ui-value-victory = Victory points that win

# Odds
ui-percent = { $value }%
ui-decimal-point = .
ui-odds-title = Odds
ui-odds-title-of = Odds: { $target }
ui-odds-column-hint = Command points, and dice: attack against defence
ui-odds-if = if the target is
ui-odds-for = { $cp } CP, { $outcome }
ui-odds-column = <b>{ $cp } CP</b> · { $dice }
ui-odds-points = CP
ui-odds-spaces = Spaces, up to
ui-odds-regulars = Regulars
ui-odds-attack = Attack, { $power }
ui-odds-defence = Defence, { $power }
ui-odds-no-dice = no dice
ui-odds-needed =
    { $count ->
        [one] The garrison dies with { $count } hit or more.
       *[other] The garrison dies with { $count } hits or more.
    }
ui-odds-hits = A hit: { $faces }.
ui-odds-unopposed = There is no garrison: the rising succeeds without a roll.
ui-odds-values = Table values…
ui-odds-values-hint = Where these numbers come from, and how to set others

# Marks of numbers
ui-mark-rule = rules
ui-mark-rule-hint = “rules”: printed in the rules, not to be changed.
ui-mark-faq = FAQ
ui-mark-faq-hint = “FAQ”: from the publisher’s answers, not to be changed.
ui-mark-read = inferred
ui-mark-read-hint = “inferred”: not said outright, but it follows from an example or a neighbouring rule.
ui-mark-house = house
ui-mark-house-hint = “house”: the rules fragments do not give this number, it is our own. Put the printed one.
ui-mark-set = set here
ui-mark-set-hint = “set here”: the players of this game have set this number.

# The page of numbers
ui-values-menu = Table values…
ui-values-note = The rules fragments do not give these numbers: some are inferred, others our own. If you own the game, put the printed ones. Every change goes into the game’s journal, counts at once, and can be taken back like any decision.
ui-values-groups = Groups of values
ui-values-group = { $title } ({ $count })
ui-values-search = Find a value
ui-values-changed-only = Only changed ones
ui-values-changed =
    { $count ->
        [0] No value is changed.
        [one] { $count } value is changed.
       *[other] { $count } values are changed.
    }
ui-values-default = ({ $value })
ui-values-default-hint = The number that the program comes with
ui-values-range = From { $least } to { $most }
ui-values-back = { $what }: back to { $value }
ui-values-back-all = Put all back
ui-values-not-now = Values cannot be set now: a procedure is under way, or the map shows the past.
ui-values-none = This game has no such numbers: the rules give all that is needed.
ui-mark-rule-short = — printed
ui-mark-faq-short = — publisher’s answer
ui-mark-read-short = — follows from an example
ui-mark-house-short = — our own

# Rolls and reasons
ui-roll-side = { $power }, { $side }
ui-roll-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
ui-roll-result = Result { $result }: { $words }
ui-why-others = Why not others ({ $count })
option-informant-on-card = Informant: { $power }
option-jesuit-in-space = Jesuit: { $space }
option-from-card = From the card of { $power }

# Power card
ui-card-vp-keys =
    { $count ->
        [one] { $vp } for { $count } key free of unrest
       *[other] { $vp } for { $count } keys free of unrest
    }
ui-card-vp-bonus = { $keys }, others { $bonus }
ui-card-leaders = Leaders
ui-card-leader-at = { $leader } ({ $place })
ui-card-leader-captive = { $leader } (captive, { $power })
ui-card-spies = Planted with

# Religion
ui-religion-control = Control: { $powers }
ui-religion-league = What the Catholic League looks at in winter (20.10): French home spaces under Protestant control { $spaces }, keys among them { $keys }.
