//! What each observer has been told, kept so that a client that comes does not cost a replay of the log. A history is
//! built off the task of the table, when it is first needed, and grows with every entry from then on.

use std::time::Duration;

use catalog::NewsTexts;
use kernel::{MAX_SEATS, Observer};
use session::{Change, EventsSince, GameSession, HistoryUpdate, ObserverHistory};
use tokio::time::Instant;

use super::LiveTable;
use crate::{
    error::Refusal,
    rare_states::reached,
    table::{message::Command, sockets::SocketId},
};

/// A history that nobody has needed for so long is dropped with the next entry, since it is most of a table's memory…
const KEPT_FOR: Duration = Duration::from_secs(5);
/// …unless the log is so long that it would take a while to replay.
const LONG_LOG: u32 = 1000;

/// The histories by the index of the observer.
#[derive(Default)]
pub struct Histories([Kept; MAX_SEATS + 1]);

#[derive(Default)]
struct Kept {
    history: Option<ObserverHistory>,
    /// When the history was last needed.
    used_at: Option<Instant>,
    /// The number of entries of the history that is being built.
    building: Option<u32>,
    /// What happened since it began to be built.
    updates: Vec<HistoryUpdate>,
    /// The sockets that wait for it, and the version that each has.
    waiting: Vec<(SocketId, u32)>,
}

impl LiveTable {
    /// Sends the current frame with the events after version `since`, as soon as the history of its observer is there.
    pub(super) fn send_frame(&mut self, id: SocketId, since: u32) {
        let Some(observer) = self.sockets.get(id).map(|it| it.observer) else { return };
        // Before its first entry a game shows nothing.
        let Some(session) = self.session.as_ref().filter(|session| session.has_opened()) else { return };
        let kept = &mut self.histories.0[session.index(observer)];
        let events = match &kept.history {
            _ if since == session.cursor(observer).version => EventsSince { since, news: Vec::new() },
            Some(history) => {
                kept.used_at = Some(Instant::now());
                history.since(since)
            }
            None => {
                kept.used_at = Some(Instant::now());
                self.sockets.set_waiting(id, true);
                kept.waiting.push((id, since));
                return self.build_history(observer);
            }
        };
        reached!(ResumeAfterUndo, events.since < since);
        self.send_whole_frame(id, observer, &events);
    }

    /// Replays the log off this task, unless it is being replayed.
    fn build_history(&mut self, observer: Observer) {
        let (Some(session), Some(mailbox)) = (&self.session, self.mailbox.clone()) else { return };
        let kept = &mut self.histories.0[session.index(observer)];
        if kept.building.is_some() {
            return;
        }
        let n = session.n;
        kept.building = Some(n);
        kept.updates.clear();
        let replay = self.replay(observer, n);
        tokio::spawn(async move {
            let history = Box::new(replay.await);
            if let Some(mailbox) = mailbox.upgrade() {
                // A table that was unloaded meanwhile has no sockets that wait.
                let _ = mailbox.send(Command::History { observer, n, history }).await;
            }
        });
    }

    /// The history of an observer after `n` entries.
    fn replay(&self, observer: Observer, n: u32) -> impl Future<Output = Result<ObserverHistory, Refusal>> + use<> {
        let (registry, table, owner) = (self.registry.clone(), self.table.clone(), self.owner());
        async move {
            let mut entries = registry.store().entries(&table.id).await?;
            // Other servers may have appended entries that this table has not applied yet.
            entries.truncate(n as usize);
            let replay = move || ObserverHistory::replay(&table, &entries, observer);
            registry.bots().replays().run(&owner, replay).await.ok_or(Refusal::Unavailable)?
        }
    }

    /// A history of `n` entries is there.
    pub(super) fn on_history(&mut self, observer: Observer, n: u32, history: Result<ObserverHistory, Refusal>) {
        let Some(session) = &self.session else { return };
        let kept = &mut self.histories.0[session.index(observer)];
        // A table that was rebuilt after a panic has the mailbox of the one before, which had asked for another.
        if kept.building != Some(n) {
            return reached!(StaleHistory);
        }
        kept.building = None;
        let updates = std::mem::take(&mut kept.updates);
        if let (Ok(mut history), None) = (history, &kept.history) {
            updates.into_iter().for_each(|update| history.push(update));
            kept.history = Some(history);
        }
        let (waiting, is_there) = (std::mem::take(&mut kept.waiting), kept.history.is_some());
        for (id, since) in waiting {
            match self.sockets.get(id).map(|it| it.observer) {
                // A frame without its events would be wrong. The closed socket reconnects.
                _ if !is_there => _ = self.sockets.remove(id),
                Some(now) if now == observer => self.send_frame(id, since),
                _ => (),
            }
        }
    }

    /// Adds the last entry to the history of `observer`. Returns the events that its sockets are to be sent; `None` if
    /// none of them needs a frame.
    pub(super) async fn tell(
        &mut self,
        session: &GameSession,
        observer: Observer,
        change: &Change,
        texts: &mut NewsTexts,
    ) -> Option<Result<EventsSince, Refusal>> {
        let (index, version) = (session.index(observer), session.cursor(observer).version);
        let needed = change.shown[index] && self.sockets.has(observer);
        let kept = &mut self.histories.0[index];
        if change.taken_back.is_some() {
            kept.used_at = Some(Instant::now());
        } else if session.n < LONG_LOG && kept.used_at.is_none_or(|at| at.elapsed() > KEPT_FOR) {
            kept.history = None;
        }
        if !needed && kept.history.is_none() && kept.building.is_none() {
            return None;
        }
        let update = HistoryUpdate::of(session, observer, change, texts);
        let news = if kept.history.is_some() || kept.building.is_some() {
            let news = update.news().cloned().collect();
            match &mut kept.history {
                Some(history) => history.push(update),
                None => kept.updates.push(update),
            }
            news
        } else {
            update.into_news()
        };
        if !needed {
            return None;
        }
        if change.taken_back.is_none() {
            return Some(Ok(EventsSince { since: version - 1, news }));
        }
        // What was withdrawn is known to the history alone, and the frame must not come after the answer.
        if kept.history.is_none() {
            match Box::pin(self.replay(observer, session.n)).await {
                Ok(history) => self.histories.0[index].history = Some(history),
                Err(error) => return Some(Err(error)),
            }
        }
        self.histories.0[index].history.as_ref().map(|history| Ok(history.since(version - 1)))
    }
}
