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
mod input;
mod live;
mod lobby;
pub(crate) mod log;
mod message;
mod node;
mod registry;
#[cfg(test)]
mod secrecy;
mod sockets;
#[cfg(test)]
mod spoilt;

pub use bots::BotPool;
pub(crate) use course::Course;
pub use info::table_info;
pub use lobby::{infos, public_tables};
pub use message::{Attach, Command};
pub use registry::{Pace, Registry};
pub use sockets::{Outbox, Parcel, SocketId, seat_of};
