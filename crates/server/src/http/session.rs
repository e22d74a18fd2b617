//! How one signs in: guest, account, devices.

use axum::{Json, extract::State};
use axum_extra::extract::CookieJar;
use protocol::{Credentials, Empty, LinkPath, LinkToken, Me as MeInfo, Name};

use super::{
    Address,
    json::Body,
    me::{change_name, json},
};
use crate::{
    app::App,
    auth::{self, Me},
    environment::hash_token,
    error::Refusal,
    store::Person,
    validate,
};

/// A link to another device is good for ten minutes.
const LINK: i64 = 10 * 60 * 1000;

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
    jar: CookieJar,
    me: Option<Me>,
    Body(body): Body<Name>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    let name = validate::name(&body.name)?;
    if let Some(Me(person)) = me {
        return Ok((jar, change_name(&app, person, name).await?));
    }
    app.limits().auth_attempt(address.0)?;
    let (person, token) = (Person { id: app.entropy().id(), name, login: None }, app.entropy().token());
    app.store().add_person(&person, &hash_token(&token), app.registry().now()).await?;
    Ok((jar.add(auth::cookie(&app, &token)), json(&app, person).await?))
}

/// A guest becomes an account.
#[utoipa::path(
    post, path = "/account", tag = "people", request_body = Credentials, security(("session" = [])),
    responses(
        (status = 200, body = MeInfo),
        (status = 409, description = "`taken`: the login"),
        (status = 422, description = "`bad-login-name`, `bad-password`"),
    ),
)]
pub async fn account(
    State(app): State<App>,
    address: Address,
    Me(person): Me,
    Body(body): Body<Credentials>,
) -> Result<Json<MeInfo>, Refusal> {
    app.limits().auth_attempt(address.0)?;
    let login = validate::login(&body.login)?.to_owned();
    let password = validate::password(&body.password)?.to_owned();
    let password = auth::hash_password(app.limits().hashing(), password).await?;
    app.store().set_login(&person.id, &login, &password).await?;
    json(&app, Person { login: Some(login), ..person }).await
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
    jar: CookieJar,
    Body(body): Body<Credentials>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    let login = validate::login(&body.login).map_err(|_| Refusal::BadLogin)?;
    app.limits().guess(address.0, login)?;
    let password = validate::password(&body.password).map_err(|_| Refusal::BadLogin)?.to_owned();
    let found = app.store().person_by_login(login).await?;
    let kept = found.as_ref().map(|(_, kept)| kept.clone());
    if !auth::verify_password(app.limits().hashing(), password, kept).await? {
        return Err(Refusal::BadLogin);
    }
    let (person, _) = found.ok_or(Refusal::BadLogin)?;
    sign_in(&app, jar, person).await
}

async fn sign_in(app: &App, jar: CookieJar, person: Person) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    let token = app.entropy().token();
    app.store().add_session(&hash_token(&token), &person.id, app.registry().now()).await?;
    Ok((jar.add(auth::cookie(app, &token)), json(app, person).await?))
}

/// The end of this session.
#[utoipa::path(
    post, path = "/logout", tag = "people", request_body = Empty, security((), ("session" = [])),
    responses((status = 200, body = Empty)),
)]
pub async fn logout(
    State(app): State<App>,
    jar: CookieJar,
    Body(Empty {}): Body<Empty>,
) -> Result<(CookieJar, Json<Empty>), Refusal> {
    if let Some(token) = auth::token(&jar, &app) {
        app.store().delete_session(&hash_token(token)).await?;
    }
    Ok((jar.add(auth::no_cookie(&app)), Json(Empty {})))
}

/// A link that signs another device in.
#[utoipa::path(
    post, path = "/me/link", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = LinkPath)),
)]
pub async fn make_link(
    State(app): State<App>,
    Me(person): Me,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<LinkPath>, Refusal> {
    let token = app.entropy().token();
    app.store().add_link(&hash_token(&token), &person.id, app.registry().now() + LINK).await?;
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
    jar: CookieJar,
    Body(body): Body<LinkToken>,
) -> Result<(CookieJar, Json<MeInfo>), Refusal> {
    app.limits().auth_attempt(address.0)?;
    let person =
        app.store().consume_link(&hash_token(&body.token), app.registry().now()).await?.ok_or(Refusal::NotFound)?;
    sign_in(&app, jar, person).await
}
