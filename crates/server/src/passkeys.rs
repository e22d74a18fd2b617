//! Passkeys: what a browser is asked to sign, and whether it has signed it. The ceremonies are those of `webauthn_rp`,
//! and nothing of it shows outside of this file.

use std::num::NonZeroU32;

use axum::http::HeaderMap;
use data_encoding::BASE64URL_NOPAD;
use protocol::{NewPasskey, PasskeyAssertion};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState, DiscoverableCredentialRequestOptions,
    PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
    bin::{Decode, Encode},
    request::{
        AsciiDomain, PublicKeyCredentialDescriptor, RpId,
        auth::AuthenticationVerificationOptions,
        register::{Extension, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle},
    },
    response::{
        AuthTransports, AuthenticatorAttachment, CredentialId,
        auth::{DiscoverableAuthentication, DiscoverableAuthenticatorAssertion},
        register::{AuthenticatorAttestation, ClientExtensionsOutputs, CompressedPubKey, DynamicState, StaticState},
    },
};

use crate::{config::Config, environment::hash_token, error::Refusal, store::Passkey};

/// How long a challenge may be signed, in milliseconds.
pub const TIMEOUT: u32 = 5 * 60 * 1000;
/// The COSE numbers of the signatures that are accepted, the best first: Ed25519, ECDSA on P-256, and RSA, which some
/// chips of older computers know alone.
pub const ALGORITHMS: [i32; 3] = [-8, -7, -257];

/// The bytes of the id of a person, which is the user handle.
const ID_LENGTH: usize = 12;

type PublicKey = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// The server as a browser and its passkeys know it.
pub struct RelyingParty {
    id: RpId,
    domain: String,
    origin: String,
}

/// A challenge, and what is kept until it is signed.
pub struct Ceremony {
    /// What the browser signs.
    pub challenge: String,
    /// What [`RelyingParty`] needs to check it.
    pub state: String,
}

/// What is kept of a new passkey.
pub struct PublicHalf {
    /// The credential id.
    pub id: String,
    /// The public key.
    pub public_key: String,
    /// What changes with each use.
    pub state: String,
}

impl RelyingParty {
    /// The configured origin, if it is one that browsers have passkeys for. Without a configured origin there are
    /// passkeys on this machine alone: a name that the request itself brings proves nothing.
    pub fn of(config: &Config, headers: &HeaderMap) -> Option<RelyingParty> {
        let header = || headers.get(axum::http::header::ORIGIN).and_then(|it| it.to_str().ok());
        let origin = config.origin.as_deref().or_else(header)?;
        let (scheme, host) = origin.split_once("://")?;
        let domain = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_loopback = domain == "localhost" || domain.ends_with(".localhost");
        if !is_loopback && (config.origin.is_none() || scheme != "https") {
            return None;
        }
        let is_address = domain.starts_with('[') || domain.ends_with(|it: char| it.is_ascii_digit());
        let id = RpId::Domain(AsciiDomain::try_from(domain.to_owned()).ok()?);
        (!is_address).then(|| RelyingParty { id, domain: domain.to_owned(), origin: origin.to_owned() })
    }

    /// The domain for which passkeys are made.
    pub fn domain(&self) -> &str {
        &self.domain
    }

