# The words of Alhambra, the card game
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

alhambra-name = Alhambra, the card game
alhambra-pitch = Buy buildings in four currencies, pay exactly to act again, and own most of each kind when it counts.
alhambra-help = On your turn, take one open note, or several worth 5 together at most, or buy a building of the yard with notes of the currency of its place. No change is given, but whoever pays the exact price acts again. Three times in the game, the most buildings of each category bring points: first to one player, then to two, at the end to three. The game ends when the yard cannot be filled any more.

## Words

alhambra-word-martin = Martin
alhambra-word-1 = 1
alhambra-word-2 = 2
alhambra-word-3 = 3
alhambra-word-4 = 4

## Moves

alhambra-action-take = Take { $pieces }
alhambra-action-buy = { $last ->
    [martin] Buy the building at place { $a } for Martin with { $pieces }
   *[other] Buy the building at place { $a } with { $pieces }
}
alhambra-action-pass = Pass

## What happens

alhambra-event-martin = Martin receives a building: { $building }.
alhambra-event-laid = At place { $place } of the yard: { $building }.
alhambra-event-dealt = { $seat-is ->
    [you] You begin with { $total }: { $notes }.
   *[other] { $seat } begins with { $total }: { $notes }.
}
alhambra-event-starts = { $seat-is ->
    [you] You have the first turn.
   *[other] { $seat } has the first turn.
}
alhambra-event-opened = A note is turned up: { $note }.
alhambra-event-reshuffled = { $notes ->
    [one] The discard is shuffled: one note to draw.
   *[other] The discard is shuffled: { $notes } notes to draw.
}
alhambra-event-took = { $seat-is ->
    [you] You take { $notes }.
   *[other] { $seat } takes { $notes }.
}
alhambra-event-bought = { $seat-is ->
    [you] You buy at place { $place } for { $paid } ({ $notes }): { $building }.
   *[other] { $seat } buys at place { $place } for { $paid } ({ $notes }): { $building }.
}
alhambra-event-bought-exactly = { $seat-is ->
    [you] You buy at place { $place } for exactly { $paid } ({ $notes }) and act again: { $building }.
   *[other] { $seat } buys at place { $place } for exactly { $paid } ({ $notes }) and acts again: { $building }.
}
alhambra-event-offered = { $seat-is ->
    [you] You buy for Martin at place { $place } for { $paid } ({ $notes }): { $building }.
   *[other] { $seat } buys for Martin at place { $place } for { $paid } ({ $notes }): { $building }.
}
alhambra-event-offered-exactly = { $seat-is ->
    [you] You buy for Martin at place { $place } for exactly { $paid } ({ $notes }) and act again: { $building }.
   *[other] { $seat } buys for Martin at place { $place } for exactly { $paid } ({ $notes }) and acts again: { $building }.
}
alhambra-event-passed = { $seat-is ->
    [you] You can neither take nor buy anything, and pass.
   *[other] { $seat } can neither take nor buy anything, and passes.
}
alhambra-event-scored = { $seat-is ->
    [you] Scoring { $scoring }: you get { $points } (pavilions { $pavilion }, seraglios { $seraglio }, arcades { $arcades }, chambers { $chambers }, gardens { $garden }, towers { $tower }).
   *[other] Scoring { $scoring }: { $seat } gets { $points } (pavilions { $pavilion }, seraglios { $seraglio }, arcades { $arcades }, chambers { $chambers }, gardens { $garden }, towers { $tower }).
}
alhambra-event-martin-scored = Scoring { $scoring }: Martin gets { $points } (pavilions { $pavilion }, seraglios { $seraglio }, arcades { $arcades }, chambers { $chambers }, gardens { $garden }, towers { $tower }).
alhambra-event-last-buildings = The yard cannot be filled any more: the game ends.
alhambra-event-inherited = { $seat-is ->
    [you] You hold most of the currency of place { $place } and receive { $building }.
   *[other] { $seat } holds most of the currency of place { $place } and receives { $building }.
}
alhambra-event-unclaimed = Nobody alone holds most of the currency of place { $place }: nobody receives { $building }.
alhambra-event-won = { $winners-is ->
    [you] You win with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] The win is shared, with { $points } points each: { $winners }.
    }
}

## Refusals

alhambra-refusal-not-open = Only notes that lie open can be taken.
alhambra-refusal-over-five = Several notes taken together may be worth 5 at most.
alhambra-refusal-empty-place = No building lies at that place.
alhambra-refusal-wrong-currency = Each place of the yard is paid in its own currency.
alhambra-refusal-not-in-hand = You do not hold all of these notes.
alhambra-refusal-too-little = These notes do not add up to the price.
alhambra-refusal-note-to-spare = You pay too many notes: without one of them it would still be enough.
alhambra-refusal-no-martin = Only with two players is there a Martin to give buildings to.
alhambra-refusal-must-act = You can still take money or buy a building, so you cannot pass.

## Score

alhambra-score-scoring-a = Scoring A
alhambra-score-scoring-b = Scoring B
alhambra-score-scoring-c = Scoring C

## Cards

