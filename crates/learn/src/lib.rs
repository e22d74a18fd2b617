//! Games as environments for reinforcement learning: [`State`], one position that is stepped and copied, and
//! [`Batch`], many games stepped at once into arrays.
//!
//! Actions are the indices of [`kernel::ActionSpace`], observations are those of [`kernel::Tensor`], players count from
//! zero. Seats that choose simultaneously act one after another in the order of their numbers; the others' choices are
//! hidden, so the order makes no difference. Chance comes from a fast generator with a seed of 64 bits.
//!
//! Deliberately absent: logs, records, events and the official dice, which are part of a match; and Python, whose
//! arrays come in as borrowed slices.
//!
//! ```
//! use kernel::Game;
//! use learn::{AnyState, Reward, State};
//! use money::{Money, Options};
//!
//! let root = Money::new(3, &Options::default()).unwrap();
//! let mut state = State::new(root, 7, Reward::Win);
//! while let Some(player) = state.player() {
//!     let mut legal = Vec::new();
//!     state.legal(player, &mut legal);
//!     state.step(legal[0]).unwrap();
//! }
//! assert_eq!(state.rewards().iter().sum::<f64>(), 0.0);
//! ```

mod batch;
mod config;
mod env;
mod reward;
mod rows;
mod sparse;
mod state;
mod workers;

pub use batch::{AnyBatch, Batch};
pub use config::{BatchConfig, Masks, Observations, Opponent, Opponents};
pub use reward::Reward;
pub use rows::{Rows, Shape};
pub use state::{AnyState, State, StepError};

/// The maximum number of legal actions of a decision.
pub const MAX_LEGAL: usize = 256;

/// The stride of the lists of legal actions. A power of two would map all lists to the same cache sets.
pub const LEGAL_STRIDE: usize = MAX_LEGAL + 16;
