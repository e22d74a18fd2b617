# What the board of Mint Works says besides the words of the game.

## What can be done now

mint-works-round = Round { $round } · { $phase ->
    [upkeep] upkeep
   *[development] development
}
mint-works-prompt-place = Your turn: tap a location, or a plan to buy or build it.
mint-works-prompt-confirm = Is that your choice?
mint-works-prompt-gain = Which plan of the supply?
mint-works-prompt-builder = Which of your plans do you build?
mint-works-prompt-recycler = Which card do you give up for mints?
mint-works-prompt-swap-meet = Which of your cards do you give up?
mint-works-prompt-copy = Which of the full locations does the Temp Agency copy?
mint-works-prompt-wait = { $name } is to place mints or to pass.
mint-works-prompt-co-op = Your Co-Op has a mint for another player. Who gets it?
mint-works-prompt-wait-co-op = { $name } chooses who gets the mint of the Co-Op.
mint-works-prompt-chance = Plans are being drawn.
mint-works-prompt-over = The game is over.
mint-works-closer = { $who ->
    [you] If nobody places any more, you end the phase.
   *[other] If nobody places any more, { $name } ends the phase.
}
mint-works-last-pass = { $who ->
    [you] If you pass now, the phase ends.
   *[other] If { $name } passes now, the phase ends.
}

## Locations

mint-works-does-producer = Gain { $gain } mints.
mint-works-does-supplier = Buy a plan for its cost.
mint-works-does-builder = Build one of your plans.
mint-works-does-council = Take the first-player token, gain { $gain } mint.
mint-works-does-wholesaler = Gain { $gain } mints.
mint-works-does-lotto = Draw a plan in secret.
mint-works-does-crowdfunder = Gain { $gain } mints; all others gain { $others }.
mint-works-does-recycler = Give up a card, gain its cost and stars in mints.
mint-works-does-swap-meet = Give up a card, gain a plan of the supply.
mint-works-does-temp-agency = Use a location that is full.
mint-works-price = { $mints ->
    [one] costs you one mint
   *[other] costs you { $mints } mints
}
mint-works-price-plan = costs as much as the plan
mint-works-price-copied = costs { $more } more than the location copied
mint-works-free = { $free ->
    [0] No space is free.
    [one] One space is free.
   *[other] { $free } spaces are free.
}
mint-works-closed = closed until its deed is built
mint-works-owner = { $name }: +{ $income } if used

## Plans

mint-works-supply = Plans to buy
mint-works-supply-none = No plan is left here until upkeep.
mint-works-deck = { $count ->
    [0] deck empty
   *[other] { $count } in the deck
}
mint-works-tin = mint tin
mint-works-tin-left = { $mints ->
    [one] one mint left
   *[other] { $mints } mints left
}
mint-works-face-down = a plan, face down
mint-works-stars-printed = { $stars ->
    [0] no star
    [one] one star
   *[other] { $stars } stars
}
mint-works-stars-none = no ★
mint-works-stars-per = { $per ->
    [culture] ★ per culture building
    [building] ★ per building
    [mint] ★ per mint on it
   *[plan] { $each } ★ per plan not built
}
mint-works-effect-bridge = Counts as two buildings.
mint-works-effect-gallery = Upkeep: a mint is laid on it.
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
mint-works-effect-assembler = What you buy is built at once.
mint-works-effect-wholesaler = Opens the Wholesaler: +1 if used.
mint-works-effect-lotto = Opens the Lotto: +2 if used.

## Neighbourhoods

mint-works-stars = { $stars } of { $goal } stars
mint-works-mints = { $mints ->
    [one] 1 mint
   *[other] { $mints } mints
}
mint-works-mints-endless = ∞ mints
mint-works-income = upkeep +{ $mints }
mint-works-passed = passed
mint-works-closes = would end the phase
mint-works-plans = Plans
mint-works-buildings = Buildings
mint-works-street-none = Nothing built yet.
mint-works-worth = { $stars } ★

