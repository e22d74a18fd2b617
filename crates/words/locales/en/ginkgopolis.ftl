# The words of Ginkgopolis
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

ginkgopolis-name = Ginkgopolis
ginkgopolis-pitch = Build a city in harmony with nature, upwards and outwards, with a card chosen in secret each round.
ginkgopolis-help = Every round, secretly choose a card of your hand, alone or with a tile. A card alone uses the building that it names. An urbanization card with a tile puts a new building at the edge of the city, and its neighbours produce. A building card with a tile builds on top of that building: it costs a resource a level, and the card stays before you and brings bonuses. Unused cards go to the left. At the end count your points, the cards that score, and the districts in which you have the most resources.

## Options

ginkgopolis-option-start = Characters
ginkgopolis-option-start-help = A set drawn for everyone, or a draft. Without effect for one player, who has no characters.
ginkgopolis-option-start-beginner = sets for beginners
ginkgopolis-option-start-draft = chosen in a draft
ginkgopolis-option-expert = Expert Hal
ginkgopolis-option-expert-help = For one player: Hal looks at a second card before he urbanizes.

## Phases

ginkgopolis-phase-draft = Draft
ginkgopolis-phase-choose = Choosing
ginkgopolis-phase-resolve = Actions
ginkgopolis-phase-return = Returning tiles
ginkgopolis-phase-over = End of the game

## Words

ginkgopolis-word-r = a resource
ginkgopolis-word-t = a tile
ginkgopolis-word-exploit = exploit
ginkgopolis-word-urbanize = urbanize
ginkgopolis-word-build-up = build up
ginkgopolis-word-amount = { $resources ->
    [0] { $points ->
        [one] one point
       *[other] { $points } points
    }
    [one] { $points ->
        [0] one resource
        [one] one resource and one point
       *[other] one resource and { $points } points
    }
   *[other] { $points ->
        [0] { $resources } resources
        [one] { $resources } resources and one point
       *[other] { $resources } resources and { $points } points
    }
}

## Moves

ginkgopolis-action-draft = Keep the { $a }
ginkgopolis-action-change = Change your hand
ginkgopolis-action-play = { $pieces-count ->
    [one] Play { $a } alone
   *[other] Play { $a } with the tile { $b }
}
ginkgopolis-action-gain = Gain { $a }
ginkgopolis-action-token = { $b ->
    [push] { $c ->
        [forward] Put { $a } in the place of the letter after it and push on
       *[backward] Put { $a } in the place of the letter before it and push back
    }
   *[other] Put { $a } at { $b }, { $c }
}
ginkgopolis-action-return = Return the tile { $a }
ginkgopolis-action-done = Return no further tile

## What happens

