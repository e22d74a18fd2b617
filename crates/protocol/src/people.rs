use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{PasskeyAssertion, PasskeyInfo, TableInfo};

/// The person behind a session.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// The opaque id of the person.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// A guest has none.
    #[schema(required)]
    pub login: Option<String>,
    /// That of the game and class with most rated games; the page of a person has all. Nothing before the first one.
    #[schema(required)]
    pub rating: Option<Rating>,
}

/// How strong a person plays.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Rating {
    /// The number of rated games.
    pub games: i64,
    /// The mean of the estimate.
    pub value: f64,
}

/// A name to be called by.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 24 characters, none of them a control character.
    pub name: String,
}

/// What an account signs in with.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 32 of `a-z 0-9 . _ -`.
    pub login: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// A change of one's password, or a first one for an account that has passkeys alone.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that holds now, unless a passkey confirms the change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<String>,
    /// Confirms the change in place of the current password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passkey: Option<PasskeyAssertion>,
    /// 8 to 128 characters, none of the commonest passwords.
    pub password: String,
}

/// A new password by a recovery code.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// Of the account.
    pub login: String,
    /// One of its codes.
    pub code: String,
    /// 8 to 128 characters, none of the commonest passwords.
    pub password: String,
}

/// Codes with which a person can set a new password, each once.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct RecoveryCodes {
    /// They are shown this once.
    pub codes: Vec<String>,
}

/// Where a person is signed in, and how else one could come in as that person.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Security {
    /// Devices that are signed in, the last one used first.
    pub sessions: Vec<DeviceSession>,
    /// Links to other devices that are not used yet.
    pub links: Vec<PendingLink>,
    /// Recovery codes that are left.
    pub recovery_codes: u32,
    /// Whether there is a password.
    pub has_password: bool,
    /// The oldest first.
    pub passkeys: Vec<PasskeyInfo>,
}

/// A device that is signed in.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DeviceSession {
    /// The id by which it is ended.
    pub id: String,
    /// Browser and system, such as `Firefox · Linux`; may be empty.
    pub device: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, give or take an hour.
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A link to another device that is not used yet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PendingLink {
    /// The id by which it is ended.
    pub id: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub expires_at: i64,
}

/// The path of a link that signs another device in.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LinkPath {
    /// Opened on another device within 10 minutes, once, it signs that device in as the same person.
    pub path: String,
}

/// The last part of such a link.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkToken {
    /// As it stands in the path.
    pub token: String,
}

/// All that is stored of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Export {
    /// The opaque id of the person.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// A guest has none.
    #[schema(required)]
    pub login: Option<String>,
    /// The confirmed e-mail address for notifications.
    #[schema(required)]
    pub mail: Option<String>,
    /// In order; those of more than a year ago no longer count.
    pub vacations: Vec<ExportedVacation>,
    /// The tables at which the person sits or sat.
    pub tables: Vec<ExportedTable>,
}

/// A vacation of an [`Export`], in milliseconds since 1970.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedVacation {
    /// When it began.
    pub from: i64,
    /// When it ended or will end.
    pub until: i64,
}

/// A table of an [`Export`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedTable {
    /// As the person sees it.
    pub table: TableInfo,
    /// Of a finished game.
    #[schema(required)]
    pub record: Option<String>,
}

/// `{}`
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Empty {}
