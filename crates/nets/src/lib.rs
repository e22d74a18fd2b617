//! Small dense nets that judge positions of a game, and their training, by hand and without dependencies.
//!
//! A [`Net`] has two hidden layers of fixed width ([`HIDDEN`]). Its inputs are sparse: an [`Accumulator`] adds a row of
//! the first layer for every input that is not zero, so most of a long observation costs nothing. Inference allocates
//! nothing and uses the four basic operations in one fixed order, so a net judges alike on every platform, WebAssembly
//! included.
//!
//! The file format ([`Net::to_bytes`]) keeps the first layer in bytes with one scale an input: a quarter of the size,
//! and the only rounding between training and play.
//!
//! Deliberately absent: games. What an input means is settled by who writes it (`bots::Judge`); this crate sees numbers.
//!
//! ```
//! use nets::{Accumulator, Example, Examples, Net, Training};
//!
//! // One seat, which wins with the only input and loses without.
//! let mut examples = Examples::new(1);
//! for n in 0..2000 {
//!     let has = n % 2 == 0;
//!     let (won, margin) = if has { ([1.0], [1.0]) } else { ([0.0], [-1.0]) };
//!     examples.push(&Example { inputs: if has { &[(0, 1.0)] } else { &[] }, seats: 1, won: &won, margin: &margin, game: n });
//! }
//! let net = Net::random(1, 1, 7);
//! assert_eq!(Net::from_bytes(&net.to_bytes()).unwrap().to_bytes(), net.to_bytes());
//! let mut sums = Accumulator::new(&net);
//! sums.add(&net, 0, 1.0);
//! let mut logits = [0.0; 1];
//! sums.outputs(&net, &mut logits);
//! assert!(logits[0].is_finite());
//! # let _ = (examples, Training::DEFAULT);
//! ```

mod examples;
mod format;
mod net;
mod softmax;
mod training;

pub use examples::{Example, Examples, ExamplesError};
pub use format::NetError;
pub use net::{Accumulator, HIDDEN, Net};
pub use softmax::{exp, softmax};
pub use training::{Errors, Training, errors, train};
