use kernel::{Seat, Seats, Set};
use serde::Serialize;

use super::Toll;

kernel::piece! {
    /// A card, by its number.
    pub struct Card: u64 = 3..=32;
}

/// The deck, or what lies before a player.
pub type Cards = Set<Card>;

kernel::notation! {
    /// What a seat chooses.
    pub enum Action {
        /// `pay`: a coin, to leave the card to the next player
        Pay = "pay",
        /// `take`: the card, with the coins on it
        Take = "take",
    }
}

kernel::action_space!(Toll: Action { Pay, Take });

kernel::notation! {
    /// What nature chooses.
    pub enum Drawn {
        /// `turn 17`
        Turn(card: Card) = "turn",
    }
}

kernel::refusals! {
    /// One has no coin to pay with.
    NoCoin = "no-coin" at "choosing",
}

kernel::score_lines! {
    /// The lowest card of every run.
    Cards = "cards",
    /// One less for each coin.
    Coins = "coins",
}

/// What happens, as everybody hears it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A card was turned up.
    Turned { card: Card },
    /// A player paid a coin.
    Paid { seat: Seat },
    /// A player took the card and the coins on it.
    Took { seat: Seat, card: Card, coins: u8 },
    /// The deck is used up; the lowest total wins.
    Won { winners: Seats, points: i32 },
}

kernel::open_events!(Event);
