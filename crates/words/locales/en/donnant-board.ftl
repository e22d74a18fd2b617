# What the board of Donnant Donnant says besides the words of the game.

## What can be done now

donnant-prompt-deal = The cards are being dealt.
donnant-prompt-discard = Choose one of your four cards to put under its deck.
donnant-prompt-lay-first = Lay your three cards: pick one, then its place.
donnant-prompt-wait-setup = Waiting for { $seats } to lay a stall.
donnant-prompt-rolling = The dice are rolling.
donnant-prompt-roll = Keep dice by tapping them and roll the others again, or stop and act.
donnant-prompt-roll-must = All your cards are completed: in the last round you roll three times.
donnant-prompt-wait-roll = { $seats } rolls.
donnant-prompt-window = Write one of the dice that are about to go, or nothing.
donnant-prompt-window-more = Your bonus allows one more die of this window.
donnant-prompt-window-done = You have written. { $count ->
    [0] It goes on at once.
   *[other] Waiting for { $seats }.
}
donnant-prompt-window-nothing = None of these dice fits your stall: you are passed over. { $count ->
    [0] It goes on at once.
   *[other] Waiting for { $seats }.
}
donnant-prompt-wait-window = { $seats } may write one of the rejected dice.
donnant-prompt-act = Buy cards with equal dice, complete cards, or end your turn.
donnant-prompt-act-bonus = Only a bonus could help now: tap a die, or end your turn.
donnant-prompt-act-none = Nothing can be bought or completed with these dice.
donnant-prompt-wait-act = { $seats } acts.
donnant-prompt-joker = Nothing can be bought or completed: play a joker, or end your turn.
donnant-prompt-joker-dice = Joker: write one or two dice.
donnant-prompt-lay = Choose a place for your new card.
donnant-prompt-wait-lay = { $seats } lays a card.
donnant-prompt-end = Your turn is done.
donnant-prompt-over = The game is over.

## The table

donnant-round = Round { $round }
donnant-round-roll = Round { $round } · roll { $roll } of 3
donnant-ending = { $when ->
    [this-round] A ninth card is laid: after this round one more is played.
   *[other] The last round.
}
donnant-window-waits = No hurry: the roll waits for everybody.
donnant-window-clock = Your clock:
donnant-dice = Dice
donnant-mat = On the mat
donnant-mat-reroll = To be rolled again
donnant-mat-rejected = Rejected: free to write
donnant-site = Building site: kept
donnant-die = { $die } die: { $value }, { $state ->
    [used] used
    [kept] on the building site
   *[mat] on the mat
}
donnant-die-as = { $die } die: { $value }, counts as { $as }, { $state ->
    [used] used
    [kept] on the building site
   *[mat] on the mat
}
donnant-market = Market
donnant-market-empty = empty
donnant-price = { $count } equal dice.
donnant-deck = { $back ->
    [green] Evaluation cards left: { $count }
   *[other] Bonus cards left: { $count }
}
donnant-bonus = Use a bonus on this die:
donnant-bonus-pip = { $to ->
    [up] +1
   *[other] −1
}
donnant-bonus-paint = count as { $colour }
donnant-hand = { $count ->
    [one] The card to be laid
   *[other] Cards to be laid
}
donnant-your-stall = Your stall
donnant-stall-of = Stall of { $name }
donnant-stall-bare = Your three cards will lie here.
donnant-worth = worth { $points } now
donnant-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
donnant-dealt = { $count } cards dealt, not yet shown.
donnant-active = rolls
donnant-choosing = choosing
donnant-place = Row { $row }, column { $column }: { $laid } points now, { $done } once completed
donnant-write-here = Box { $box } of { $card }

## Jokers

