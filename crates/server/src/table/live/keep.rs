//! How an entry comes into the log, and how the entries of other servers come out of it.

use std::time::Duration;

use kernel::Seat;
use tokio::time::{Instant, sleep};

use super::Live;
use crate::{
    bus::Note,
    error::Refusal,
    store::{Entry, Status, StoreError},
    table::{course::Course, log::Line, node::Lease},
};

/// Whether an entry was kept is found out within this, or not at all.
const PATIENCE: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(100);

/// Why an entry is not in the log, or not known to be.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Unkept {
    /// Another server was faster; the game is now as it left it.
    #[error("overtaken")]
    Overtaken,
    /// Nothing was changed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The store does not say.
    #[error("unknown")]
    Unknown,
}

impl From<StoreError> for Unkept {
    fn from(why: StoreError) -> Unkept {
        Unkept::Refused(why.into())
    }
}

impl Live {
    pub(super) async fn play(&mut self, seat: Seat, actions: &[&str], lease: Option<Lease>) -> Result<(), Unkept> {
        let course = self.course.as_mut().ok_or(Refusal::NotStarted)?;
        let since = course.played.ply();
        let lines = course.play(seat, actions)?;
        self.commit_played(&lines, since, lease).await
    }

    /// Keeps what befell a seat.
    pub(super) async fn commit(&mut self, lines: &[Line], lease: Option<Lease>) -> Result<(), Unkept> {
        let since = self.course.as_ref().map_or(0, |course| course.played.ply());
        self.commit_played(lines, since, lease).await
    }

    /// Keeps what was just tried. Only when it is on disk does anybody hear of it; if it cannot be kept,
    /// the game is read again as it is. What bots and clocks do needs a lease.
    pub(super) async fn commit_played(
        &mut self,
        lines: &[Line],
        since: usize,
        lease: Option<Lease>,
    ) -> Result<(), Unkept> {
        let (n, at) = (self.course.as_ref().ok_or(Refusal::NotStarted)?.n, self.registry.now());
        let entry = Entry { n, text: Line::text(lines), at };
        if let Err(why) = self.keep(&entry, lease).await {
            // The game has the choice already, the log has not.
            self.course = None;
            let reloaded = self.load_course().await;
            if !matches!(why, StoreError::Conflict | StoreError::Fenced) {
                metrics::counter!("comptoir_store_failures_total").increment(1);
            }
            tracing::info!(table = self.table.id, %why, reloaded = reloaded.is_ok(), "an entry is not kept");
            self.rest(reloaded.is_err() || !matches!(why, StoreError::Conflict | StoreError::Fenced));
            return Err(match why {
                StoreError::Conflict if reloaded.is_ok() => Unkept::Overtaken,
                StoreError::Fenced => {
                    self.registry.node().let_go(&self.table.id);
                    Unkept::Overtaken
                }
                StoreError::Unknown(_) => Unkept::Unknown,
                StoreError::NotFound => Refusal::NotFound.into(),
                StoreError::Conflict | StoreError::Unavailable(_) => Refusal::Unavailable.into(),
            });
        }
        metrics::counter!("comptoir_entries_total").increment(1);
        let course = self.course.as_mut().ok_or(Refusal::NotStarted)?;
        let change = course.note(n, at, lines, since).ok_or(Refusal::Unavailable)?;
        self.known = Some(course.n);
        self.registry.tell(&Note::Entries(self.table.id.clone(), course.n));
        self.show(&change).await;
        Ok(())
    }

    /// Appends, and does not give up before it is known whether that was done: of an entry whose fate is
    /// unknown the same is appended again, and its number decides.
    async fn keep(&self, entry: &Entry, lease: Option<Lease>) -> Result<(), StoreError> {
        let (store, id, token) = (self.registry.store(), &self.table.id, lease.and_then(Lease::token));
        let begun = Instant::now();
        let mut unsure = None;
        loop {
            let why = match store.append(id, entry.clone(), token).await {
                Ok(()) => return Ok(()),
                Err(why) => why,
            };
            unsure = match (why, unsure) {
                (StoreError::Unknown(why), _) => Some(why),
                (why, None) => return Err(why),
                // Is it taken by this very entry?
                (StoreError::Conflict | StoreError::Fenced, Some(before)) => {
                    match store.entries_from(id, entry.n).await {
                        Ok(entries) if entries.first() == Some(entry) => return Ok(()),
                        Ok(_) => return Err(StoreError::Conflict),
                        Err(_) => Some(before),
                    }
                }
                (_, Some(before)) => Some(before),
            };
            if begun.elapsed() > PATIENCE {
                return Err(StoreError::Unknown(unsure.unwrap_or_default()));
            }
            sleep(PAUSE).await;
        }
    }

    /// Reads the game. Whoever follows is shown what it has not seen yet.
    pub(super) async fn load_course(&mut self) -> Result<(), Refusal> {
        self.course = None;
        if self.table.status == Status::Waiting {
            return Ok(());
        }
        let entries = self.registry.store().entries(&self.table.id).await?;
        let begins = self.known.is_none();
        let known = self.known.map_or(entries.len(), |known| entries.len().min(known as usize));
        self.course = Some(Course::load(&self.table, &entries[..known])?);
        self.follow(&entries[known..]).await?;
        if begins {
            // Whoever was here before the game was to be seen has been shown nothing of it.
            self.show_all().await;
        }
        Ok(())
    }

    /// Reads what other servers have added to the log, if it has so many entries.
    pub(super) async fn catch_up(&mut self, height: u32) {
        let done = match &self.course {
            Some(course) if course.n >= height => return,
            // It has begun, and nobody has told.
            None if self.table.status == Status::Waiting && height > 0 => return self.refresh().await,
            Some(course) => match self.registry.store().entries_from(&self.table.id, course.n).await {
                Ok(entries) => self.follow(&entries).await,
                Err(why) => Err(why.into()),
            },
            None => self.load_course().await,
        };
        if let Err(why) = done {
            tracing::warn!(table = self.table.id, %why, "a log cannot be read");
            return self.rest(true);
        }
        self.after_change().await;
    }

    async fn follow(&mut self, entries: &[Entry]) -> Result<(), Refusal> {
        let away = self.course.as_ref().map(|course| course.away);
        for entry in entries {
            let Some(course) = &mut self.course else { return Ok(()) };
            match course.apply(entry) {
                Ok(change) => self.show(&change).await,
                Err(why) => {
                    self.course = None;
                    tracing::error!(table = self.table.id, n = entry.n, %why, "a log cannot be read");
                    return Err(Refusal::Unavailable);
                }
            }
        }
        self.known = self.course.as_ref().map(|course| course.n);
        if away != self.course.as_ref().map(|course| course.away) && !entries.is_empty() {
            self.tell_table();
        }
        Ok(())
    }
}
