//! Which die of the others to write.

use kernel::Seat;

use super::{Judge, Visit};
use crate::{Action, Dice, Donnant, Phase};

impl Donnant {
    /// Tells what every choice in a window promises, if the active player achieves nothing: what it does will hardly
    /// depend on it.
    #[inline(never)]
    pub(super) fn plan_window(&self, seat: Seat, judge: Judge, visit: Visit) {
        self.each_action(seat, &mut |action| {
            let next = self.after_in_window(seat, action);
            let mut value = next.value_if_ended(judge);
            // A bonus is used for the sake of its die, and one mark may be followed by another.
            let dice = match action {
                Action::Tweak(die, _) | Action::Paint(die, _) => Dice::only(die),
                Action::Mark(..) => next.rejected,
                _ => Dice::EMPTY,
            };
            if next.phase == Phase::Window && next.waiting.contains(seat) {
                let free = dice.and(next.rejected).minus(next.players[seat].used);
                next.each_mark(seat, free, &mut |mark| {
                    value = value.max(next.after_in_window(seat, mark).value_if_ended(judge));
                });
            }
            visit(action, value);
        });
    }

    fn after_in_window(&self, seat: Seat, action: Action) -> Donnant {
        let mut next = self.clone();
        next.play(seat, action);
        next
    }
}
