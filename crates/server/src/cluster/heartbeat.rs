//! The background task of a clustered server: it renews the membership, takes over games of dead nodes, and passes
//! notifications of other nodes on to the tables that they concern.

use tokio::task::JoinSet;

use super::node::HEARTBEAT_INTERVAL;
use crate::{
    bus::{BusEvent, Notification},
    table::{Command, Registry},
};

/// Heartbeats between two polls of all logs, which make up for lost notifications.
const POLL_EVERY: u64 = 5;
/// Tables whose log length is asked for in one query.
const POLL_BATCH: usize = 1000;

impl Registry {
    /// Runs the heartbeat and handles notifications. Never returns; a server that is not clustered has nothing to do
    /// here.
    pub async fn run_heartbeat(self) {
        if !self.node().is_clustered() {
            return std::future::pending().await;
        }
        // A `JoinSet` aborts its tasks on drop: a server that has stopped must not seem alive.
        let mut heartbeats = JoinSet::from_iter([self.clone().send_heartbeats()]);
        let mut events = self.bus().subscribe();
        while let Some(event) = events.recv().await {
            match event {
                BusEvent::Received { from, notification } => self.handle_notification(from, notification).await,
                BusEvent::Lagged => self.poll_logs(true).await,
            }
        }
        // The bus is closed; polling goes on with the heartbeats.
        let _ = heartbeats.join_next().await;
    }

    async fn send_heartbeats(self) {
        let mut interval = tokio::time::interval(HEARTBEAT_INTERVAL);
        // A burst of missed ticks after a suspension would serve nothing.
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for n in 1.. {
            interval.tick().await;
            let Some(leases) = self.store().leases() else { return };
            match self.node().heartbeat(leases).await {
                Ok(result) => {
                    self.take_over(result.claimed).await;
                    if result.members_changed {
                        for id in self.live_tables() {
                            self.send_if_live(&id, Command::MembersChanged).await;
                        }
                    }
                }
                Err(error) => tracing::warn!(server = self.node().name(), %error, "heartbeat_failed"),
            }
            if n % POLL_EVERY == 0 {
                match self.node().reconcile_leases(leases).await {
                    Ok(found) => self.take_over(found).await,
                    Err(error) => tracing::warn!(server = self.node().name(), %error, "lease_reconcile_failed"),
                }
                self.poll_logs(false).await;
            }
        }
    }

    async fn take_over(&self, tables: Vec<String>) {
        for id in tables {
            if let Err(error) = self.send(&id, Command::TakeOver).await {
                tracing::warn!(table = id, %error, "take_over_failed");
                // `reconcile_leases` finds it again.
                self.node().release(&id);
            }
        }
    }

    async fn handle_notification(&self, from: String, notification: Notification) {
        let (id, command) = match notification {
            Notification::Lobby => return self.mark_lobby_changed(),
            Notification::Ended(ended) => return self.sessions_ended(ended),
            Notification::Entries(id, length) => (id, Command::LogLength(length)),
            Notification::Table(id) => (id, Command::Refresh),
            Notification::Chat(id) => (id, Command::ChatChanged),
            Notification::Presence(id, online, spectators) => {
                (id, Command::RemotePresence { node: from, online, spectators })
            }
            Notification::PresenceQuery(id) => (id, Command::PresenceQuery),
        };
        // A table whose lease is held here may need the command although no client is connected to it here.
        let needed = matches!(command, Command::LogLength(_) | Command::Refresh);
        if needed && self.node().lease(&id).is_some() {
            if let Err(error) = self.send(&id, command).await {
                tracing::warn!(table = id, %error, "notification_failed");
            }
        } else {
            self.send_if_live(&id, command).await;
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
                        self.send_if_live(&id, Command::LogLength(length)).await;
                        if thorough {
                            self.send_if_live(&id, Command::Refresh).await;
                            self.send_if_live(&id, Command::ChatChanged).await;
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
