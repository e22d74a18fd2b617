# The messages of Mint Works. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in mint-works-board.ftl:
#
# | fr | en |
# |---|---|
# | mint | mint |
# | plan, bâtiment | plan, building |
# | lieu, emplacement | location, space |
# | lieu à contrat, lieu avancé | deed location, advanced location |
# | points de prestige (★) | stars (★) |
# | placer, passer | place, pass |
# | gagner, perdre | gain, lose |
# | réserve de plans, réserve de mints, pioche | plan supply, mint supply, deck |
# | développement, entretien | development, upkeep |
# | jeton Premier joueur | first-player token |
# | manche | round |

mint-works-name = Mint Works
mint-works-pitch = Place your mints as workers, buy plans, build them and be the first to a neighbourhood worth seven stars.
mint-works-help = On your turn, place mints on a free space of a location and apply its effect, or pass; you may still place later. When all players have passed in a row, upkeep follows: buildings bring in mints, locations are cleared and everyone gains one mint. Plans are bought at the Supplier and built at the Builder. The game ends once a player has seven stars, or when the plan supply can’t be refilled. The player with the most stars wins.

## Options

mint-works-option-advanced = Advanced locations
mint-works-option-advanced-help = Two extra locations for players who know the game. There are none in a solo game.
mint-works-option-advanced-none = none
mint-works-option-advanced-random = two, drawn at random
mint-works-option-advanced-crowdfunder = Crowdfunder
mint-works-option-advanced-recycler = Recycler
mint-works-option-advanced-swap-meet = Swap Meet
mint-works-option-advanced-temp-agency = Temp Agency
mint-works-option-recycler = Recycler
mint-works-option-recycler-help = What the Recycler accepts, if it is in play.
mint-works-option-recycler-plans = plans only
mint-works-option-recycler-buildings-too = plans and buildings
mint-works-option-ages = Ages
mint-works-option-ages-help = One age per seat, in order: as a last resort, a tie goes to the player closest to 42. Without ages, the victory is shared.
mint-works-option-ai = Opponent
mint-works-option-ai-help = Your opponent in a solo game.
mint-works-option-ai-justin = Justin
mint-works-option-ai-rachael = Rachael
mint-works-option-ai-sonic = Sonic
mint-works-option-ai-mort = Mort
mint-works-setup-advanced-solo = There are no advanced locations in a solo game.
mint-works-setup-advanced-count = Choose exactly { $detail } advanced locations, or none.
mint-works-setup-ages-solo = The opponent of a solo game has no age.
mint-works-setup-ages-count = Give { $detail } ages, one per seat, or none at all.

## Phases

mint-works-phase-development = Development
mint-works-phase-co-op = Upkeep
mint-works-phase-upkeep = Upkeep
mint-works-phase-over = End of the game

## Words

mint-works-word-mints = mints
mint-works-word-stars = stars
mint-works-word-plans = plans
mint-works-word-buildings = buildings
mint-works-word-supply = plan supply
mint-works-word-token = first-player token
mint-works-word-culture = culture
mint-works-word-production = production
mint-works-word-utility = utility
mint-works-word-deed = deed

## Moves

mint-works-action-pass = Pass
mint-works-action-place = { $a }
mint-works-action-place-producer = { $a }: gain mints
mint-works-action-place-wholesaler = { $a }: gain mints
mint-works-action-place-crowdfunder = { $a }: gain mints
mint-works-action-place-council = { $a }: take the first-player token
mint-works-action-place-lotto = { $a }: draw a plan
mint-works-action-place-supplier = Supplier: buy { $b }
mint-works-action-place-builder = Builder: build { $b }
mint-works-action-place-recycler = Recycler: lose { $b }
mint-works-action-place-swap-meet = Swap Meet: lose { $b }, gain { $c }
mint-works-action-place-temp-agency = { $words ->
    [2] Temp Agency: copy { $b }
    [3] Temp Agency: copy { $b } ({ $c })
   *[other] Temp Agency: copy { $b } (lose { $c }, gain { $d })
}
mint-works-action-co-op = Co-Op: give a mint to { $a-name }

## What happens

