//! Who is behind a request: sessions, and what a person may do with itself.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::request::Parts,
};
use axum_extra::extract::{CookieJar, cookie::Cookie};

use crate::{app::App, error::Refusal, random, store::Person};

/// A year: guests have nothing but their cookie.
const MAX_AGE: i64 = 365 * 24 * 60 * 60;

/// The person behind a request.
pub struct Me(pub Person);

impl FromRequestParts<App> for Me {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        find(parts, app).await?.map(Me).ok_or(Refusal::NoSession)
    }
}

impl OptionalFromRequestParts<App> for Me {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Refusal> {
        Ok(find(parts, app).await?.map(Me))
    }
}

async fn find(parts: &Parts, app: &App) -> Result<Option<Person>, Refusal> {
    let jar = CookieJar::from_headers(&parts.headers);
    match token(&jar, app) {
        Some(token) => Ok(app.store().person_of(&random::hash(token)).await?),
        None => Ok(None),
    }
}

/// The token of a request. Anything much longer than ours is not one.
pub fn token<'a>(jar: &'a CookieJar, app: &App) -> Option<&'a str> {
    jar.get(cookie_name(app)).map(Cookie::value).filter(|token| token.len() <= 64)
}

fn cookie_name(app: &App) -> &'static str {
    if app.is_https() { "__Host-comptoir" } else { "comptoir" }
}

/// A cookie that signs its bearer in.
pub fn cookie(app: &App, token: &str) -> Cookie<'static> {
    let secure = if app.is_https() { "; Secure" } else { "" };
    let text = format!("{}={token}; Max-Age={MAX_AGE}; Path=/; HttpOnly; SameSite=Lax{secure}", cookie_name(app));
    Cookie::parse(text).expect("a token has no character that a cookie must not have")
}

/// A cookie that takes the place of the one before and signs nobody in.
pub fn no_cookie(app: &App) -> Cookie<'static> {
    let mut cookie = cookie(app, "");
    cookie.make_removal();
    cookie
}

/// What is kept of a password. Slow on purpose, so it has a thread of its own.
pub async fn hash_password(password: String) -> Result<String, Refusal> {
    let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|it| it.to_string());
    let hashed = tokio::task::spawn_blocking(hash).await.map_err(|_| Refusal::Unavailable)?;
    hashed.map_err(|_| Refusal::Unavailable)
}

/// Whether a password is the one that was kept. Without one it takes as long, so that nobody can tell
/// which logins exist.
pub async fn is_password(password: String, kept: Option<String>) -> bool {
    let check = move || {
        let kept = kept.unwrap_or_else(|| DUMMY.to_owned());
        let parsed = PasswordHash::new(&kept);
        parsed.is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
    };
    tokio::task::spawn_blocking(check).await.unwrap_or(false)
}

/// The hash of a text that nobody can type.
const DUMMY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$DQ0hX1o4mFV8mmTzKqCcRFDQGHsy3Ot1l2yZuUJ5Kw4";
