//! Players that are no people. They know no game: whatever they do, they do through [`Game`] and
//! [`kernel::Estimate`], and all they ever see is a view.
//!
//! Deliberately absent: the true state. A bot that wants to look ahead imagines states that its view
//! does not rule out.

mod analysis;
mod chances;
mod easy;
mod fitting;
mod greedy;
mod guide;
mod playout;
mod random;
mod search;

use kernel::{Game, Seat};

pub use analysis::{Analyst, Better, Moment};
pub use chances::{Chances, chances};
pub use easy::Easy;
pub use fitting::{Fit, Sample, fit, play_and_note};
pub use greedy::{By, Greedy};
pub use guide::EVERY;
pub use playout::playout;
pub use random::Random;
pub use search::{Choice, Others, Search, Settings, Thinker, search_with_threads};

/// Somebody who chooses.
pub trait Bot<G: Game>: Send + Sync {
    /// A legal action of `seat`, which owes a choice and sees `view`.
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action;

    /// Whether it has thought of its next choice already, so that it is worth keeping.
    fn thinks_ahead(&self) -> bool {
        false
    }
}
