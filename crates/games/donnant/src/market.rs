//! Purchases: equal dice, as many as the column asks for, fewer with the bonus.

use std::ops::ControlFlow;

use kernel::{Piece, Seat};

use crate::{
    Action, Card, Dice, Donnant, Refusal,
    fill::Shown,
    state::{SLOTS, Slot, price_of},
};

/// Sets of dice, a bit each.
type Sets = u32;

/// For each set of dice its parts, without the empty one.
const PARTS: [Sets; 32] = {
    let mut parts = [0; 32];
    let mut set = 0;
    while set < 32 {
        let mut part = 1;
        while part < 32 {
            if part & !set == 0 {
                parts[set] |= 1 << part;
            }
            part += 1;
        }
        set += 1;
    }
    parts
};

/// For each number of dice the sets that have so many.
const OF_SIZE: [Sets; 6] = {
    let mut sets = [0; 6];
    let mut set = 0u32;
    while set < 32 {
        sets[set.count_ones() as usize] |= 1 << set;
        set += 1;
    }
    sets
};

/// The sets of free dice that show one number.
fn equal(shown: &Shown) -> Sets {
    let mut by_value = [0u8; 7];
    shown.free.iter().for_each(|die| by_value[usize::from(shown.die(die).value)] |= 1 << die.index());
    by_value.iter().fold(0, |sets, dice| sets | PARTS[usize::from(*dice)])
}

/// The sets that pay `price`, of which up to `cheaper` dice may be left out; one die is always paid.
fn paying(price: u8, cheaper: u32) -> Sets {
    let least = u32::from(price).saturating_sub(cheaper).max(1);
    (least..=u32::from(price)).fold(0, |sets, n| sets | OF_SIZE[n as usize])
}

impl Donnant {
    /// Every purchase that `seat` can make with these dice, with up to `cheaper` of them left out.
    pub(crate) fn visit_purchases(
        &self,
        seat: Seat,
        shown: &Shown,
        cheaper: u32,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.players[seat].stall.is_full() {
            return ControlFlow::Continue(());
        }
        let equal = equal(shown);
        for slot in 0..SLOTS {
            let Some(card) = self.market[slot] else { continue };
            let mut sets = equal & paying(price_of(slot as Slot), cheaper);
            while sets != 0 {
                visit(Action::Buy(card, dice_of(sets.trailing_zeros())))?;
                sets &= sets - 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many dice may be left out of a purchase.
    pub(crate) fn cheaper(&self, seat: Seat) -> u32 {
        self.players[seat].stall.ticks().cheaper.into()
    }

    /// Why a card cannot be bought so.
    pub(crate) fn check_purchase(&self, seat: Seat, shown: &Shown, card: Card, dice: Dice) -> Result<(), Refusal> {
        let slot = self.slot_of(card).ok_or(Refusal::NotOnMarket)?;
        let set = 1 << dice.bits();
        if self.players[seat].stall.is_full() {
            Err(Refusal::StallFull)
        } else if !shown.free.includes(dice) {
            Err(Refusal::DieUsed)
        } else if equal(shown) & set == 0 {
            Err(Refusal::UnequalDice)
        } else if paying(price_of(slot), self.cheaper(seat)) & set == 0 {
            Err(Refusal::WrongPrice)
        } else {
            Ok(())
        }
    }

    /// Where a card lies on the market.
    pub(crate) fn slot_of(&self, card: Card) -> Option<Slot> {
        self.market.iter().position(|it| *it == Some(card)).map(|slot| slot as Slot)
    }
}

/// The dice of a set, a bit each.
pub(crate) fn dice_of(set: u32) -> Dice {
    Dice::from_bits(set as u8)
}
