//! The content of a store as plain rows, for copies between stores of different kinds.

use async_trait::async_trait;
use tokio::sync::mpsc;

use super::StoreError;

/// The type of a column.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    /// A UTF-8 text.
    Text,
    /// A whole number.
    Number,
    /// A number with decimals.
    Decimal,
    /// Yes or no.
    Flag,
}

/// The name and columns of a database table.
#[derive(Debug)]
pub struct Layout {
    /// The name of the database table.
    pub name: &'static str,
    /// The names and types of the columns.
    pub columns: &'static [(&'static str, Kind)],
}

/// The value of a column; `None` for NULL.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// A UTF-8 text.
    Text(Option<String>),
    /// A whole number.
    Number(Option<i64>),
    /// A number with decimals.
    Decimal(Option<f64>),
    /// Yes or no.
    Flag(Option<bool>),
}

/// Rows of one database table.
pub struct Batch {
    /// The database table.
    pub layout: &'static Layout,
    /// The cells of each row, in the order of the columns.
    pub rows: Vec<Vec<Cell>>,
}

/// A store whose rows can be copied.
#[async_trait]
pub trait Rows: Send + Sync {
    /// Whether the store has no people and no tables.
    async fn is_empty(&self) -> Result<bool, StoreError>;
    /// Reads a consistent snapshot of all rows, in the order of [`ALL`].
    async fn read_all(&self, to: mpsc::Sender<Batch>) -> Result<(), StoreError>;
    /// Writes all received rows in one transaction.
    async fn write_all(&self, from: mpsc::Receiver<Batch>) -> Result<(), StoreError>;
}

