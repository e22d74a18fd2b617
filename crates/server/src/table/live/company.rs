//! What a table does because other servers may have it too.

use kernel::Seats;

use super::Live;
use crate::{
    bus::Note,
    store::{Person, Status},
    table::{
        node::Lease,
        sockets::{SocketId, observer_of},
    },
};

impl Live {
    /// A game that has just begun is looked after where it began.
    pub(super) async fn take_lease(&mut self) {
        let (registry, id) = (self.registry.clone(), self.table.id.clone());
        let Some(leases) = registry.store().leases().filter(|_| self.table.status == Status::Playing) else { return };
        if let Err(why) = registry.node().take(leases, &id).await {
            tracing::warn!(table = id, %why, "no lease yet");
        }
    }

    /// This server looks after the game from now on: whoever did before is gone.
    pub(super) async fn drive(&mut self) {
        self.thinking = Seats::NONE;
        self.catch_up(u32::MAX).await;
        if self.table.status == Status::Over {
            return self.registry.node().let_go(&self.table.id);
        }
        if matches!(self.lease(), Some(Lease::Held(_))) && self.course.as_ref().is_some_and(|course| course.n > 0) {
            self.resume().await;
        }
        self.after_change().await;
    }

    /// Whoever has seen more elsewhere is not shown less here: what is missing is read first. Whether that
    /// succeeds.
    pub(super) async fn reaches(&mut self, person: Option<&Person>, since: u32) -> bool {
        let observer = observer_of(&self.table, person);
        let reached = |this: &Live| match &this.course {
            Some(course) => course.sight(observer).version >= since,
            // What cannot be read now would be shown from its middle on later.
            None => this.table.status == Status::Waiting && since == 0,
        };
        if !reached(self) {
            self.catch_up(u32::MAX).await;
        }
        reached(self) || self.course.is_some() && !self.registry.node().is_one_of_several()
    }

    /// Tells other servers who follows here.
    pub(super) fn tell_here(&self) {
        let (online, spectators) = (self.sockets.online(), self.sockets.spectators());
        self.registry.tell(&Note::Here(self.table.id.clone(), online, spectators));
    }

    /// Somebody follows on another server, or does no more.
    pub(super) fn hear_of(&mut self, node: String, online: Seats, spectators: u32) {
        let before = match online.is_empty() && spectators == 0 {
            true => self.elsewhere.remove(&node),
            false => self.elsewhere.insert(node, (online, spectators)),
        };
        if before.unwrap_or((Seats::NONE, 0)) != (online, spectators) {
            self.tell_company();
        }
    }

    /// Forgets who followed on servers that are gone, and tells those that are new who follows here.
    pub(super) fn count_company(&mut self) {
        let all = self.elsewhere.len();
        let node = self.registry.node();
        self.elsewhere.retain(|name, _| node.is_alive(name));
        if all != self.elsewhere.len() {
            self.tell_table();
        }
        if !self.sockets.is_empty() {
            self.tell_here();
        }
    }

    /// Sends everybody the lines of chat that came in elsewhere.
    pub(super) async fn tell_new_chats(&mut self) {
        if !self.sockets.is_empty() {
            let chats = self.read_chats().await;
            self.tell_chats(&chats, None);
        }
    }

    /// Sends a socket that cannot be told the truth away; it comes back.
    pub(super) fn send_away(&mut self, id: SocketId) {
        self.sockets.remove(id);
    }
}
