# What the board of Money! says besides the words of the game.

## What can be done now

money-prompt-bid = Pick cards for your bid, then seal it.
money-prompt-wait-bids = { $count ->
    [0] The bids are being revealed.
   *[other] Waiting for a bid from { $seats }.
}
money-prompt-exchange = Your bid is the highest: take a row, swap with another bid, or take yours back.
money-prompt-wait-exchange = { $seats } has the highest bid and chooses.
money-prompt-deal = The cards are being dealt.
money-prompt-over = The match is over.

## The table

money-round = Deal { $deal } of { $deals } · round { $round }
money-final-round = Last round: the rows are worth nothing after it.
money-row-left = Left row
money-row-right = Right row
money-sum = total { $sum }
money-pile = { $count ->
    [0] the pile is empty
   *[other] { $count } in the pile
}
money-out = Left out:
money-card = { $card }, number { $serial }

## A player

money-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
money-points-title = Points of the deals that are over
money-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
money-sealed = bid sealed
money-choosing = choosing
money-acts = chooses now
money-no-bid = no bid on the table
money-rank = { $rank ->
    [1] highest
   *[other] no. { $rank }
}
money-bid-total = bid { $total }
money-bid-of = Bid of { $name }
money-tie = tie: the lowest number is first
money-known = seen by all: { $sum }
money-hand-of = hand
money-hidden = + { $count } hidden
money-seen = Everybody knows that you hold this card

## One's own cards

money-your-hand = Your hand
money-hand-empty = No card in hand.
money-worth = worth { $points } now
money-group = { $sum } · worth { $worth }
money-group-points = { $sum } · worth { $points }
money-triplet = 3 × { $value }: +100
money-your-bid = Your bid
money-your-bid-total = Your bid: { $total }
money-your-bluff = Your bid: the bluff card alone
money-bidding = { $count ->
    [one] Bid { $total } with one card
   *[other] Bid { $total } with { $count } cards
}
money-bidding-none = No card picked
money-bidding-none-help = Tap cards to bid them.
money-stays = The rest of your hand is worth { $points }.
money-clear = Put back
money-seal = Seal the bid
money-bluff-only = Bluff card only
money-go-row = Take this row
money-go-swap = Swap
money-go-keep = Take it back
money-after = { $points } points ({ $gain })
money-last-deal = Deal { $deal }: all hands

## The guided first game

money-lesson-hand-title = These are your cards
money-lesson-hand = Collect much of few currencies: from 200 on a currency counts in full, below that it loses 100. Three 20s or three 30s of one currency bring 100 more.
money-lesson-rows-title = This is what you can win
money-lesson-rows = Everybody bids cards of their own, in secret. The highest bid chooses first: a whole row goes into the hand, and the bid takes its place.
money-lesson-pick-title = Make your first bid
money-lesson-pick = Tap one or two cards that you can do without, best of a currency of which you have little. Then seal the bid.
money-lesson-reveal-title = All bids lie open
money-lesson-reveal = The highest total goes first; between equal totals the lowest serial number. Whoever bid only the bluff card sits this round out.
money-lesson-exchange-title = Your choice
money-lesson-exchange = Take a row, take another bid, or take yours back. Each place says what your hand would be worth afterwards.
money-lesson-again-title = And so it goes on
money-lesson-again = The rows have been filled up, and a new round begins. The figure above your cards is what they would bring if the deal ended now.
money-lesson-memory-title = Keep an eye on the others
money-lesson-memory = The small cards are what everybody has seen a player take: with them you can guess what is worth bidding for.
money-lesson-last-title = The last round
money-lesson-last = The pile is used up. Whatever you hold after this round counts.
money-lesson-over-title = That was your first game
money-lesson-over = Below you see what each hand brought. Now play with friends, or look at the game again from another seat.
