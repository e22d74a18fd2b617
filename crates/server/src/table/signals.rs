//! What a table is to do soon. Signals are raised without waiting and merge with those that are still due, so that
//! nothing that serves all tables ever waits for one of them.

use std::{collections::BTreeMap, mem, sync::Mutex};

use kernel::{Seat, Seats};
use protocol::Reaction;
use tokio::sync::Notify;

/// Something that concerns a table and needs no answer.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Signal {
    /// The seats or the status have changed in the store.
    Refresh,
    /// The log has so many entries, appended by another server.
    LogLength(u32),
    /// Another server has added a chat line.
    ChatChanged,
    /// A player who is connected to another server makes a sign.
    Reaction(Seat, Reaction),
    /// Who is connected to another server.
    RemotePresence {
        /// The name of that server.
        node: String,
        /// The seats whose player is connected there.
        online: Seats,
        /// The number of spectators there.
        spectators: u32,
    },
    /// Another server asks who is connected here.
    PresenceQuery,
    /// Servers have joined or left the cluster.
    MembersChanged,
    /// This server now holds the lease, and runs bots and clocks.
    TakeOver,
    /// The server shuts down.
    Stop,
}

/// The signals of one table that are due.
#[derive(Default)]
pub struct Signals {
    due: Mutex<Due>,
    raised: Notify,
}

/// All signals that were raised since the last look.
#[derive(Default)]
pub struct Due {
    /// [`Signal::Refresh`]
    pub refresh: bool,
    /// [`Signal::LogLength`], the greatest.
    pub log_length: Option<u32>,
    /// [`Signal::ChatChanged`]
    pub chat: bool,
    /// [`Signal::Reaction`], the last of each seat.
    pub reactions: BTreeMap<Seat, Reaction>,
    /// [`Signal::RemotePresence`], the last of each server.
    pub remote_presence: BTreeMap<String, (Seats, u32)>,
    /// [`Signal::PresenceQuery`]
    pub presence_query: bool,
    /// [`Signal::MembersChanged`]
    pub members: bool,
    /// [`Signal::TakeOver`]
    pub take_over: bool,
    /// [`Signal::Stop`]
    pub stop: bool,
}

impl Signals {
    /// Adds a signal to those that are due.
    pub fn raise(&self, signal: Signal) {
        let mut due = self.due.lock().expect("no thread panics while it holds this lock");
        match signal {
            Signal::Refresh => due.refresh = true,
            Signal::LogLength(length) => due.log_length = due.log_length.max(Some(length)),
            Signal::ChatChanged => due.chat = true,
            Signal::Reaction(seat, reaction) => _ = due.reactions.insert(seat, reaction),
            Signal::RemotePresence { node, online, spectators } => {
                due.remote_presence.insert(node, (online, spectators));
            }
            Signal::PresenceQuery => due.presence_query = true,
            Signal::MembersChanged => due.members = true,
            Signal::TakeOver => due.take_over = true,
            Signal::Stop => due.stop = true,
        }
        drop(due);
        self.raised.notify_one();
    }

    /// Waits until a signal has been raised.
    pub async fn raised(&self) {
        self.raised.notified().await;
    }

    /// Takes all signals that are due.
    pub fn take(&self) -> Due {
        mem::take(&mut *self.due.lock().expect("no thread panics while it holds this lock"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn signals_merge_and_are_taken_once() {
        let signals = Signals::default();
        for length in [3, 9, 4] {
            signals.raise(Signal::LogLength(length));
        }
        for spectators in [1, 2] {
            signals.raise(Signal::RemotePresence { node: "a".to_owned(), online: Seats::NONE, spectators });
        }
        signals.raised().await;
        let due = signals.take();
        assert_eq!((due.log_length, due.remote_presence.len(), due.refresh), (Some(9), 1, false));
        assert_eq!(due.remote_presence["a"], (Seats::NONE, 2));
        assert_eq!(signals.take().log_length, None);
    }
}
