//! How one signs in and out: as a guest, by a password, by a link from another device.

use axum::{Json, extract::State};
use axum_extra::extract::CookieJar;
use protocol::{Credentials, Empty, LinkPath, LinkToken, Me as MeInfo, Name};

use super::{
    json::Body,
    me::change_name,
    visitor::{Admitted, Visitor},
};
use crate::{
    app::App,
    auth::{self, Me},
    environment::hash_token,
    error::Refusal,
    store::{Credential, DeviceLink, Millis, Person},
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
pub async fn guest(visitor: Visitor, me: Option<Me>, Body(body): Body<Name>) -> Admitted {
    let name = validate::name(&body.name)?;
    if let Some(Me(person)) = me {
        return Ok((visitor.jar().clone(), change_name(&visitor.app, person, name).await?));
    }
    visitor.app.limits().auth_attempt(visitor.address.0)?;
    let person = Person { id: visitor.app.entropy().id(), name, login: None };
    let new = visitor.new_session(&person.id);
    visitor.app.store().add_person(&person, &new.session).await?;
    visitor.admit(new, person).await
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
pub async fn account(visitor: Visitor, Me(person): Me, Body(body): Body<Credentials>) -> Admitted {
    visitor.app.limits().auth_attempt(visitor.address.0)?;
    let login = validate::login(&body.login)?.to_owned();
    let password = validate::new_password(&body.password, &login)?.to_owned();
    let password = Credential::Password(auth::hash_password(visitor.app.limits().hashing(), password).await?);
    let new = visitor.new_session(&person.id);
    visitor.app.store().set_login(&person.id, &login, &password, &new.session).await?;
    tracing::info!(person = person.id, "account_made");
    visitor.admit_alone(new, Person { login: Some(login), ..person }).await
}

/// An account comes back.
#[utoipa::path(
    post, path = "/login", tag = "people", request_body = Credentials,
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 401, description = "`bad-login`"),
    ),
)]
pub async fn login(visitor: Visitor, Body(body): Body<Credentials>) -> Admitted {
    let person = visitor.by_password(&body.login, &body.password).await.inspect_err(|_| {
        tracing::info!(address = %visitor.address.0, "sign_in_failed");
    })?;
    visitor.sign_in(person).await
}

/// The end of this session, and of the sockets that it has opened.
#[utoipa::path(
    post, path = "/logout", tag = "people", request_body = Empty, security((), ("session" = [])),
    responses((status = 200, body = Empty)),
)]
pub async fn logout(visitor: Visitor, Body(Empty {}): Body<Empty>) -> Result<(CookieJar, Json<Empty>), Refusal> {
    visitor.end_session().await?;
    Ok((visitor.jar().clone().add(auth::no_cookie(&visitor.app)), Json(Empty {})))
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
pub async fn consume_link(visitor: Visitor, Body(body): Body<LinkToken>) -> Admitted {
    visitor.app.limits().auth_attempt(visitor.address.0)?;
    let found = visitor.app.store().consume_link(&hash_token(&body.token), visitor.app.registry().now()).await?;
    visitor.sign_in(found.ok_or(Refusal::NotFound)?).await
}
