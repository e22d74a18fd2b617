//! Authentication: the session of a request, its cookie, and passwords.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::request::Parts,
};
use axum_extra::extract::{CookieJar, cookie::Cookie};

use crate::{app::App, environment::hash_token, error::Refusal, limits::Hashing, store::Person};

/// A year, in seconds. The cookie is the only credential of a guest.
const COOKIE_MAX_AGE: i64 = 365 * 24 * 60 * 60;

/// More than the length of any token.
const MAX_TOKEN_LENGTH: usize = 64;

/// The signed-in person of a request.
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
        Some(token) => Ok(app.store().person_by_session(&hash_token(token)).await?),
        None => Ok(None),
    }
}

/// The session token of a request. A value that is too long to be one is ignored.
pub fn token<'a>(jar: &'a CookieJar, app: &App) -> Option<&'a str> {
    jar.get(cookie_name(app)).map(Cookie::value).filter(|token| token.len() <= MAX_TOKEN_LENGTH)
}

/// The name of the session cookie.
pub fn cookie_name(app: &App) -> &'static str {
    if app.is_https() { "__Host-comptoir" } else { "comptoir" }
}

/// The session cookie with this token.
pub fn cookie(app: &App, token: &str) -> Cookie<'static> {
    let secure = if app.is_https() { "; Secure" } else { "" };
    let text =
        format!("{}={token}; Max-Age={COOKIE_MAX_AGE}; Path=/; HttpOnly; SameSite=Lax{secure}", cookie_name(app));
    Cookie::parse(text).expect("a token is base64url, which a cookie may contain")
}

/// A cookie that deletes the session cookie.
pub fn no_cookie(app: &App) -> Cookie<'static> {
    let mut cookie = cookie(app, "");
    cookie.make_removal();
    cookie
}

/// The argon2id hash of a password, computed on a blocking thread because it is slow on purpose.
///
/// # Errors
/// If too many wait for their turn, or the thread cannot be run.
pub async fn hash_password(hashing: &Hashing, password: String) -> Result<String, Refusal> {
    let turn = hashing.turn().await?;
    let hash = move || {
        // Held until the thread is done, even if the request is gone.
        let _turn = turn;
        Argon2::default().hash_password(password.as_bytes()).map(|it| it.to_string())
    };
    let hashed = tokio::task::spawn_blocking(hash).await.map_err(|_| Refusal::Unavailable)?;
    hashed.map_err(|_| Refusal::Unavailable)
}

/// Whether a password matches its hash. Without a hash it takes as long, so that the time does not reveal which logins
/// exist.
///
/// # Errors
/// If too many wait for their turn, or the thread cannot be run.
pub async fn verify_password(hashing: &Hashing, password: String, hash: Option<String>) -> Result<bool, Refusal> {
    let turn = hashing.turn().await?;
    let check = move || {
        let _turn = turn;
        let hash = hash.unwrap_or_else(|| DUMMY_HASH.to_owned());
        let parsed = PasswordHash::new(&hash);
        parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    };
    tokio::task::spawn_blocking(check).await.map_err(|_| Refusal::Unavailable)
}

/// A hash with the default cost, of a text that is too long to be a password.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$DQ0hX1o4mFV8mmTzKqCcRFDQGHsy3Ot1l2yZuUJ5Kw4";
