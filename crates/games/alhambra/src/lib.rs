//! Alhambra, the card game: two to six players buy buildings in four currencies, and three times in
//! the game the most buildings of each category bring points.
//!
//! The state of play is [`Alhambra`]; where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | buildings, categories, prices, currencies | `cards` |
//! | notes, counted by their face; a few in order | `notes`, `handful` |
//! | what may be taken and paid | `takes`, `payments` |
//! | set-up, refills, Martin's cards, the end | `rules` |
//! | who chooses what, and what is refused | `choice` |
//! | what a scoring gives | `score` |
//! | what a building would change | `forecast` |
//! | what is hidden from whom | `view` |
//!
//! ```
//! use alhambra::{Alhambra, Options};
//! use kernel::{Game, Turn};
//!
//! let game = Alhambra::new(4, &Options::default()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "nature lays the yard, then deals");
//! ```

#![allow(missing_docs, reason = "fields such as `seat` and `card` explain themselves")]

mod action;
mod cards;
mod choice;
mod estimate;
mod event;
mod features;
mod forecast;
mod game;
mod handful;
mod net_inputs;
mod notes;
mod payments;
mod refusal;
mod rules;
mod score;
mod space;
mod state;
mod takes;
mod tensor;
mod trace;
mod view;
mod weights;

pub use kernel::NoOptions as Options;

pub use action::{Action, Drawn};
pub use cards::{Building, Buildings, Category, Currency, Note, Place};
pub use event::{ByCategory, Event};
pub use forecast::{Effect, Now};
pub use handful::Handful;
pub use notes::Notes;
pub use refusal::Refusal;
pub use score::{MARTIN, N_OWNERS, ScoreLine, Scoring, Shares, shares};
pub use state::{Alhambra, MAX_PLAYERS, Phase};
pub use trace::Snapshot;
pub use view::{Bounds, MartinView, SeatView, View};
