//! The socket of a table: bytes on one side, the mailbox of the table on the other.

use axum::{
    extract::{
        Path, State,
        ws::{Message, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use protocol::{ByeReason, ClientMessage, Elsewhere, ServerMessage, SocketQuery};
use session::seat_of;
use tokio::sync::oneshot;

use super::{
    KeepAlive, RateLimiter, Received, admit, bounded, close, greet, refused, send, unreadable, with_send_timeout,
};
use crate::{
    app::App,
    auth::SignedIn,
    cluster::route_of,
    error::Refusal,
    http::{Address, Asked, Upgrade},
    limits::{Prefix, Use},
    session_watch::SessionWatch,
    store::{Occupant, Person, StoreError, Table},
    table::{Attach, Command, Outbound, Outbox, QueueReceiver, SharedSocket, SocketId},
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
    if Box::pin(greet(&mut socket)).await.is_none() {
        return;
    }
    if let Some(route) = Box::pin(better_route(&app, &id, &visitor.query)).await {
        let text = ServerMessage::Elsewhere(Elsewhere { route }).to_text();
        if Box::pin(send(&mut socket, text)).await.is_none() {
            return;
        }
    }
    let Ok(hidden) = hidden_from(&app, visitor.person.as_ref()).await else {
        return Box::pin(close(&mut socket, ByeReason::Restart)).await;
    };
    let socket = SharedSocket::new(socket);
    let (outbox, queue) = Outbox::to(socket.clone());
    let (reply, number) = oneshot::channel();
    let SocketQuery { since, changes, .. } = visitor.query;
    let attach = Box::new(Attach { person: visitor.person.clone(), hidden, since, changes, outbox, reply });
    let attached = app.registry().send(&id, Command::Attach(attach)).await;
    let reason = match (attached, number.await) {
        (Ok(()), Ok(number)) => {
            let reason = run(&app, &id, &visitor, number, queue, &mut watch, &socket).await;
            app.registry().send_if_live(&id, Command::Detach(number)).await;
            reason
        }
        (Err(Refusal::Broken), _) => Some(ByeReason::Broken),
        _ => Some(ByeReason::Restart),
    };
    // From here on the table writes nothing more, and the connection ends with this task.
    if let Some(mut socket) = socket.take()
        && let Some(reason) = reason
    {
        Box::pin(close(&mut socket, reason)).await;
    }
}

/// The route to the server that runs a table, if that is another one to which a proxy can lead, and has not just led in vain.
async fn better_route(app: &App, id: &str, query: &SocketQuery) -> Option<String> {
    let (node, leases) = (app.registry().node(), app.store().leases()?);
    let own = node.route()?;
    if node.lease(id).is_some() {
        return None;
    }
    // Without an answer the socket stays where it is, which is as good.
    let holder = leases.holder(id).await.ok()??;
    let route = route_of(&holder).filter(|it| *it != own && query.route.as_deref() != Some(it))?;
    Some(route.to_owned())
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
    mut queue: QueueReceiver,
    watch: &mut SessionWatch,
    socket: &SharedSocket,
) -> Option<ByeReason> {
    let (rate, mut keep_alive) = (RateLimiter::new(app, visitor.prefix), KeepAlive::start());
    loop {
        let outbound = tokio::select! {
            // Without a message the table has ended.
            message = queue.recv() => message.unwrap_or(Outbound::Close(ByeReason::Restart)),
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
                        continue;
                    }
                    Err(refused) => Outbound::Text(refused.into()),
                }
            }
            reason = watch.ended() => return Some(reason),
            () = keep_alive.ping_due() => if keep_alive.is_alive() { Outbound::Ping } else { return None },
        };
        // Rare, since the table writes itself: no room for it in every socket's task.
        let reason = Box::pin(with_send_timeout(send_with_queued(socket, outbound, &mut queue))).await?;
        if reason.is_some() {
            return reason;
        }
    }
}

/// Sends a message, what the table could not write itself, and all that waits behind it, in one batch. Returns the reason
/// if the last one closes the socket.
async fn send_with_queued(
    socket: &SharedSocket,
    mut message: Outbound,
    queue: &mut QueueReceiver,
) -> Result<Option<ByeReason>, axum::Error> {
    socket.block();
    loop {
        match message {
            Outbound::Text(text) => socket.feed(Message::Text(text)).await?,
            Outbound::Ping => socket.feed(Message::Ping(Default::default())).await?,
            Outbound::Flush => (),
            Outbound::Close(reason) => return Ok(Some(reason)),
        }
        message = match queue.try_recv() {
            Some(next) => next,
            None => {
                socket.flush().await?;
                if socket.unblock(queue) {
                    return Ok(None);
                }
                Outbound::Flush
            }
        };
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
