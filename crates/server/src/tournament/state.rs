//! A tournament as its events have made it, and the next event.

use tournaments::{Event, Phase, Tournament};

use super::TournamentSettings;
use crate::{
    error::Refusal,
    store::{Entry, Millis, Store, StoreError, StoredTournament, Token, TournamentChange, TournamentPhase},
};

/// A tournament up to an event.
#[derive(Clone, Debug)]
pub struct TournamentState {
    /// As it is stored.
    pub row: StoredTournament,
    /// What it was made from.
    pub settings: TournamentSettings,
    /// What its events amount to.
    pub course: Tournament,
    /// The number of events.
    pub n: u32,
}

impl TournamentState {
    /// A tournament before its first event.
    ///
    /// # Errors
    /// If its settings are damaged.
    pub fn new(row: StoredTournament) -> Result<TournamentState, StoreError> {
        let settings = TournamentSettings::read(&row)?;
        Ok(TournamentState { course: Tournament::new(settings.course.clone()), settings, row, n: 0 })
    }

    /// Applies the events that follow.
    ///
    /// # Errors
    /// If they are damaged, or do not follow from those before.
    pub fn apply(&mut self, entries: &[Entry]) -> Result<(), StoreError> {
        for entry in entries {
            let damaged = || StoreError::Unavailable(format!("damaged event {} of a tournament", entry.n));
            let event: Event = serde_json::from_str(&entry.text).map_err(|_| damaged())?;
            self.course.apply(&event, entry.at).map_err(|_| damaged())?;
            self.n = entry.n + 1;
        }
        Ok(())
    }

    /// Stores the next event with all that it changes, and applies it.
    ///
    /// # Errors
    /// [`Refusal::Stale`] if it does not follow, or if another server was first: nothing is changed.
    pub async fn append(
        &mut self,
        store: &dyn Store,
        event: &Event,
        mut change: TournamentChange,
        at: Millis,
        lease: Option<Token>,
    ) -> Result<(), Refusal> {
        let mut next = self.course.clone();
        next.apply(event, at).map_err(|_| Refusal::Stale)?;
        change.phase = (next.phase() != self.course.phase()).then(|| stored_phase(next.phase()));
        // The deals of a round are known once it is closed, or nothing follows any more.
        change.unseals |= matches!(event, Event::CloseRound | Event::Finish | Event::Cancel);
        let text = serde_json::to_string(event).expect("an event is plain data");
        match store.append_tournament(&self.row.id, &Entry { n: self.n, text, at }, &change, lease).await {
            Ok(()) => {
                (self.course, self.n) = (next, self.n + 1);
                Ok(())
            }
            Err(StoreError::Conflict | StoreError::Fenced) => Err(Refusal::Stale),
            Err(error) => Err(error.into()),
        }
    }
}

fn stored_phase(phase: Phase) -> TournamentPhase {
    match phase {
        Phase::Open => TournamentPhase::Open,
        Phase::Running => TournamentPhase::Running,
        Phase::Over | Phase::Cancelled => TournamentPhase::Over,
    }
}
