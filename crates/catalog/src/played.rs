use std::{any::Any, hash::BuildHasher};

use kernel::{ActionSpace, Estimate, Observer, Seat, Seats, Step, Turn};
use record::{Match, Mover, Record, UndoError};
use rustc_hash::FxBuildHasher;
use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{Analysing, MoveError, VerifyError, analysis::OfMatch, errors::erase_replay};

/// A match of any game. Texts are the game's notation; JSON is written as text, so that keys keep the
/// order that the game gives them.
pub trait AnyMatch: Send + Sync {
    /// The slug of the game.
    fn slug(&self) -> &'static str;

    /// How many play.
    fn players(&self) -> u8;

    /// Every option in force, as JSON.
    fn options(&self) -> String;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// How many steps the log has. Not for the eyes of players: it betrays what others did unseen.
    fn ply(&self) -> usize;

    /// Whose step the one at `ply` was; nothing for nature's.
    fn mover(&self, ply: usize) -> Option<Seat>;

    /// The notation of every legal action of `seat`, in its fixed order.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Lets the dice decide all chance up to the next choice.
    fn settle(&mut self);

    /// Goes on by steps of a log, each held against the rules; the outcomes are the log's.
    fn follow(&mut self, steps: &[(Mover, String)]) -> Result<(), VerifyError>;

    /// The notation of every outcome that nature may pick now.
    fn outcomes(&self) -> Vec<String>;

    /// Whether `observer` would see what this step is, were it made now; nothing if it cannot be read.
    fn sees(&self, observer: Observer, mover: Mover, step: &str) -> Option<bool>;

    /// Plays one choice.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), MoveError>;

    /// Plays several choices of one seat, all or none.
    fn play_all(&mut self, seat: Seat, actions: &[&str]) -> Result<(), MoveError>;

    /// Takes the last choice of `seat` back, if that tells nobody anything.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// What `observer` can know, as JSON.
    fn view(&self, observer: Observer) -> String;

    /// The same, written at the end of `to`.
    fn write_view(&self, observer: Observer, to: &mut Vec<u8>);

    /// The notation of every legal action of `seat` as a JSON list, written at the end of `to`.
    fn write_legal(&self, seat: Seat, to: &mut Vec<u8>);

    /// The same view for a bot of this game.
    fn any_view(&self, observer: Observer) -> Box<dyn Any + Send>;

    /// A number that changes (but for one case in 2⁶⁴) with what `observer` can know, turn included.
    fn view_hash(&self, observer: Observer) -> u64;

    /// Whether `observer` hears anything of what happened from ply `since` on.
    fn tells(&self, observer: Observer, since: usize) -> bool;

    /// Whether [`AnyMatch::undo`] would succeed.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Forgets what was told so far: a table that has passed it on need not keep it.
    fn forget_news(&mut self);

    /// The steps from ply `since` on, as they stand in a record.
    fn steps(&self, since: usize) -> Vec<(Mover, String)>;

    /// What `observer` may hear of what happened from ply `since` on, each with its ply.
    fn news(&self, observer: Observer, since: usize) -> Vec<(usize, Value)>;

    /// The same as text that is JSON already, for those who only pass it on.
    fn raw_news(&self, observer: Observer, since: usize) -> Vec<(usize, Box<RawValue>)>;

    /// All there is, in the keys of the trace format, as JSON.
    fn snapshot(&self) -> String;

    /// The points of every seat that has any, so far.
    fn scores(&self) -> Vec<Score>;

    /// Who ranks first; several share the win.
    fn winners(&self) -> Seats;

    /// The record so far, without names, seed and entropy.
    fn record(&self) -> Record;

    /// The match as it stood when the log had `ply` steps.
    fn at(&self, ply: usize) -> Box<dyn AnyMatch>;

    /// Begins an analysis of all steps so far. It looks at everything: for finished games only.
    fn analysing(&self) -> Box<dyn Analysing>;
}

/// What a seat has, and what it is made of.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// The sum of the parts.
    pub total: i32,
    /// Ids and points, in the game's order; each id once.
    pub parts: Vec<(&'static str, i32)>,
}

