use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Change, DrawMessage, Frame, Prepared, PreparedChoice, Reaction, ReactionMessage, Refusal, TableInfo, Tables,
};

/// What the server sends over the socket of a table.
///
/// A frame holds raw JSON, which serde cannot read from behind a tag: [`ServerMessage::read`] takes the place of
/// `Deserialize`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message.
    Hello(Hello),
    /// The table: at first, and after every change.
    Table(TableMessage),
    /// How things stand: at first, and after every change that this observer can see.
    Frame(Frame),
    /// The same as what has changed since the frame before, for a client that follows changes.
    Change(Change),
    /// The message with that id was carried out and stored.
    Ack(Ack),
    /// The message with that id was not carried out.
    Refused(Refused),
    /// How far the draw of the seed is: at first, and after every change; not where players add nothing to it.
    Draw(DrawMessage),
    /// What one's own seat has prepared: at first, unless it is nothing, and after every change.
    Prepared(Prepared),
    /// The last lines of chat, at most 100: once, before the first frame.
    Chats(Chats),
    /// A line of chat, as it comes.
    Chat(Chat),
    /// A player makes a sign.
    Reaction(ReactionMessage),
    /// The answer to a ping.
    Pong(Pong),
    /// Another of several servers runs this table: after `hello`, where a client would better be connected to that one.
    Elsewhere(Elsewhere),
    /// The last message before the server closes the socket.
    Bye(Bye),
}

/// What the server sends over the socket of the lobby.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyMessage {
    /// The first message.
    Hello(Hello),
    /// The public tables: at once, and after every change unless the client follows changes.
    Tables(Tables),
    /// What is other than in the list before, for a client that follows changes.
    Changes(LobbyChanges),
    /// A message that cannot be read.
    Refused(Refused),
    /// The answer to a ping.
    Pong(Pong),
    /// The last message before the server closes the socket.
    Bye(Bye),
}

/// A message of the socket of a tournament.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TournamentMessage {
    /// The first message.
    Hello(Hello),
    /// Something has happened, or not been told yet: at once, and after every change, at most once a second.
    Changed(TournamentChanged),
    /// A message that cannot be read.
    Refused(Refused),
    /// The answer to a ping.
    Pong(Pong),
    /// The last message before the server closes the socket.
    Bye(Bye),
}

/// How far a tournament is. What has happened is read by a request.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TournamentChanged {
    /// How many events it has had.
    pub version: u32,
}

/// How the list of public tables has changed. Each of `changed` takes the place of the table with its id or is new,
/// those that are `gone` are taken out; the list stays in the order of its status (tables that wait come first) and of
/// `created_at`, the newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LobbyChanges {
    /// Tables that are new or differ.
    pub changed: Vec<TableInfo>,
    /// The ids of tables that are no longer listed.
    pub gone: Vec<String>,
}

/// Who the server is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Hello {
    /// The version of the protocol. It grows when a client of the version before may no longer understand the server.
    pub protocol: u32,
    /// The build of the page that the server embeds; nothing for a server without a page.
    #[schema(required)]
    pub build: Option<String>,
}

/// Where a table is run. A client that connects again with this as `route` in its address is led there by the proxy before
/// the servers, and a move then costs one server instead of two. Nothing is wrong with staying.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Elsewhere {
    /// The name by which the proxy knows the other server.
    pub route: String,
}

/// A table that has changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableMessage {
    /// How it stands.
    pub table: TableInfo,
}

/// A message was carried out.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Ack {
    /// Of the client's message.
    pub id: u64,
    /// The version that the sender now has.
    pub version: u32,
}

/// A message was not carried out; nothing was changed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RefusedMessage)]
pub struct Refused {
    /// Of the client's message; nothing where the message could not be read.
    #[schema(required)]
    pub id: Option<u64>,
    /// What the message was refused for.
    pub error: Refusal,
}

/// The last lines of chat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Chats {
    /// The oldest first.
    pub lines: Vec<Chat>,
}

/// A line of chat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Chat {
    /// Counts the lines of the table, from zero.
    pub n: u32,
    /// The seat of the author; nothing for a spectator.
    #[schema(required, minimum = 1)]
    pub seat: Option<u8>,
    /// The name of the author.
    pub name: String,
    /// What was said.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The answer to a ping.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Pong {}

/// Why the server closes a socket.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Bye {
    /// What the client should do next depends on it.
    pub reason: ByeReason,
}

/// Why the server closes a socket.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ByeReason {
    /// The server stops, or cannot go on with the table: come back after a moment.
    Restart,
    /// The client does not read fast enough: come back after a moment.
    Slow,
    /// The table is gone: never come back.
    Gone,
    /// The client sends too fast: come back after a while.
    Rate,
    /// The session that opened the socket has ended: come back as somebody else, or as nobody.
    SignedOut,
    /// The table fails again and again: only the operator of the server can help.
    Broken,
}

