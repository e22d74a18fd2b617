use kernel::{Observer, Redact, Seat, Seats};
use serde::Serialize;

use crate::{Cards, Currency, HandPoints, Side};

/// What is told. Cards that wander in the open are named; a hand is told to its owner alone, and of a
/// bid in the making nothing is told at all, not even that it grows.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A currency is out of this deal.
    Removed { currency: Currency },
    /// The hand that a seat begins a deal with.
    Hand {
        seat: Seat,
        /// The six cards.
        cards: Cards,
    },
    /// A round begins, with these cards open.
    Round {
        /// The number of the deal, from one.
        deal: u8,
        /// The number of the round, from one in each deal.
        round: u16,
        /// To the right of the pile.
        right: Cards,
        /// To the left of the pile.
        left: Cards,
        /// How many cards the pile still has.
        pile: u8,
    },
    /// The pile is used up: the round that begins is the last.
    LastRound,
    /// No card was drawn for three rounds: the round that begins is the last.
    Standstill,
    /// A seat has made its bid.
    Sealed { seat: Seat },
    /// A bid is shown.
    Bid {
        seat: Seat,
        /// What lies there.
        cards: Cards,
        total: u16,
    },
    /// The bluff card alone is shown.
    Bluff { seat: Seat },
    /// A bid goes for a row.
    Took {
        seat: Seat,
        side: Side,
        /// What it took.
        cards: Cards,
        /// What lies there now.
        given: Cards,
    },
    /// A bid goes for another's bid.
    Swapped {
        seat: Seat,
        other: Seat,
        /// What it took.
        cards: Cards,
        /// What lies before the other now.
        given: Cards,
    },
    /// A bid is taken back.
    Kept {
        seat: Seat,
        /// What it took back.
        cards: Cards,
    },
    /// What a deal brought to a seat.
    Scored {
        /// The number of the deal, from one.
        deal: u8,
        seat: Seat,
        /// The sum of the lines below.
        points: i16,
        #[serde(flatten)]
        tally: HandPoints,
    },
    /// The match is over.
    Won {
        winners: Seats,
        /// With how many points.
        points: i16,
    },
}

impl Redact for Event {
    fn redacted(&self, observer: Observer) -> Option<Self> {
        match *self {
            Event::Hand { seat, .. } if observer != Observer::Seat(seat) && observer != Observer::Arbiter => None,
            open => Some(open),
        }
    }
}
