//! Appends entries to the log, and reads the entries of other servers from it.

use std::time::Duration;

use kernel::Seat;
use session::{GameSession, Line};
use tokio::time::{Instant, sleep};

use super::LiveTable;
use crate::{
    bus::Notification,
    cluster::Lease,
    error::Refusal,
    store::{Entry, Notices, Status, StoreError},
};

/// How long an append with an unknown outcome is retried.
const OUTCOME_TIMEOUT: Duration = Duration::from_secs(20);
const OUTCOME_RETRY_DELAY: Duration = Duration::from_millis(100);

/// Why an entry is not in the log, or not known to be.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum AppendError {
    /// Another server appended first; its entries have been read.
    #[error("another server appended first")]
    Conflict,
    /// Nothing was changed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The store did not answer in time.
    #[error("the store did not say whether the entry was appended")]
    Unknown,
}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> AppendError {
        AppendError::Refused(error.into())
    }
}

impl LiveTable {
    /// Plays actions of a seat and appends them.
    pub(super) async fn play(&mut self, seat: Seat, actions: &[&str], lease: Option<Lease>) -> Result<(), AppendError> {
        let session = self.session.as_mut().ok_or(Refusal::NotStarted)?;
        let since = session.played.ply();
        let lines = session.play(seat, actions)?;
        self.append_played(&lines, since, lease).await
    }

    /// Appends lines that contain no step.
    pub(super) async fn append_lines(&mut self, lines: &[Line], lease: Option<Lease>) -> Result<(), AppendError> {
        let since = self.session.as_ref().map_or(0, |session| session.played.ply());
        self.append_played(lines, since, lease).await
    }

    /// Appends lines whose steps the session has already played, from ply `since` on. They are broadcast after they
    /// are durable; if they cannot be appended, the session is rebuilt from the log. Entries of bots and clocks need a
    /// lease.
    pub(super) async fn append_played(
        &mut self,
        lines: &[Line],
        since: usize,
        lease: Option<Lease>,
    ) -> Result<(), AppendError> {
        let (n, at) = (self.session.as_ref().ok_or(Refusal::NotStarted)?.n, self.registry.now());
        let entry = Entry { n, text: Line::text(lines), at };
        let notices = self.notices(lines, at);
        if let Err(error) = self.append(&entry, &notices, lease).await {
            return Err(self.on_append_failed(n, error).await);
        }
        self.registry.faults().appended(&self.table.id);
        self.follow();
        let session = self.session.as_mut().ok_or(Refusal::NotStarted)?;
        let change = session.record_entry(n, at, lines, since).ok_or(Refusal::Unavailable)?;
        self.shown_entries = Some(session.n);
        self.registry.publish(&Notification::Entries(self.table.id.clone(), session.n));
        self.broadcast_change(change).await;
        Ok(())
    }

    /// Rebuilds the session, which has the steps that the log lacks.
    async fn on_append_failed(&mut self, n: u32, error: StoreError) -> AppendError {
        self.session = None;
        let reloaded = self.load_session().await.is_ok();
        let is_failure = !matches!(error, StoreError::Conflict | StoreError::Fenced);
        if is_failure {
            metrics::counter!("comptoir_store_failures_total").increment(1);
        }
        tracing::info!(table = self.table.id, n, %error, reloaded, "append_failed");
        if !reloaded || is_failure {
            self.back_off();
        }
        match error {
            StoreError::Conflict if reloaded => AppendError::Conflict,
            StoreError::Fenced => {
                tracing::warn!(table = self.table.id, server = self.registry.node().name(), "lease_lost");
                self.registry.node().release(&self.table.id);
                AppendError::Conflict
            }
            StoreError::Unknown(_) => AppendError::Unknown,
            StoreError::NotFound => Refusal::NotFound.into(),
            _ => Refusal::Unavailable.into(),
        }
    }