/// What a client sends over the socket of a table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Choices of one's own seat, carried out whole or refused whole.
    Play {
        /// The client's own number.
        id: u64,
        /// The version that the client was shown.
        version: u32,
        /// In the game's notation.
        actions: Vec<String>,
    },
    /// Takes one's last choice back, where the frame says `undo`.
    Undo {
        /// The client's own number.
        id: u64,
        /// The version that the client was shown.
        version: u32,
    },
    /// Sends a chat message to the table.
    Chat {
        /// The client's own number.
        id: u64,
        /// 1 to 300 characters.
        text: String,
    },
    /// Makes a sign at the table, from one's own seat.
    React {
        /// The client's own number.
        id: u64,
        /// Which sign others are shown.
        reaction: Reaction,
    },
    /// Commits one's seat to a share of the seed, in the phase `commit` of the draw.
    Commit {
        /// The client's own number.
        id: u64,
        /// 64 hexadecimal digits; docs/fairness.md says how they are made.
        commitment: String,
    },
    /// Shows the share that one's seat is committed to, in the phase `reveal` of the draw.
    Reveal {
        /// The client's own number.
        id: u64,
        /// 64 hexadecimal digits.
        share: String,
    },
    /// Gives one's seat to a bot for good.
    Resign {
        /// The client's own number.
        id: u64,
    },
    /// Takes one's seat back from a bot that took over because time ran out.
    Return {
        /// The client's own number.
        id: u64,
    },
    /// Prepares a choice of one's seat while others are to choose, in place of the one prepared before.
    Prepare {
        /// The client's own number.
        id: u64,
        /// What to do, and when not to.
        prepared: Box<PreparedChoice>,
    },
    /// Removes what one's seat has prepared.
    Unprepare {
        /// The client's own number.
        id: u64,
    },
    /// Asks for a pong.
    Ping {},
}

/// What a client sends over the socket of the lobby.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LobbyClientMessage {
    /// Asks for a pong.
    Ping {},
}

/// The tag of a message, read before the rest of it.
#[derive(Deserialize)]
struct Tag<'a> {
    #[serde(borrow)]
    r#type: Cow<'a, str>,
}

impl ServerMessage {
    /// Reads a message of a table's socket.
    ///
    /// # Errors
    /// The text is not JSON, its type is unknown, or it does not fit its type.
    pub fn read(text: &str) -> serde_json::Result<ServerMessage> {
        // Our server writes the tag first. Then it is found without a look at the rest.
        let first = text.strip_prefix(r#"{"type":""#).and_then(|it| it.split_once('"')).map(|(tag, _)| tag);
        let tag = match first {
            Some(tag) => Cow::Borrowed(tag),
            None => serde_json::from_str::<Tag<'_>>(text)?.r#type,
        };
        Ok(match &*tag {
            "hello" => ServerMessage::Hello(serde_json::from_str(text)?),
            "table" => ServerMessage::Table(serde_json::from_str(text)?),
            "frame" => ServerMessage::Frame(serde_json::from_str(text)?),
            "change" => ServerMessage::Change(serde_json::from_str(text)?),
            "ack" => ServerMessage::Ack(serde_json::from_str(text)?),
            "refused" => ServerMessage::Refused(serde_json::from_str(text)?),
            "draw" => ServerMessage::Draw(serde_json::from_str(text)?),
            "prepared" => ServerMessage::Prepared(serde_json::from_str(text)?),
            "chats" => ServerMessage::Chats(serde_json::from_str(text)?),
            "chat" => ServerMessage::Chat(serde_json::from_str(text)?),
            "reaction" => ServerMessage::Reaction(serde_json::from_str(text)?),
            "elsewhere" => ServerMessage::Elsewhere(serde_json::from_str(text)?),
            "pong" => ServerMessage::Pong(serde_json::from_str(text)?),
            "bye" => ServerMessage::Bye(serde_json::from_str(text)?),
            other => return Err(serde::de::Error::custom(format_args!("unknown type of message `{other}`"))),
        })
    }

    /// The text that goes over the socket.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}

impl TournamentMessage {
    /// The text that goes over the socket.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}

impl LobbyMessage {
    /// The text that goes over the socket.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}

impl ClientMessage {
    /// Reads a message of a client.
    ///
    /// # Errors
    /// The text is not JSON, its type is unknown, or it does not fit its type.
    pub fn read(text: &str) -> serde_json::Result<ClientMessage> {
        serde_json::from_str(text)
    }

    /// The client's own number; a ping has none.
    pub fn id(&self) -> Option<u64> {
        match self {
            ClientMessage::Ping {} => None,
            ClientMessage::Play { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Chat { id, .. }
            | ClientMessage::React { id, .. }
            | ClientMessage::Resign { id }
            | ClientMessage::Commit { id, .. }
            | ClientMessage::Reveal { id, .. }
            | ClientMessage::Prepare { id, .. }
            | ClientMessage::Unprepare { id }
            | ClientMessage::Return { id } => Some(*id),
        }
    }

    /// The text that goes over the socket.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}
