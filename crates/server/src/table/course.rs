//! The course of one game as its log is read: the match itself, what each observer was shown, who is
//! away, and the clocks. Live tables and looks into the past are made of the same.

use catalog::AnyMatch;
use kernel::{Observer, Seat, Seats, Turn};
use record::Mover;

use super::{
    clock::Clocks,
    log::{Damaged, Line},
};
use crate::{
    error::Refusal,
    store::{Entry, Millis, Sitter, Table},
};

/// A game on its way.
pub struct Course {
    /// The game itself.
    pub played: Box<dyn AnyMatch>,
    /// How many entries the log has.
    pub n: u32,
    /// Seats whose person is away; a bot plays for them.
    pub away: Seats,
    /// Seats whose person will not come back.
    pub resigned: Seats,
    /// Nothing if the table keeps no time.
    pub clocks: Option<Clocks>,
    sights: Vec<Sight>,
    /// Whose turn everybody was shown that it is.
    turn: Turn,
}

/// What one observer was shown.
#[derive(Copy, Clone, Debug, Default)]
pub struct Sight {
    /// Grows with every change that this observer can see.
    pub version: u32,
    /// The version just after the last choice of this seat: an older message is stale.
    pub chosen_at: u32,
    /// Whether the last change that this seat saw was a choice of its own.
    own_last: bool,
    seen: u64,
}

/// What an entry changed: where the news begin, and for whom there is a new version.
#[derive(Clone, Debug)]
pub struct Change {
    /// News from this ply on are new.
    pub since: usize,
    /// One flag an observer, by [`Course::observers`].
    pub shown: Vec<bool>,
    /// Whether a choice was taken back, and what was told of it with it.
    pub takes_back: bool,
    /// Whose message it was, if it was somebody's.
    pub actor: Option<Seat>,
}

impl Course {
    /// A game before its first entry, which is what chance did first.
    pub fn begin(table: &Table) -> Result<Course, Refusal> {
        let game = catalog::game(&table.game).ok_or(Refusal::NotFound)?;
        let entropy = (0..).zip(&table.seats).filter_map(|(index, sitter)| match sitter {
            Sitter::Person { entropy: Some(text), .. } => Some((Seat::new(index), text.as_str())),
            _ => None,
        });
        let seed = table.seed.mixed(entropy);
        let settings = &table.settings;
        let options = game.revised(table.revision, &settings.options)?;
        let played = game.open(settings.players, &options, seed)?;
        let clocks =
            Clocks::new(settings.clock, settings.players, Seats::NONE, table.started_at.unwrap_or(table.created_at));
        let sights = vec![Sight::default(); usize::from(settings.players) + 1];
        let (away, resigned, turn) = (Seats::NONE, Seats::NONE, played.turn());
        Ok(Course { played, n: 0, away, resigned, clocks, sights, turn })
    }

    /// A game with its log.
    pub fn load(table: &Table, entries: &[Entry]) -> Result<Course, Refusal> {
        let mut this = Course::begin(table)?;
        for entry in entries {
            // A log that does not replay is damaged, or of other rules: there is nothing to go on with.
            this.apply(entry).map_err(|_| Refusal::Unavailable)?;
            this.played.forget_news();
        }
        Ok(this)
    }

    /// Every seat, then the spectators.
    pub fn observers(&self) -> impl Iterator<Item = Observer> + use<> {
        let seats = Seats::first(self.played.players());
        seats.iter().map(Observer::Seat).chain([Observer::Spectator])
    }

    /// What an observer was shown.
    pub fn sight(&self, observer: Observer) -> &Sight {
        &self.sights[self.index(observer)]
    }

