//! The state of one game, built from its log: the match itself, a cursor for each observer, the seats whose player is
//! away, and the clocks. Live tables, replays and checks all use it.

use crate::{
    Clocks, CorruptLog, Draw, Due, Entry, Line, Millis, PreparedChoices, Table,
    refusals::{of_choice, of_start, of_undo},
    undo_budget::UndoBudget,
};
use std::sync::Arc;

use catalog::{AnyGame, AnyMatch, AnyView};
use kernel::{MAX_SEATS, Observer, Seat, Seats, Turn};
use protocol::Refusal;
use record::{Mover, Seed};

/// A game in progress or over.
pub struct GameSession {
    /// The match: state, steps, and events that have not been forgotten.
    pub played: Box<dyn AnyMatch>,
    /// The number of log entries that have been applied.
    pub n: u32,
    /// Seats whose player is away. A bot plays for them.
    pub away: Seats,
    /// Seats whose player has resigned. They stay away.
    pub resigned: Seats,
    /// How long each seat may still take.
    pub clocks: Clocks,
    /// How the seed is drawn, before the first step.
    pub draw: Draw,
    /// The seed of the dice, once the draw is done.
    dice: Seed,
    game: &'static dyn AnyGame,
    options: Vec<(String, String)>,
    cursors: Vec<ObserverCursor>,
    /// The turn after the last entry, which is public.
    turn: Turn,
    undos: UndoBudget,
    /// What seats have prepared for their next turns.
    pub prepared: PreparedChoices,
    /// The ply of a choice that was undone and whose undo is not recorded yet.
    pub(crate) undone: Option<usize>,
    /// The match before steps and undos that are not recorded yet.
    pub(crate) before: Option<Box<dyn AnyMatch>>,
    /// By the index of the observer, whether somebody looks, so that a [`Change`] has its view.
    pub followed: [bool; MAX_SEATS + 1],
}

/// How far one observer has followed the game.
#[derive(Copy, Clone, Debug, Default)]
pub struct ObserverCursor {
    /// The number of changes that this observer could see.
    pub version: u32,
    /// The version just after the last choice of this seat. A message that names an older one is stale.
    pub chosen_at: u32,
    /// Whether the last visible change was a choice of this seat.
    own_last: bool,
    view_hash: u64,
}

/// The visible effect of an entry.
#[derive(Debug)]
pub struct Change {
    /// The first ply whose events are new.
    pub since: usize,
    /// For each of [`GameSession::observers`], whether it has a new version.
    pub shown: Vec<bool>,
    /// The views of those of them that have one and are [followed](GameSession::followed).
    pub views: Vec<Option<Arc<dyn AnyView>>>,
    /// The ply of the choice that the entry undoes, and whose events it withdraws.
    pub taken_back: Option<usize>,
    /// The seat that chose or undid.
    pub actor: Option<Seat>,
    /// Whether the draw of the seed has gone on.
    pub draws: bool,
    /// The seats whose prepared choice has changed.
    pub prepared: Seats,
}

impl GameSession {
    /// A game before its first entry, which has the chance outcomes before the first choice.
    ///
    /// # Errors
    /// If the game is unknown, or does not accept the options of the table.
    pub fn begin(table: &Table) -> Result<GameSession, Refusal> {
        let game = catalog::game(&table.game).ok_or(Refusal::NotFound)?;
        let draw = Draw::new(table);
        let dice = draw.dice();
        let settings = &table.settings;
        let options = game.revised(table.revision, &settings.options).map_err(of_start)?;
        let played = game.open(settings.players, &options, dice).map_err(of_start)?;
        let mut clocks =
            Clocks::new(settings.clock, settings.players, Seats::NONE, table.started_at.unwrap_or(table.created_at));
        clocks.set_pauses(&table.pauses);
        let cursors = vec![ObserverCursor::default(); usize::from(settings.players) + 1];
        let (away, resigned, turn) = (Seats::NONE, Seats::NONE, played.turn());
        Ok(GameSession {
            played,
            n: 0,
            away,
            resigned,
            clocks,
            draw,
            dice,
            game,
            options,
            cursors,
            turn,
            undos: UndoBudget::default(),
            prepared: PreparedChoices::new(game.preparations()),
            undone: None,
            before: None,
            followed: [false; MAX_SEATS + 1],
        })
    }

    /// A game after all entries of its log.
    ///
    /// # Errors
    /// As [`GameSession::begin`], and if the log does not replay.
    pub fn load(table: &Table, entries: &[Entry]) -> Result<GameSession, Refusal> {
        let mut this = GameSession::begin(table)?;
        for entry in entries {
            // A log that does not replay is corrupt, or was written under other rules.
            this.apply(entry).map_err(|_| Refusal::Unavailable)?;
            this.played.forget_news();
        }
        Ok(this)
    }

