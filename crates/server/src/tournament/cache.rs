//! Tournaments in memory: an event is read and applied once, however many look at the standings.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::sync::{Notify, watch};

use super::TournamentState;
use crate::{
    bus::Notification,
    store::{Store, StoreError},
    table::Registry,
};

/// The most tournaments that are kept.
const CAPACITY: usize = 128;

/// The tournaments that were used last, and those that something is due for.
#[derive(Default)]
pub struct TournamentCache {
    states: Mutex<BTreeMap<String, Arc<TournamentState>>>,
    changed: Mutex<BTreeSet<String>>,
    wakeup: Notify,
    /// How far the tournaments are that sockets watch.
    watched: Mutex<BTreeMap<String, watch::Sender<u32>>>,
}

impl TournamentCache {
    /// A tournament as it stands in the store now; `None` if there is none.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn load(&self, store: &dyn Store, id: &str) -> Result<Option<Arc<TournamentState>>, StoreError> {
        let Some(row) = store.tournament(id).await? else {
            self.states().remove(id);
            return Ok(None);
        };
        let known = self.states().get(id).cloned();
        let events = store.tournament_events(id, known.as_ref().map_or(0, |it| it.n)).await?;
        let mut state = match known {
            Some(known) if events.is_empty() && known.row == row => return Ok(Some(known)),
            Some(known) => TournamentState { row, ..(*known).clone() },
            None => TournamentState::new(row)?,
        };
        state.apply(&events)?;
        let state = Arc::new(state);
        self.keep(state.clone());
        Ok(Some(state))
    }

    /// Keeps a state, unless a later one is kept already.
    pub fn keep(&self, state: Arc<TournamentState>) {
        let mut states = self.states();
        if states.len() >= CAPACITY && !states.contains_key(&state.row.id) {
            states.clear();
        }
        let is_newer = states.get(&state.row.id).is_none_or(|it| it.n <= state.n);
        if is_newer {
            states.insert(state.row.id.clone(), state);
        }
    }

    /// Says that something may be due for a tournament now. Never waits.
    pub fn wake(&self, id: &str) {
        self.changed().insert(id.to_owned());
        self.wakeup.notify_one();
    }

    /// A receiver of the number of events of a tournament, which need not exist.
    pub fn subscribe(&self, id: &str) -> watch::Receiver<u32> {
        let mut watched = self.watched();
        forget_unwatched(&mut watched);
        watched.entry(id.to_owned()).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// Tells the sockets of this server that a tournament has so many events.
    pub fn announce(&self, id: &str, n: u32) {
        let mut watched = self.watched();
        forget_unwatched(&mut watched);
        if let Some(sender) = watched.get(id) {
            sender.send_if_modified(|known| {
                let is_later = n > *known;
                *known = n.max(*known);
                is_later
            });
        }
    }

    /// Waits until something may be due for some tournament.
    pub async fn woken(&self) {
        self.wakeup.notified().await;
    }

    /// The tournaments that something may be due for, once.
    pub fn take_changed(&self) -> BTreeSet<String> {
        std::mem::take(&mut self.changed())
    }

    fn states(&self) -> MutexGuard<'_, BTreeMap<String, Arc<TournamentState>>> {
        self.states.lock().expect("no thread panics while it holds this lock")
    }

    fn watched(&self) -> MutexGuard<'_, BTreeMap<String, watch::Sender<u32>>> {
        self.watched.lock().expect("no thread panics while it holds this lock")
    }

    fn changed(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.changed.lock().expect("no thread panics while it holds this lock")
    }
}

/// What nobody watches any more is forgotten, whichever tournament is asked for: a stranger who asks for ids that are none
/// must not fill the memory.
fn forget_unwatched(watched: &mut BTreeMap<String, watch::Sender<u32>>) {
    watched.retain(|_, it| it.receiver_count() > 0);
}

impl Registry {
    /// Tells the sockets of a tournament, here and at other servers, that it has so many events.
    pub fn tournament_changed(&self, id: &str, n: u32) {
        self.tournaments().announce(id, n);
        self.publish(&Notification::Tournament(id.to_owned(), n));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_watches_takes_no_memory() {
        let cache = TournamentCache::default();
        let kept = cache.subscribe("kept");
        (0..100).for_each(|n| drop(cache.subscribe(&n.to_string())));
        assert_eq!(cache.watched().len(), 2, "the one that is watched, and the last one");
        cache.announce("kept", 7);
        assert_eq!((*kept.borrow(), cache.watched().len()), (7, 1));
    }
}
