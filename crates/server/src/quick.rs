//! Quick matches that have waited long enough: bots take the free seats, and the game begins.
//!
//! When is stored with the table, so that it happens after a restart too. Every server looks; of two that find the same
//! table, the store lets one fill it.

use std::time::Duration;

use crate::{
    app::App,
    error::Refusal,
    http::tables::start_if_full,
    store::{Millis, StoreError},
};

/// How long a quick match waits for people.
pub const WAIT: Millis = 30_000;
/// How often tables are looked for whose time has come.
const INTERVAL: Duration = Duration::from_secs(1);
/// Tables that are begun at once.
const BATCH: u32 = 32;
/// The level of the bots.
const LEVEL: &str = "medium";

/// Fills quick matches for as long as the server runs.
pub async fn run(app: App) {
    let mut interval = tokio::time::interval(INTERVAL);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(error) = fill_due(&app).await {
            tracing::warn!(%error, "quick_match_failed");
        }
    }
}

async fn fill_due(app: &App) -> Result<(), Refusal> {
    let now = app.registry().now();
    for id in app.store().due_quick_matches(now, BATCH).await? {
        match app.store().fill_with_bots(&id, LEVEL, now).await {
            Ok(()) => _ = start_if_full(app, &id).await?,
            // Another server was faster.
            Err(StoreError::Conflict) => (),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
