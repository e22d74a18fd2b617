//! The games, without their types: what the server, the terminal and Python see.
//!
//! [`GAMES`] has one line a game, and this is the only crate that names them all.
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
mod bench;
mod errors;
mod game;
mod level;
mod lineup;
mod played;
mod train;

use std::any::Any;

use kernel::{Observer, Seat};

pub use analysis::{Account, Analysing, Analysis, Mistake};
pub use bench::Bench;
pub use errors::{Broken, MoveError, StartError, VerifyError};
pub use game::{AnyGame, Rules};
pub use learn;
pub use level::Level;
pub use lineup::{Contender, ContenderError};
pub use played::{AnyMatch, Score};
pub use train::Training;

/// One line a game.
pub static GAMES: &[&dyn AnyGame] = &[
    &Rules::<money::Money>::new(),
    &Rules::<alhambra::Alhambra>::new(),
    &Rules::<mint_works::MintWorks>::new(),
    &Rules::<ginkgopolis::Ginkgopolis>::new(),
    &Rules::<donnant::Donnant>::new(),
];

/// The game with this slug.
pub fn game(slug: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}

/// A bot for one game.
pub trait AnyBot: Send + Sync {
    /// Whose view it wants: that of `seat`, unless it is a cheat that measures how much knowing all is worth.
    fn sees(&self, seat: Seat) -> Observer {
        Observer::Seat(seat)
    }

    /// The notation of a legal action of `seat`, which sees `view`: what
    /// [`AnyMatch::any_view`] gave for that seat.
    fn choose(&mut self, seat: Seat, view: &dyn Any) -> String;

    /// Whether it has thought of its next choice already, so that it is worth keeping.
    fn thinks_ahead(&self) -> bool;
}

/// What a search thinks of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The notation of the action.
    pub action: String,
    /// How likely it is to win.
    pub chance: f32,
}
