//! The list of public tables, read once for all sockets of the lobby.

use std::{collections::HashMap, sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use protocol::{LobbyChanges, LobbyMessage, TableInfo, Tables};
use session::{Presence, involves, table_info};
use tokio::{
    sync::{Mutex, watch},
    time::Instant,
};

use super::registry::Registry;
use crate::{
    bus::Notification,
    store::{Person, StoreError, Table},
};

/// The most tables in the list.
const MAX_TABLES: u32 = 200;
/// The list is read no more often, however many look and however much changes.
const MAX_AGE: Duration = Duration::from_secs(1);

/// The state that all sockets of the lobby share.
pub struct Lobby {
    /// The number of changes so far.
    changes: watch::Sender<u64>,
    snapshot: Mutex<Option<Arc<LobbySnapshot>>>,
}

/// The public tables at one moment.
pub struct LobbySnapshot {
    change: u64,
    at: Instant,
    tables: Vec<(Table, Presence)>,
    /// The list for clients that have no part in any of the tables.
    for_strangers: Utf8Bytes,
    /// What those clients are sent who have the snapshot before.
    step: Option<Step>,
}

/// The way from one snapshot to the next, for clients that have no part in any of the tables.
struct Step {
    /// When the snapshot before was taken.
    from: Instant,
    /// Nothing where the two look the same.
    message: Option<Utf8Bytes>,
}

impl Lobby {
    /// A lobby without a snapshot.
    pub fn new() -> Lobby {
        Lobby { changes: watch::Sender::new(0), snapshot: Mutex::default() }
    }

    /// Announces that a table was made, removed, started or finished.
    pub fn mark_changed(&self) {
        self.changes.send_modify(|n| *n += 1);
    }

    /// A receiver that is notified of every change.
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// The list, which may be as old as [`MAX_AGE`]: see [`LobbySnapshot::replaced_at`]. The lock is held while the store
    /// answers, so that concurrent callers share one read.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn snapshot(&self, registry: &Registry) -> Result<Arc<LobbySnapshot>, StoreError> {
        let mut snapshot = self.snapshot.lock().await;
        if let Some(snapshot) = snapshot.as_ref().filter(|it| it.at.elapsed() < MAX_AGE) {
            return Ok(snapshot.clone());
        }
        let change = *self.changes.borrow();
        let new = Arc::new(LobbySnapshot::read(registry, change, snapshot.as_deref()).await?);
        *snapshot = Some(new.clone());
        Ok(new)
    }
}

impl LobbySnapshot {
    /// When there can be another one. All who wait for that moment go from one snapshot to the next together, so that what
    /// has changed is written once for all of them.
    pub fn replaced_at(&self) -> Instant {
        self.at + MAX_AGE
    }

    /// Whether it has everything up to this change.
    pub fn includes(&self, change: u64) -> bool {
        self.change >= change
    }

    /// Reads the list from the store.
    async fn read(
        registry: &Registry,
        change: u64,
        before: Option<&LobbySnapshot>,
    ) -> Result<LobbySnapshot, StoreError> {
        let at = Instant::now();
        let tables = public_tables(registry).await?;
        let step = before.map(|before| Step { from: before.at, message: changes(&before.tables, &tables, None) });
        let for_strangers = LobbyMessage::Tables(Tables { tables: infos(&tables, None) }).to_text().into();
        Ok(LobbySnapshot { change, at, tables, for_strangers, step })
    }

    /// The whole list for `person`.
    pub fn list(&self, person: Option<&Person>) -> Utf8Bytes {
        match person.filter(|it| self.involves(it)) {
            Some(person) => LobbyMessage::Tables(Tables { tables: infos(&self.tables, Some(person)) }).to_text().into(),
            None => self.for_strangers.clone(),
        }
    }

    /// What `person` is sent who has the list of `before`; nothing where it looks the same.
    pub fn changes(&self, before: &LobbySnapshot, person: Option<&Person>) -> Option<Utf8Bytes> {
        let person = person.filter(|it| self.involves(it) || before.involves(it));
        match &self.step {
            Some(step) if person.is_none() && step.from == before.at => step.message.clone(),
            _ => changes(&before.tables, &self.tables, person),
        }
    }

    /// Whether `person` has a part in any of the tables, and so sees them as nobody else does.
    fn involves(&self, person: &Person) -> bool {
        self.tables.iter().any(|(table, _)| involves(table, person))
    }
}

/// How the list differs for `person`, as the text of a message.
fn changes(before: &[(Table, Presence)], now: &[(Table, Presence)], person: Option<&Person>) -> Option<Utf8Bytes> {
    let mut had: HashMap<String, TableInfo> = infos(before, person).into_iter().map(|it| (it.id.clone(), it)).collect();
    let mut changed = infos(now, person);
    changed.retain(|it| had.remove(&it.id).as_ref() != Some(it));
    // Those that are left are not listed any more.
    let mut gone: Vec<String> = had.into_keys().collect();
    gone.sort_unstable();
    let differs = !changed.is_empty() || !gone.is_empty();
    differs.then(|| LobbyMessage::Changes(LobbyChanges { changed, gone }).to_text().into())
}

/// The public tables that wait or run, and who is connected to them.
///
/// # Errors
/// If the store cannot be read.
pub async fn public_tables(registry: &Registry) -> Result<Vec<(Table, Presence)>, StoreError> {
    let mut tables = Vec::new();
    for table in registry.store().public_tables(MAX_TABLES).await? {
        let presence = registry.presence(&table.id);
        tables.push((table, presence));
    }
    Ok(tables)
}

/// Tables as `person` sees them.
pub fn infos(tables: &[(Table, Presence)], person: Option<&Person>) -> Vec<TableInfo> {
    tables.iter().map(|(table, presence)| table_info(table, *presence, person)).collect()
}

impl Registry {
    /// Announces, here and to other servers, that the list of public tables has changed.
    pub fn lobby_changed(&self) {
        self.mark_lobby_changed();
        self.publish(&Notification::Lobby);
    }
}
