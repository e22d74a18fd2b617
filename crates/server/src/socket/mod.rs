//! Sockets: a table's, the lobby's, and a tournament's.

// There are thousands of these tasks.
#![warn(clippy::large_futures)]

mod feed;
mod lobby;
mod table;
mod tournament;

use std::{num::NonZeroU32, time::Duration};

use axum::{
    extract::{
        WebSocketUpgrade,
        ws::{Message, Utf8Bytes, WebSocket},
    },
    http::HeaderMap,
};
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota};
use protocol::{Bye, ByeReason, Hello, Refused, ServerMessage};
use tokio::time::{Instant, Interval, timeout};

use crate::{
    app::App,
    error::Refusal,
    http::{Address, BUILD, is_own_site},
    limits::{Permit, Prefix, Use},
    store::Person,
};

pub use lobby::*;
pub use table::*;
pub use tournament::*;

/// The largest message that is read.
const MAX_MESSAGE: usize = 4 * 1024;
/// Most messages of a client are far smaller; a larger one is read in parts.
const READ_BUFFER: usize = 1024;
/// A client without a message for so long is gone: browsers answer pings by themselves.
const IDLE_TIMEOUT: Duration = Duration::from_secs(75);
const PING_INTERVAL: Duration = Duration::from_secs(30);
/// A client that does not read for so long is disconnected.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// The period over which messages are counted.
const RATE_PERIOD: Duration = Duration::from_secs(10);

/// Counts a socket that a page of this server asks for.
fn admit(app: &App, address: Address, person: Option<&Person>, headers: &HeaderMap) -> Result<Permit, Refusal> {
    if !is_own_site(app, headers) {
        return Err(Refusal::Forbidden);
    }
    app.limits().socket(address.0, person)
}

/// Bounds what a client may make the server buffer. A socket's buffers are most of what it costs.
fn bounded(upgrade: WebSocketUpgrade, write_buffer: usize) -> WebSocketUpgrade {
    upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(write_buffer)
}

/// Limits the rate of messages from one client, and from one network.
struct RateLimiter {
    app: App,
    prefix: Prefix,
    own: Option<DefaultDirectRateLimiter>,
}

/// What was read from a socket.
enum Received {
    Text(Utf8Bytes),
    /// A ping or pong, which only shows that the client is alive.
    KeepAlive,
    /// The socket is closed, or must be closed for this reason.
    End(Option<ByeReason>),
}

impl RateLimiter {
    fn new(app: &App, prefix: Prefix) -> RateLimiter {
        RateLimiter { app: app.clone(), prefix, own: NonZeroU32::new(app.config().messages).map(limiter) }
    }

    fn check(&self, message: Option<Result<Message, axum::Error>>) -> Received {
        match message {
            Some(Ok(Message::Text(text))) if self.allows(text.len()) => Received::Text(text),
            // A flood of pings costs as much as one of messages.
            Some(Ok(Message::Ping(_))) if self.allows(0) => Received::KeepAlive,
            Some(Ok(Message::Text(_) | Message::Ping(_))) => Received::End(Some(ByeReason::Rate)),
            Some(Ok(Message::Pong(_))) => Received::KeepAlive,
            Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => Received::End(None),
        }
    }

    fn allows(&self, bytes: usize) -> bool {
        let (limits, kibibytes) = (self.app.limits(), bytes.div_ceil(1024) as u32);
        self.own.as_ref().is_none_or(|it| it.check().is_ok())
            && limits.spend(Use::Message, self.prefix, None).is_ok()
            && limits.spend_many(Use::Kibibyte, kibibytes, self.prefix, None).is_ok()
    }
}

/// Pings a client, and notices when it is gone.
struct KeepAlive {
    last_received: Instant,
    pings: Interval,
}

impl KeepAlive {
    fn start() -> KeepAlive {
        let now = Instant::now();
        KeepAlive { last_received: now, pings: tokio::time::interval_at(now + PING_INTERVAL, PING_INTERVAL) }
    }

    fn received(&mut self) {
        self.last_received = Instant::now();
    }

    /// Waits until the next ping is due.
    async fn ping_due(&mut self) {
        self.pings.tick().await;
    }

    /// Whether the client may still be there.
    fn is_alive(&self) -> bool {
        self.last_received.elapsed() <= IDLE_TIMEOUT
    }
}

/// Awaits a send; `None` if the client is gone or does not read in time.
async fn with_send_timeout<T>(sending: impl Future<Output = Result<T, axum::Error>>) -> Option<T> {
    timeout(SEND_TIMEOUT, sending).await.ok()?.ok()
}

async fn send(socket: &mut WebSocket, text: impl Into<Utf8Bytes>) -> Option<()> {
    with_send_timeout(socket.send(Message::Text(text.into()))).await
}

/// Who this server is: the first message of every socket.
async fn greet(socket: &mut WebSocket) -> Option<()> {
    let hello = Hello { protocol: protocol::VERSION, build: BUILD.clone() };
    send(socket, ServerMessage::Hello(hello).to_text()).await
}

/// Sends the closing message and closes the socket.
async fn close(socket: &mut WebSocket, reason: ByeReason) {
    let bye = ServerMessage::Bye(Bye { reason }).to_text();
    // The client may be gone already.
    let _ = with_send_timeout(async {
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
    let each = RATE_PERIOD / number.get();
    governor::RateLimiter::direct(
        Quota::with_period(each)
            .expect("the period is longer than the number of messages in nanoseconds")
            .allow_burst(number),
    )
}
