# The messages of Ginkgopolis. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in ginkgopolis-board.ftl:
#
# | fr | en |
# |---|---|
# | carte Bâtiment, carte Urbanisation | building card, urbanization card |
# | tuile, bâtiment, niveau | tile, building, level |
# | ressource | resource |
# | points de réussite | points |
# | exploiter, urbaniser, construire en hauteur | exploit, urbanize, build up |
# | jeton Urbanisation | urbanization token |
# | jeton Changer sa main | new-hand token |
# | paravent | screen |
# | personnage, lot | character, set |
# | réserve, pioche, défausse | supply, deck, discard pile |
# | quartier | district |
# | remettre en jeu (des tuiles) | return (tiles) |
# | premier joueur, tour | first player, round |

ginkgopolis-name = Ginkgopolis
ginkgopolis-pitch = Build a city in harmony with nature, upwards and outwards, by choosing one card in secret each round.
ginkgopolis-help = Each round, secretly choose a card from your hand, on its own or with a tile. A card on its own exploits the building it shows. An urbanization card with a tile adds a building at the edge of the city and exploits its neighbours. A building card with a tile builds on top of that building: it costs one resource per level, and the card stays in front of you for its bonus. Unused cards go to the player on your left. At the end, add up your points, your scoring cards and the districts where you have the most resources.

## Options

ginkgopolis-option-start = Characters
ginkgopolis-option-start-help = A set drawn at random for each player, or a draft. No effect in a solo game, which is played without characters.
ginkgopolis-option-start-beginner = beginner sets
ginkgopolis-option-start-draft = draft
ginkgopolis-option-expert = Expert Hal
ginkgopolis-option-expert-help = In a solo game, Hal looks at a second card before urbanizing.

## Phases

ginkgopolis-phase-draft = Draft
ginkgopolis-phase-choose = Choosing a card
ginkgopolis-phase-resolve = Resolving actions
ginkgopolis-phase-gain = Choosing what an urbanization card gives
ginkgopolis-phase-token = Placing an urbanization token
ginkgopolis-phase-return = Returning tiles
ginkgopolis-phase-over = End of the game

## Words

ginkgopolis-word-r = a resource
ginkgopolis-word-t = a tile
ginkgopolis-word-exploit = exploit
ginkgopolis-word-urbanize = urbanize
ginkgopolis-word-build-up = build up
ginkgopolis-word-rise = { $c-sign ->
    [minus] , { $c-abs } down
    [plus] , { $c-abs } up
   *[zero] {""}
}
ginkgopolis-word-amount = { $resources ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [one] { $points ->
        [0] { $resources } resource
        [one] { $resources } resource and { $points } point
       *[other] { $resources } resource and { $points } points
    }
   *[other] { $points ->
        [0] { $resources } resources
        [one] { $resources } resources and { $points } point
       *[other] { $resources } resources and { $points } points
    }
}

## Moves

