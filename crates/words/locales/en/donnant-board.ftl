# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

donnant-prompt-deal = Dealing the cards…
donnant-prompt-discard = Discard one of your four cards.
donnant-prompt-lay-first = Place your three cards: tap a card, then its place.
donnant-prompt-wait-setup = Waiting for { $seats } to set up.
donnant-prompt-rolling = Rolling the dice…
donnant-prompt-roll = Tap the dice to keep and re-roll the others, or stop and act.
donnant-prompt-roll-must = All your cards are completed: in the last round, you must roll three times.
donnant-prompt-wait-roll = { $seats } is rolling.
donnant-prompt-window = { $roller } is about to re-roll: write one of these dice first, or pass.
donnant-prompt-window-bonus = { $roller } is about to re-roll. None of these dice fits as it is: a bonus can change one.
donnant-prompt-window-more = Your bonus lets you write another one of these dice.
donnant-prompt-window-done = Done; { $roller } is about to re-roll. { $count ->
    [0] The game goes on.
   *[other] Waiting for { $seats }.
}
donnant-prompt-window-nothing = { $roller } is about to re-roll: none of these dice fits your stall. { $count ->
    [0] The game goes on.
   *[other] Waiting for { $seats }.
}
donnant-prompt-wait-window = { $roller } is about to re-roll. Who writes a rejected die? Waiting for { $seats }.
donnant-prompt-window-own = You are about to re-roll. Who writes one of your rejected dice? Waiting for { $seats }.
donnant-prompt-act = Buy or complete cards, or end your turn.
donnant-prompt-act-bonus = Only a bonus can help you: tap a die, or end your turn.
donnant-prompt-act-none = Your dice can’t buy or complete any card.
donnant-prompt-wait-act = { $seats } is playing.
donnant-prompt-joker = Nothing to buy or complete: play a joker, or end your turn.
donnant-prompt-joker-dice = Joker: write one or two dice.
donnant-prompt-lay = Choose a place for your new card.
donnant-prompt-wait-lay = { $seats } is placing a card.
donnant-prompt-end = Your turn is over.
donnant-prompt-over = The game is over.

## The table

donnant-round = Round { $round }
donnant-round-roll = Round { $round } · roll { $roll } of 3
donnant-ending = { $when ->
    [this-round] A ninth card has been placed: one more full round after this one.
   *[other] Last round.
}
donnant-window-waits = No hurry: the dice are only re-rolled once everyone has chosen.
donnant-window-clock = Your clock:
donnant-dice = Dice
donnant-mat-box = In the box
donnant-mat-reroll = To be re-rolled
donnant-mat-rejected = Rejected, may be written
donnant-mat-box-short = Box
donnant-mat-reroll-short = Re-roll
donnant-mat-rejected-short = Rejected
donnant-site = Building site: kept dice
donnant-site-short = Kept
donnant-die = { $die } die: { $value }, { $state ->
    [used] used
    [kept] on the building site
   *[mat] in the box
}
donnant-die-as = { $die } die: { $value }, counts as { $as }, { $state ->
    [used] used
    [kept] on the building site
   *[mat] in the box
}
donnant-market = Market
donnant-market-empty = empty
donnant-price = { $count } matching dice.
donnant-deck = { $back ->
    [green] Evaluation cards left: { $count }
   *[other] Bonus cards left: { $count }
}
donnant-bonus = Use a bonus on this die:
donnant-bonus-pip = { $to ->
    [up] +1
   *[other] −1
}
donnant-bonus-paint = change to { $colour }
donnant-hand = { $count ->
    [one] Card to place
   *[other] Cards to place
}
donnant-your-stall = Your stall
donnant-parts = Parts of the table
donnant-part-stall = Stall
donnant-part-market = Market
donnant-part-others = Others
donnant-stall-of = { $name }’s stall
donnant-stall-bare = Your three cards will go here.
donnant-worth = currently worth { $points }
donnant-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
donnant-dealt = { $count } cards dealt, still hidden.
donnant-active = rolling
donnant-choosing = choosing
donnant-place = Row { $row }, column { $column }: { $laid } points now, { $done } once completed
donnant-write-here = Box { $box } of card { $card }

