//! Notifications: which browser is told what, and of which tables.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{Empty, Muted, NewSubscription, PushState, PushWishes};
use session::seat_of;

use super::{
    json::Body,
    tables::{find, refresh_all_of},
};
use crate::{
    app::App,
    auth::{Me, SignedIn},
    error::Refusal,
    push,
    store::{Channel, Subscription},
};

/// How notifications stand in this browser.
#[utoipa::path(
    get, path = "/me/push", tag = "people", security(("session" = [])), responses((status = 200, body = PushState)),
)]
pub async fn show(State(app): State<App>, SignedIn { session, .. }: SignedIn) -> Result<Json<PushState>, Refusal> {
    let wishes = match app.store().subscription(&session.token_hash).await? {
        Some(Subscription { kinds, channel: Channel::Browser { quiet, .. }, .. }) => Some(PushWishes { kinds, quiet }),
        _ => None,
    };
    Ok(Json(PushState { public_key: app.pusher().public_key(&app).await?, wishes }))
}

/// Turns notifications on in this browser, or changes what it is told. They end with the session.
#[utoipa::path(
    post, path = "/me/push", tag = "people", request_body = NewSubscription, security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 422, description = "`bad-subscription`: no push service that this server talks to, or no keys"),
    ),
)]
pub async fn subscribe(
    State(app): State<App>,
    SignedIn { person, session }: SignedIn,
    Body(body): Body<NewSubscription>,
) -> Result<Json<Empty>, Refusal> {
    let PushWishes { mut kinds, quiet } = body.wishes;
    if quiet.as_ref().is_some_and(|it| !push::is_valid(it)) {
        return Err(Refusal::bad_request("wishes"));
    }
    let has_keys = push::keys(&body.public_key, &body.auth).is_some();
    if !has_keys || !app.pusher().accepts(&body.endpoint) {
        return Err(Refusal::BadSubscription);
    }
    kinds.sort_by_key(|it| it.id());
    kinds.dedup();
    let NewSubscription { endpoint, public_key, auth, .. } = body;
    let channel = Channel::Browser { endpoint, public_key, auth, quiet };
    let subscription = Subscription { id: session.token_hash, person: person.id, kinds, channel };
    app.store().subscribe(&subscription).await?;
    // The person's tables reckon with it from now on.
    refresh_all_of(&app, &subscription.person).await?;
    Ok(Json(Empty {}))
}

/// Turns notifications off in this browser.
#[utoipa::path(
    delete, path = "/me/push", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty)),
)]
pub async fn unsubscribe(
    State(app): State<App>,
    SignedIn { session, .. }: SignedIn,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    app.store().unsubscribe(&session.token_hash).await?;
    Ok(Json(Empty {}))
}

/// Whether one hears of a table.
#[utoipa::path(
    get, path = "/tables/{id}/mute", tag = "tables", security(("session" = [])), responses((status = 200, body = Muted)),
)]
pub async fn is_muted(State(app): State<App>, Me(person): Me, Path(id): Path<String>) -> Result<Json<Muted>, Refusal> {
    Ok(Json(Muted { muted: app.store().is_muted(&person.id, &id).await? }))
}

/// Turns the notifications of a table off or on, in all of one's browsers.
#[utoipa::path(
    post, path = "/tables/{id}/mute", tag = "tables", request_body = Muted, security(("session" = [])),
    responses((status = 200, body = Muted), (status = 403, description = "`forbidden`: one has no seat there")),
)]
pub async fn mute(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(body): Body<Muted>,
) -> Result<Json<Muted>, Refusal> {
    let table = find(&app, &id).await?;
    seat_of(&table, &person.id).ok_or(Refusal::Forbidden)?;
    app.store().mute(&person.id, &id, body.muted).await?;
    Ok(Json(body))
}
