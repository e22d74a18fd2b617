# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

ginkgopolis-prompt-draft = Keep one character; the others go to the player on your left.
ginkgopolis-prompt-choose = Choose a card, alone or with a tile.
ginkgopolis-prompt-gain = Your urbanization card gives you a resource or a tile.
ginkgopolis-prompt-token = Place token { $letter } next to your new building.
ginkgopolis-prompt-token-hal = Hal has urbanized: place token { $letter } for him.
ginkgopolis-prompt-return = The supply has run out: return tiles for 1 point each.
ginkgopolis-prompt-wait = { $count ->
    [0] The cards are being revealed.
   *[other] Waiting for { $seats } to choose.
}
ginkgopolis-prompt-acts = Resolving { $seats }’s action.
ginkgopolis-prompt-prepare = Preparing the next round…
ginkgopolis-prompt-over = The game is over.

## The table

ginkgopolis-round = Round { $round }
ginkgopolis-supply = { $n ->
    [0] no tiles left
    [one] { $n } tile left
   *[other] { $n } tiles left
}
ginkgopolis-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
ginkgopolis-last-round = This is the last round.
ginkgopolis-second-supply = The supply has run out once
ginkgopolis-letter-does = On its own it brings a resource or a tile. With a tile it puts a building in the letter’s place, and its neighbours produce for you.
ginkgopolis-card-does = On its own it exploits its building. With a tile it builds up there and stays in front of you: { $bonus }.
ginkgopolis-reveal = Everybody reveals
ginkgopolis-counting = { $n ->
    [0] Nobody owns anything in this district.
   *[other] { $color ->
        [red] Red district: { $list }
        [blue] Blue district: { $list }
       *[yellow] Yellow district: { $list }
    }
}

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
ginkgopolis-city-keys = Arrow keys: move. Enter: choose. + and −: zoom. 0: show everything.
ginkgopolis-tools = City view
ginkgopolis-tilt = Show heights
ginkgopolis-layer = Show district points
ginkgopolis-zoom-in = Zoom in
ginkgopolis-zoom-out = Zoom out
ginkgopolis-fit = Show everything
ginkgopolis-building = { $site ->
    [yes] { $owner ->
        [none] { $tile } building, level { $level }, unowned · produces { $makes } · its card is not in the deck yet
       *[other] { $tile } building, level { $level }, { $owner } · produces { $makes } · its card is not in the deck yet
    }
   *[no] { $owner ->
        [none] { $tile } building, level { $level }, unowned · produces { $makes }
       *[other] { $tile } building, level { $level }, { $owner } · produces { $makes }
    }
}
ginkgopolis-fresh = { $building } · recently placed
ginkgopolis-would-be = Would become: { $building }
ginkgopolis-token = Urbanization token { $letter }
ginkgopolis-spot-push = Put token { $letter } in the place of { $other }, which moves over

## Districts

ginkgopolis-districts = Districts
ginkgopolis-districts-n = { $n ->
    [0] none yet
    [one] { $n } district
   *[other] { $n } districts
}
ginkgopolis-districts-mine = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
}
ginkgopolis-district = { $color ->
    [red] red buildings: { $n }
    [blue] blue buildings: { $n }
   *[yellow] yellow buildings: { $n }
}
ginkgopolis-nobody = Nobody has any resources here.
ginkgopolis-no-district = Two adjacent buildings of the same colour form a district.

## Players

ginkgopolis-players = Players
ginkgopolis-first = First player
ginkgopolis-progress-chosen = has chosen
ginkgopolis-progress-thinking = choosing…
ginkgopolis-progress-acts = acting
ginkgopolis-progress-waits = waiting
ginkgopolis-resources-title = Resources: { $n } behind the screen, { $supply } in the supply
ginkgopolis-tokens = { $n ->
    [one] { $n } new-hand token
   *[other] { $n } new-hand tokens
}
ginkgopolis-played-last = Last round: { $card }
ginkgopolis-show-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
ginkgopolis-cards-of = { $seat }’s cards
ginkgopolis-known = Hand and tiles, as far as you can know
ginkgopolis-plays = plays the { $card } card
ginkgopolis-with-tile = with a tile