    /// Appends, and retries the same entry while its outcome is unknown: the number of the entry is a key, so that at
    /// most one attempt succeeds.
    async fn append(&self, entry: &Entry, notices: &Notices, lease: Option<Lease>) -> Result<(), StoreError> {
        let (store, id, token) = (self.registry.store(), &self.table.id, lease.and_then(Lease::token));
        let begun = Instant::now();
        let mut unknown = None;
        loop {
            let error = match store.append_telling(id, entry.clone(), notices, token).await {
                Ok(()) => return Ok(()),
                Err(error) => error,
            };
            unknown = match (error, unknown) {
                (StoreError::Unknown(message), _) => Some(message),
                (error, None) => return Err(error),
                // An earlier attempt may be what has taken the number.
                (StoreError::Conflict | StoreError::Fenced, Some(before)) => {
                    match store.entries_from(id, entry.n).await {
                        Ok(entries) if entries.first() == Some(entry) => return Ok(()),
                        Ok(_) => return Err(StoreError::Conflict),
                        Err(_) => Some(before),
                    }
                }
                (_, Some(before)) => Some(before),
            };
            if begun.elapsed() > OUTCOME_TIMEOUT {
                return Err(StoreError::Unknown(unknown.unwrap_or_default()));
            }
            sleep(OUTCOME_RETRY_DELAY).await;
        }
    }

    /// Rebuilds the session from the log, and broadcasts the entries that clients have not been shown yet.
    pub(super) async fn load_session(&mut self) -> Result<(), Refusal> {
        self.session = None;
        if self.table.status == Status::Waiting {
            return Ok(());
        }
        let entries = self.registry.store().entries(&self.table.id).await?;
        let is_first = self.shown_entries.is_none();
        let shown = self.shown_entries.map_or(entries.len(), |shown| entries.len().min(shown as usize));
        let table = self.table.clone();
        // A long log takes a while to replay: not on this task.
        let replay = move || (GameSession::load(&table, &entries[..shown]), entries);
        let replayed = self.registry.bots().replays().run(&self.owner(), replay).await;
        let (session, entries) = replayed.ok_or(Refusal::Unavailable)?;
        self.session = Some(session?);
        self.shown_entries = Some(shown as u32);
        self.apply_entries(&entries[shown..]).await?;
        if is_first {
            // Clients that connected before the start have no frame yet.
            self.broadcast_frames();
        }
        Ok(())
    }

    /// Reads what other servers have appended, unless the session has `length` entries already.
    pub(super) async fn catch_up(&mut self, length: u32) {
        let done = match &self.session {
            Some(session) if session.n >= length => return,
            // The game has started, and the notification was lost.
            None if self.table.status == Status::Waiting && length > 0 => return self.refresh().await,
            Some(session) => match self.registry.store().entries_from(&self.table.id, session.n).await {
                Ok(entries) => self.apply_entries(&entries).await,
                Err(error) => Err(error.into()),
            },
            None => self.load_session().await,
        };
        if let Err(error) = done {
            tracing::warn!(table = self.table.id, %error, "log_read_failed");
            return self.back_off();
        }
        self.after_change().await;
    }

    /// Applies and broadcasts entries of other servers.
    async fn apply_entries(&mut self, entries: &[Entry]) -> Result<(), Refusal> {
        let away = self.session.as_ref().map(|session| session.away);
        for entry in entries {
            self.follow();
            let Some(session) = &mut self.session else { return Ok(()) };
            match session.apply(entry) {
                Ok(change) => {
                    self.shown_entries = Some(session.n);
                    self.broadcast_change(change).await;
                }
                Err(error) => {
                    self.session = None;
                    tracing::error!(table = self.table.id, n = entry.n, %error, "log_corrupt");
                    return Err(Refusal::Unavailable);
                }
            }
        }
        if away != self.session.as_ref().map(|session| session.away) && !entries.is_empty() {
            self.broadcast_table();
        }
        Ok(())
    }
}
