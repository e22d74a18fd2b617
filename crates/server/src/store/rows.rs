//! Everything that is kept, as plain rows: what a copy carries from one kind of store to another.

use async_trait::async_trait;
use tokio::sync::mpsc;

use super::StoreError;

/// What a column holds.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    /// Text.
    Text,
    /// A whole number.
    Number,
    /// A number with decimals.
    Decimal,
    /// Yes or no.
    Flag,
}

/// A table of the store.
#[derive(Debug)]
pub struct Layout {
    /// Its name.
    pub name: &'static str,
    /// Names and kinds of its columns.
    pub columns: &'static [(&'static str, Kind)],
}

/// What stands in a column of a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Text.
    Text(Option<String>),
    /// A whole number.
    Number(Option<i64>),
    /// A number with decimals.
    Decimal(Option<f64>),
    /// Yes or no.
    Flag(Option<bool>),
}

/// Rows of one table.
pub struct Batch {
    /// Of which table.
    pub layout: &'static Layout,
    /// Cells in the order of the columns.
    pub rows: Vec<Vec<Cell>>,
}

/// A store as rows.
#[async_trait]
pub trait Rows: Send + Sync {
    /// Whether there is nothing yet.
    async fn is_empty(&self) -> Result<bool, StoreError>;
    /// Reads everything as it stands at one moment, tables in the order of [`ALL`].
    async fn read_all(&self, to: mpsc::Sender<Batch>) -> Result<(), StoreError>;
    /// Writes everything that comes, whole or not at all.
    async fn write_all(&self, from: mpsc::Receiver<Batch>) -> Result<(), StoreError>;
}

/// All tables, those that others refer to first.
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
        ],
    },
    Layout {
        name: "session",
        columns: &[("token_hash", Kind::Text), ("person_id", Kind::Text), ("created_at", Kind::Number)],
    },
    Layout {
        name: "link",
        columns: &[("token_hash", Kind::Text), ("person_id", Kind::Text), ("expires_at", Kind::Number)],
    },
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
            ("created_at", Kind::Number),
            ("started_at", Kind::Number),
            ("ended_at", Kind::Number),
            ("winners", Kind::Text),
            ("rematch", Kind::Text),
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
        ],
    },
    Layout {
        name: "entry",
        columns: &[("match_id", Kind::Text), ("n", Kind::Number), ("text", Kind::Text), ("at", Kind::Number)],
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
    Layout { name: "analysis", columns: &[("match_id", Kind::Text), ("text", Kind::Text)] },
];