## One’s own hand

ginkgopolis-hand = Your hand
ginkgopolis-hand-empty = No cards.
ginkgopolis-tiles = Your tiles
ginkgopolis-tiles-empty = No tiles behind your screen.
ginkgopolis-tile = { $tile } tile
ginkgopolis-your-choice = Your choice
ginkgopolis-your-cards = Your cards
ginkgopolis-card-letter = Urbanization card { $letter }
ginkgopolis-card-building = { $card } building card. Bonus: { $bonus }
ginkgopolis-card-state = { $owner ->
    [none] level { $level }, unowned
   *[other] level { $level }, { $owner }
}

## What a choice would do

ginkgopolis-pick = Tap a card, here or in the city; add a tile to build.
ginkgopolis-pick-card = Now tap the card to play with this tile.
ginkgopolis-do-exploit = Exploit
ginkgopolis-do-urbanize = Urbanize
ginkgopolis-do-build-up = Build up to level { $level }
ginkgopolis-lays = on the building
ginkgopolis-pays = cost
ginkgopolis-back = returned
ginkgopolis-produces = production
ginkgopolis-either = a resource or a tile
ginkgopolis-bonus = your card bonuses
ginkgopolis-keeps = you keep the { $card } card
ginkgopolis-gives = { $seat } gets
ginkgopolis-ends = final score
ginkgopolis-ends-help = How your score would change if the game ended there: points, cards and districts.
ginkgopolis-unpaid = You can’t afford to place this tile: it would come back to you and the card would be played alone. You are missing:
ginkgopolis-may-change = Others act before you: the city may have changed by then.
ginkgopolis-choose = Choose
ginkgopolis-choose-card = Choose this card
ginkgopolis-choose-both = Choose this card and this tile
ginkgopolis-clear = Clear choice
ginkgopolis-change = New hand ({ $tokens })
ginkgopolis-change-sure = { $tokens ->
    [one] Discard these cards and draw as many? This costs your last new-hand token, worth 2 points at the end.
   *[other] Discard these cards and draw as many? This costs a new-hand token, worth 2 points at the end.
}
ginkgopolis-keep-hand = Keep my hand
ginkgopolis-gain-which = What does the card give you?
ginkgopolis-token-where = Tap one of the highlighted spaces in the city.
ginkgopolis-pushes = Token { $other } moves over by one space and may push others.
ginkgopolis-push-to = In place of { $other }
ginkgopolis-put = Put it here
ginkgopolis-return-which = Tap the tiles to return: each is worth 1 point. Choices stay secret until everyone has chosen.
ginkgopolis-return = { $n ->
    [0] Return nothing
    [one] Return { $n } tile
   *[other] Return { $n } tiles
}

## Characters and kept cards

ginkgopolis-pack = Characters to choose from
ginkgopolis-kept = Characters kept
ginkgopolis-draft-keep = Keep this character
ginkgopolis-times = ×{ $n }
ginkgopolis-times-words = { $n } copies
ginkgopolis-starts-with = at the start
ginkgopolis-when-exploit = When exploiting
ginkgopolis-when-urbanize = When urbanizing
ginkgopolis-when-build-up = When building up
ginkgopolis-when-end = At the end
ginkgopolis-end-cards = Cards counted at the end
ginkgopolis-if-over = If the game ended now
ginkgopolis-bonus-words = { $action }: { $items }
ginkgopolis-goal-resources = { $color ->
    [red] { $points } for each of your resources on red buildings
    [blue] { $points } for each of your resources on blue buildings
   *[yellow] { $points } for each of your resources on yellow buildings
}
ginkgopolis-goal-low = { $points } for each of your buildings of level 1 or 2
ginkgopolis-goal-high = { $points } for each of your buildings of level 3 or more
ginkgopolis-goal-permanents = { $points } for each of your cards with a “{ $action }” bonus
ginkgopolis-goal-cards = { $color ->
    [red] { $points } for each of your red cards
    [blue] { $points } for each of your blue cards
   *[yellow] { $points } for each of your yellow cards
}
ginkgopolis-goal-itself = { $points } at the end

