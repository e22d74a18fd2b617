//! Abuse: every route and every message gets invalid input, too much of it, too early and too often. Each is bounded and
//! answered by a typed refusal, and running games are not affected.

mod budget;
mod chat;
mod crowd;
mod forged;
mod people;
mod requests;
mod sockets;

use test_services::{Client, Guest, TestServer, money};
