//! Passkeys: made, used, named and removed. A person who makes or removes one shows once more who it is.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{
    Empty, Me as MeInfo, Name, NewPasskey, PasskeyAssertion, PasskeyChallenge, PasskeyCreation, PasskeyRequest, Proof,
};

use super::{
    json::Body,
    visitor::{Admitted, Visitor},
};
use crate::{
    app::App,
    auth::SignedIn,
    environment::hash_token,
    error::Refusal,
    passkeys::{ALGORITHMS, Ceremony, TIMEOUT, challenge_hash, challenge_of_registration},
    store::{Challenge, Credential, Millis, Passkey, Person, StoreError, session_id},
    validate,
};

/// Passkeys of one person.
const MAX_PASSKEYS: u32 = 10;
/// Challenges of all people that wait to be signed. Networks have budgets, which many of them could share.
const MAX_CHALLENGES: u32 = 20_000;

/// The id that the owner of a passkey is shown, which is shorter than its own.
pub fn shown_id(passkey: &Passkey) -> String {
    session_id(&hash_token(&passkey.id))
}

/// What a browser makes a passkey from. A guest names the login of its account to be; an account proves who it is.
#[utoipa::path(
    post, path = "/me/passkeys/challenge", tag = "people", request_body = PasskeyRequest, security(("session" = [])),
    responses(
        (status = 200, body = PasskeyCreation),
        (status = 401, description = "`no-session`, `bad-login`, `bad-passkey`"),
        (status = 409, description = "`no-passkeys`; `taken`: the login"),
        (status = 422, description = "`bad-login-name`"),
        (status = 429, description = "`rate`; `too-many`: the person has ten"),
    ),
)]
pub async fn begin_creation(
    visitor: Visitor,
    SignedIn { person, .. }: SignedIn,
    Body(body): Body<PasskeyRequest>,
) -> Result<Json<PasskeyCreation>, Refusal> {
    visitor.app.limits().auth_attempt(visitor.address.0)?;
    let relying_party = visitor.relying_party()?;
    let store = visitor.app.store();
    let (login, wanted) = match (&person.login, body.login) {
        (Some(login), None) => {
            visitor.confirm(&person, &body.proof.unwrap_or_default()).await?;
            (login.clone(), None)
        }
        (None, Some(login)) => {
            validate::login(&login)?;
            if store.person_by_login(&login).await?.is_some() {
                return Err(Refusal::Taken);
            }
            (login.clone(), Some(login))
        }
        _ => return Err(Refusal::bad_request("login")),
    };
    let known = store.passkeys_of(&person.id).await?;
    if known.len() >= MAX_PASSKEYS as usize {
        return Err(Refusal::TooMany);
    }
    let ceremony = relying_party.begin_registration(&person.id, &login, &known).ok_or(Refusal::Unavailable)?;
    let challenge = keep(&visitor.app, ceremony, Some(person.id.clone()), wanted).await?;
    Ok(Json(PasskeyCreation {
        challenge,
        rp_id: relying_party.domain().to_owned(),
        user_id: person.id,
        user_name: login,
        known: known.into_iter().map(|it| it.id).collect(),
        algorithms: ALGORITHMS.to_vec(),
        timeout: TIMEOUT,
    }))
}

/// Adds a passkey that a browser has made. With its first one a guest becomes an account; all sessions that it had as
/// a guest end, and this device has a new one.
#[utoipa::path(
    post, path = "/me/passkeys", tag = "people", request_body = NewPasskey, security(("session" = [])),
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 401, description = "`no-session`, `bad-passkey`"),
        (status = 409, description = "`no-passkeys`; `taken`: the login"),
    ),
)]
pub async fn create(visitor: Visitor, SignedIn { person, .. }: SignedIn, Body(body): Body<NewPasskey>) -> Admitted {
    visitor.app.limits().auth_attempt(visitor.address.0)?;
    let (store, now) = (visitor.app.store(), visitor.app.registry().now());
    let hash = challenge_of_registration(&body).ok_or(Refusal::BadPasskey)?;
    let challenge = store.take_challenge(&hash, now).await?.ok_or(Refusal::BadPasskey)?;
    if challenge.person.as_ref() != Some(&person.id) {
        return Err(Refusal::BadPasskey);
    }
    let made = visitor.relying_party()?.finish_registration(&challenge.state, &body)?;
    let passkey = Passkey {
        id: made.id,
        person: person.id.clone(),
        name: visitor.device().to_owned(),
        public_key: made.public_key,
        state: made.state,
        created_at: now,
        used_at: None,
    };
    let new = visitor.new_session(&person.id);
    match challenge.login {
        Some(login) => {
            store.set_login(&person.id, &login, &Credential::Passkey(passkey), &new.session).await?;
            tracing::info!(person = person.id, "account_made");
            visitor.admit_alone(new, Person { login: Some(login), ..person }).await
        }
        None => {
            store.add_passkey(&passkey, MAX_PASSKEYS).await?;
            tracing::info!(person = person.id, "passkey_added");
            visitor.sign_in(person).await
        }
    }
}

