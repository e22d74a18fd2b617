//! What every game of Comptoir is: the [`Game`] trait, and the few words it is written in.
//!
//! A state of play implements [`Game`]. It owns no memory, holds no generator and is never
//! serialised: what crosses a border are options, actions, outcomes, events and views. Chance is a
//! step taken by nature, simultaneous choices are blind commits, and an observer of a game sees a
//! view of it.
//!
//! Deliberately absent: input and output, clocks, threads, randomness of its own, and every
//! sentence in a human language (errors are ids; the words live elsewhere).
//!
//! ```
//! use kernel::{Draw, Set};
//! # use rand_core::SeedableRng;
//!
//! kernel::piece! {
//!     /// A face of a die.
//!     pub struct Face: u8 = ["one", "two", "three", "four", "five", "six"];
//! }
//!
//! let mut deck = Set::<Face>::all();
//! let mut rng = chacha20::ChaCha8Rng::from_seed([7; 32]);
//! let drawn = deck.nth(rng.below(deck.len()));
//! deck.remove(drawn);
//! assert_eq!(deck.len(), 5);
//! assert_eq!(drawn.to_string().parse(), Ok(drawn));
//! ```

mod bits;
mod declare;
mod draw;
mod entries;
mod estimate;
mod fields;
mod forecast;
mod game;
mod hashed;
mod options;
mod play;
mod prepare;
mod search;
mod seat;
mod set;
mod sheet;
mod space;
mod tensor;
mod text;
#[cfg(feature = "ts")]
mod ts;

pub use bits::{Bits, Wide};
pub use draw::Draw;
pub use entries::Entries;
pub use estimate::{Estimate, MAX_FEATURES};
pub use fields::{Compared, Differences, Fields};
pub use forecast::Forecast;
pub use game::{Game, Observer, Redact, Rule, Step, StepOf, Turn, Witnesses};
pub use options::{NoOptions, OptionKind, OptionSpec, Options, OptionsError, parse_flag, parse_number};
pub use play::{PlayError, STANDING_PARTS, Standing, standing};
pub use prepare::{Pick, Preparation, Stop, StopWhen};
pub use search::{Candidates, NetUse, Opponents, Policy, SearchSettings};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use set::{Piece, Set};
pub use sheet::{RelativeSeats, Sheet};
pub use space::{ActionSpace, Factors, N_FACTORS};
pub use tensor::{
    QUANTA, Tensor, quantized, tensor_names, tensor_names_of, visit_net_inputs, visit_nonzeros, write_observation,
    write_tensor,
};
pub use text::{ParseError, Token, Tokens};

// The macros name these, so that a game need not depend on them for that alone.
#[doc(hidden)]
pub use rand_core as __rand_core;
#[doc(hidden)]
pub use serde as __serde;
#[cfg(feature = "ts")]
#[doc(hidden)]
pub use ts_rs as __ts_rs;

/// Without the feature a piece needs no TypeScript type.
#[cfg(not(feature = "ts"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __piece_ts {
    ($type:ty) => {};
}
