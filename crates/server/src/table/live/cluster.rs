//! What a live table does because other servers may have it in memory too.

use kernel::Seats;

use super::LiveTable;
use crate::{
    bus::Notification,
    cluster::Lease,
    store::{Person, Status},
    table::sockets::observer_of,
};

impl LiveTable {
    /// Acquires the lease of a game that has just started here.
    pub(super) async fn acquire_lease(&mut self) {
        let (registry, id) = (self.registry.clone(), self.table.id.clone());
        let Some(leases) = registry.store().leases().filter(|_| self.table.status == Status::Playing) else { return };
        if let Err(error) = registry.node().acquire(leases, &id).await {
            tracing::warn!(table = id, %error, "lease_acquire_failed");
        }
    }

    /// Runs bots and clocks from now on, in place of a server that is dead or has stopped.
    pub(super) async fn take_over(&mut self) {
        self.thinking = Seats::NONE;
        self.catch_up(u32::MAX).await;
        if self.table.status == Status::Over {
            return self.registry.node().release(&self.table.id);
        }
        if matches!(self.lease(), Some(Lease::Held(_))) && self.session.as_ref().is_some_and(|it| it.has_opened()) {
            self.resume_clocks().await;
        }
        self.after_change().await;
    }

    /// Reads missing entries if the client has seen a later version on another server. Returns whether this table is
    /// at least at that version, so that no client is shown an older one.
    pub(super) async fn reach_version(&mut self, person: Option<&Person>, since: u32) -> bool {
        if !self.has_version(person, since) {
            Box::pin(self.catch_up(u32::MAX)).await;
        }
        let has_it = self.has_version(person, since);
        let is_known = self.session.is_some() || self.table.status == Status::Waiting;
        let is_alone = is_known && !self.registry.node().is_clustered();
        if !has_it && is_alone {
            // The only server cannot be behind: the data file is an older copy, or the end of its log is lost. The
            // client learns it from a frame, or from a table that waits, before the version that it has named.
            tracing::error!(table = self.table.id, since, "log_shorter_than_client");
        }
        has_it || is_alone
    }

    /// Whether the session shows this person at least version `since`.
    pub(super) fn has_version(&self, person: Option<&Person>, since: u32) -> bool {
        match &self.session {
            Some(session) => session.cursor(observer_of(&self.table, person)).version >= since,
            // A log that cannot be read now would later be shown from its middle on.
            None => self.table.status == Status::Waiting && since == 0,
        }
    }

    /// Publishes who is connected to this server.
    pub(super) fn publish_presence(&self) {
        let (online, spectators) = (self.sockets.online(), self.sockets.spectators());
        self.registry.publish(&Notification::Presence(self.table.id.clone(), online, spectators));
    }

    /// Another server has published who is connected to it.
    pub(super) fn on_remote_presence(&mut self, node: String, online: Seats, spectators: u32) {
        let before = match online.is_empty() && spectators == 0 {
            true => self.remote_presence.remove(&node),
            false => self.remote_presence.insert(node, (online, spectators)),
        };
        if before.unwrap_or((Seats::NONE, 0)) != (online, spectators) {
            self.broadcast_presence();
        }
    }

    /// Drops the presence of dead nodes, and publishes the local presence for new ones.
    pub(super) fn on_members_changed(&mut self) {
        let before = self.remote_presence.len();
        let node = self.registry.node();
        self.remote_presence.retain(|name, _| node.is_alive(name));
        if before != self.remote_presence.len() {
            self.broadcast_table();
        }
        if !self.sockets.is_empty() {
            self.publish_presence();
        }
    }

    /// Broadcasts chat lines that were added on other servers.
    pub(super) async fn broadcast_new_chats(&mut self) {
        if !self.sockets.is_empty() {
            let chats = self.read_chats().await;
            self.broadcast_chats(&chats, None);
        }
    }
}
