# The messages of Alhambra, the card game. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in alhambra-board.ftl:
#
# | fr | en |
# |---|---|
# | carte d’argent | money card |
# | monnaie | currency |
# | chantier, emplacement | building yard, space |
# | bâtiment, catégorie | building, type |
# | compte exact, rejouer | exact price, act again |
# | décompte A, B, C | scoring A, B, C |
# | pioche, défausse | deck, discard pile |

alhambra-name = Alhambra, the card game
alhambra-pitch = Buy buildings in four currencies, pay the exact price to act again, and hold the majority when scoring comes.
alhambra-help = On your turn, take one face-up money card, or several totalling 5 or less; or buy a building from the building yard, paying in the currency of its space. No change is given, but if you pay the exact price you take another action. Three scorings reward the players with the most buildings of each type: only the first at scoring A, the first two at B, the first three at C. The game ends when the yard can no longer be refilled.

## Words

alhambra-word-martin = Martin

## Moves

alhambra-action-take = Take { $pieces }
alhambra-action-buy = { $last ->
    [martin] Buy the building in space { $a } for Martin with { $pieces }
   *[other] Buy the building in space { $a } with { $pieces }
}
alhambra-action-pass = Pass

## What happens

alhambra-event-martin = Martin receives a building: { $building }.
alhambra-event-laid = Building yard, space { $place }: { $building }.
alhambra-event-dealt = { $seat-is ->
    [you] You start with { $total }: { $notes }.
   *[other] { $seat } starts with { $total }: { $notes }.
}
alhambra-event-starts = { $seat-is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
alhambra-event-opened = New face-up money card: { $note }.
alhambra-event-reshuffled = { $notes ->
    [one] The discard pile is shuffled into a new deck of { $notes } card.
   *[other] The discard pile is shuffled into a new deck of { $notes } cards.
}
alhambra-event-took = { $seat-is ->
    [you] You take { $notes }.
   *[other] { $seat } takes { $notes }.
}
alhambra-event-bought = { $seat-is ->
    [you] Space { $place }: you buy { $building-indefinite } for { $paid } ({ $notes }).
   *[other] Space { $place }: { $seat } buys { $building-indefinite } for { $paid } ({ $notes }).
}
alhambra-event-bought-exactly = { $seat-is ->
    [you] Space { $place }: you buy { $building-indefinite } for exactly { $paid } ({ $notes }) and act again.
   *[other] Space { $place }: { $seat } buys { $building-indefinite } for exactly { $paid } ({ $notes }) and acts again.
}
alhambra-event-offered = { $seat-is ->
    [you] Space { $place }: you buy { $building-indefinite } for Martin, paying { $paid } ({ $notes }).
   *[other] Space { $place }: { $seat } buys { $building-indefinite } for Martin, paying { $paid } ({ $notes }).
}
alhambra-event-offered-exactly = { $seat-is ->
    [you] Space { $place }: you buy { $building-indefinite } for Martin, paying exactly { $paid } ({ $notes }), and act again.
   *[other] Space { $place }: { $seat } buys { $building-indefinite } for Martin, paying exactly { $paid } ({ $notes }), and acts again.
}
alhambra-event-passed = { $seat-is ->
    [you] You can neither take money nor buy a building: you pass.
   *[other] { $seat } can neither take money nor buy a building, and passes.
}
alhambra-event-scored = { $seat-is ->
    [you] Scoring { $scoring }: you score { $points } (pavilions { $pavilion }, seraglios { $seraglio }, arcades { $arcades }, chambers { $chambers }, gardens { $garden }, towers { $tower }).
   *[other] Scoring { $scoring }: { $seat } scores { $points } (pavilions { $pavilion }, seraglios { $seraglio }, arcades { $arcades }, chambers { $chambers }, gardens { $garden }, towers { $tower }).
}
alhambra-event-martin-scored = Scoring { $scoring }: Martin scores { $points } (pavilions { $pavilion }, seraglios { $seraglio }, arcades { $arcades }, chambers { $chambers }, gardens { $garden }, towers { $tower }).
alhambra-event-last-buildings = The building yard can no longer be refilled: the game ends.
alhambra-event-inherited = { $seat-is ->
    [you] You hold the most money in the currency of space { $place } and receive its building: { $building }.
   *[other] { $seat } holds the most money in the currency of space { $place } and receives its building: { $building }.
}
alhambra-event-unclaimed = Tie in the currency of space { $place }: nobody receives its building ({ $building }).
alhambra-event-won = { $winners-is ->
    [you] You win with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] Shared victory with { $points } points: { $winners }.
    }
}

## Refusals

alhambra-refusal-not-open = You can only take face-up money cards.
alhambra-refusal-over-five = Several money cards taken together may total 5 at most.
alhambra-refusal-empty-place = There is no building in that space.
alhambra-refusal-wrong-currency = Each space of the building yard is paid in its own currency.
alhambra-refusal-not-in-hand = You don’t have all of these money cards.
alhambra-refusal-too-little = These cards don’t add up to the price.
alhambra-refusal-note-to-spare = You are paying one card too many: the price would be met without it.
alhambra-refusal-no-martin = Martin only plays in two-player games.
alhambra-refusal-must-act = You can still take money or buy a building, so you can’t pass.

## Score

alhambra-score-scoring-a = Scoring A
alhambra-score-scoring-b = Scoring B
alhambra-score-scoring-c = Scoring C

## Cards

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

alhambra-pieces-P = pavilion ({ $n })
    .indefinite = a pavilion ({ $n })
alhambra-pieces-S = seraglio ({ $n })
    .indefinite = a seraglio ({ $n })
alhambra-pieces-A = arcades ({ $n })
    .indefinite = arcades ({ $n })
alhambra-pieces-C = chambers ({ $n })
    .indefinite = chambers ({ $n })
alhambra-pieces-J = garden ({ $n })
    .indefinite = a garden ({ $n })
alhambra-pieces-T = tower ({ $n })
    .indefinite = a tower ({ $n })
alhambra-pieces-Y = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
alhambra-pieces-B = { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
}
alhambra-pieces-G = { $n ->
    [one] { $n } dirham
   *[other] { $n } dirhams
}
alhambra-pieces-O = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}

## What makes a move better

alhambra-why-points = points already scored
alhambra-why-majority = majorities at the next scoring
alhambra-why-buildings = more buildings
alhambra-why-money = more money
alhambra-why-notes = more money cards to pay with
alhambra-why-exact = buildings you can pay for exactly
alhambra-why-turn = having the turn
