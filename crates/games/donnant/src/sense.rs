//! Which uses of a bonus can serve something: bots leave the others out.
//!
//! A bonus that changes a die serves if it lets its owner buy, complete or write what could not be bought, completed or
//! written without it, at once or together with one bonus more. Three in a row are not looked for.

use kernel::{Game, Seat, Step, Turn};

use crate::{Action, Donnant};

impl Donnant {
    /// Whether an action of `seat` may serve something. Only bonuses are doubted.
    pub(crate) fn serves(&self, seat: Seat, action: Action) -> bool {
        if !is_bonus(action) {
            return true;
        }
        let with = self.after(seat, action);
        if with.finds_use(seat, |it| self.refusal(seat, it).is_err()) {
            return true;
        }
        let mut found = false;
        with.visit_if_asked(seat, &mut |second| {
            if found || !is_bonus(second) {
                return;
            }
            let both = with.after(seat, second);
            // What the second brings by itself is none of the first one's merits.
            let alone = self.refusal(seat, second).is_ok().then(|| self.after(seat, second));
            let is_new = |it: Action| {
                let by_second =
                    alone.as_ref().is_some_and(|state| state.is_asked(seat) && state.refusal(seat, it).is_ok());
                !by_second && self.refusal(seat, it).is_err()
            };
            found = both.finds_use(seat, is_new);
        });
        found
    }

    fn after(&self, seat: Seat, action: Action) -> Donnant {
        let mut next = self.clone();
        next.apply(Step::Act(seat, action), &mut |_| ());
        next
    }

    /// Whether `seat` may now buy, complete or write something for which `wanted` holds.
    fn finds_use(&self, seat: Seat, wanted: impl Fn(Action) -> bool) -> bool {
        let mut found = false;
        self.visit_if_asked(seat, &mut |it| {
            let is_use = matches!(it, Action::Buy(..) | Action::Complete(..) | Action::Mark(..));
            found = found || is_use && wanted(it);
        });
        found
    }

    fn is_asked(&self, seat: Seat) -> bool {
        matches!(self.turn(), Turn::Seats(seats) if seats.contains(seat))
    }

    fn visit_if_asked(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.is_asked(seat) {
            self.visit_actions(seat, visit);
        }
    }
}

fn is_bonus(action: Action) -> bool {
    matches!(action, Action::Tweak(..) | Action::Paint(..))
}
