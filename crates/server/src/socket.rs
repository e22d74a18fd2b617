//! Sockets: bytes on one side, the mailbox of a table on the other.

use std::{num::NonZeroU32, time::Duration};

use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{Message, Utf8Bytes, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};

use crate::{
    app::App,
    error::Refusal,
    http::{Address, Asked, is_own_site, tables},
    limits::SocketPermit,
    people::Me,
    store::Person,
    table::{ClientMessage, Command, Parcel},
};

/// The largest message that is read.
const MAX_MESSAGE: usize = 4 * 1024;
/// Most messages of a client are far smaller; a larger one is read in parts.
const READ_BUFFER: usize = 1024;
/// More than that is written before the batch is complete.
const WRITE_BUFFER: usize = 16 * 1024;
/// Messages that may wait for a slow client.
const OUTBOX: usize = 64;
/// A client that says nothing for so long is gone: browsers answer pings by themselves.
const SILENCE: Duration = Duration::from_secs(75);
const PING: Duration = Duration::from_secs(30);
/// The lobby is sent no more often.
const LOBBY_PAUSE: Duration = Duration::from_secs(1);

const CHATS: NonZeroU32 = NonZeroU32::new(5).unwrap();
const PERIOD: Duration = Duration::from_secs(10);

#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The last version that this client was shown.
    #[serde(default)]
    since: u32,
}

/// The socket of a table.
#[utoipa::path(
    get, path = "/tables/{id}/socket", tag = "tables", params(Since), security((), ("session" = [])),
    responses((status = 101, description = "A WebSocket"), (status = 403, description = "`forbidden`: another site")),
)]
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Asked(Since { since }): Asked<Since>,
    me: Option<Me>,
    address: Address,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    if !is_own_site(&app, &headers) {
        return Err(Refusal::Forbidden);
    }
    let permit = app.limits().socket(address.0)?;
    app.store().table(&id).await?.ok_or(Refusal::NotFound)?;
    let person = me.map(|me| me.0);
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE);
    // A socket's buffers are most of what it costs. What is written waits for the end of a batch.
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| follow(app, id, person, since, socket, permit)))
}

async fn follow(app: App, id: String, person: Option<Person>, since: u32, socket: WebSocket, permit: SocketPermit) {
    let _permit = permit;
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    let (reply, number) = oneshot::channel();
    let attach = Command::Attach { person, since, outbox, reply };
    let (mut to_client, mut from_client) = socket.split();
    if app.registry().send(&id, attach).await.is_err() {
        return close(&mut to_client, "restart").await;
    }
    let Ok(number) = number.await else { return close(&mut to_client, "restart").await };
    let (messages, chats) = (NonZeroU32::new(app.config().messages).map(limiter), limiter(CHATS));
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    let mut last_heard = tokio::time::Instant::now();
    loop {
        tokio::select! {
            parcel = inbox.recv() => match parcel {
                Some(Parcel::Text(text)) => {
                    match pass_on(&mut to_client, text, &mut inbox).await {
                        Ok(None) => (),
                        Ok(Some(reason)) => return close(&mut to_client, reason).await,
                        Err(_) => break,
                    }
                }
                Some(Parcel::Bye(reason)) => return close(&mut to_client, reason).await,
                // The table has dropped this socket: its outbox was full.
                None => return close(&mut to_client, "slow").await,
            },
            message = from_client.next() => {
                last_heard = tokio::time::Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => break,
                };
                if messages.as_ref().is_some_and(|it| it.check().is_err()) {
                    close(&mut to_client, "rate").await;
                    break;
                }
                match read(&text, &chats) {
                    Ok(message) => {
                        if app.registry().send(&id, Command::Client(number, message)).await.is_err() { break }
                    }
                    Err(refused) => {
                        if to_client.send(Message::Text(refused.into())).await.is_err() { break }
                    }
                }
            }
            _ = pings.tick() => {
                if last_heard.elapsed() > SILENCE || to_client.send(Message::Ping(Default::default())).await.is_err() {
                    break;
                }
            }
        }
    }
    app.registry().send_if_live(&id, Command::Detach(number)).await;
}

/// Sends a message and all that wait behind it at once; gives the reason if the last one is a farewell.
async fn pass_on(
    to_client: &mut SplitSink<WebSocket, Message>,
    mut text: Utf8Bytes,
    inbox: &mut mpsc::Receiver<Parcel>,
) -> Result<Option<&'static str>, axum::Error> {
    loop {
        to_client.feed(Message::Text(text)).await?;
        match inbox.try_recv() {
            Ok(Parcel::Text(next)) => text = next,
            Ok(Parcel::Bye(reason)) => return Ok(Some(reason)),
            Err(_) => return to_client.flush().await.map(|()| None),
        }
    }
}

/// The message, or the answer to one that cannot be read or comes too fast.
fn read(text: &str, chats: &DefaultDirectRateLimiter) -> Result<ClientMessage, String> {
    let refused = |id: Option<u64>, why: Refusal| json!({"type": "refused", "id": id, "error": why.json()}).to_string();
    let message: ClientMessage = serde_json::from_str(text)
        .map_err(|why| refused(None, Refusal::BadRequest(format!("line {} column {}", why.line(), why.column()))))?;
    match &message {
        ClientMessage::Chat { id, .. } if chats.check().is_err() => Err(refused(Some(*id), Refusal::Rate)),
        _ => Ok(message),
    }
}

fn limiter(number: NonZeroU32) -> DefaultDirectRateLimiter {
    let each = PERIOD / number.get();
    RateLimiter::direct(Quota::with_period(each).expect("not zero").allow_burst(number))
}

async fn close(to_client: &mut SplitSink<WebSocket, Message>, reason: &str) {
    let bye = json!({"type": "bye", "reason": reason}).to_string();
    // The client may be gone already.
    let _ = to_client.send(Message::Text(bye.into())).await;
    let _ = to_client.send(Message::Close(None)).await;
}

/// The socket of the lobby.
#[utoipa::path(
    get, path = "/lobby", tag = "tables", security((), ("session" = [])),
    responses((status = 101, description = "A WebSocket"), (status = 403, description = "`forbidden`: another site")),
)]
pub async fn lobby(
    State(app): State<App>,
    me: Option<Me>,
    address: Address,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    if !is_own_site(&app, &headers) {
        return Err(Refusal::Forbidden);
    }
    let permit = app.limits().socket(address.0)?;
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).read_buffer_size(READ_BUFFER).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| watch_lobby(app, me.map(|me| me.0), socket, permit)))
}

async fn watch_lobby(app: App, person: Option<Person>, socket: WebSocket, permit: SocketPermit) {
    let _permit = permit;
    let mut changes = app.registry().watch_lobby();
    let (mut to_client, mut from_client) = socket.split();
    let mut pings = tokio::time::interval(PING);
    let mut last_heard = tokio::time::Instant::now();
    changes.mark_changed();
    loop {
        tokio::select! {
            changed = changes.changed() => {
                if changed.is_err() { return }
                let Ok(tables) = tables::lobby(&app, person.as_ref()).await else { return };
                let text = json!({"type": "tables", "tables": tables}).to_string();
                if to_client.send(Message::Text(text.into())).await.is_err() { return }
                tokio::time::sleep(LOBBY_PAUSE).await;
            }
            message = from_client.next() => match message {
                Some(Ok(Message::Text(_) | Message::Ping(_) | Message::Pong(_))) => {
                    last_heard = tokio::time::Instant::now();
                }
                _ => return,
            },
            _ = pings.tick() => {
                if last_heard.elapsed() > SILENCE || to_client.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
            }
        }
    }
}
