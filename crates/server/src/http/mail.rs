//! Notifications by e-mail: an address, its confirmation, what it is told, and its end.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{Empty, MailState, MailToken, MailWishes, NewMail};
use words::Lang;

use super::{Address, json::Body, tables::refresh_all_of};
use crate::{
    app::App,
    auth::Me,
    environment::hash_token,
    error::Refusal,
    limits::Use,
    mail::{self, Mailer},
    push,
    store::{Channel, MailLimits, MailRequest, StoreError, Subscription, mail_id},
    vacations::DAY,
};

/// How long the link in a letter is good, in milliseconds.
const LINK_LIFETIME: i64 = DAY;
/// Over how long letters to an address are counted that nobody has confirmed, in milliseconds.
const PERIOD: i64 = 30 * DAY;
/// Letters to one address, for all people together, and letters that one person asks for.
const LETTERS: (u32, u32) = (3, 6);

/// How e-mail stands.
#[utoipa::path(
    get, path = "/me/mail", tag = "people", security(("session" = [])), responses((status = 200, body = MailState)),
)]
pub async fn show(State(app): State<App>, Me(person): Me) -> Result<Json<MailState>, Refusal> {
    let (address, wishes) = match app.store().subscription(&mail_id(&person.id)).await? {
        Some(Subscription { channel: Channel::Mail { address, digest, lang, zone, .. }, kinds, .. }) => {
            (Some(address), Some(MailWishes { kinds, digest, lang, zone }))
        }
        _ => (None, None),
    };
    Ok(Json(MailState { available: app.mailer().is_some(), address, wishes }))
}

/// Sends an address a link by which it is confirmed. Nothing else is sent there before.
#[utoipa::path(
    post, path = "/me/mail", tag = "people", request_body = NewMail, security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 404, description = "`not-found`: this server sends no e-mail"),
        (status = 429, description = "`too-many`: that address, or oneself, has had too many such letters"),
        (status = 422, description = "`bad-address`"),
    ),
)]
pub async fn ask(
    State(app): State<App>,
    Me(person): Me,
    network: Address,
    Body(NewMail { address, wishes }): Body<NewMail>,
) -> Result<Json<Empty>, Refusal> {
    let mailer = mailer(&app)?;
    let (wishes, lang) = valid(wishes)?;
    let address = address.trim().to_ascii_lowercase();
    mail::address(&address).ok_or(Refusal::BadAddress)?;
    app.limits().spend(Use::Mail, network.0, Some(&person))?;
    let (token, at) = (app.entropy().token(), app.registry().now());
    let request =
        MailRequest { token_hash: hash_token(&token), person: person.id, address: address.clone(), wishes, at };
    let (per_address, per_person) = LETTERS;
    let limits = MailLimits { since: at - PERIOD, per_address, per_person };
    match app.store().add_mail_request(&request, limits).await {
        Err(StoreError::Conflict) => return Err(Refusal::TooMany),
        done => done?,
    }
    let letter = mailer.confirmation(lang, &token, app.entropy().id());
    tracing::info!(person = request.person, "mail_confirmation_sent");
    match mailer.send(&address, letter).await {
        true => Ok(Json(Empty {})),
        false => Err(Refusal::Unavailable),
    }
}

/// Changes what one's address is told.
#[utoipa::path(
    patch, path = "/me/mail", tag = "people", request_body = MailWishes, security(("session" = [])),
    responses((status = 200, body = Empty), (status = 404, description = "`not-found`: no address is confirmed")),
)]
pub async fn change(
    State(app): State<App>,
    Me(person): Me,
    Body(wishes): Body<MailWishes>,
) -> Result<Json<Empty>, Refusal> {
    let (MailWishes { kinds, digest, lang, zone }, _) = valid(wishes)?;
    let found = app.store().subscription(&mail_id(&person.id)).await?;
    let Some(Subscription { channel: Channel::Mail { address, token, .. }, .. }) = found else {
        return Err(Refusal::NotFound);
    };
    let channel = Channel::Mail { address, token, digest, lang, zone };
    app.store().subscribe(&Subscription { id: mail_id(&person.id), person: person.id, channel, kinds }).await?;
    Ok(Json(Empty {}))
}

/// Forgets one's address.
#[utoipa::path(
    delete, path = "/me/mail", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty)),
)]
pub async fn forget(
    State(app): State<App>,
    Me(person): Me,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    app.store().unsubscribe(&mail_id(&person.id)).await?;
    Ok(Json(Empty {}))
}

/// Confirms an address, by the link that it was sent.
#[utoipa::path(
    post, path = "/mail/confirm", tag = "people", request_body = MailToken,
    responses((status = 200, body = Empty), (status = 404, description = "`not-found`: used or too old")),
)]
pub async fn confirm(
    State(app): State<App>,
    network: Address,
    Body(MailToken { token }): Body<MailToken>,
) -> Result<Json<Empty>, Refusal> {
    app.limits().auth_attempt(network.0)?;
    let after = app.registry().now() - LINK_LIFETIME;
    let found = app.store().take_mail_request(&hash_token(&token), after).await?;
    let MailRequest { person, address, wishes, .. } = found.ok_or(Refusal::NotFound)?;
    let MailWishes { kinds, digest, lang, zone } = wishes;
    let token = app.entropy().token();
    let channel = Channel::Mail { address, token, digest, lang, zone };
    app.store().subscribe(&Subscription { id: mail_id(&person), person: person.clone(), channel, kinds }).await?;
    tracing::info!(person, "mail_confirmed");
    // The person's tables reckon with it from now on.
    refresh_all_of(&app, &person).await?;
    Ok(Json(Empty {}))
}

/// Ends the letters to an address, by the link that each of them has.
#[utoipa::path(
    post, path = "/mail/stop", tag = "people", request_body = MailToken, responses((status = 200, body = Empty)),
)]
pub async fn stop(State(app): State<App>, Body(MailToken { token }): Body<MailToken>) -> Result<Json<Empty>, Refusal> {
    app.store().stop_mail(&token).await?;
    Ok(Json(Empty {}))
}

/// The same for programs that read mail (RFC 8058): they post a form, from another site, and know the secret of the
/// link alone.
pub async fn stop_by_one_click(
    State(app): State<App>,
    network: Address,
    Path(token): Path<String>,
) -> Result<Json<Empty>, Refusal> {
    app.limits().spend(Use::Request, network.0, None)?;
    app.store().stop_mail(&token).await?;
    Ok(Json(Empty {}))
}

fn mailer(app: &App) -> Result<&Mailer, Refusal> {
    app.mailer().ok_or(Refusal::NotFound)
}

fn valid(mut wishes: MailWishes) -> Result<(MailWishes, Lang), Refusal> {
    let lang = Lang::from_id(&wishes.lang).ok_or_else(|| Refusal::bad_request("lang"))?;
    if !push::is_zone(&wishes.zone) {
        return Err(Refusal::bad_request("zone"));
    }
    wishes.kinds.sort_by_key(|it| it.id());
    wishes.kinds.dedup();
    Ok((wishes, lang))
}
