//! Who follows a table.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat, Seats};
use protocol::ByeReason;
use tokio::sync::mpsc;

use crate::store::{Person, Sitter, Table};

/// Messages that may wait for a slow client.
const WAITING: usize = 64;

/// Where the messages for one socket go. It is bounded: a socket that does not keep up is closed, and
/// comes back with the version it has. A place is kept for the farewell, so that there is always room to
/// say why.
pub struct Outbox {
    parcels: mpsc::Sender<Parcel>,
    farewell: Option<mpsc::OwnedPermit<Parcel>>,
}

/// What a socket is given to send.
pub enum Parcel {
    /// A message; many may share one.
    Text(Utf8Bytes),
    /// The last one, and why.
    Bye(ByeReason),
}

impl Outbox {
    /// An outbox, and where it is emptied.
    pub fn open() -> (Outbox, mpsc::Receiver<Parcel>) {
        let (parcels, inbox) = mpsc::channel(WAITING + 1);
        let farewell = parcels.clone().try_reserve_owned().ok();
        (Outbox { parcels, farewell }, inbox)
    }

    /// Nothing follows a farewell.
    fn send(&mut self, text: Utf8Bytes) {
        if self.farewell.is_some() && self.parcels.try_send(Parcel::Text(text)).is_err() {
            self.bid_farewell(ByeReason::Slow);
            metrics::counter!("comptoir_sockets_slow_total").increment(1);
        }
    }

    fn bid_farewell(&mut self, reason: ByeReason) {
        if let Some(place) = self.farewell.take() {
            place.send(Parcel::Bye(reason));
        }
    }
}

/// The number of a socket, at this server: a table that is loaded again must not take what one socket says for
/// the words of another.
pub type SocketId = u64;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// The sockets of one table.
#[derive(Default)]
pub struct Sockets {
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
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let observer = observer_of(table, person.as_ref());
        self.all.insert(id, Follower { person, observer, outbox });
        id
    }

    /// Removes one.
    pub fn remove(&mut self, id: SocketId) -> Option<Follower> {
        self.all.remove(&id)
    }

    /// Finds one that was not sent away.
    pub fn get(&self, id: SocketId) -> Option<&Follower> {
        self.all.get(&id).filter(|it| it.outbox.farewell.is_some())
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

    /// Sends everybody away. Each is gone when its socket says so.
    pub fn dismiss(&mut self, reason: ByeReason) {
        self.all.values_mut().for_each(|it| it.outbox.bid_farewell(reason));
    }

    /// Sends to one. A full outbox closes the socket, which then says that it is gone.
    pub fn send(&mut self, id: SocketId, text: impl Into<Utf8Bytes>) {
        if let Some(follower) = self.all.get_mut(&id) {
            follower.outbox.send(text.into());
        }
    }

    /// Sends to all with these eyes.
    pub fn send_to(&mut self, observer: Observer, text: impl Into<Utf8Bytes>) {
        let text = text.into();
        self.all.values_mut().filter(|it| it.observer == observer).for_each(|it| it.outbox.send(text.clone()));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// How many messages are in an inbox, and the farewells.
    fn emptied(mut inbox: mpsc::Receiver<Parcel>) -> (usize, Vec<ByeReason>) {
        let (mut texts, mut byes) = (0, Vec::new());
        while let Ok(parcel) = inbox.try_recv() {
            match parcel {
                Parcel::Text(_) => texts += 1,
                Parcel::Bye(reason) => byes.push(reason),
            }
        }
        (texts, byes)
    }

    #[test]
    fn whoever_does_not_keep_up_is_told_so_once() {
        let (mut outbox, inbox) = Outbox::open();
        (0..2 * WAITING).for_each(|_| outbox.send("{}".into()));
        outbox.bid_farewell(ByeReason::Restart);
        assert_eq!(emptied(inbox), (WAITING, vec![ByeReason::Slow]));
    }

    #[test]
    fn there_is_room_for_a_farewell_behind_all_that_waits() {
        let (mut outbox, inbox) = Outbox::open();
        (0..WAITING).for_each(|_| outbox.send("{}".into()));
        outbox.bid_farewell(ByeReason::Restart);
        outbox.send("{}".into());
        outbox.bid_farewell(ByeReason::Gone);
        assert_eq!(emptied(inbox), (WAITING, vec![ByeReason::Restart]));
    }
}
