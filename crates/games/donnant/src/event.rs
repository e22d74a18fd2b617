use kernel::{Observer, Redact, Seat, Seats};
use serde::Serialize;

use crate::{Back, Card, Cards, Colour, Dice, StallPoints};

/// What is told. Hands are told to their owners alone; what is done at set-up or in a window is told
/// when all have finished.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// The market as it lies at first.
    Market {
        /// The upper row.
        evaluation: Cards,
        /// The lower row.
        bonus: Cards,
    },
    /// The cards that a seat is dealt.
    Hand {
        seat: Seat,
        /// Two of each back.
        cards: Cards,
    },
    /// A stall is shown for the first time.
    Stall {
        seat: Seat,
        /// Its three cards.
        cards: Cards,
        /// The deck under which the fourth went.
        back: Back,
    },
    /// A turn begins.
    Turn {
        seat: Seat,
        /// The number of the round, from one.
        round: u8,
    },
    /// What the dice show.
    Rolled {
        seat: Seat,
        /// For the how manieth time.
        rolls: u8,
        /// The yellow die.
        y: u8,
        /// The orange die.
        o: u8,
        /// The green die.
        g: u8,
        /// The blue die.
        b: u8,
        /// The violet die.
        v: u8,
    },
    /// Dice are to be rolled again.
    Rerolls { seat: Seat, dice: Dice },
    /// All dice are kept.
    Stopped { seat: Seat },
    /// Bonuses of a card were used in the window.
    Used {
        seat: Seat,
        card: Card,
        /// How often the effect is used.
        times: u8,
    },
    /// A box is filled.
    Wrote {
        seat: Seat,
        /// On which card.
        card: Card,
        /// Which box, from one.
        number: u8,
        /// What stands there now.
        value: u8,
    },
    /// A card is completed.
    Completed { seat: Seat, card: Card },
    /// A card is bought.
    Bought {
        seat: Seat,
        card: Card,
        /// The dice that paid for it.
        dice: Dice,
        /// How many dice a bonus saved.
        cheaper: u8,
    },
    /// A card is laid.
    Laid {
        seat: Seat,
        card: Card,
        /// To the right of the first card.
        x: i8,
        /// Above the first card.
        y: i8,
    },
    /// The market is filled up.
    Refilled {
        /// With this card.
        card: Card,
    },
    /// A die counts another value.
    Tweaked {
        seat: Seat,
        die: Colour,
        /// What it counts now.
        value: u8,
    },
    /// A die counts as another colour.
    Painted {
        seat: Seat,
        die: Colour,
        /// What it counts as now.
        colour: Colour,
    },
    /// A joker of dice.
    JokerDice { seat: Seat },
    /// A joker of a card.
    JokerCard {
        seat: Seat,
        /// From which deck.
        back: Back,
    },
    /// The card that the joker drew, for all to see.
    Drew { seat: Seat, card: Card },
    /// That card goes under its deck.
    Declined { seat: Seat, card: Card },
    /// A ninth card is laid: one more round follows this one.
    Ninth { seat: Seat },
    /// The round that begins is the last.
    LastRound,
    /// The game has lasted long enough.
    Late,
    /// What the stall of a seat is worth.
    Scored {
        seat: Seat,
        /// The sum of the lines below.
        points: i16,
        #[serde(flatten)]
        tally: StallPoints,
    },
    /// The game is over.
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
