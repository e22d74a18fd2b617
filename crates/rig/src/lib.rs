//! What tests of several servers stand on: a PostgreSQL and a NATS of their own, on free ports and in
//! folders that vanish with them, and a way between two programs that can be cut, delayed or stopped.
//!
//! Deliberately absent: anything that is part of what is shipped. Programs that are missing are an error
//! that says what to install, never a reason to skip a test.

mod nats;
mod postgres;
mod process;
mod proxy;

pub use nats::Nats;
pub use postgres::Postgres;
pub use process::{Process, free_port};
pub use proxy::Proxy;
