# What the board of Ginkgopolis says besides the words of the game.

## What can be done now

ginkgopolis-prompt-draft = Keep a character of your pack; the others go to the left.
ginkgopolis-prompt-choose = Choose a card, alone or with a tile.
ginkgopolis-prompt-gain = Your urbanization card brings a resource or a tile.
ginkgopolis-prompt-token = Put the token { $letter } down next to your new building.
ginkgopolis-prompt-token-hal = Hal has urbanized: put the token { $letter } down for him.
ginkgopolis-prompt-return = The supply is used up: return tiles for a point each.
ginkgopolis-prompt-wait = { $count ->
    [0] The choices are being shown.
   *[other] Waiting for the choice of { $seats }.
}
ginkgopolis-prompt-acts = { $seats } acts.
ginkgopolis-prompt-prepare = The next round is being prepared.
ginkgopolis-prompt-over = The game is over.

## The table

ginkgopolis-round = Round { $round }
ginkgopolis-supply = { $n ->
    [0] no tiles left
    [one] one tile left
   *[other] { $n } tiles left
}
ginkgopolis-deck = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
}
ginkgopolis-last-round = This round is the last.
ginkgopolis-second-supply = The tiles have run out once. When they run out again, the round is the last.

## Amounts

ginkgopolis-n-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
ginkgopolis-n-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
ginkgopolis-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The city

ginkgopolis-city = The city
ginkgopolis-city-hint = Touch a building or a letter to learn what it is.
ginkgopolis-city-keys = Arrow keys go from place to place, Enter chooses, plus and minus zoom, 0 shows everything.
ginkgopolis-tools = How to look at the city
ginkgopolis-tilt = Show heights
ginkgopolis-layer = Show what districts bring
ginkgopolis-zoom-in = Zoom in
ginkgopolis-zoom-out = Zoom out
ginkgopolis-fit = Show everything
ginkgopolis-building = { $site ->
    [yes] { $owner ->
        [none] { $tile }, level { $level }, nobody’s · produces { $makes } · its card is not in the deck yet
       *[other] { $tile }, level { $level }, { $owner } · produces { $makes } · its card is not in the deck yet
    }
   *[no] { $owner ->
        [none] { $tile }, level { $level }, nobody’s · produces { $makes }
       *[other] { $tile }, level { $level }, { $owner } · produces { $makes }
    }
}
ginkgopolis-fresh = { $building } · laid lately
ginkgopolis-would-be = Would be: { $building }
ginkgopolis-token = Building ground { $letter }
ginkgopolis-spot = Put { $letter } here ({ $x }, { $y })
ginkgopolis-spot-push = Put { $letter } in the place of { $other }, which moves on

## Districts

ginkgopolis-districts = Districts
ginkgopolis-districts-n = { $n ->
    [0] none yet
    [one] one district
   *[other] { $n } districts
}
ginkgopolis-districts-mine = { $points ->
    [one] one point for you
   *[other] { $points } points for you
}
ginkgopolis-district = { $color ->
    [red] red buildings: { $n }
    [blue] blue buildings: { $n }
   *[yellow] yellow buildings: { $n }
}
ginkgopolis-nobody = Nobody has resources here.
ginkgopolis-no-district = Two buildings of one colour side by side make a district.

## Players

ginkgopolis-players = Players
ginkgopolis-first = First player
ginkgopolis-progress-chosen = chosen
ginkgopolis-progress-thinking = choosing…
ginkgopolis-progress-acts = acts
ginkgopolis-progress-waits = to come
ginkgopolis-resources-title = { $n } resources behind the screen, { $supply } in the supply
ginkgopolis-tokens = { $n ->
    [one] one new hand left
   *[other] { $n } new hands left
}
ginkgopolis-show-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
ginkgopolis-cards-of = Cards of { $seat }
ginkgopolis-known = Hand and tiles, as far as you could know them
ginkgopolis-plays = plays { $card }
ginkgopolis-with-tile = with a tile

## One’s own hand

ginkgopolis-hand = Your hand
ginkgopolis-hand-empty = No cards.
ginkgopolis-tiles = Your tiles
ginkgopolis-tiles-empty = No tile behind your screen.
ginkgopolis-tile = Tile { $tile }
ginkgopolis-your-choice = Your choice
ginkgopolis-your-cards = Your cards
ginkgopolis-card-letter = Urbanization card { $letter }
ginkgopolis-card-building = Building card { $tile }. To whoever keeps it: { $bonus }
ginkgopolis-card-state = { $owner ->
    [none] level { $level }, nobody’s
   *[other] level { $level }, { $owner }
}

## What a choice would do