/// Gives a passkey another name.
#[utoipa::path(
    patch, path = "/me/passkeys/{id}", tag = "people", request_body = Name, security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 404, description = "`not-found`"),
        (status = 422, description = "`bad-name`"),
    ),
)]
pub async fn rename(
    State(app): State<App>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<Name>,
) -> Result<Json<Empty>, Refusal> {
    let passkey = find(&app, &person, &id).await?;
    app.store().rename_passkey(&passkey.id, &validate::name(&body.name)?).await?;
    Ok(Json(Empty {}))
}

/// Removes a passkey, unless the account has no other and no password.
#[utoipa::path(
    delete, path = "/me/passkeys/{id}", tag = "people", request_body = Proof, security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 401, description = "`no-session`, `bad-login`, `bad-passkey`"),
        (status = 404, description = "`not-found`"),
        (status = 409, description = "`only-credential`"),
    ),
)]
pub async fn remove(
    visitor: Visitor,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
    Body(proof): Body<Proof>,
) -> Result<Json<Empty>, Refusal> {
    let passkey = find(&visitor.app, &person, &id).await?;
    visitor.confirm(&person, &proof).await?;
    match visitor.app.store().remove_passkey(&person.id, &passkey.id).await {
        Err(StoreError::Conflict) => Err(Refusal::OnlyCredential),
        done => {
            done?;
            tracing::info!(person = person.id, "passkey_removed");
            Ok(Json(Empty {}))
        }
    }
}

/// A challenge to sign with a passkey, to sign in or to confirm something.
#[utoipa::path(
    post, path = "/passkey/challenge", tag = "people", request_body = Empty,
    responses((status = 200, body = PasskeyChallenge), (status = 409, description = "`no-passkeys`")),
)]
pub async fn begin_use(visitor: Visitor, Body(Empty {}): Body<Empty>) -> Result<Json<PasskeyChallenge>, Refusal> {
    visitor.app.limits().auth_attempt(visitor.address.0)?;
    let relying_party = visitor.relying_party()?;
    let ceremony = relying_party.begin_authentication().ok_or(Refusal::Unavailable)?;
    let challenge = keep(&visitor.app, ceremony, None, None).await?;
    Ok(Json(PasskeyChallenge { challenge, rp_id: relying_party.domain().to_owned(), timeout: TIMEOUT }))
}

/// An account comes back by a passkey, which says whose it is.
#[utoipa::path(
    post, path = "/passkey", tag = "people", request_body = PasskeyAssertion,
    responses(
        (status = 200, body = MeInfo, headers(("set-cookie" = String))),
        (status = 401, description = "`bad-passkey`"),
        (status = 409, description = "`no-passkeys`"),
    ),
)]
pub async fn sign_in(visitor: Visitor, Body(body): Body<PasskeyAssertion>) -> Admitted {
    let person = visitor.by_passkey(&body).await.inspect_err(|_| {
        tracing::info!(address = %visitor.address.0, "sign_in_failed");
    })?;
    visitor.sign_in(person).await
}

async fn keep(app: &App, ceremony: Ceremony, person: Option<String>, login: Option<String>) -> Result<String, Refusal> {
    let now = app.registry().now();
    let challenge = Challenge {
        hash: challenge_hash(&ceremony.challenge),
        person,
        login,
        state: ceremony.state,
        expires_at: now + Millis::from(TIMEOUT),
    };
    match app.store().add_challenge(&challenge, now, MAX_CHALLENGES).await {
        Err(StoreError::Conflict) => Err(Refusal::TooMany),
        done => done.map(|()| ceremony.challenge).map_err(Refusal::from),
    }
}

async fn find(app: &App, person: &Person, id: &str) -> Result<Passkey, Refusal> {
    let own = app.store().passkeys_of(&person.id).await?;
    own.into_iter().find(|it| shown_id(it) == id).ok_or(Refusal::NotFound)
}
