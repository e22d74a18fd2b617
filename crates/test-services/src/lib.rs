//! What tests of the server need around it: PostgreSQL and NATS on free ports with temporary data, a proxy that cuts,
//! delays or drops traffic, a server with its clients, a push service, a store in memory for simulations, and the contract that every
//! store must pass.
//!
//! A missing program is an error that names the package to install, never a reason to skip a test. Nothing of this crate
//! is part of the shipped program.

mod client;
mod guest;
pub mod memory;
mod nats;
mod postgres;
mod process;
mod proxy;
mod push_service;
mod server_process;
mod smtp;
pub mod store_contract;
mod test_server;

pub use client::{Answer, Client};
pub use guest::{Guest, Reply};
pub use nats::Nats;
pub use postgres::Postgres;
pub use process::{Process, free_port};
pub use proxy::Proxy;
pub use push_service::{PushBrowser, PushService, Received};
pub use server_process::ServerProcess;
pub use smtp::{MailReceived, SmtpSink};
pub use test_server::TestServer;

use serde_json::{Value, json};

/// The request for a public table of Money! with one deal.
#[expect(clippy::needless_pass_by_value, reason = "callers build the value for this call")]
pub fn money(seats: Value) -> Value {
    json!({
        "game": "money", "options": {"deals": "1"}, "seats": seats, "public": true,
        "clock": {"type": "none"}, "memory": true, "hints": true, "entropy": null, "shares": false
    })
}

/// The same object with another value of `key`.
pub fn with(mut body: Value, key: &str, value: Value) -> Value {
    body[key] = value;
    body
}