## Jokers

donnant-joker-why = Your dice can’t buy or complete any card: write dice or draw a card instead.
donnant-joker-why-free = Instead of buying or completing, you may write dice or draw a card.
donnant-joker-write = Write one or two dice
donnant-joker-write-brief = Write
donnant-joker-draw-brief = { $back ->
    [green] + Evaluation
   *[other] + Bonus
}
donnant-joker-draw = { $back ->
    [green] Draw an evaluation card
   *[other] Draw a bonus card
}

## A card

donnant-card = { $card }: { $colour } { $back ->
    [green] evaluation card.
   *[other] bonus card.
}
donnant-card-done = Completed.
donnant-card-scores = Completed, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
donnant-card-boxes = Boxes: { $list }.
donnant-boxes-sum = { $list }; at least { $sum } in total
donnant-box-filled = { $value } written
donnant-box-any = { $colour ->
    [one] the { $name } die
   *[other] any die
}
donnant-box-number = { $colour ->
    [one] a { $number } with the { $name } die
   *[other] a { $number }
}
donnant-sign-less = then a higher number: { $box }
donnant-sign-equal = then an equal number: { $box }
donnant-cards-Y = yellow
donnant-cards-O = orange
donnant-cards-G = green
donnant-cards-B = blue
donnant-cards-V = violet
donnant-effect-per-adj-completed = { $points } points for each adjacent completed card.
donnant-effect-per-card-of-colour = { $points } points for each { $target } card in your stall.
donnant-effect-per-adj-of-colour = { $points } points for each adjacent { $target } card.
donnant-effect-per-completed-line = { $points } points for each row or column of three completed cards.
donnant-effect-set-of-five-colours = { $points } points if your stall has all five colours.
donnant-effect-per-monochrome-line = { $points } points for each row or column of three cards of the same colour.
donnant-effect-per-distinct-bonus = { $points } points for each different bonus card you have completed.
donnant-effect-pip-plus-minus-1 = Bonus: add or subtract 1 on a die, { $uses } times.
donnant-effect-change-die-colour = Bonus: change the colour of a die, { $uses } times.
donnant-effect-extra-rejected-die = Bonus: write one more rejected die, { $uses } times.
donnant-effect-card-colour-at-end = Bonus: at the end of the game, this card takes the colour of your choice.
donnant-effect-one-die-cheaper = Bonus: buy a card with one die fewer, { $uses } times.

## What is picked

