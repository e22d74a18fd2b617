//! The socket of a table: bytes on one side, the mailbox of the table on the other.

use axum::{
    extract::{
        Path, State,
        ws::{Message, Utf8Bytes, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{SinkExt, StreamExt};
use protocol::{ByeReason, ClientMessage, SocketQuery};
use session::seat_of;
use tokio::sync::{mpsc, oneshot};

use super::{
    KeepAlive, RateLimiter, Received, admit, bounded, close, greet, refused, send, unreadable, with_send_timeout,
};
use crate::{
    app::App,
    auth::SignedIn,
    error::Refusal,
    http::{Address, Asked, Upgrade},
    limits::{Prefix, Use},
    session_watch::SessionWatch,
    store::{Occupant, Person, StoreError, Table},
    table::{Attach, Command, Outbound, Outbox, SocketId},
};

/// More than that is written before the batch is complete.
const WRITE_BUFFER: usize = 16 * 1024;

/// The client of a socket.
struct Visitor {
    prefix: Prefix,
    person: Option<Person>,
    query: SocketQuery,
}

/// The socket of a table.
#[utoipa::path(
    get, path = "/tables/{id}/socket", tag = "tables", params(SocketQuery), security((), ("session" = [])),
    responses((status = 101, description = "A WebSocket"), (status = 403, description = "`forbidden`: another site"), (status = 409, description = "`sealed`")),
)]
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Asked(query): Asked<SocketQuery>,
    me: Option<SignedIn>,
    address: Address,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Refusal> {
    let (person, session) = me.map(|it| (it.person, it.session)).unzip();
    let permit = admit(&app, address, person.as_ref(), &headers)?;
    let table = app.store().table(&id).await?.ok_or(Refusal::NotFound)?;
    check_open(&table, person.as_ref())?;
    let online = person.as_ref().map(|it| app.online().connect(&it.id, seat_of(&table, &it.id).map(|_| &*id)));
    let watch = SessionWatch::new(app.registry(), session);
    let visitor = Visitor { prefix: address.0, person, query };
    // What is written waits for the end of a batch.
    Ok(bounded(upgrade, WRITE_BUFFER).on_upgrade(async move |socket| {
        let _counted = (permit, online, app.closing());
        serve(app, id, visitor, watch, socket).await;
    }))
}

/// Nobody watches a sealed table: somebody who still has to play the same deal might.
fn check_open(table: &Table, person: Option<&Person>) -> Result<(), Refusal> {
    let has_part = |person: &Person| {
        let kept = |it: &Occupant| matches!(it, Occupant::Invite { kept_for: Some(id), .. } if *id == person.id);
        seat_of(table, &person.id).is_some() || table.seats.iter().any(kept)
    };
    if table.is_sealed() && !person.is_some_and(has_part) { Err(Refusal::Sealed) } else { Ok(()) }
}

async fn serve(app: App, id: String, visitor: Visitor, mut watch: SessionWatch, mut socket: WebSocket) {
    if greet(&mut socket).await.is_none() {
        return;
    }
    let (outbox, inbox) = Outbox::open();
    let (reply, number) = oneshot::channel();
    let SocketQuery { since, changes } = visitor.query;
    let Ok(hidden) = hidden_from(&app, visitor.person.as_ref()).await else {
        return close(&mut socket, ByeReason::Restart).await;
    };
    let attach = Box::new(Attach { person: visitor.person.clone(), hidden, since, changes, outbox, reply });
    let attached = app.registry().send(&id, Command::Attach(attach)).await;
    let reason = match (attached, number.await) {
        (Ok(()), Ok(number)) => {
            let reason = run(&app, &id, &visitor, number, inbox, &mut watch, &mut socket).await;
            app.registry().send_if_live(&id, Command::Detach(number)).await;
            reason
        }
        (Err(Refusal::Broken), _) => Some(ByeReason::Broken),
        _ => Some(ByeReason::Restart),
    };
    if let Some(reason) = reason {
        close(&mut socket, reason).await;
    }
}

/// The ids of the people whom a person has blocked.
async fn hidden_from(app: &App, person: Option<&Person>) -> Result<Vec<String>, StoreError> {
    let Some(person) = person else { return Ok(Vec::new()) };
    Ok(app.store().blocked_by(&person.id).await?.into_iter().map(|it| it.id).collect())
}

/// Passes messages on until either side closes. Returns the reason that the client must still be sent.
async fn run(
    app: &App,
    id: &str,
    visitor: &Visitor,
    number: SocketId,
    mut inbox: mpsc::Receiver<Outbound>,
    watch: &mut SessionWatch,
    socket: &mut WebSocket,
) -> Option<ByeReason> {
    let (rate, mut keep_alive) = (RateLimiter::new(app, visitor.prefix), KeepAlive::start());
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
                match read(app, id, visitor, &text) {
                    Ok(message) => {
                        let heard = app.registry().send(id, Command::Client(number, message)).await;
                        if heard.is_err() { return Some(ByeReason::Restart) }
                    }
                    Err(refused) => send(socket, refused).await?,
                }
            }
            reason = watch.ended() => return Some(reason),
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
fn read(app: &App, table: &str, visitor: &Visitor, text: &str) -> Result<ClientMessage, String> {
    let message = ClientMessage::read(text).map_err(|why| unreadable(&why))?;
    let said = match &message {
        ClientMessage::Chat { id, .. } => Some((*id, Use::Chat)),
        ClientMessage::React { id, .. } => Some((*id, Use::Reaction)),
        _ => None,
    };
    if let (Some((id, what)), Some(person)) = (said, &visitor.person) {
        app.limits().say(what, visitor.prefix, person, table).map_err(|refusal| refused(Some(id), refusal))?;
    }
    Ok(message)
}
