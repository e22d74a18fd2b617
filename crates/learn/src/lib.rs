//! Games as environments for learning: [`State`], one position that is stepped and copied, and
//! [`Batch`], many games stepped at once into rows of numbers.
//!
//! Actions are the numbers of [`kernel::ActionSpace`], what a seat sees is the row of
//! [`kernel::Tensor`], players count from zero. Seats that choose at once are asked one after another in
//! the order of their numbers: what the others chose is hidden, so that makes no difference to them.
//! Chance comes from a fast generator with a seed of 64 bits.
//!
//! Deliberately absent: logs, records, news and the official dice, which matches have; and Python, which
//! only looks at slices that somebody else owns.
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
mod reward;
mod rows;
mod state;

pub use batch::{AnyBatch, Batch, Wish};
pub use reward::Reward;
pub use rows::{Rows, Shape};
pub use state::{AnyState, State, StepError};

/// No decision of any game has more legal actions.
pub const MAX_LEGAL: usize = 256;

/// How far apart lists of legal actions lie: at a power of two they would fight for the same places in the
/// processor's caches.
pub const LEGAL_ROW: usize = MAX_LEGAL + 16;
