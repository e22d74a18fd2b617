//! Mint Works: one to four players place mints as their workers, buy Plans, build them, and are first to
//! a neighbourhood of seven stars.
//!
//! The state of play is [`MintWorks`]; where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | the 21 Plans | `plans` |
//! | the ten locations, their spaces and prices | `locations` |
//! | advanced locations, the Recycler, ages, the opponent | `options` |
//! | who chooses what, and what is refused | `choice`, `offers` |
//! | what nature decides | `chance` |
//! | set-up, turns, what a placement does | `rules` |
//! | how Buildings count, what they save and are worth | `effects` |
//! | upkeep, the end of the game | `upkeep` |
//! | Justin, Rachael, Sonic and Mort | `solo` |
//! | stars, tie-breaks | `score` |
//! | what a placement would bring | `forecast` |
//! | what is hidden from whom | `view` |
//!
//! ```
//! use kernel::{Game, Turn};
//! use mint_works::{MintWorks, Options};
//!
//! let game = MintWorks::new(3, &Options::default()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "nature says who begins, then opens three Plans");
//! ```

#![allow(missing_docs, reason = "fields such as `seat` and `card` explain themselves")]

mod action;
mod chance;
mod choice;
mod effects;
mod estimate;
mod event;
mod features;
mod forecast;
mod game;
mod locations;
mod offers;
mod options;
mod plans;
mod prepare;
mod refusal;
mod row;
mod rules;
mod score;
mod solo;
mod state;
mod tensor;
mod trace;
mod upkeep;
mod view;
mod weights;

pub use action::{Action, Placement};
pub use chance::Drawn;
pub use event::Event;
pub use forecast::{Income, Now, Obstacle, Outcome, SeatNow};
pub use locations::{Location, LocationCard, Locations, MAX_SPACES, Price, Service};
pub use options::{Advanced, Ai, Options, Recycler, Word};
pub use plans::{Effect, Kind, Plan, PlanCard, Plans, Stars};
pub use refusal::Refusal;
pub use row::Row;
pub use score::{GOAL, ScoreLine};
pub use solo::LINE;
pub use state::{MAX_PLAYERS, MintWorks, Phase, Site};
pub use trace::Snapshot;
pub use upkeep::LAST_ROUND;
pub use view::{Back, Backs, SeatView, View};
