//! The socket of a table: bytes on one side, the mailbox of the table on the other.

use std::num::NonZeroU32;

use axum::{
    extract::{
        Path, State,
        ws::{Message, Utf8Bytes, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use protocol::{ByeReason, ClientMessage, SocketQuery};
use tokio::sync::{mpsc, oneshot};

use super::{
    KeepAlive, MAX_MESSAGE, READ_BUFFER, RateLimiter, Received, admit, close, greet, limiter, refused, send,
    unreadable, with_send_timeout,
};
use crate::{
    app::App,
    auth::SignedIn,
    error::Refusal,
    http::{Address, Asked, Upgrade},
    limits::SocketPermit,
    session_watch::SessionWatch,
    store::Person,
    table::{Attach, Command, Outbound, Outbox, SocketId},
};

/// More than that is written before the batch is complete.
const WRITE_BUFFER: usize = 16 * 1024;

const CHATS: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// The socket of a table.
#[utoipa::path(
    get, path = "/tables/{id}/socket", tag = "tables", params(SocketQuery), security((), ("session" = [])),
    responses((status = 101, description = "A WebSocket"), (status = 403, description = "`forbidden`: another site")),
)]
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Asked(SocketQuery { since }): Asked<SocketQuery>,
    me: Option<SignedIn>,
    address: Address,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Refusal> {
    let permit = admit(&app, address, &headers)?;
    app.store().table(&id).await?.ok_or(Refusal::NotFound)?;
    let (person, session) = me.map(|it| (it.person, it.session)).unzip();
    let watch = SessionWatch::new(app.registry(), session);
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE);
    // A socket's buffers are most of what it costs. What is written waits for the end of a batch.
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| serve(app, id, person, watch, since, socket, permit)))
}

async fn serve(
    app: App,
    id: String,
    person: Option<Person>,
    mut watch: SessionWatch,
    since: u32,
    mut socket: WebSocket,
    permit: SocketPermit,
) {
    let _counted = (permit, app.closing());
    if greet(&mut socket).await.is_none() {
        return;
    }
    let (outbox, inbox) = Outbox::open();
    let (reply, number) = oneshot::channel();
    let attach = Box::new(Attach { person, since, outbox, reply });
    let attached = app.registry().send(&id, Command::Attach(attach)).await.is_ok();
    let reason = match number.await {
        Ok(number) if attached => {
            let reason = run(&app, &id, number, inbox, &mut watch, &mut socket).await;
            app.registry().send_if_live(&id, Command::Detach(number)).await;
            reason
        }
        _ => Some(ByeReason::Restart),
    };
    if let Some(reason) = reason {
        close(&mut socket, reason).await;
    }
}

/// Passes messages on until either side closes. Returns the reason that the client must still be sent.
async fn run(
    app: &App,
    id: &str,
    number: SocketId,
    mut inbox: mpsc::Receiver<Outbound>,
    watch: &mut SessionWatch,
    socket: &mut WebSocket,
) -> Option<ByeReason> {
    let (rate, chats, mut keep_alive) = (RateLimiter::new(app), limiter(CHATS), KeepAlive::start());
    loop {
        tokio::select! {
            message = inbox.recv() => match message {
                Some(Outbound::Text(text)) => {
                    let reason = with_send_timeout(send_batch(socket, text, &mut inbox)).await?;
                    if reason.is_some() { return reason }
                }
                Some(Outbound::Close(reason)) => return Some(reason),
                // The table has ended.
                None => return Some(ByeReason::Restart),
            },
            message = socket.next() => {
                keep_alive.received();
                let text = match rate.check(message) {
                    Received::Text(text) => text,
                    Received::KeepAlive => continue,
                    Received::End(reason) => return reason,
                };
                match read(&text, &chats) {
                    Ok(message) => {
                        let heard = app.registry().send(id, Command::Client(number, message)).await;
                        if heard.is_err() { return Some(ByeReason::Restart) }
                    }
                    Err(refused) => send(socket, refused).await?,
                }
            }
            () = watch.ended() => return Some(ByeReason::SignedOut),
            () = keep_alive.ping_due() => keep_alive.ping(socket).await?,
        }
    }
}

/// Sends a message and all that wait behind it in one batch. Returns the reason if the last one closes the socket.
async fn send_batch(
    socket: &mut WebSocket,
    mut text: Utf8Bytes,
    inbox: &mut mpsc::Receiver<Outbound>,
) -> Result<Option<ByeReason>, axum::Error> {
    loop {
        socket.feed(Message::Text(text)).await?;
        match inbox.try_recv() {
            Ok(Outbound::Text(next)) => text = next,
            Ok(Outbound::Close(reason)) => return Ok(Some(reason)),
            Err(_) => return socket.flush().await.map(|()| None),
        }
    }
}

/// The message, or the answer to one that cannot be read or comes too fast.
fn read(text: &str, chats: &DefaultDirectRateLimiter) -> Result<ClientMessage, String> {
    let message = ClientMessage::read(text).map_err(|why| unreadable(&why))?;
    match &message {
        ClientMessage::Chat { id, .. } if chats.check().is_err() => Err(refused(Some(*id), Refusal::Rate)),
        _ => Ok(message),
    }
}