alhambra-piece-A = A
alhambra-piece-B = B
alhambra-piece-C = C

alhambra-piece-pavilion = pavilion
alhambra-piece-seraglio = seraglio
alhambra-piece-arcades = arcades
alhambra-piece-chambers = chambers
alhambra-piece-garden = garden
alhambra-piece-tower = tower

alhambra-piece-florin = florin (yellow)
alhambra-piece-dinar = dinar (blue)
alhambra-piece-dirham = dirham (green)
alhambra-piece-ducat = ducat (orange)

alhambra-piece-P2 = pavilion (2)
alhambra-piece-P3 = pavilion (3)
alhambra-piece-P4 = pavilion (4)
alhambra-piece-P5 = pavilion (5)
alhambra-piece-P6 = pavilion (6)
alhambra-piece-P7 = pavilion (7)
alhambra-piece-P8 = pavilion (8)

alhambra-piece-S3 = seraglio (3)
alhambra-piece-S4 = seraglio (4)
alhambra-piece-S5 = seraglio (5)
alhambra-piece-S6 = seraglio (6)
alhambra-piece-S7 = seraglio (7)
alhambra-piece-S8 = seraglio (8)
alhambra-piece-S9 = seraglio (9)

alhambra-piece-A4 = arcades (4)
alhambra-piece-A5 = arcades (5)
alhambra-piece-A6a = arcades (6)
alhambra-piece-A6b = arcades (6)
alhambra-piece-A7 = arcades (7)
alhambra-piece-A8a = arcades (8)
alhambra-piece-A8b = arcades (8)
alhambra-piece-A9 = arcades (9)
alhambra-piece-A10 = arcades (10)

alhambra-piece-C5 = chambers (5)
alhambra-piece-C6 = chambers (6)
alhambra-piece-C7a = chambers (7)
alhambra-piece-C7b = chambers (7)
alhambra-piece-C8 = chambers (8)
alhambra-piece-C9a = chambers (9)
alhambra-piece-C9b = chambers (9)
alhambra-piece-C10 = chambers (10)
alhambra-piece-C11 = chambers (11)

alhambra-piece-J6 = garden (6)
alhambra-piece-J7 = garden (7)
alhambra-piece-J8a = garden (8)
alhambra-piece-J8b = garden (8)
alhambra-piece-J8c = garden (8)
alhambra-piece-J9 = garden (9)
alhambra-piece-J10a = garden (10)
alhambra-piece-J10b = garden (10)
alhambra-piece-J10c = garden (10)
alhambra-piece-J11 = garden (11)
alhambra-piece-J12 = garden (12)

alhambra-piece-T7 = tower (7)
alhambra-piece-T8 = tower (8)
alhambra-piece-T9a = tower (9)
alhambra-piece-T9b = tower (9)
alhambra-piece-T9c = tower (9)
alhambra-piece-T10 = tower (10)
alhambra-piece-T11a = tower (11)
alhambra-piece-T11b = tower (11)
alhambra-piece-T11c = tower (11)
alhambra-piece-T12 = tower (12)
alhambra-piece-T13 = tower (13)

alhambra-piece-Y1 = 1 florin
alhambra-piece-Y2 = 2 florins
alhambra-piece-Y3 = 3 florins
alhambra-piece-Y4 = 4 florins
alhambra-piece-Y5 = 5 florins
alhambra-piece-Y6 = 6 florins
alhambra-piece-Y7 = 7 florins
alhambra-piece-Y8 = 8 florins
alhambra-piece-Y9 = 9 florins

alhambra-piece-B1 = 1 dinar
alhambra-piece-B2 = 2 dinars
alhambra-piece-B3 = 3 dinars
alhambra-piece-B4 = 4 dinars
alhambra-piece-B5 = 5 dinars
alhambra-piece-B6 = 6 dinars
alhambra-piece-B7 = 7 dinars
alhambra-piece-B8 = 8 dinars
alhambra-piece-B9 = 9 dinars

alhambra-piece-G1 = 1 dirham
alhambra-piece-G2 = 2 dirhams
alhambra-piece-G3 = 3 dirhams
alhambra-piece-G4 = 4 dirhams
alhambra-piece-G5 = 5 dirhams
alhambra-piece-G6 = 6 dirhams
alhambra-piece-G7 = 7 dirhams
alhambra-piece-G8 = 8 dirhams
alhambra-piece-G9 = 9 dirhams

alhambra-piece-O1 = 1 ducat
alhambra-piece-O2 = 2 ducats
alhambra-piece-O3 = 3 ducats
alhambra-piece-O4 = 4 ducats
alhambra-piece-O5 = 5 ducats
alhambra-piece-O6 = 6 ducats
alhambra-piece-O7 = 7 ducats
alhambra-piece-O8 = 8 ducats
alhambra-piece-O9 = 9 ducats

## What makes a move better

alhambra-why-points = points already scored
alhambra-why-majority = majorities to be scored
alhambra-why-buildings = more buildings
alhambra-why-money = more money
alhambra-why-notes = more notes to pay with
alhambra-why-exact = buildings that can be paid exactly
alhambra-why-turn = the turn