mint-works-trait-justin = Goes to the first of these that he can use: Producer, Wholesaler, Builder, Supplier, Council, Lotto, and blocks its other spaces. Buys what is cheapest.
mint-works-trait-rachael = Goes to the first of these that she can use: Producer, Wholesaler, Builder, Supplier, Council, Lotto. Buys what is dearest; those mints leave the game. Once the tin is empty, she wins.
mint-works-trait-sonic = Goes to the first of these that he can use: Producer, Wholesaler, Builder, Supplier, Council, Lotto. Takes two turns in a row. Buys what is dearest, and only while he has no plan.
mint-works-trait-mort = Goes to the first of these that he can use: Producer, Wholesaler, Builder, Supplier, Council, Lotto. Never runs out of mints. Buys what is dearest, but no production.

## The choice

mint-works-idle = { $mints ->
    [0] You have no mints left.
    [one] You have one mint left.
   *[other] You have { $mints } mints.
}
mint-works-will-pay = { $mints ->
    [one] You lay down one mint.
   *[other] You lay down { $mints } mints.
}
mint-works-will-gain = You gain { $mints }.
mint-works-will-left = Then you have { $mints }.
mint-works-will-stars = { $stars } ★ ({ $change })
mint-works-place = Place { $mints }
mint-works-give = A mint for { $name }
mint-works-clear = Choose something else

## Upkeep

mint-works-upkeep = Upkeep of round { $round }
mint-works-step-stars = 1 · Seven stars?
mint-works-step-stars-none = Nobody yet.
mint-works-step-supply = 2 · New plans
mint-works-step-supply-none = The supply was full.
mint-works-step-buildings = 3 · Buildings
mint-works-step-buildings-none = No building brings mints.
mint-works-step-deeds = 4 · Deeds
mint-works-step-deeds-none = No deed location brings mints.
mint-works-step-wages = 5 · Wages
mint-works-step-wages-none = No mints.

## The guided first game

mint-works-lesson-mints-title = These are your workers
mint-works-lesson-mints = Mints are your workers and your money. On each turn you lay some on a location, which at once does something for you. What you lay there is spent.
mint-works-lesson-locations-title = This is where they work
mint-works-lesson-locations = Each circle takes one player per round; the figure in it is what it costs you. Once all circles of a location are full, nobody else can use it this round.
mint-works-lesson-buy-title = Buy your first plan
mint-works-lesson-buy = Tap a plan that you can pay. Below you see what it costs and what you have left; then place the mints. If you can pay none, use the Producer first.
mint-works-lesson-plan-title = A plan is not a building yet
mint-works-lesson-plan = Only buildings bring stars. To build a plan you need a second placement, at the Builder, for two mints.
mint-works-lesson-pass-title = Go on, or pass
mint-works-lesson-pass = The Producer makes two mints of one. When you can or will do nothing more, pass. Whoever passes may still place later, as long as the others go on.
mint-works-lesson-upkeep-title = Upkeep
mint-works-lesson-upkeep = Everybody had passed: the supply was filled, buildings paid their owners, the locations were cleared, and everybody gained a mint.
mint-works-lesson-build-title = Build it
mint-works-lesson-build = Tap your plan: that means the Builder. The line below says how many stars you will have.
mint-works-lesson-street-title = Your first building
mint-works-lesson-street = The figure below each building is what it is worth now. Some change with every building that you add.
mint-works-lesson-passing-title = Who ends the phase?
mint-works-lesson-passing = The line above always says who ends the phase if nobody places any more. It pays to place last, and it pays to stop the others from doing so.
mint-works-lesson-goal-title = The end is in sight
mint-works-lesson-goal = When somebody has seven stars at upkeep, the game ends and the most stars win. Keep an eye on the stars beside each name.
mint-works-lesson-over-title = That was your first game
mint-works-lesson-over = Now play with friends, try the advanced locations, or play alone against Justin, Rachael, Sonic and Mort.
