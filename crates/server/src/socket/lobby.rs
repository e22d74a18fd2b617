//! The socket of the lobby: the tables that anybody may see, whenever they change; whole, or by what changes.

use std::sync::Arc;

use axum::{
    extract::{State, ws::Utf8Bytes},
    http::HeaderMap,
    response::Response,
};
use protocol::{ByeReason, LobbyQuery};
use tokio::{sync::watch, time::Instant};

use super::{
    admit, bounded,
    feed::{Feed, tell},
};
use crate::{
    app::App,
    auth::SignedIn,
    error::Refusal,
    http::{Address, Asked, Upgrade},
    session_watch::SessionWatch,
    store::Person,
    table::LobbySnapshot,
};

/// The socket of the lobby.
#[utoipa::path(
    get, path = "/lobby", tag = "tables", params(LobbyQuery), security((), ("session" = [])),
    responses((status = 101, description = "A WebSocket"), (status = 403, description = "`forbidden`: another site")),
)]
pub async fn lobby(
    State(app): State<App>,
    Asked(query): Asked<LobbyQuery>,
    me: Option<SignedIn>,
    address: Address,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Refusal> {
    let (person, session) = me.map(|it| (it.person, it.session)).unzip();
    let permit = admit(&app, address, person.as_ref(), &headers)?;
    let watch = SessionWatch::new(app.registry(), session);
    let mut changes = app.registry().lobby().subscribe();
    changes.mark_changed();
    let feed = LobbyFeed { query, person: person.clone(), changes, not_before: Instant::now(), known: None };
    Ok(bounded(upgrade, 0).on_upgrade(move |socket| tell(app, feed, person, address.0, watch, socket, permit)))
}

struct LobbyFeed {
    query: LobbyQuery,
    person: Option<Person>,
    changes: watch::Receiver<u64>,
    not_before: Instant,
    /// The last list that a client who follows changes has.
    known: Option<Arc<LobbySnapshot>>,
}

impl Feed for LobbyFeed {
    async fn changed(&mut self) {
        tokio::time::sleep_until(self.not_before).await;
        if self.changes.changed().await.is_err() {
            // The server stops, which closes the socket.
            std::future::pending::<()>().await;
        }
    }

    async fn news(&mut self, app: &App) -> Result<Option<Utf8Bytes>, ByeReason> {
        let snapshot = app.registry().lobby().snapshot(app.registry()).await.map_err(|_| ByeReason::Restart)?;
        let news = match &self.known {
            Some(known) => snapshot.changes(known, self.person.as_ref()),
            None => Some(snapshot.list(self.person.as_ref())),
        };
        self.not_before = snapshot.replaced_at();
        // What has changed since the list was read is told with the next one.
        if !snapshot.includes(*self.changes.borrow_and_update()) {
            self.changes.mark_changed();
        }
        self.known = self.query.changes.then_some(snapshot);
        Ok(news)
    }
}
