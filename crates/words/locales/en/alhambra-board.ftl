# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

alhambra-prompt-act = Your turn: take money, or buy a building.
alhambra-prompt-again = Exact payment: take money, or buy another building.
alhambra-prompt-pass = No money card is face up and you can’t afford any building: you pass.
alhambra-prompt-wait = { $name }’s turn.
alhambra-prompt-wait-again = { $name } acts again.
alhambra-prompt-deal = Setting up…
alhambra-prompt-over = The game is over.
alhambra-exact = Exact payment!
alhambra-exact-other = { $name } paid the exact price and acts again!
alhambra-again = { $times ->
    [one] Act again.
   *[other] Exact payment no. { $times }: act again.
}

## The yard, the row and what is to come

alhambra-yard = Building yard
alhambra-coin-florin = florins
alhambra-coin-dinar = dinars
alhambra-coin-dirham = dirhams
alhambra-coin-ducat = ducats
alhambra-at-place = { $building }, to be paid in { $currency }
alhambra-lacks = { $n } short
alhambra-exact-possible = exact
alhambra-gap = empty
alhambra-row = Face-up money cards
alhambra-row-empty = No money card is face up.
alhambra-deck-notes = { $count ->
    [0] deck empty
    [one] deck: { $count } card
   *[other] deck: { $count } cards
}
alhambra-discard = { $count ->
    [0] discard pile empty
    [one] discard pile: { $count } card
   *[other] discard pile: { $count } cards
}
alhambra-to-come = Scorings to come
alhambra-scoring-done = Scoring { $scoring }: done
alhambra-scoring-out = Scoring { $scoring }: will not take place
alhambra-scoring-after = { $n ->
    [0] Scoring { $scoring }: the next card of the deck
    [one] Scoring { $scoring }: after { $n } money card
   *[other] Scoring { $scoring }: after { $n } money cards
}
alhambra-scoring-soon = { $n ->
    [one] Scoring { $scoring }: the next card of the deck
   *[other] Scoring { $scoring }: one of the next { $n } cards
}
alhambra-scoring-between = Scoring { $scoring }: after { $least } to { $most } money cards
alhambra-scoring-brief = { $scoring } in { $cards } cards
alhambra-deck-buildings = { $count ->
    [0] No buildings left: scoring C ends the game
    [one] { $count } building left, then scoring C and the end
   *[other] { $count } buildings left, then scoring C and the end
}

## One's own notes, and what is picked

alhambra-your-hand = Your money
alhambra-you = you
alhambra-pick-help = You may take several money cards if they total 5 or less.
alhambra-take = { $count ->
    [one] { $notes }
   *[other] { $notes }: { $sum } in total
}
alhambra-take-ends = This ends your turn.
alhambra-take-button = Take
alhambra-paying-none = { $building }, price { $price }: choose { $currency }.
alhambra-paying-short = { $sum } of { $price }: { $rest } short
alhambra-paying-exact = { $sum } of { $price }: exact, you act again
alhambra-paying-over = { $sum } for { $price }: { $rest } too much, your turn ends
alhambra-paying-spare = { $sum } for { $price }: one card too many
alhambra-ways = Ways to pay:
alhambra-way = Pay { $sum } with { $notes }
alhambra-buy = Buy
alhambra-keep = Buy for me
alhambra-give = Give to Martin
alhambra-clear = Clear choice
alhambra-effect = Scoring { $scoring }:
alhambra-effect-none = no change

## Everybody

alhambra-palace = Your palace
alhambra-brings = Scoring { $scoring }: { $points }.
alhambra-majorities = Buildings
alhambra-next-brings = next scoring: +{ $points }
alhambra-scoring-now = Scoring { $scoring }
alhambra-next-scoring = scoring { $scoring } if it took place now
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
alhambra-notes = { $count ->
    [one] { $count } money card
   *[other] { $count } money cards
}

## The guided first game

alhambra-lesson-yard-title = Four buildings for sale
alhambra-lesson-yard = Each space of the building yard is paid in its own currency, shown above it. The number on a building is its price.
alhambra-lesson-hand-title = This is your money
alhambra-lesson-hand = Your money cards are in the order of the yard, with a total for each currency. No change is given, so small values are precious.
alhambra-lesson-row-title = Or take money
alhambra-lesson-row = Instead of buying, you may take one face-up money card, or several that total 5 or less.
alhambra-lesson-choice-title = Your move
alhambra-lesson-choice = Tap a building and then the cards to pay for it, or tap face-up money cards. What your choice would do is shown below before you confirm it.
alhambra-lesson-exact-title = Pay the exact price if you can
alhambra-lesson-exact = You can pay the exact price for the buildings marked “exact”. If you do, you act again in the same turn.
alhambra-lesson-again-title = Exact payment!
alhambra-lesson-again = Here is your reward: buy another building, or take money.
alhambra-lesson-majorities-title = How to score points
alhambra-lesson-majorities = Points go to the players with the most buildings of a type. The table shows everyone’s buildings and, in green, what the next scoring would give.
alhambra-lesson-track-title = When do scorings take place?
alhambra-lesson-track = The cards for scorings A and B are hidden in the marked parts of the deck. Only the first player scores in A, the first two in B, the first three in C.
alhambra-lesson-memory-title = The others’ money
alhambra-lesson-memory = Every money card was face up when it was dealt or taken. So you can know what the others are able to pay, and which building may soon be gone.
alhambra-lesson-scored-title = Scoring A
alhambra-lesson-scored = The first points have been awarded. At the next scoring, second place will count too.
alhambra-lesson-last-title = The end is near
alhambra-lesson-last = When the yard can no longer be refilled, each remaining building goes to the player with the most money in its currency. Then comes scoring C.
alhambra-lesson-over-title = That was your first game
alhambra-lesson-over = The table shows what scoring C brought. Now play with friends, or play with two: Martin will join you.

## Decisions as a whole

alhambra-decision-buy = Buy { $building } with { $notes }
alhambra-decision-give = Buy { $building } for Martin with { $notes }
alhambra-lesson-about = Three scorings bring points; the most points win.

## The glossary: the forms of a word, and what it means

alhambra-term-yard = building yard, yard
alhambra-term-yard-means = The four buildings for sale, each on a space that is paid for in its own currency.
alhambra-term-exact = exact price, exactly
alhambra-term-exact-means = Paying just the price. You act again at once, in the same turn.
alhambra-term-scoring = scoring, scorings
alhambra-term-scoring-means = A, B and C: the buildings of each type are compared, and those who have most score.
alhambra-term-note = money card, money cards
alhambra-term-note-means = What you pay with, in one of the four currencies. There is no change.
alhambra-term-type = type, types, category, categories
alhambra-term-type-means = Pavilion, seraglio, arcades, chambers, garden or tower. Those who have most of each score.
alhambra-term-martin = Martin
alhambra-term-martin-means = The third player when two play. You may buy for Martin, who never chooses anything.
