//! What strangers may try: every address and every message gets nonsense, too much of it, too early and too
//! often. Each is bounded and answered by a typed error, and the game beside it goes on untouched.

// What a crowd costs is told.
#![allow(clippy::print_stdout)]

#[path = "../table/mod.rs"]
mod table;

mod crowd;
mod forged;
mod requests;
mod sockets;

use table::{Client, Guest, TestServer, money};