donnant-hint-keep = The building site is kept. Before the re-roll, your opponents may write one of the other dice.
donnant-hint-write = Tap a die, then one of the highlighted cards.
donnant-hint-box = Now tap one of the highlighted cards.
donnant-hint-which-box = Choose the box.
donnant-hint-misfit = This die fits no box of your stall.
donnant-hint-bonus = Tap a die to use a bonus on it, or write nothing.
donnant-hint-nothing = These dice can do nothing more.
donnant-hint-use = You can buy or complete the highlighted cards. Tap one to see what it costs.
donnant-hint-discard = Tap a card to read what it does.
donnant-hint-lay = Tap a card, then a place. Each place shows what the card would score there.
donnant-would-lay = Here it scores { $laid } now and { $done } once completed.
donnant-would-buy = In your stall, it would score up to { $points } once completed.
donnant-would-save = { $count ->
    [one] A bonus replaces one die.
   *[other] Your bonuses replace { $count } dice.
}
donnant-would-complete = Completing it scores { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
donnant-clear = Clear choice
donnant-do-write = { $completes ->
    [yes] Write { $value } and complete the card
   *[no] Write { $value }
}
donnant-do-buy = { $count ->
    [one] Buy with one die
   *[other] Buy with { $count } dice
}
donnant-do-complete = Complete
donnant-do-lay = Place here
donnant-do-discard = Discard
donnant-do-stop = Keep all dice
donnant-do-reroll = { $count ->
    [one] Re-roll one die
   *[other] Re-roll { $count } dice
}
donnant-do-skip = Write nothing
donnant-do-decline = Discard
donnant-do-end = End the turn
donnant-do-end-brief = End turn

## A decision, as a hint or an analysis says it

donnant-decision-discard = Discard the { $card } card
donnant-decision-mark = Write the { $die } die on the { $card } card
donnant-decision-buy = Buy the { $card } card with the { $dice } dice
donnant-decision-complete = Complete the { $card } card with the { $count ->
    [one] { $dice } die
   *[other] { $dice } dice
}
donnant-cards-with-code = { $colour } { $card }

## The guided first game

donnant-lesson-cards-title = These are your first cards
donnant-lesson-cards = Cards with a number score points once all their boxes are filled; those with a double frame are bonuses that help you during the game. Tap a card to read what it does.
donnant-lesson-discard-title = Discard a card
donnant-lesson-discard = You keep three of the four cards. Tap the one you want least, then discard it.
donnant-lesson-lay-title = Build your stall
donnant-lesson-lay = Tap a card, then a place: your three cards must touch and fit in a three-by-three square. Each place shows what the card would score there; once placed, a card never moves.
donnant-lesson-roll-title = Your first roll
donnant-lesson-roll = You need matching dice to buy a card, or exactly the numbers for all the empty boxes of a card. Tap the dice to keep, then re-roll the others.
donnant-lesson-again-title = Give and take
donnant-lesson-again = Before the re-roll, your opponent may write one of the rejected dice. Re-roll once more, or stop and act.
donnant-lesson-joker-title = A joker
donnant-lesson-joker = Nothing to buy or complete. A joker lets you write one or two dice, or draw a card. It’s up to you.
donnant-lesson-act-title = Time to act
donnant-lesson-act = You can buy or complete the highlighted cards. A card costs matching dice: three in the first two columns, four in the others. Each die can only be used once.
donnant-lesson-turn-title = End your turn
donnant-lesson-turn = You may do as much as your dice allow. Then end your turn.
donnant-lesson-window-title = A die for you
donnant-lesson-window = Your opponent is about to re-roll these dice. You may write one of them first: tap a die, then a highlighted card, and confirm below.
donnant-lesson-own-title = And so it goes on
donnant-lesson-own = This is what your stall is worth for now. The dark numbers on the cards show what you would gain by completing them.
donnant-lesson-last-title = The end is near
donnant-lesson-last = A player has nine cards. One more full round follows this one: complete what you can.
donnant-lesson-over-title = That was your first game
donnant-lesson-over = Here is what each stall scored. Now play with friends, or watch the game again from another seat.
donnant-lesson-about = After the last round, the most points win.

## Planned ahead

donnant-prepare-skip = Pass on the others’ dice
donnant-stop-round = the round is over
donnant-stop-yellow = you can write a yellow die
donnant-stop-orange = you can write an orange die
donnant-stop-green = you can write a green die
donnant-stop-blue = you can write a blue die
donnant-stop-violet = you can write a violet die

## The glossary: the forms of a word, and what it means

donnant-term-stall = stall, stalls
donnant-term-stall-means = Your cards, in a three-by-three square. Once laid, a card never moves.
donnant-term-rejected = rejected die, rejected dice
donnant-term-rejected-means = A die about to be re-rolled. Before that, each opponent may write one into a box.
donnant-term-box = box, boxes
donnant-term-box-means = What must be filled to complete a card, with the number or colour it asks for.
donnant-term-evaluation = evaluation card, evaluation cards
donnant-term-evaluation-means = Once completed, it brings points at the end.
donnant-term-bonus = bonus card, bonus cards
donnant-term-bonus-means = Once completed, it helps during the game: changing a die, paying less…
donnant-term-joker = joker, jokers
donnant-term-joker-means = After a third roll that brought nothing: write one or two dice, or draw a card.
