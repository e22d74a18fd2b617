use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    Difference, GameEvent, View,
    difference::{self, Misfit},
};

/// JSON of a game, which the protocol does not look into.
pub type Raw = Box<RawValue>;

/// How things stand for one observer. A frame replaces the one before.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Frame {
    /// Of this observer.
    pub version: u32,
    /// `news` is all that stands of what was told after this version.
    pub since: u32,
    /// The version just after the last choice of this seat; 0 before the first one, and for spectators.
    #[serde(default)]
    #[schema(required)]
    pub chosen_at: u32,
    /// The game's view for this observer.
    #[schema(value_type = View)]
    pub view: Raw,
    /// In the order in which it was told.
    pub news: Vec<News>,
    /// The legal actions in the game's notation; empty where this observer owes no choice.
    pub legal: Vec<String>,
    /// Whether this observer may take its last choice back.
    pub undo: bool,
    /// Who owes a choice.
    pub turn: Turn,
    /// By seat, where the table keeps time.
    #[schema(required)]
    pub clocks: Option<Vec<SeatClock>>,
    /// Of every seat that has points.
    pub scores: Vec<Score>,
    /// Seats, once the game is over.
    pub winners: Vec<u8>,
}

/// What has changed since the frame before, for a client that follows changes.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Change {
    /// Of this observer: one more than that of the frame before.
    pub version: u32,
    /// What this version tells.
    #[schema(value_type = Vec<GameEvent>)]
    pub news: Vec<Raw>,
    /// By how much the other members of the frame before differ: a [`difference`](crate::difference).
    #[schema(value_type = Difference)]
    pub changes: Raw,
}

impl Frame {
    /// Makes the frame the one after `change`.
    ///
    /// # Errors
    /// If the change is not one of this frame. The frame stays as it was.
    pub fn apply(&mut self, change: &Change) -> Result<(), Misfit> {
        if change.version != self.version + 1 {
            return Err(Misfit);
        }
        let before = serde_json::to_string(self).map_err(|_| Misfit)?;
        let after = difference::apply(&before, change.changes.get())?;
        let news = change.news.iter().map(|event| News { version: change.version, event: event.clone() }).collect();
        let after: Frame = serde_json::from_str(&after).map_err(|_| Misfit)?;
        *self = Frame { version: change.version, since: self.version, news, ..after };
        Ok(())
    }
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct News {
    /// The version with which this observer was shown it.
    pub version: u32,
    /// The event as this observer may know it.
    #[schema(value_type = GameEvent)]
    pub event: Raw,
}

/// Who owes a choice.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Turn {
    /// These seats do.
    Seats {
        /// The seats that owe a choice, counted from 1.
        seats: Vec<u8>,
    },
    /// The game has ended.
    Over,
}

/// The time of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatClock {
    /// The time that is left, in milliseconds.
    pub left: i64,
    /// Whether it runs down.
    pub running: bool,
}

/// The points of a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Score {
    /// The seat that scored.
    #[schema(minimum = 1)]
    pub seat: u8,
    /// The sum of the parts.
    pub total: i32,
    /// Points by the id of their line, in the game's order.
    #[schema(value_type = std::collections::BTreeMap<String, i32>)]
    pub parts: ScoreParts,
}

/// The lines of a score. As JSON it is an object whose keys keep the game's order.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct ScoreParts(pub Vec<(Cow<'static, str>, i32)>);

/// How things stood at one version.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Moment {
    /// Of this observer.
    pub version: u32,
    /// Who owed a choice.
    pub turn: Turn,
    /// The game's view for this observer.
    #[schema(value_type = View)]
    pub view: Raw,
    /// What this version told.
    #[schema(value_type = Vec<GameEvent>)]
    pub news: Vec<Raw>,
    /// Of every seat that had points.
    pub scores: Vec<Score>,
}

/// A part of a game's past.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Moments {
    /// The newest version.
    pub last: u32,
    /// At most 200.
    pub moments: Vec<Moment>,
}

impl Serialize for ScoreParts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(id, points)| (id, points)))
    }
}

impl<'de> Deserialize<'de> for ScoreParts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Parts;

        impl<'de> Visitor<'de> for Parts {
            type Value = ScoreParts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("points by the id of their line")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ScoreParts, A::Error> {
                let mut parts = Vec::new();
                while let Some((id, points)) = map.next_entry::<String, i32>()? {
                    parts.push((id.into(), points));
                }
                Ok(ScoreParts(parts))
            }
        }

        deserializer.deserialize_map(Parts)
    }
}
