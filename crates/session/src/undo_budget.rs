//! How often a seat may take choices back. Each undo is an entry of the log, which must not grow without bound.

use kernel::{MAX_SEATS, Seat};
use record::Mover;

use crate::Line;

/// The number of undos until a seat has made more choices than ever before. Nobody needs as many in a turn.
pub const UNDOS_PER_TURN: u32 = 20;

/// The undos of all seats.
#[derive(Clone, Debug, Default)]
pub struct UndoBudget([Seated; MAX_SEATS]);

#[derive(Copy, Clone, Debug, Default)]
struct Seated {
    /// Choices that stand.
    choices: u32,
    /// The most choices that ever stood.
    furthest: u32,
    /// Undos since then.
    undos: u32,
}

impl UndoBudget {
    /// Whether a seat may undo once more.
    pub fn allows(&self, seat: Seat) -> bool {
        self.0[seat.index()].undos < UNDOS_PER_TURN
    }

    /// Counts the choices and undos of an entry.
    pub fn record(&mut self, lines: &[Line]) {
        for line in lines {
            match line {
                Line::Step(Mover::Seat(seat), _) => {
                    let it = &mut self.0[seat.index()];
                    it.choices += 1;
                    if it.choices > it.furthest {
                        (it.furthest, it.undos) = (it.choices, 0);
                    }
                }
                Line::Undo(seat) => {
                    let it = &mut self.0[seat.index()];
                    it.choices = it.choices.saturating_sub(1);
                    it.undos += 1;
                }
                _ => (),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_goes_further_may_undo_again() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let (step, undo) = (Line::Step(Mover::Seat(one), "seal".to_owned()), Line::Undo(one));
        let mut budget = UndoBudget::default();
        for _ in 0..UNDOS_PER_TURN {
            assert!(budget.allows(one));
            budget.record(std::slice::from_ref(&step));
            budget.record(std::slice::from_ref(&undo));
        }
        assert!(!budget.allows(one) && budget.allows(two));
        budget.record(std::slice::from_ref(&step));
        assert!(!budget.allows(one), "as far as before");
        budget.record(std::slice::from_ref(&step));
        assert!(budget.allows(one), "further than ever before");
    }
}