    /// Whether the last choice of a seat may be taken back. That takes a while to find out, so it is asked
    /// only for those who are there to read it.
    pub fn may_undo(&self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => self.sight(observer).own_last && self.played.can_undo(seat),
            Observer::Spectator | Observer::Arbiter => false,
        }
    }

    /// Where an observer stands among [`Course::observers`].
    pub fn index(&self, observer: Observer) -> usize {
        match observer {
            Observer::Seat(seat) => seat.index(),
            Observer::Spectator | Observer::Arbiter => self.sights.len() - 1,
        }
    }

    /// Who owes a choice.
    pub fn owing(&self) -> Seats {
        owing(&*self.played)
    }

    /// Lets chance prepare the game; what comes of it is the first entry.
    pub fn prepare(&mut self) -> Vec<Line> {
        self.played.resolve_chance();
        self.lines_since(0)
    }

    /// Tries choices of a seat; what comes of them is the next entry.
    pub fn play(&mut self, seat: Seat, actions: &[&str]) -> Result<Vec<Line>, Refusal> {
        let since = self.played.ply();
        self.played.play_all(seat, actions)?;
        Ok(self.lines_since(since))
    }

    fn lines_since(&self, ply: usize) -> Vec<Line> {
        self.played.steps(ply).into_iter().map(|(mover, step)| Line::Step(mover, step)).collect()
    }

    /// Tries to take the last choice of a seat back.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<Line>, Refusal> {
        self.played.undo(seat).map_err(Refusal::Undo)?;
        Ok(vec![Line::Undo(seat)])
    }

    /// The ply of the choice that the next entry takes back, if it does.
    pub fn taken_back(&self, entry: &Entry) -> Option<usize> {
        let lines = Line::parse_all(&entry.text).ok()?;
        let seat = lines.iter().find_map(|line| if let Line::Undo(seat) = line { Some(*seat) } else { None })?;
        (0..self.played.ply()).rev().find(|&ply| self.played.mover(ply) == Some(seat))
    }

    /// Reads the next entry of the log.
    pub fn apply(&mut self, entry: &Entry) -> Result<Change, Damaged> {
        let lines = Line::parse_all(&entry.text)?;
        let since = self.played.ply();
        let steps: Vec<(Mover, String)> = lines
            .iter()
            .filter_map(|line| match line {
                Line::Step(mover, step) => Some((*mover, step.clone())),
                _ => None,
            })
            .collect();
        self.played.replay_steps(&steps).map_err(|_| Damaged)?;
        for line in &lines {
            if let Line::Undo(seat) = line {
                self.played.undo(*seat).map_err(|_| Damaged)?;
            }
        }
        self.note(entry.n, entry.at, &lines, since).ok_or(Damaged)
    }

    /// Notes the entry with number `n`, kept `at` that time, whose choices were played already: who was
    /// shown what, the clocks, who is away. Nothing if it is not the next one.
    pub fn note(&mut self, n: u32, at: Millis, lines: &[Line], since: usize) -> Option<Change> {
        if n != self.n {
            return None;
        }
        self.n += 1;
        let actor = lines.iter().find_map(|line| match line {
            Line::Step(Mover::Seat(seat), _) | Line::Undo(seat) => Some(*seat),
            _ => None,
        });
        for line in lines {
            match line {
                Line::Away(seat) => self.away = self.away.with(*seat),
                Line::Return(seat) => self.away = self.away.without(*seat),
                Line::Resign(seat) => {
                    self.resigned = self.resigned.with(*seat);
                    self.away = self.away.with(*seat);
                }
                Line::Resume | Line::Step(..) | Line::Undo(_) => (),
            }
        }
        // After an undo the log is shorter: nothing is told then.
        let since = since.min(self.played.ply());
        let shown = self.look(actor, since);
        let running = self.owing();
        // Time is given back only for what everybody can see, or a clock would count hidden choices.
        let rewarded = actor.filter(|_| shown.last() == Some(&true));
        if let Some(clocks) = &mut self.clocks {
            if lines.contains(&Line::Resume) {
                clocks.resume(at);
            }
            clocks.advance(at, rewarded, running);
        }
        let takes_back = lines.iter().any(|line| matches!(line, Line::Undo(_)));
        Some(Change { since, shown, takes_back, actor })
    }

    fn look(&mut self, actor: Option<Seat>, since: usize) -> Vec<bool> {
        let observers: Vec<Observer> = self.observers().collect();
        // Whose turn it is everybody may know, even where the choice before was to do nothing.
        let turned = std::mem::replace(&mut self.turn, self.played.turn()) != self.turn;
        let mut shown = Vec::with_capacity(observers.len());
        for (index, observer) in observers.into_iter().enumerate() {
            let seen = self.played.view_hash(observer);
            let own = actor.is_some_and(|seat| observer == Observer::Seat(seat));
            let told = own || turned || self.played.has_news(observer, since);
            let sight = &mut self.sights[index];
            let changed = self.n == 1 || told || seen != sight.seen;
            sight.seen = seen;
            if changed {
                sight.version += 1;
                sight.own_last = own;
            }
            if own {
                sight.chosen_at = sight.version;
            }
            shown.push(changed);
        }
        shown
    }

    /// Whether a message that names `version` comes after the last choice of `seat`.
    pub fn is_fresh(&self, seat: Seat, version: u32) -> bool {
        let sight = self.sight(Observer::Seat(seat));
        (sight.chosen_at..=sight.version).contains(&version)
    }

    /// The winners, once the game is over.
    pub fn winners(&self) -> Option<Vec<u8>> {
        (self.played.turn() == Turn::Over).then(|| self.played.winners().iter().map(Seat::number).collect())
    }
}

fn owing(played: &dyn AnyMatch) -> Seats {
    match played.turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    }
}
