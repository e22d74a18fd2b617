//! Who may choose what.

use kernel::{Draw, Piece, Seat, Seats, Turn};
use rand_core::Rng;

use crate::{Action, Alhambra, Handful, Note, Phase, Place, Refusal, payments};

/// Several notes may be taken together up to this sum.
pub(crate) const MAX_TAKEN: u8 = 5;

/// So many actions are remembered while they are counted; there are rarely more.
const N_REMEMBERED: usize = 32;

impl Alhambra {
    pub(crate) fn waits_for(&self) -> Turn {
        match self.phase {
            Phase::Play => Turn::Seats(Seats::only(self.turn)),
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.phase != Phase::Play || self.turn != seat {
            return;
        }
        if self.must_pass(seat) {
            return visit(Action::Pass);
        }
        takes(Handful::EMPTY, 0, 0, self.row, visit);
        let hand = self.hands[seat];
        for place in Place::each() {
            let Some(building) = self.yard[place.index()] else { continue };
            let currency = place.currency();
            payments::visit(hand.lanes(currency), hand.sum(currency), building.price(), currency, &mut |notes| {
                visit(Action::Buy { place, gift: false, notes });
                if self.has_martin() {
                    visit(Action::Buy { place, gift: true, notes });
                }
            });
        }
    }

    /// The visit that counts also remembers, so that a second one is rarely needed.
    pub(crate) fn pick_action(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        let (mut n, mut remembered) = (0, [Action::Pass; N_REMEMBERED]);
        self.visit_actions(seat, &mut |action| {
            if n < N_REMEMBERED {
                remembered[n] = action;
            }
            n += 1;
        });
        let picked = rng.below(n as u32) as usize;
        if picked < N_REMEMBERED {
            return remembered[picked];
        }
        let (mut left, mut found) = (picked, Action::Pass);
        self.visit_actions(seat, &mut |action| {
            if left == 0 {
                found = action;
            }
            left = left.wrapping_sub(1);
        });
        found
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
        let can_buy = |place: Place| {
            self.yard[place.index()].is_some_and(|it| it.price() <= self.hands[seat].sum(place.currency()))
        };
        self.row.is_empty() && !Place::each().any(can_buy)
    }
}

/// Visits what may be taken from `row` besides what is `taken` of it: one note, or several whose sum is
/// small. Of equal notes the first are taken first, so that each handful is visited once.
fn takes(taken: Handful, n: usize, sum: u8, row: Handful, visit: &mut impl FnMut(Action)) {
    let (mut left, mut last): (_, Option<Note>) = (row, None);
    for note in row.iter() {
        left.remove(note);
        let more = sum + note.value();
        if last == Some(note) || n > 0 && more > MAX_TAKEN {
            continue;
        }
        last = Some(note);
        let longer = taken.followed_by(n, note);
        visit(Action::Take(longer));
        if more < MAX_TAKEN {
            takes(longer, n + 1, more, left, visit);
        }
    }
}
