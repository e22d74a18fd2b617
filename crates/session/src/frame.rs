//! What an observer is sent of a game.

use catalog::AnyMatch;
use kernel::{Observer, Seat, Seats};
use protocol::{Moment, Raw, Score, ScoreParts, SeatClock, Turn};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{EventsSince, GameSession, Millis};

/// Few frames are longer, in bytes: most texts need not grow while they are written.
const USUAL: usize = 2560;

/// What is the same for all who see a game.
pub struct Common {
    /// A JSON object.
    text: String,
}

#[derive(Serialize)]
struct CommonJson {
    turn: Turn,
    clocks: Option<Vec<SeatClock>>,
    scores: Vec<Score>,
    winners: Vec<u8>,
}

impl Common {
    /// As things stand now.
    pub fn of(session: &GameSession, now: Millis) -> Common {
        let played = &*session.played;
        let turn = turn(played);
        let winners = if turn == Turn::Over { numbers(session.winning_seats()) } else { Vec::new() };
        let common = CommonJson { turn, clocks: session.clocks.faces(now), scores: scores(played), winners };
        Common { text: json(&common) }
    }
}

/// The text of a [`protocol::Frame`] for `observer`. Frames are most of what a server does, so they are written in one go.
pub fn frame_text(session: &GameSession, observer: Observer, told: &EventsSince, common: &Common) -> String {
    let played = &*session.played;
    let mut text = Vec::with_capacity(USUAL);
    text.extend_from_slice(br#"{"type":"frame","version":"#);
    text.extend_from_slice(session.cursor(observer).version.to_string().as_bytes());
    text.extend_from_slice(br#","since":"#);
    text.extend_from_slice(told.since.to_string().as_bytes());
    text.extend_from_slice(br#","chosen_at":"#);
    text.extend_from_slice(session.cursor(observer).chosen_at.to_string().as_bytes());
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

/// How `played` stands for `observer`.
pub fn moment(played: &dyn AnyMatch, observer: Observer, version: u32, news: Vec<Raw>) -> Moment {
    Moment { version, turn: turn(played), view: raw(played.view(observer)), news, scores: scores(played) }
}

fn turn(played: &dyn AnyMatch) -> Turn {
    match played.turn() {
        kernel::Turn::Seats(seats) => Turn::Seats { seats: numbers(seats) },
        // Chance is settled before anything is shown.
        kernel::Turn::Chance => Turn::Seats { seats: Vec::new() },
        kernel::Turn::Over => Turn::Over,
    }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn json<T: Serialize + ?Sized>(data: &T) -> String {
    serde_json::to_string(data).expect("this is plain data")
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("a view is written as JSON")
}

fn scores(played: &dyn AnyMatch) -> Vec<Score> {
    let parts = |it: Vec<(&'static str, i32)>| ScoreParts(it.into_iter().map(|(id, n)| (id.into(), n)).collect());
    let score = |it: catalog::Score| Score { seat: it.seat.number(), total: it.total, parts: parts(it.parts) };
    played.scores().into_iter().map(score).collect()
}
