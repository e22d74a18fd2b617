//! Authentication: the session of a request, its cookie, and passwords.

use argon2::{
    ARGON2ID_IDENT, Argon2, Params, Version,
    password_hash::phc::{Output, PasswordHash, Salt},
};
use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{header, request::Parts},
};
use axum_extra::extract::{CookieJar, cookie::Cookie};

use crate::{
    app::App,
    device::device,
    environment::hash_token,
    error::Refusal,
    limits::{Hashing, Turn},
    store::{Millis, Person, Session},
};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// A session that is not used for so long has ended.
pub const IDLE_TIMEOUT: Millis = 90 * DAY;
/// A session has ended after so long, however often it is used. Browsers keep no cookie for longer.
pub const ABSOLUTE_TIMEOUT: Millis = 400 * DAY;
/// The last use of a session is noted no more often.
const TOUCH_INTERVAL: Millis = 60 * 60 * 1000;

/// More than the length of any token.
const MAX_TOKEN_LENGTH: usize = 64;

/// The signed-in person of a request.
pub struct Me(pub Person);

/// The signed-in person of a request and its session.
#[derive(Clone)]
pub struct SignedIn {
    /// The person who is signed in.
    pub person: Person,
    /// The session whose token the request has.
    pub session: Session,
}

/// The name of the device that sends a request.
pub struct Device(pub String);

impl FromRequestParts<App> for Me {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        find(parts, app).await?.map(|it| Me(it.person)).ok_or(Refusal::NoSession)
    }
}

impl OptionalFromRequestParts<App> for Me {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Refusal> {
        Ok(find(parts, app).await?.map(|it| Me(it.person)))
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        find(parts, app).await?.ok_or(Refusal::NoSession)
    }
}

impl OptionalFromRequestParts<App> for SignedIn {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Refusal> {
        find(parts, app).await
    }
}

impl FromRequestParts<App> for Device {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        let agent = parts.headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
        Ok(Device(device(agent)))
    }
}

/// What the store says of a request is asked once, however many extractors want to know it.
#[derive(Clone)]
struct Found(Option<SignedIn>);

async fn find(parts: &mut Parts, app: &App) -> Result<Option<SignedIn>, Refusal> {
    if let Some(Found(known)) = parts.extensions.get::<Found>() {
        return Ok(known.clone());
    }
    let jar = CookieJar::from_headers(&parts.headers);
    let found = match token(&jar, app) {
        Some(token) => current(app, &hash_token(token)).await?,
        None => None,
    };
    parts.extensions.insert(Found(found.clone()));
    Ok(found)
}

/// The session with this token, unless it has expired.
async fn current(app: &App, token_hash: &str) -> Result<Option<SignedIn>, Refusal> {
    let Some((session, person)) = app.store().session(token_hash).await? else { return Ok(None) };
    let now = app.registry().now();
    let banned = app.bans().has_person(&person.id);
    if banned || now - session.seen_at > IDLE_TIMEOUT || now - session.created_at > ABSOLUTE_TIMEOUT {
        return Ok(None);
    }
    if now - session.seen_at > TOUCH_INTERVAL {
        app.store().touch_session(token_hash, now).await?;
    }
    Ok(Some(SignedIn { person, session }))
}

/// A new session of a person: its token, and what is stored of it.
pub fn new_session(app: &App, person: &str, device: &Device) -> (String, Session) {
    let (token, now) = (app.entropy().token(), app.registry().now());
    let session = Session {
        token_hash: hash_token(&token),
        person: person.to_owned(),
        device: device.0.clone(),
        created_at: now,
        seen_at: now,
    };
    (token, session)
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
    let (name, age) = (cookie_name(app), ABSOLUTE_TIMEOUT / 1000);
    let text = format!("{name}={token}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}");
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
        let (params, salt) = (Params::default(), Salt::generate());
        let hash = PasswordHash {
            algorithm: ARGON2ID_IDENT,
            version: Some(Version::default().into()),
            params: (&params).try_into().ok()?,
            salt: Some(salt),
            hash: None,
        };
        let output = digest(turn, &password, &hash)?;
        Some(PasswordHash { hash: Some(output), ..hash }.to_string())
    };
    let hashed = tokio::task::spawn_blocking(hash).await.map_err(|_| Refusal::Unavailable)?;
    hashed.ok_or(Refusal::Unavailable)
}

/// Whether a password matches its hash. Without a hash it takes as long, so that the time does not reveal which logins
/// exist.
///
/// # Errors
/// If too many wait for their turn, or the thread cannot be run.
pub async fn verify_password(hashing: &Hashing, password: String, hash: Option<String>) -> Result<bool, Refusal> {
    let turn = hashing.turn().await?;
    let check = move || {
        let hash = PasswordHash::new(hash.as_deref().unwrap_or(DUMMY_HASH)).ok()?;
        let output = digest(turn, &password, &hash)?;
        // Outputs are compared in constant time.
        Some(hash.hash? == output)
    };
    let matches = tokio::task::spawn_blocking(check).await.map_err(|_| Refusal::Unavailable)?;
    Ok(matches.unwrap_or(false))
}

/// Hashes a password as this hash says, in the memory of the turn, which is held until the thread is done even if the
/// request is gone. Nothing if the hash is not one of ours.
fn digest(mut turn: Turn, password: &str, hash: &PasswordHash) -> Option<Output> {
    let params = Params::try_from(hash).ok()?;
    let blocks = turn.blocks(params.block_count());
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    let argon2 = Argon2::new(hash.algorithm.as_str().parse().ok()?, hash.version?.try_into().ok()?, params);
    argon2.hash_password_into_with_memory(password.as_bytes(), &hash.salt?, &mut output, blocks).ok()?;
    Output::new(&output).ok()
}

/// A hash with the default cost, of a text that is too long to be a password.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$DQ0hX1o4mFV8mmTzKqCcRFDQGHsy3Ot1l2yZuUJ5Kw4";

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    use super::*;

    /// Hashes that older versions have stored were made by the library's own functions.
    #[tokio::test]
    async fn hashes_are_those_of_the_library() {
        let hashing = Hashing::new();
        let theirs = Argon2::default().hash_password(b"four green boats").unwrap().to_string();
        let check =
            async |password: &str| verify_password(&hashing, password.into(), Some(theirs.clone())).await.unwrap();
        assert!(check("four green boats").await);
        assert!(!check("four green goats").await, "in memory that the right password was hashed in");
        let ours = hash_password(&hashing, "four green boats".into()).await.unwrap();
        let ours = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"four green boats", &ours).is_ok());
        assert!(!verify_password(&hashing, "four green boats".into(), None).await.unwrap());
    }
}
