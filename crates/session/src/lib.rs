//! A game being played at a table, without anything around it: its log, its versions for each observer, and the frames
//! and looks back that an observer is sent.
//!
//! The server and the page without one share it, so that both send the same. It knows no socket, no store and no time:
//! a caller appends the entries, and says when.
//!
//! ```
//! use kernel::{Observer, Seat};
//! use protocol::{ChatAccess, Clock, Status};
//! use record::Seed;
//! use session::{GameSession, Occupant, Settings, Table};
//!
//! let settings = Settings {
//!     players: 3,
//!     options: Vec::new(),
//!     clock: Clock::None,
//!     memory: true,
//!     hints: true,
//!     rated: false,
//!     shares: false,
//!     chat: ChatAccess::Everyone,
//! };
//! let seats = vec![Occupant::Bot("easy".to_owned()); 3];
//! let table = Table::new("example", "money", settings, seats, Seed::new([7; 32])).expect("there is such a game");
//! let mut session = GameSession::begin(&table)?;
//! let opening = session.draw_opening();
//! session.record_entry(0, 0, &opening, 0).expect("the first entry");
//! assert_eq!(session.cursor(Observer::Seat(Seat::new(0))).version, 1);
//! # Ok::<(), protocol::Refusal>(())
//! ```

mod analysis;
mod bots;
mod clock;
mod commands;
mod draw;
mod forecast;
mod frame;
mod game_session;
mod games;
pub mod history;
mod info;
mod log;
mod prepared;
mod public_moment;
mod record_text;
mod recorded;
mod refusals;
mod results;
mod table;
mod undo_budget;
mod unrecorded;

pub use analysis::by_version;
pub use bots::{hint_of, level_at};
pub use clock::{ABANDONED_DAYS, Clocks};
pub use commands::Effect;
pub use draw::Draw;
pub use forecast::forecast_at;
#[cfg(feature = "changes")]
pub use frame::PublicChange;
pub use frame::{Common, FrameBase, frame_text, moment};
pub use game_session::{Change, GameSession, ObserverCursor};
pub use games::games;
pub use history::{EventsSince, HistoryUpdate, ObserverHistory, read_observer};
pub use info::{Presence, involves, table_info};
pub use log::{CorruptLog, Line};
pub use prepared::{Due, PreparedChoices};
pub use public_moment::PublicMoment;
pub use record_text::record_of;
pub use recorded::{recorded_entries, recorded_level};
pub use refusals::{of_choice, of_start, of_undo};
pub use results::{Departure, Outcome, SeatResult};
pub use table::{Entry, Millis, Occupant, Pause, Person, Settings, Table, TournamentTable, seat_of};
pub use undo_budget::UNDOS_PER_TURN;
pub use unrecorded::Unrecorded;
