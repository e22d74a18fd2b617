//! The background tasks of a clustered server. Nothing here waits for a table: what concerns one is a signal.
//!
//! The heartbeat is a task of its own, and waits for one statement of the store alone. Another task claims the games of
//! dead nodes and polls the logs, and a third passes notifications of other nodes on.

use tokio::{task::JoinSet, time::MissedTickBehavior};

use super::node::HEARTBEAT_INTERVAL;
use crate::{
    bus::{BusEvent, Notification},
    table::{Registry, Signal},
};

/// Heartbeats between two polls of all logs, which make up for lost notifications.
const POLL_EVERY: u64 = 5;
/// Tables whose log length is asked for in one query.
const POLL_BATCH: usize = 1000;

impl Registry {
    /// Starts the background tasks. They end when the set is dropped: a server that has stopped must not seem alive. A
    /// server that is not clustered has none.
    pub fn start_cluster(&self) -> JoinSet<()> {
        let mut tasks = JoinSet::new();
        if self.node().is_clustered() {
            tasks.spawn(self.clone().send_heartbeats());
            tasks.spawn(self.clone().keep_leases());
            tasks.spawn(self.clone().handle_notifications());
        }
        tasks
    }

    async fn send_heartbeats(self) {
        let Some(leases) = self.store().leases() else { return };
        let mut interval = tokio::time::interval(HEARTBEAT_INTERVAL);
        // A burst of missed ticks after a suspension would serve nothing.
        interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            interval.tick().await;
            match self.node().heartbeat(leases).await {
                Ok(result) => {
                    self.take_over(&result.lapsed);
                    if result.members_changed {
                        self.signal_all(&Signal::MembersChanged);
                    }
                }
                Err(error) => tracing::warn!(server = self.node().name(), %error, "heartbeat_failed"),
            }
        }
    }

    /// Claims leases that no living node holds, and makes up for what was lost.
    async fn keep_leases(self) {
        let Some(leases) = self.store().leases() else { return };
        let mut interval = tokio::time::interval(HEARTBEAT_INTERVAL);
        interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for n in 1.. {
            interval.tick().await;
            self.take_over(&self.node().claim(leases).await);
            if n % POLL_EVERY == 0 {
                match self.node().reconcile_leases(leases).await {
                    Ok(found) => self.take_over(&found),
                    Err(error) => tracing::warn!(server = self.node().name(), %error, "lease_reconcile_failed"),
                }
                self.poll_logs(false).await;
            }
        }
    }

    async fn handle_notifications(self) {
        let mut events = self.bus().subscribe();
        // Once the bus is closed, polling goes on.
        while let Some(event) = events.recv().await {
            match event {
                BusEvent::Received { from, notification } => self.handle_notification(from, notification),
                BusEvent::Lagged => self.poll_logs(true).await,
            }
        }
    }

    fn take_over(&self, tables: &[String]) {
        tables.iter().for_each(|id| self.wake(id, Signal::TakeOver));
    }

    fn handle_notification(&self, from: String, notification: Notification) {
        let (id, signal) = match notification {
            Notification::Lobby => return self.mark_lobby_changed(),
            Notification::Ended(ended) => return self.sessions_ended(ended),
            Notification::Tournament(id, n) => return self.tournaments().announce(&id, n),
            Notification::Entries(id, length) => (id, Signal::LogLength(length)),
            Notification::Table(id) => (id, Signal::Refresh),
            Notification::Chat(id) => (id, Signal::ChatChanged),
            Notification::Presence(id, online, spectators) => {
                (id, Signal::RemotePresence { node: from, online, spectators })
            }
            Notification::Reaction(id, seat, reaction) => (id, Signal::Reaction(seat, reaction)),
            Notification::PresenceQuery(id) => (id, Signal::PresenceQuery),
        };
        // A table whose lease is held here may need the signal although no client is connected to it here.
        let needed = matches!(signal, Signal::LogLength(_) | Signal::Refresh);
        if needed && self.node().lease(&id).is_some() {
            self.wake(&id, signal);
        } else {
            self.signal(&id, signal);
        }
    }

    /// Compares the logs of all tables that are live or held here with what the store has. `thorough` re-reads seats
    /// and chat as well.
    async fn poll_logs(&self, thorough: bool) {
        let Some(leases) = self.store().leases() else { return };
        let mut tables = self.node().held_tables();
        tables.extend(self.live_tables());
        tables.sort_unstable();
        tables.dedup();
        for batch in tables.chunks(POLL_BATCH) {
            match leases.log_lengths(batch).await {
                Ok(lengths) => {
                    for (id, length) in lengths {
                        self.signal(&id, Signal::LogLength(length));
                        if thorough {
                            self.signal(&id, Signal::Refresh);
                            self.signal(&id, Signal::ChatChanged);
                        }
                    }
                }
                Err(error) => tracing::warn!(tables = batch.len(), %error, "log_poll_failed"),
            }
        }
        if thorough {
            self.mark_lobby_changed();
        }
    }
}
