//! The list of public tables, read once for all sockets of the lobby.

use std::{sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use protocol::{LobbyMessage, TableInfo, Tables};
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
/// Presence changes without an announcement, so a snapshot is reused no longer than this.
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
    /// The message for clients that have no part in any of the tables.
    for_strangers: Utf8Bytes,
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

    /// The current list. The lock is held while the store answers, so that concurrent callers share one read.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn snapshot(&self, registry: &Registry) -> Result<Arc<LobbySnapshot>, StoreError> {
        let mut snapshot = self.snapshot.lock().await;
        let change = *self.changes.borrow();
        if let Some(snapshot) = snapshot.as_ref().filter(|it| it.change == change && it.at.elapsed() < MAX_AGE) {
            return Ok(snapshot.clone());
        }
        let new = Arc::new(LobbySnapshot::read(registry, change).await?);
        *snapshot = Some(new.clone());
        Ok(new)
    }
}

impl LobbySnapshot {
    /// Reads the list from the store.
    async fn read(registry: &Registry, change: u64) -> Result<LobbySnapshot, StoreError> {
        let at = Instant::now();
        let tables = public_tables(registry).await?;
        let for_strangers = message(infos(&tables, None)).into();
        Ok(LobbySnapshot { change, at, tables, for_strangers })
    }

    /// The message for `person`.
    pub fn message(&self, person: Option<&Person>) -> Utf8Bytes {
        let has_part = |person: &Person| self.tables.iter().any(|(table, _)| involves(table, person));
        match person.filter(|it| has_part(it)) {
            Some(person) => message(infos(&self.tables, Some(person))).into(),
            None => self.for_strangers.clone(),
        }
    }
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

fn message(tables: Vec<TableInfo>) -> String {
    LobbyMessage::Tables(Tables { tables }).to_text()
}

impl Registry {
    /// Announces, here and to other servers, that the list of public tables has changed.
    pub fn lobby_changed(&self) {
        self.mark_lobby_changed();
        self.publish(&Notification::Lobby);
    }
}
