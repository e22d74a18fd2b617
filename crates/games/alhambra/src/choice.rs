//! Who may choose what.

use kernel::{Draw, Piece, Seat};
use rand_core::Rng;

use crate::{
    Action, Alhambra, Handful, Phase, Place, Refusal,
    payments::{self, Payments},
    takes::Takes,
};

/// Several notes may be taken together up to this sum.
pub(crate) const MAX_TAKEN: u8 = 5;

impl Alhambra {
    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.phase != Phase::Play || self.turn != seat {
            return;
        }
        if self.must_pass(seat) {
            return visit(Action::Pass);
        }
        Takes::of(self.row).visit(&mut |notes| visit(Action::Take(notes)));
        for (place, payments) in Place::each().zip(self.payable(seat)) {
            payments.visit(place.currency(), &mut |notes| {
                visit(Action::Buy { place, gift: false, notes });
                if self.has_martin() {
                    visit(Action::Buy { place, gift: true, notes });
                }
            });
        }
    }

    /// Counts first, and then makes only the action that is picked.
    pub(crate) fn pick_action(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        let (takes, receivers) = (Takes::of(self.row), if self.has_martin() { 2 } else { 1 });
        let payments = self.payable(seat);
        let n = takes.len() + receivers * payments.iter().map(|it| it.len()).sum::<u32>();
        // Who has no choice passes, which takes a draw like any other.
        let mut left = rng.below(n.max(1));
        if left < takes.len() {
            return Action::Take(takes.nth(left));
        }
        left -= takes.len();
        for (place, payable) in Place::each().zip(payments) {
            let count = receivers * payable.len();
            if left < count {
                let notes = payable.nth(left / receivers).moved_to(place.currency());
                return Action::Buy { place, gift: left % receivers == 1, notes };
            }
            left -= count;
        }
        Action::Pass
    }

    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(notes) if !self.row.includes(notes) => Err(Refusal::NotOpen),
            Action::Take(notes) if notes.len() > 1 && notes.sum() > MAX_TAKEN => Err(Refusal::OverFive),
            Action::Take(_) => Ok(()),
            Action::Buy { gift: true, .. } if !self.has_martin() => Err(Refusal::NoMartin),
            Action::Buy { place, notes, .. } => self.payment_refusal(seat, place, notes),
            Action::Pass if !self.must_pass(seat) => Err(Refusal::MustAct),
            Action::Pass => Ok(()),
        }
    }

    fn payment_refusal(&self, seat: Seat, place: Place, notes: Handful) -> Result<(), Refusal> {
        let building = self.yard[place.index()].ok_or(Refusal::EmptyPlace)?;
        if !payments::all_of_place(notes, place) {
            return Err(Refusal::WrongCurrency);
        }
        if !self.hands[seat].includes(notes) {
            return Err(Refusal::NotInHand);
        }
        if notes.sum() < building.price() {
            return Err(Refusal::TooLittle);
        }
        if payments::has_note_to_spare(notes, building.price()) {
            return Err(Refusal::NoteToSpare);
        }
        Ok(())
    }

    /// Our ruling: only who can neither take nor buy passes.
    fn must_pass(&self, seat: Seat) -> bool {
        self.row.is_empty() && self.payable(seat).iter().all(|payments| payments.len() == 0)
    }

    /// The payments that `seat` can make for the building of each place.
    #[inline]
    pub(crate) fn payable(&self, seat: Seat) -> [Payments; Place::COUNT] {
        Payments::in_yard(self.hands[seat], &self.yard)
    }
}
