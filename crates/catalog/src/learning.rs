use bots::Bot;
use kernel::{Estimate, Factors, Forecast, Game, N_FACTORS, Seat, Tensor, tensor_names};
use learn::{AnyBatch, AnyState, Batch, BatchConfig, Opponent, Opponents, Reward, State};

use crate::{
    AnyGame, Level, StartError,
    any_game::{Rules, begin},
};

/// A game as an environment for reinforcement learning.
pub trait LearnGame: Send + Sync {
    /// The number of actions in the action space.
    fn n_actions(&self) -> usize;

    /// The notation of the action with this index; `None` from [`LearnGame::n_actions`] on.
    fn action(&self, index: usize) -> Option<String>;

    /// The index of an action in the game's notation; `None` if it cannot be read or is never legal.
    fn action_index(&self, action: &str) -> Option<usize>;

    /// How many values each factor of an action has.
    fn factor_sizes(&self) -> [usize; N_FACTORS];

    /// The factors of the action with this index; `None` from [`LearnGame::n_actions`] on.
    fn factors(&self, index: usize) -> Option<Factors>;

    /// The length of an observation.
    fn n_features(&self) -> usize;

    /// The most numbers of an observation that are not zero.
    fn max_nonzero(&self) -> usize;

    /// The names of the numbers of an observation.
    fn features(&self) -> Vec<String>;

    /// A position before its first step; [`AnyState::resolve_chance`] deals.
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    fn state(
        &self,
        players: u8,
        options: &[(String, String)],
        seed: u64,
        reward: Reward,
    ) -> Result<Box<dyn AnyState>, StartError>;

    /// Many games stepped at once; [`AnyBatch::reset`] starts them.
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    fn batch(
        &self,
        players: u8,
        options: &[(String, String)],
        config: BatchConfig,
        opponents: Option<OpponentConfig>,
    ) -> Result<Box<dyn AnyBatch>, StartError>;
}

impl<G: Tensor + Estimate + Forecast> LearnGame for Rules<G> {
    fn n_actions(&self) -> usize {
        G::SIZE
    }

    fn action(&self, index: usize) -> Option<String> {
        G::from_index(index).map(|action| action.to_string())
    }

    fn action_index(&self, action: &str) -> Option<usize> {
        let action: G::Action = action.parse().ok()?;
        // Some notations can be read and are legal in no position: those have no index.
        (0..G::SIZE).find(|&index| G::from_index(index) == Some(action))
    }

    fn factor_sizes(&self) -> [usize; N_FACTORS] {
        G::FACTORS
    }

    fn factors(&self, index: usize) -> Option<Factors> {
        G::from_index(index).map(G::factors)
    }

    fn n_features(&self) -> usize {
        G::LEN
    }

    fn max_nonzero(&self) -> usize {
        G::MAX_NONZERO
    }

    fn features(&self) -> Vec<String> {
        tensor_names::<G>()
    }

    fn state(
        &self,
        players: u8,
        options: &[(String, String)],
        seed: u64,
        reward: Reward,
    ) -> Result<Box<dyn AnyState>, StartError> {
        Ok(Box::new(State::<G>::before_chance(begin(players, options)?, seed, reward)))
    }

    fn batch(
        &self,
        players: u8,
        options: &[(String, String)],
        config: BatchConfig,
        opponents: Option<OpponentConfig>,
    ) -> Result<Box<dyn AnyBatch>, StartError> {
        let (root, judge): (G, _) = (begin(players, options)?, self.judge());
        let opponents = opponents.map(|OpponentConfig { level, learner }| Opponents {
            learner: learner.map(Seat::new),
            make: Box::new(move |seed| Box::new(BotOpponent(level.player::<G>(&judge, seed)))),
        });
        Ok(Box::new(Batch::new(&root, config, opponents)))
    }
}

/// Bots that play the seats that do not learn.
#[derive(Copy, Clone, Debug)]
pub struct OpponentConfig {
    /// How strong they are.
    pub level: Level,
    /// The seat that learns in every game, from zero; without one, game `n` has the seat `n` modulo the number of
    /// players.
    pub learner: Option<usize>,
}

struct BotOpponent<G>(Box<dyn Bot<G>>);

impl<G: Game> Opponent<G> for BotOpponent<G> {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        self.0.choose(seat, view)
    }
}
