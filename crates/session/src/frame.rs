//! What an observer is sent of a game.

#[cfg(feature = "changes")]
mod change;

use std::{io::Write, sync::Arc};

use catalog::{AnyMatch, AnyView};
use kernel::{Observer, Seat, Seats};
use protocol::{Moment, Raw, Score, ScoreParts, Turn};
use serde::Serialize;
use serde_json::value::RawValue;
use tape::Tape;

#[cfg(feature = "changes")]
pub use self::change::PublicChange;
use crate::{EventsSince, GameSession, Millis};

/// What stands around the parts of a frame, clocks included.
const AROUND: usize = 384;

/// Most lists of legal actions are no longer on a tape, in bytes.
const USUAL_LEGAL: usize = 128;

/// What is the same for all who see a game.
pub struct Common {
    /// The clocks as JSON, if the table keeps time. They are other ones at every look.
    clocks: Option<String>,
    /// The rest, which all frames of an entry share.
    public: Arc<Public>,
}

/// What is public besides the clocks.
struct Public {
    turn: Turn,
    scores: Vec<Score>,
    winners: Vec<u8>,
}

impl Common {
    /// As things stand now.
    pub fn of(session: &GameSession, now: Millis) -> Common {
        let played = &*session.played;
        let turn = turn(played);
        let winners = if turn == Turn::Over { numbers(session.winning_seats()) } else { Vec::new() };
        let public = Public { turn, scores: scores(played), winners };
        Common { clocks: session.clocks.faces(now).map(|it| json(&it)), public: public.into() }
    }
}

/// What an observer is shown at one version, but for news and clocks. A client that has it can be sent the next one as
/// what has changed.
pub struct FrameBase {
    version: u32,
    chosen_at: u32,
    view: Arc<dyn AnyView>,
    legal: Tape,
    undo: bool,
    /// Whether clients with this version were told different things about `undo`, which may change without a version.
    undo_varies: bool,
    public: Arc<Public>,
}

impl FrameBase {
    /// As `session` stands now for `observer`, whose view may be known already.
    pub fn of(session: &GameSession, observer: Observer, view: Option<Arc<dyn AnyView>>, common: &Common) -> FrameBase {
        let cursor = session.cursor(observer);
        let mut legal = Tape::with_capacity(USUAL_LEGAL);
        match observer {
            Observer::Seat(seat) => session.played.write_legal(seat, &mut legal),
            Observer::Spectator | Observer::Arbiter => legal.set::<[&str]>(&[]),
        }
        FrameBase {
            version: cursor.version,
            chosen_at: cursor.chosen_at,
            view: view
                .or_else(|| session.played.observe(observer, None).1)
                .expect("a view that is not known already is given"),
            legal,
            undo: session.may_undo(observer),
            undo_varies: false,
            public: common.public.clone(),
        }
    }

    /// The version that it shows.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Takes note of what a new client is told about `undo`.
    pub fn set_undo(&mut self, undo: bool) {
        self.undo_varies |= undo != self.undo;
        self.undo = undo;
    }

    /// The text of a [`protocol::Frame`], written in one go.
    pub fn frame(&self, told: &EventsSince, common: &Common) -> String {
        let (news, view) = (json(&told.news), self.view.tape());
        let parts = [&view, &self.legal].map(|it| it.value().text_len());
        let mut to = Vec::with_capacity(parts.iter().sum::<usize>() + news.len() + AROUND);
        let Self { version, chosen_at, undo, public, .. } = self;
        write!(to, r#"{{"type":"frame","version":{version},"since":{},"chosen_at":{chosen_at},"view":"#, told.since)
            .expect("a vector takes all");
        view.write_text(&mut to);
        write!(to, r#","news":{news},"legal":"#).expect("a vector takes all");
        self.legal.write_text(&mut to);
        let (turn, scores, winners) = (json(&public.turn), json(&public.scores), json(&public.winners));
        let clocks = common.clocks.as_deref().unwrap_or("null");
        write!(to, r#","undo":{undo},"turn":{turn},"clocks":{clocks},"scores":{scores},"winners":{winners}}}"#)
            .expect("a vector takes all");
        text(to)
    }
}

fn text(json: Vec<u8>) -> String {
    String::from_utf8(json).expect("JSON is text")
}

/// The text of a [`protocol::Frame`] for `observer`.
pub fn frame_text(session: &GameSession, observer: Observer, told: &EventsSince, common: &Common) -> String {
    FrameBase::of(session, observer, None, common).frame(told, common)
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