## The guided first game

ginkgopolis-lesson-city-title = This is the city
ginkgopolis-lesson-city = Red buildings produce resources, blue ones tiles, yellow ones points: as many as their level. The letters all around mark building sites. The first button on the right tilts the view.
ginkgopolis-lesson-hand-title = Your hand
ginkgopolis-lesson-hand = Each card points to a place in the city: a building, or a site with its letter. Each round, everyone chooses one card in secret and passes the others on.
ginkgopolis-lesson-tiles-title = Your tiles
ginkgopolis-lesson-tiles = A card on its own exploits its building. With a tile, you build: on a letter it becomes a new building, and its neighbours produce; on a building it adds a level, and you keep the card.
ginkgopolis-lesson-choose-title = Make your first choice
ginkgopolis-lesson-choose = Tap a card with a letter, then a tile. What it costs and what it brings is shown below before you confirm.
ginkgopolis-lesson-players-title = Everyone has chosen in secret
ginkgopolis-lesson-players = Actions are resolved in order, starting with the first player, who has the leaf. Under each name: points, resources, tiles.
ginkgopolis-lesson-token-title = The token moves
ginkgopolis-lesson-token = Your building replaced a token. Tap one of the highlighted spaces next to it, then confirm: it becomes a new building site.
ginkgopolis-lesson-gain-title = An urbanization card alone
ginkgopolis-lesson-gain = Played without a tile, a card with a letter gives you a resource or a tile, your choice.
ginkgopolis-lesson-build-title = Build upwards
ginkgopolis-lesson-build = A card with a number and a tile builds on top. It costs one resource per level, one more if the colour changes, and 1 point for each step the number goes down. The card you keep gives you its bonus from then on.
ginkgopolis-lesson-kept-title = Your cards
ginkgopolis-lesson-kept = They are grouped by the action that triggers them. Play the actions your cards reward; those with a flag count at the end.
ginkgopolis-lesson-districts-title = Districts
ginkgopolis-lesson-districts = Adjacent buildings of the same colour form a district. The player with the most resources there gets 1 point per resource in it; the runner-up gets 1 per resource of their own.
ginkgopolis-lesson-return-title = The tile supply has run out
ginkgopolis-lesson-return = Once per game, everyone may return tiles for 1 point each. When the supply runs out again, it will be the last round.
ginkgopolis-lesson-last-title = The last round
ginkgopolis-lesson-last = After that, everything is counted: points, cards and districts. See what your districts still need.
ginkgopolis-lesson-over-title = That was your first game
ginkgopolis-lesson-over = The score table breaks down everyone’s points. Next time, try drafting your characters.
ginkgopolis-lesson-about = When the tiles run out, the most success points win.

## The glossary: the forms of a word, and what it means

ginkgopolis-term-exploit = exploit
ginkgopolis-term-exploit-means = Playing a card alone: the building it names produces for you.
ginkgopolis-term-urbanize = urbanize
ginkgopolis-term-urbanize-means = Playing an urbanization card with a tile: the city spreads, and the buildings next to it produce for you.
ginkgopolis-term-build-up = build up
ginkgopolis-term-build-up-means = Playing a building card with a tile: the tile covers it for a resource a level, and you keep the card.
ginkgopolis-term-resource = resource, resources
ginkgopolis-term-resource-means = The cubes of your colour. On a building they say that it is yours.
ginkgopolis-term-district = district, districts
ginkgopolis-term-district-means = Buildings of one colour that touch. At the end, those with most resources there score.
ginkgopolis-term-screen = screen
ginkgopolis-term-screen-means = What is behind it is yours alone: your tiles and the resources you can use.
ginkgopolis-term-character = character, characters
ginkgopolis-term-character-means = A card you start with, which gives a bonus all through the game.
