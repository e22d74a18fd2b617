//! What an observer is sent of a game.

use catalog::{AnyMatch, Score};
use kernel::{Observer, Seat, Seats, Turn};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Object, ObjectBuilder, Type},
};

use super::{clock::ClockFace, history::EventsSince, session::GameSession};
use crate::store::Millis;

/// Few frames are longer, in bytes: most texts need not grow while they are written.
const USUAL: usize = 2560;

/// What is the same for all who see a game.
pub struct Common {
    /// An object.
    text: String,
}

#[derive(Serialize)]
struct CommonJson {
    turn: Turn,
    clocks: Option<Vec<ClockFace>>,
    scores: Vec<ScoreJson>,
    winners: Seats,
}

/// How things stand, for one observer, as the text that is sent.
pub struct Frame;

/// Something that happened, and the version with which it was shown.
#[derive(Clone, Serialize)]
pub struct News {
    /// Of this observer.
    pub version: u32,
    /// The event as this observer may hear it.
    pub event: Box<RawValue>,
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
    news: Vec<Box<RawValue>>,
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

impl Common {
    /// As things stand now.
    pub fn of(session: &GameSession, now: Millis) -> Common {
        let played = &*session.played;
        let over = played.turn() == Turn::Over;
        let common = CommonJson {
            turn: played.turn(),
            clocks: session.clocks.as_ref().map(|clocks| clocks.faces(now)),
            scores: scores(played),
            winners: if over { played.winners() } else { Seats::NONE },
        };
        Common { text: json(&common) }
    }
}

impl Frame {
    /// The frame of `observer`. Frames are most of what a server does, so they are written in one go.
    pub fn text(session: &GameSession, observer: Observer, told: &EventsSince, common: &Common) -> String {
        let played = &*session.played;
        let mut text = Vec::with_capacity(USUAL);
        text.extend_from_slice(br#"{"type":"frame","version":"#);
        text.extend_from_slice(session.cursor(observer).version.to_string().as_bytes());
        text.extend_from_slice(br#","since":"#);
        text.extend_from_slice(told.since.to_string().as_bytes());
        text.extend_from_slice(br#","view":"#);
        played.write_view(observer, &mut text);
        text.extend_from_slice(br#","news":"#);
        text.extend_from_slice(json(&told.news).as_bytes());
        text.extend_from_slice(br#","legal":"#);
        match observer {
            Observer::Seat(seat) => played.write_legal(seat, &mut text),
            Observer::Spectator | Observer::Arbiter => text.extend_from_slice(b"[]"),
        }
        let undo: &[u8] = if session.may_undo(observer) { br#","undo":true,"# } else { br#","undo":false,"# };
        text.extend_from_slice(undo);
        text.extend_from_slice(&common.text.as_bytes()[1..]);
        String::from_utf8(text).expect("JSON is text")
    }
}

impl Moment {
    /// How `played` stands for `observer`.
    pub fn of(played: &dyn AnyMatch, observer: Observer, version: u32, news: Vec<Box<RawValue>>) -> Moment {
        Moment { version, turn: played.turn(), view: raw(played.view(observer)), news, scores: scores(played) }
    }
}

fn json<T: Serialize + ?Sized>(data: &T) -> String {
    serde_json::to_string(data).expect("this is plain data")
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
