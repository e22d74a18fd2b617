//! Players that are no people. They know no game: whatever they do, they do through [`Game`], and all
//! they ever see is a view.
//!
//! Deliberately absent: the true state. A bot that wants to look ahead imagines states that its view
//! does not rule out.

mod greedy;
mod playout;
mod random;

use kernel::{Game, Seat};

pub use greedy::Greedy;
pub use playout::playout;
pub use random::Random;

/// Somebody who chooses.
pub trait Bot<G: Game>: Send {
    /// A legal action of `seat`, which owes a choice and sees `view`.
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action;
}
