//! What an observer is sent of a game.

use catalog::AnyMatch;
use kernel::{Observer, Seat, Seats};
use protocol::{Moment, Raw, Score, ScoreParts, SeatClock, Turn};
use serde::Serialize;
use serde_json::value::RawValue;

use super::{history::EventsSince, session::GameSession};
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
    clocks: Option<Vec<SeatClock>>,
    scores: Vec<Score>,
    winners: Vec<u8>,
}

impl Common {
    /// As things stand now.
    pub fn of(session: &GameSession, now: Millis) -> Common {
        let played = &*session.played;
        let turn = turn(played);
        let winners = if turn == Turn::Over { numbers(played.winners()) } else { Vec::new() };
        let common = CommonJson {
            turn,
            clocks: session.clocks.as_ref().map(|clocks| clocks.faces(now)),
            scores: scores(played),
            winners,
        };
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

#[cfg(test)]
mod tests {
    use catalog::GAMES;
    use protocol::{News, ServerMessage};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::table::secrecy::{random_entries, table};

    /// The frames are written by hand: what is written is what the type of the protocol would write.
    #[test]
    fn a_frame_is_one_of_the_protocol_byte_for_byte() {
        for game in GAMES {
            let (table, mut rng) = (table(*game, *game.players().end(), 7), Pcg64Mcg::seed_from_u64(7));
            let mut session = GameSession::begin(&table).unwrap();
            for entry in random_entries(&table, &mut rng) {
                let since = session.apply(&entry).unwrap().since;
                for observer in session.observers() {
                    let events = session.played.raw_news(observer, since).into_iter();
                    let news = events.map(|(_, event)| News { version: 1, event }).collect();
                    let told = EventsSince { since: 0, news };
                    let text = frame_text(&session, observer, &told, &Common::of(&session, 0));
                    let message = ServerMessage::read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
                    assert_eq!(message.to_text(), text);
                }
            }
        }
    }
}
