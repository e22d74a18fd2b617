# The words of Money!
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

money-name = Money!
money-pitch = Bid banknotes for other banknotes, sight unseen, and build the best wallet of currencies.
money-help = Every round, secretly bid any of your cards, or only the bluff card to sit the round out. From the highest bid down, each bidder takes a whole row, takes a bid that is still on the table, or takes the own bid back. At the end a currency is worth its total from 200 on and 100 less below that, a gold coin is worth 10, and all three 20s or all three 30s of a currency bring 100 more.

## Options

money-option-deals = Deals
money-option-deals-help = How many deals the match has; the points of all of them are added up.
money-option-remove = Currencies left out
money-option-remove-help = One currency is left out with four players, two with three, none with five.
money-option-remove-random = drawn anew for each deal
money-setup-remove-count = { $detail ->
    [0] With this number of players every currency is in play: none may be left out.
    [one] With this number of players exactly one currency is left out.
   *[other] With this number of players exactly { $detail } currencies are left out.
}

## Phases

money-phase-bid = Bids
money-phase-exchange = Exchanges
money-phase-over = End of the match

## Words

money-word-right = right
money-word-left = left
money-word-bluff = bluff card
money-word-pile = pile
money-word-hand = hand

## Moves

money-action-add = Add { $a } to the bid
money-action-seal = Seal the bid
money-action-row = Take the { $a } row
money-action-swap = Swap bids with { $a-name }
money-action-keep = Take the bid back

## What happens

money-event-removed = Out of this deal: { $currency }.
money-event-hand = { $seat-is ->
    [you] You begin with { $cards }.
   *[other] { $seat } begins with { $cards }.
}
money-event-round = Deal { $deal }, round { $round }. Right row: { $right }. Left row: { $left }. { $pile ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $pile } cards in the pile.
}
money-event-last-round = The pile is used up: this round is the last of the deal.
money-event-standstill = Three rounds without a card drawn: this round is the last of the deal.
money-event-sealed = { $seat-is ->
    [you] You have sealed your bid.
   *[other] { $seat } has sealed a bid.
}
money-event-bid = { $seat-is ->
    [you] You bid { $total }: { $cards }.
   *[other] { $seat } bids { $total }: { $cards }.
}
money-event-bluff = { $seat-is ->
    [you] You show the bluff card alone and sit this round out.
   *[other] { $seat } shows the bluff card alone and sits this round out.
}
money-event-took = { $seat-is ->
    [you] You take the { $side } row ({ $cards }) and leave { $given }.
   *[other] { $seat } takes the { $side } row ({ $cards }) and leaves { $given }.
}
money-event-swapped = { $seat-is ->
    [you] You swap bids with { $other }: you take { $cards } and leave { $given }.
   *[other] { $other-is ->
        [you] { $seat } swaps bids with you: your { $cards } for { $given }.
       *[other] { $seat } swaps bids with { $other }: takes { $cards } and leaves { $given }.
    }
}
money-event-kept = { $seat-is ->
    [you] You take your bid back: { $cards }.
   *[other] { $seat } takes the bid back: { $cards }.
}
money-event-scored = { $seat-is ->
    [you] Deal { $deal }: you score { $points } (currencies { $currencies }, gold coins { $coins }, triplets { $triplets }).
   *[other] Deal { $deal }: { $seat } scores { $points } (currencies { $currencies }, gold coins { $coins }, triplets { $triplets }).
}
money-event-won = { $winners-is ->
    [you] You win the match with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins the match with { $points } points.
       *[other] The win is shared, with { $points } points each: { $winners }.
    }
}

## Refusals

money-refusal-not-in-hand = That card is not in your hand.
money-refusal-card-order = Cards are added in card order: this one comes before the last one added.
money-refusal-bids-first = Nothing is exchanged before all bids are revealed: make your bid first.
money-refusal-bids-shown = The bids are revealed: they can no longer be changed.
money-refusal-no-bid-there = That player has no bid on the table.
money-refusal-own-bid = You cannot swap with yourself: take your bid back instead.

## Score

money-score-currencies = Currencies
money-score-coins = Gold coins
money-score-triplets = Triplets

## Cards

money-piece-EUR20a = €20
money-piece-EUR20b = €20
money-piece-EUR20c = €20
money-piece-EUR30a = €30
money-piece-EUR30b = €30
money-piece-EUR30c = €30
money-piece-EUR40 = €40
money-piece-EUR50 = €50
money-piece-EUR60 = €60

money-piece-USD20a = $20
money-piece-USD20b = $20
money-piece-USD20c = $20
money-piece-USD30a = $30
money-piece-USD30b = $30
money-piece-USD30c = $30
money-piece-USD40 = $40
money-piece-USD50 = $50
money-piece-USD60 = $60

money-piece-JPY20a = ¥20
money-piece-JPY20b = ¥20
money-piece-JPY20c = ¥20
money-piece-JPY30a = ¥30
money-piece-JPY30b = ¥30
money-piece-JPY30c = ¥30
money-piece-JPY40 = ¥40
money-piece-JPY50 = ¥50
money-piece-JPY60 = ¥60

money-piece-CHF20a = CHF 20
money-piece-CHF20b = CHF 20
money-piece-CHF20c = CHF 20
money-piece-CHF30a = CHF 30
money-piece-CHF30b = CHF 30
money-piece-CHF30c = CHF 30
money-piece-CHF40 = CHF 40
money-piece-CHF50 = CHF 50
money-piece-CHF60 = CHF 60

money-piece-GBP20a = £20
money-piece-GBP20b = £20
money-piece-GBP20c = £20
money-piece-GBP30a = £30
money-piece-GBP30b = £30
money-piece-GBP30c = £30
money-piece-GBP40 = £40
money-piece-GBP50 = £50
money-piece-GBP60 = £60

money-piece-SEK20a = 20 kr
money-piece-SEK20b = 20 kr
money-piece-SEK20c = 20 kr
money-piece-SEK30a = 30 kr
money-piece-SEK30b = 30 kr
money-piece-SEK30c = 30 kr
money-piece-SEK40 = 40 kr
money-piece-SEK50 = 50 kr
money-piece-SEK60 = 60 kr

money-piece-RUB20a = ₽20
money-piece-RUB20b = ₽20
money-piece-RUB20c = ₽20
money-piece-RUB30a = ₽30
money-piece-RUB30b = ₽30
money-piece-RUB30c = ₽30
money-piece-RUB40 = ₽40
money-piece-RUB50 = ₽50
money-piece-RUB60 = ₽60

money-piece-G1 = gold coin
money-piece-G2 = gold coin
money-piece-G3 = gold coin
money-piece-G4 = gold coin
money-piece-G5 = gold coin
money-piece-G6 = gold coin

money-piece-EUR = euro
money-piece-USD = US dollar
money-piece-JPY = yen
money-piece-CHF = Swiss franc
money-piece-GBP = pound sterling
money-piece-SEK = Swedish krona
money-piece-RUB = rouble

## What makes a move better

money-why-estimate = what the hand may become
money-why-past = points of deals before
money-why-worth = what the hand is worth now
money-why-hope = currencies that may grow
money-why-coins = gold coins
money-why-cards = more cards in hand
