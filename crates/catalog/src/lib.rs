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
//! let mut bot = money.bot(Level::Greedy, 1);
//! while let Turn::Seats(seats) = played.turn() {
//!     let seat = seats.lowest().unwrap();
//!     let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
//!     played.play(seat, &action).unwrap();
//! }
//! assert!(!played.winners().is_empty());
//! ```

mod errors;
mod game;
mod played;

use std::any::Any;

use kernel::Seat;

pub use errors::{Broken, MoveError, StartError, VerifyError};
pub use game::{AnyGame, Bench, Rules};
pub use learn;
pub use played::{AnyMatch, Score};

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

/// How well a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The best at once, by the game's estimate.
    Greedy,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: &'static [Level] = &[Level::Random, Level::Greedy];

    /// Its name in commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The inverse of [`Level::id`].
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.id() == id)
    }
}

/// A bot for one game.
pub trait AnyBot: Send {
    /// The notation of a legal action of `seat`, which sees `view`: what
    /// [`AnyMatch::any_view`] gave for that seat.
    fn choose(&mut self, seat: Seat, view: &dyn Any) -> String;
}
