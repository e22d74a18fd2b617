//! Money!, the auction of currencies: three to five players bid cards for cards, all at once and in
//! secret, and count what their currencies are worth in the end.
//!
//! The state of play is [`Money`]; where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | cards, values, serial numbers | `cards` |
//! | players, currencies that are out, number of deals | `options` |
//! | who chooses what, and what is refused | `choice` |
//! | dealing, bids, exchanges, refill, last round | `rules` |
//! | what a hand is worth | `score` |
//! | in which order bids act, what an exchange would bring | `forecast` |
//! | what is hidden from whom | `view` |
//!
//! ```
//! use kernel::{Game, Turn};
//! use money::{Money, Options};
//!
//! let game = Money::new(4, &Options::default()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "nature draws which currency is out, then deals");
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
mod net_inputs;
mod options;
mod prepare;
mod refusal;
mod rules;
mod score;
mod state;
mod tensor;
mod trace;
mod view;
mod weights;

pub use action::{Action, Drawn};
pub use cards::{Card, Cards, Currency, coins, lowest_serial, total};
pub use event::Event;
pub use forecast::{Now, Ranked, Worth};
pub use options::Options;
pub use refusal::Refusal;
pub use score::{HandPoints, ScoreLine, scoring, tally};
pub use state::{LastDeal, MAX_PLAYERS, Money, Phase, Side};
pub use trace::Snapshot;
pub use view::{SeatView, View};
