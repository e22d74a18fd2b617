//! The sockets that follow a table.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seats};
use protocol::ByeReason;
use session::seat_of;

use super::outbox::Outbox;
use crate::store::{Person, Table};

/// The id of a socket, unique within this process: a table that is loaded again must not attribute a message to
/// another socket.
pub type SocketId = u64;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// The sockets of one table.
#[derive(Default)]
pub struct Sockets {
    all: BTreeMap<SocketId, Connection>,
}

/// One socket that follows a table.
pub struct Connection {
    /// The signed-in person, if any.
    pub person: Option<Person>,
    /// The ids of people whose chat and reactions it is not sent.
    pub hidden: Vec<String>,
    /// Whose view it is sent.
    pub observer: Observer,
    outbox: Outbox,
    /// Whether it follows changes rather than whole frames.
    changes: bool,
    /// The version of the last frame that it was sent; 0 before the first.
    version: u32,
    /// Whether it waits for a frame with all that it has missed, and is sent no other before.
    waiting: bool,
}

impl Sockets {
    /// Adds a socket and returns its id.
    pub fn add(
        &mut self,
        table: &Table,
        (person, hidden): (Option<Person>, Vec<String>),
        changes: bool,
        outbox: Outbox,
    ) -> SocketId {
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        let observer = observer_of(table, person.as_ref());
        self.all.insert(id, Connection { person, hidden, observer, outbox, changes, version: 0, waiting: false });
        id
    }

    /// Removes a socket.
    pub fn remove(&mut self, id: SocketId) -> Option<Connection> {
        self.all.remove(&id)
    }

    /// A socket that is not closing.
    pub fn get(&self, id: SocketId) -> Option<&Connection> {
        self.all.get(&id).filter(|it| it.outbox.is_open())
    }

    /// Whether a socket is sent what this person says; everything is sent of a person that is not known any more.
    pub fn hears(&self, id: SocketId, author: Option<&String>) -> bool {
        self.all.get(&id).is_some_and(|it| author.is_none_or(|author| !it.hidden.contains(author)))
    }

    /// Recomputes the observer of every socket. Returns the sockets whose observer has changed.
    pub fn refresh_observers(&mut self, table: &Table) -> Vec<SocketId> {
        let mut changed = Vec::new();
        for (id, connection) in &mut self.all {
            let observer = observer_of(table, connection.person.as_ref());
            if observer != connection.observer {
                (connection.observer, connection.version) = (observer, 0);
                changed.push(*id);
            }
        }
        changed
    }

    /// Whether a socket is sent the frames of `observer`.
    pub fn has(&self, observer: Observer) -> bool {
        self.all.values().any(|it| it.observer == observer && !it.waiting)
    }

    /// Whether a socket follows the changes of what `observer` is shown.
    pub fn follows_changes(&self, observer: Observer) -> bool {
        self.all.values().any(|it| it.observer == observer && it.changes)
    }

    /// Whether a socket waits for a frame with all that it has missed.
    pub fn set_waiting(&mut self, id: SocketId, waiting: bool) {
        if let Some(connection) = self.all.get_mut(&id) {
            connection.waiting = waiting;
        }
    }

    /// Whether there is no socket.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The seats whose player is connected.
    pub fn online(&self) -> Seats {
        let seat = |it: &Connection| match it.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Arbiter => None,
        };
        self.all.values().filter_map(seat).collect()
    }

    /// The number of spectators.
    pub fn spectators(&self) -> u32 {
        self.all.values().filter(|it| it.observer == Observer::Spectator).count() as u32
    }

    /// Closes every socket. Each is removed by its own `Detach`.
    pub fn close_all(&mut self, reason: ByeReason) {
        self.all.values_mut().for_each(|it| it.outbox.close(reason));
    }

    /// Closes the sockets of all who have no seat.
    pub fn close_spectators(&mut self, reason: ByeReason) {
        let spectators = self.all.values_mut().filter(|it| it.observer == Observer::Spectator);
        spectators.for_each(|it| it.outbox.close(reason));
    }

    /// Sends a text to one socket, at the next [flush](Sockets::flush) at the latest. A full outbox closes the socket,
    /// which then sends `Detach`.
    pub fn send(&mut self, id: SocketId, text: impl Into<Utf8Bytes>) {
        if let Some(connection) = self.all.get_mut(&id) {
            connection.outbox.send(text.into());
        }
    }

    /// Sends a whole frame to one socket.
    pub fn send_whole(&mut self, id: SocketId, version: u32, text: String) {
        if let Some(connection) = self.all.get_mut(&id) {
            (connection.waiting, connection.version) = (false, version);
            connection.outbox.send(text.into());
        }
    }

    /// Sends a frame to every socket of an observer, but for those that wait for another one: as a change to those that
    /// follow changes and have the version before. Each form is written at most once.
    pub fn send_frame(
        &mut self,
        observer: Observer,
        version: u32,
        whole: impl Fn() -> String,
        mut change: Option<impl FnMut() -> String>,
    ) {
        let (mut whole_text, mut change_text): (Option<Utf8Bytes>, Option<Utf8Bytes>) = (None, None);
        for connection in self.all.values_mut().filter(|it| it.observer == observer && !it.waiting) {
            let text = match &mut change {
                Some(change) if connection.changes && connection.version + 1 == version => {
                    change_text.get_or_insert_with(|| change().into())
                }
                _ => whole_text.get_or_insert_with(|| whole().into()),
            };
            connection.outbox.send(text.clone());
            connection.version = version;
        }
    }

    /// Sends a text to every socket of an observer.
    pub fn send_to(&mut self, observer: Observer, text: impl Into<Utf8Bytes>) {
        let text = text.into();
        self.all.values_mut().filter(|it| it.observer == observer).for_each(|it| it.outbox.send(text.clone()));
    }

    /// Writes all that was sent and has not left yet.
    pub fn flush(&mut self) {
        self.all.values_mut().for_each(|it| it.outbox.flush());
    }

    /// The ids of all sockets.
    pub fn ids(&self) -> Vec<SocketId> {
        self.all.keys().copied().collect()
    }
}

/// The observer that a person is at a table.
pub fn observer_of(table: &Table, person: Option<&Person>) -> Observer {
    person.and_then(|person| seat_of(table, &person.id)).map_or(Observer::Spectator, Observer::Seat)
}