donnant-joker = A joker is possible
donnant-joker-why = After the third roll these dice can buy and complete nothing by themselves. Instead you may write one or two of your dice into boxes, or take the top card of a deck.
donnant-joker-why-free = After the third roll you may, instead of buying or completing, write one or two of your dice into boxes, or take the top card of a deck.
donnant-joker-write = Write one or two dice
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
donnant-boxes-sum = { $list }; together at least { $sum }
donnant-box-filled = { $value } written
donnant-box-any = { $colour ->
    [one] the { $name } die
   *[other] any die
}
donnant-box-number = { $colour ->
    [one] a { $number } on the { $name } die
   *[other] a { $number }
}
donnant-sign-less = then higher: { $box }
donnant-sign-equal = equal: { $box }
donnant-cards-Y = yellow
donnant-cards-O = orange
donnant-cards-G = green
donnant-cards-B = blue
donnant-cards-V = violet
donnant-effect-per-adj-completed = { $points } points for each completed card beside it.
donnant-effect-per-card-of-colour = { $points } points for each { $target } card in your stall.
donnant-effect-per-adj-of-colour = { $points } points for each { $target } card beside it.
donnant-effect-per-completed-line = { $points } points for each row or column of three completed cards.
donnant-effect-set-of-five-colours = { $points } points once your stall has all five colours.
donnant-effect-per-monochrome-line = { $points } points for each row or column of three cards of one colour.
donnant-effect-per-distinct-bonus = { $points } points for each different bonus that you have completed.
donnant-effect-pip-plus-minus-1 = Bonus: one more or less on a die, { $uses } times.
donnant-effect-change-die-colour = Bonus: another colour for a die, { $uses } times.
donnant-effect-extra-rejected-die = Bonus: one more rejected die in a window, { $uses } times.
donnant-effect-card-colour-at-end = Bonus: at the end this card has the colour that suits you best.
donnant-effect-one-die-cheaper = Bonus: a card costs one die less, { $uses } times.

## What is picked

donnant-hint-keep = Dice on the building site stay; all others are rolled again, and the others may use them first.
donnant-hint-write = Tap a die, then one of the boxes that light up.
donnant-hint-box = Now tap one of the boxes that light up.
donnant-hint-use = Cards that light up can be bought or completed. Tap one to see what it takes.
donnant-hint-discard = Tap a card to read what it does.
donnant-hint-lay = Tap a card, then a place. Each place says what the card would bring there.
donnant-hint-look = Tap a card to read what it does.
donnant-would-lay = Here it brings { $laid } at once and { $done } once completed.
donnant-would-buy = In your stall it would bring up to { $points } once completed.
donnant-would-save = { $count ->
    [one] A bonus pays one die.
   *[other] Bonuses pay { $count } dice.
}
donnant-would-complete = Completing it brings { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
donnant-clear = Pick nothing
donnant-do-write = { $completes ->
    [yes] Write { $value }, completing the card
   *[no] Write { $value }
}
donnant-do-buy = { $count ->
    [one] Buy with one die
   *[other] Buy with { $count } dice
}
donnant-do-complete = Complete
donnant-do-lay = Lay it here
donnant-do-discard = Put it under its deck
donnant-do-stop = Keep all and act
donnant-do-reroll = { $count ->
    [one] Roll one die again
   *[other] Roll { $count } dice again
}
donnant-do-skip = Write nothing
donnant-do-decline = Put it under its deck
donnant-do-end = End the turn

## The guided first game

donnant-lesson-cards-title = These are your first cards
donnant-lesson-cards = Cards with a figure score points once all their boxes are filled; those with a double frame are bonuses that help on the way. Tap a card to read what it does.
donnant-lesson-discard-title = One card goes
donnant-lesson-discard = You keep three of the four. Tap the one that you like least, then put it under its deck.
donnant-lesson-lay-title = Build your stall
donnant-lesson-lay = Tap a card, then a place: lay the three cards so that they touch, in a field of three by three. Each place says what the card would bring there, and they never move again.
donnant-lesson-roll-title = Your first roll
donnant-lesson-roll = You want equal dice to buy a card, or just the numbers for all empty boxes of a card. Tap the dice that you want to keep, then roll the others again.
donnant-lesson-again-title = Give and take
donnant-lesson-again = Before your dice are rolled again, the other player may write one of them. Roll once more, or stop and act.
donnant-lesson-joker-title = A joker
donnant-lesson-joker = Nothing can be bought or completed. The joker lets you write one or two dice, or take a card unseen. Choose what suits you.
donnant-lesson-act-title = Time to act
donnant-lesson-act = What lights up can be bought or completed. Equal dice pay for a card: three of them in the first two columns, four in the others. Every die is used only once.
donnant-lesson-turn-title = End your turn
donnant-lesson-turn = You may do as much as your dice allow. When you are done, end the turn.
donnant-lesson-window-title = A die for you
donnant-lesson-window = The other player is rolling these dice again. You may write one of them first: tap a box that lights up, see the number, tap again.
donnant-lesson-own-title = And so it goes on
donnant-lesson-own = This is what your stall is worth now. The dark figures on cards say how much completing them would add.
donnant-lesson-last-title = The end is near
donnant-lesson-last = Somebody has nine cards. After this round one more is played: complete what you can.
donnant-lesson-over-title = That was your first game
donnant-lesson-over = Above you see what each stall brought. Now play with friends, or look at the game again from another seat.
