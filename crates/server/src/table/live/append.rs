//! Appends entries to the log, and reads the entries of other servers from it.

use kernel::Seat;
use session::{GameSession, Line};

use super::LiveTable;
use crate::{
    bus::Notification,
    cluster::Lease,
    error::Refusal,
    rare_states::reached,
    store::{Entry, Status, StoreError},
};

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

    /// Appends lines whose steps the session has already played, from ply `since` on. They are set aside until they are
    /// durable, and broadcast then; if they cannot be appended, they are dropped. Entries of bots and clocks need a lease.
    pub(super) async fn append_played(
        &mut self,
        lines: &[Line],
        since: usize,
        lease: Option<Lease>,
    ) -> Result<(), AppendError> {
        let (n, at) = (self.session.as_ref().ok_or(Refusal::NotStarted)?.n, self.registry.now());
        let entry = Entry { n, text: Line::text(lines), at };
        let notices = self.notices(lines, at);
        let unrecorded = self.session.as_mut().and_then(|it| it.set_aside());
        if let Err(error) = self.store(entry, notices, lease).await {
            return Err(Box::pin(self.on_append_failed(n, error)).await);
        }
        reached!(LeaseLostInAppend, lease.is_some() && self.lease() != lease);
        self.registry.faults().appended(&self.table.id);
        self.follow();
        let session = self.session.as_mut().ok_or(Refusal::NotStarted)?;
        if let Some(unrecorded) = unrecorded {
            session.take_up(unrecorded);
        }
        let change = session.record_entry(n, at, lines, since).ok_or(Refusal::Unavailable)?;
        self.shown_entries = Some(session.n);
        self.registry.publish(&Notification::Entries(self.table.id.clone(), session.n));
        self.broadcast_change(change).await;
        Ok(())
    }

    /// Reads what the log may have that the session lacks. A store that has changed nothing is not asked again.
    async fn on_append_failed(&mut self, n: u32, error: StoreError) -> AppendError {
        let may_have_grown = matches!(error, StoreError::Conflict | StoreError::Fenced | StoreError::Unknown(_));
        let is_current = !may_have_grown || self.read_on().await.is_ok();
        let is_failure = !matches!(error, StoreError::Conflict | StoreError::Fenced);
        if is_failure {
            metrics::counter!("comptoir_store_failures_total").increment(1);
        }
        tracing::info!(table = self.table.id, n, %error, is_current, "append_failed");
        if !is_current || is_failure {
            self.back_off();
        }
        match error {
            StoreError::Conflict if is_current => AppendError::Conflict,
            StoreError::Fenced => {
                reached!(FencedAppend);
                tracing::warn!(table = self.table.id, server = self.registry.node().name(), "lease_lost");
                self.registry.node().release(&self.table.id);
                AppendError::Conflict
            }
            StoreError::Unknown(_) => AppendError::Unknown,
            StoreError::NotFound => Refusal::NotFound.into(),
            _ => Refusal::Unavailable.into(),
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
        self.session = Some(session?.into());
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
            None if self.table.status == Status::Waiting && length > 0 => return Box::pin(self.refresh()).await,
            Some(_) => self.read_on().await,
            None => Box::pin(self.load_session()).await,
        };
        if let Err(error) = done {
            tracing::warn!(table = self.table.id, %error, "log_read_failed");
            return self.back_off();
        }
        self.after_change().await;
    }

    /// Reads, applies and broadcasts the entries that the session lacks.
    pub(super) async fn read_on(&mut self) -> Result<(), Refusal> {
        let n = self.session.as_ref().ok_or(Refusal::Unavailable)?.n;
        let entries = self.registry.store().entries_from(&self.table.id, n).await?;
        self.apply_entries(&entries).await
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
