# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

mint-works-round = Round { $round } · { $phase ->
    [upkeep] upkeep
   *[development] development
}
mint-works-prompt-place = Your turn: tap a location, or a plan to buy or build it.
mint-works-prompt-pass = There is nothing more you can do in this phase: pass.
mint-works-prompt-confirm = Confirm this choice?
mint-works-prompt-gain = Which plan from the supply?
mint-works-prompt-builder = Which of your plans do you want to build?
mint-works-prompt-recycler = Which card do you lose for mints?
mint-works-prompt-swap-meet = Which of your cards do you lose?
mint-works-prompt-copy = Which full location does the Temp Agency copy?
mint-works-prompt-wait = { $name }’s turn: place mints or pass.
mint-works-prompt-co-op = Your Co-Op has a mint for another player. Who gets it?
mint-works-prompt-wait-co-op = { $name } is choosing who gets the Co-Op’s mint.
mint-works-prompt-chance = Drawing plans…
mint-works-prompt-over = The game is over.
mint-works-closer = { $who ->
    [you] If nobody places any more mints, the phase ends after your turn.
   *[other] If nobody places any more mints, the phase ends after { $name }’s turn.
}
mint-works-last-pass = { $who ->
    [you] If you pass now, the phase ends.
   *[other] If { $name } passes now, the phase ends.
}

## Locations

mint-works-does-producer = Gain { $gain } mints.
mint-works-does-supplier = Buy a plan at its cost.
mint-works-does-builder = Build one of your plans.
mint-works-does-council = Take the first-player token and gain { $gain } mint.
mint-works-does-wholesaler = Gain { $gain } mints.
mint-works-does-lotto = Draw a plan in secret.
mint-works-does-crowdfunder = Gain { $gain } mints; everyone else gains { $others }.
mint-works-does-recycler = Lose a card and gain its cost plus its stars in mints.
mint-works-does-swap-meet = Lose a card and gain a plan from the supply.
mint-works-does-temp-agency = Copy the effect of a full location.
mint-works-price = { $mints ->
    [one] costs you one mint
   *[other] costs you { $mints } mints
}
mint-works-price-plan = price: the cost of the plan
mint-works-price-copied = price: that of the copied location, plus { $more }
mint-works-free = { $free ->
    [0] No free spaces.
    [one] One free space.
   *[other] { $free } free spaces.
}
mint-works-closed = closed until its deed is built
mint-works-closed-brief = Closed
mint-works-lot = Your plans and buildings
mint-works-others = Your opponents
mint-works-cannot-full = full
mint-works-cannot-mints = { $missing ->
    [one] 1 mint short
   *[other] { $missing } mints short
}
mint-works-cannot-no-plan = no plan to build
mint-works-cannot-no-card = no card to lose
mint-works-cannot-no-supply = no plan left in the supply
mint-works-cannot-deck = no plan left in the deck
mint-works-cannot-copy = no full location to copy
mint-works-cannot-supplier = Supplier full
mint-works-owner = { $name }: +{ $income } if used

## Plans

mint-works-supply = Plan supply
mint-works-supply-none = No plans left until upkeep.
mint-works-deck = { $count ->
    [0] deck empty
   *[other] { $count } in the deck
}
mint-works-tin = mint supply
mint-works-tin-left = { $mints ->
    [one] one mint left
   *[other] { $mints } mints left
}
mint-works-face-down = a plan, face down
mint-works-stars-printed = { $stars ->
    [0] no stars
    [one] one star
   *[other] { $stars } stars
}
mint-works-stars-none = no ★
mint-works-stars-per = { $per ->
    [culture] ★ per culture building
    [building] ★ per building
    [mint] ★ per mint on it
   *[plan] { $each } ★ per unbuilt plan
}
mint-works-effect-bridge = Counts as two buildings.
mint-works-effect-gallery = Upkeep: 1 mint is placed on it.
mint-works-effect-co-op = Upkeep: 1 mint, and 1 for another player.
mint-works-effect-mine = Upkeep: 1 mint.
mint-works-effect-workshop = Upkeep: 1 mint.
mint-works-effect-corporate-hq = Upkeep: 1 mint per building.
mint-works-effect-factory = Upkeep: 1 mint.
mint-works-effect-stripmine = Upkeep: 3 mints.
mint-works-effect-plant = Upkeep: 2 mints.
mint-works-effect-truck = The Supplier costs you 1 less.
mint-works-effect-crane = The Builder costs you 1 less.
mint-works-effect-landfill = Your culture buildings lose 1 ★ each.
mint-works-effect-assembler = Plans you buy are built at once.
mint-works-effect-wholesaler = Opens the Wholesaler: +1 if used.
mint-works-effect-lotto = Opens the Lotto: +2 if used.

## Neighbourhoods

mint-works-stars = { $stars } of { $goal } stars
mint-works-mints = { $mints ->
    [one] { $mints } mint
   *[other] { $mints } mints
}
mint-works-mints-endless = ∞ mints
mint-works-income = upkeep +{ $least }
mint-works-income-maybe = upkeep +{ $least } or +{ $most }
mint-works-passed = passed
mint-works-closes = would end the phase
mint-works-plans = Plans
mint-works-buildings = Buildings
mint-works-street-none = Nothing built yet.
mint-works-worth = { $stars } ★

