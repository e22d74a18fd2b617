//! The inputs of a net for a position.
//!
//! Currencies are alike, so they are put in the order in which the viewer holds most of them: a net that learns of
//! somebody's best currency need not learn it seven times over. What is counted is what scores: sums, triplets, and what
//! the rows would bring.

use kernel::{Piece, RelativeSeats, Seat, Sheet};

use crate::{
    Cards, Currency, Money, Phase, Side,
    cards::{COINS, NOTE_SUMS, NOTES, coins, notes_of},
    estimate::Worth,
    score::NOTES_WORTH,
    state::N_SEATS,
};

/// A sum from which a currency counts in full, and the sum of all its notes.
const FULL: f32 = 200.0;
const ALL: f32 = 300.0;
/// The most cards that the pile can have after dealing.
const PILE: f32 = 31.0;

/// How many numbers the table has, a seat, and a currency: besides, in each currency, those of every seat.
const TABLE: usize = 6 + N_SEATS;
const SEAT: usize = 4;
const CURRENCY: usize = 8;
const HOLDING: usize = 6;

pub(crate) const NET_INPUTS: usize = TABLE + N_SEATS * (1 + SEAT) + Currency::COUNT * (CURRENCY + N_SEATS * HOLDING);

impl Money {
    #[inline]
    pub(crate) fn write_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(viewer, self.players(), N_SEATS);
        let actor = match self.phase {
            Phase::Exchange { actor } => Some(actor),
            _ => None,
        };
        sheet.number("deals_left", f32::from(self.options.deals - self.deal) / 3.0);
        sheet.flag("last_deal", self.deal == self.options.deals);
        sheet.flag("last_round", self.last_round);
        sheet.number("idle_rounds", f32::from(self.idle_rounds) / 3.0);
        sheet.number("pile", self.pile.len() as f32 / PILE);
        sheet.number("round", f32::from(self.round) / 16.0);
        sheet.place("actor", around, actor);
        let mut held = [Cards::EMPTY; N_SEATS];
        for (place, seat) in around.places() {
            held[place] = seat.map_or(Cards::EMPTY, |seat| self.hands[seat].or(self.bids[seat]));
            let cards = held[place];
            sheet.part(place, |sheet| {
                sheet.flag("present", seat.is_some());
                sheet.optional(SEAT, seat.map(|seat| self.hands[seat]), |sheet, hand| {
                    let home = self.prospect(Worth::of(cards));
                    let gain = |side| (self.prospect(Worth::of(hand.or(self.row(side)))) - home) / FULL;
                    sheet.number("coins", cards.and(coins()).len() as f32 / COINS as f32);
                    sheet.number("prospect", home / ALL);
                    sheet.number("right", gain(Side::Right));
                    sheet.number("left", gain(Side::Left));
                });
            });
        }
        for currency in by_holding(held[0]) {
            sheet.part(currency, |sheet| {
                for row in [self.right, self.left] {
                    let notes = notes_of(row, currency);
                    sheet.number("sum", f32::from(NOTE_SUMS[notes]) / FULL);
                    sheet.number("twenties", twenties(notes));
                    sheet.number("thirties", thirties(notes));
                }
                let notes = notes_of(self.pile, currency);
                sheet.number("pile", f32::from(NOTE_SUMS[notes]) / ALL);
                sheet.number("to_come", notes.count_ones() as f32 / NOTES as f32);
                for (place, cards) in held.iter().enumerate() {
                    let notes = notes_of(*cards, currency);
                    sheet.optional(HOLDING, (notes != 0).then_some(notes), |sheet, notes| {
                        let sum = f32::from(NOTE_SUMS[notes]);
                        sheet.number(place, sum / FULL);
                        sheet.flag("full", sum >= FULL);
                        sheet.number("worth", f32::from(NOTES_WORTH[notes]) / ALL);
                        sheet.number("twenties", twenties(notes));
                        sheet.number("thirties", thirties(notes));
                        sheet.number("cards", notes.count_ones() as f32 / NOTES as f32);
                    });
                }
            });
        }
    }
}

/// The currencies by the sum of their notes among these cards, the highest first; of equals the first in card order.
///
/// By insertion: a sort of the standard library would be two kilobytes of the module that a page loads.
fn by_holding(cards: Cards) -> [usize; Currency::COUNT] {
    let mut order = [0; Currency::COUNT];
    let sum = |currency: usize| NOTE_SUMS[notes_of(cards, currency)];
    for currency in 1..Currency::COUNT {
        let mut at = currency;
        while at > 0 && sum(order[at - 1]) < sum(currency) {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = currency;
    }
    order
}

/// Which part of the three notes of 20 is among a currency's notes.
fn twenties(notes: usize) -> f32 {
    (notes & 0b111).count_ones() as f32 / 3.0
}

/// The same of 30.
fn thirties(notes: usize) -> f32 {
    (notes >> 3 & 0b111).count_ones() as f32 / 3.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn currencies_are_ordered_by_what_is_held() {
        let cards = |codes: &[&str]| codes.iter().map(|code| code.parse().unwrap()).collect::<Cards>();
        assert_eq!(by_holding(Cards::EMPTY), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(by_holding(cards(&["JPY20a", "CHF60", "SEK60", "G1"])), [3, 5, 2, 0, 1, 4, 6]);
        assert_eq!(by_holding(cards(&["RUB60", "EUR20a", "EUR30a"])), [6, 0, 1, 2, 3, 4, 5]);
    }
}