mint-works-event-first = { $seat-is ->
    [you] You have the first-player token.
   *[other] { $seat } has the first-player token.
}
mint-works-event-in-play = Location in play: { $location }.
mint-works-event-supplied = New plan in the supply: { $plan }.
mint-works-event-round = { $seat-is ->
    [you] Round { $round }. You begin.
   *[other] Round { $round }. { $seat } begins.
}
mint-works-event-placed = { $seat-is ->
    [you] { $mints ->
        [one] { $location }: you place one mint.
       *[other] { $location }: you place { $mints } mints.
    }
   *[other] { $mints ->
        [one] { $location }: { $seat } places one mint.
       *[other] { $location }: { $seat } places { $mints } mints.
    }
}
mint-works-event-copied = { $seat-is ->
    [you] Temp Agency: you copy another location ({ $location }).
   *[other] Temp Agency: { $seat } copies another location ({ $location }).
}
mint-works-event-blocked = { $seat-is ->
    [you] { $location }: you block the other spaces.
   *[other] { $location }: { $seat } blocks the other spaces.
}
mint-works-event-gained = { $seat-is ->
    [you] { $mints ->
        [0] You gain no mints.
        [one] You gain one mint.
       *[other] You gain { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $seat } gains no mints.
        [one] { $seat } gains one mint.
       *[other] { $seat } gains { $mints } mints.
    }
}
mint-works-event-others-gained = { $seat-is ->
    [you] { $mints ->
        [one] All other players gain one mint.
       *[other] All other players gain { $mints } mints.
    }
   *[other] { $mints ->
        [one] Everyone except { $seat } gains one mint.
       *[other] Everyone except { $seat } gains { $mints } mints.
    }
}
mint-works-event-token = { $seat-is ->
    [you] You take the first-player token.
   *[other] { $seat } takes the first-player token.
}
mint-works-event-bought = { $seat-is ->
    [you] You gain a plan: { $plan }.
   *[other] { $seat } gains a plan: { $plan }.
}
mint-works-event-built = { $seat-is ->
    [you] You build: { $plan }.
   *[other] { $seat } builds: { $plan }.
}
mint-works-event-opened = { $seat-is ->
    [you] { $location }: this deed location is now open to everyone and belongs to you.
   *[other] { $location }: this deed location is now open to everyone and belongs to { $seat }.
}
mint-works-event-drew = { $seat-is ->
    [you] You draw a plan: { $plan }.
   *[other] { $seat } draws a plan: { $plan }.
}
mint-works-event-drew-unseen = { $seat-is ->
    [you] You draw a plan.
   *[other] { $seat } draws a plan in secret.
}
mint-works-event-lost = { $seat-is ->
    [you] You lose a card, which goes under the deck: { $plan }.
   *[other] { $seat } loses a card, which goes under the deck: { $plan }.
}
mint-works-event-lost-unseen = { $seat-is ->
    [you] You lose a plan, which goes under the deck.
   *[other] { $seat } loses a hidden plan, which goes under the deck.
}
mint-works-event-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
mint-works-event-upkeep = Everyone has passed: upkeep of round { $round }.
mint-works-event-swept = Nobody used the Supplier. Plans put under the deck: { $plans }.
mint-works-event-income = { $seat-is ->
    [you] { $mints ->
        [0] { $plan }: you gain no mints.
        [one] { $plan }: you gain one mint.
       *[other] { $plan }: you gain { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $plan }: { $seat } gains no mints.
        [one] { $plan }: { $seat } gains one mint.
       *[other] { $plan }: { $seat } gains { $mints } mints.
    }
}
mint-works-event-hoarded = { $seat-is ->
    [you] { $mints ->
        [one] Your Gallery holds one mint.
       *[other] Your Gallery holds { $mints } mints.
    }
   *[other] { $mints ->
        [one] { $seat }’s Gallery holds one mint.
       *[other] { $seat }’s Gallery holds { $mints } mints.
    }
}
mint-works-event-shared = { $mints ->
    [0] { $other-is ->
        [you] { $seat }’s Co-Op has no mint left for you.
       *[other] { $seat-is ->
            [you] Your Co-Op has no mint left for { $other }.
           *[other] { $seat }’s Co-Op has no mint left for { $other }.
        }
    }
   *[other] { $other-is ->
        [you] { $seat }’s Co-Op gives you a mint.
       *[other] { $seat-is ->
            [you] Your Co-Op gives { $other } a mint.
           *[other] { $seat }’s Co-Op gives { $other } a mint.
        }
    }
}
mint-works-event-rent = { $seat-is ->
    [you] { $mints ->
        [0] { $location }: your location was used, but brings you no mints.
        [one] { $location }: your location was used and brings you one mint.
       *[other] { $location }: your location was used and brings you { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $location }: the location was used, but brings { $seat } no mints.
        [one] { $location }: the location was used and brings { $seat } one mint.
       *[other] { $location }: the location was used and brings { $seat } { $mints } mints.
    }
}
mint-works-event-spent = { $mints ->
    [one] One of Rachael’s mints leaves the game.
   *[other] { $mints } of Rachael’s mints leave the game.
}
mint-works-event-wages = { $mints ->
    [one] The locations are cleared and everyone gains one mint.
   *[other] The locations are cleared and everyone gains { $mints } mints.
}
mint-works-event-prestige = { $seats-is ->
    [you] The game ends: you have seven or more stars.
    [with-you] The game ends: { $seats } have seven or more stars.
   *[other] { $seats-count ->
        [one] The game ends: { $seats } has seven or more stars.
       *[other] The game ends: { $seats } have seven or more stars.
    }
}
mint-works-event-supply-short = The plan supply can’t be refilled: the game ends.
mint-works-event-last-round = That was the last possible round: the game ends.
mint-works-event-mints-gone = { $seat-is ->
    [you] The mint supply is empty: you win immediately.
   *[other] The mint supply is empty: { $seat } wins immediately.
}
mint-works-event-scored = { $seat-is ->
    [you] { $stars ->
        [0] You have no stars; cards: { $cards }.
        [one] You have one star; cards: { $cards }.
       *[other] You have { $stars } stars; cards: { $cards }.
    }
   *[other] { $stars ->
        [0] { $seat } has no stars; cards: { $cards }.
        [one] { $seat } has one star; cards: { $cards }.
       *[other] { $seat } has { $stars } stars; cards: { $cards }.
    }
}
mint-works-event-won = { $winners-is ->
    [you] { $stars ->
        [0] You win without a single star.
        [one] You win with one star.
       *[other] You win with { $stars } stars.
    }
   *[other] { $winners-count ->
        [one] { $stars ->
            [0] { $winners } wins without a single star.
            [one] { $winners } wins with one star.
           *[other] { $winners } wins with { $stars } stars.
        }
       *[other] { $stars ->
            [0] Shared victory without a single star: { $winners }.
            [one] Shared victory with one star: { $winners }.
           *[other] Shared victory with { $stars } stars: { $winners }.
        }
    }
}

