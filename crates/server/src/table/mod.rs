//! Tables: one task a live one, which alone changes its game. An idle one is unloaded, and rebuilt from
//! its log when somebody asks.

mod bots;
mod clock;
mod course;
mod frame;
pub mod history;
mod info;
mod live;
mod log;
mod message;
mod registry;
#[cfg(test)]
mod secrecy;
mod sockets;

pub use bots::BotPool;
pub(crate) use course::Course;
pub use frame::Moment;
pub use info::TableInfo;
pub use message::{Attach, ClientMessage, Command};
pub use registry::{Pace, Registry};
pub use sockets::{Outbox, Parcel, SocketId, seat_of};
