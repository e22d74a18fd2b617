//! Whether bonuses that change dice could turn them into a purchase or a completed card.
//!
//! Every box tries every free die with every value that bonuses can give it; what the rules rule out is cut off at once.
//! A card has few empty boxes and there are five dice, so that is a matter of microseconds.

use kernel::{Piece, Seat};

use crate::{
    Colour, Donnant, Face, Tweak,
    fill::Shown,
    possible::{self, Values},
    state::{SLOTS, Slot, price_of},
};

/// How many pips and colours may still be changed.
#[derive(Copy, Clone)]
struct Means {
    pips: u8,
    paints: u8,
}

impl Donnant {
    /// Whether bonuses could let `seat` buy or complete a card with the dice that it has not used.
    pub(crate) fn bonus_helps(&self, seat: Seat) -> bool {
        let (stall, shown) = (&self.players[seat].stall, self.shown(seat, self.unspent()));
        let ticks = stall.ticks();
        let means = Means { pips: ticks.pip, paints: ticks.paint };
        if means.pips == 0 && means.paints == 0 {
            return false;
        }
        let cheaper = self.cheaper(seat);
        let is_bought = |slot: usize| {
            let least = u32::from(price_of(slot as Slot)).saturating_sub(cheaper).max(1);
            self.market[slot].is_some() && can_equal(&shown, least as usize, means.pips)
        };
        !stall.is_full() && (0..SLOTS).any(is_bought)
            || stall.unfinished().any(|nth| {
                let face = self.cards().face(stall.card(nth));
                can_complete(face, stall.values(nth), &shown, means)
            })
    }
}

/// Whether so many of the dice can be made to show the same.
fn can_equal(shown: &Shown, count: usize, pips: u8) -> bool {
    (1..=6u8).any(|value| {
        let mut steps = [u8::MAX; Colour::COUNT];
        shown.free.iter().for_each(|die| steps[die.index()] = shown.die(die).value.abs_diff(value));
        steps.sort_unstable();
        steps[..count].iter().fold(0u8, |sum, it| sum.saturating_add(*it)) <= pips
    })
}

/// Whether the dice, changed as far as the means go, fill all empty boxes of a card.
fn can_complete(face: &Face, values: Values, shown: &Shown, means: Means) -> bool {
    let Some(index) = (0..face.boxes().len()).find(|&index| possible::value(values, index) == 0) else { return true };
    let (field, open) = (face.boxes()[index], possible::open(face, values)[index]);
    shown.free.iter().any(|die| {
        let Tweak { value, colour } = shown.die(die);
        let Some(paints) = means.paints.checked_sub(u8::from(!field.takes(colour))) else { return false };
        let mut rest = *shown;
        rest.free.remove(die);
        (1..=6u8).filter(|to| open >> to & 1 == 1).any(|to| {
            let Some(pips) = means.pips.checked_sub(value.abs_diff(to)) else { return false };
            can_complete(face, possible::with(values, index, to), &rest, Means { pips, paints })
        })
    })
}
