//! Bots against bots, and what may be concluded from it.
//!
//! A *deal* is one seed, played once for every rotation of the seats: whoever is dealt luck is dealt it to
//! everybody. So a deal is what is counted, not a game: the results of its games hang together.
//!
//! Deliberately absent: threads, clocks that decide, files and words. Who calls has them.
//!
//! ```
//! use arena::{Lineup, Tally};
//!
//! let bots = vec!["medium".parse().unwrap(), "random".parse().unwrap()];
//! let lineup = Lineup { game: catalog::game("mint-works").unwrap(), options: Vec::new(), players: 2, bots };
//! let mut tally = Tally::new(&lineup);
//! (0..3).for_each(|n| tally.add(&lineup.deal("example", n).unwrap()));
//! assert!(tally.wins(0).mean > 0.5);
//! ```

mod deal;
mod sprt;
mod tally;

pub use deal::{Deal, Game, Lineup, OfSeat};
pub use sprt::{Sprt, Verdict};
pub use tally::{Interval, Tally};
