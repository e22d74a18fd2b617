//! One's own devices, links and recovery codes: listed, ended, made.

use axum::{
    Json,
    extract::{Path, State},
};
use axum_extra::extract::CookieJar;
use protocol::{ConfirmPassword, DeviceSession, Empty, Me as MeInfo, PendingLink, Recovery, RecoveryCodes, Security};

use super::{Address, json::Body, me::json, session::by_password};
use crate::{
    app::App,
    auth::{self, Device, SignedIn},
    environment::hash_token,
    error::Refusal,
    session_watch::Ended,
    store::session_id,
    validate,
};

/// Recovery codes that a person is given at once.
const RECOVERY_CODES: usize = 10;

/// Where one is signed in, and how else one could come in.
#[utoipa::path(
    get, path = "/me/security", tag = "people", security(("session" = [])), responses((status = 200, body = Security)),
)]
pub async fn show(
    State(app): State<App>,
    SignedIn { person, session: own }: SignedIn,
) -> Result<Json<Security>, Refusal> {
    let sessions = app.store().sessions_of(&person.id).await?;
    let session = |it: crate::store::Session| DeviceSession {
        id: it.id(),
        current: it.token_hash == own.token_hash,
        device: it.device,
        created_at: it.created_at,
        seen_at: it.seen_at,
    };
    let links = app.store().links_of(&person.id, app.registry().now()).await?;
    let link = |it: crate::store::DeviceLink| PendingLink {
        id: session_id(&it.token_hash),
        created_at: it.created_at,
        expires_at: it.expires_at,
    };
    Ok(Json(Security {
        sessions: sessions.into_iter().map(session).collect(),
        links: links.into_iter().map(link).collect(),
        recovery_codes: app.store().recovery_codes(&person.id).await?,
    }))
}

/// Signs one device out.
#[utoipa::path(
    delete, path = "/me/sessions/{id}", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty), (status = 404, description = "`not-found`")),
)]
pub async fn end_session(
    State(app): State<App>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    let sessions = app.store().sessions_of(&person.id).await?;
    let session = sessions.into_iter().find(|it| it.id() == id).ok_or(Refusal::NotFound)?;
    app.store().end_session(&session.token_hash).await?;
    app.registry().end_sessions(Ended::Session(id));
    tracing::info!(person = person.id, "session_ended");
    Ok(Json(Empty {}))
}

/// Signs all other devices out, and withdraws all links.
#[utoipa::path(
    delete, path = "/me/sessions", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty)),
)]
pub async fn end_other_sessions(
    State(app): State<App>,
    SignedIn { person, session }: SignedIn,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    app.store().end_sessions_of(&person.id, Some(&session.token_hash)).await?;
    app.registry().end_sessions(Ended::Person(person.id.clone(), Some(session.id())));
    tracing::info!(person = person.id, "sessions_ended");
    Ok(Json(Empty {}))
}

/// Withdraws a link to another device.
#[utoipa::path(
    delete, path = "/me/links/{id}", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty), (status = 404, description = "`not-found`")),
)]
pub async fn withdraw_link(
    State(app): State<App>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    let links = app.store().links_of(&person.id, app.registry().now()).await?;
    let link = links.into_iter().find(|it| session_id(&it.token_hash) == id).ok_or(Refusal::NotFound)?;
    app.store().delete_link(&link.token_hash).await?;
    Ok(Json(Empty {}))
}

/// New recovery codes in place of the old ones. They are shown this once.
#[utoipa::path(
    post, path = "/me/recovery", tag = "people", request_body = ConfirmPassword, security(("session" = [])),
    responses(
        (status = 200, body = RecoveryCodes),
        (status = 401, description = "`bad-login`: the password is wrong"),
        (status = 403, description = "`forbidden`: a guest has nothing to recover"),
    ),
)]
pub async fn make_codes(
    State(app): State<App>,
    address: Address,
    SignedIn { person, .. }: SignedIn,
    Body(body): Body<ConfirmPassword>,
) -> Result<Json<RecoveryCodes>, Refusal> {
    let login = person.login.clone().ok_or(Refusal::Forbidden)?;
    by_password(&app, address, &login, &body.password).await?;
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| app.entropy().recovery_code()).collect();
    let hashes: Vec<String> = codes.iter().map(|code| hash_token(&plain(code))).collect();
    app.store().set_recovery_codes(&person.id, &hashes).await?;
    tracing::info!(person = person.id, "recovery_codes_made");
    Ok(Json(RecoveryCodes { codes }))
}

/// Sets a new password with a recovery code, which is used up. All sessions end; this device has a new one.
#[utoipa::path(
    post, path = "/recover", tag = "people", request_body = Recovery,
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 401, description = "`bad-login`: the login or the code is wrong"),
        (status = 422, description = "`bad-password`, `common-password`"),
    ),
)]
pub async fn recover(
    State(app): State<App>,
    address: Address,
    device: Device,
    jar: CookieJar,
    Body(body): Body<Recovery>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    app.limits().guess(address.0, validate::login(&body.login).map_err(|_| Refusal::BadLogin)?)?;
    let password = validate::new_password(&body.password, &body.login)?.to_owned();
    // The hash is made in any case, so that the time does not tell which logins exist.
    let password = auth::hash_password(app.limits().hashing(), password).await?;
    let found = app.store().person_by_login(&body.login).await?;
    let (person, _) = found.ok_or(Refusal::BadLogin)?;
    if app.bans().has_person(&person.id) {
        return Err(Refusal::Banned);
    }
    let (token, session) = auth::new_session(&app, &person.id, device);
    let code = hash_token(&plain(&body.code));
    if !app.store().use_recovery_code(&person.id, &code, &password, &session).await? {
        tracing::info!(address = %address.0, "recovery_failed");
        return Err(Refusal::BadLogin);
    }
    app.registry().end_sessions(Ended::Person(person.id.clone(), Some(session.id())));
    tracing::info!(person = person.id, "recovery_used");
    Ok((jar.add(auth::cookie(&app, &token)), json(&app, person).await?))
}

/// A code as it is hashed: people type spaces, hyphens and capitals as they like.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|it| it.to_ascii_lowercase()).collect()
}