impl<G: ActionSpace + Estimate> AnyMatch for Match<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn players(&self) -> u8 {
        self.players()
    }

    fn options(&self) -> String {
        json(self.options())
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn ply(&self) -> usize {
        self.log().len()
    }

    fn mover(&self, ply: usize) -> Option<Seat> {
        match self.log().get(ply)? {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game().actions(seat, &mut |it| actions.push(it.to_string()));
        actions
    }

    fn settle(&mut self) {
        self.settle();
    }

    fn follow(&mut self, steps: &[(Mover, String)]) -> Result<(), VerifyError> {
        self.follow(steps, false).map_err(erase_replay)
    }

    fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        self.game().outcomes(&mut |it, _| outcomes.push(it.to_string()));
        outcomes
    }

    fn sees(&self, observer: Observer, mover: Mover, step: &str) -> Option<bool> {
        let step = match mover {
            Mover::Seat(seat) => Step::Act(seat, step.parse().ok()?),
            Mover::Chance => Step::Chance(step.parse().ok()?),
        };
        Some(self.game().witnesses(step).include(observer))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), MoveError> {
        AnyMatch::play_all(self, seat, &[action])
    }

    fn play_all(&mut self, seat: Seat, actions: &[&str]) -> Result<(), MoveError> {
        let read = |(n, text): (usize, &&str)| text.parse().map_err(|why| MoveError::Parse(n, why));
        let actions: Vec<G::Action> = actions.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Ok(Match::play_all(self, seat, &actions)?)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        *self = self.undone(seat)?;
        Ok(())
    }

    fn view(&self, observer: Observer) -> String {
        json(&self.game().view(observer))
    }

    fn write_view(&self, observer: Observer, to: &mut Vec<u8>) {
        serde_json::to_writer(to, &self.game().view(observer)).expect("views are plain data");
    }

    fn write_legal(&self, seat: Seat, to: &mut Vec<u8>) {
        to.push(b'[');
        let first = to.len();
        self.game().actions(seat, &mut |action| {
            if to.len() > first {
                to.push(b',');
            }
            serde_json::to_writer(&mut *to, &action).expect("an action is a text");
        });
        to.push(b']');
    }

    fn any_view(&self, observer: Observer) -> Box<dyn Any + Send> {
        Box::new(self.game().view(observer))
    }

    fn view_hash(&self, observer: Observer) -> u64 {
        FxBuildHasher.hash_one((self.game().turn(), self.game().view(observer)))
    }

    fn tells(&self, observer: Observer, since: usize) -> bool {
        self.news(observer, since).next().is_some()
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.can_undo(seat)
    }

    fn forget_news(&mut self) {
        self.forget_news();
    }

    fn steps(&self, since: usize) -> Vec<(Mover, String)> {
        self.steps(since)
    }

    fn news(&self, observer: Observer, since: usize) -> Vec<(usize, Value)> {
        let value = |event| serde_json::to_value(event).expect("events are plain data");
        self.news(observer, since).map(|(ply, event)| (ply, value(event))).collect()
    }

    fn raw_news(&self, observer: Observer, since: usize) -> Vec<(usize, Box<RawValue>)> {
        let raw = |event| to_raw_value(&event).expect("events are plain data");
        self.news(observer, since).map(|(ply, event)| (ply, raw(event))).collect()
    }

    fn snapshot(&self) -> String {
        json(&self.game().snapshot())
    }

    fn scores(&self) -> Vec<Score> {
        let score = |seat| {
            let mut parts: Vec<(&'static str, i32)> = Vec::new();
            self.game().score(seat, &mut |line, points| {
                let id = line.into();
                match parts.iter_mut().find(|(it, _)| *it == id) {
                    Some((_, sum)) => *sum += points,
                    None => parts.push((id, points)),
                }
            });
            Score { seat, total: self.game().total(seat), parts }
        };
        self.game().scored().iter().map(score).collect()
    }

    fn winners(&self) -> Seats {
        self.game().winners()
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn at(&self, ply: usize) -> Box<dyn AnyMatch> {
        Box::new(self.at(ply))
    }

    fn analysing(&self) -> Box<dyn Analysing> {
        Box::new(OfMatch::new(self.at(self.log().len())))
    }
}

fn json<T: Serialize>(data: &T) -> String {
    serde_json::to_string(data).expect("options, views and snapshots are plain data")
}
