//! Whether this server should be sent requests.

use std::time::Duration;

use axum::{extract::State, http::StatusCode};
use tokio::{sync::Mutex, time::Instant};

use crate::app::App;

/// The store is asked no more often, however many ask.
const MAX_AGE: Duration = Duration::from_secs(1);
/// A store that takes longer to write is not ready.
const TIMEOUT: Duration = Duration::from_secs(3);

/// What the store has last said.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// Whether the store can write. The lock is held while it answers, so that all who ask share one answer.
    async fn can_write(&self, app: &App) -> bool {
        let mut last = self.0.lock().await;
        if let Some((_, ready)) = last.filter(|(at, _)| at.elapsed() < MAX_AGE) {
            return ready;
        }
        let probed = tokio::time::timeout(TIMEOUT, app.store().probe(app.registry().now())).await;
        let ready = matches!(probed, Ok(Ok(())));
        *last = Some((Instant::now(), ready));
        ready
    }
}

/// `ready`, or 503 if the store cannot write or the server stops.
pub async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.closing().borrow() || !app.readiness().can_write(&app).await {
        return (StatusCode::SERVICE_UNAVAILABLE, "not ready");
    }
    (StatusCode::OK, "ready")
}
