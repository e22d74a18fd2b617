//! What may tell who will win.

use kernel::Seat;

use crate::{Money, estimate::Worth};

pub(crate) const FEATURES: &[&str] =
    &["estimate", "past", "worth", "hope", "coins", "cards", "estimate-late", "past-late", "worth-late", "hope-late"];

/// About what a hand is worth in the end.
const HAND: f32 = 500.0;
/// The most cards that the pile can have after dealing.
const PILE: f32 = 31.0;

impl Money {
    pub(crate) fn describe(&self, seat: Seat, into: &mut [f32]) {
        let late = self.lateness();
        let past = f32::from(self.tallies[seat].sum()) / HAND;
        let cards = self.hands[seat].or(self.bids[seat]);
        let dealt = !cards.is_empty();
        let all = Worth::of(cards);
        let [worth, hope, gold] = [all.now / HAND, all.hope / HAND, all.gold / HAND];
        let estimate = if dealt { self.with_bid(seat, all) / HAND } else { 0.0 };
        let figures = [
            estimate,
            past,
            worth,
            hope,
            gold,
            cards.len() as f32 / 10.0,
            late * estimate,
            late * past,
            late * worth,
            late * hope,
        ];
        into.copy_from_slice(&figures);
    }

    /// From zero at the first deal to one at the end of the last.
    fn lateness(&self) -> f32 {
        let of_deal = if self.last_round { 1.0 } else { 1.0 - self.pile.len() as f32 / PILE };
        let dealing = matches!(self.phase, crate::Phase::Remove | crate::Phase::Deal);
        let now = if dealing { 0.0 } else { of_deal.max(0.0) };
        (f32::from(self.deal.max(1)) - 1.0 + now) / f32::from(self.options.deals)
    }
}
