# The messages of Money!. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in money-board.ftl:
#
# | fr | en |
# |---|---|
# | billet, pièce d’or | banknote, gold coin |
# | carte argent | bluff card |
# | mise, valider la mise | bid, confirm the bid |
# | rangée, pioche | row, pile |
# | échanger, reprendre | swap, take back |
# | manche, tour | deal, round |
# | triplet | triplet |
# | monnaie retirée | currency removed |

money-name = Money!
money-pitch = Secretly bid banknotes to win other banknotes, and build the best portfolio of currencies.
money-help = Each round, secretly bid cards from your hand, or only your bluff card to sit the round out. From the highest bid to the lowest, each player takes a whole row, swaps with another bid or takes their own bid back. At the end, a currency counts in full if it totals 200 or more, and 100 less if not; a gold coin is worth 10; all three 20s or all three 30s of a currency score 100 extra.

## Options

money-option-deals = Deals
money-option-deals-help = How many deals make up the match. The points of all deals are added up.
money-option-remove = Currencies removed
money-option-remove-help = One currency is removed with four players, two with three, none with five.
money-option-remove-random = drawn at random for each deal
money-setup-remove-count = { $detail ->
    [0] With this number of players, all currencies are in play: none is removed.
    [one] With this number of players, exactly one currency is removed.
   *[other] With this number of players, exactly { $detail } currencies are removed.
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
money-action-seal = Confirm the bid
money-action-row = Take the { $a } row
money-action-swap = Swap bids with { $a-name }
money-action-keep = Take your bid back

## What happens

money-event-removed = Currency removed for this deal: { $currency }.
money-event-hand = { $seat-is ->
    [you] You start with { $cards }.
   *[other] { $seat } starts with { $cards }.
}
money-event-round = Deal { $deal }, round { $round }. Right row: { $right }. Left row: { $left }. { $pile ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $pile } cards in the pile.
}
money-event-last-round = The pile has run out: this is the last round of the deal.
money-event-standstill = No card drawn for three rounds: this is the last round of the deal.
money-event-sealed = { $seat-is ->
    [you] You have confirmed your bid.
   *[other] { $seat } has confirmed their bid.
}
money-event-bid = { $seat-is ->
    [you] You bid { $total }: { $cards }.
   *[other] { $seat } bids { $total }: { $cards }.
}
money-event-bluff = { $seat-is ->
    [you] You bid only the bluff card: you sit this round out.
   *[other] { $seat } bid only the bluff card and sits this round out.
}
money-event-took = { $seat-is ->
    [you] You take the { $side } row ({ $cards }) and leave { $given }.
   *[other] { $seat } takes the { $side } row ({ $cards }) and leaves { $given }.
}
money-event-swapped = { $seat-is ->
    [you] You swap bids with { $other }: you take { $cards } and leave { $given }.
   *[other] { $other-is ->
        [you] { $seat } swaps bids with you: you give { $cards } and get { $given }.
       *[other] { $seat } swaps bids with { $other }: { $cards } for { $given }.
    }
}
money-event-kept = { $seat-is ->
    [you] You take your bid back: { $cards }.
   *[other] { $seat } takes their bid back: { $cards }.
}
money-event-scored = { $seat-is ->
    [you] Deal { $deal }: you score { $points } (currencies { $currencies }, gold coins { $coins }, triplets { $triplets }).
   *[other] Deal { $deal }: { $seat } scores { $points } (currencies { $currencies }, gold coins { $coins }, triplets { $triplets }).
}
money-event-won = { $winners-is ->
    [you] You win the match with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins the match with { $points } points.
       *[other] Shared victory with { $points } points: { $winners }.
    }
}

## Refusals

money-refusal-not-in-hand = That card is not in your hand.
money-refusal-card-order = Cards are named in order: this one comes before the previous one.
money-refusal-bids-first = Exchanges start once all bids are revealed: make your bid first.
money-refusal-bids-shown = The bids have been revealed: they can no longer change.
money-refusal-no-bid-there = That player has no bid on the table.
money-refusal-own-bid = You can’t swap with yourself: take your bid back instead.

## Score

money-score-currencies = Currencies
money-score-coins = Gold coins
money-score-triplets = Triplets

## Cards

money-pieces-EUR = €{ $n }
money-pieces-USD = ${ $n }
money-pieces-JPY = ¥{ $n }
money-pieces-CHF = CHF { $n }
money-pieces-GBP = £{ $n }
money-pieces-SEK = { $n } kr
money-pieces-RUB = ₽{ $n }
money-pieces-G = a gold coin

money-piece-EUR = euro
money-piece-USD = US dollar
money-piece-JPY = yen
money-piece-CHF = Swiss franc
money-piece-GBP = pound sterling
money-piece-SEK = Swedish krona
money-piece-RUB = rouble

## What makes a move better

money-why-estimate = a more promising hand
money-why-past = points from earlier deals
money-why-worth = the current value of the hand
money-why-hope = currencies close to 200
money-why-coins = gold coins
money-why-cards = more cards in hand
