//! How one signs in and out: guest, account, password, links to other devices.

use axum::{Json, extract::State};
use axum_extra::extract::CookieJar;
use protocol::{Credentials, Empty, LinkPath, LinkToken, Me as MeInfo, Name, NewPassword};

use super::{
    Address,
    json::Body,
    me::{change_name, json},
};
use crate::{
    app::App,
    auth::{self, Device, Me, SignedIn},
    environment::hash_token,
    error::Refusal,
    session_watch::Ended,
    store::{DeviceLink, Millis, Person},
    validate,
};

/// A link to another device is good for ten minutes.
const LINK: Millis = 10 * 60 * 1000;
/// Links of one person that are good at the same time.
const MAX_LINKS: usize = 5;

/// A new guest. A person who is signed in already only gets the new name.
#[utoipa::path(
    post, path = "/guest", tag = "people", request_body = Name, security((), ("session" = [])),
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 422, description = "`bad-name`"),
    ),
)]
pub async fn guest(
    State(app): State<App>,
    address: Address,
    device: Device,
    jar: CookieJar,
    me: Option<Me>,
    Body(body): Body<Name>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    let name = validate::name(&body.name)?;
    if let Some(Me(person)) = me {
        return Ok((jar, change_name(&app, person, name).await?));
    }
    app.limits().auth_attempt(address.0)?;
    let person = Person { id: app.entropy().id(), name, login: None };
    let (token, session) = auth::new_session(&app, &person.id, device);
    app.store().add_person(&person, &session).await?;
    Ok((jar.add(auth::cookie(&app, &token)), json(&app, person).await?))
}

/// A guest becomes an account. All sessions that it had as a guest end; this device has a new one.
#[utoipa::path(
    post, path = "/account", tag = "people", request_body = Credentials, security(("session" = [])),
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 409, description = "`taken`: the login"),
        (status = 422, description = "`bad-login-name`, `bad-password`, `common-password`"),
    ),
)]
pub async fn account(
    State(app): State<App>,
    address: Address,
    device: Device,
    jar: CookieJar,
    Me(person): Me,
    Body(body): Body<Credentials>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    app.limits().auth_attempt(address.0)?;
    let login = validate::login(&body.login)?.to_owned();
    let password =
        auth::hash_password(app.limits().hashing(), validate::new_password(&body.password, &login)?.to_owned()).await?;
    let (token, session) = auth::new_session(&app, &person.id, device);
    app.store().set_login(&person.id, &login, &password, &session).await?;
    app.registry().end_sessions(Ended::Person(person.id.clone(), Some(session.id())));
    tracing::info!(person = person.id, "account_made");
    let jar = jar.add(auth::cookie(&app, &token));
    Ok((jar, json(&app, Person { login: Some(login), ..person }).await?))
}

/// An account comes back.
#[utoipa::path(
    post, path = "/login", tag = "people", request_body = Credentials,
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 401, description = "`bad-login`"),
    ),
)]
pub async fn login(
    State(app): State<App>,
    address: Address,
    device: Device,
    jar: CookieJar,
    Body(body): Body<Credentials>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    let person = by_password(&app, address, &body.login, &body.password).await.inspect_err(|_| {
        tracing::info!(address = %address.0, "sign_in_failed");
    })?;
    sign_in(&app, jar, device, person).await
}

/// The account with this login and password.
pub async fn by_password(app: &App, address: Address, login: &str, password: &str) -> Result<Person, Refusal> {
    let login = validate::login(login).map_err(|_| Refusal::BadLogin)?;
    app.limits().guess(address.0, login)?;
    let password = validate::password(password).map_err(|_| Refusal::BadLogin)?.to_owned();
    let found = app.store().person_by_login(login).await?;
    let kept = found.as_ref().map(|(_, kept)| kept.clone());
    if !auth::verify_password(app.limits().hashing(), password, kept).await? {
        return Err(Refusal::BadLogin);
    }
    Ok(found.ok_or(Refusal::BadLogin)?.0)
}

