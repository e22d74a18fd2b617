//! The tables that are in the memory of this server.

mod loading;
mod resting;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use session::Presence;
use tokio::{
    sync::{Semaphore, broadcast, mpsc},
    task::JoinSet,
    time::{Instant, timeout_at},
};

use self::loading::Loading;
use super::{
    bots::BotPool,
    inbox::Inbox,
    live::LiveTable,
    lobby::Lobby,
    message::Command,
    signals::{Signal, Signals},
    supervisor::supervise,
};
use crate::{
    bus::{Bus, Notification},
    cluster::Node,
    environment::{Entropy, Environment, Faults},
    error::Refusal,
    session_watch::{self, Ended},
    store::{Millis, Store},
    tournament::TournamentCache,
};

/// The number of commands that may wait for a table. A sender waits while the mailbox is full.
pub const MAILBOX_CAPACITY: usize = 256;
const SEND_ATTEMPTS: u32 = 3;
/// Tables that are loaded at once because of a signal. Those that clients ask for are loaded at once.
const CONCURRENT_LOADS: usize = 16;

/// The live tables by id, and what they share. Cheap to clone.
#[derive(Clone)]
pub struct Registry(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    bots: BotPool,
    timings: Timings,
    lobby: Lobby,
    tournaments: TournamentCache,
    tables: Mutex<Tables>,
    loads: Semaphore,
    node: Node,
    bus: Arc<dyn Bus>,
    entropy: Arc<dyn Entropy>,
    ended_sessions: broadcast::Sender<Ended>,
    faults: Arc<dyn Faults>,
}

#[derive(Default)]
struct Tables {
    live: BTreeMap<String, Live>,
    /// Tables that are being read, and how often at once. What is signalled meanwhile may not be part of what was read.
    loading: BTreeMap<String, (Arc<Signals>, u32)>,
    /// Tables that have panicked too often.
    given_up: BTreeSet<String>,
    /// When the clock of a running table that was unloaded runs out; `None` if none runs.
    resting: BTreeMap<String, Option<Millis>>,
    tasks: JoinSet<()>,
    stopped: bool,
}

/// How a live table is reached, and what it has last said of itself.
struct Live {
    mailbox: mpsc::Sender<Command>,
    signals: Arc<Signals>,
    presence: Presence,
}

/// Delays that the configuration sets.
#[derive(Copy, Clone, Debug)]
pub struct Timings {
    /// The least time from a bot's turn to its move, so that people can follow.
    pub bot_pause: Duration,
    /// How long the draw of a seed waits for the browsers of the players, in each of its phases.
    pub shares: Duration,
    /// A table without sockets is unloaded after this.
    pub idle: Duration,
    /// How long a turn waits before a person who is not looking is notified.
    pub push: Duration,
}

