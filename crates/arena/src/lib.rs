//! Bots against bots, and what follows statistically.
//!
//! A *deal* is one seed, played once for every rotation of the seats, so that every bot plays every seat of the same
//! deal. Deals are the statistical unit, not games: the games of a deal are not independent.
//!
//! Deliberately absent: threads, files, words, and clocks that decide. Callers have them.
//!
//! ```
//! use arena::{MatchResults, Matchup};
//!
//! let bots = vec!["medium".parse().unwrap(), "random".parse().unwrap()];
//! let matchup = Matchup { game: catalog::game("mint-works").unwrap(), options: Vec::new(), players: 2, bots };
//! let mut results = MatchResults::new(&matchup);
//! (0..3).for_each(|n| results.add(&matchup.play_deal("example", n).unwrap()));
//! assert!(results.wins(0).mean > 0.5);
//! ```

mod matchup;
mod results;
mod sprt;

pub use matchup::{Deal, GameResult, Matchup, SeatResult};
pub use results::{Interval, MatchResults};
pub use sprt::{Decision, Sprt};
