//! Ginkgopolis, the city of the ginkgo: one to five players choose a card each, all at once and in
//! secret, and use the building it names, extend the city, or build on top of what is there.
//!
//! The state of play is [`Ginkgopolis`]; where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | tiles, letters, cards | `cards` |
//! | what building cards bring | `bonus` |
//! | characters and sets for beginners | `characters` |
//! | the start, and how Hal plays | `options` |
//! | the square, unused pieces, draft, what everybody begins with | `setup` |
//! | buildings on the plane | `city` |
//! | where a token may go | `tokens` |
//! | who chooses what, and what is refused | `choice` |
//! | hands, the deck, the round and its end | `round` |
//! | exploit, urbanize, build up | `resolve` |
//! | the supply of tiles is used up | `exhaustion` |
//! | the game for one | `hal` |
//! | end cards, districts | `score` |
//! | what a choice would bring | `forecast` |
//! | what is hidden from whom | `view` |
//! | what a hidden part may be | `determinize` |
//!
//! ```
//! use ginkgopolis::{Ginkgopolis, Options};
//! use kernel::{Game, Turn};
//!
//! let game = Ginkgopolis::new(3, &Options::default()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "nature lays the first nine tiles");
//! ```

#![allow(missing_docs, reason = "fields such as `seat` and `card` explain themselves")]

mod action;
mod bonus;
mod cards;
mod census;
mod characters;
mod choice;
mod city;
mod determinize;
mod estimate;
mod event;
mod exhaustion;
mod features;
mod forecast;
mod game;
mod hal;
mod net_inputs;
mod options;
mod plan;
mod refusal;
mod resolve;
mod round;
mod rules;
mod score;
mod setup;
mod state;
mod tensor;
mod tokens;
mod trace;
mod view;
mod weights;

pub use action::{Action, Drawn, Gain};
pub use bonus::{BONUSES, Bonus, Goal, Items, Trigger};
pub use cards::{Card, Cards, Color, Face, Letter, Tile, Tiles};
pub use characters::{Character, Characters, SETS};
pub use city::{Building, Cell, City, MAX_BUILDINGS, REACH, Side};
pub use event::Event;
pub use forecast::{DistrictNow, Now, Outcome, Recovery, SeatNow, Share};
pub use options::{Options, Start};
pub use refusal::Refusal;
pub use score::{District, ScoreLine};
pub use state::{Ginkgopolis, MAX_PLAYERS, Phase, Work};
pub use tokens::Spot;
pub use trace::Snapshot;
pub use view::{SeatView, Shuffle, View};
