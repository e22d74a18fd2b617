# The words of Donnant Donnant
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

donnant-name = Donnant Donnant
donnant-pitch = Fill your stall with dice, and mind what you roll again: the others may use it.
donnant-help = On your turn roll five dice up to three times. Before you roll dice again, each of the others may write one of them into a box. Then buy cards with equal dice, complete cards by filling all their empty boxes, or, after a fruitless third roll, play a joker. A ninth card brings on the last round. Completed evaluation cards score; completed bonus cards help along the way.

## Options

donnant-option-window = The others’ dice
donnant-option-window-help = When the others may write one of the dice that are rolled again.
donnant-option-window-A = before the re-roll, as they lie
donnant-option-window-B = after the re-roll, as they fall
donnant-option-joker = Jokers
donnant-option-joker-help = What a joker needs after the third roll.
donnant-option-joker-strict = only where nothing can be bought or completed
donnant-option-joker-free = whenever nothing was bought or completed
donnant-option-joker-card = Card of a joker
donnant-option-joker-card-help = What becomes of the card that a joker draws.
donnant-option-joker-card-must-lay = must be laid
donnant-option-joker-card-may-decline = may go under its deck
donnant-option-deck = Cards
donnant-option-deck-help = Our own deck, or a file of the same form.
donnant-option-deck-built-in = our own deck
donnant-option-deck-own = a file of its own

donnant-setup-deck-too-long = The deck file is too long: at most 8192 bytes.
donnant-setup-deck-title = Deck file, line { $detail }: the first line must be id,back,colour,objective,boxes,effect,target_colour,points,uses.
donnant-setup-deck-fields = Deck file, line { $detail }: a card has nine fields, separated by commas.
donnant-setup-deck-missing = Deck file, line { $detail }: a card is missing. A deck has E01 to E29, then B01 to B20.
donnant-setup-deck-extra = Deck file, line { $detail }: nothing may follow the last card.
donnant-setup-deck-value = Deck file, line { $detail }: this field holds something that may not stand there.
donnant-setup-deck-kind = Deck file, line { $detail }: the boxes do not fit the objective of the card.
donnant-setup-deck-impossible = Deck file, line { $detail }: these boxes could never all be filled.
donnant-setup-deck-too-many-boxes = Deck file, line { $detail }: a card has at most eight boxes.
donnant-setup-deck-too-many-marks = Deck file, line { $detail }: the nine largest cards have too many boxes that take any die.
donnant-setup-deck-too-many-colours = Deck file, line { $detail }: at most four cards may have any colour at the end.

## Phases

donnant-phase-setup = Set-up
donnant-phase-roll = Rolling
donnant-phase-window = The others’ dice
donnant-phase-act = Acting
donnant-phase-over = End of the game

## Words

donnant-word-green = evaluation
donnant-word-yellow = bonus
donnant-word-market = market
donnant-word-stall = stall
donnant-word-deck = deck
donnant-word-hand = hand

## Moves

donnant-action-discard = Put { $a } under its deck
donnant-action-lay = Lay { $a } at column { $b }, row { $c }
donnant-action-reroll = Roll again: { $a }
donnant-action-stop = Keep all dice
donnant-action-mark = Write the { $a } die into box { $c } of { $b }
donnant-action-skip = Write nothing
donnant-action-buy = Buy { $a } with { $b }
donnant-action-complete = Complete { $a } with { $b }
donnant-action-joker = { $a ->
    [dice] Joker: one or two dice into boxes
   *[other] Joker: the top card of the { $b } deck
}
donnant-action-decline = Put the card under its deck
donnant-action-tweak = { $b ->
    [1] Count one more on the { $a } die
   *[other] Count one less on the { $a } die
}
donnant-action-paint = Count the { $a } die as { $b }
donnant-action-end = End the turn

## What happens

