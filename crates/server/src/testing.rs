//! Internals for the tests and simulations of this workspace, without any promise of stability.

use crate::{Config, ServeError};

pub use crate::{
    RunningServer,
    bus::{Bus, BusEvent, Notification},
    environment::{Clock, Entropy, Environment, Faults, hash_token},
    session_watch::{Ended, SessionWatch},
    table::{Attach, BotPool, Command, Outbound, Outbox, Registry, Signal, SocketId, Timings},
    vacations::{YEAR, days_taken},
};
pub use session::{
    Change, Common, CorruptLog, EventsSince, FrameBase, GameSession, Line, ObserverCursor, Presence, PublicChange,
    frame_text, history, table_info,
};

/// A server over any registry, whose connections a simulation makes.
///
/// # Errors
/// If the recorder of metrics cannot be built.
pub fn simulated_server(config: Config, registry: Registry) -> Result<RunningServer, ServeError> {
    crate::simulated(config, registry)
}
