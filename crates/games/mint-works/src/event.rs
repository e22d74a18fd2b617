use kernel::{Observer, Redact, Seat, Seats, Witnesses};
use serde::Serialize;

use crate::{Location, Plan, Row};

/// What is told. Only what a player draws at the Lottery, and loses before it was ever shown, is told to
/// those alone who can name it; the others hear that it happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The first-player token goes to a seat at the beginning.
    First {
        /// Whose it is.
        seat: Seat,
    },
    /// An advanced location comes into play.
    InPlay { location: Location },
    /// A Plan is opened for the supply.
    Supplied { plan: Plan },
    /// A development phase begins.
    Round {
        /// The number of the round, from one.
        round: u8,
        /// Who has the first turn.
        seat: Seat,
    },
    /// A seat places mints.
    Placed { seat: Seat, location: Location, mints: u8 },
    /// The Temp Agency does what another location does.
    Copied { seat: Seat, location: Location },
    /// Justin blocks what is left of a location.
    Blocked { seat: Seat, location: Location },
    /// A seat gains mints.
    Gained { seat: Seat, mints: u8 },
    /// All the others gain mints.
    OthersGained {
        /// Whose doing it is.
        seat: Seat,
        /// How many each.
        mints: u8,
    },
    /// A seat takes the first-player token.
    Token { seat: Seat },
    /// A seat gains a Plan from the supply.
    Bought { seat: Seat, plan: Plan },
    /// A Plan becomes a Building.
    Built { seat: Seat, plan: Plan },
    /// A deed opens its location.
    Opened {
        /// Whose it is.
        seat: Seat,
        location: Location,
    },
    /// A seat draws a Plan at the Lottery, as those hear it who can name it.
    Drew {
        seat: Seat,
        plan: Plan,
        /// Who can name it.
        #[serde(skip)]
        known_to: Witnesses,
    },
    /// The same as the others hear it.
    DrewUnseen { seat: Seat },
    /// A card goes under the deck, as those hear it who can name it.
    Lost {
        /// Whose it was.
        seat: Seat,
        plan: Plan,
        /// Who can name it.
        #[serde(skip)]
        known_to: Witnesses,
    },
    /// The same as the others hear it.
    LostUnseen {
        /// Whose it was.
        seat: Seat,
    },
    /// A seat passes.
    Passed { seat: Seat },
    /// Everybody has passed: upkeep begins.
    Upkeep {
        /// The number of the round, from one.
        round: u8,
    },
    /// Nobody used the Supplier in the solo game: the supply goes under the deck.
    Swept {
        /// In this order.
        #[cfg_attr(feature = "ts", ts(type = "Array<Plan>"))]
        plans: Row,
    },
    /// A Building brings mints.
    Income { seat: Seat, plan: Plan, mints: u8 },
    /// A mint is laid on the Gallery.
    Hoarded {
        /// Whose it is.
        seat: Seat,
        /// How many lie there now.
        mints: u8,
    },
    /// The Co-Op gives a mint to another player.
    Shared {
        /// Whose it is.
        seat: Seat,
        other: Seat,
        mints: u8,
    },
    /// A deed location that was used brings mints to its owner.
    Rent { seat: Seat, location: Location, mints: u8 },
    /// Rachael's mints on the Supplier leave the game.
    Spent { mints: u8 },
    /// All mints on locations go back, and everybody gains one.
    Wages {
        /// How many each.
        mints: u8,
    },
    /// Final scoring: these have seven stars or more.
    Prestige { seats: Seats },
    /// Final scoring: the supply cannot be filled.
    SupplyShort,
    /// Final scoring: the last round that there can be is over.
    LastRound,
    /// The supply of mints is empty, and so the opponent wins.
    MintsGone {
        /// Who wins by that.
        seat: Seat,
    },
    /// What a seat has in the end.
    Scored {
        seat: Seat,
        /// The prestige of the neighbourhood.
        stars: u8,
        /// Its Plans and Buildings.
        cards: u8,
    },
    /// The game is over.
    Won {
        winners: Seats,
        /// The most stars among them.
        stars: u8,
    },
}

impl Redact for Event {
    fn redacted(&self, observer: Observer) -> Option<Self> {
        Some(match *self {
            Event::Drew { seat, known_to, .. } if !known_to.include(observer) => Event::DrewUnseen { seat },
            Event::Lost { seat, known_to, .. } if !known_to.include(observer) => Event::LostUnseen { seat },
            open => open,
        })
    }
}
