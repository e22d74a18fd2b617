//! Stores an entry while the table goes on with what does not depend on it: the disk may be slow, and only those who
//! wait for an answer to a choice shall notice.

use std::{pin::pin, sync::Arc, time::Duration};

use protocol::ClientMessage;
use tokio::time::{Instant, sleep};

use super::LiveTable;
use crate::{
    cluster::Lease,
    rare_states::reached,
    store::{Entry, Notices, Store, StoreError, Token},
    table::{inbox::Inbox, message::Command},
};

/// How long an append with an unknown outcome is retried.
const OUTCOME_TIMEOUT: Duration = Duration::from_secs(20);
/// A conflict that is known no sooner than this is answered by nothing: the client may have given up waiting and repeated
/// its message to another server, which may have refused it. Tried again here under the next number, a message that was
/// refused could take effect after all.
const PROMPT: Duration = Duration::from_secs(1);
const OUTCOME_RETRY_DELAY: Duration = Duration::from_millis(100);

impl LiveTable {
    /// Appends an entry. Meanwhile the session is as before it, and commands that do not change the game are handled.
    pub(super) async fn store(
        &mut self,
        entry: Entry,
        notices: Notices,
        lease: Option<Lease>,
    ) -> Result<(), StoreError> {
        let (store, id, token) = (self.registry.store().clone(), self.table.id.clone(), lease.and_then(Lease::token));
        let mut appending = pin!(append(store, id, entry, notices, token));
        let Some(inbox) = self.inbox.clone() else { return appending.await };
        loop {
            self.sockets.flush();
            tokio::select! {
                biased;
                result = &mut appending => return result,
                command = inbox.arrival(), if !inbox.is_full() => match command {
                    // It is rare that there is one, so that its future need not be part of every table's.
                    Some(command) => Box::pin(self.handle_meanwhile(&inbox, command)).await,
                    None => return appending.await,
                },
            }
        }
    }

    /// Handles a command that does not depend on the entry that is being stored, and puts off any other.
    async fn handle_meanwhile(&mut self, inbox: &Inbox, command: Command) {
        match command {
            Command::Attach(attach) if self.has_version(attach.person.as_ref(), attach.since) => {
                self.connect(*attach).await;
            }
            // What a socket has sent before it closed still counts.
            Command::Detach(id) if inbox.n_deferred() == 0 => self.detach(id),
            Command::Client(id, ClientMessage::Ping {}) => self.pong(id),
            Command::Hint { seat, reply } => self.hint(seat, reply),
            Command::Current { observer, version, reply } => self.current(observer, version, reply),
            Command::History { observer, n, history } => self.on_history(observer, n, *history),
            other => inbox.defer(other),
        }
    }
}

/// Appends, and retries the same entry while its outcome is unknown: the number of the entry is a key, so that at most
/// one attempt succeeds.
async fn append(
    store: Arc<dyn Store>,
    id: String,
    entry: Entry,
    notices: Notices,
    token: Option<Token>,
) -> Result<(), StoreError> {
    let begun = Instant::now();
    let mut unknown = None;
    loop {
        let error = match store.append_telling(&id, entry.clone(), &notices, token).await {
            Ok(()) => return Ok(()),
            Err(error) => error,
        };
        unknown = match (error, unknown) {
            (StoreError::Unknown(message), _) => Some(message),
            (StoreError::Conflict, None) => return Err(conflict(begun)),
            (error, None) => return Err(error),
            // An earlier attempt may be what has taken the number.
            (StoreError::Conflict | StoreError::Fenced, Some(before)) => match store.entries_from(&id, entry.n).await {
                Ok(entries) if entries.first() == Some(&entry) => {
                    reached!(AppendAnsweredTwice);
                    return Ok(());
                }
                Ok(_) => return Err(conflict(begun)),
                Err(_) => Some(before),
            },
            (_, Some(before)) => Some(before),
        };
        if begun.elapsed() > OUTCOME_TIMEOUT {
            reached!(OutcomeUnknown);
            return Err(StoreError::Unknown(unknown.unwrap_or_default()));
        }
        sleep(OUTCOME_RETRY_DELAY).await;
    }
}

/// Another entry has the number of one that began to be appended at `begun`.
fn conflict(begun: Instant) -> StoreError {
    if begun.elapsed() <= PROMPT {
        return StoreError::Conflict;
    }
    reached!(LateConflict);
    StoreError::Unknown("another entry was first, and that was known late".to_owned())
}
