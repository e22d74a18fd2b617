# The messages of Donnant Donnant. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in donnant-board.ftl:
#
# | fr | en |
# |---|---|
# | étal, marché, chantier | stall, market, building site |
# | carte Évaluation, carte Bonus | evaluation card, bonus card |
# | case, inscrire | box, write |
# | compléter (une carte) | complete (a card) |
# | lancer, relancer | roll, re-roll |
# | dé conservé, dé rejeté | kept die, rejected die |
# | dés identiques | matching dice |
# | défausser | discard |
# | joker | joker |

donnant-name = Donnant Donnant
donnant-pitch = Complete the cards of your stall with dice. But mind the dice you re-roll: the others may use them!
donnant-help = On your turn, roll five dice up to three times. Before each re-roll, every opponent may write one of the rejected dice into a box. Then buy cards with matching dice, complete cards by filling all their empty boxes or, after a fruitless third roll, play a joker. Once a player has nine cards, one more full round is played. Completed evaluation cards score points; completed bonus cards help you during the game.

## Options

donnant-option-window = Rejected dice
donnant-option-window-help = When opponents may write one of the rejected dice.
donnant-option-window-A = before the re-roll, with their current value
donnant-option-window-B = after the re-roll, with their new value
donnant-option-joker = Jokers
donnant-option-joker-help = When a joker may be played after the third roll.
donnant-option-joker-strict = only if nothing can be bought or completed
donnant-option-joker-free = whenever nothing was bought or completed
donnant-option-joker-card = Joker card
donnant-option-joker-card-help = What to do with the card drawn with a joker.
donnant-option-joker-card-must-lay = it must be placed
donnant-option-joker-card-may-decline = it may be discarded
donnant-option-deck = Cards
donnant-option-deck-help = Our own deck, or yours in a file of the same format.
donnant-option-deck-built-in = our own deck
donnant-option-deck-own = a custom file

donnant-setup-deck-too-long = The deck file is too long: 8192 bytes at most.
donnant-setup-deck-title = Deck file, line { $detail }: the first line must be id,back,colour,objective,boxes,effect,target_colour,points,uses.
donnant-setup-deck-fields = Deck file, line { $detail }: a card has nine fields, separated by commas.
donnant-setup-deck-missing = Deck file, line { $detail }: a card is missing. A deck has E01 to E29, then B01 to B20.
donnant-setup-deck-extra = Deck file, line { $detail }: nothing may follow the last card.
donnant-setup-deck-value = Deck file, line { $detail }: this field has an unexpected value.
donnant-setup-deck-kind = Deck file, line { $detail }: the boxes do not match the card’s objective.
donnant-setup-deck-impossible = Deck file, line { $detail }: these boxes could never all be filled.
donnant-setup-deck-too-many-boxes = Deck file, line { $detail }: a card has at most eight boxes.
donnant-setup-deck-too-many-marks = Deck file, line { $detail }: the nine largest cards have too many boxes that accept any die.
donnant-setup-deck-too-many-colours = Deck file, line { $detail }: at most four cards may change colour at the end.

## Phases

donnant-phase-setup = Set-up
donnant-phase-roll = Rolling
donnant-phase-window = Rejected dice
donnant-phase-act = Actions
donnant-phase-lay = Placing the card
donnant-phase-joker-dice = Joker
donnant-phase-joker-lay = Joker
donnant-phase-end = End of the turn
donnant-phase-over = End of the game

## Words

donnant-word-green = evaluation
donnant-word-yellow = bonus
donnant-word-market = market
donnant-word-stall = stall
donnant-word-deck = deck
donnant-word-hand = hand
donnant-word-rise = { $c-sign ->
    [minus] , { $c-abs } down
    [plus] , { $c-abs } up
   *[zero] {""}
}

## Moves