ginkgopolis-event-first = { $seat-is ->
    [you] You are the first player.
   *[other] { $seat } is the first player.
}
ginkgopolis-event-set = { $seat-is ->
    [you] You get set { $set }: { $characters }.
   *[other] { $seat } gets set { $set }: { $characters }.
}
ginkgopolis-event-pack = { $seat-is ->
    [you] You choose among { $characters }.
   *[other] { $seat } chooses among { $characters }.
}
ginkgopolis-event-drafted = { $seat-is ->
    [you] You have kept a character.
   *[other] { $seat } has kept a character.
}
ginkgopolis-event-characters = { $seat-is ->
    [you] Your characters: { $characters }.
   *[other] { $seat } shows { $characters }.
}
ginkgopolis-event-start = { $seat-is ->
    [you] You begin with { ginkgopolis-word-amount }, tiles: { $tiles }.
   *[other] { $seat } begins with { ginkgopolis-word-amount }, tiles: { $tiles }.
}
ginkgopolis-event-drew = { $seat-is ->
    [you] You draw the card { $card }.
   *[other] { $seat } draws the card { $card }.
}
ginkgopolis-event-rebuilt = The deck is made anew, with the cards of new buildings: { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
ginkgopolis-event-round = { $seat-is ->
    [you] Round { $round }. You are the first player.
   *[other] Round { $round }. First player: { $seat }.
}
ginkgopolis-event-changed = { $seat-is ->
    [you] You change your hand and discard { $cards }.
   *[other] { $seat } changes hands and discards { $cards }.
}
ginkgopolis-event-chosen = { $seat-is ->
    [you] You have chosen your card.
   *[other] { $seat } has chosen a card.
}
ginkgopolis-event-exploits = { $seat-is ->
    [you] You exploit { $card }.
   *[other] { $seat } exploits { $card }.
}
ginkgopolis-event-urbanizes = { $seat-is ->
    [you] You urbanize at { $letter } with { $tile } ({ $x }, { $y }).
   *[other] { $seat } urbanizes at { $letter } with { $tile } ({ $x }, { $y }).
}
ginkgopolis-event-builds-up = { $seat-is ->
    [you] You build { $tile } on top of { $card }.
   *[other] { $seat } builds { $tile } on top of { $card }.
}
ginkgopolis-event-takes-back = { $seat-is ->
    [you] You cannot pay for { $tile } with { $card }: the tile goes back behind your screen.
   *[other] { $seat } cannot pay for { $tile } with { $card }: the tile goes back behind the screen.
}
ginkgopolis-event-recovers = { $seat-is ->
    [you] From the covered building you get back { ginkgopolis-word-amount }.
   *[other] From the covered building { $seat } gets back { ginkgopolis-word-amount }.
}
ginkgopolis-event-pays = { $seat-is ->
    [you] You pay { ginkgopolis-word-amount }.
   *[other] { $seat } pays { ginkgopolis-word-amount }.
}
ginkgopolis-event-rises = { $seat-is ->
    [you] Your building { $tile } has level { $level }.
   *[other] { $tile }, the building of { $seat }, has level { $level }.
}
ginkgopolis-event-token = { $seat-is ->
    [you] You put { $letter } at { $x }, { $y }.
   *[other] { $seat } puts { $letter } at { $x }, { $y }.
}
ginkgopolis-event-pushed = { $seat-is ->
    [you] { $tokens ->
        [one] Your { $letter } pushes one other token.
       *[other] Your { $letter } pushes { $tokens } other tokens.
    }
   *[other] { $tokens ->
        [one] The { $letter } of { $seat } pushes one other token.
       *[other] The { $letter } of { $seat } pushes { $tokens } other tokens.
    }
}
ginkgopolis-event-produces = { $seat-is ->
    [you] You gain { ginkgopolis-word-amount }.
   *[other] { $seat } gains { ginkgopolis-word-amount }.
}
ginkgopolis-event-bonus = { $seat-is ->
    [you] Your cards bring { ginkgopolis-word-amount }.
   *[other] The cards of { $seat } bring { ginkgopolis-word-amount }.
}
ginkgopolis-event-tile = { $seat-is ->
    [you] You draw the tile { $tile }.
   *[other] { $seat } draws a tile.
}
ginkgopolis-event-exhausted = { $times ->
    [one] The supply of tiles is used up.
   *[other] The supply of tiles is used up for the second time.
}
ginkgopolis-event-done = { $seat-is ->
    [you] You have chosen what you return.
   *[other] { $seat } has chosen what to return.
}
ginkgopolis-event-returns = { $seat-is ->
    [you] { $points ->
        [0] You return no tile.
        [one] You return one tile for one point.
       *[other] You return { $points } tiles for as many points.
    }
   *[other] { $points ->
        [0] { $seat } returns no tile.
        [one] { $seat } returns one tile for one point.
       *[other] { $seat } returns { $points } tiles for as many points.
    }
}
ginkgopolis-event-mixed = { $tiles-count ->
    [0] The supply stays empty.
   *[other] Back in the supply, mixed: { $tiles }.
}
ginkgopolis-event-all-placed = { $seat-is ->
    [you] All your resources are in the city: this round is the last.
   *[other] All resources of { $seat } are in the city: this round is the last.
}
ginkgopolis-event-tiles-gone = There are no more tiles: this round is the last.
ginkgopolis-event-hal-shows = Hal turns over { $card }.
ginkgopolis-event-hal-compares = Hal draws { $card } as well, and uses { $used }.
ginkgopolis-event-hal-stops = Hal cannot build with { $card }: the game ends.
ginkgopolis-event-scored = { $seat-is ->
    [you] You have { $points } points.
   *[other] { $seat } has { $points } points.
}
ginkgopolis-event-won = { $winners-is ->
    [you] You win with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] The win is shared, with { $points } points each: { $winners }.
    }
}

## Refusals

ginkgopolis-refusal-draft-first = Keep a character from your pack first.
ginkgopolis-refusal-draft-over = Characters are chosen at the start of the game only.
ginkgopolis-refusal-not-in-pack = That character is not in your pack.
ginkgopolis-refusal-choose-first = Choose a card first: actions come once everybody has chosen.
ginkgopolis-refusal-cards-chosen = The cards of this round are chosen already.
ginkgopolis-refusal-not-in-hand = That card is not in your hand.
ginkgopolis-refusal-not-behind-screen = That tile is not behind your screen.
ginkgopolis-refusal-no-hand-token = You have no token left to change your hand.
ginkgopolis-refusal-gain-first = First say what the urbanization card brings: a resource or a tile.
ginkgopolis-refusal-token-first = First put down the urbanization token.
ginkgopolis-refusal-other-letter = Another token is being moved.
ginkgopolis-refusal-cell-taken = A tile or a token lies there.
ginkgopolis-refusal-next-to-tile = There is room next to the new tile, so the token goes there.
ginkgopolis-refusal-letter-order = The letters keep their order around the city: the token goes between its neighbours in the alphabet.
ginkgopolis-refusal-no-push = There is a free place for the token, so it pushes no other.
ginkgopolis-refusal-return-first = First choose which tiles you return.
ginkgopolis-refusal-nothing-to-return = Tiles are returned only when the supply is used up for the first time.
ginkgopolis-refusal-tile-order = Tiles are returned in card order: this one comes before the last one named.

## Score

