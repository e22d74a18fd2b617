//! The socket of a tournament: how far it is, whenever something happens. What has happened is asked by a request, so
//! that hundreds who watch do not each have the standings written for them at every result.

use std::time::Duration;

use axum::{
    extract::{Path, State, ws::Utf8Bytes},
    http::HeaderMap,
    response::Response,
};
use protocol::{ByeReason, TournamentChanged, TournamentMessage};
use tokio::{sync::watch, time::Instant};

use super::{
    admit, bounded,
    feed::{Feed, tell},
};
use crate::{
    app::App,
    auth::SignedIn,
    error::Refusal,
    http::{Address, Upgrade, find_tournament},
    session_watch::SessionWatch,
};

/// A change is told no more often.
const PAUSE: Duration = Duration::from_secs(1);

/// The socket of a tournament that one may see.
#[utoipa::path(
    get, path = "/tournaments/{id}/socket", tag = "tournaments", security((), ("session" = [])),
    responses((status = 101, description = "A WebSocket"), (status = 403, description = "`forbidden`: another site")),
)]
pub async fn tournament(
    State(app): State<App>,
    me: Option<SignedIn>,
    address: Address,
    Path(id): Path<String>,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Refusal> {
    let (person, session) = me.map(|it| (it.person, it.session)).unzip();
    let permit = admit(&app, address, person.as_ref(), &headers)?;
    // Subscribed before it is read: what happens meanwhile is told.
    let mut changes = app.tournaments().subscribe(&id);
    let found = find_tournament(&app, &id, person.as_ref()).await?;
    app.tournaments().announce(&id, found.state.n);
    changes.mark_changed();
    let watch = SessionWatch::new(app.registry(), session);
    let feed = TournamentFeed { changes, not_before: Instant::now() };
    Ok(bounded(upgrade, 0).on_upgrade(move |socket| tell(app, feed, person, address.0, watch, socket, permit)))
}

struct TournamentFeed {
    changes: watch::Receiver<u32>,
    not_before: Instant,
}

impl Feed for TournamentFeed {
    async fn changed(&mut self) {
        tokio::time::sleep_until(self.not_before).await;
        if self.changes.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    async fn news(&mut self, _: &App) -> Result<Option<Utf8Bytes>, ByeReason> {
        let version = *self.changes.borrow_and_update();
        self.not_before = Instant::now() + PAUSE;
        Ok(Some(TournamentMessage::Changed(TournamentChanged { version }).to_text().into()))
    }
}
