//! Sockets: a table's, and the lobby's.

mod lobby;
mod table;

use std::{num::NonZeroU32, time::Duration};

use axum::{
    extract::ws::{Message, Utf8Bytes, WebSocket},
    http::HeaderMap,
};
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use protocol::{Bye, ByeReason, Hello, Refused, ServerMessage};
use tokio::time::{Instant, Interval, timeout};

use crate::{
    app::App,
    error::Refusal,
    http::{Address, BUILD, is_own_site},
    limits::SocketPermit,
};

pub use lobby::*;
pub use table::*;

/// The largest message that is read.
const MAX_MESSAGE: usize = 4 * 1024;
/// Most messages of a client are far smaller; a larger one is read in parts.
const READ_BUFFER: usize = 1024;
/// A client that says nothing for so long is gone: browsers answer pings by themselves.
const SILENCE: Duration = Duration::from_secs(75);
const PING: Duration = Duration::from_secs(30);
/// A client that takes nothing for so long is given up, or it would be kept for ever.
const STALLED: Duration = Duration::from_secs(20);
/// How long limits on messages look back.
const PERIOD: Duration = Duration::from_secs(10);

/// Counts a socket that a page of this server asks for.
fn admit(app: &App, address: Address, headers: &HeaderMap) -> Result<SocketPermit, Refusal> {
    if !is_own_site(app, headers) {
        return Err(Refusal::Forbidden);
    }
    app.limits().socket(address.0)
}

/// How much a client may say.
struct Ears(Option<DefaultDirectRateLimiter>);

/// What came from a client.
enum Heard {
    Text(Utf8Bytes),
    /// Only that it is there.
    Nothing,
    /// That it is gone, or must go for this reason.
    Last(Option<ByeReason>),
}

impl Ears {
    fn new(app: &App) -> Ears {
        Ears(NonZeroU32::new(app.config().messages).map(limiter))
    }

    fn hear(&self, message: Option<Result<Message, axum::Error>>) -> Heard {
        match message {
            Some(Ok(Message::Text(text))) => match &self.0 {
                Some(limiter) if limiter.check().is_err() => Heard::Last(Some(ByeReason::Rate)),
                _ => Heard::Text(text),
            },
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Nothing,
            Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => Heard::Last(None),
        }
    }
}

/// Whether anybody is still there.
struct Pulse {
    last_heard: Instant,
    beats: Interval,
}

impl Pulse {
    fn start() -> Pulse {
        let now = Instant::now();
        Pulse { last_heard: now, beats: tokio::time::interval_at(now + PING, PING) }
    }

    fn heard(&mut self) {
        self.last_heard = Instant::now();
    }

    async fn beat(&mut self) {
        self.beats.tick().await;
    }

    /// Nothing if nobody is there.
    async fn ping(&self, socket: &mut WebSocket) -> Option<()> {
        if self.last_heard.elapsed() > SILENCE {
            return None;
        }
        in_time(socket.send(Message::Ping(Default::default()))).await
    }
}

/// Nothing if the client is gone or does not read.
async fn in_time<T>(sending: impl Future<Output = Result<T, axum::Error>>) -> Option<T> {
    timeout(STALLED, sending).await.ok()?.ok()
}

async fn send(socket: &mut WebSocket, text: impl Into<Utf8Bytes>) -> Option<()> {
    in_time(socket.send(Message::Text(text.into()))).await
}

/// Who this server is: the first message of every socket.
async fn greet(socket: &mut WebSocket) -> Option<()> {
    let hello = Hello { protocol: protocol::VERSION, build: BUILD.clone() };
    send(socket, ServerMessage::Hello(hello).to_text()).await
}

/// The last words.
async fn close(socket: &mut WebSocket, reason: ByeReason) {
    let bye = ServerMessage::Bye(Bye { reason }).to_text();
    // The client may be gone already.
    let _ = in_time(async {
        socket.feed(Message::Text(bye.into())).await?;
        socket.send(Message::Close(None)).await
    })
    .await;
}

/// The answer to a message that cannot be read.
fn unreadable(why: &serde_json::Error) -> String {
    refused(None, Refusal::bad_request(format!("line {} column {}", why.line(), why.column())))
}

fn refused(id: Option<u64>, error: Refusal) -> String {
    ServerMessage::Refused(Refused { id, error }).to_text()
}

fn limiter(number: NonZeroU32) -> DefaultDirectRateLimiter {
    let each = PERIOD / number.get();
    RateLimiter::direct(Quota::with_period(each).expect("not zero").allow_burst(number))
}
