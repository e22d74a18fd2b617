//! Internals for the tests and simulations of this workspace, without any promise of stability.

pub use crate::{
    bus::{Bus, BusEvent, Notification},
    environment::{Clock, Entropy, Environment, Faults},
    table::{
        Attach, BotPool, Command, GameSession, Outbound, Outbox, Presence, Registry, Signal, SocketId, Timings,
        frame::{Common, frame_text},
        history::{self, EventsSince},
        log::{CorruptLog, Line},
        session::{Change, ObserverCursor},
        table_info,
    },
};
