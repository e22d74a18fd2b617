//! The live tables of this server.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    sync::{mpsc, oneshot},
    task::JoinSet,
};

use super::{bots::BotPool, info::Presence, live::Live, lobby::Lobby, message::Command, node::Node};
use crate::{
    bus::{Bus, Note},
    error::Refusal,
    store::{Millis, Store},
};

/// How many commands a table lets wait; whoever sends more waits too.
const MAILBOX: usize = 256;

/// Every live table by its id, and what they all need.
#[derive(Clone)]
pub struct Registry(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    bots: BotPool,
    pace: Pace,
    lobby: Lobby,
    tables: Mutex<Tables>,
    node: Node,
    bus: Arc<dyn Bus>,
}

#[derive(Default)]
struct Tables {
    mailboxes: BTreeMap<String, mpsc::Sender<Command>>,
    tasks: JoinSet<()>,
    stopped: bool,
}

/// How long things take that wait for nobody.
#[derive(Copy, Clone, Debug)]
pub struct Pace {
    /// A bot's choice is shown no sooner, so that people can follow.
    pub bot_pause: Duration,
    /// A table that nobody follows is unloaded after this.
    pub idle: Duration,
}

impl Registry {
    /// No table is live yet.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, bots: BotPool, pace: Pace) -> Registry {
        let node = Node::new(store.leases().is_some());
        Registry(Arc::new(Inner { store, bots, pace, lobby: Lobby::new(), tables: Mutex::default(), node, bus }))
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// Where bots think.
    pub fn bots(&self) -> &BotPool {
        &self.0.bots
    }

    /// How long things take.
    pub fn pace(&self) -> Pace {
        self.0.pace
    }

    /// This server among others.
    pub fn node(&self) -> &Node {
        &self.0.node
    }

    /// The time of day, by the clock that all servers go by.
    pub fn now(&self) -> Millis {
        self.0.node.now()
    }

    /// The way to the other servers.
    pub(super) fn bus(&self) -> &dyn Bus {
        &*self.0.bus
    }

    /// Tells the other servers, if there may be any.
    pub fn tell(&self, note: &Note) {
        if self.0.node.is_one_of_several() {
            self.0.bus.tell(&self.0.node.name(), note);
        }
    }

    /// Says that the lobby has changed.
    pub fn lobby_changed(&self) {
        self.lobby_changed_elsewhere();
        self.tell(&Note::Lobby);
    }

    /// Another server says so.
    pub(super) fn lobby_changed_elsewhere(&self) {
        self.0.lobby.change();
    }

    /// Seats or status of a table have changed.
    pub async fn table_changed(&self, id: &str) {
        self.tell(&Note::Table(id.to_owned()));
        self.send_if_live(id, Command::Refresh).await;
    }

    /// The public tables.
    pub fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// Sends a command to a table, which is loaded if it is not live.
    pub async fn send(&self, id: &str, mut command: Command) -> Result<(), Refusal> {
        // A table may be unloading just now: then it is loaded again.
        for _ in 0..3 {
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
            // A table that has just been unloaded reads everything anew when it comes back.
            let _ = mailbox.send(command).await;
        }
    }

    /// How a table stands; it is loaded for that if its game runs.
    pub async fn presence(&self, id: &str) -> Presence {
        let (reply, answer) = oneshot::channel();
        if self.send(id, Command::Presence(reply)).await.is_err() {
            return Presence::default();
        }
        answer.await.unwrap_or_default()
    }

    /// How a table stands if it is live.
    pub async fn presence_if_live(&self, id: &str) -> Presence {
        let (reply, answer) = oneshot::channel();
        let Some(mailbox) = self.mailbox(id) else { return Presence::default() };
        if mailbox.send(Command::Presence(reply)).await.is_err() {
            return Presence::default();
        }
        answer.await.unwrap_or_default()
    }

    /// The tables that are live here.
    pub(super) fn live(&self) -> Vec<String> {
        self.0.tables.lock().expect("no task panics with the lock").mailboxes.keys().cloned().collect()
    }

    fn mailbox(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.0.tables.lock().expect("no task panics with the lock").mailboxes.get(id).cloned()
    }

    async fn load(&self, id: &str) -> Result<mpsc::Sender<Command>, Refusal> {
        let live = Live::load(self.clone(), id).await?;
        let mut tables = self.0.tables.lock().expect("no task panics with the lock");
        if tables.stopped {
            return Err(Refusal::Unavailable);
        }
        // Somebody else may have been faster.
        if let Some(mailbox) = tables.mailboxes.get(id) {
            return Ok(mailbox.clone());
        }
        let (mailbox, commands) = mpsc::channel(MAILBOX);
        tables.mailboxes.insert(id.to_owned(), mailbox.clone());
        tables.tasks.spawn(live.run(commands, mailbox.downgrade()));
        // Finished tasks leave nothing behind.
        while tables.tasks.try_join_next().is_some() {}
        metrics::gauge!("comptoir_live_tables").set(tables.mailboxes.len() as f64);
        Ok(mailbox)
    }

    /// A table's task is about to end.
    pub(super) fn retire(&self, id: &str) {
        let mut tables = self.0.tables.lock().expect("no task panics with the lock");
        tables.mailboxes.remove(id);
        metrics::gauge!("comptoir_live_tables").set(tables.mailboxes.len() as f64);
    }

    /// Looks after the tables whose game runs: their bots and clocks go on though nobody follows. Of
    /// several servers each looks after its own.
    pub async fn wake_running(&self) {
        let running = match self.0.node.is_one_of_several() {
            true => Ok(self.0.node.leased()),
            false => self.0.store.running().await,
        };
        match running {
            Ok(ids) => {
                for id in ids {
                    let (reply, _) = oneshot::channel();
                    if let Err(why) = self.send(&id, Command::Presence(reply)).await {
                        tracing::warn!(table = id, %why, "a running table cannot be loaded");
                    }
                }
            }
            Err(why) => tracing::warn!(%why, "running tables cannot be listed"),
        }
    }

    /// As `kill -9` does: nothing is finished.
    #[cfg(test)]
    pub fn kill(&self) {
        let mut tables = self.0.tables.lock().expect("no task panics with the lock");
        tables.stopped = true;
        tables.mailboxes.clear();
        tables.tasks.abort_all();
    }

    /// Lets every table finish what it does, and ends.
    pub async fn stop(&self) {
        let (mailboxes, mut tasks) = {
            let mut tables = self.0.tables.lock().expect("no task panics with the lock");
            tables.stopped = true;
            (tables.mailboxes.values().cloned().collect::<Vec<_>>(), std::mem::take(&mut tables.tasks))
        };
        for mailbox in mailboxes {
            // Whoever is gone has stopped already.
            let _ = mailbox.send(Command::Stop).await;
        }
        while tasks.join_next().await.is_some() {}
        if let Some(leases) = self.0.store.leases()
            && let Err(why) = leases.leave(&self.0.node.name()).await
        {
            tracing::warn!(%why, "the others will find out by themselves that this server has stopped");
        }
    }
}