mint-works-trait-justin = Uses the first possible location in this order: Producer, Wholesaler, Builder, Supplier, Council, Lotto, and blocks its other spaces. Buys the cheapest plan.
mint-works-trait-rachael = Uses the first possible location in this order: Producer, Wholesaler, Builder, Supplier, Council, Lotto. Buys the most expensive plan; those mints leave the game. She wins when the mint supply is empty.
mint-works-trait-sonic = Uses the first possible location in this order: Producer, Wholesaler, Builder, Supplier, Council, Lotto. Takes two turns in a row. Buys the most expensive plan, but only when he has none.
mint-works-trait-mort = Uses the first possible location in this order: Producer, Wholesaler, Builder, Supplier, Council, Lotto. Never runs out of mints. Buys the most expensive plan, but never production.

## The choice

mint-works-idle = { $mints ->
    [0] You have no mints left.
    [one] You have one mint left.
   *[other] You have { $mints } mints left.
}
mint-works-will-pay = { $mints ->
    [one] You place one mint.
   *[other] You place { $mints } mints.
}
mint-works-will-gain = You gain { $mints }.
mint-works-will-left = You will have { $mints } left.
mint-works-will-stars = { $stars } ★ ({ $change })
mint-works-place = { $mints ->
    [0] Place
   *[other] Place { $mints }
}
mint-works-give = Give a mint to { $name }
mint-works-clear = Clear choice
mint-works-auto-pass = Pass automatically

## Upkeep

mint-works-upkeep = Upkeep of round { $round }
mint-works-milestone = Round { $round }
mint-works-upkeep-brief = Upkeep { $round }
mint-works-step-stars = 1 · Seven stars?
mint-works-step-stars-none = Nobody so far.
mint-works-step-supply = 2 · New plans
mint-works-step-supply-none = The supply was already full.
mint-works-step-buildings = 3 · Buildings
mint-works-step-buildings-none = No building brings in mints.
mint-works-step-deeds = 4 · Deed locations
mint-works-step-deeds-none = No deed location brings in mints.
mint-works-step-wages = 5 · A mint for everyone
mint-works-step-wages-none = No mints.

## The guided first game

mint-works-lesson-mints-title = These are your workers
mint-works-lesson-mints = Mints are both your workers and your money. On each turn, place some on a location to apply its effect at once. The mints you place are spent.
mint-works-lesson-locations-title = These are the locations
mint-works-lesson-locations = Each circle is a space that can be used once per round; the number shows what it costs. When all the spaces of a location are taken, nobody else can use it this round.
mint-works-lesson-buy-title = Buy your first plan
mint-works-lesson-buy = Tap a plan you can afford. What it costs and what you will have left is shown below; then confirm. If they are all too expensive, use the Producer first.
mint-works-lesson-plan-title = A plan is not a building yet
mint-works-lesson-plan = Only buildings are worth stars. To build a plan, place two mints at the Builder on a later turn.
mint-works-lesson-pass-title = Keep playing, or pass
mint-works-lesson-pass = The Producer turns one mint into two. When there is nothing more you can or want to do, pass. You may still place mints later, as long as the others keep playing.
mint-works-lesson-upkeep-title = Upkeep
mint-works-lesson-upkeep = Everyone has passed: the plan supply was refilled, the buildings brought in their mints, the locations were cleared and everyone gained a mint.
mint-works-lesson-build-title = Build your plan
mint-works-lesson-build = Tap your plan to build it at the Builder. The line below shows how many stars you will have.
mint-works-lesson-street-title = Your first building
mint-works-lesson-street = The number beside a building shows what it is currently worth. Some are worth more with every building you add.
mint-works-lesson-passing-title = Who ends the phase?
mint-works-lesson-passing = The dots at the top count the passes in a row: once everyone has passed, the phase ends. It is best to be the last to place.
mint-works-lesson-goal-title = The end is in sight
mint-works-lesson-goal = If a player has seven stars at upkeep, the game ends and the highest total wins. Keep an eye on the stars next to each name.
mint-works-lesson-over-title = That was your first game
mint-works-lesson-over = Now play with friends, try the advanced locations, or take on Justin, Rachael, Sonic and Mort in a solo game.
mint-works-lesson-about = When the game ends, the most stars win.

## Planned ahead

mint-works-prepare-pass = Pass
mint-works-stop-round = the round is over
mint-works-stop-builder = you can use the Builder
mint-works-stop-supplier = you can use the Supplier
mint-works-stop-producer = you can use the Producer

## The glossary: the forms of a word, and what it means

mint-works-term-mint = mint, mints
mint-works-term-mint-means = Both the worker you place and the money you spend.
mint-works-term-location = location, locations
mint-works-term-location-means = A card where you place mints to use its effect. Each space is used once a round.
mint-works-term-plan = plan, plans
mint-works-term-plan-means = A card that is bought and not built yet. By itself it brings nothing.
mint-works-term-building = building, buildings
mint-works-term-building-means = A plan that was built. It is worth stars and keeps its effect to the end.
mint-works-term-upkeep = upkeep
mint-works-term-upkeep-means = The end of a round: new plans, income of buildings and deeds, empty locations, a mint for everyone.
mint-works-term-deed = deed, deeds
mint-works-term-deed-means = A building that opens a location to all. Its owner gains mints if the location was used.
mint-works-term-token = first-player token
mint-works-term-token-means = Whoever has it begins the round. It is taken at the Leadership Council.