donnant-action-discard = Discard { $a }
donnant-action-lay = { $b-sign ->
    [zero] { $c-sign ->
        [minus] Place { $a }: { $c-abs } below your first card
        [plus] Place { $a }: { $c-abs } above your first card
       *[zero] Place { $a } first
    }
    [minus] Place { $a }: { $b-abs } left of your first card{ donnant-word-rise }
   *[plus] Place { $a }: { $b-abs } right of your first card{ donnant-word-rise }
}
donnant-action-reroll = Re-roll: { $a }
donnant-action-stop = Keep all the dice
donnant-action-mark = Write the { $a } die in box { $c } of card { $b }
donnant-action-skip = Write nothing
donnant-action-buy = Buy card { $a } (dice: { $b })
donnant-action-complete = Complete card { $a } (dice: { $b })
donnant-action-joker = { $a ->
    [dice] Joker: write one or two dice
   *[other] Joker: draw a card from the { $b } deck
}
donnant-action-decline = Discard the card
donnant-action-tweak = { $b ->
    [1] Add 1 to the { $a } die
   *[other] Subtract 1 from the { $a } die
}
donnant-action-paint = Change the colour of the { $a } die to { $b }
donnant-action-end = End the turn

## What happens

donnant-event-market = Cards on the market: { $evaluation }; { $bonus }.
donnant-event-hand = { $seat-is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
donnant-event-stall = { $seat-is ->
    [you] You start with { $cards } and discard your fourth card under the { $back } deck.
   *[other] { $seat } starts with { $cards } and discards their fourth card under the { $back } deck.
}
donnant-event-turn = { $seat-is ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $seat }’s turn.
}
donnant-event-rolled = Roll { $rolls }: yellow { $y }, orange { $o }, green { $g }, blue { $b }, violet { $v }.
donnant-event-rerolls = { $seat-is ->
    [you] You re-roll: { $dice }.
   *[other] { $seat } re-rolls: { $dice }.
}
donnant-event-stopped = { $seat-is ->
    [you] You keep all the dice.
   *[other] { $seat } keeps all the dice.
}
donnant-event-used = { $seat-is ->
    [you] You use bonus { $card } { $times ->
        [one] once
       *[other] { $times } times
    }.
   *[other] { $seat } uses bonus { $card } { $times ->
        [one] once
       *[other] { $times } times
    }.
}
donnant-event-wrote = { $seat-is ->
    [you] You write { $value } in box { $number } of card { $card }.
   *[other] { $seat } writes { $value } in box { $number } of card { $card }.
}
donnant-event-completed = { $seat-is ->
    [you] You complete card { $card }.
   *[other] { $seat } completes card { $card }.
}
donnant-event-bought = { $seat-is ->
    [you] You buy card { $card } (dice: { $dice }).
   *[other] { $seat } buys card { $card } (dice: { $dice }).
}
donnant-event-laid = { $seat-is ->
    [you] You place card { $card }.
   *[other] { $seat } places card { $card }.
}
donnant-event-refilled = New card on the market: { $card }.
donnant-event-tweaked = { $seat-is ->
    [you] For you, the { $die } die counts as { $value }.
   *[other] For { $seat }, the { $die } die counts as { $value }.
}
donnant-event-painted = { $seat-is ->
    [you] For you, the { $die } die changes colour: { $colour }.
   *[other] For { $seat }, the { $die } die changes colour: { $colour }.
}
donnant-event-joker-dice = { $seat-is ->
    [you] You play a joker to write dice.
   *[other] { $seat } plays a joker to write dice.
}
donnant-event-joker-card = { $seat-is ->
    [you] You play a joker to draw from the { $back } deck.
   *[other] { $seat } plays a joker to draw from the { $back } deck.
}
donnant-event-drew = { $seat-is ->
    [you] You draw card { $card }.
   *[other] { $seat } draws card { $card }.
}
donnant-event-declined = { $seat-is ->
    [you] You discard card { $card } under its deck.
   *[other] { $seat } discards card { $card } under its deck.
}
donnant-event-ninth = { $seat-is ->
    [you] You have placed your ninth card: one more full round after this one.
   *[other] { $seat } has placed their ninth card: one more full round after this one.
}
donnant-event-last-round = The last round begins.
donnant-event-late = Forty rounds have been played: the game ends here.
donnant-event-scored = { $seat-is ->
    [you] You score { $points }: neighbouring cards { $neighbours }, cards of a colour { $colour }, neighbours of a colour { $colour-neighbours }, completed lines { $lines }, five colours { $five-colours }, single-colour lines { $one-colour-lines }, bonuses { $bonuses }.
   *[other] { $seat } scores { $points }: neighbouring cards { $neighbours }, cards of a colour { $colour }, neighbours of a colour { $colour-neighbours }, completed lines { $lines }, five colours { $five-colours }, single-colour lines { $one-colour-lines }, bonuses { $bonuses }.
}
donnant-event-won = { $winners-is ->
    [you] You win with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] Shared victory with { $points } points: { $winners }.
    }
}