donnant-event-market = On the market: { $evaluation }; { $bonus }.
donnant-event-hand = { $seat-is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
donnant-event-stall = { $seat-is ->
    [you] You begin with { $cards }; your fourth card lies under the { $back } deck.
   *[other] { $seat } begins with { $cards }; the fourth card lies under the { $back } deck.
}
donnant-event-turn = { $seat-is ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: the turn of { $seat }.
}
donnant-event-rolled = Roll { $rolls }: yellow { $y }, orange { $o }, green { $g }, blue { $b }, violet { $v }.
donnant-event-rerolls = { $seat-is ->
    [you] You roll again: { $dice }.
   *[other] { $seat } rolls again: { $dice }.
}
donnant-event-stopped = { $seat-is ->
    [you] You keep all dice.
   *[other] { $seat } keeps all dice.
}
donnant-event-used = { $seat-is ->
    [you] You use { $card } { $times ->
        [one] once
       *[other] { $times } times
    }.
   *[other] { $seat } uses { $card } { $times ->
        [one] once
       *[other] { $times } times
    }.
}
donnant-event-wrote = { $seat-is ->
    [you] You write { $value } into box { $number } of { $card }.
   *[other] { $seat } writes { $value } into box { $number } of { $card }.
}
donnant-event-completed = { $seat-is ->
    [you] You complete { $card }.
   *[other] { $seat } completes { $card }.
}
donnant-event-bought = { $seat-is ->
    [you] You buy { $card } (dice: { $dice }).
   *[other] { $seat } buys { $card } (dice: { $dice }).
}
donnant-event-laid = { $seat-is ->
    [you] You lay { $card } at column { $x }, row { $y }.
   *[other] { $seat } lays { $card } at column { $x }, row { $y }.
}
donnant-event-refilled = New on the market: { $card }.
donnant-event-tweaked = { $seat-is ->
    [you] The { $die } die counts { $value } for you.
   *[other] The { $die } die counts { $value } for { $seat }.
}
donnant-event-painted = { $seat-is ->
    [you] The { $die } die counts as { $colour } for you.
   *[other] The { $die } die counts as { $colour } for { $seat }.
}
donnant-event-joker-dice = { $seat-is ->
    [you] You play a joker: dice into boxes.
   *[other] { $seat } plays a joker: dice into boxes.
}
donnant-event-joker-card = { $seat-is ->
    [you] You play a joker: the top card of the { $back } deck.
   *[other] { $seat } plays a joker: the top card of the { $back } deck.
}
donnant-event-drew = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
donnant-event-declined = { $seat-is ->
    [you] You put { $card } under its deck.
   *[other] { $seat } puts { $card } under its deck.
}
donnant-event-ninth = { $seat-is ->
    [you] You have laid your ninth card: one more round follows this one.
   *[other] { $seat } has laid a ninth card: one more round follows this one.
}
donnant-event-last-round = The last round begins.
donnant-event-late = Forty rounds are played: the game ends here.
donnant-event-scored = { $seat-is ->
    [you] You score { $points }: neighbours { $neighbours }, cards of a colour { $colour }, neighbours of a colour { $colour-neighbours }, complete lines { $lines }, five colours { $five-colours }, lines of one colour { $one-colour-lines }, bonuses { $bonuses }.
   *[other] { $seat } scores { $points }: neighbours { $neighbours }, cards of a colour { $colour }, neighbours of a colour { $colour-neighbours }, complete lines { $lines }, five colours { $five-colours }, lines of one colour { $one-colour-lines }, bonuses { $bonuses }.
}
donnant-event-won = { $winners-is ->
    [you] You win with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] The win is shared, with { $points } points each: { $winners }.
    }
}

## Refusals

