//! What tests of the server need around it: PostgreSQL and NATS on free ports with temporary data, a proxy that cuts,
//! delays or drops traffic, a store in memory for simulations, and the contract that every store must pass.
//!
//! A missing program is an error that names the package to install, never a reason to skip a test. Nothing of this crate
//! is part of the shipped program.

pub mod memory;
mod nats;
mod postgres;
mod process;
mod proxy;
pub mod store_contract;

pub use nats::Nats;
pub use postgres::Postgres;
pub use process::{Process, free_port};
pub use proxy::Proxy;