    /// Every seat in order, then the spectators, who share one cursor.
    pub fn observers(&self) -> impl Iterator<Item = Observer> + use<> {
        let seats = Seats::first(self.played.players());
        seats.iter().map(Observer::Seat).chain([Observer::Spectator])
    }

    /// The cursor of an observer.
    pub fn cursor(&self, observer: Observer) -> &ObserverCursor {
        &self.cursors[self.index(observer)]
    }

    /// Whether the last choice of a seat may be undone. The answer is costly, so it is computed only for observers who
    /// are connected.
    pub fn may_undo(&self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => {
                self.undos.allows(seat) && self.cursor(observer).own_last && self.played.can_undo(seat)
            }
            Observer::Spectator | Observer::Arbiter => false,
        }
    }

    /// The index of an observer in [`GameSession::observers`].
    pub fn index(&self, observer: Observer) -> usize {
        match observer {
            Observer::Seat(seat) => seat.index(),
            Observer::Spectator | Observer::Arbiter => self.cursors.len() - 1,
        }
    }

    /// The seats that must choose now.
    pub fn to_move(&self) -> Seats {
        match self.played.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    /// The seats that had to choose after the last recorded entry; `None` before the first choice of the game.
    pub fn seats_before(&self) -> Option<Seats> {
        let has_begun = self.cursors.iter().any(|it| it.version > 0);
        let seats = match self.turn {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        has_begun.then_some(seats)
    }

    /// The seat that chose or undid something by these lines.
    pub fn actor(lines: &[Line]) -> Option<Seat> {
        lines.iter().find_map(|line| match line {
            Line::Step(Mover::Seat(seat), _) | Line::Undo(seat) => Some(*seat),
            _ => None,
        })
    }

    /// Whether the draw is done and the outcomes before the first choice are in the log: before that, a game shows
    /// nothing.
    pub fn has_opened(&self) -> bool {
        self.played.ply() > 0
    }

    /// The dice of a bot that chooses for `seat` now. They follow from the seed: trying again gives the same choice.
    pub fn bot_dice(&self, seat: Seat) -> u64 {
        self.dice.bot(seat, self.played.ply())
    }

    /// Draws the chance outcomes before the first choice. Returns the lines of the first entry.
    pub fn draw_opening(&mut self) -> Vec<Line> {
        let before = self.played.boxed_clone();
        self.played.resolve_chance();
        self.before.get_or_insert(before);
        self.lines_since(0)
    }

    /// Plays choices of a seat, all or none. Returns the lines of the next entry, which the caller appends.
    ///
    /// # Errors
    /// The refusal of the first illegal choice.
    pub fn play(&mut self, seat: Seat, actions: &[&str]) -> Result<Vec<Line>, Refusal> {
        let (since, before) = (self.played.ply(), self.played.boxed_clone());
        self.played.play_all(seat, actions).map_err(of_choice)?;
        self.before.get_or_insert(before);
        Ok(self.lines_since(since))
    }

    fn lines_since(&self, ply: usize) -> Vec<Line> {
        self.played.steps(ply).into_iter().map(|(mover, step)| Line::Step(mover, step)).collect()
    }

    /// Undoes the last choice of a seat. Returns the lines of the next entry.
    ///
    /// # Errors
    /// If the choice has revealed something, there is none, or the seat has undone too many.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<Line>, Refusal> {
        if !self.undos.allows(seat) {
            return Err(Refusal::TooMany);
        }
        let (ply, before) = (self.last_choice(seat), self.played.boxed_clone());
        self.played.undo(seat).map_err(of_undo)?;
        self.before.get_or_insert(before);
        self.undone = ply;
        Ok(vec![Line::Undo(seat)])
    }

    /// The ply of the last choice of a seat.
    fn last_choice(&self, seat: Seat) -> Option<usize> {
        (0..self.played.ply()).rev().find(|&ply| self.played.mover(ply) == Some(seat))
    }

    /// Applies the next entry of the log.
    ///
    /// # Errors
    /// If the entry cannot be parsed, is not the next one, or breaks a rule.
    pub fn apply(&mut self, entry: &Entry) -> Result<Change, CorruptLog> {
        let lines = Line::parse_all(&entry.text)?;
        let since = self.played.ply();
        let steps: Vec<(Mover, String)> = lines
            .iter()
            .filter_map(|line| match line {
                Line::Step(mover, step) => Some((*mover, step.clone())),
                _ => None,
            })
            .collect();
        self.played.replay_steps(&steps).map_err(|_| CorruptLog)?;
        for line in &lines {
            if let Line::Undo(seat) = line {
                self.undone = self.last_choice(*seat);
                self.played.undo(*seat).map_err(|_| CorruptLog)?;
            }
        }
        self.record_entry(entry.n, entry.at, &lines, since).ok_or(CorruptLog)
    }

    /// Takes the lines of the draw. Once it is done, the game begins with its dice.
    ///
    /// # Errors
    /// If a line does not fit the state of the draw.
    fn draw_on(&mut self, lines: &[Line], at: Millis) -> Result<(), CorruptLog> {
        if lines.iter().any(Line::is_of_draw) {
            if self.has_opened() {
                return Err(CorruptLog);
            }
            lines.iter().try_for_each(|line| self.draw.apply(line, at))?;
            self.dice = self.draw.dice();
            let opened = self.game.open(self.played.players(), &self.options, self.dice);
            self.played = opened.map_err(|_| CorruptLog)?;
        }
        Ok(())
    }

    /// Records entry `n`, appended at time `at`, whose steps have been played from ply `since` on: advances the draw,
    /// cursors and clocks. Returns `None` if `n` is not the next number, or its lines do not fit the draw.
    pub fn record_entry(&mut self, n: u32, at: Millis, lines: &[Line], since: usize) -> Option<Change> {
        if n != self.n {
            return None;
        }
        self.draw_on(lines, at).ok()?;
        (self.n, self.before) = (self.n + 1, None);
        let actor = GameSession::actor(lines);
        for line in lines {
            match line {
                Line::Away(seat) => self.away = self.away.with(*seat),
                Line::Return(seat) => self.away = self.away.without(*seat),
                Line::Resign(seat) => {
                    self.resigned = self.resigned.with(*seat);
                    self.away = self.away.with(*seat);
                }
                _ => (),
            }
        }
        // After an undo the match is shorter, and there are no new events.
        let since = since.min(self.played.ply());
        let (shown, views) = self.advance_cursors(actor, since);
        let running = self.to_move();
        // An increment for a hidden choice would reveal it.
        let rewarded = actor.filter(|_| shown.last() == Some(&true));
        if lines.contains(&Line::Resume) {
            self.clocks.resume(at);
        }
        self.clocks.advance(at, rewarded, running);
        self.undos.record(lines);
        let prepared = self.prepared.record(lines, &*self.played);
        let draws = lines.iter().any(Line::is_of_draw);
        Some(Change { since, shown, views, taken_back: self.undone.take(), actor, draws, prepared })
    }

    /// Gives a new version to every observer for whom something changed. Returns who they are, and the views of those
    /// who are followed.
    fn advance_cursors(&mut self, actor: Option<Seat>, since: usize) -> (Vec<bool>, Vec<Option<Arc<dyn AnyView>>>) {
        let number = self.cursors.len();
        if !self.has_opened() {
            return (vec![false; number], (0..number).map(|_| None).collect());
        }
        // The turn is public, even if the choice before it changed nothing else.
        let turned = std::mem::replace(&mut self.turn, self.played.turn()) != self.turn;
        let (mut shown, mut views) = (Vec::with_capacity(number), Vec::with_capacity(number));
        for (index, observer) in self.observers().enumerate() {
            let own = actor.is_some_and(|seat| observer == Observer::Seat(seat));
            let visible = own || turned || self.played.has_news(observer, since) || self.cursors[index].version == 0;
            let cursor = &mut self.cursors[index];
            let (view_hash, view) = match self.followed[index] {
                true => self.played.observe(observer, (!visible).then_some(cursor.view_hash)),
                false => (self.played.view_hash(observer), None),
            };
            let changed = visible || view_hash != cursor.view_hash;
            views.push(view);
            cursor.view_hash = view_hash;
            if changed {
                cursor.version += 1;
                cursor.own_last = own;
            }
            if own {
                cursor.chosen_at = cursor.version;
            }
            shown.push(changed);
        }
        (shown, views)
    }

    /// What the prepared choice of a seat does now; `None` if there is none, or others are to choose.
    pub fn due_choice(&self, seat: Seat) -> Option<Due<'_>> {
        self.to_move().contains(seat).then(|| self.prepared.due(seat, &*self.played)).flatten()
    }

    /// Whether a message that names `version` was sent after the last choice of `seat`.
    pub fn is_fresh(&self, seat: Seat, version: u32) -> bool {
        let cursor = self.cursor(Observer::Seat(seat));
        (cursor.chosen_at..=cursor.version).contains(&version)
    }
}