ginkgopolis-action-draft = Keep the { $a }
ginkgopolis-action-change = Replace your hand
ginkgopolis-action-play = { $words ->
    [one] Play the { $a } card alone
   *[other] Play the { $a } card with the { $b } tile
}
ginkgopolis-action-gain = Gain { $a }
ginkgopolis-action-token = { $b ->
    [push] { $c ->
        [forward] Put token { $a } in the place of the next letter and push the others forward
       *[backward] Put token { $a } in the place of the previous letter and push the others back
    }
   *[other] { $b-sign ->
        [zero] { $c-sign ->
            [minus] Put token { $a }: { $c-abs } below the centre
           *[plus] Put token { $a }: { $c-abs } above the centre
        }
        [minus] Put token { $a }: { $b-abs } left of the centre{ ginkgopolis-word-rise }
       *[plus] Put token { $a }: { $b-abs } right of the centre{ ginkgopolis-word-rise }
    }
}
ginkgopolis-action-return = Return the { $a } tile
ginkgopolis-action-done = Keep the remaining tiles

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
    [you] To choose from: { $characters }.
   *[other] { $seat } chooses from: { $characters }.
}
ginkgopolis-event-drafted = { $seat-is ->
    [you] You have kept a character.
   *[other] { $seat } has kept a character.
}
ginkgopolis-event-characters = { $seat-is ->
    [you] Your characters: { $characters }.
   *[other] { $seat } reveals their characters: { $characters }.
}
ginkgopolis-event-start = { $seat-is ->
    [you] You start with { ginkgopolis-word-amount }; tiles: { $tiles }.
   *[other] { $seat } starts with { ginkgopolis-word-amount }; tiles: { $tiles }.
}
ginkgopolis-event-drew = { $seat-is ->
    [you] You draw the { $card } card.
   *[other] { $seat } draws the { $card } card.
}
ginkgopolis-event-rebuilt = The deck is rebuilt with the cards of the new buildings: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
ginkgopolis-event-round = { $seat-is ->
    [you] Round { $round }. You are the first player.
   *[other] Round { $round }. First player: { $seat }.
}
ginkgopolis-event-changed = { $seat-is ->
    [you] You replace your hand. Discarded: { $cards }.
   *[other] { $seat } replaces their hand. Discarded: { $cards }.
}
ginkgopolis-event-chosen = { $seat-is ->
    [you] You have chosen your card.
   *[other] { $seat } has chosen their card.
}
ginkgopolis-event-exploits = { $seat-is ->
    [you] You exploit with the { $card } card.
   *[other] { $seat } exploits with the { $card } card.
}
ginkgopolis-event-urbanizes = { $seat-is ->
    [you] You urbanize at { $letter } with the { $tile } tile.
   *[other] { $seat } urbanizes at { $letter } with the { $tile } tile.
}
ginkgopolis-event-builds-up = { $seat-is ->
    [you] You place the { $tile } tile on top of the { $card } building.
   *[other] { $seat } places the { $tile } tile on top of the { $card } building.
}
ginkgopolis-event-takes-back = { $seat-is ->
    [you] You can’t afford to place the { $tile } tile: it goes back behind your screen, and the { $card } card is played alone.
   *[other] { $seat } can’t afford to place the { $tile } tile: it goes back behind their screen, and the { $card } card is played alone.
}
ginkgopolis-event-recovers = { $seat-is ->
    [you] You get { ginkgopolis-word-amount } back from the covered building.
   *[other] { $seat } gets { ginkgopolis-word-amount } back from the covered building.
}
ginkgopolis-event-pays = { $seat-is ->
    [you] You pay { ginkgopolis-word-amount }.
   *[other] { $seat } pays { ginkgopolis-word-amount }.
}
ginkgopolis-event-rises = { $seat-is ->
    [you] Your { $tile } building reaches level { $level }.
   *[other] { $seat }’s { $tile } building reaches level { $level }.
}
ginkgopolis-event-token = { $seat-is ->
    [you] You move token { $letter }.
   *[other] { $seat } moves token { $letter }.
}
ginkgopolis-event-pushed = { $seat-is ->
    [you] { $tokens ->
        [one] With token { $letter } you push one other token.
       *[other] With token { $letter } you push { $tokens } other tokens.
    }
   *[other] { $tokens ->
        [one] With token { $letter }, { $seat } pushes one other token.
       *[other] With token { $letter }, { $seat } pushes { $tokens } other tokens.
    }
}
ginkgopolis-event-produces = { $seat-is ->
    [you] You gain { ginkgopolis-word-amount }.
   *[other] { $seat } gains { ginkgopolis-word-amount }.
}
ginkgopolis-event-bonus = { $seat-is ->
    [you] Your card bonuses: { ginkgopolis-word-amount }.
   *[other] { $seat }’s card bonuses: { ginkgopolis-word-amount }.
}
ginkgopolis-event-tile = { $seat-is ->
    [you] You gain the { $tile } tile.
   *[other] { $seat } gains a tile.
}
ginkgopolis-event-exhausted = { $times ->
    [one] The tile supply has run out.
   *[other] The tile supply has run out for the second time.
}
ginkgopolis-event-done = { $seat-is ->
    [you] You have chosen which tiles to return.
   *[other] { $seat } has chosen which tiles to return.
}
ginkgopolis-event-returns = { $seat-is ->
    [you] { $points ->
        [0] You return no tiles.
        [one] You return { $points } tile for { $points } point.
       *[other] You return { $points } tiles for { $points } points.
    }
   *[other] { $points ->
        [0] { $seat } returns no tiles.
        [one] { $seat } returns { $points } tile for { $points } point.
       *[other] { $seat } returns { $points } tiles for { $points } points.
    }
}
ginkgopolis-event-mixed = { $tiles-count ->
    [0] The supply stays empty.
   *[other] The new tile supply: { $tiles }.
}
ginkgopolis-event-all-placed = { $seat-is ->
    [you] All your resources are in the city: this is the last round.
   *[other] All of { $seat }’s resources are in the city: this is the last round.
}
ginkgopolis-event-tiles-gone = There are no tiles left: this is the last round.
ginkgopolis-event-hal-shows = Hal reveals the { $card } card.
ginkgopolis-event-hal-compares = Hal also draws the { $card } card and plays the { $used } card.
ginkgopolis-event-hal-stops = Hal can’t afford to build with the { $card } card: the game ends.
ginkgopolis-event-scored = { $seat-is ->
    [you] You score { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seat } scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
ginkgopolis-event-won = { $winners-is ->
    [you] You win with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] Shared victory with { $points } points: { $winners }.
    }
}

