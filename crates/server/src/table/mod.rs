//! Tables: one task a live one, which alone changes its game. An idle one is unloaded, and rebuilt from
//! its log when somebody asks.

mod bots;
mod clock;
mod company;
pub(crate) mod course;
pub(crate) mod frame;
pub mod history;
mod info;
#[cfg(test)]
#[path = "said/input.rs"]
mod input;
mod live;
mod lobby;
pub(crate) mod log;
mod message;
mod node;
mod registry;
mod said;
#[cfg(test)]
mod secrecy;
mod sockets;
#[cfg(test)]
#[path = "said/spoilt.rs"]
mod spoilt;

pub use bots::BotPool;
pub(crate) use course::Course;
pub use frame::Moment;
pub use info::TableInfo;
pub use lobby::{infos, public_tables};
pub use message::{Attach, Command};
pub use registry::{Pace, Registry};
pub use said::ClientMessage;
pub use sockets::{Outbox, Parcel, SocketId, seat_of};
