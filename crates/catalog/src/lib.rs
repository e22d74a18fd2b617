//! All games behind object-safe traits: what the server, the terminal and Python use.
//!
//! [`GAMES`] lists every game. A game is seen through three traits, by use: [`AnyGame`] to play it, [`LearnGame`] to
//! train on it, [`MeasureGame`] to measure it and its bots. A match is an [`AnyMatch`].
//!
//! Deliberately absent: rules, words and boards. A caller that needs a type of a particular game, such as a test of its
//! words, depends on the crate of that game.
//!
//! ```
//! use catalog::{Level, game};
//! use kernel::{Observer, Turn};
//! use record::Seed;
//!
//! let money = game("money").unwrap();
//! let mut played = money.start(3, &[], Seed::from_phrase("example", 0)).unwrap();
//! let mut bot = money.bot(Level::Medium, 1);
//! while let Turn::Seats(seats) = played.turn() {
//!     let seat = seats.lowest().unwrap();
//!     let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
//!     played.play(seat, &action).unwrap();
//! }
//! assert!(!played.winners().is_empty());
//! ```

mod analysis;
mod any_game;
mod any_match;
mod any_view;
mod bot;
mod bot_rating;
#[cfg(feature = "learning")]
mod bot_spec;
#[cfg(feature = "learning")]
mod confirmation;
mod errors;
mod forecast;
#[cfg(feature = "learning")]
mod frozen;
pub mod lean_json;
#[cfg(feature = "learning")]
mod learning;
mod level;
#[cfg(feature = "learning")]
mod measure;
mod net_slot;
#[cfg(feature = "learning")]
mod net_training;
mod news_texts;
#[cfg(feature = "learning")]
mod puzzle_mining;
mod puzzles;
#[cfg(feature = "learning")]
#[doc(hidden)]
pub mod testing;
#[cfg(feature = "learning")]
mod training;

pub use analysis::{Analysis, AnalysisRun, ChanceBreakdown, Mistake};
pub use any_game::{AnyGame, Rules};
pub use any_match::{AnyMatch, InspectMatch, LoggedMatch, ObserveMatch, Score, SeatStanding};
pub use any_view::AnyView;
#[cfg(feature = "changes")]
pub use any_view::SharedTexts;
pub use bot::{Advice, AnyBot, Proposal};
pub use bot_rating::{NEWCOMER, bot_rating};
#[cfg(feature = "learning")]
pub use bot_spec::{BotSpec, BotSpecError};
#[cfg(feature = "learning")]
pub use confirmation::Confirmation;
pub use errors::{BrokenRule, LoadNetError, MoveError, StartError, VerifyError};
#[cfg(feature = "learning")]
pub use learn;
#[cfg(feature = "learning")]
pub use learning::{LearnGame, OpponentConfig};
pub use level::Level;
#[cfg(feature = "learning")]
pub use measure::{Benchmark, MeasureGame};
pub use net_slot::NetSlot;
#[cfg(feature = "learning")]
pub use net_training::{NetGames, NetTraining};
pub use news_texts::NewsTexts;
pub use puzzles::Puzzle;
#[cfg(feature = "learning")]
pub use training::Training;

// A game has a net in the binary where its master is measured to be ahead of its expert (docs/bots.md).
static MONEY_NET: NetSlot = NetSlot::embedded(include_bytes!("../nets/money.net"));
static ALHAMBRA_NET: NetSlot = NetSlot::embedded(include_bytes!("../nets/alhambra.net"));
static MINT_WORKS_NET: NetSlot = NetSlot::embedded(include_bytes!("../nets/mint-works.net"));
static GINKGOPOLIS_NET: NetSlot = NetSlot::embedded(include_bytes!("../nets/ginkgopolis.net"));
static DONNANT_NET: NetSlot = NetSlot::embedded(include_bytes!("../nets/donnant.net"));

/// Every game, in the order in which they are listed to users.
pub static GAMES: &[&dyn AnyGame] = &[
    &Rules::<money::Money>::with_net(&MONEY_NET),
    &Rules::<alhambra::Alhambra>::with_net(&ALHAMBRA_NET),
    &Rules::<mint_works::MintWorks>::with_net(&MINT_WORKS_NET),
    &Rules::<ginkgopolis::Ginkgopolis>::with_net(&GINKGOPOLIS_NET),
    &Rules::<donnant::Donnant>::with_net(&DONNANT_NET),
];

/// The game with this slug; `None` if there is no such game.
pub fn game(slug: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}
