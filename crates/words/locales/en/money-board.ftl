# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

money-prompt-bid = Choose the cards for your bid, then confirm it.
money-prompt-wait-bids = { $count ->
    [0] The bids are being revealed.
   *[other] Waiting for bids from { $seats }.
}
money-prompt-exchange = Your turn to choose: take a row, swap with another bid, or take yours back.
money-prompt-exchange-rows = Your turn to choose: take a row, or take your bid back.
money-prompt-wait-exchange = { $seats } chooses, with the highest bid left.
money-prompt-deal = Dealing the cards…
money-prompt-over = The match is over.

## The table

money-round = Deal { $deal } of { $deals } · round { $round }
money-final-round = Last round: after this, the cards in the rows no longer count.
money-final-round-brief = Last round
money-row-left = Left row
money-row-right = Right row
money-sum = total { $sum }
money-pile = { $count ->
    [0] the pile is empty
   *[other] { $count } in the pile
}
money-out = Removed:
money-card = { $card }, no. { $serial }

## A player

money-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
money-points-title = Points from finished deals
money-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
money-sealed = bid confirmed
money-choosing = choosing a bid
money-acts = choosing now
money-no-bid = no bid on the table
money-rank = { $rank ->
    [1] chooses next
   *[other] chooses no. { $rank }
}
money-bid-total = bid: { $total }
money-bid-of = { $name }’s bid
money-tie = tie: the lowest serial number goes first
money-tied = tie
money-known = known to all: { $sum }
money-hand-of = hand
money-hidden = + { $count } hidden
money-seen = Everyone knows that you hold this card
money-counts-note = Counts towards the total of its currency, which counts in full from 200 on.
money-counts-coin = Worth 10 points, whatever else you hold.

## One's own cards

money-your-hand = Your hand
money-hand-empty = No cards in hand.
money-worth = worth { $points } now
money-group = { $sum } · worth { $worth }
money-group-points = { $sum } · worth { $points }
money-triplet = 3 × { $value }: +100
money-your-bid = Your bid
money-your-bid-total = Your bid: { $total }
money-your-bluff = Your bid: the bluff card alone
money-bidding = { $count ->
    [one] Bid of { $total } with { $count } card
   *[other] Bid of { $total } with { $count } cards
}
money-bidding-none-help = Tap cards to bid them.
money-stays = The rest of your hand is worth { $points }.
money-clear = Clear choice
money-seal = Confirm the bid
money-bluff-only = Bluff card only
money-go-row = Take this row
money-go-swap = Swap
money-go-keep = Take it back
money-after = { $points } points ({ $gain })
money-then = Your hand would be worth { $points } (now { $now }).
money-exchange-help = Tap a row or a bid.
money-deal-over = End of deal { $deal }
money-next-deal = Next deal
money-last-deal = Deal { $deal }: all hands

## The guided first game

money-lesson-hand-title = These are your cards
money-lesson-hand = Concentrate on one or two currencies: from 200 on, a currency counts in full; below that, it loses 100. All three 20s or all three 30s of one currency score 100 extra.
money-lesson-rows-title = What you can win
money-lesson-rows = Everyone secretly bids cards from their hand. The highest bid chooses first: that player takes a whole row and leaves the bid in its place.
money-lesson-pick-title = Make your first bid
money-lesson-pick = Tap one or two cards you can do without, preferably in a currency you have little of. Then confirm the bid.
money-lesson-reveal-title = The bids are revealed
money-lesson-reveal = The highest total goes first; if totals are equal, the lowest serial number does. Anyone who bid only the bluff card sits this round out.
money-lesson-exchange-title = Your turn to choose
money-lesson-exchange = Take a row, swap with another bid, or take yours back. Each choice shows what your hand would be worth afterwards.
money-lesson-again-title = And so it goes on
money-lesson-again = The rows are refilled and a new round begins. The number above your cards is what they would score if the deal ended now.
money-lesson-memory-title = Watch the others
money-lesson-memory = The small cards are the ones everybody has seen a player take: they help you guess who is collecting what.
money-lesson-last-title = The last round
money-lesson-last = The pile has run out. Only the cards you hold after this round will count.
money-lesson-over-title = That was your first game
money-lesson-over = Here is what each hand scored. Now play with friends, or watch the game again from another seat.

## Decisions as a whole

money-decision-bid = Bid { $total }: { $cards }
money-decision-bluff = Bid nothing but the bluff card
money-milestone = deal { $deal }
money-lesson-about = After the last round, the hand that brings the most points wins. This is a short game with bots.

## Planned ahead

money-prepare-bid = Next bid
money-prepare-row-left = Take the left row
money-prepare-row-right = Take the right row
money-stop-hand = your hand has changed
money-stop-last-round = the last round has begun
money-stop-row = the row has changed
money-stop-round = the round is over

## The glossary: the forms of a word, and what it means

money-term-bid = bid, bids
money-term-bid-means = The cards put forward in secret this round. The highest one chooses first.
money-term-row = row, rows
money-term-row-means = The cards to the left or right of the pile. You take all of it, and leave your bid in its place.
money-term-bluff = bluff card, bluff cards
money-term-bluff-means = Everyone has one. With a bid it hides how many cards there are; alone it sits the round out.
money-term-triplet = triplet, triplets
money-term-triplet-means = All three 20s, or all three 30s, of one currency: 100 points more.
money-term-serial = serial number, serial numbers
money-term-serial-means = The small number on a card. Between equal bids, the lowest goes first.
money-term-deal = deal, deals
money-term-deal-means = From dealing the cards to scoring the hands. A game may have several; their points add up.
