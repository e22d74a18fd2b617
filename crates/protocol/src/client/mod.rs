//! A client: requests over HTTP and the sockets of tables and lobby.
//!
//! It does what a program needs that plays or measures: one session, typed requests, sockets that read and write the
//! messages of this crate. It does not come back by itself when a connection is lost, and speaks no TLS: the load
//! generator and the tests, which use it, talk to servers of their own machine.

mod http;
mod play;
mod socket;

/// The types of raw requests.
pub use ::http as raw;
pub use http::{Client, Connection, Response};
pub use play::{Answer, TableSocket, any_choice};
pub use socket::Socket;

use crate::Refusal;

/// Why a request or a message did not succeed.
#[derive(Debug)]
pub enum ClientError {
    /// The connection failed.
    Transport(String),
    /// The server closed the socket.
    Closed,
    /// The server refused it.
    Refused(Refusal),
    /// The server answered a request for a socket with this status, and opened none.
    NotOpened(u16),
    /// The server answered with something that the protocol does not have.
    Unexpected(String),
}

impl std::fmt::Display for ClientError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ClientError::Transport(why) => write!(f, "transport: {why}"),
            ClientError::Closed => f.write_str("closed"),
            ClientError::Refused(refusal) => write!(f, "refused: {refusal}"),
            ClientError::NotOpened(status) => write!(f, "not opened: {status}"),
            ClientError::Unexpected(what) => write!(f, "unexpected: {what}"),
        }
    }
}

impl std::error::Error for ClientError {}

fn transport(why: impl std::fmt::Display) -> ClientError {
    ClientError::Transport(why.to_string())
}
