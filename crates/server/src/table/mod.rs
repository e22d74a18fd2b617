//! Tables: a live table is one task, which alone changes its game. An idle table is unloaded, and rebuilt from its log
//! when it is needed.

mod bots;
mod clock;
mod draw;
pub(crate) mod frame;
pub mod history;
mod info;
mod live;
mod lobby;
pub(crate) mod log;
mod message;
mod pool;
mod registry;
pub(crate) mod session;
mod signals;
mod sockets;
mod supervisor;
mod undo_budget;

pub use bots::BotPool;
pub use info::{Presence, table_info};
pub use lobby::{infos, public_tables};
pub use message::{Attach, Command};
pub use pool::Owner;
pub use registry::{Registry, Timings};
pub use session::GameSession;
pub use signals::Signal;
pub use sockets::{Outbound, Outbox, SocketId, seat_of};
