use catalog::{AnyBot, AnyMatch, Proposal};
use kernel::{Observer, Seat};
use protocol::ClientMessage;
use session::ObserverHistory;
use tokio::sync::oneshot;

use super::{outbox::Outbox, sockets::SocketId};
use crate::{error::Refusal, store::Person};

/// The request of a socket to follow a table.
pub struct Attach {
    /// The signed-in person, if any.
    pub person: Option<Person>,
    /// The ids of people whose chat and reactions the person is not shown.
    pub hidden: Vec<String>,
    /// The last version that the client has; 0 if none.
    pub since: u32,
    /// Whether frames after the first are sent as what has changed.
    pub changes: bool,
    /// The way to the socket.
    pub outbox: Outbox,
    /// Receives the id of the socket, which later commands name.
    pub reply: oneshot::Sender<SocketId>,
}

/// A command to the task of a live table. A mailbox has room for many, so the size is bounded below.
pub enum Command {
    /// A socket connects.
    Attach(Box<Attach>),
    /// A socket has closed.
    Detach(SocketId),
    /// A client has sent a message.
    Client(SocketId, ClientMessage),
    /// A bot has chosen.
    BotMove {
        /// The seat of the bot.
        seat: Seat,
        /// [`ObserverCursor::chosen_at`](session::ObserverCursor::chosen_at) when the search began.
        asked_at: u32,
        /// In the notation of the game; `None` if the bot has failed.
        action: Option<String>,
        /// The bot, if it has planned its next choice already.
        bot: Option<Box<dyn AnyBot>>,
    },
    /// Asks what a bot would do.
    Hint {
        /// The seat to advise.
        seat: Seat,
        /// Receives the best choices first; none if it is not the turn of the seat.
        reply: oneshot::Sender<Proposal>,
    },
    /// Asks for the match as an observer was shown it last.
    Current {
        /// Who was shown it.
        observer: Observer,
        /// The version that is meant.
        version: u32,
        /// Receives the match; is dropped if the observer has another version by now.
        reply: oneshot::Sender<Box<dyn AnyMatch>>,
    },
    /// What an observer has been told was read from the log.
    History {
        /// Whose history it is.
        observer: Observer,
        /// The number of entries that it was asked for.
        n: u32,
        /// An error if the log cannot be read.
        history: Box<Result<ObserverHistory, Refusal>>,
    },
    /// Gives the seat of a deleted person to a bot for good.
    Resign(Seat),
}

const _: () = assert!(size_of::<Command>() <= 64);
