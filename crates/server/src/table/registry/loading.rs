//! A table that is being read. Changes that come after the read are signalled to it once it is live.

use std::sync::Arc;

use super::Registry;
use crate::table::signals::Signals;

/// Collects the signals for a table until it is dropped.
pub struct Loading<'a> {
    registry: &'a Registry,
    id: &'a str,
    /// What was signalled, to all who read the table at the same time.
    pub signals: Arc<Signals>,
}

impl<'a> Loading<'a> {
    /// A table that is about to be read.
    pub fn begin(registry: &'a Registry, id: &'a str) -> Loading<'a> {
        let mut tables = registry.tables();
        let (signals, readers) = tables.loading.entry(id.to_owned()).or_default();
        *readers += 1;
        Loading { registry, id, signals: signals.clone() }
    }
}

impl Drop for Loading<'_> {
    fn drop(&mut self) {
        let mut tables = self.registry.tables();
        if let Some((_, readers)) = tables.loading.get_mut(self.id) {
            *readers -= 1;
            if *readers == 0 {
                tables.loading.remove(self.id);
            }
        }
    }
}
