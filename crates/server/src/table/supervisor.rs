//! A table whose task panics is rebuilt from its log, and given up if it panics again and again.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use futures_util::FutureExt;
use tokio::time::Instant;

use super::{inbox::Inbox, live::LiveTable, registry::Registry, signals::Signals};

/// A table that panics so often within [`PANIC_WINDOW`] is given up.
const MAX_PANICS: usize = 3;
const PANIC_WINDOW: Duration = Duration::from_secs(60);

/// Runs a table until it ends. Its mailbox outlives a panic; its sockets do not: their clients come back.
pub async fn supervise(
    registry: Registry,
    id: String,
    mut live: Box<LiveTable>,
    inbox: Arc<Inbox>,
    signals: Arc<Signals>,
) {
    let mut panics: Vec<Instant> = Vec::new();
    loop {
        if AssertUnwindSafe(live.run(&inbox, &signals)).catch_unwind().await.is_ok() {
            return;
        }
        metrics::counter!("comptoir_table_panics_total").increment(1);
        panics.retain(|at| at.elapsed() < PANIC_WINDOW);
        panics.push(Instant::now());
        if panics.len() >= MAX_PANICS {
            tracing::error!(table = id, panics = panics.len(), "table_given_up");
            return registry.give_up(&id);
        }
        tracing::error!(table = id, panics = panics.len(), "table_panicked");
        match AssertUnwindSafe(Box::pin(LiveTable::load(registry.clone(), &id))).catch_unwind().await {
            Ok(Ok(again)) => live = again,
            Ok(Err(error)) => {
                tracing::warn!(table = id, %error, "table_load_failed");
                return registry.lose(&id);
            }
            Err(_) => return registry.give_up(&id),
        }
        // The new task starts bots and clocks; it needs to know where to send their moves.
        live.set_mailbox(registry.mailbox_of(&id));
    }
}
