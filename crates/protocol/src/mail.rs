use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::NoticeKind;

/// How notifications by e-mail stand.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MailState {
    /// Whether this server sends any.
    pub available: bool,
    /// The address that is told things; nothing before one is confirmed.
    #[schema(required)]
    pub address: Option<String>,
    /// What it is told; nothing before one is confirmed.
    #[schema(required)]
    pub wishes: Option<MailWishes>,
}

/// An address that is to be told things. It is sent a link by which its owner confirms that.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// At most 254 characters of ASCII.
    pub address: String,
    /// What it is told, once it is confirmed.
    pub wishes: MailWishes,
}

/// What an address is told, and how.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailWishes {
    /// Which kinds of notices are sent.
    pub kinds: Vec<NoticeKind>,
    /// Whether it is told once a day, in the morning, rather than at once. Reminders are always sent at once.
    pub digest: bool,
    /// The language, `fr` or `en`.
    pub lang: String,
    /// The zone in which it is morning, by its name in the time zone database, such as `Europe/Paris`.
    pub zone: String,
}

/// The secret of a link in an e-mail.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailToken {
    /// As the link has it.
    pub token: String,
}
