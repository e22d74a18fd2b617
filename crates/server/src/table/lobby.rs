//! The public tables: one list for all who look at it, however many they are.

use std::{sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use protocol::{LobbyMessage, TableInfo, Tables};
use tokio::{
    sync::{Mutex, watch},
    time::Instant,
};

use super::{
    info::{Presence, involves, table_info},
    registry::Registry,
};
use crate::store::{Person, StoreError, Table};

/// The most tables that are listed.
const MOST: u32 = 200;
/// Who follows a table changes without a word; a list is believed no longer than this.
const FRESH: Duration = Duration::from_secs(1);

/// What those who look at the lobby share.
pub struct Lobby {
    /// Counts what has changed.
    changes: watch::Sender<u64>,
    listed: Mutex<Option<Arc<Listed>>>,
}

/// The public tables at some moment.
pub struct Listed {
    change: u64,
    at: Instant,
    tables: Vec<(Table, Presence)>,
    /// The message for whoever has no part in any of them.
    for_strangers: Utf8Bytes,
}

impl Lobby {
    /// Nothing has changed yet.
    pub fn new() -> Lobby {
        Lobby { changes: watch::Sender::new(0), listed: Mutex::default() }
    }

    /// A table has come, gone, begun or ended.
    pub fn change(&self) {
        self.changes.send_modify(|n| *n += 1);
    }

    /// Tells when something changes.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// The list as it stands now: whoever comes first reads it, and those who wait meanwhile share it. That is why
    /// the lock is held while the store answers.
    pub async fn listed(&self, registry: &Registry) -> Result<Arc<Listed>, StoreError> {
        let mut listed = self.listed.lock().await;
        let change = *self.changes.borrow();
        if let Some(listed) = listed.as_ref().filter(|it| it.change == change && it.at.elapsed() < FRESH) {
            return Ok(listed.clone());
        }
        let new = Arc::new(Listed::read(registry, change).await?);
        *listed = Some(new.clone());
        Ok(new)
    }
}

impl Listed {
    /// Reads the list.
    async fn read(registry: &Registry, change: u64) -> Result<Listed, StoreError> {
        let at = Instant::now();
        let tables = public_tables(registry).await?;
        let for_strangers = message(infos(&tables, None)).into();
        Ok(Listed { change, at, tables, for_strangers })
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

/// The public tables that wait or run, and who follows them.
pub async fn public_tables(registry: &Registry) -> Result<Vec<(Table, Presence)>, StoreError> {
    let mut tables = Vec::new();
    for table in registry.store().public_tables(MOST).await? {
        let presence = registry.presence_if_live(&table.id).await;
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