donnant-refusal-setup-first = First all stalls must be laid: discard a card, then lay the three others.
donnant-refusal-discard-once = Only one card is discarded, and only at set-up.
donnant-refusal-discard-first = First put one of your four cards under its deck.
donnant-refusal-not-in-hand = You have no such card to lay or discard.
donnant-refusal-first-place = The first card of a stall lies at 0 0.
donnant-refusal-place-taken = A card lies there already.
donnant-refusal-not-touching = A card must touch an earlier one, by a side or a corner.
donnant-refusal-too-wide = A stall is at most three cards wide and three cards high.
donnant-refusal-lay-first = First lay the card that you have taken.
donnant-refusal-rolling-over = Rolling is over for this turn.
donnant-refusal-stop-first = First keep your dice: acting ends the rolling.
donnant-refusal-must-roll = In the last round, with all your cards completed, you must roll three times.
donnant-refusal-window-open = Now you may only write a rejected die, or nothing.
donnant-refusal-no-window = There is nothing to skip now.
donnant-refusal-not-rejected = That die is not one of those rolled again.
donnant-refusal-die-used = You have used that die already.
donnant-refusal-not-your-card = That card does not lie in your stall.
donnant-refusal-no-such-box = The card has no such box.
donnant-refusal-box-filled = That box is filled already.
donnant-refusal-wrong-colour = That box takes a die of another colour.
donnant-refusal-wrong-number = That box takes another number.
donnant-refusal-never-complete = With that number the card could never be completed.
donnant-refusal-already-complete = That card is complete already.
donnant-refusal-all-boxes = To complete a card, fill all its empty boxes, with one die each.
donnant-refusal-not-met = These dice do not meet the condition of the card.
donnant-refusal-dice-order = These dice fit in another order too: name the first one that fits.
donnant-refusal-not-on-market = That card does not lie on the market.
donnant-refusal-stall-full = Your stall has nine cards: it takes no more.
donnant-refusal-unequal-dice = A card is paid with equal dice.
donnant-refusal-wrong-price = The card costs another number of dice.
donnant-refusal-third-roll = A joker comes after the third roll only.
donnant-refusal-acted-already = No joker after a purchase or a completion.
donnant-refusal-joker-not-needed = With these dice a card can be bought or completed: no joker.
donnant-refusal-after-joker = After a joker you can only end your turn.
donnant-refusal-joker-only = Without a joker you fill boxes only to complete a card.
donnant-refusal-nothing-fits = None of your dice fits any box.
donnant-refusal-mark-first = You have played the joker: write at least one die.
donnant-refusal-deck-empty = No card is left in that deck.
donnant-refusal-must-lay = There is no card that you may put under its deck.
donnant-refusal-no-bonus = You have no such bonus left.
donnant-refusal-pip-range = A die counts from 1 to 6.
donnant-refusal-same-colour = The die counts as that colour already.

## Score

donnant-score-neighbours = Neighbours
donnant-score-colour = Cards of a colour
donnant-score-colour-neighbours = Neighbours of a colour
donnant-score-lines = Complete lines
donnant-score-five-colours = Five colours
donnant-score-one-colour-lines = Lines of one colour
donnant-score-bonuses = Bonuses

## Cards and dice

donnant-piece-Y = yellow
donnant-piece-O = orange
donnant-piece-G = green
donnant-piece-B = blue
donnant-piece-V = violet

donnant-piece-E01 = E01
donnant-piece-E02 = E02
donnant-piece-E03 = E03
donnant-piece-E04 = E04
donnant-piece-E05 = E05
donnant-piece-E06 = E06
donnant-piece-E07 = E07
donnant-piece-E08 = E08
donnant-piece-E09 = E09
donnant-piece-E10 = E10
donnant-piece-E11 = E11
donnant-piece-E12 = E12
donnant-piece-E13 = E13
donnant-piece-E14 = E14
donnant-piece-E15 = E15
donnant-piece-E16 = E16
donnant-piece-E17 = E17
donnant-piece-E18 = E18
donnant-piece-E19 = E19
donnant-piece-E20 = E20
donnant-piece-E21 = E21
donnant-piece-E22 = E22
donnant-piece-E23 = E23
donnant-piece-E24 = E24
donnant-piece-E25 = E25
donnant-piece-E26 = E26
donnant-piece-E27 = E27
donnant-piece-E28 = E28
donnant-piece-E29 = E29
donnant-piece-B01 = B01
donnant-piece-B02 = B02
donnant-piece-B03 = B03
donnant-piece-B04 = B04
donnant-piece-B05 = B05
donnant-piece-B06 = B06
donnant-piece-B07 = B07
donnant-piece-B08 = B08
donnant-piece-B09 = B09
donnant-piece-B10 = B10
donnant-piece-B11 = B11
donnant-piece-B12 = B12
donnant-piece-B13 = B13
donnant-piece-B14 = B14
donnant-piece-B15 = B15
donnant-piece-B16 = B16
donnant-piece-B17 = B17
donnant-piece-B18 = B18
donnant-piece-B19 = B19
donnant-piece-B20 = B20

## What makes a move better

donnant-why-laid = what the cards of the stall may bring
donnant-why-held = cards still in hand
donnant-why-dice = what the dice promise
donnant-why-now = points that count now
donnant-why-completed = completed cards
donnant-why-cards = more cards
donnant-why-uses = uses of bonuses
donnant-why-active = the turn
