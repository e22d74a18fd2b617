//! Running tables that wait for people alone need not be in memory.

use std::collections::BTreeSet;

use super::Registry;
use crate::{error::Refusal, store::Millis};

/// A table whose clock runs out within so many milliseconds is loaded: more than the time between two looks.
const REST_MARGIN: Millis = 10 * 60 * 1000;

impl Registry {
    /// Takes note of a running table that is about to be unloaded, and of when its clock runs out.
    pub(in crate::table) fn rest(&self, id: &str, due: Option<Millis>) {
        self.tables().resting.insert(id.to_owned(), due);
    }

    /// Whether a running table need not be loaded for a while: it waits for people alone.
    fn rests(&self, id: &str) -> bool {
        let later = self.now() + REST_MARGIN;
        self.tables().resting.get(id).is_some_and(|due| due.is_none_or(|due| due > later))
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
                let known: BTreeSet<&String> = ids.iter().collect();
                self.tables().resting.retain(|id, _| known.contains(id));
                for id in ids.iter().filter(|id| !self.rests(id)) {
                    match self.ensure_live(id).await {
                        // It was reported when it was given up.
                        Ok(()) | Err(Refusal::Broken) => (),
                        Err(error) => tracing::warn!(table = id, %error, "table_load_failed"),
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "running_tables_read_failed"),
        }
    }
}
