use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a notification tells.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKind {
    /// It is your turn.
    Turn,
    /// The game at your table has begun.
    Begun,
    /// A seat is kept for you.
    Invited,
    /// Your time runs out soon.
    Clock,
    /// The game is over.
    Over,
}

impl NoticeKind {
    /// In the order in which the page lists them.
    pub const ALL: [NoticeKind; 5] =
        [NoticeKind::Turn, NoticeKind::Begun, NoticeKind::Invited, NoticeKind::Clock, NoticeKind::Over];

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|it| it.id() == id)
    }

    /// Whether it stands beside what else is to be told of a table, rather than in its place.
    pub fn is_reminder(self) -> bool {
        self == NoticeKind::Clock
    }

    /// As it is written in messages.
    pub const fn id(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Begun => "begun",
            NoticeKind::Invited => "invited",
            NoticeKind::Clock => "clock",
            NoticeKind::Over => "over",
        }
    }
}

/// Where a browser is reached while the page is closed, and what it wants to be told. It ends with the session.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// The address at the browser's push service: https, and one of the services that the server talks to.
    pub endpoint: String,
    /// The public key of the browser (`p256dh`), as base64url without padding.
    pub public_key: String,
    /// The secret of the browser (`auth`), as base64url without padding.
    pub auth: String,
    /// What it wants to be told, and how.
    pub wishes: PushWishes,
}

/// What a browser wants to be told.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushWishes {
    /// What it wants to be told of.
    pub kinds: Vec<NoticeKind>,
    /// When it wants to hear nothing; what happens meanwhile is told at the end.
    #[schema(required)]
    pub quiet: Option<QuietHours>,
}

/// Minutes of the day in a time zone, which may go over midnight.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The first quiet minute, 0 to 1439.
    pub from: u16,
    /// The first minute after, 0 to 1439.
    pub to: u16,
    /// The zone by its name in the time zone database, such as `Europe/Paris`; UTC if it is left out.
    #[serde(default = "utc")]
    #[schema(required)]
    pub zone: String,
}

fn utc() -> String {
    "UTC".to_owned()
}

/// How notifications stand in this browser.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PushState {
    /// The key for `pushManager.subscribe`, as base64url without padding.
    pub public_key: String,
    /// What this browser is told; nothing without a subscription of this session.
    #[schema(required)]
    pub wishes: Option<PushWishes>,
}

/// Whether one hears of a table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Muted {
    /// Whether notifications of the table are off, in all of one's browsers.
    pub muted: bool,
}

/// What a browser is sent by way of its push service, encrypted. It holds no secret of the game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PushMessage {
    /// What has happened.
    pub kind: NoticeKind,
    /// The table that it is about.
    pub table: String,
    /// The slug of its game.
    pub game: String,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
}
