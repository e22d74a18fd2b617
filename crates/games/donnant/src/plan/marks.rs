//! What single dice promise in a box, for jokers and for the windows of the others.

use kernel::{Piece, Seat};

use super::Judge;
use crate::{Colour, Donnant, deck::MAX_BOXES};

/// The best box for a die, and the best other one: what each promises beyond doing nothing, and its number.
#[derive(Copy, Clone, Default)]
pub(super) struct Boxes {
    pub(super) first: (f32, u8),
    pub(super) second: (f32, u8),
}

/// By die and value less one.
pub(super) type Marks = [[Boxes; 6]; Colour::COUNT];

impl Boxes {
    fn insert(&mut self, gain: f32, number: u8) {
        if gain > self.first.0 {
            (self.second, self.first) = (self.first, (gain, number));
        } else if gain > self.second.0 {
            self.second = (gain, number);
        }
    }

    /// The best that two dice promise together, in two boxes.
    pub(super) fn with(self, other: Boxes) -> f32 {
        if self.first.1 != other.first.1 {
            return self.first.0 + other.first.0;
        }
        self.first.0.max(other.first.0).max(self.first.0 + other.second.0).max(self.second.0 + other.first.0)
    }
}

impl Donnant {
    /// What dice promise to `seat` in its boxes: `sign` times the difference to `base`, so that minus one tells what the
    /// planning seat loses where another one writes.
    pub(super) fn marks(&self, seat: Seat, base: f32, sign: f32, judge: Judge) -> Marks {
        let mut marks = [[Boxes::default(); 6]; Colour::COUNT];
        let stall = &self.players[seat].stall;
        for nth in stall.unfinished() {
            let (boxes, open) = (self.cards().face(stall.card(nth)).boxes(), stall.open(nth));
            let mut gains = [[0.0; 6]; MAX_BOXES];
            for (index, field) in boxes.iter().enumerate() {
                let is_like = |before: &usize| {
                    self.cards().face(stall.card(nth)).at_least > 0
                        && boxes[*before] == *field
                        && open[*before] == open[index]
                };
                // Boxes of a sum that take the same dice are worth the same.
                if let Some(before) = (0..index).find(is_like) {
                    gains[index] = gains[before];
                } else {
                    for value in (1..=6u8).filter(|value| open[index] >> value & 1 == 1) {
                        let mut next = self.clone();
                        next.write(seat, nth, index, value);
                        gains[index][usize::from(value) - 1] = sign * (next.value_if_ended(judge) - base);
                    }
                }
                for die in Colour::ALL.into_iter().filter(|die| field.takes(*die)) {
                    for (marks, gain) in marks[die.index()].iter_mut().zip(gains[index]) {
                        marks.insert(gain, (nth * MAX_BOXES + index) as u8);
                    }
                }
            }
        }
        marks
    }
}
