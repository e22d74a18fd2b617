use kernel::Piece;
use serde::{Deserialize, Serialize};

use crate::{
    Cards, Currency,
    cards::{COIN_VALUE, NOTE_SUMS, NOTES, coins, notes_of},
};

/// The numbers of the rule.
pub mod scoring {
    /// From this total on a currency counts in full.
    pub const FULL: u16 = 200;
    /// What a smaller total loses.
    pub const LOSS: u16 = 100;
    /// What all three 20s, or all three 30s, of a currency bring.
    pub const TRIPLET: i16 = 100;

    /// What the notes of a currency count, triplets apart.
    pub const fn worth(total: u16) -> i16 {
        (if total < FULL { total.saturating_sub(LOSS) } else { total }) as i16
    }
}
use scoring::{TRIPLET, worth};

const TWENTIES: usize = 0b111;
const THIRTIES: usize = 0b111 << 3;

/// Points by what brought them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandPoints {
    /// The currencies, each in full or less what a small one loses.
    pub currencies: i16,
    /// The gold coins.
    pub coins: i16,
    /// Points for triplets.
    pub triplets: i16,
}

kernel::score_lines! {
    /// `currencies`
    Currencies = "currencies",
    /// `coins`
    Coins = "coins",
    /// `triplets`
    Triplets = "triplets",
}

/// What a hand is worth at the end of a deal.
pub fn tally(hand: Cards) -> HandPoints {
    let mut tally = HandPoints { coins: (COIN_VALUE * hand.and(coins()).len() as u16) as i16, ..HandPoints::default() };
    for currency in 0..Currency::COUNT {
        let notes = notes_of(hand, currency);
        debug_assert!(notes < 1 << NOTES);
        tally.currencies += worth(NOTE_SUMS[notes]);
        tally.triplets += triplets(notes);
    }
    tally
}

const fn triplets(notes: usize) -> i16 {
    TRIPLET * ((notes & TWENTIES == TWENTIES) as i16 + (notes & THIRTIES == THIRTIES) as i16)
}

/// What every combination of one currency's notes brings at the end of a deal.
pub(crate) static NOTES_WORTH: [i16; 1 << NOTES] = {
    let mut table = [0; 1 << NOTES];
    let mut notes = 0;
    while notes < table.len() {
        table[notes] = worth(NOTE_SUMS[notes]) + triplets(notes);
        notes += 1;
    }
    table
};

impl HandPoints {
    /// All of it.
    pub fn sum(self) -> i16 {
        self.currencies + self.coins + self.triplets
    }

    pub(crate) fn add(&mut self, more: HandPoints) {
        self.currencies += more.currencies;
        self.coins += more.coins;
        self.triplets += more.triplets;
    }
}