/// All database tables, those that others reference first.
pub const ALL: &[Layout] = &[
    Layout {
        name: "person",
        columns: &[
            ("id", Kind::Text),
            ("name", Kind::Text),
            ("login", Kind::Text),
            ("password", Kind::Text),
            ("rating", Kind::Decimal),
            ("uncertainty", Kind::Decimal),
            ("rated_games", Kind::Number),
            ("created_at", Kind::Number),
            ("page_audience", Kind::Text),
            ("page_history", Kind::Flag),
            ("page_ratings", Kind::Flag),
            ("page_results", Kind::Flag),
            ("on_leaderboard", Kind::Flag),
            ("presence", Kind::Text),
            ("invitations", Kind::Text),
        ],
    },
    Layout {
        name: "follow",
        columns: &[("person_id", Kind::Text), ("followed_id", Kind::Text), ("created_at", Kind::Number)],
    },
    Layout {
        name: "block",
        columns: &[("person_id", Kind::Text), ("blocked_id", Kind::Text), ("created_at", Kind::Number)],
    },
    Layout {
        name: "report",
        columns: &[
            ("id", Kind::Text),
            ("person_id", Kind::Text),
            ("about_id", Kind::Text),
            ("about_name", Kind::Text),
            ("reason", Kind::Text),
            ("text", Kind::Text),
            ("match_id", Kind::Text),
            ("created_at", Kind::Number),
        ],
    },
    Layout {
        name: "club",
        columns: &[
            ("id", Kind::Text),
            ("name", Kind::Text),
            ("about", Kind::Text),
            ("invite", Kind::Text),
            ("created_at", Kind::Number),
        ],
    },
    Layout {
        name: "club_member",
        columns: &[
            ("club_id", Kind::Text),
            ("person_id", Kind::Text),
            ("role", Kind::Text),
            ("joined_at", Kind::Number),
        ],
    },
    Layout {
        name: "session",
        columns: &[
            ("token_hash", Kind::Text),
            ("person_id", Kind::Text),
            ("device", Kind::Text),
            ("created_at", Kind::Number),
            ("seen_at", Kind::Number),
        ],
    },
    Layout {
        name: "link",
        columns: &[
            ("token_hash", Kind::Text),
            ("person_id", Kind::Text),
            ("created_at", Kind::Number),
            ("expires_at", Kind::Number),
        ],
    },
    Layout {
        name: "passkey",
        columns: &[
            ("id", Kind::Text),
            ("person_id", Kind::Text),
            ("name", Kind::Text),
            ("public_key", Kind::Text),
            ("state", Kind::Text),
            ("created_at", Kind::Number),
            ("used_at", Kind::Number),
        ],
    },
    Layout { name: "recovery", columns: &[("person_id", Kind::Text), ("code_hash", Kind::Text)] },
    Layout {
        name: "match",
        columns: &[
            ("id", Kind::Text),
            ("game", Kind::Text),
            ("revision", Kind::Number),
            ("settings", Kind::Text),
            ("seed", Kind::Text),
            ("status", Kind::Text),
            ("public", Kind::Flag),
            ("maker", Kind::Text),
            ("maker_prefix", Kind::Text),
            ("created_at", Kind::Number),
            ("started_at", Kind::Number),
            ("ended_at", Kind::Number),
            ("winners", Kind::Text),
            ("rematch", Kind::Text),
            ("rated", Kind::Text),
            ("chat_closed", Kind::Flag),
            ("rated_class", Kind::Text),
            ("rated_n", Kind::Number),
            ("club_id", Kind::Text),
            ("fill_at", Kind::Number),
            ("tournament", Kind::Text),
            ("sealed", Kind::Flag),
        ],
    },
    Layout {
        name: "invitation",
        columns: &[
            ("match_id", Kind::Text),
            ("person_id", Kind::Text),
            ("by_id", Kind::Text),
            ("created_at", Kind::Number),
        ],
    },
    Layout {
        name: "seat",
        columns: &[
            ("match_id", Kind::Text),
            ("seat", Kind::Number),
            ("kind", Kind::Text),
            ("level", Kind::Text),
            ("person_id", Kind::Text),
            ("name", Kind::Text),
            ("invite", Kind::Text),
            ("entropy", Kind::Text),
            ("taken_at", Kind::Number),
            ("ended_at", Kind::Number),
            ("rank", Kind::Number),
            ("points", Kind::Number),
            ("departure", Kind::Text),
            ("opening", Kind::Text),
            ("value_before", Kind::Decimal),
            ("uncertainty_before", Kind::Decimal),
        ],
    },
    Layout { name: "ladder", columns: &[("game", Kind::Text), ("class", Kind::Text), ("n", Kind::Number)] },
    Layout {
        name: "rating",
        columns: &[
            ("person_id", Kind::Text),
            ("game", Kind::Text),
            ("class", Kind::Text),
            ("value", Kind::Decimal),
            ("uncertainty", Kind::Decimal),
            ("games", Kind::Number),
        ],
    },
    Layout {
        name: "rating_point",
        columns: &[
            ("person_id", Kind::Text),
            ("game", Kind::Text),
            ("class", Kind::Text),
            ("n", Kind::Number),
            ("match_id", Kind::Text),
            ("value", Kind::Decimal),
            ("uncertainty", Kind::Decimal),
            ("games", Kind::Number),
            ("at", Kind::Number),
        ],
    },
    Layout {
        name: "entry",
        columns: &[
            ("match_id", Kind::Text),
            ("n", Kind::Number),
            ("text", Kind::Text),
            ("at", Kind::Number),
            ("hash", Kind::Text),
        ],
    },
    Layout {
        name: "chat",
        columns: &[
            ("match_id", Kind::Text),
            ("n", Kind::Number),
            ("person_id", Kind::Text),
            ("seat", Kind::Number),
            ("name", Kind::Text),
            ("text", Kind::Text),
            ("at", Kind::Number),
        ],
    },
    Layout { name: "secret", columns: &[("name", Kind::Text), ("value", Kind::Text)] },
    Layout {
        name: "subscription",
        columns: &[
            ("id", Kind::Text),
            ("session_hash", Kind::Text),
            ("person_id", Kind::Text),
            ("endpoint", Kind::Text),
            ("public_key", Kind::Text),
            ("auth", Kind::Text),
            ("kinds", Kind::Text),
            ("quiet_from", Kind::Number),
            ("quiet_to", Kind::Number),
            ("quiet_zone", Kind::Text),
            ("lang", Kind::Text),
            ("digest", Kind::Flag),
        ],
    },
    Layout {
        name: "vacation",
        columns: &[("person_id", Kind::Text), ("begins_at", Kind::Number), ("ends_at", Kind::Number)],
    },
    Layout { name: "mute", columns: &[("person_id", Kind::Text), ("match_id", Kind::Text)] },
    Layout {
        name: "push",
        columns: &[
            ("subscription_id", Kind::Text),
            ("match_id", Kind::Text),
            ("reminder", Kind::Flag),
            ("kind", Kind::Text),
            ("at", Kind::Number),
            ("due_at", Kind::Number),
            ("claimed_until", Kind::Number),
            ("attempts", Kind::Number),
        ],
    },
    Layout {
        name: "tournament",
        columns: &[
            ("id", Kind::Text),
            ("organiser", Kind::Text),
            ("prefix", Kind::Text),
            ("settings", Kind::Text),
            ("secret", Kind::Text),
            ("public", Kind::Flag),
            ("phase", Kind::Text),
            ("created_at", Kind::Number),
            ("ended_at", Kind::Number),
            ("club_id", Kind::Text),
        ],
    },
    Layout {
        name: "tournament_event",
        columns: &[("tournament_id", Kind::Text), ("n", Kind::Number), ("text", Kind::Text), ("at", Kind::Number)],
    },
    Layout {
        name: "tournament_entrant",
        columns: &[
            ("tournament_id", Kind::Text),
            ("n", Kind::Number),
            ("person_id", Kind::Text),
            ("name", Kind::Text),
            ("level", Kind::Text),
        ],
    },
    Layout { name: "ban", columns: &[("who", Kind::Text), ("created_at", Kind::Number)] },
    Layout { name: "analysis", columns: &[("match_id", Kind::Text), ("text", Kind::Text)] },
];
