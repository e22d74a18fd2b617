//! Internals for the tests and simulations of this workspace, without any promise of stability.

pub use crate::{
    bus::{Bus, BusEvent, Notification},
    environment::{Clock, Entropy, Environment},
    session_watch::{Ended, SessionWatch},
    table::{
        Attach, BotPool, Command, GameSession, Outbound, Outbox, Presence, Registry, SocketId, Timings,
        frame::{Common, frame_text},
        history::{self, EventsSince},
        log::{CorruptLog, Line},
        session::{Change, ObserverCursor},
        table_info,
    },
};
