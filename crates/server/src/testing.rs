//! Internals for the tests and simulations of this workspace, without any promise of stability.

use kernel::Observer;
use session::PublicMoment;
use words::{Lang, Words};

use crate::{
    Config, ServeError,
    store::{Entry, Table},
};

#[cfg(feature = "rare-states")]
pub use crate::rare_states::{RareState, reach, take_reached};
pub use crate::{
    RunningServer,
    bus::{Bus, BusEvent, Notification},
    environment::{Clock, Entropy, Environment, Faults, hash_token},
    session_watch::{Ended, SessionWatch},
    table::{
        Attach, BotPool, Command, Outbound, Outbox, QueueReceiver, Registry, SeatNews, Signal, SocketId, Timings,
        seat_news,
    },
    vacations::{YEAR, days_taken},
};
pub use session::{
    Change, Common, CorruptLog, EventsSince, FrameBase, GameSession, HistoryUpdate, Line, ObserverCursor, Presence,
    PublicChange, frame_text, history, table_info,
};

/// All that the picture of a moment of a finished game is drawn from.
///
/// # Panics
/// If the log does not replay.
pub fn moment_card(table: &Table, entries: &[Entry], observer: Observer, version: u32) -> String {
    let moment = PublicMoment::at(table, entries, observer, version).expect("the log replays");
    format!("{:?}", crate::http::moment_card(Words::of(Lang::En), table, &moment))
}

/// A server over any registry, whose connections a simulation makes.
///
/// # Errors
/// If the recorder of metrics cannot be built.
pub fn simulated_server(config: Config, registry: Registry) -> Result<RunningServer, ServeError> {
    crate::simulated(config, registry)
}
