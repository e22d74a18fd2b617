//! Sockets over which a client is only told of changes: that of the lobby and those of tournaments.

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::StreamExt;
use protocol::{ByeReason, LobbyClientMessage, Pong, ServerMessage};

use super::{KeepAlive, RateLimiter, Received, close, greet, send, unreadable, with_send_timeout};
use crate::{
    app::App,
    limits::{Permit, Prefix},
    session_watch::SessionWatch,
    store::Person,
};

/// What a socket is told.
pub trait Feed: Send {
    /// Waits until there may be something new, and not too often. It may be cancelled at any moment.
    fn changed(&mut self) -> impl Future<Output = ()> + Send;
    /// What the client is sent now; nothing where it knows all.
    ///
    /// # Errors
    /// Why the socket must be closed.
    fn news(&mut self, app: &App) -> impl Future<Output = Result<Option<Utf8Bytes>, ByeReason>> + Send;
}

/// Tells a client of changes until it is gone.
pub async fn tell(
    app: App,
    mut feed: impl Feed,
    person: Option<Person>,
    prefix: Prefix,
    mut watch: SessionWatch,
    mut socket: WebSocket,
    permit: Permit,
) {
    let _counted = (permit, person.map(|it| app.online().connect(&it.id, None)));
    if let Some(reason) = run(&app, &mut feed, prefix, &mut watch, &mut socket).await {
        close(&mut socket, reason).await;
    }
}

/// Passes messages on until either side closes. Returns the reason that the client must still be sent.
async fn run(
    app: &App,
    feed: &mut impl Feed,
    prefix: Prefix,
    watch: &mut SessionWatch,
    socket: &mut WebSocket,
) -> Option<ByeReason> {
    let mut closing = app.closing();
    let (limiter, mut keep_alive) = (RateLimiter::new(app, prefix), KeepAlive::start());
    greet(socket).await?;
    loop {
        let stops = async {
            // If the server is gone altogether, it stops too.
            let _ = closing.wait_for(|it| *it).await;
        };
        tokio::select! {
            () = stops => return Some(ByeReason::Restart),
            () = feed.changed() => match feed.news(app).await {
                Ok(Some(news)) => send(socket, news).await?,
                Ok(None) => (),
                Err(reason) => return Some(reason),
            },
            message = socket.next() => {
                keep_alive.received();
                let text = match limiter.check(message) {
                    Received::Text(text) => text,
                    Received::KeepAlive => continue,
                    Received::End(reason) => return reason,
                };
                let answer = match serde_json::from_str(&text) {
                    Ok(LobbyClientMessage::Ping {}) => ServerMessage::Pong(Pong {}).to_text(),
                    Err(why) => unreadable(&why),
                };
                send(socket, answer).await?;
            }
            reason = watch.ended() => return Some(reason),
            () = keep_alive.ping_due() => {
                if !keep_alive.is_alive() { return None }
                with_send_timeout(socket.send(Message::Ping(Default::default()))).await?;
            }
        }
    }
}
