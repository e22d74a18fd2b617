//! What clients say. This file knows nothing else of the server, so that `fuzz` can have it too.

use serde::Deserialize;

/// What a client sends over the socket of a table.
#[derive(Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Choices of one's own seat, whole or not at all.
    Play {
        /// The client's own number.
        id: u64,
        /// The version it was shown.
        version: u32,
        /// In the game's notation.
        actions: Vec<String>,
    },
    /// Takes one's last choice back.
    Undo {
        /// The client's own number.
        id: u64,
        /// The version it was shown.
        version: u32,
    },
    /// Says something.
    Chat {
        /// The client's own number.
        id: u64,
        /// What.
        text: String,
    },
    /// Gives one's seat to a bot for good.
    Resign {
        /// The client's own number.
        id: u64,
    },
    /// Takes one's seat back from a bot.
    Return {
        /// The client's own number.
        id: u64,
    },
    /// Is anybody there?
    Ping {},
}

impl ClientMessage {
    /// Reads a message as a socket hands it over.
    pub fn read(text: &str) -> serde_json::Result<ClientMessage> {
        serde_json::from_str(text)
    }
}
