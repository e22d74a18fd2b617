//! What to do with dice that lie: purchases, completions, jokers and bonuses, tried out to the end of the turn.

use kernel::Seat;

use super::{Judge, Visit};
use crate::{Action, Back, Donnant, Phase};

/// So many of the best first marks of a joker are tried with a second one.
const FIRST_MARKS: usize = 4;

impl Donnant {
    /// Tells what every choice after rolling promises.
    #[inline(never)]
    pub(super) fn plan_acts(&self, judge: Judge, visit: Visit) {
        let seat = self.active;
        self.each_action(seat, &mut |action| visit(action, self.value_after(seat, action, judge)));
        if matches!(self.phase, Phase::Act { .. }) {
            self.plan_bonuses(judge, visit);
        }
    }

    /// What an action of the active player promises.
    fn value_after(&self, seat: Seat, action: Action, judge: Judge) -> f32 {
        match action {
            Action::End => self.value_if_ended(judge),
            Action::JokerDice => self.after_action(seat, action).value_of_acts(judge),
            Action::JokerCard(back) => self.value_of_drawn(back, judge).unwrap_or(0.0),
            _ => self.after_action(seat, action).value_of_acts(judge),
        }
    }

    /// The best that the rest of a turn promises, without further bonuses.
    pub(super) fn value_of_acts(&self, judge: Judge) -> f32 {
        let seat = self.active;
        match self.phase {
            Phase::Lay { .. } => self.best_laid(judge).1.value_of_acts(judge),
            Phase::JokerLay => self.best_laid(judge).0,
            Phase::JokerDice { .. } => self.value_of_joker_dice(judge),
            Phase::Act { acted } => {
                let mut best = self.value_if_ended(judge);
                self.each_action(seat, &mut |action| {
                    if matches!(action, Action::Buy(..) | Action::Complete(..)) {
                        best = best.max(self.after_action(seat, action).value_of_acts(judge));
                    }
                });
                if self.check_joker(seat, acted).is_ok() {
                    for back in Back::ALL {
                        best = best.max(self.value_of_drawn(back, judge).unwrap_or(0.0));
                    }
                    if self.is_mark_in_reach(seat, self.unspent()) {
                        best = best.max(self.after_action(seat, Action::JokerDice).value_of_acts(judge));
                    }
                }
                best
            }
            _ => self.value_if_ended(judge),
        }
    }

    /// The best that one or two marks of a joker promise.
    fn value_of_joker_dice(&self, judge: Judge) -> f32 {
        let seat = self.active;
        let (mut best, mut first) = (self.value_if_ended(judge), [(f32::NEG_INFINITY, Action::End); FIRST_MARKS]);
        self.each_mark(seat, self.unspent(), &mut |action| {
            let value = self.after_action(seat, action).value_if_ended(judge);
            best = best.max(value);
            if let Some(place) = first.iter().position(|it| it.0 < value) {
                first[place..].rotate_right(1);
                first[place] = (value, action);
            }
        });
        for (_, action) in first.into_iter().filter(|it| it.1 != Action::End) {
            let next = self.after_action(seat, action);
            if next.phase == self.phase || !matches!(next.phase, Phase::JokerDice { .. }) {
                continue;
            }
            next.each_mark(seat, next.unspent(), &mut |action| {
                best = best.max(next.after_action(seat, action).value_if_ended(judge));
            });
        }
        best
    }
}
