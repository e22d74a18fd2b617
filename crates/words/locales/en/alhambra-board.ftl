# What the board of Alhambra says besides the words of the game.

## What can be done now

alhambra-prompt-act = Your turn: take money, or buy a building.
alhambra-prompt-again = You paid exactly: take money, or buy another building.
alhambra-prompt-pass = No note lies open and you can pay for nothing: you pass.
alhambra-prompt-wait = It is the turn of { $name }.
alhambra-prompt-wait-again = { $name } goes on.
alhambra-prompt-deal = The table is being laid.
alhambra-prompt-over = The game is over.
alhambra-exact = Exact!
alhambra-exact-other = { $name } paid exactly!
alhambra-again = { $times ->
    [one] One more action.
   *[other] For the { $times }th time in this turn: one more action.
}

## The yard, the row and what is to come

alhambra-yard = Building yard
alhambra-coin-florin = florins
alhambra-coin-dinar = dinars
alhambra-coin-dirham = dirhams
alhambra-coin-ducat = ducats
alhambra-at-place = { $building }, paid in { $currency }
alhambra-lacks = lacks { $n }
alhambra-exact-possible = exact
alhambra-gap = empty
alhambra-row = Open notes
alhambra-row-empty = No note lies open.
alhambra-deck-notes = { $count ->
    [0] none to draw
   *[other] { $count } to draw
}
alhambra-discard = { $count ->
    [0] nothing paid
   *[other] { $count } paid
}
alhambra-to-come = What is to come
alhambra-scoring-done = Scoring { $scoring }: done
alhambra-scoring-out = Scoring { $scoring }: not this time
alhambra-scoring-after = { $n ->
    [0] Scoring { $scoring }: the next card of the deck
    [one] Scoring { $scoring }: after one note
   *[other] Scoring { $scoring }: after { $n } notes
}
alhambra-scoring-soon = { $n ->
    [one] Scoring { $scoring }: the next card of the deck
   *[other] Scoring { $scoring }: one of the next { $n } cards
}
alhambra-scoring-between = Scoring { $scoring }: after { $least } to { $most } notes
alhambra-deck-buildings = { $count ->
    [0] Scoring C and the end: no building left
    [one] Scoring C and the end: one building left
   *[other] Scoring C and the end: { $count } buildings left
}

## One's own notes, and what is picked

alhambra-your-hand = Your money
alhambra-you = you
alhambra-pick = Tap an open note or a building.
alhambra-pick-help = Several notes may be taken if they are worth 5 together at most.
alhambra-take = { $count ->
    [one] { $notes }
   *[other] { $notes }: { $sum } together
}
alhambra-take-ends = Your turn ends with it.
alhambra-take-button = Take
alhambra-paying-none = { $building }, price { $price }: pick { $currency }.
alhambra-paying-short = { $sum } of { $price }: { $rest } more
alhambra-paying-exact = { $sum } of { $price }: exact, you act again
alhambra-paying-over = { $sum } for { $price }: overpaid by { $rest }, your turn ends
alhambra-paying-spare = { $sum } for { $price }: one note too many
alhambra-ways = Ways to pay:
alhambra-way = Pay { $sum } with { $notes }
alhambra-buy = Buy
alhambra-keep = Buy for me
alhambra-give = Give to Martin
alhambra-clear = Put back
alhambra-effect = Scoring { $scoring } now:
alhambra-effect-none = no change

## Everybody

alhambra-majorities = Buildings
alhambra-next-scoring = scoring { $scoring } as of now
alhambra-scored-c = scoring C
alhambra-total = Total
alhambra-category-pavilion = Pavilions
alhambra-category-seraglio = Seraglios
alhambra-category-arcades = Arcades
alhambra-category-chambers = Chambers
alhambra-category-garden = Gardens
alhambra-category-tower = Towers
alhambra-worth-title = Points for first, second and third place
alhambra-points = Points
alhambra-points-title = Scoring A: { $a }, B: { $b }, C: { $c }
alhambra-others = Money of the others
alhambra-everybody = Everybody’s money
alhambra-notes = { $count ->
    [one] one note
   *[other] { $count } notes
}

## The guided first game

alhambra-lesson-yard-title = Four buildings for sale
alhambra-lesson-yard = Each place of the yard is paid in a currency of its own, shown above it. The figure on a building is its price.
alhambra-lesson-hand-title = This is your money
alhambra-lesson-hand = Your notes lie in the order of the yard, with the sum of each currency. No change is given, so small notes are worth having.
alhambra-lesson-row-title = Or take money
alhambra-lesson-row = Instead of buying you may take one open note, or several that are worth 5 together at most.
alhambra-lesson-choice-title = Your move
alhambra-lesson-choice = Tap a building and pick the notes that pay for it, or tap open notes. Below you see what the move would do before you make it.
alhambra-lesson-exact-title = Pay exactly, if you can
alhambra-lesson-exact = Buildings marked “exact” can be paid to the last coin. Whoever does so acts again in the same turn.
alhambra-lesson-again-title = Exact!
alhambra-lesson-again = Here is your reward: buy another building, or take money.
alhambra-lesson-majorities-title = What it is all about
alhambra-lesson-majorities = Points go to whoever has the most buildings of a category. The table shows everybody’s buildings, and in green what the next scoring would bring.
alhambra-lesson-track-title = When will it be counted?
alhambra-lesson-track = The cards of scorings A and B lie somewhere in the marked stretches of the deck of notes. Only the first counts in A, the first two in B, the first three in C.
alhambra-lesson-memory-title = Nothing is forgotten
alhambra-lesson-memory = All money was seen when it was dealt or taken. So you may know what the others can pay, and which building will not be there for long.
alhambra-lesson-scored-title = Scoring A
alhambra-lesson-scored = The first points are given. From now on the second place counts too.
alhambra-lesson-last-title = The end is near
alhambra-lesson-last = When the yard cannot be filled any more, each building left over goes to whoever has most money of its currency. Then comes scoring C.
alhambra-lesson-over-title = That was your first game
alhambra-lesson-over = The table shows what scoring C has brought. Now play with friends, or with two: then Martin joins you.
