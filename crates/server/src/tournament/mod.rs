//! Tournaments. Which pairing follows, how standings are counted and what is due is known to the crate `tournaments`;
//! here its events are stored, and its tables made, started and looked at.
//!
//! A tournament is the fold of its events ([`TournamentState`]). Each event is stored in one transaction with all that
//! it changes, under a number that only one server can take; what follows from it without a transaction, such as a bot
//! in an empty seat, is done again until it holds. So a server may stop at any moment, and another may go on.

mod cache;
mod info;
mod results;
mod runner;
mod seats;
mod settings;
mod state;
mod tables;

pub use cache::TournamentCache;
pub use info::{list_info, tournament_info};
pub use results::results_csv;
pub use runner::run;
pub use seats::check_in_time;
pub use settings::TournamentSettings;
pub use state::TournamentState;
