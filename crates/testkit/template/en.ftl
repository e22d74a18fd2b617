# The messages of Toll. The table of ids is on the page of the crate `words`.
#
# Ids are made by rule: an event's type, a refusal's id and so on, after the name of the game. A code that is a
# number needs no words.

toll-name = Toll
toll-pitch = Take the card or pay to be spared: low cards, long runs and spare coins win.
toll-help = On your turn, take the open card with the coins on it, or pay one coin to pass it on. Cards count their number against you, a run of numbers only its lowest, and every coin takes one point off. The lowest total wins.

## Moves

toll-action-pay = Pay a coin
toll-action-take = Take the card

## What happens

toll-event-turned = Card { $card } is turned up.
toll-event-paid = { $seat-is ->
    [you] You pay a coin.
   *[other] { $seat } pays a coin.
}
toll-event-took = { $seat-is ->
    [you] You take card { $card } and { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } takes card { $card } and { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
}
toll-event-won = { $winners-is ->
    [you] You win with { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } wins with { $points } points.
       *[other] Shared victory with { $points } points: { $winners }.
    }
}

## Refusals

toll-refusal-no-coin = You have no coin left: take the card.

## Score

toll-score-cards = Cards
toll-score-coins = Coins
