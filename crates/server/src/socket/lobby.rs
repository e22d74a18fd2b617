//! The socket of the lobby: the tables that anybody may see, whenever they change; whole, or by what changes.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{State, ws::WebSocket},
    http::HeaderMap,
    response::Response,
};
use futures_util::StreamExt;
use protocol::{ByeReason, LobbyClientMessage, LobbyMessage, LobbyQuery, Pong};
use tokio::time::Instant;

use super::{KeepAlive, RateLimiter, Received, admit, bounded, close, greet, send, unreadable};
use crate::{
    app::App,
    auth::SignedIn,
    error::Refusal,
    http::{Address, Asked, Upgrade},
    limits::{Permit, Prefix},
    session_watch::SessionWatch,
    store::Person,
    table::LobbySnapshot,
};

/// The tables are sent no more often.
const PAUSE: Duration = Duration::from_secs(1);

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
    Ok(bounded(upgrade, 0).on_upgrade(move |socket| watch_lobby(app, query, person, address.0, watch, socket, permit)))
}

async fn watch_lobby(
    app: App,
    query: LobbyQuery,
    person: Option<Person>,
    prefix: Prefix,
    mut watch: SessionWatch,
    mut socket: WebSocket,
    permit: Permit,
) {
    let _counted = (permit, person.as_ref().map(|it| app.online().connect(&it.id, None)));
    if let Some(reason) = run(&app, query, person.as_ref(), prefix, &mut watch, &mut socket).await {
        close(&mut socket, reason).await;
    }
}

/// Passes messages on until either side closes. Returns the reason that the client must still be sent.
async fn run(
    app: &App,
    query: LobbyQuery,
    person: Option<&Person>,
    prefix: Prefix,
    watch: &mut SessionWatch,
    socket: &mut WebSocket,
) -> Option<ByeReason> {
    let (mut changes, mut closing) = (app.registry().lobby().subscribe(), app.closing());
    let (limiter, mut keep_alive, mut not_before) = (RateLimiter::new(app, prefix), KeepAlive::start(), Instant::now());
    // The last list that a client who follows changes has.
    let mut known: Option<Arc<LobbySnapshot>> = None;
    changes.mark_changed();
    greet(socket).await?;
    loop {
        let news = async {
            tokio::time::sleep_until(not_before).await;
            changes.changed().await
        };
        let stops = async {
            // If the server is gone altogether, it stops too.
            let _ = closing.wait_for(|it| *it).await;
        };
        tokio::select! {
            () = stops => return Some(ByeReason::Restart),
            Ok(()) = news => {
                let Ok(snapshot) = app.registry().lobby().snapshot(app.registry()).await else { return Some(ByeReason::Restart) };
                let news = match &known {
                    Some(known) => snapshot.changes(known, person),
                    None => Some(snapshot.list(person)),
                };
                if let Some(news) = news {
                    send(socket, news).await?;
                }
                known = query.changes.then_some(snapshot);
                not_before = Instant::now() + PAUSE;
            }
            message = socket.next() => {
                keep_alive.received();
                let text = match limiter.check(message) {
                    Received::Text(text) => text,
                    Received::KeepAlive => continue,
                    Received::End(reason) => return reason,
                };
                let answer = match serde_json::from_str(&text) {
                    Ok(LobbyClientMessage::Ping {}) => LobbyMessage::Pong(Pong {}).to_text(),
                    Err(why) => unreadable(&why),
                };
                send(socket, answer).await?;
            }
            reason = watch.ended() => return Some(reason),
            () = keep_alive.ping_due() => keep_alive.ping(socket).await?,
        }
    }
}
