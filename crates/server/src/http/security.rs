//! One's own devices, links, password and recovery codes: listed, ended, changed.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{
    DeviceSession, Empty, Me as MeInfo, NewPassword, PasskeyInfo, PendingLink, Proof, Recovery, RecoveryCodes, Security,
};

use super::{
    json::Body,
    passkeys::shown_id,
    visitor::{Admitted, Visitor},
};
use crate::{
    app::App,
    auth::{self, SignedIn},
    environment::hash_token,
    error::Refusal,
    session_watch::Ended,
    store::{Passkey, session_id},
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
    let passkey =
        |it: Passkey| PasskeyInfo { id: shown_id(&it), name: it.name, created_at: it.created_at, used_at: it.used_at };
    let account = match &person.login {
        Some(login) => app.store().person_by_login(login).await?,
        None => None,
    };
    Ok(Json(Security {
        sessions: sessions.into_iter().map(session).collect(),
        links: links.into_iter().map(link).collect(),
        recovery_codes: app.store().recovery_codes(&person.id).await?,
        has_password: account.is_some_and(|(_, password)| password.is_some()),
        passkeys: app.store().passkeys_of(&person.id).await?.into_iter().map(passkey).collect(),
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

/// Another password, or the first one of an account that has passkeys alone. All sessions end; this device has a new
/// one.
#[utoipa::path(
    post, path = "/me/password", tag = "people", request_body = NewPassword, security(("session" = [])),
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 401, description = "`no-session`; `bad-login`: the current password is wrong; `bad-passkey`"),
        (status = 403, description = "`forbidden`: a guest has no password"),
        (status = 422, description = "`bad-password`, `common-password`"),
    ),
)]
pub async fn change_password(
    visitor: Visitor,
    SignedIn { person, .. }: SignedIn,
    Body(body): Body<NewPassword>,
) -> Admitted {
    visitor.confirm(&person, &Proof { password: body.current, passkey: body.passkey }).await?;
    let login = person.login.as_deref().unwrap_or_default();
    let password = validate::new_password(&body.password, login)?.to_owned();
    let password = auth::hash_password(visitor.app.limits().hashing(), password).await?;
    let new = visitor.new_session(&person.id);
    visitor.app.store().set_password(&person.id, &password, &new.session).await?;
    tracing::info!(person = person.id, "password_changed");
    visitor.admit_alone(new, person).await
}

/// New recovery codes in place of the old ones. They are shown this once.
#[utoipa::path(
    post, path = "/me/recovery", tag = "people", request_body = Proof, security(("session" = [])),
    responses(
        (status = 200, body = RecoveryCodes),
        (status = 401, description = "`no-session`; `bad-login`: the password is wrong; `bad-passkey`"),
        (status = 403, description = "`forbidden`: a guest has nothing to recover"),
    ),
)]
pub async fn make_codes(
    visitor: Visitor,
    SignedIn { person, .. }: SignedIn,
    Body(proof): Body<Proof>,
) -> Result<Json<RecoveryCodes>, Refusal> {
    visitor.confirm(&person, &proof).await?;
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| visitor.app.entropy().recovery_code()).collect();
    let hashes: Vec<String> = codes.iter().map(|code| hash_token(&plain(code))).collect();
    visitor.app.store().set_recovery_codes(&person.id, &hashes).await?;
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
pub async fn recover(visitor: Visitor, Body(body): Body<Recovery>) -> Admitted {
    let app = &visitor.app;
    app.limits().guess(visitor.address.0, validate::login(&body.login).map_err(|_| Refusal::BadLogin)?)?;
    let password = validate::new_password(&body.password, &body.login)?.to_owned();
    // The hash is made in any case, so that the time does not tell which logins exist.
    let password = auth::hash_password(app.limits().hashing(), password).await?;
    let found = app.store().person_by_login(&body.login).await?;
    let (person, _) = found.ok_or(Refusal::BadLogin)?;
    if app.bans().has_person(&person.id) {
        return Err(Refusal::Banned);
    }
    let new = visitor.new_session(&person.id);
    let code = hash_token(&plain(&body.code));
    if !app.store().use_recovery_code(&person.id, &code, &password, &new.session).await? {
        tracing::info!(address = %visitor.address.0, "recovery_failed");
        return Err(Refusal::BadLogin);
    }
    tracing::info!(person = person.id, "recovery_used");
    visitor.admit_alone(new, person).await
}

/// A code as it is hashed: people type spaces, hyphens and capitals as they like.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|it| it.to_ascii_lowercase()).collect()
}
