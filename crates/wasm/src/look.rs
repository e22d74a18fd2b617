//! What the server would answer over HTTP.

use kernel::{Observer, Seat};
use protocol::{AnalysisState, Hint, Moments, Refusal, Status, TableInfo};
use session::{
    Occupant, Person, Table, by_version, forecast_at, hint_of, history, read_observer, record_of, seat_of, table_info,
};

use crate::{kept::person_id, local_table::LocalTable};

/// The most moments in one answer, as with the server.
const MOMENTS: u32 = 200;
/// The number of choices in a hint.
const HINT_CHOICES: usize = 5;

/// The person who sits there, as the one who asks.
pub(crate) fn person(table: &Table, observer: Observer) -> Option<Person> {
    let Observer::Seat(seat) = observer else { return None };
    match table.seats.get(seat.index())? {
        Occupant::Person { id: Some(id), name, .. } => Some(Person { id: id.clone(), name: name.clone(), login: None }),
        _ => None,
    }
}

pub(crate) fn is_person(table: &Table, seat: Seat) -> bool {
    seat_of(table, &person_id(seat.number())).is_some()
}

impl LocalTable {
    /// What `observer` may know of the table.
    ///
    /// # Errors
    /// If nobody at this device has these eyes.
    pub fn info(&self, observer: &str) -> Result<TableInfo, Refusal> {
        let person = person(&self.table, self.eyes(observer)?);
        Ok(table_info(&self.table, self.presence(), person.as_ref()))
    }

    /// What a bot would do in the place of `observer`.
    ///
    /// # Errors
    /// If the table gives no hints, or the observer owes no choice.
    pub fn hint(&self, observer: &str) -> Result<Hint, Refusal> {
        if !self.table.settings.hints {
            return Err(Refusal::NoHints);
        }
        let Observer::Seat(seat) = self.eyes(observer)? else { return Err(Refusal::Forbidden) };
        let game = catalog::game(&self.table.game).ok_or(Refusal::NotFound)?;
        if self.table.status == Status::Over || !self.session.to_move().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let view = self.session.played.any_view(Observer::Seat(seat));
        Ok(hint_of(game.advice(seat, &*view, self.session.bot_dice(seat), HINT_CHOICES)))
    }

    /// How things stood, through eyes that one may have: any, once the game is over.
    ///
    /// # Errors
    /// If one may not have these eyes.
    pub fn moments(&self, observer: &str, from: u32, to: u32) -> Result<Moments, Refusal> {
        let observer = self.eyes_of_past(observer)?;
        let to = to.min(from.saturating_add(MOMENTS - 1));
        let (last, moments) = history::moments(&self.table, &self.entries, observer, from..=to)?;
        Ok(Moments { last, moments })
    }

    /// What a game foresaw at a version, through eyes that one may have.
    ///
    /// # Errors
    /// If one may not have these eyes, or there is no such version.
    pub fn forecast(&self, observer: &str, version: u32, seat: Option<u8>) -> Result<String, Refusal> {
        let (observer, seat) = (self.eyes_of_past(observer)?, seat.and_then(Seat::from_number));
        Ok(forecast_at(&self.table, &self.entries, observer, version, seat)?.get().to_owned())
    }

    /// Any, once the game is over.
    fn eyes_of_past(&self, observer: &str) -> Result<Observer, Refusal> {
        let observer = match self.table.status {
            Status::Over => read_observer(observer).ok_or_else(|| Refusal::bad_request("as"))?,
            Status::Waiting | Status::Playing => self.eyes(observer)?,
        };
        match observer {
            Observer::Seat(seat) if seat.index() >= self.table.seats.len() => Err(Refusal::NotFound),
            _ => Ok(observer),
        }
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    /// If it is not over.
    pub fn record(&self) -> Result<String, Refusal> {
        self.must_be_over()?;
        Ok(self.record.clone().unwrap_or_else(|| record_of(&self.table, &self.session).to_string()))
    }

    /// Begins the analysis of a game that is over, unless it has begun.
    ///
    /// # Errors
    /// If it is not over.
    pub fn ask_analysis(&mut self) -> Result<(), Refusal> {
        self.must_be_over()?;
        self.analysis.get_or_insert_with(|| (self.session.played.analyse(), 0));
        Ok(())
    }

    /// Analyses one step; false where there is nothing left to do.
    pub fn analyse_step(&mut self) -> bool {
        let Some((run, done)) = &mut self.analysis else { return false };
        let more = run.next();
        *done += usize::from(more);
        more
    }

    /// How far the analysis is.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn analysis(&self) -> Result<AnalysisState, Refusal> {
        self.must_be_over()?;
        let Some((run, done)) = &self.analysis else { return Ok(AnalysisState::None) };
        if *done < run.steps() {
            return Ok(AnalysisState::Running { done: *done as u64, steps: run.steps() as u64 });
        }
        let opening = history::opening(&self.table, &self.entries)?;
        Ok(AnalysisState::Done { analysis: by_version(run.result(), opening) })
    }

    fn must_be_over(&self) -> Result<(), Refusal> {
        if self.table.status == Status::Over { Ok(()) } else { Err(Refusal::NotOver) }
    }
}
