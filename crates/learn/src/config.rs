use kernel::{Game, Seat};

use crate::Reward;

/// How observations are written.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Observations {
    /// Not at all.
    None,
    /// Every number as a 32-bit float.
    Float32,
    /// Every number as a byte, in thirty-seconds ([`kernel::quantized`]).
    Int8,
    /// The numbers that are not zero, with their indices.
    Sparse,
}

/// How masks of legal actions are written.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Masks {
    /// Not at all: the lists tell.
    None,
    /// A byte for each action.
    Bytes,
    /// A bit for each action, the lowest bit of a byte first.
    Bits,
}

/// The settings of a batch.
#[derive(Copy, Clone, Debug)]
pub struct BatchConfig {
    /// The number of games.
    pub games: usize,
    /// The reward at the end of a game.
    pub reward: Reward,
    /// How observations are written.
    pub observations: Observations,
    /// How masks are written.
    pub masks: Masks,
    /// Whether legal actions are listed.
    pub lists: bool,
    /// Whether the factors of the listed actions are written.
    pub factors: bool,
    /// The number of threads that step the games.
    pub threads: usize,
}

/// A player of the seats that do not learn.
pub trait Opponent<G: Game>: Send {
    /// A legal action of `seat`, which owes a choice and sees `view`.
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action;
}

/// Who plays the seats that do not learn.
pub struct Opponents<G> {
    /// The seat that learns in every game; without one, game `n` has the seat `n` modulo the number of players.
    pub learner: Option<Seat>,
    /// Makes the opponents of one game from the seed of the game.
    pub make: Box<dyn Fn(u64) -> Box<dyn Opponent<G>> + Send + Sync>,
}

impl<G: Game> Opponents<G> {
    /// The seat that learns in game `n`.
    pub(crate) fn learner(&self, n: usize, players: usize) -> Seat {
        self.learner.unwrap_or(Seat::new(n % players))
    }
}
