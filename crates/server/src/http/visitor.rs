//! Who stands before the door: a device that asks for a session, or a person who has to show once more who it is.

use axum::{Json, extract::FromRequestParts, http::request::Parts};
use axum_extra::extract::CookieJar;
use protocol::{Me as MeInfo, PasskeyAssertion, Proof};

use super::{Address, me::json};
use crate::{
    app::App,
    auth::{self, Device},
    environment::hash_token,
    error::Refusal,
    passkeys::{self, RelyingParty},
    session_watch::Ended,
    store::{Person, Session, session_id},
    validate,
};

/// A device that may be given a session, and the network that it asks from.
pub struct Visitor {
    /// The state of the server.
    pub app: App,
    /// The network that the request comes from.
    pub address: Address,
    device: Device,
    jar: CookieJar,
    relying_party: Option<RelyingParty>,
}

/// A session that is not given yet, and its token.
pub struct NewSession {
    /// What is stored of it.
    pub session: Session,
    token: String,
}

/// What a device is sent with its session: the cookie, and who it is now.
pub type Admitted = Result<(CookieJar, Json<MeInfo>), Refusal>;

impl FromRequestParts<App> for Visitor {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        Ok(Visitor {
            app: app.clone(),
            address: Address::from_request_parts(parts, app).await?,
            device: Device::from_request_parts(parts, app).await?,
            jar: CookieJar::from_headers(&parts.headers),
            relying_party: RelyingParty::of(app.config(), &parts.headers),
        })
    }
}

impl Visitor {
    /// The name of the device.
    pub fn device(&self) -> &str {
        &self.device.0
    }

    /// The cookies that the device has.
    pub fn jar(&self) -> &CookieJar {
        &self.jar
    }

    /// The server as passkeys know it.
    ///
    /// # Errors
    /// [`Refusal::NoPasskeys`] if there are none at this address.
    pub fn relying_party(&self) -> Result<&RelyingParty, Refusal> {
        self.relying_party.as_ref().ok_or(Refusal::NoPasskeys)
    }

    /// A session of `person` for this device, to be stored together with what gives the right to it.
    pub fn new_session(&self, person: &str) -> NewSession {
        let (token, session) = auth::new_session(&self.app, person, &self.device);
        NewSession { session, token }
    }

    /// Sends the device its session.
    pub async fn admit(self, new: NewSession, person: Person) -> Admitted {
        Ok((self.jar.add(auth::cookie(&self.app, &new.token)), json(&self.app, person).await?))
    }

    /// Sends the device its session after a change of rights: the store has ended all others, and their sockets end.
    pub async fn admit_alone(self, new: NewSession, person: Person) -> Admitted {
        self.app.registry().end_sessions(Ended::Person(person.id.clone(), Some(new.session.id())));
        self.admit(new, person).await
    }

    /// Gives the device a session of `person`. Its session before, if any, ends.
    pub async fn sign_in(self, person: Person) -> Admitted {
        if self.app.bans().has_person(&person.id) {
            return Err(Refusal::Banned);
        }
        let new = self.new_session(&person.id);
        self.app.store().add_session(&new.session).await?;
        self.end_session().await?;
        tracing::info!(person = person.id, "signed_in");
        self.admit(new, person).await
    }

    /// Ends the session that the device has.
    pub async fn end_session(&self) -> Result<(), Refusal> {
        if let Some(token) = auth::token(&self.jar, &self.app) {
            let hash = hash_token(token);
            self.app.store().end_session(&hash).await?;
            self.app.registry().end_sessions(Ended::Session(session_id(&hash)));
        }
        Ok(())
    }

    /// The account with this login and password.
    ///
    /// # Errors
    /// [`Refusal::BadLogin`] if there is none, [`Refusal::Rate`] after too many guesses.
    pub async fn by_password(&self, login: &str, password: &str) -> Result<Person, Refusal> {
        let login = validate::login(login).map_err(|_| Refusal::BadLogin)?;
        self.app.limits().guess(self.address.0, login)?;
        let password = validate::password(password).map_err(|_| Refusal::BadLogin)?.to_owned();
        let found = self.app.store().person_by_login(login).await?;
        let kept = found.as_ref().and_then(|(_, kept)| kept.clone());
        if !auth::verify_password(self.app.limits().hashing(), password, kept).await? {
            return Err(Refusal::BadLogin);
        }
        Ok(found.ok_or(Refusal::BadLogin)?.0)
    }

    /// The account whose passkey has signed a challenge of this server.
    ///
    /// # Errors
    /// [`Refusal::BadPasskey`] if none has, [`Refusal::Rate`] after too many tries.
    pub async fn by_passkey(&self, signed: &PasskeyAssertion) -> Result<Person, Refusal> {
        let (store, now) = (self.app.store(), self.app.registry().now());
        let relying_party = self.relying_party()?;
        let Some((passkey, person)) = store.passkey(&signed.id).await? else {
            self.app.limits().auth_attempt(self.address.0)?;
            return Err(Refusal::BadPasskey);
        };
        self.app.limits().guess_passkey(self.address.0, &passkey.id)?;
        let hash = passkeys::challenge_of_assertion(signed).ok_or(Refusal::BadPasskey)?;
        // It is used up whatever comes of it.
        let challenge = store.take_challenge(&hash, now).await?.filter(|it| it.person.is_none());
        let challenge = challenge.ok_or(Refusal::BadPasskey)?;
        let state = relying_party.finish_authentication(&challenge.state, signed, &passkey)?;
        store.use_passkey(&passkey.id, &passkey.state, &state, now).await?;
        Ok(person)
    }

    /// Checks that the one who asks is `person`, by its password or one of its passkeys.
    ///
    /// # Errors
    /// [`Refusal::Forbidden`] for a guest, who has neither; [`Refusal::BadLogin`] or [`Refusal::BadPasskey`].
    pub async fn confirm(&self, person: &Person, proof: &Proof) -> Result<(), Refusal> {
        let login = person.login.as_ref().ok_or(Refusal::Forbidden)?;
        match proof {
            Proof { passkey: Some(signed), password: None } => match self.by_passkey(signed).await? {
                owner if owner.id == person.id => Ok(()),
                _ => Err(Refusal::BadPasskey),
            },
            Proof { password: Some(password), passkey: None } => self.by_password(login, password).await.map(drop),
            _ => Err(Refusal::bad_request("a password or a passkey")),
        }
    }
}
