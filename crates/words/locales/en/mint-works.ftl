# The words of Mint Works.
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

mint-works-name = Mint Works
mint-works-pitch = Place mints as your workers, buy plans, build them, and be first to a neighbourhood of seven stars.
mint-works-help = On your turn, place mints on a free space of a location and do what it says, or pass; whoever passed may still place later. When everybody has passed in a row, upkeep follows: buildings bring mints, locations are cleared, and everybody gains one mint. Buy plans at the Supplier, build them at the Builder. Once somebody has seven stars, or the supply of plans cannot be filled, the most stars win.

## Options

mint-works-option-advanced = Advanced locations
mint-works-option-advanced-help = Two more locations for players who know the game. A solo game has none.
mint-works-option-advanced-none = no advanced locations
mint-works-option-advanced-random = two, drawn by chance
mint-works-option-advanced-crowdfunder = Crowdfunder
mint-works-option-advanced-recycler = Recycler
mint-works-option-advanced-swap-meet = Swap Meet
mint-works-option-advanced-temp-agency = Temp Agency
mint-works-option-recycler = Recycler
mint-works-option-recycler-help = What the Recycler takes, where it is in play.
mint-works-option-recycler-plans = plans only
mint-works-option-recycler-buildings-too = plans and buildings
mint-works-option-ages = Ages
mint-works-option-ages-help = One age a seat: the last of the tie-breaks goes to whoever is nearest to 42. Without ages, equals share the victory.
mint-works-option-ai = Opponent
mint-works-option-ai-help = Whom you play against in a solo game.
mint-works-option-ai-justin = Justin
mint-works-option-ai-rachael = Rachael
mint-works-option-ai-sonic = Sonic
mint-works-option-ai-mort = Mort
mint-works-setup-advanced-solo = A solo game has no advanced locations.
mint-works-setup-advanced-count = Exactly { $detail } advanced locations are in play, or none.
mint-works-setup-ages-solo = The opponent of a solo game has no age.
mint-works-setup-ages-count = Give { $detail } ages, one for every seat, or none at all.

## Phases

mint-works-phase-development = Development
mint-works-phase-upkeep = Upkeep
mint-works-phase-over = End of the game

## Words

mint-works-word-mints = mints
mint-works-word-stars = stars
mint-works-word-plans = plans
mint-works-word-buildings = buildings
mint-works-word-supply = supply
mint-works-word-token = first-player token
mint-works-word-culture = culture
mint-works-word-production = production
mint-works-word-utility = utility
mint-works-word-deed = deed

## Moves

mint-works-action-pass = Pass
mint-works-action-place = { $a }
mint-works-action-place-supplier = Supplier: buy { $b }
mint-works-action-place-builder = Builder: build { $b }
mint-works-action-place-recycler = Recycler: give up { $b }
mint-works-action-place-swap-meet = Swap Meet: give up { $b }, gain { $c }
mint-works-action-place-temp-agency = { $words ->
    [2] Temp Agency, as { $b }
    [3] Temp Agency, as { $b }: { $c }
   *[other] Temp Agency, as { $b }: give up { $c }, gain { $d }
}
mint-works-action-co-op = Co-Op: a mint for { $a-name }

## What happens

