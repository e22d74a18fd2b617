use std::{
    any::Any,
    hash::{BuildHasher, Hash},
    sync::Arc,
};

use kernel::{Estimate, Forecast, Observer, Seat, Seats, Standing, Step, Turn};
use record::{Match, Mover, Record, UndoError};
use rustc_hash::FxBuildHasher;
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use tape::Tape;

use crate::{
    AnalysisRun, AnyView, MoveError, NewsTexts, VerifyError, analysis::MatchAnalysis, any_view::ViewOf,
    errors::erase_replay, forecast::forecast,
};

/// A match of any game: its turn, its legal actions, choices, and scores.
///
/// Texts are the game's notation. JSON is written as text, so that keys keep the order that the game gives them.
pub trait AnyMatch: ObserveMatch + LoggedMatch + InspectMatch {
    /// The slug of the game.
    fn slug(&self) -> &'static str;

    /// The number of players.
    fn players(&self) -> u8;

    /// The value of every option, as JSON.
    fn options(&self) -> String;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// The notation of every legal action of `seat`, in its fixed order.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The same as a list of texts.
    fn write_legal(&self, seat: Seat, to: &mut Tape);

    /// Draws all chance up to the next choice from the dice of the match.
    fn resolve_chance(&mut self);

    /// Plays one choice.
    ///
    /// # Errors
    /// Where the text is not an action or the rules refuse it; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), MoveError>;

    /// Plays several choices of one seat, all or none.
    ///
    /// # Errors
    /// Where one of the texts is not an action, the rules refuse one, or one that is not the last would reveal hidden
    /// information; nothing has changed then.
    fn play_all(&mut self, seat: Seat, actions: &[&str]) -> Result<(), MoveError>;

    /// Takes the last choice of `seat` back.
    ///
    /// # Errors
    /// Where there is none, or something was revealed or somebody else acted since.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// Whether [`AnyMatch::undo`] would succeed.
    fn can_undo(&self, seat: Seat) -> bool;

    /// The score of every seat that has one, so far.
    fn scores(&self) -> Vec<Score>;

    /// The place of every seat that has a score, tie-breaks included.
    fn standings(&self) -> Vec<SeatStanding>;

    /// The seats in the first place; several share the win.
    fn winners(&self) -> Seats;
}

/// What observers of a match can know. Every method leaves out what is hidden from the observer.
pub trait ObserveMatch: Send + Sync {
    /// The view of `observer`, as JSON.
    fn view(&self, observer: Observer) -> String;

    /// The same view for a bot of this game.
    fn any_view(&self, observer: Observer) -> Box<dyn Any + Send>;

    /// What things are worth in the view of `observer`, and what each choice of its seat would bring, if it owes one: the
    /// JSON of `{ now, choices }`, whose types are the game's own. Nothing but that view is asked. The arbiter, who sees
    /// everything, may ask for the choices of any `seat`.
    fn forecast(&self, observer: Observer, seat: Option<Seat>) -> String;

    /// A hash of the turn and of the view of `observer`: two that differ have the same hash once in 2⁶⁴ cases.
    fn view_hash(&self, observer: Observer) -> u64;

    /// The same hash; and the view, unless it has the hash `known`. It is built once.
    fn observe(&self, observer: Observer, known: Option<u64>) -> (u64, Option<Arc<dyn AnyView>>);

    /// Whether `observer` may be told of anything that happened from ply `since` on.
    fn has_news(&self, observer: Observer, since: usize) -> bool;

    /// The events from ply `since` on as `observer` may hear them, each with its ply.
    fn news(&self, observer: Observer, since: usize) -> Vec<(usize, Value)> {
        let value = |raw: Box<RawValue>| serde_json::from_str(raw.get()).expect("events are plain data");
        self.raw_news(observer, since).into_iter().map(|(ply, raw)| (ply, value(raw))).collect()
    }

    /// The same as JSON text, for callers that only pass it on.
    fn raw_news(&self, observer: Observer, since: usize) -> Vec<(usize, Box<RawValue>)> {
        self.shared_news(observer, since, &mut NewsTexts::default())
    }

    /// The same for one observer of several: what was told to others already is taken from `texts`.
    fn shared_news(&self, observer: Observer, since: usize, texts: &mut NewsTexts) -> Vec<(usize, Box<RawValue>)>;

    /// Drops all events so far: a caller that has passed them on need not keep them.
    fn forget_news(&mut self);

    /// Whether `observer` would see what this step is if it were made now; `None` if the step cannot be read.
    fn sees(&self, observer: Observer, mover: Mover, step: &str) -> Option<bool>;
}

/// The log of a match.
pub trait LoggedMatch {
    /// The number of steps in the log. It must not be shown to players: it reveals hidden steps of others.
    fn ply(&self) -> usize;

    /// The seat that made the step at `ply`; `None` for an outcome of chance.
    fn mover(&self, ply: usize) -> Option<Seat>;

    /// The steps from ply `since` on, as they stand in a record.
    fn steps(&self, since: usize) -> Vec<(Mover, String)>;

    /// Applies logged steps, each checked against the rules. Outcomes come from the log, not from the dice.
    ///
    /// # Errors
    /// Where a step cannot be read or is not legal. The steps before it have been applied.
    fn replay_steps(&mut self, steps: &[(Mover, String)]) -> Result<(), VerifyError>;

