## The table: curtain, odds, numbers of the tables, power cards.

# The curtain
ui-curtain-pass = Pass the screen to { $power }
ui-curtain-only = Only { $power } may see this
ui-curtain-hint = Everybody else looks away. Nothing secret is under the curtain until it is lifted.
ui-curtain-later = Not now
ui-curtain-close = Close the curtain
ui-curtain-waits = { $power } answers in secret: pass the screen and lift the curtain.
ui-curtain-hand =
    { $count ->
        [one] Hand of { $power }: { $count } card
       *[other] Hand of { $power }: { $count } cards
    }
ui-curtain-points = { $cp } CP
ui-curtain-no-cards = There is no card in the hand.
ui-curtain-unknown =
    { $count ->
        [one] { $count } more card is known to its owner alone, who shows it at the table.
       *[other] { $count } more cards are known to their owner alone, who shows them at the table.
    }