ginkgopolis-score-points = Points gained
ginkgopolis-score-cards = Cards
ginkgopolis-score-hand-tokens = Unused tokens
ginkgopolis-score-districts = Districts
ginkgopolis-tie = With equal points Hal wins.

## Urbanization cards and tokens

ginkgopolis-piece-A = A
ginkgopolis-piece-B = B
ginkgopolis-piece-C = C
ginkgopolis-piece-D = D
ginkgopolis-piece-E = E
ginkgopolis-piece-F = F
ginkgopolis-piece-G = G
ginkgopolis-piece-H = H
ginkgopolis-piece-I = I
ginkgopolis-piece-J = J
ginkgopolis-piece-K = K
ginkgopolis-piece-L = L

## Building cards and tiles

ginkgopolis-piece-R1 = red 1
ginkgopolis-piece-R2 = red 2
ginkgopolis-piece-R3 = red 3
ginkgopolis-piece-R4 = red 4
ginkgopolis-piece-R5 = red 5
ginkgopolis-piece-R6 = red 6
ginkgopolis-piece-R7 = red 7
ginkgopolis-piece-R8 = red 8
ginkgopolis-piece-R9 = red 9
ginkgopolis-piece-R10 = red 10
ginkgopolis-piece-R11 = red 11
ginkgopolis-piece-R12 = red 12
ginkgopolis-piece-R13 = red 13
ginkgopolis-piece-R14 = red 14
ginkgopolis-piece-R15 = red 15
ginkgopolis-piece-R16 = red 16
ginkgopolis-piece-R17 = red 17
ginkgopolis-piece-R18 = red 18
ginkgopolis-piece-R19 = red 19
ginkgopolis-piece-R20 = red 20

ginkgopolis-piece-B1 = blue 1
ginkgopolis-piece-B2 = blue 2
ginkgopolis-piece-B3 = blue 3
ginkgopolis-piece-B4 = blue 4
ginkgopolis-piece-B5 = blue 5
ginkgopolis-piece-B6 = blue 6
ginkgopolis-piece-B7 = blue 7
ginkgopolis-piece-B8 = blue 8
ginkgopolis-piece-B9 = blue 9
ginkgopolis-piece-B10 = blue 10
ginkgopolis-piece-B11 = blue 11
ginkgopolis-piece-B12 = blue 12
ginkgopolis-piece-B13 = blue 13
ginkgopolis-piece-B14 = blue 14
ginkgopolis-piece-B15 = blue 15
ginkgopolis-piece-B16 = blue 16
ginkgopolis-piece-B17 = blue 17
ginkgopolis-piece-B18 = blue 18
ginkgopolis-piece-B19 = blue 19
ginkgopolis-piece-B20 = blue 20

ginkgopolis-piece-Y1 = yellow 1
ginkgopolis-piece-Y2 = yellow 2
ginkgopolis-piece-Y3 = yellow 3
ginkgopolis-piece-Y4 = yellow 4
ginkgopolis-piece-Y5 = yellow 5
ginkgopolis-piece-Y6 = yellow 6
ginkgopolis-piece-Y7 = yellow 7
ginkgopolis-piece-Y8 = yellow 8
ginkgopolis-piece-Y9 = yellow 9
ginkgopolis-piece-Y10 = yellow 10
ginkgopolis-piece-Y11 = yellow 11
ginkgopolis-piece-Y12 = yellow 12
ginkgopolis-piece-Y13 = yellow 13
ginkgopolis-piece-Y14 = yellow 14
ginkgopolis-piece-Y15 = yellow 15
ginkgopolis-piece-Y16 = yellow 16
ginkgopolis-piece-Y17 = yellow 17
ginkgopolis-piece-Y18 = yellow 18
ginkgopolis-piece-Y19 = yellow 19
ginkgopolis-piece-Y20 = yellow 20

## Characters

ginkgopolis-piece-R-exploit = bio-technician (exploit)
ginkgopolis-piece-R-urbanize = bio-technician (urbanize)
ginkgopolis-piece-R-buildup = bio-technician (build up)

ginkgopolis-piece-B-exploit = bio-engineer (exploit)
ginkgopolis-piece-B-urbanize = bio-engineer (urbanize)
ginkgopolis-piece-B-buildup = bio-engineer (build up)

ginkgopolis-piece-Y-exploit = bio-urbanist (exploit)
ginkgopolis-piece-Y-urbanize = bio-urbanist (urbanize)
ginkgopolis-piece-Y-buildup = bio-urbanist (build up)

## What makes a move better

ginkgopolis-why-estimate = better prospects on the whole
ginkgopolis-why-points = points
ginkgopolis-why-districts = districts
ginkgopolis-why-cards = cards that count at the end
ginkgopolis-why-resources = resources at hand
ginkgopolis-why-tiles = tiles at hand
ginkgopolis-why-laid = resources in the city
ginkgopolis-why-outlook = what the cards will bring
ginkgopolis-why-hand-tokens = tokens to change the hand

## The opponent of a solo game

ginkgopolis-rival = Hal
