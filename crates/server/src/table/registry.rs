//! The tables that are in the memory of this server.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    sync::{broadcast, mpsc, oneshot},
    task::JoinSet,
};

use super::{bots::BotPool, info::Presence, live::LiveTable, lobby::Lobby, message::Command};
use crate::{
    bus::{Bus, Notification},
    cluster::Node,
    environment::{Entropy, Environment},
    error::Refusal,
    session_watch::Ended,
    store::{Millis, Store},
};

/// The number of commands that may wait for a table. A sender waits while the mailbox is full.
const MAILBOX_CAPACITY: usize = 256;
const SEND_ATTEMPTS: u32 = 3;
/// Ends of sessions that a socket may be late to hear of; a socket that is later asks the store.
const ENDED_SESSIONS: usize = 256;

/// The live tables by id, and what they share. Cheap to clone.
#[derive(Clone)]
pub struct Registry(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    bots: BotPool,
    timings: Timings,
    lobby: Lobby,
    tables: Mutex<Tables>,
    node: Node,
    bus: Arc<dyn Bus>,
    entropy: Arc<dyn Entropy>,
    ended_sessions: broadcast::Sender<Ended>,
}

#[derive(Default)]
struct Tables {
    mailboxes: BTreeMap<String, mpsc::Sender<Command>>,
    tasks: JoinSet<()>,
    stopped: bool,
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
        let entropy = environment.entropy.clone();
        let node = Node::new(store.leases().is_some(), environment);
        Registry(Arc::new(Inner {
            store,
            bots,
            timings,
            lobby: Lobby::new(),
            tables: Mutex::default(),
            node,
            bus,
            entropy,
            ended_sessions: broadcast::channel(ENDED_SESSIONS).0,
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

    /// Ends, here and at other servers, the sockets of sessions that have ended.
    pub fn end_sessions(&self, ended: Ended) {
        self.publish(&Notification::Ended(ended.clone()));
        self.sessions_ended(ended);
    }

    /// Ends the sockets of sessions that have ended.
    pub fn sessions_ended(&self, ended: Ended) {
        // Without sockets nobody listens.
        let _ = self.0.ended_sessions.send(ended);
    }

    /// The sessions that end from now on.
    pub fn ended_sessions(&self) -> broadcast::Receiver<Ended> {
        self.0.ended_sessions.subscribe()
    }

    /// Announces, here and to other servers, that the list of public tables has changed.
    pub fn lobby_changed(&self) {
        self.mark_lobby_changed();
        self.publish(&Notification::Lobby);
    }

    /// Announces to the sockets of this server that the list of public tables has changed.
    pub fn mark_lobby_changed(&self) {
        self.0.lobby.mark_changed();
    }

    /// Announces, here and to other servers, that seats or status of a table have changed.
    pub async fn table_changed(&self, id: &str) {
        self.publish(&Notification::Table(id.to_owned()));
        self.send_if_live(id, Command::Refresh).await;
    }

    /// The list of public tables.
    pub fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// Sends a command to a table, which is loaded if it is not live.
    ///
    /// # Errors
    /// If the table does not exist or cannot be read, or the server shuts down.
    pub async fn send(&self, id: &str, mut command: Command) -> Result<(), Refusal> {
        // A table that unloads at this moment is loaded again.
        for _ in 0..SEND_ATTEMPTS {
            let mailbox = match self.mailbox(id) {
                Some(mailbox) => mailbox,
                None => self.load(id).await?,
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

    /// Who is connected to a table, which is loaded if it is not live.
    pub async fn presence(&self, id: &str) -> Presence {
        let (reply, answer) = oneshot::channel();
        if self.send(id, Command::Presence(reply)).await.is_err() {
            return Presence::default();
        }
        answer.await.unwrap_or_default()
    }

    /// Who is connected to a table; empty if it is not live.
    pub async fn presence_if_live(&self, id: &str) -> Presence {
        let (reply, answer) = oneshot::channel();
        let Some(mailbox) = self.mailbox(id) else { return Presence::default() };
        if mailbox.send(Command::Presence(reply)).await.is_err() {
            return Presence::default();
        }
        answer.await.unwrap_or_default()
    }

    /// The ids of the tables that are live here.
    pub fn live_tables(&self) -> Vec<String> {
        self.0.tables.lock().expect("no thread panics while it holds this lock").mailboxes.keys().cloned().collect()
    }

    fn mailbox(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.0.tables.lock().expect("no thread panics while it holds this lock").mailboxes.get(id).cloned()
    }

    async fn load(&self, id: &str) -> Result<mpsc::Sender<Command>, Refusal> {
        let live = LiveTable::load(self.clone(), id).await?;
        let mut tables = self.0.tables.lock().expect("no thread panics while it holds this lock");
        if tables.stopped {
            return Err(Refusal::Unavailable);
        }
        // Another task may have loaded it meanwhile.
        if let Some(mailbox) = tables.mailboxes.get(id) {
            return Ok(mailbox.clone());
        }
        let (mailbox, commands) = mpsc::channel(MAILBOX_CAPACITY);
        tables.mailboxes.insert(id.to_owned(), mailbox.clone());
        tables.tasks.spawn(live.run(commands, mailbox.downgrade()));
        // Reaps finished tasks, which would otherwise stay in the set.
        while tables.tasks.try_join_next().is_some() {}
        metrics::gauge!("comptoir_live_tables").set(tables.mailboxes.len() as f64);
        Ok(mailbox)
    }

    /// Removes a table whose task is about to end.
    pub(super) fn remove(&self, id: &str) {
        let mut tables = self.0.tables.lock().expect("no thread panics while it holds this lock");
        tables.mailboxes.remove(id);
        metrics::gauge!("comptoir_live_tables").set(tables.mailboxes.len() as f64);
    }

    /// Loads the tables with a running game, so that bots and clocks go on without sockets. In a cluster, each server
    /// loads those whose lease it holds.
    pub async fn load_running(&self) {
        let running = match self.0.node.is_clustered() {
            true => Ok(self.0.node.held_tables()),
            false => self.0.store.running().await,
        };
        match running {
            Ok(ids) => {
                for id in ids {
                    let (reply, _) = oneshot::channel();
                    if let Err(error) = self.send(&id, Command::Presence(reply)).await {
                        tracing::warn!(table = id, %error, "table_load_failed");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "running_tables_read_failed"),
        }
    }

    /// Aborts every table at once, as `kill -9` does. A simulation crashes servers by it.
    pub fn abort(&self) {
        let mut tables = self.0.tables.lock().expect("no thread panics while it holds this lock");
        tables.stopped = true;
        tables.mailboxes.clear();
        tables.tasks.abort_all();
    }

    /// Lets every table finish its current command, closes the sockets, and gives the leases back.
    pub async fn stop(&self) {
        let (mailboxes, mut tasks) = {
            let mut tables = self.0.tables.lock().expect("no thread panics while it holds this lock");
            tables.stopped = true;
            (tables.mailboxes.values().cloned().collect::<Vec<_>>(), std::mem::take(&mut tables.tasks))
        };
        for mailbox in mailboxes {
            // A task that has ended needs no stop.
            let _ = mailbox.send(Command::Stop).await;
        }
        while tasks.join_next().await.is_some() {}
        if let Some(leases) = self.0.store.leases()
            && let Err(error) = leases.leave(&self.0.node.name()).await
        {
            tracing::warn!(server = self.0.node.name(), %error, "cluster_leave_failed");
        }
    }
}