mint-works-event-first = { $seat-is ->
    [you] You have the first-player token.
   *[other] { $seat } has the first-player token.
}
mint-works-event-in-play = In play: { $location }.
mint-works-event-supplied = New in the supply: { $plan }.
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
    [you] The Temp Agency does for you what this location does: { $location }.
   *[other] The Temp Agency does for { $seat } what this location does: { $location }.
}
mint-works-event-blocked = { $seat-is ->
    [you] { $location }: you block the other spaces.
   *[other] { $location }: { $seat } blocks the other spaces.
}
mint-works-event-gained = { $seat-is ->
    [you] { $mints ->
        [0] You gain no mint.
        [one] You gain one mint.
       *[other] You gain { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $seat } gains no mint.
        [one] { $seat } gains one mint.
       *[other] { $seat } gains { $mints } mints.
    }
}
mint-works-event-others-gained = { $seat-is ->
    [you] { $mints ->
        [one] All others gain one mint.
       *[other] All others gain { $mints } mints.
    }
   *[other] { $mints ->
        [one] All but { $seat } gain one mint.
       *[other] All but { $seat } gain { $mints } mints.
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
    [you] { $location } is open to all and belongs to you.
   *[other] { $location } is open to all and belongs to { $seat }.
}
mint-works-event-drew = { $seat-is ->
    [you] You draw a plan: { $plan }.
   *[other] { $seat } draws a plan: { $plan }.
}
mint-works-event-drew-unseen = { $seat-is ->
    [you] You draw a plan.
   *[other] { $seat } draws a plan unseen.
}
mint-works-event-lost = { $seat-is ->
    [you] Under the deck goes your { $plan }.
   *[other] Under the deck goes { $plan }, which belonged to { $seat }.
}
mint-works-event-lost-unseen = { $seat-is ->
    [you] One of your plans goes under the deck.
   *[other] Under the deck goes a hidden plan, which belonged to { $seat }.
}
mint-works-event-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
mint-works-event-upkeep = Everybody has passed: upkeep of round { $round }.
mint-works-event-swept = Nobody used the Supplier. Under the deck: { $plans }.
mint-works-event-income = { $seat-is ->
    [you] { $mints ->
        [0] { $plan } brings you no mint.
        [one] { $plan } brings you one mint.
       *[other] { $plan } brings you { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $plan } brings { $seat } no mint.
        [one] { $plan } brings { $seat } one mint.
       *[other] { $plan } brings { $seat } { $mints } mints.
    }
}
mint-works-event-hoarded = { $seat-is ->
    [you] { $mints ->
        [one] One mint lies on your Gallery.
       *[other] { $mints } mints lie on your Gallery.
    }
   *[other] { $mints ->
        [one] One mint lies on the Gallery of { $seat }.
       *[other] { $mints } mints lie on the Gallery of { $seat }.
    }
}
mint-works-event-shared = { $mints ->
    [0] { $other-is ->
        [you] The Co-Op of { $seat } has no mint for you.
       *[other] { $seat-is ->
            [you] Your Co-Op has no mint for { $other }.
           *[other] The Co-Op of { $seat } has no mint for { $other }.
        }
    }
   *[other] { $other-is ->
        [you] The Co-Op of { $seat } gives you a mint.
       *[other] { $seat-is ->
            [you] Your Co-Op gives { $other } a mint.
           *[other] The Co-Op of { $seat } gives { $other } a mint.
        }
    }
}
mint-works-event-rent = { $seat-is ->
    [you] { $mints ->
        [0] { $location } was used and brings you no mint.
        [one] { $location } was used and brings you one mint.
       *[other] { $location } was used and brings you { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $location } was used and brings { $seat } no mint.
        [one] { $location } was used and brings { $seat } one mint.
       *[other] { $location } was used and brings { $seat } { $mints } mints.
    }
}
mint-works-event-spent = { $mints ->
    [one] One mint of Rachael’s leaves the game.
   *[other] { $mints } mints of Rachael’s leave the game.
}
mint-works-event-wages = { $mints ->
    [one] The locations are cleared, and everybody gains one mint.
   *[other] The locations are cleared, and everybody gains { $mints } mints.
}
mint-works-event-prestige = { $seats-is ->
    [you] You have seven stars or more: the game ends.
   *[other] { $seats-count ->
        [one] { $seats } has seven stars or more: the game ends.
       *[other] { $seats } have seven stars or more: the game ends.
    }
}
mint-works-event-supply-short = The supply of plans cannot be filled: the game ends.
mint-works-event-last-round = That was the last round there can be: the game ends.
mint-works-event-mints-gone = { $seat-is ->
    [you] The supply of mints is empty: you win at once.
   *[other] The supply of mints is empty: { $seat } wins at once.
}
mint-works-event-scored = { $seat-is ->
    [you] { $stars ->
        [one] You have one star and { $cards } cards.
       *[other] You have { $stars } stars and { $cards } cards.
    }
   *[other] { $stars ->
        [one] { $seat } has one star and { $cards } cards.
       *[other] { $seat } has { $stars } stars and { $cards } cards.
    }
}
mint-works-event-won = { $winners-is ->
    [you] { $stars ->
        [one] You win with one star.
       *[other] You win with { $stars } stars.
    }
   *[other] { $winners-count ->
        [one] { $stars ->
            [one] { $winners } wins with one star.
           *[other] { $winners } wins with { $stars } stars.
        }
       *[other] { $stars ->
            [one] The victory is shared, with one star: { $winners }.
           *[other] The victory is shared, with { $stars } stars: { $winners }.
        }
    }
}

## Refusals

mint-works-refusal-co-op-first = First choose who gains the mint of your Co-Op.
mint-works-refusal-no-co-op = The mint of the Co-Op is given away in upkeep, and only then.
mint-works-refusal-not-another = The mint of the Co-Op goes to another player at this table.
mint-works-refusal-not-in-play = That location is not part of this game.
mint-works-refusal-closed = That location is closed until its deed is built.
mint-works-refusal-no-space = All spaces of that location are taken.
mint-works-refusal-still-free = The Temp Agency copies only a location without a free space; this one still has some.
mint-works-refusal-not-in-supply = That plan is not in the supply.
mint-works-refusal-not-your-plan = That is none of your plans.
mint-works-refusal-not-your-card = That is none of your plans and buildings.
mint-works-refusal-no-plan-left = There is no plan left to draw.
mint-works-refusal-too-few-mints = You have too few mints for that.

## Score

mint-works-score-culture = Culture
mint-works-score-production = Production
mint-works-score-utility = Utility
mint-works-score-deed = Deeds
mint-works-tie = With equal stars, most cards win, then most mints.

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

mint-works-why-estimate = better prospects on the whole
mint-works-why-stars = stars
mint-works-why-mints = mints to spend
mint-works-why-spare-mints = mints in reserve
mint-works-why-income = income from buildings
mint-works-why-best-plan = the best plan to build
mint-works-why-other-plans = further plans
mint-works-why-buildings = more buildings
mint-works-why-token = the first-player token
mint-works-why-turn = the turn
mint-works-why-at-goal = the goal is reached

## The opponent of a solo game

mint-works-rival = { $ai ->
    [rachael] Rachael
    [sonic] Sonic
    [mort] Mort
   *[justin] Justin
}
