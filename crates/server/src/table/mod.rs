//! Tables: a live table is one task, which alone changes its game. An idle table is unloaded, and rebuilt from its log
//! when it is needed.

// There are thousands of these tasks.
#![warn(clippy::large_futures)]

mod bots;
mod inbox;
mod live;
mod lobby;
mod message;
mod outbox;
mod pool;
mod registry;
mod signals;
mod sockets;
mod supervisor;

pub use bots::BotPool;
pub use live::notices::{SeatNews, seat_news};
pub use lobby::{LobbySnapshot, infos, public_tables};
pub use message::{Attach, Command};
pub use outbox::{Outbound, Outbox, QueueReceiver, SharedSocket};
pub use pool::Owner;
pub use registry::{Registry, Timings};
pub use signals::Signal;
pub use sockets::SocketId;
