//! Bots: players that are programs. They work for every game, through [`Game`] and [`kernel::Estimate`], and decide
//! from a view alone.
//!
//! Deliberately absent: the true state. A bot that looks ahead samples states that its view does not rule out
//! ([`Game::determinize`]).

mod analysis;
mod decision;
mod easy;
mod explain;
mod fitting;
mod greedy;
mod judge;
mod net_play;
mod playout;
mod policy;
mod puzzle;
mod random;
mod search;
mod sense;
mod win_probability;

use kernel::{Game, Seat};

pub use analysis::{Alternative, Analyst, MISTAKE, StepAnalysis};
pub use decision::complete_decision;
pub use easy::Easy;
pub use fitting::{Fit, Sample, fit, self_play};
pub use greedy::{Evaluation, Greedy};
pub use judge::{Judge, net_shape, suits, visit_inputs};
pub use net_play::NetPlay;
pub use playout::playout;
pub use puzzle::{PuzzleRules, SHORT_SEARCHES, Solution, is_part_of_decision, puzzle};
pub use random::Random;
pub use search::{ActionValue, Search, SearchBot, search_with_threads};
pub use win_probability::{WinProbabilities, win_probabilities};

/// A player of the game `G`.
pub trait Bot<G: Game>: Send + Sync {
    /// A legal action of `seat`, which owes a choice and sees `view`.
    ///
    /// # Panics
    /// Where `seat` owes no choice in `view`.
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action;

    /// Whether the next choice can start from what the last search has found, so that the bot is worth keeping in
    /// memory.
    fn has_reusable_tree(&self) -> bool {
        false
    }
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        (**self).choose(seat, view)
    }

    fn has_reusable_tree(&self) -> bool {
        (**self).has_reusable_tree()
    }
}
