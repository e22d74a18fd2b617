use kernel::{Estimate, Tensor, tensor_names};
use learn::{AnyBatch, AnyState, Batch, BatchConfig, Reward, State};

use crate::{
    StartError,
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

    /// The length of an observation.
    fn n_features(&self) -> usize;

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
    ) -> Result<Box<dyn AnyBatch>, StartError>;
}

impl<G: Tensor + Estimate> LearnGame for Rules<G> {
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

    fn n_features(&self) -> usize {
        G::LEN
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
    ) -> Result<Box<dyn AnyBatch>, StartError> {
        let root: G = begin(players, options)?;
        Ok(Box::new(Batch::new(&root, config)))
    }
}
