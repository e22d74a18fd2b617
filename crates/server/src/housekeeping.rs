//! What a server does every few minutes: loads running tables, evicts idle rate limits, and deletes what is old.

use std::time::Duration;

use crate::{app::App, auth};

/// How often that is done.
const HOUSEKEEPING_INTERVAL: Duration = Duration::from_secs(300);
/// How often histogram samples are aggregated. Until then each sample takes memory.
const METRICS_INTERVAL: Duration = Duration::from_secs(5);

/// Does so until it is dropped.
pub async fn run(app: App) {
    let mut housekeeping = tokio::time::interval(HOUSEKEEPING_INTERVAL);
    let mut metrics = tokio::time::interval(METRICS_INTERVAL);
    loop {
        tokio::select! {
            biased; // in a fixed order for the simulation
            _ = housekeeping.tick() => {
                app.registry().load_running().await;
                app.limits().evict_idle();
                delete_finished(&app).await;
                delete_tournaments(&app).await;
                delete_stale_sessions(&app).await;
                delete_waiting(&app).await;
            }
            _ = metrics.tick() => app.metrics().run_upkeep(),
        }
    }
}

async fn delete_waiting(app: &App) {
    let Some(age) = app.config().keep_waiting() else { return };
    match app.store().delete_waiting(app.registry().now() - age).await {
        Ok(tables) if tables.is_empty() => (),
        Ok(tables) => {
            tracing::info!(tables = tables.len(), "waiting_tables_deleted");
            tables.iter().for_each(|id| app.registry().table_changed(id));
            app.registry().lobby_changed();
        }
        Err(error) => tracing::warn!(%error, "delete_waiting_failed"),
    }
}

async fn delete_finished(app: &App) {
    let Some(age) = app.config().keep_finished() else { return };
    match app.store().delete_finished(app.registry().now() - age).await {
        Ok(0) => (),
        Ok(tables) => tracing::info!(tables, "finished_tables_deleted"),
        Err(error) => tracing::warn!(%error, "delete_finished_failed"),
    }
}

async fn delete_tournaments(app: &App) {
    let Some(age) = app.config().keep_finished() else { return };
    match app.store().delete_tournaments(app.registry().now() - age).await {
        Ok(0) => (),
        Ok(tournaments) => tracing::info!(tournaments, "tournaments_deleted"),
        Err(error) => tracing::warn!(%error, "delete_tournaments_failed"),
    }
}

async fn delete_stale_sessions(app: &App) {
    let now = app.registry().now();
    match app.store().delete_stale_sessions(now - auth::ABSOLUTE_TIMEOUT, now - auth::IDLE_TIMEOUT).await {
        Ok(0) => (),
        Ok(sessions) => tracing::info!(sessions, "stale_sessions_deleted"),
        Err(error) => tracing::warn!(%error, "delete_stale_sessions_failed"),
    }
}
