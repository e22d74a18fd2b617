kernel::refusals! {
    /// The card is not in one's hand.
    NotInHand = "not-in-hand" at "bidding",
    /// Cards are added in card order, so that each bid is reached in one way.
    CardOrder = "card-order" at "bidding",
    /// Rows and bids are exchanged only once all bids are shown.
    BidsFirst = "bids-first" at "reveal",
    /// Bids are shown: nothing can be added.
    BidsShown = "bids-shown" at "reveal",
    /// That player has no bid on the table.
    NoBidThere = "no-bid-there" at "swap",
    /// One's own bid is taken back, not swapped.
    OwnBid = "own-bid" at "swap",
}
