//! Which card to discard, and where to lay the other three.

use kernel::{Seat, Seats};

use super::{Judge, Visit};
use crate::{Action, Cards, Dice, Donnant, Phase, Place};

/// How many cards a stall has when the first turn begins.
const N_LAID: usize = 3;

impl Donnant {
    /// Tells what every choice of the set-up promises if the rest is laid as well as it can be.
    #[inline(never)]
    pub(super) fn plan_setup(&self, seat: Seat, judge: Judge, visit: Visit) {
        self.each_action(seat, &mut |action| {
            visit(action, self.after_in_setup(seat, action).value_of_setup(seat, judge));
        });
    }

    /// The same, but without the end of the set-up: what the others lay is not known.
    fn after_in_setup(&self, seat: Seat, action: Action) -> Donnant {
        let mut next = self.clone();
        match action {
            Action::Lay(card, place) => {
                next.players[seat].hand.remove(card);
                next.players[seat].stall.lay(&self.options.deck, card, place);
            }
            _ => next.play(seat, action),
        }
        next
    }

    /// Lays what the others may hold somewhere: a judge expects stalls.
    fn lay_for_others(&mut self, seat: Seat) {
        for other in self.everyone().without(seat).iter() {
            let player = &mut self.players[other];
            while player.stall.len() < N_LAID
                && let Some(card) = player.hand.lowest()
            {
                let place = Place::from_index(player.stall.free().trailing_zeros() as usize);
                player.hand.remove(card);
                player.stall.lay(&self.options.deck, card, place.expect("a small stall has room"));
            }
            player.hand = Cards::EMPTY;
        }
    }

    fn value_of_setup(&self, seat: Seat, judge: Judge) -> f32 {
        if self.players[seat].hand.is_empty() {
            let mut next = self.clone();
            next.lay_for_others(seat);
            (next.phase, next.waiting, next.rolling) = (Phase::Rolling, Seats::NONE, Dice::all());
            return judge(&next);
        }
        let mut best = f32::NEG_INFINITY;
        self.each_action(seat, &mut |action| {
            best = best.max(self.after_in_setup(seat, action).value_of_setup(seat, judge));
        });
        best
    }
}
