//! A match, which is a game being played, and its text record.
//!
//! A [`Match`] is a state with the log that led to it and the dice that decide chance. A [`Record`] is the same as
//! text: readable, diffable, and sufficient to replay the game. The format is described in `docs/record.md`.
//!
//! Deliberately absent: files and the network. Callers read and write the text.
//!
//! ```
//! use record::{Record, Seed};
//!
//! let seed = Seed::from_phrase("an evening in June", 0);
//! assert_eq!(seed.to_string().parse(), Ok(seed));
//! let text = format!(
//!     "comptoir record 1\ngame money\nrevision 1\nplayers 3\nseed-hash {}\n\n. remove EUR\nstop 1\n",
//!     seed.hash(),
//! );
//! let record = Record::parse(&text).unwrap();
//! assert_eq!(record.steps.len(), 1);
//! assert_eq!(record.to_string(), text);
//! ```

mod game_match;
mod hex;
mod replay;
mod seed;
mod share;
mod text;
mod undo;

pub use game_match::{BatchError, Match};
pub use replay::{ReplayError, Verdict, replay, verify};
pub use seed::{Seed, SeedError, SeedHash};
pub use share::{Commitment, SeatShare, Share};
pub use text::{End, MAX_BYTES, MAX_ENTROPY, Mover, Record, RecordError, RecordFault, TITLE};
pub use undo::{UndoError, reveals, reveals_by_sampling};
