//! Donnant Donnant, the market of dice: two to four players fill the boxes of their cards with dice, buy
//! more cards with equal dice, and let the others use what they roll again.
//!
//! The state of play is [`Donnant`]; where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | cards and colours | `cards` |
//! | what is printed on the cards, prices | `deck`, `data/cards.csv` |
//! | deck files, and what may be wrong with them | `parse`, `fault` |
//! | laying cards, uses of bonuses | `stall` |
//! | which boxes can still be filled | `possible` |
//! | which dice fit, which cards can be completed | `fill` |
//! | purchases | `market` |
//! | who chooses what, and what is refused | `choice` |
//! | bonuses that change a die | `bonus` |
//! | what such bonuses could lead to | `reach` |
//! | jokers | `joker` |
//! | dealing, turns, rounds, the end | `rules` |
//! | the others' dice | `window` |
//! | what a stall is worth | `score` |
//! | what a card would bring | `forecast` |
//! | what is hidden from whom | `view` |
//!
//! ```
//! use donnant::{Donnant, Options};
//! use kernel::{Game, Turn};
//!
//! let game = Donnant::new(3, &Options::default()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "nature fills the market, then deals");
//! ```

#![allow(missing_docs, reason = "fields such as `seat` and `card` explain themselves")]

mod action;
mod bonus;
mod cards;
mod chances;
mod choice;
mod deck;
mod estimate;
mod event;
mod fault;
mod features;
mod fill;
mod forecast;
mod game;
mod joker;
mod market;
mod net_inputs;
mod notation;
mod options;
mod parse;
mod plan;
mod possible;
mod prepare;
mod prospect;
mod reach;
mod refusal;
mod rules;
mod score;
mod sense;
mod stall;
mod state;
mod tensor;
mod trace;
mod view;
mod weights;
mod window;

pub use action::{Action, BoxNumber, Drawn, Order, Pip};
pub use cards::{Back, Card, Cards, Colour, Dice, N_GREEN, N_YELLOW};
pub use deck::{Deck, Effect, Face, Field, MAX_BOXES, Objective, PRICES, Sign};
pub use event::Event;
pub use fault::{Column, DeckError, Fault};
pub use forecast::{Gain, Now, SeatNow};
pub use options::{JokerCardRule, JokerRule, Options, WindowRule};
pub use parse::MAX_BYTES;
pub use refusal::Refusal;
pub use score::{ScoreLine, StallPoints};
pub use stall::{Laid, MAX_CARDS, Place, Stall};
pub use state::{Donnant, Ending, MAX_PLAYERS, Phase, Player, Tweak};
pub use trace::Snapshot;
pub use view::{OwnView, SeatView, UnderView, View};
pub use window::Since;
