//! Who is connected to this server and to the others, and where each plays.
//!
//! A server knows its own sockets. Servers that share a database write there who has come and gone, in one statement
//! every few seconds, so that the cost is that of arrivals and not of people; the rows of a server that is not alive
//! count for nothing.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use crate::{
    app::App,
    error::Refusal,
    store::{Playing, StoreError},
};

/// How often other servers are told who has come and gone. Who reloads a page meanwhile has not gone.
const WRITE_INTERVAL: Duration = Duration::from_secs(5);

/// The people with sockets. Cheap to clone.
#[derive(Clone)]
pub struct Online(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    people: BTreeMap<String, Sockets>,
    /// People of whom other servers are to be told.
    changed: BTreeSet<String>,
    /// Whether there may be other servers.
    is_shared: bool,
    /// The name under which this server has written.
    node: String,
}

/// The sockets of a person.
#[derive(Default)]
struct Sockets {
    all: u32,
    /// Those at tables where the person plays, by the id of the table.
    tables: BTreeMap<String, u32>,
}

/// Those who are connected, by id, with the game that each is playing.
pub type Seen = BTreeMap<String, Option<Playing>>;

/// A socket of a person, until it is dropped.
pub struct OnlineSocket {
    online: Online,
    person: String,
    table: Option<String>,
}

impl State {
    fn note_change(&mut self, person: &str) {
        if self.is_shared {
            self.changed.insert(person.to_owned());
        }
    }
}

impl Online {
    /// Nobody is connected.
    pub fn new(is_shared: bool) -> Online {
        Online(Arc::new(Mutex::new(State { is_shared, ..State::default() })))
    }

    /// Counts a socket of a person, at the table with this id if it plays there.
    pub fn connect(&self, person: &str, table: Option<&str>) -> OnlineSocket {
        let mut state = self.state();
        let sockets = state.people.entry(person.to_owned()).or_default();
        sockets.all += 1;
        if let Some(table) = table {
            *sockets.tables.entry(table.to_owned()).or_default() += 1;
        }
        state.note_change(person);
        OnlineSocket { online: self.clone(), person: person.to_owned(), table: table.map(str::to_owned) }
    }

    /// Those of `people` who are connected, here or to another server, with the game that each is playing.
    pub async fn find(&self, app: &App, people: Vec<String>) -> Result<Seen, Refusal> {
        let mut seen: BTreeMap<String, Option<String>> = BTreeMap::new();
        if let Some(leases) = app.store().leases().filter(|_| !people.is_empty()) {
            seen.extend(leases.online_of(&people).await?);
        }
        {
            let state = self.state();
            for person in &people {
                if let Some(sockets) = state.people.get(person) {
                    let table = sockets.tables.keys().next().cloned();
                    let elsewhere = seen.remove(person).flatten();
                    seen.insert(person.clone(), table.or(elsewhere));
                }
            }
        }
        let mut tables: Vec<String> = seen.values().flatten().cloned().collect();
        tables.sort_unstable();
        tables.dedup();
        let running: BTreeMap<String, Playing> =
            app.store().playing(&tables).await?.into_iter().map(|it| (it.table.clone(), it)).collect();
        let game = |table: Option<String>| table.and_then(|it| running.get(&it).cloned());
        Ok(seen.into_iter().map(|(person, table)| (person, game(table))).collect())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no thread panics while it holds this lock")
    }

    /// Writes who has come and gone since the last time.
    async fn write(&self, app: &App) -> Result<(), StoreError> {
        let Some(leases) = app.store().leases() else { return Ok(()) };
        let name = app.registry().node().name();
        let changes: Vec<(String, Option<Option<String>>)> = {
            let mut guard = self.state();
            let state = &mut *guard;
            if state.node != name {
                // Under another name nothing is written yet.
                state.node.clone_from(&name);
                state.changed.extend(state.people.keys().cloned());
            }
            let at = |person: &String| state.people.get(person).map(|it| it.tables.keys().next().cloned());
            std::mem::take(&mut state.changed).into_iter().map(|person| (person.clone(), at(&person))).collect()
        };
        if changes.is_empty() {
            return Ok(());
        }
        let written = leases.set_online(&name, &changes).await;
        if written.is_err() {
            self.state().changed.extend(changes.into_iter().map(|(person, _)| person));
        }
        written
    }
}

impl Drop for OnlineSocket {
    fn drop(&mut self) {
        let mut guard = self.online.state();
        let state = &mut *guard;
        let Some(sockets) = state.people.get_mut(&self.person) else { return };
        sockets.all -= 1;
        if let Some(table) = &self.table
            && let Some(number) = sockets.tables.get_mut(table)
        {
            *number -= 1;
            if *number == 0 {
                sockets.tables.remove(table);
            }
        }
        if sockets.all == 0 {
            state.people.remove(&self.person);
        }
        state.note_change(&self.person);
    }
}

/// Tells other servers who is connected here, for as long as the server runs.
pub async fn run(app: App) {
    if app.store().leases().is_none() {
        return;
    }
    let mut interval = tokio::time::interval(WRITE_INTERVAL);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(error) = app.online().write(&app).await {
            tracing::warn!(%error, "online_write_failed");
        }
    }
}