ginkgopolis-pick = Tap a card, here or in the city; add a tile to build.
ginkgopolis-pick-card = Now tap the card on which the tile is to lie.
ginkgopolis-do-exploit = Exploit
ginkgopolis-do-urbanize = Urbanize
ginkgopolis-do-build-up = Build up to level { $level }
ginkgopolis-lays = on the building
ginkgopolis-pays = to pay
ginkgopolis-back = back from it
ginkgopolis-produces = production
ginkgopolis-either = a resource or a tile
ginkgopolis-bonus = your cards
ginkgopolis-keeps = you keep { $tile }
ginkgopolis-gives = { $seat } gets
ginkgopolis-ends = final score
ginkgopolis-ends-help = By how much your score would change if the game ended then: points, cards and districts.
ginkgopolis-unpaid = You cannot pay for this tile: it would come back, and the card would count alone. You lack
ginkgopolis-may-change = Others act before you: the city may have changed by then.
ginkgopolis-choose-card = Choose this card
ginkgopolis-choose-both = Choose card and tile
ginkgopolis-clear = Put back
ginkgopolis-change = New hand ({ $tokens })
ginkgopolis-change-sure = { $tokens ->
    [one] Discard these cards and draw as many? It costs your last token, which is worth 2 points at the end.
   *[other] Discard these cards and draw as many? It costs a token, which is worth 2 points at the end.
}
ginkgopolis-keep-hand = Keep the hand
ginkgopolis-gain-which = What shall the card bring?
ginkgopolis-token-where = Tap a marked place in the city.
ginkgopolis-pushes = { $other } moves on by a place, and perhaps others after it.
ginkgopolis-push-to = In the place of { $other }
ginkgopolis-put = Put it here
ginkgopolis-return-which = Tap the tiles that you return: each is worth a point. Nobody sees it until all have chosen.
ginkgopolis-return = { $n ->
    [0] Return nothing
    [one] Return one tile
   *[other] Return { $n } tiles
}

## Characters and kept cards

ginkgopolis-pack = Your pack
ginkgopolis-kept = Kept so far
ginkgopolis-draft-keep = Keep this character
ginkgopolis-starts-with = to begin with
ginkgopolis-when-exploit = When exploiting
ginkgopolis-when-urbanize = When urbanizing
ginkgopolis-when-build-up = When building up
ginkgopolis-when-end = At the end
ginkgopolis-if-over = If the game ended now
ginkgopolis-bonus-words = { $action }: { $items }
ginkgopolis-goal-resources = { $color ->
    [red] { $points } for each of your resources on red buildings
    [blue] { $points } for each of your resources on blue buildings
   *[yellow] { $points } for each of your resources on yellow buildings
}
ginkgopolis-goal-low = { $points } for each of your buildings of level 1 or 2
ginkgopolis-goal-high = { $points } for each of your buildings of level 3 or more
ginkgopolis-goal-permanents = { $points } for each of your cards with the action “{ $action }”
ginkgopolis-goal-cards = { $color ->
    [red] { $points } for each of your red cards
    [blue] { $points } for each of your blue cards
   *[yellow] { $points } for each of your yellow cards
}
ginkgopolis-goal-itself = { $points } at the end

## The guided first game

ginkgopolis-lesson-city-title = This is the city
ginkgopolis-lesson-city = Red buildings produce resources, blue ones tiles, yellow ones points, as many as they have levels. The letters around are building grounds. Turn the view by the first button at the right.
ginkgopolis-lesson-hand-title = Your hand
ginkgopolis-lesson-hand = Each card names a place in the city: a building, or a ground with its letter. Each round everybody chooses one card in secret and passes the others on.
ginkgopolis-lesson-tiles-title = Your tiles
ginkgopolis-lesson-tiles = A card alone exploits its building. With a tile you build: on a letter a new building, and its neighbours produce; on a building one level more, and the card stays with you.
ginkgopolis-lesson-choose-title = Make your first choice
ginkgopolis-lesson-choose = Tap a card with a letter, then a tile. Below you read what it costs and brings before you confirm.
ginkgopolis-lesson-players-title = Everybody has chosen in secret
ginkgopolis-lesson-players = Actions follow from the first player on, who has the leaf. Under each name: points, resources, tiles.
ginkgopolis-lesson-token-title = The letter moves out
ginkgopolis-lesson-token = Where your building stands now lay a token. Tap a marked place next to it, then confirm: it is a building ground again.
ginkgopolis-lesson-gain-title = A ground alone
ginkgopolis-lesson-gain = A card with a letter and no tile brings a resource or a tile, as you like.
ginkgopolis-lesson-build-title = Build upwards
ginkgopolis-lesson-build = A card with a number and a tile builds on top. It costs a resource a level; another colour one more, a lower number a point for each step. The card you keep pays from then on.
ginkgopolis-lesson-kept-title = Your cards
ginkgopolis-lesson-kept = They are grouped by the action that sets them off. Do often what your cards reward; those under the flag count at the end.
ginkgopolis-lesson-districts-title = Districts
ginkgopolis-lesson-districts = Buildings of one colour side by side are a district. Who has the most resources there gets a point for every resource in it; the second, their own.
ginkgopolis-lesson-return-title = The tiles have run out
ginkgopolis-lesson-return = Once in the game everybody may return tiles for a point each. When the tiles run out again, the round is the last.
ginkgopolis-lesson-last-title = The last round
ginkgopolis-lesson-last = After it everything is counted: points, cards, districts. Look at what your districts still lack.
ginkgopolis-lesson-over-title = That was your first game
ginkgopolis-lesson-over = The table above says what everybody’s score is made of. Next time, choose your characters in a draft.
