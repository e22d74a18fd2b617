//! What the tests of all games share, and a game to test the tests with.
//!
//! - [`toll`] is a whole game in three small files: the example of how the kernel is used, and what
//!   `cargo xtask new-game` copies.
//! - [`flawed`] is the same game broken in one way for each law, to show that the laws notice.
//! - [`Table`] plays by notation, for tests of rules; [`records`] checks recorded games.
//!
//! Nothing of this is part of a program that people run.
//!
//! ```
//! use kernel::Game;
//! use testkit::{Table, toll::{Refusal, Toll}};
//!
//! let mut table = Table::<Toll>::new(3, &[]);
//! table.chance("turn 17").play(1, "pay").play(2, "take").chance("turn 5");
//! assert_eq!(table.turn(), [2], "the seat that took decides first");
//! assert_eq!(table.points(2), 17 - 10);
//! ```

pub mod flawed;
pub mod records;
mod table;
pub mod toll;

pub use table::{Table, options, seat};
