//! What a server does because there are others: it says that it is alive, takes over what nobody looks after,
//! and reads what others have written.

use tokio::task::JoinSet;

use super::{message::Command, node::BEAT, registry::Registry};
use crate::bus::{Heard, Note};

/// Beats between two looks at all logs: notes may be lost.
const LOOK: u64 = 5;
/// Logs that are looked at in one question.
const AT_ONCE: usize = 1000;

impl Registry {
    /// Never ends. A server that is alone has nothing to do here.
    pub async fn keep_company(self) {
        if !self.node().is_one_of_several() {
            return std::future::pending().await;
        }
        // A set ends what is in it when it is dropped: a server that stops must not seem alive.
        let mut beats = JoinSet::from_iter([self.clone().beat()]);
        let mut notes = self.bus().listen();
        while let Some(heard) = notes.recv().await {
            match heard {
                Heard::Note { from, note } => self.hear(from, note).await,
                Heard::Missed => self.look_everywhere(true).await,
            }
        }
        // Nothing more is ever told; the beats look into the store by themselves.
        let _ = beats.join_next().await;
    }

    async fn beat(self) {
        let mut beats = tokio::time::interval(BEAT);
        // A server that was asleep is late enough.
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for n in 1.. {
            beats.tick().await;
            let Some(leases) = self.store().leases() else { return };
            match self.node().beat(leases).await {
                Ok(beaten) => {
                    self.drive(beaten.claimed).await;
                    if beaten.company_changed {
                        for id in self.live() {
                            self.send_if_live(&id, Command::Company).await;
                        }
                    }
                }
                Err(why) => tracing::warn!(%why, "the store does not hear that this server is alive"),
            }
            if n % LOOK == 0 {
                match self.node().find_held(leases).await {
                    Ok(found) => self.drive(found).await,
                    Err(why) => tracing::warn!(%why, "the store does not say what this server looks after"),
                }
                self.look_everywhere(false).await;
            }
        }
    }

    async fn drive(&self, tables: Vec<String>) {
        for id in tables {
            if let Err(why) = self.send(&id, Command::Drive).await {
                tracing::warn!(table = id, %why, "a game cannot be looked after");
                // It is found again at the next look.
                self.node().let_go(&id);
            }
        }
    }

    async fn hear(&self, from: String, note: Note) {
        let (id, command) = match note {
            Note::Lobby => return self.lobby_changed_elsewhere(),
            Note::Entries(id, height) => (id, Command::Reached(height)),
            Note::Table(id) => (id, Command::Refresh),
            Note::Chat(id) => (id, Command::Chats),
            Note::Here(id, online, spectators) => (id, Command::Here { node: from, online, spectators }),
            Note::Who(id) => (id, Command::Who),
        };
        // A game that this server looks after may need it though nobody here follows.
        let needed = matches!(command, Command::Reached(_) | Command::Refresh);
        if needed && self.node().lease(&id).is_some() {
            if let Err(why) = self.send(&id, command).await {
                tracing::warn!(table = id, %why, "a game cannot be looked after");
            }
        } else {
            self.send_if_live(&id, command).await;
        }
    }

    /// Looks how far the logs are of all tables that matter here.
    async fn look_everywhere(&self, thoroughly: bool) {
        let Some(leases) = self.store().leases() else { return };
        let mut tables = self.node().leased();
        tables.extend(self.live());
        tables.sort_unstable();
        tables.dedup();
        for some in tables.chunks(AT_ONCE) {
            match leases.heights(some).await {
                Ok(heights) => {
                    for (id, height) in heights {
                        self.send_if_live(&id, Command::Reached(height)).await;
                        if thoroughly {
                            self.send_if_live(&id, Command::Refresh).await;
                            self.send_if_live(&id, Command::Chats).await;
                        }
                    }
                }
                Err(why) => tracing::warn!(%why, "logs cannot be looked at"),
            }
        }
        if thoroughly {
            self.lobby_changed_elsewhere();
        }
    }
}