## Refusals

mint-works-refusal-co-op-first = First choose who gets the mint from your Co-Op.
mint-works-refusal-no-co-op = The Co-Op’s mint is only given away during upkeep.
mint-works-refusal-not-another = The Co-Op’s mint must go to another player.
mint-works-refusal-not-in-play = That location is not in play in this game.
mint-works-refusal-closed = That location is closed until its deed is built.
mint-works-refusal-no-space = All the spaces of that location are taken.
mint-works-refusal-still-free = The Temp Agency can only copy a location whose spaces are all taken.
mint-works-refusal-not-in-supply = That plan is not in the supply.
mint-works-refusal-not-your-plan = You don’t have that plan.
mint-works-refusal-not-your-card = You have neither that plan nor that building.
mint-works-refusal-no-plan-left = There are no plans left to draw.
mint-works-refusal-too-few-mints = You don’t have enough mints.

## Score

mint-works-score-culture = Culture
mint-works-score-production = Production
mint-works-score-utility = Utility
mint-works-score-deed = Deeds
mint-works-tie = Ties on stars: the most cards, then the most mints.
mint-works-tie-cards = Cards
mint-works-tie-mints = Mints

## Plans and deed locations

mint-works-piece-windmill = Windmill
mint-works-piece-statue = Statue
mint-works-piece-gardens = Gardens
mint-works-piece-bridge = Bridge
mint-works-piece-museum = Museum
mint-works-piece-gallery = Gallery
mint-works-piece-co-op = Co-Op
mint-works-piece-mine = Mine
mint-works-piece-workshop = Workshop
mint-works-piece-corporate-hq = Corporate HQ
mint-works-piece-factory = Factory
mint-works-piece-stripmine = Stripmine
mint-works-piece-plant = Plant
mint-works-piece-truck = Truck
mint-works-piece-crane = Crane
mint-works-piece-landfill = Landfill
mint-works-piece-obelisk = Obelisk
mint-works-piece-assembler = Assembler
mint-works-piece-vault = Vault
mint-works-piece-wholesaler = Wholesaler
mint-works-piece-lotto = Lotto

## Locations

mint-works-piece-producer = Producer
mint-works-piece-supplier = Supplier
mint-works-piece-builder = Builder
mint-works-piece-council = Leadership Council
mint-works-piece-crowdfunder = Crowdfunder
mint-works-piece-recycler = Recycler
mint-works-piece-swap-meet = Swap Meet
mint-works-piece-temp-agency = Temp Agency

## Opponents

mint-works-word-justin = Justin
mint-works-word-rachael = Rachael
mint-works-word-sonic = Sonic
mint-works-word-mort = Mort

## What makes a move better

mint-works-why-estimate = better prospects overall
mint-works-why-stars = stars
mint-works-why-mints = mints to spend
mint-works-why-spare-mints = mints to spare
mint-works-why-income = income from buildings
mint-works-why-best-plan = the best plan to build
mint-works-why-other-plans = additional plans
mint-works-why-buildings = more buildings
mint-works-why-token = the first-player token
mint-works-why-turn = having the turn
mint-works-why-at-goal = the goal reached

## The opponent of a solo game

mint-works-rival = { $ai ->
    [rachael] Rachael
    [sonic] Sonic
    [mort] Mort
   *[justin] Justin
}
