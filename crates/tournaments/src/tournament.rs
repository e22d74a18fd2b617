//! The state of a tournament, as the fold of its events.

use std::ops::Range;

use crate::{Entrant, Event, Millis, Settings, TableNumber};

/// So many games in a row that an entrant did not come to or left, and it is not paired any more.
const MISSED: u8 = 2;

/// Where a tournament stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    /// Entrants may enter.
    Open,
    /// Rounds are played.
    Running,
    /// It has ended.
    Over,
    /// It was called off.
    Cancelled,
}

/// An entrant, whose number is its index.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct EntrantState {
    /// By which it is seeded.
    pub rating: Option<i32>,
    /// Whether it is a bot.
    pub bot: bool,
    /// Whether it is paired.
    pub active: bool,
    /// How many games in a row it has missed.
    missed: u8,
}

/// A table of a round, and what is known of its game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table {
    /// The id that the caller has given it.
    pub id: String,
    /// The entrants in the order of the seats.
    pub seats: Vec<Entrant>,
    /// When it was paired.
    pub at: Millis,
    /// Whether nobody is waited for any more.
    pub seated: bool,
    /// Who has not come, or has left: they have no points.
    pub absent: Vec<Entrant>,
    /// The place of each seat, once the game is over; empty before.
    pub places: Vec<u8>,
    /// The points of each seat in the game; empty without one.
    pub scores: Vec<i64>,
}

impl Table {
    /// Whether there is a result.
    pub fn is_over(&self) -> bool {
        !self.places.is_empty()
    }

    /// Those who are there.
    pub fn present(&self) -> impl Iterator<Item = Entrant> {
        self.seats.iter().copied().filter(|it| !self.absent.contains(it))
    }
}

/// The tables that were paired together.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Round {
    /// The numbers of its tables.
    pub tables: Range<usize>,
    /// Who does not play.
    pub byes: Vec<Entrant>,
    /// Whether all its games are over, and its deals may be seen.
    pub closed: bool,
}

/// An event does not follow from those before.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum EventError {
    /// Not in this phase.
    #[error("the tournament is in another phase")]
    Phase,
    /// There is no such entrant, or it is not the next number.
    #[error("no such entrant")]
    Entrant,
    /// There is no such table, or it has a result already, or its seats are others.
    #[error("no such table")]
    Table,
    /// As many have entered as may.
    #[error("the tournament is full")]
    Full,
}

/// A tournament: its settings and what its events amount to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Tournament {
    settings: Settings,
    phase: Phase,
    started_at: Option<Millis>,
    entrants: Vec<EntrantState>,
    tables: Vec<Table>,
    rounds: Vec<Round>,
}

impl Tournament {
    /// A tournament without entrants.
    pub fn new(settings: Settings) -> Tournament {
        let (entrants, tables, rounds) = (Vec::new(), Vec::new(), Vec::new());
        Tournament { settings, phase: Phase::Open, started_at: None, entrants, tables, rounds }
    }

    /// What it is made from.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// When it was started.
    pub fn started_at(&self) -> Option<Millis> {
        self.started_at
    }

    /// All who have ever entered, by number.
    pub fn entrants(&self) -> &[EntrantState] {
        &self.entrants
    }

    /// All tables, by number.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// All rounds, the first one first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Those who are paired, the first seed first: by rating, then by entry.
    pub fn active(&self) -> Vec<Entrant> {
        self.seeds().into_iter().filter(|it| self.entrants[usize::from(*it)].active).collect()
    }

    /// Everybody, the first seed first.
    pub fn seeds(&self) -> Vec<Entrant> {
        let mut all: Vec<Entrant> = (0..self.entrants.len() as Entrant).collect();
        all.sort_by_key(|it| std::cmp::Reverse(self.entrants[usize::from(*it)].rating));
        all
    }

    /// The number and the table at which an entrant sits and whose game is not over.
    pub fn table_of(&self, entrant: Entrant) -> Option<(TableNumber, &Table)> {
        let sits = |(_, table): &(TableNumber, &Table)| !table.is_over() && table.seats.contains(&entrant);
        (0..).zip(&self.tables).filter(sits).last()
    }