/// Gives this device a session of `person`. Its session before, if any, ends.
pub async fn sign_in(
    app: &App,
    jar: CookieJar,
    device: Device,
    person: Person,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    if app.bans().has_person(&person.id) {
        return Err(Refusal::Banned);
    }
    let (token, session) = auth::new_session(app, &person.id, device);
    app.store().add_session(&session).await?;
    end_current(app, &jar).await?;
    tracing::info!(person = person.id, "signed_in");
    Ok((jar.add(auth::cookie(app, &token)), json(app, person).await?))
}

/// Ends the session of this request.
async fn end_current(app: &App, jar: &CookieJar) -> Result<(), Refusal> {
    if let Some(token) = auth::token(jar, app) {
        let hash = hash_token(token);
        app.store().end_session(&hash).await?;
        app.registry().end_sessions(Ended::Session(crate::store::session_id(&hash)));
    }
    Ok(())
}

/// The end of this session, and of the sockets that it has opened.
#[utoipa::path(
    post, path = "/logout", tag = "people", request_body = Empty, security((), ("session" = [])),
    responses((status = 200, body = Empty)),
)]
pub async fn logout(
    State(app): State<App>,
    jar: CookieJar,
    Body(Empty {}): Body<Empty>,
) -> Result<(CookieJar, Json<Empty>), Refusal> {
    end_current(&app, &jar).await?;
    Ok((jar.add(auth::no_cookie(&app)), Json(Empty {})))
}

/// Another password. All sessions end; this device has a new one.
#[utoipa::path(
    post, path = "/me/password", tag = "people", request_body = NewPassword, security(("session" = [])),
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 401, description = "`bad-login`: the current password is wrong"),
        (status = 403, description = "`forbidden`: a guest has no password"),
        (status = 422, description = "`bad-password`, `common-password`"),
    ),
)]
pub async fn change_password(
    State(app): State<App>,
    address: Address,
    device: Device,
    jar: CookieJar,
    SignedIn { person, .. }: SignedIn,
    Body(body): Body<NewPassword>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    let login = person.login.clone().ok_or(Refusal::Forbidden)?;
    by_password(&app, address, &login, &body.current).await?;
    let password =
        auth::hash_password(app.limits().hashing(), validate::new_password(&body.password, &login)?.to_owned()).await?;
    let (token, session) = auth::new_session(&app, &person.id, device);
    app.store().set_password(&person.id, &password, &session).await?;
    app.registry().end_sessions(Ended::Person(person.id.clone(), Some(session.id())));
    tracing::info!(person = person.id, "password_changed");
    Ok((jar.add(auth::cookie(&app, &token)), json(&app, person).await?))
}

/// A link that signs another device in.
#[utoipa::path(
    post, path = "/me/link", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = LinkPath), (status = 429, description = "`too-many`, `rate`")),
)]
pub async fn make_link(
    State(app): State<App>,
    Me(person): Me,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<LinkPath>, Refusal> {
    let (token, now) = (app.entropy().token(), app.registry().now());
    if app.store().links_of(&person.id, now).await?.len() >= MAX_LINKS {
        return Err(Refusal::TooMany);
    }
    let link = DeviceLink {
        token_hash: hash_token(&token),
        person: person.id.clone(),
        created_at: now,
        expires_at: now + LINK,
    };
    app.store().add_link(&link).await?;
    tracing::info!(person = person.id, "device_link_made");
    Ok(Json(LinkPath { path: format!("/link/{token}") }))
}

/// Another device signs in.
#[utoipa::path(
    post, path = "/link", tag = "people", request_body = LinkToken,
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 404, description = "`not-found`: used or too old"),
    ),
)]
pub async fn consume_link(
    State(app): State<App>,
    address: Address,
    device: Device,
    jar: CookieJar,
    Body(body): Body<LinkToken>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    app.limits().auth_attempt(address.0)?;
    let person =
        app.store().consume_link(&hash_token(&body.token), app.registry().now()).await?.ok_or(Refusal::NotFound)?;
    sign_in(&app, jar, device, person).await
}
