//! Several servers on one database: which of them are alive, and which one runs the bots and clocks of a game.

mod heartbeat;
mod node;
mod steady;

pub use node::{Lease, Node, route_of};
