//! What an observer is sent of a game.

use std::{io::Write, sync::Arc};

use catalog::AnyMatch;
use kernel::{Observer, Seat, Seats};
use protocol::{Moment, News, Raw, Score, ScoreParts, Turn};
use serde::Serialize;
use serde_json::value::RawValue;
use tape::{Tape, difference};

use crate::{EventsSince, GameSession, Millis};

/// Few changes are longer, in bytes.
const USUAL_CHANGE: usize = 512;
/// What stands around the parts of a frame, clocks included.
const AROUND: usize = 384;

/// What is the same for all who see a game.
pub struct Common {
    /// The clocks as JSON, if the table keeps time. They are other ones at every look.
    clocks: Option<String>,
    /// The rest, a [`Public`], which all frames of an entry share.
    public: Arc<Tape>,
}

/// What is public besides the clocks.
#[derive(Serialize)]
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
        let public = Tape::of(&Public { turn, scores: scores(played), winners });
        Common { clocks: session.clocks.faces(now).map(|it| json(&it)), public: public.into() }
    }
}

/// What an observer is shown at one version, but for news and clocks. A client that has it can be sent the next one as
/// what has changed.
pub struct FrameBase {
    version: u32,
    chosen_at: u32,
    view: Tape,
    legal: Tape,
    undo: bool,
    /// Whether clients with this version were told different things about `undo`, which may change without a version.
    undo_varies: bool,
    public: Arc<Tape>,
}

impl FrameBase {
    /// As `session` stands now for `observer`, whose view may have been written already.
    pub fn of(session: &GameSession, observer: Observer, view: Option<Tape>, common: &Common) -> FrameBase {
        let cursor = session.cursor(observer);
        let mut legal = Tape::default();
        match observer {
            Observer::Seat(seat) => session.played.write_legal(seat, &mut legal),
            Observer::Spectator | Observer::Arbiter => legal.set::<[&str]>(&[]),
        }
        FrameBase {
            version: cursor.version,
            chosen_at: cursor.chosen_at,
            view: view.unwrap_or_else(|| {
                let mut view = Tape::default();
                session.played.observe(observer, None, &mut view);
                view
            }),
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

    /// The text of a [`protocol::Frame`]. Frames are most of what a server does, so they are written in one go.
    pub fn frame(&self, told: &EventsSince, common: &Common) -> String {
        let news = json(&told.news);
        let parts = [&self.view, &self.legal, &self.public].map(|it| it.value().text_len());
        let mut to = Vec::with_capacity(parts.iter().sum::<usize>() + news.len() + AROUND);
        let Self { version, chosen_at, undo, .. } = self;
        write!(to, r#"{{"type":"frame","version":{version},"since":{},"chosen_at":{chosen_at},"view":"#, told.since)
            .expect("a vector takes all");
        self.view.write_text(&mut to);
        write!(to, r#","news":{news},"legal":"#).expect("a vector takes all");
        self.legal.write_text(&mut to);
        write!(to, r#","undo":{undo}"#).expect("a vector takes all");
        let mut members = self.public.value().parts();
        // The clocks stand behind the turn.
        let mut clocks = Some(common.clocks.as_deref().unwrap_or("null"));
        while let Some((key, value)) = members.next_member() {
            to.push(b',');
            key.write_text(&mut to);
            to.push(b':');
            value.write_text(&mut to);
            if let Some(clocks) = clocks.take() {
                write!(to, r#","clocks":{clocks}"#).expect("a vector takes all");
            }
        }
        to.push(b'}');
        text(to)
    }

    /// The text of a [`protocol::Change`] from `before`, the version before of the same observer.
    pub fn change(&self, before: &FrameBase, news: &[News], common: &Common, public: &mut PublicChange) -> String {
        let mut to = Vec::with_capacity(USUAL_CHANGE);
        write!(to, r#"{{"type":"change","version":{},"news":["#, self.version).expect("a vector takes all");
        for (n, it) in news.iter().enumerate() {
            to.extend_from_slice(if n > 0 { b"," } else { b"" });
            to.extend_from_slice(it.event.get().as_bytes());
        }
        to.extend_from_slice(br#"],"changes":{"#);
        if self.chosen_at != before.chosen_at {
            member("chosen_at", &mut to);
            write!(to, "{}", self.chosen_at).expect("a vector takes all");
        }
        for (name, old, new) in [("view", &before.view, &self.view), ("legal", &before.legal, &self.legal)] {
            if old != new {
                member(name, &mut to);
                difference::write(old.value(), new.value(), &mut to);
            }
        }
        if self.undo != before.undo || before.undo_varies {
            member("undo", &mut to);
            write!(to, "{}", self.undo).expect("a vector takes all");
        }
        if let Some(clocks) = &common.clocks {
            member("clocks", &mut to);
            write!(to, "[{clocks}]").expect("a vector takes all");
        }
        let public = public.between(&before.public, &self.public);
        if !public.is_empty() {
            comma(&mut to);
            to.extend_from_slice(public);
        }
        to.extend_from_slice(b"}}");
        text(to)
    }
}

/// How what is public has changed, written once for all who were shown the same before.
#[derive(Default)]
pub struct PublicChange(Option<(Arc<Tape>, Vec<u8>)>);

impl PublicChange {
    /// The members that differ. `new` is the same for all calls.
    fn between(&mut self, old: &Arc<Tape>, new: &Tape) -> &[u8] {
        if !self.0.as_ref().is_some_and(|(from, _)| Arc::ptr_eq(from, old)) {
            // An object that has just begun has no comma before its first member.
            let mut to = vec![b'{'];
            assert!(difference::write_members(old.value(), new.value(), &mut to), "these are always the same members");
            to.remove(0);
            self.0 = Some((old.clone(), to));
        }
        self.0.as_ref().map_or(&[], |(_, text)| text)
    }
}

fn member(name: &str, to: &mut Vec<u8>) {
    comma(to);
    write!(to, r#""{name}":"#).expect("a vector takes all");
}

fn comma(to: &mut Vec<u8>) {
    to.extend_from_slice(if to.ends_with(b"{") { b"" } else { b"," });
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
