use catalog::{Advice, AnyBot};
use kernel::{Seat, Seats};
use protocol::ClientMessage;
use tokio::sync::oneshot;

use super::{
    info::Presence,
    sockets::{Outbox, SocketId},
};
use crate::store::Person;

/// A socket that wants to follow the game.
pub struct Attach {
    /// Who is behind it, if that is known.
    pub person: Option<Person>,
    /// The last version that the client was shown; 0 if none.
    pub since: u32,
    /// Where messages go.
    pub outbox: Outbox,
    /// Its number, for what follows.
    pub reply: oneshot::Sender<SocketId>,
}

/// What a table's task is asked. Every mailbox has room for many, so they are small.
pub enum Command {
    /// A socket wants to follow the game.
    Attach(Box<Attach>),
    /// A socket is gone.
    Detach(SocketId),
    /// A message came.
    Client(SocketId, ClientMessage),
    /// What is kept of the table has changed: seats, status.
    Refresh,
    /// How the table stands.
    Presence(oneshot::Sender<Presence>),
    /// A bot has chosen; nothing if it failed.
    BotChose {
        /// Whose seat.
        seat: Seat,
        /// The version just after the last choice of that seat when it was asked.
        asked_at: u32,
        /// In the game's notation.
        action: Option<String>,
        /// Who chose, if the next choice is thought of already.
        bot: Option<Box<dyn AnyBot>>,
    },
    /// What a bot would do in this seat.
    Hint {
        /// Whose seat.
        seat: Seat,
        /// The best first; nothing if it owes no choice.
        reply: oneshot::Sender<Vec<Advice>>,
    },
    /// Gives a seat to a bot for good: its person is gone.
    Resign(Seat),
    /// Another server says that the log has so many entries.
    Reached(u32),
    /// Another server says that somebody has said something.
    Chats,
    /// Another server says who follows there.
    Here {
        /// Which server.
        node: String,
        /// The seats whose person follows there.
        online: Seats,
        /// How many only watch there.
        spectators: u32,
    },
    /// Another server asks who follows here.
    Who,
    /// Servers have come or gone.
    Company,
    /// This server looks after the game from now on.
    Drive,
    /// The server stops.
    Stop,
}

const _: () = assert!(size_of::<Command>() <= 64);
