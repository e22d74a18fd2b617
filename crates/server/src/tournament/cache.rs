//! Tournaments in memory: an event is read and applied once, however many look at the standings.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::sync::Notify;

use super::TournamentState;
use crate::store::{Store, StoreError};

/// The most tournaments that are kept.
const CAPACITY: usize = 128;

/// The tournaments that were used last, and those that something is due for.
#[derive(Default)]
pub struct TournamentCache {
    states: Mutex<BTreeMap<String, Arc<TournamentState>>>,
    changed: Mutex<BTreeSet<String>>,
    wakeup: Notify,
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

    fn changed(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.changed.lock().expect("no thread panics while it holds this lock")
    }
}