impl Registry {
    /// A registry without live tables.
    pub fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        bots: BotPool,
        timings: Timings,
        environment: Environment,
    ) -> Registry {
        let (entropy, faults) = (environment.entropy.clone(), environment.faults.clone());
        let node = Node::new(store.leases().is_some(), environment);
        Registry(Arc::new(Inner {
            store,
            bots,
            timings,
            lobby: Lobby::new(),
            tournaments: TournamentCache::default(),
            tables: Mutex::default(),
            loads: Semaphore::new(CONCURRENT_LOADS),
            node,
            bus,
            entropy,
            ended_sessions: broadcast::channel(session_watch::CAPACITY).0,
            faults,
        }))
    }

    /// Where tables and people are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// The threads on which bots search.
    pub fn bots(&self) -> &BotPool {
        &self.0.bots
    }

    /// The configured delays.
    pub fn timings(&self) -> Timings {
        self.0.timings
    }

    /// This server as a member of its cluster.
    pub fn node(&self) -> &Node {
        &self.0.node
    }

    /// The source of secrets.
    pub fn entropy(&self) -> &dyn Entropy {
        &*self.0.entropy
    }

    /// Where tests make a table fail.
    pub fn faults(&self) -> &dyn Faults {
        &*self.0.faults
    }

    /// The time of day by the clock of the cluster.
    pub fn now(&self) -> Millis {
        self.0.node.now()
    }

    /// The bus to the other servers.
    pub fn bus(&self) -> &dyn Bus {
        &*self.0.bus
    }

    /// Publishes a notification to the other servers, if there may be any.
    pub fn publish(&self, notification: &Notification) {
        if self.0.node.is_clustered() {
            self.0.bus.publish(&self.0.node.name(), notification);
        }
    }

    /// Where the ends of sessions are announced.
    pub fn ended_sessions(&self) -> &broadcast::Sender<Ended> {
        &self.0.ended_sessions
    }

    /// Announces to the sockets of this server that the list of public tables has changed.
    pub fn mark_lobby_changed(&self) {
        self.0.lobby.mark_changed();
    }

    /// Announces, here and to other servers, that seats or status of a table have changed.
    pub fn table_changed(&self, id: &str) {
        self.publish(&Notification::Table(id.to_owned()));
        // A table that is not loaded may have to be, before the time that it has left behind.
        self.tables().resting.remove(id);
        self.signal(id, Signal::Refresh);
    }

    /// The tournaments in memory.
    pub fn tournaments(&self) -> &TournamentCache {
        &self.0.tournaments
    }

    /// The list of public tables.
    pub fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// Sends a command to a table, which is loaded if it is not live.
    ///
    /// # Errors
    /// If the table does not exist, cannot be read or was given up, or the server shuts down.
    pub async fn send(&self, id: &str, mut command: Command) -> Result<(), Refusal> {
        // A table that unloads at this moment is loaded again.
        for _ in 0..SEND_ATTEMPTS {
            let mailbox = match self.mailbox(id) {
                Some(mailbox) => mailbox,
                // Rare: its future, which is large, is not to be a part of every socket's.
                None => Box::pin(self.load(id)).await?,
            };
            match mailbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(returned)) => command = returned,
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Sends a command to a table if it is live.
    pub async fn send_if_live(&self, id: &str, command: Command) {
        if let Some(mailbox) = self.mailbox(id) {
            // A table that has just been unloaded re-reads everything when it is loaded.
            let _ = mailbox.send(command).await;
        }
    }

    /// Raises a signal for a table if it is live, or is about to be. Never waits.
    pub fn signal(&self, id: &str, signal: Signal) {
        let tables = self.tables();
        let live = tables.live.get(id).map(|it| &it.signals);
        if let Some(signals) = live.or_else(|| tables.loading.get(id).map(|it| &it.0)) {
            signals.raise(signal);
        }
    }

    /// Raises a signal for every table that is live, or is about to be. Never waits.
    pub fn signal_all(&self, signal: &Signal) {
        let tables = self.tables();
        let live = tables.live.values().map(|it| &it.signals);
        live.chain(tables.loading.values().map(|it| &it.0)).for_each(|it| it.raise(signal.clone()));
    }

    /// Raises a signal for a table, which is loaded in the background if it is not live. Never waits.
    pub fn wake(&self, id: &str, signal: Signal) {
        let mut tables = self.tables();
        if let Some(live) = tables.live.get(id) {
            return live.signals.raise(signal);
        }
        if !tables.stopped && !tables.given_up.contains(id) {
            let (this, id) = (self.clone(), id.to_owned());
            tables.tasks.spawn(async move { this.load_and_signal(id, signal).await });
        }
    }

    async fn load_and_signal(&self, id: String, signal: Signal) {
        let Ok(_turn) = self.0.loads.acquire().await else { return };
        match self.load(&id).await {
            Ok(_) => self.signal(&id, signal),
            Err(error) => {
                tracing::warn!(table = id, %error, "table_load_failed");
                // `reconcile_leases` finds it again.
                self.0.node.release(&id);
            }
        }
    }

    /// Loads a table if it is not live.
    ///
    /// # Errors
    /// As [`Registry::send`].
    pub async fn ensure_live(&self, id: &str) -> Result<(), Refusal> {
        if self.mailbox(id).is_none() {
            self.load(id).await?;
        }
        Ok(())
    }

    /// Who is connected to a table, as it has last said itself; empty if it is not live. Never waits.
    pub fn presence(&self, id: &str) -> Presence {
        self.tables().live.get(id).map(|live| live.presence).unwrap_or_default()
    }

    /// Takes note of what a live table says of itself.
    pub(super) fn set_presence(&self, id: &str, presence: Presence) {
        if let Some(live) = self.tables().live.get_mut(id) {
            live.presence = presence;
        }
    }

    /// The ids of the tables that are live here.
    pub fn live_tables(&self) -> Vec<String> {
        self.tables().live.keys().cloned().collect()
    }

    /// How many more commands fit into the mailbox of a live table.
    pub fn mailbox_room(&self, id: &str) -> Option<usize> {
        self.tables().live.get(id).map(|live| live.mailbox.capacity())
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.tables.lock().expect("no thread panics while it holds this lock")
    }

    fn mailbox(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.tables().live.get(id).map(|live| live.mailbox.clone())
    }

    async fn load(&self, id: &str) -> Result<mpsc::Sender<Command>, Refusal> {
        if self.tables().given_up.contains(id) {
            return Err(Refusal::Broken);
        }
        // A game whose entries had the time of a wrong clock would lose by it.
        if !self.node().knows_time_soon().await {
            return Err(Refusal::Unavailable);
        }
        let loading = Loading::begin(self, id);
        let mut table = LiveTable::load(self.clone(), id).await?;
        let mut tables = self.tables();
        if tables.stopped {
            return Err(Refusal::Unavailable);
        }
        // Another task may have loaded it meanwhile.
        if let Some(live) = tables.live.get(id) {
            return Ok(live.mailbox.clone());
        }
        let ((mailbox, commands), signals) = (mpsc::channel(MAILBOX_CAPACITY), loading.signals.clone());
        table.set_mailbox(Some(mailbox.downgrade()));
        let live = Live { mailbox: mailbox.clone(), signals: signals.clone(), presence: table.presence() };
        tables.live.insert(id.to_owned(), live);
        tables.resting.remove(id);
        self.0.bus.follow(id);
        tables.tasks.spawn(supervise(self.clone(), id.to_owned(), table, Inbox::new(commands).into(), signals));
        // Reaps finished tasks, which would otherwise stay in the set.
        while tables.tasks.try_join_next().is_some() {}
        metrics::gauge!("comptoir_live_tables").set(tables.live.len() as f64);
        Ok(mailbox)
    }

    /// The mailbox of a table, for its own task.
    pub(super) fn mailbox_of(&self, id: &str) -> Option<mpsc::WeakSender<Command>> {
        self.tables().live.get(id).map(|live| live.mailbox.downgrade())
    }

    /// Removes a table whose task is about to end.
    pub(super) fn remove(&self, id: &str) {
        let mut tables = self.tables();
        tables.live.remove(id);
        self.0.bus.unfollow(id);
        metrics::gauge!("comptoir_live_tables").set(tables.live.len() as f64);
    }

    /// Removes a table that cannot be rebuilt now. It is loaded again when it is needed.
    pub(super) fn lose(&self, id: &str) {
        self.remove(id);
        // `reconcile_leases` finds it again.
        self.0.node.release(id);
    }

    /// Removes a table that panics again and again, and refuses it from now on. Its log stays as it is.
    pub(super) fn give_up(&self, id: &str) {
        self.remove(id);
        let mut tables = self.tables();
        tables.given_up.insert(id.to_owned());
        metrics::gauge!("comptoir_tables_given_up").set(tables.given_up.len() as f64);
    }

    /// Aborts every table at once, as `kill -9` does. A simulation crashes servers by it.
    pub fn abort(&self) {
        let mut tables = self.tables();
        tables.stopped = true;
        tables.live.clear();
        tables.tasks.abort_all();
    }

    /// Lets every table finish its current command and close its sockets, until `deadline`. Tables that take longer
    /// are aborted: what they have acknowledged is stored.
    pub async fn stop(&self, deadline: Instant) {
        let mut tasks = {
            let mut tables = self.tables();
            tables.stopped = true;
            tables.live.values().for_each(|live| live.signals.raise(Signal::Stop));
            std::mem::take(&mut tables.tasks)
        };
        let all = async { while tasks.join_next().await.is_some() {} };
        if timeout_at(deadline, all).await.is_err() {
            tracing::warn!(tables = tasks.len(), "tables_aborted");
            tasks.abort_all();
        }
    }
}
