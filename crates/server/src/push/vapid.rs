//! How a server shows a push service who it is (VAPID, RFC 8292), and how a message is encrypted for one browser
//! (RFC 8291).

use data_encoding::BASE64URL_NOPAD;
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, SigningKey, signature::Signer},
};
use serde_json::json;
use web_push_native::Auth;

use crate::store::Millis;

/// How long a token is good, in seconds. Push services refuse those of more than a day.
const LIFETIME: i64 = 12 * 60 * 60;

/// The key pair by which push services know the server.
pub struct Vapid(SigningKey);

impl Vapid {
    /// A new secret key, as it is stored.
    pub fn new_secret(random: &mut dyn FnMut(&mut [u8])) -> String {
        loop {
            let mut bytes = [0; 32];
            random(&mut bytes);
            // All but one in 2^32 numbers are keys.
            if SecretKey::from_slice(&bytes).is_ok() {
                return BASE64URL_NOPAD.encode(&bytes);
            }
        }
    }

    /// The key pair of a stored secret key.
    pub fn read(secret: &str) -> Option<Vapid> {
        let bytes = BASE64URL_NOPAD.decode(secret.as_bytes()).ok()?;
        SigningKey::from_slice(&bytes).ok().map(Vapid)
    }

    /// The public key as browsers take it.
    pub fn public_key(&self) -> String {
        BASE64URL_NOPAD.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The `Authorization` of a request to the push service at `origin`.
    pub fn authorization(&self, origin: &str, contact: &str, now: Millis) -> String {
        let encode = |it: serde_json::Value| BASE64URL_NOPAD.encode(it.to_string().as_bytes());
        let head = encode(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = encode(json!({"aud": origin, "exp": now / 1000 + LIFETIME, "sub": contact}));
        let signature: Signature = self.0.sign(format!("{head}.{claims}").as_bytes());
        let signature = BASE64URL_NOPAD.encode(&signature.to_bytes());
        format!("vapid t={head}.{claims}.{signature}, k={}", self.public_key())
    }
}

/// Encrypts a message for the browser that has these keys, and for nobody else.
pub fn encrypt(public_key: &str, auth: &str, message: &[u8]) -> Option<Vec<u8>> {
    let (key, auth) = keys(public_key, auth)?;
    web_push_native::encrypt(message.to_vec(), &key, &auth).ok()
}

/// The keys of a browser, if they are any.
pub fn keys(public_key: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let key = PublicKey::from_sec1_bytes(&BASE64URL_NOPAD.decode(public_key.as_bytes()).ok()?).ok()?;
    let auth: [u8; 16] = BASE64URL_NOPAD.decode(auth.as_bytes()).ok()?.try_into().ok()?;
    Some((key, Auth::from(auth)))
}
