//! What an observer is sent of a game.

use catalog::{AnyMatch, Score};
use kernel::{Observer, Seat, Seats, Turn};
use serde::{Serialize, Serializer};
use serde_json::{Value, value::RawValue};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Object, ObjectBuilder, Type},
};

use super::{clock::ClockFace, course::Course};
use crate::store::Millis;

/// How things stand, for one observer; its version and view, which are text already, are put before.
#[derive(Serialize)]
pub struct Frame {
    turn: Turn,
    news: Vec<News>,
    legal: Vec<String>,
    undo: bool,
    clocks: Option<Vec<ClockFace>>,
    scores: Vec<ScoreJson>,
    winners: Seats,
}

/// Something that happened, and the version with which it was shown.
#[derive(Clone, Serialize)]
pub struct News {
    /// Of this observer.
    pub version: u32,
    /// The event as this observer may hear it.
    pub event: Value,
}

/// How things stood at one version.
#[derive(Serialize, ToSchema)]
pub struct Moment {
    /// Of this observer.
    pub version: u32,
    #[schema(schema_with = turn_schema)]
    turn: Turn,
    /// The game's view for this observer.
    #[schema(value_type = Object)]
    view: Box<RawValue>,
    /// The game's events.
    #[schema(value_type = Vec<Object>)]
    news: Vec<Value>,
    scores: Vec<ScoreJson>,
}

#[derive(Serialize, ToSchema)]
#[schema(as = Score)]
struct ScoreJson {
    #[schema(value_type = u8, minimum = 1)]
    seat: Seat,
    total: i32,
    #[serde(serialize_with = "in_order")]
    #[schema(value_type = HashMap<String, i32>)]
    parts: Vec<(&'static str, i32)>,
}

/// The rules know nothing of this description, so a turn is described here.
fn turn_schema() -> Object {
    let kind = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["seats", "over"]));
    ObjectBuilder::new().property("type", kind).required("type").property("seats", <Vec<u8>>::schema()).build()
}

impl Frame {
    /// The frame of `observer` now, as the text that is sent.
    pub fn text(course: &Course, observer: Observer, news: Vec<News>, now: Millis) -> String {
        let played = &*course.played;
        let sight = course.sight(observer);
        let legal = match observer {
            Observer::Seat(seat) => played.legal(seat),
            Observer::Spectator | Observer::Arbiter => Vec::new(),
        };
        let over = played.turn() == Turn::Over;
        let frame = Frame {
            turn: played.turn(),
            news,
            legal,
            undo: course.may_undo(observer),
            clocks: course.clocks.as_ref().map(|clocks| clocks.faces(now)),
            scores: scores(played),
            winners: if over { played.winners() } else { Seats::NONE },
        };
        let rest = serde_json::to_string(&frame).expect("a frame is plain data");
        let (version, view) = (sight.version, played.view(observer));
        format!(r#"{{"type":"frame","version":{version},"view":{view},{}"#, &rest[1..])
    }
}

impl Moment {
    /// How `played` stands for `observer`.
    pub fn of(played: &dyn AnyMatch, observer: Observer, version: u32, news: Vec<Value>) -> Moment {
        Moment { version, turn: played.turn(), view: raw(played.view(observer)), news, scores: scores(played) }
    }
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("a view is written as JSON")
}

fn scores(played: &dyn AnyMatch) -> Vec<ScoreJson> {
    let score = |Score { seat, total, parts }| ScoreJson { seat, total, parts };
    played.scores().into_iter().map(score).collect()
}

/// An object whose keys keep the game's order.
fn in_order<S: Serializer>(parts: &[(&'static str, i32)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(parts.iter().copied())
}