    /// Adds an event that happened at `at`.
    ///
    /// # Errors
    /// If it does not follow from the events before; nothing is changed.
    pub fn apply(&mut self, event: &Event, at: Millis) -> Result<(), EventError> {
        match event {
            Event::Enter { entrant, rating, bot } => self.enter(*entrant, *rating, *bot)?,
            Event::Withdraw { entrant } => {
                self.in_phase(&[Phase::Open, Phase::Running])?;
                self.entrant(*entrant)?.active = false;
            }
            Event::Start => {
                self.in_phase(&[Phase::Open])?;
                (self.phase, self.started_at) = (Phase::Running, Some(at));
            }
            Event::Pair { tables, byes } => self.pair(tables, byes, at)?,
            Event::Seated { table, absent } => {
                self.running_table(*table)?.seated = true;
                self.miss(*table, absent)?;
            }
            Event::Result { table, places, scores, left } => {
                if self.running_table(*table)?.seats.len() != places.len() {
                    return Err(EventError::Table);
                }
                self.miss(*table, left)?;
                let table = self.running_table(*table)?;
                (table.places, table.scores, table.seated) = (places.clone(), scores.clone(), true);
                for entrant in table.present().collect::<Vec<_>>() {
                    self.entrants[usize::from(entrant)].missed = 0;
                }
            }
            Event::CloseRound => {
                self.in_phase(&[Phase::Running])?;
                self.rounds.iter_mut().for_each(|it| it.closed = true);
            }
            Event::Finish => {
                self.in_phase(&[Phase::Running])?;
                self.phase = Phase::Over;
                self.rounds.iter_mut().for_each(|it| it.closed = true);
            }
            Event::Cancel => {
                self.in_phase(&[Phase::Open, Phase::Running])?;
                self.phase = Phase::Cancelled;
                self.rounds.iter_mut().for_each(|it| it.closed = true);
            }
        }
        Ok(())
    }

    /// The last round, unless it is closed.
    pub(crate) fn open_round(&self) -> Option<&Round> {
        self.rounds.last().filter(|it| !it.closed)
    }

    fn enter(&mut self, entrant: Entrant, rating: Option<i32>, bot: bool) -> Result<(), EventError> {
        self.in_phase(&[Phase::Open, Phase::Running])?;
        let (index, n) = (usize::from(entrant), self.entrants.len());
        if index < n {
            (self.entrants[index].active, self.entrants[index].missed) = (true, 0);
            return Ok(());
        }
        // Who was not there at the start may still join an arena.
        if self.phase == Phase::Running && !matches!(self.settings.format, crate::Format::Arena { .. }) {
            return Err(EventError::Phase);
        }
        if n >= usize::from(self.settings.capacity) {
            return Err(EventError::Full);
        }
        if index > n {
            return Err(EventError::Entrant);
        }
        self.entrants.push(EntrantState { rating, bot, active: true, missed: 0 });
        Ok(())
    }

    fn pair(&mut self, tables: &[(String, Vec<Entrant>)], byes: &[Entrant], at: Millis) -> Result<(), EventError> {
        self.in_phase(&[Phase::Running])?;
        let mut all = tables.iter().flat_map(|(_, seats)| seats).chain(byes);
        if all.any(|it| usize::from(*it) >= self.entrants.len()) {
            return Err(EventError::Entrant);
        }
        let (first, seated) = (self.tables.len(), self.settings.show_up.is_none());
        self.tables.extend(tables.iter().map(|(id, seats)| Table {
            id: id.clone(),
            seats: seats.clone(),
            at,
            seated: seated || seats.iter().all(|it| self.entrants[usize::from(*it)].bot),
            absent: Vec::new(),
            places: Vec::new(),
            scores: Vec::new(),
        }));
        self.rounds.push(Round { tables: first..self.tables.len(), byes: byes.to_vec(), closed: false });
        Ok(())
    }

    /// Notes who is not at a table.
    fn miss(&mut self, table: TableNumber, who: &[Entrant]) -> Result<(), EventError> {
        let table = self.running_table(table)?;
        if who.iter().any(|it| !table.seats.contains(it)) {
            return Err(EventError::Entrant);
        }
        let new: Vec<Entrant> = who.iter().copied().filter(|it| !table.absent.contains(it)).collect();
        table.absent.extend(&new);
        for entrant in new {
            let state = self.entrant(entrant)?;
            state.missed += 1;
            if state.missed >= MISSED {
                state.active = false;
            }
        }
        Ok(())
    }

    fn in_phase(&self, phases: &[Phase]) -> Result<(), EventError> {
        if phases.contains(&self.phase) { Ok(()) } else { Err(EventError::Phase) }
    }

    fn entrant(&mut self, entrant: Entrant) -> Result<&mut EntrantState, EventError> {
        self.entrants.get_mut(usize::from(entrant)).ok_or(EventError::Entrant)
    }

    fn running_table(&mut self, table: TableNumber) -> Result<&mut Table, EventError> {
        self.in_phase(&[Phase::Running])?;
        self.tables.get_mut(table as usize).filter(|it| !it.is_over()).ok_or(EventError::Table)
    }
}
