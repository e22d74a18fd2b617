//! Who follows a table.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat, Seats};
use tokio::sync::mpsc;

use crate::store::{Person, Sitter, Table};

/// Where the messages for one socket go. It is bounded: a socket that does not keep up is closed, and
/// comes back with the version it has.
pub type Outbox = mpsc::Sender<Parcel>;

/// What a socket is given to send.
pub enum Parcel {
    /// A message; many may share one.
    Text(Utf8Bytes),
    /// The last one, and why.
    Bye(&'static str),
}

/// The number of a socket at its table.
pub type SocketId = u64;

/// The sockets of one table.
#[derive(Default)]
pub struct Sockets {
    next: SocketId,
    all: BTreeMap<SocketId, Follower>,
}

/// One socket.
pub struct Follower {
    /// Who is behind it.
    pub person: Option<Person>,
    /// Whose eyes it has.
    pub observer: Observer,
    outbox: Outbox,
}

impl Sockets {
    /// Adds one.
    pub fn add(&mut self, table: &Table, person: Option<Person>, outbox: Outbox) -> SocketId {
        self.next += 1;
        let observer = observer_of(table, person.as_ref());
        self.all.insert(self.next, Follower { person, observer, outbox });
        self.next
    }

    /// Removes one.
    pub fn remove(&mut self, id: SocketId) -> Option<Follower> {
        self.all.remove(&id)
    }

    /// Finds one.
    pub fn get(&self, id: SocketId) -> Option<&Follower> {
        self.all.get(&id)
    }

    /// Looks again who has which seat; gives those whose eyes have changed.
    pub fn reseat(&mut self, table: &Table) -> Vec<SocketId> {
        let mut changed = Vec::new();
        for (id, follower) in &mut self.all {
            let observer = observer_of(table, follower.person.as_ref());
            if observer != follower.observer {
                follower.observer = observer;
                changed.push(*id);
            }
        }
        changed
    }

    /// Whether anybody sees through these eyes.
    pub fn has(&self, observer: Observer) -> bool {
        self.all.values().any(|it| it.observer == observer)
    }

    /// Whether nobody follows.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The seats whose person follows.
    pub fn online(&self) -> Seats {
        let seat = |it: &Follower| match it.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Arbiter => None,
        };
        self.all.values().filter_map(seat).collect()
    }

    /// How many only watch.
    pub fn spectators(&self) -> u32 {
        self.all.values().filter(|it| it.observer == Observer::Spectator).count() as u32
    }

    /// Sends everybody away.
    pub fn dismiss(&mut self, reason: &'static str) {
        for follower in std::mem::take(&mut self.all).into_values() {
            // Whoever does not keep up finds the outbox closed instead.
            let _ = follower.outbox.try_send(Parcel::Bye(reason));
        }
    }

    /// Sends to one; a full outbox closes the socket.
    pub fn send(&mut self, id: SocketId, text: impl Into<Utf8Bytes>) {
        if let Some(follower) = self.all.get(&id)
            && follower.outbox.try_send(Parcel::Text(text.into())).is_err()
        {
            self.all.remove(&id);
            metrics::counter!("comptoir_sockets_slow_total").increment(1);
        }
    }

    /// Sends to all with these eyes.
    pub fn send_to(&mut self, observer: Observer, text: impl Into<Utf8Bytes>) {
        let text = text.into();
        let ids: Vec<SocketId> = self.all.iter().filter(|(_, it)| it.observer == observer).map(|(id, _)| *id).collect();
        ids.into_iter().for_each(|id| self.send(id, text.clone()));
    }

    /// Every socket.
    pub fn ids(&self) -> Vec<SocketId> {
        self.all.keys().copied().collect()
    }
}

/// Whose eyes a person has at a table.
pub fn observer_of(table: &Table, person: Option<&Person>) -> Observer {
    person.and_then(|person| seat_of(table, &person.id)).map_or(Observer::Spectator, Observer::Seat)
}

/// The seat of a person.
pub fn seat_of(table: &Table, person: &str) -> Option<Seat> {
    let own = |sitter: &Sitter| matches!(sitter, Sitter::Person { id: Some(id), .. } if id == person);
    table.seats.iter().position(own).map(Seat::new)
}
