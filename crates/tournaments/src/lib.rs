//! Tournaments at tables of two to six players: who meets whom, how the standings are counted, and what is due when.
//!
//! A [`Tournament`] is the fold of its [`Event`]s, as a game is of its log. [`Tournament::due`] says what has to happen
//! at a given time; the caller does it, stores the event that says so, and applies it. Nothing here reads a clock, a
//! file or a random number, so a server that stops in the middle of anything goes on by the same events.
//!
//! Deliberately absent: games, people, names and seeds of deals. An entrant is a number, a table has an id that means
//! nothing here, and a result is the place of each seat. `docs/tournaments.md` tells the methods.
//!
//! ```
//! use tournaments::{Due, Event, Format, NoShow, Settings, Tournament};
//!
//! let settings = Settings {
//!     format: Format::Swiss { rounds: 1 },
//!     table_size: 2,
//!     sizes: vec![2],
//!     capacity: 2,
//!     start_at: None,
//!     starts_when_full: true,
//!     show_up: None,
//!     no_show: NoShow::Bot,
//! };
//! let mut tournament = Tournament::new(settings);
//! tournament.apply(&Event::Enter { entrant: 0, rating: None, bot: false }, 0).unwrap();
//! tournament.apply(&Event::Enter { entrant: 1, rating: Some(1500), bot: true }, 0).unwrap();
//! assert_eq!(tournament.due(0), Due::Start);
//! tournament.apply(&Event::Start, 0).unwrap();
//! let Due::Pair(pairing) = tournament.due(0) else { panic!("nobody is paired") };
//! assert_eq!(pairing.tables, [[1, 0]], "the higher rating is the first seed");
//! ```

mod arena;
mod due;
mod knockout;
mod met;
mod model;
mod pairing;
mod round_robin;
mod search;
mod sizes;
mod standings;
mod tournament;

pub use due::Due;
pub use model::{Entrant, Event, Format, Millis, NoShow, Pairing, Settings, TableNumber};
pub use sizes::{TableSizes, table_sizes};
pub use standings::{POINT, Standing, points_at};
pub use tournament::{EntrantState, EventError, Phase, Round, Table, Tournament};
