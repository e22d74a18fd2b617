//! A passkey in software: a key on P-256 that signs what it is told to, for whichever site it is told to.

use data_encoding::BASE64URL_NOPAD;
use ring::{
    digest::{SHA256, digest},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::{Value, json};

/// The domain of the server in these tests.
pub const DOMAIN: &str = "play.example";

const USER_PRESENT: u8 = 0x01;
const USER_VERIFIED: u8 = 0x04;
const KEY_INCLUDED: u8 = 0x40;

pub struct Authenticator {
    key: EcdsaKeyPair,
    pub id: Vec<u8>,
    /// The person that it was made for.
    pub user_id: String,
    /// The site that it believes to talk to.
    pub origin: String,
    pub rp_id: String,
    /// The number of signatures.
    pub counter: u32,
    /// Whether it has checked who holds it.
    pub verifies: bool,
}

impl Authenticator {
    /// A new key whose id begins with `name`.
    pub fn new(name: &str) -> Authenticator {
        let rng = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &rng).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pkcs8.as_ref(), &rng).unwrap();
        let id = [name.as_bytes(), &key.public_key().as_ref()[1..17]].concat();
        Authenticator {
            key,
            id,
            user_id: String::new(),
            origin: format!("https://{DOMAIN}"),
            rp_id: DOMAIN.to_owned(),
            counter: 0,
            verifies: true,
        }
    }

    /// Makes a passkey as a browser asks for it.
    pub fn make(&mut self, asked: &Value) -> Value {
        asked["user_id"].as_str().unwrap().clone_into(&mut self.user_id);
        // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR.
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        let point = self.key.public_key().as_ref();
        let mut data = self.authenticator_data(KEY_INCLUDED);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        // A COSE key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
        data.extend(b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20");
        data.extend(&point[1..33]);
        data.extend(b"\x22\x58\x20");
        data.extend(&point[33..]);
        attestation.push(u8::try_from(data.len()).unwrap());
        attestation.extend(data);
        let client_data = self.client_data("webauthn.create", asked);
        json!({"client_data": encode(&client_data), "attestation": encode(&attestation)})
    }

    /// Signs a challenge.
    pub fn sign(&mut self, asked: &Value) -> Value {
        self.counter += 1;
        let (client_data, data) = (self.client_data("webauthn.get", asked), self.authenticator_data(0));
        let signed = [data.as_slice(), digest(&SHA256, &client_data).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "id": encode(&self.id),
            "user_id": self.user_id,
            "client_data": encode(&client_data),
            "authenticator_data": encode(&data),
            "signature": encode(signature.as_ref()),
        })
    }

    fn client_data(&self, kind: &str, asked: &Value) -> Vec<u8> {
        let (challenge, origin) = (&asked["challenge"], &self.origin);
        format!(r#"{{"type":"{kind}","challenge":{challenge},"origin":"{origin}","crossOrigin":false}}"#).into_bytes()
    }

    fn authenticator_data(&self, flags: u8) -> Vec<u8> {
        let verified = if self.verifies { USER_VERIFIED } else { 0 };
        let mut data = digest(&SHA256, self.rp_id.as_bytes()).as_ref().to_vec();
        data.push(USER_PRESENT | verified | flags);
        data.extend(self.counter.to_be_bytes());
        data
    }
}

fn encode(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}
