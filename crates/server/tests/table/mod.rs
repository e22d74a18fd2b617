//! Guests, sockets and a server to try them on.

#![allow(dead_code, unused_imports, reason = "each family of tests uses its part")]

mod client;
mod guest;
mod test_server;

pub use client::{Answer, Client};
pub use guest::{Guest, Reply};
pub use test_server::TestServer;

use serde_json::{Value, json};

/// A table of Money! with one deal, as a client asks for it.
#[expect(clippy::needless_pass_by_value, reason = "whoever asks has just made the list for it")]
pub fn money(seats: Value) -> Value {
    json!({
        "game": "money", "options": {"deals": "1"}, "seats": seats, "public": true,
        "clock": {"type": "none"}, "memory": true, "hints": true, "entropy": null
    })
}

/// The same with something else.
pub fn with(mut body: Value, key: &str, value: Value) -> Value {
    body[key] = value;
    body
}
