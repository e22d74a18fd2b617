use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Asks to make a passkey. A guest names the login of the account that it is to have; an account proves who it is.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyRequest {
    /// Of a guest: 3 to 32 of `a-z 0-9 . _ -`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// Of an account: its password, or a passkey that it has already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Shows once more who asks: by the password or by a passkey.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The one that holds now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// Signed over a challenge of `POST /api/passkey/challenge`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passkey: Option<PasskeyAssertion>,
}

/// What a browser makes a passkey from. Bytes are base64url without padding, here and below.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PasskeyCreation {
    /// To be signed, once.
    pub challenge: String,
    /// The domain for which the passkey is made.
    pub rp_id: String,
    /// The user handle.
    pub user_id: String,
    /// The login, by which a person tells accounts apart.
    pub user_name: String,
    /// The passkeys of the person: a device that has one makes no second.
    pub known: Vec<String>,
    /// COSE numbers of the accepted signatures, the best first.
    pub algorithms: Vec<i32>,
    /// Milliseconds until the challenge expires.
    pub timeout: u32,
}

/// A passkey that a browser has made.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// `clientDataJSON` of the response.
    pub client_data: String,
    /// `attestationObject` of the response.
    pub attestation: String,
}

/// What a browser signs with a passkey.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PasskeyChallenge {
    /// To be signed, once.
    pub challenge: String,
    /// The domain for which passkeys were made.
    pub rp_id: String,
    /// Milliseconds until the challenge expires.
    pub timeout: u32,
}

/// A signature by a passkey.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyAssertion {
    /// `rawId` of the credential.
    pub id: String,
    /// `userHandle` of the response.
    pub user_id: String,
    /// `clientDataJSON` of the response.
    pub client_data: String,
    /// `authenticatorData` of the response.
    pub authenticator_data: String,
    /// `signature` of the response.
    pub signature: String,
}

/// A passkey of the person who asks.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PasskeyInfo {
    /// The id by which it is renamed and removed.
    pub id: String,
    /// At first the device on which it was made.
    pub name: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used to sign in or to confirm something; nothing before.
    #[schema(required)]
    pub used_at: Option<i64>,
}