## Refusals

donnant-refusal-setup-first = All stalls must be set up first: discard one card, then place the other three.
donnant-refusal-discard-once = Only one card is discarded, and only during set-up.
donnant-refusal-discard-first = First discard one of your four cards.
donnant-refusal-not-in-hand = You don’t have that card in hand.
donnant-refusal-first-place = The first card of a stall goes at 0 0.
donnant-refusal-place-taken = There is already a card there.
donnant-refusal-not-touching = A card must touch another one, by a side or a corner.
donnant-refusal-too-wide = A stall is at most three cards wide and three cards high.
donnant-refusal-lay-first = First place the card you have taken.
donnant-refusal-rolling-over = You can’t roll any more this turn.
donnant-refusal-stop-first = Keep all your dice first: you can only act once you have stopped rolling.
donnant-refusal-must-roll = In the last round, if all your cards are completed, you must roll three times.
donnant-refusal-window-open = For now, you can only write a rejected die or pass.
donnant-refusal-no-window = There is no rejected die to write right now.
donnant-refusal-not-rejected = That die is not rejected.
donnant-refusal-die-used = You have already used that die.
donnant-refusal-not-your-card = That card is not in your stall.
donnant-refusal-no-such-box = The card has no such box.
donnant-refusal-box-filled = That box is already filled.
donnant-refusal-wrong-colour = That box needs a die of another colour.
donnant-refusal-wrong-number = That box needs another number.
donnant-refusal-never-complete = With that number, the card could never be completed.
donnant-refusal-already-complete = That card is already completed.
donnant-refusal-all-boxes = To complete a card, you need one die for each of its empty boxes.
donnant-refusal-not-met = These dice don’t meet the card’s condition.
donnant-refusal-dice-order = These dice also fit in another order: give the first one that fits.
donnant-refusal-not-on-market = That card is not on the market.
donnant-refusal-stall-full = Your stall already has nine cards.
donnant-refusal-unequal-dice = A card is paid for with matching dice.
donnant-refusal-wrong-price = That card costs a different number of dice.
donnant-refusal-third-roll = A joker can only be played after the third roll.
donnant-refusal-acted-already = You can’t play a joker after buying or completing a card.
donnant-refusal-joker-not-needed = Your dice can buy or complete a card, so you can’t play a joker.
donnant-refusal-after-joker = After a joker you can only end your turn.
donnant-refusal-joker-only = Without a joker, you may only fill boxes to complete a card.
donnant-refusal-nothing-fits = None of your dice fits a free box.
donnant-refusal-mark-first = You have played your joker: write at least one die.
donnant-refusal-deck-empty = There are no cards left in that deck.
donnant-refusal-must-lay = You have no card to discard.
donnant-refusal-no-bonus = You have no such bonus left.
donnant-refusal-pip-range = A die stays between 1 and 6.
donnant-refusal-same-colour = The die already has that colour.

## Score

donnant-score-neighbours = Neighbouring cards
donnant-score-colour = Cards of a colour
donnant-score-colour-neighbours = Neighbours of a colour
donnant-score-lines = Completed lines
donnant-score-five-colours = Five colours
donnant-score-one-colour-lines = Single-colour lines
donnant-score-bonuses = Bonuses

## Cards and dice

donnant-piece-Y = yellow
donnant-piece-O = orange
donnant-piece-G = green
donnant-piece-B = blue
donnant-piece-V = violet

## What makes a move better

donnant-why-laid = the potential of the cards in the stall
donnant-why-held = cards still in hand
donnant-why-dice = the potential of the dice
donnant-why-now = points already secured
donnant-why-completed = completed cards
donnant-why-cards = more cards
donnant-why-uses = bonuses to use
donnant-why-active = having the turn