    /// Begins to make a passkey.
    pub fn begin_registration(&self, person: &str, login: &str, known: &[Passkey]) -> Option<Ceremony> {
        let id = user_handle(person)?;
        let user = PublicKeyCredentialUserEntity { name: login.try_into().ok()?, id: &id, display_name: None };
        let descriptor = |it: &Passkey| {
            let id = CredentialId::try_from(decode(&it.id)?).ok()?;
            Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::NONE })
        };
        let known = known.iter().filter_map(descriptor).collect();
        let mut options = PublicKeyCredentialCreationOptions::passkey(&self.id, user, known);
        options.extensions = Extension::default();
        options.timeout = NonZeroU32::new(TIMEOUT)?;
        let (state, asked) = options.start_ceremony().ok()?;
        let challenge = encode(&asked.options().challenge.as_data().to_le_bytes());
        Some(Ceremony { challenge, state: encode(&state.encode().ok()?) })
    }

    /// Checks a passkey that a browser has made for the challenge of `state`.
    pub fn finish_registration(&self, state: &str, made: &NewPasskey) -> Result<PublicHalf, Refusal> {
        let state = decode(state).and_then(|it| RegistrationServerState::<ID_LENGTH>::decode(&it).ok());
        let (state, registration) = state.zip(registration(made)).ok_or(Refusal::BadPasskey)?;
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[&self.origin],
            // A browser may add what nobody has asked for.
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let key = state.verify(&self.id, &registration, &options).map_err(|_| Refusal::BadPasskey)?;
        let Ok(public_key) = key.static_state().encode();
        let Ok(state) = key.dynamic_state().encode();
        Ok(PublicHalf { id: encode(key.id().as_ref()), public_key: encode(&public_key), state: encode(&state) })
    }

    /// Begins to use a passkey.
    pub fn begin_authentication(&self) -> Option<Ceremony> {
        let mut options = DiscoverableCredentialRequestOptions::passkey(&self.id);
        options.0.timeout = NonZeroU32::new(TIMEOUT)?;
        let (state, asked) = options.start_ceremony().ok()?;
        let challenge = encode(&asked.options().0.challenge.as_data().to_le_bytes());
        Some(Ceremony { challenge, state: encode(&state.encode().ok()?) })
    }

    /// Checks a signature of `passkey` over the challenge of `state`, and returns the new state of the passkey.
    pub fn finish_authentication(
        &self,
        state: &str,
        signed: &PasskeyAssertion,
        passkey: &Passkey,
    ) -> Result<String, Refusal> {
        self.check_signature(state, signed, passkey).ok_or(Refusal::BadPasskey)
    }

    fn check_signature(&self, state: &str, signed: &PasskeyAssertion, passkey: &Passkey) -> Option<String> {
        let state = DiscoverableAuthenticationServerState::decode(&decode(state)?).ok()?;
        let (id, user) = (decode(&passkey.id)?, user_handle(&passkey.person)?);
        let mut credential = AuthenticatedCredential::new(
            CredentialId::try_from(id.as_slice()).ok()?,
            &user,
            PublicKey::decode(&decode(&passkey.public_key)?).ok()?,
            DynamicState::decode(decode(&passkey.state)?.try_into().ok()?).ok()?,
        )
        .ok()?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[&self.origin],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        state.verify(&self.id, &authentication(signed)?, &mut credential, &options).ok()?;
        let Ok(state) = credential.dynamic_state().encode();
        Some(encode(&state))
    }
}

/// The hash under which the challenge is kept that a new passkey has signed.
pub fn challenge_of_registration(made: &NewPasskey) -> Option<String> {
    let challenge = registration(made)?.challenge_relaxed().ok()?;
    challenge.encode().ok().map(|it| challenge_hash(&encode(&it.to_le_bytes())))
}

/// The hash under which the challenge is kept that a passkey has signed.
pub fn challenge_of_assertion(signed: &PasskeyAssertion) -> Option<String> {
    let challenge = authentication(signed)?.challenge_relaxed().ok()?;
    challenge.encode().ok().map(|it| challenge_hash(&encode(&it.to_le_bytes())))
}

/// The hash under which a challenge is kept.
pub fn challenge_hash(challenge: &str) -> String {
    hash_token(challenge)
}

fn registration(made: &NewPasskey) -> Option<Registration> {
    let (client_data, attestation) = (decode(&made.client_data)?, decode(&made.attestation)?);
    let response = AuthenticatorAttestation::new(client_data, attestation, AuthTransports::NONE);
    let extensions = ClientExtensionsOutputs { cred_props: None, prf: None };
    Some(Registration::new(response, AuthenticatorAttachment::None, extensions))
}

fn authentication(signed: &PasskeyAssertion) -> Option<DiscoverableAuthentication<ID_LENGTH>> {
    let response = DiscoverableAuthenticatorAssertion::new(
        decode(&signed.client_data)?,
        decode(&signed.authenticator_data)?,
        decode(&signed.signature)?,
        user_handle(&signed.user_id)?,
    );
    let id = CredentialId::try_from(decode(&signed.id)?).ok()?;
    Some(DiscoverableAuthentication::new(id, response, AuthenticatorAttachment::None))
}

fn user_handle(person: &str) -> Option<UserHandle<ID_LENGTH>> {
    Some(UserHandle::from(<[u8; ID_LENGTH]>::try_from(decode(person)?).ok()?))
}

fn encode(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}

fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64URL_NOPAD.decode(text.as_bytes()).ok()
}