    /// The record so far, without names, seed and entropy.
    fn record(&self) -> Record;

    /// The match as it was when the log had `ply` steps.
    fn at(&self, ply: usize) -> Box<dyn AnyMatch>;

    /// The same match once more.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

/// The whole state of a match: for traces, tests and the analysis of finished games. Players must not see it.
pub trait InspectMatch {
    /// The notation of every outcome that chance may have now.
    fn outcomes(&self) -> Vec<String>;

    /// The complete state in the keys of the trace format, as JSON.
    #[cfg(feature = "learning")]
    fn snapshot(&self) -> String;

    /// Starts an analysis of all steps so far. It uses hidden information.
    fn analyse(&self) -> Box<dyn AnalysisRun>;
}

/// The score of a seat, line by line.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Score {
    /// The seat that has the score.
    pub seat: Seat,
    /// The sum of the parts.
    pub total: i32,
    /// Ids and points, in the game's order; each id once.
    pub parts: Vec<(&'static str, i32)>,
}

/// The place of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct SeatStanding {
    /// The seat that has the place.
    pub seat: Seat,
    /// The place, from one. Seats with equal standings share it, and the places after it are skipped: 1, 2, 2, 4.
    pub rank: usize,
    /// The total and the tie-breaks by which seats are ranked.
    pub standing: Standing,
}

impl<G: Estimate + Forecast> AnyMatch for Match<G> {
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

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game().actions(seat, &mut |it| actions.push(it.to_string()));
        actions
    }

    fn write_legal(&self, seat: Seat, to: &mut Tape) {
        to.set_list(|each| self.game().actions(seat, &mut |action| each(action)));
    }

    fn resolve_chance(&mut self) {
        self.resolve_chance();
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

    fn can_undo(&self, seat: Seat) -> bool {
        self.can_undo(seat)
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

    fn standings(&self) -> Vec<SeatStanding> {
        let game = self.game();
        let standings: Vec<(Seat, Standing)> = game.scored().iter().map(|seat| (seat, game.standing(seat))).collect();
        let rank = |standing: Standing| 1 + standings.iter().filter(|(_, other)| *other > standing).count();
        standings.iter().map(|&(seat, standing)| SeatStanding { seat, rank: rank(standing), standing }).collect()
    }

    fn winners(&self) -> Seats {
        self.game().winners()
    }
}

impl<G: Estimate + Forecast> ObserveMatch for Match<G> {
    fn view(&self, observer: Observer) -> String {
        Tape::of(&self.game().view(observer)).text()
    }

    fn any_view(&self, observer: Observer) -> Box<dyn Any + Send> {
        Box::new(self.game().view(observer))
    }

    fn forecast(&self, observer: Observer, seat: Option<Seat>) -> String {
        forecast::<G>(&self.game().view(observer), observer, seat)
    }

    fn view_hash(&self, observer: Observer) -> u64 {
        hash_of(self.game().turn(), &self.game().view(observer))
    }

    fn observe(&self, observer: Observer, known: Option<u64>) -> (u64, Option<Arc<dyn AnyView>>) {
        let view = self.game().view(observer);
        let hash = hash_of(self.game().turn(), &view);
        (hash, if known == Some(hash) { None } else { Some(Arc::new(ViewOf::<G>(view))) })
    }

    fn has_news(&self, observer: Observer, since: usize) -> bool {
        self.news(observer, since).next().is_some()
    }

    fn shared_news(&self, observer: Observer, since: usize, texts: &mut NewsTexts) -> Vec<(usize, Box<RawValue>)> {
        self.news(observer, since).map(|(ply, event)| (ply, texts.text(event))).collect()
    }

    fn forget_news(&mut self) {
        self.forget_news();
    }

    fn sees(&self, observer: Observer, mover: Mover, step: &str) -> Option<bool> {
        let step = match mover {
            Mover::Seat(seat) => Step::Act(seat, step.parse().ok()?),
            Mover::Chance => Step::Chance(step.parse().ok()?),
        };
        Some(self.game().witnesses(step).include(observer))
    }
}

impl<G: Estimate + Forecast> LoggedMatch for Match<G> {
    fn ply(&self) -> usize {
        self.log().len()
    }

    fn mover(&self, ply: usize) -> Option<Seat> {
        match self.log().get(ply)? {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        }
    }

    fn steps(&self, since: usize) -> Vec<(Mover, String)> {
        self.steps(since)
    }

    fn replay_steps(&mut self, steps: &[(Mover, String)]) -> Result<(), VerifyError> {
        self.replay_steps(steps, false).map_err(erase_replay)
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn at(&self, ply: usize) -> Box<dyn AnyMatch> {
        Box::new(self.at(ply))
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

impl<G: Estimate + Forecast> InspectMatch for Match<G> {
    fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        self.game().outcomes(&mut |it, _| outcomes.push(it.to_string()));
        outcomes
    }

    #[cfg(feature = "learning")]
    fn snapshot(&self) -> String {
        json(&self.game().snapshot())
    }

    fn analyse(&self) -> Box<dyn AnalysisRun> {
        Box::new(MatchAnalysis::new(self.at(self.log().len())))
    }
}

fn hash_of(turn: Turn, view: &impl Hash) -> u64 {
    FxBuildHasher.hash_one((turn, view))
}

fn json<T: Serialize>(data: &T) -> String {
    serde_json::to_string(data).expect("options, views and snapshots are plain data")
}
