//! Several bonuses for one purchase or card: the fewest changes of dice that lead there.

use kernel::{Piece, Seat};

use super::{Judge, Visit};
use crate::{
    Action, Colour, Donnant, Face, Pip, Tweak,
    fill::Shown,
    possible::{self, Values},
    stall::Ticks,
    state::{SLOTS, price_of},
};

type Dice = [Tweak; Colour::COUNT];

/// The fewest changes of dice that serve one goal.
struct Changes {
    shown: Dice,
    ticks: Ticks,
    best: Option<(u8, Dice)>,
}

impl Donnant {
    /// Tells what bonuses promise of which more than one is needed for a purchase or a card, by the first of them.
    pub(super) fn plan_bonuses(&self, judge: Judge, visit: Visit) {
        let (seat, stall) = (self.active, &self.players[self.active].stall);
        let (ticks, shown) = (stall.ticks(), self.shown(seat, self.unspent()));
        if ticks.pip + ticks.paint < 2 {
            return;
        }
        let changes = || Changes { shown: Colour::ALL.map(|die| shown.die(die)), ticks, best: None };
        let mut try_out = |changes: Changes| {
            if let Some((2.., dice)) = changes.best {
                self.plan_changes(seat, dice, judge, visit);
            }
        };
        for nth in stall.unfinished() {
            let mut changes = changes();
            changes.complete(self.cards().face(stall.card(nth)), stall.values(nth), &shown, 0, 0);
            try_out(changes);
        }
        let is_cheap = |slot: &usize| self.market[*slot].is_some() && !stall.is_full();
        let least =
            (0..SLOTS).filter(is_cheap).map(|slot| price_of(slot as u8).saturating_sub(ticks.cheaper).max(1)).min();
        if let Some(n) = least {
            for value in 1..=6 {
                let mut changes = changes();
                changes.equal(&shown, usize::from(n), value);
                try_out(changes);
            }
        }
    }

    /// Makes the dice such, and goes on as well as it can be.
    fn plan_changes(&self, seat: Seat, dice: Dice, judge: Judge, visit: Visit) {
        let (mut next, mut first) = (self.clone(), None);
        for die in Colour::ALL {
            let to = dice[die.index()];
            loop {
                let now = next.die(seat, die);
                let action = match now.value.cmp(&to.value) {
                    std::cmp::Ordering::Less => Action::Tweak(die, Pip::Plus),
                    std::cmp::Ordering::Greater => Action::Tweak(die, Pip::Minus),
                    std::cmp::Ordering::Equal if now.colour != to.colour => Action::Paint(die, to.colour),
                    std::cmp::Ordering::Equal => break,
                };
                first = first.or(Some(action));
                next = next.after_action(seat, action);
            }
        }
        if let Some(first) = first {
            visit(first, next.value_of_acts(judge));
        }
    }
}

impl Changes {
    fn keep(&mut self, n: u8, dice: Dice) {
        if self.best.is_none_or(|it| n < it.0) {
            self.best = Some((n, dice));
        }
    }

    /// The dice nearest to `value`, so many of them.
    fn equal(&mut self, shown: &Shown, n: usize, value: u8) {
        let (mut free, mut dice, mut steps) = (shown.free, self.shown, 0);
        for _ in 0..n {
            let Some(die) = free.iter().min_by_key(|die| self.shown[die.index()].value.abs_diff(value)) else { return };
            free.remove(die);
            steps += self.shown[die.index()].value.abs_diff(value);
            dice[die.index()].value = value;
        }
        if steps <= self.ticks.pip {
            self.keep(steps, dice);
        }
    }

    /// Tries every free die in every empty box, with every value that the boxes to the left allow.
    fn complete(&mut self, face: &Face, values: Values, shown: &Shown, pips: u8, paints: u8) {
        let Some(index) = (0..face.boxes().len()).find(|&index| possible::value(values, index) == 0) else {
            return self.keep(pips + paints, self.shown);
        };
        let (field, open) = (face.boxes()[index], possible::open(face, values)[index]);
        for die in shown.free.iter() {
            let before = self.shown[die.index()];
            let colour =
                if field.takes(before.colour) { before.colour } else { field.colour().unwrap_or(before.colour) };
            let paints = paints + u8::from(colour != before.colour);
            for value in (1..=6u8).filter(|value| open >> value & 1 == 1) {
                let pips = pips + before.value.abs_diff(value);
                let is_more = self.best.is_some_and(|it| it.0 <= pips + paints);
                if pips > self.ticks.pip || paints > self.ticks.paint || is_more {
                    continue;
                }
                let mut rest = *shown;
                rest.free.remove(die);
                self.shown[die.index()] = Tweak { value, colour };
                self.complete(face, possible::with(values, index, value), &rest, pips, paints);
                self.shown[die.index()] = before;
            }
        }
    }
}