## Refusals

ginkgopolis-refusal-draft-first = First keep one of the characters you were passed.
ginkgopolis-refusal-draft-over = Characters are only chosen at the start of the game.
ginkgopolis-refusal-not-in-pack = That character isn’t among those you were passed.
ginkgopolis-refusal-choose-first = Choose a card first: actions are resolved once everyone has chosen.
ginkgopolis-refusal-cards-chosen = The cards for this round have already been chosen.
ginkgopolis-refusal-not-in-hand = That card is not in your hand.
ginkgopolis-refusal-not-behind-screen = That tile is not behind your screen.
ginkgopolis-refusal-no-hand-token = You have no new-hand token left.
ginkgopolis-refusal-gain-first = First choose what the urbanization card gives you: a resource or a tile.
ginkgopolis-refusal-token-first = First place the urbanization token.
ginkgopolis-refusal-other-letter = That isn’t the token to move.
ginkgopolis-refusal-cell-taken = There is already a tile or a token there.
ginkgopolis-refusal-next-to-tile = There is a free space next to the new tile, so the token must go there.
ginkgopolis-refusal-letter-order = The letters stay in alphabetical order around the city: the token must go between its neighbours.
ginkgopolis-refusal-no-push = There is a free space for the token, so it can’t push the others.
ginkgopolis-refusal-return-first = First choose which tiles to return.
ginkgopolis-refusal-nothing-to-return = Tiles are only returned when the supply runs out for the first time.
ginkgopolis-refusal-tile-order = Tiles are named in order: this one comes before the previous one.

## Score

ginkgopolis-score-points = Points earned
ginkgopolis-score-cards = Cards
ginkgopolis-score-hand-tokens = New-hand tokens
ginkgopolis-score-districts = Districts
ginkgopolis-tie = Hal wins ties.

## Building cards and tiles: `$n` is the number. Urbanization cards are called by their letter.

ginkgopolis-pieces-R = red { $n }
ginkgopolis-pieces-B = blue { $n }
ginkgopolis-pieces-Y = yellow { $n }

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

ginkgopolis-why-estimate = better prospects overall
ginkgopolis-why-points = points
ginkgopolis-why-districts = a lead in the districts
ginkgopolis-why-cards = cards that score at the end
ginkgopolis-why-resources = more resources to spend
ginkgopolis-why-tiles = more tiles to build with
ginkgopolis-why-laid = more resources in the city
ginkgopolis-why-outlook = better bonuses later on
ginkgopolis-why-hand-tokens = new-hand tokens

## The opponent of a solo game

ginkgopolis-rival = Hal
