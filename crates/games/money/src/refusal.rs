use kernel::Rule;

/// The rule that a refused choice would break.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Refusal {
    /// The card is not in one's hand.
    NotInHand,
    /// Cards are added in card order, so that each bid is reached in one way.
    CardOrder,
    /// Rows and bids are exchanged only once all bids are shown.
    BidsFirst,
    /// Bids are shown: nothing can be added.
    BidsShown,
    /// That player has no bid on the table.
    NoBidThere,
    /// One's own bid is taken back, not swapped.
    OwnBid,
}

impl Rule for Refusal {
    const ALL: &'static [Self] = &[
        Refusal::NotInHand,
        Refusal::CardOrder,
        Refusal::BidsFirst,
        Refusal::BidsShown,
        Refusal::NoBidThere,
        Refusal::OwnBid,
    ];

    fn id(self) -> &'static str {
        match self {
            Refusal::NotInHand => "not-in-hand",
            Refusal::CardOrder => "card-order",
            Refusal::BidsFirst => "bids-first",
            Refusal::BidsShown => "bids-shown",
            Refusal::NoBidThere => "no-bid-there",
            Refusal::OwnBid => "own-bid",
        }
    }

    fn anchor(self) -> &'static str {
        match self {
            Refusal::NotInHand | Refusal::CardOrder => "bidding",
            Refusal::BidsFirst | Refusal::BidsShown => "reveal",
            Refusal::NoBidThere | Refusal::OwnBid => "swap",
        }
    }
}
