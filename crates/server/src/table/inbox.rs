//! The commands that wait for a table, in the order in which they came.

use std::{
    collections::VecDeque,
    future::poll_fn,
    sync::{Mutex, MutexGuard},
};

use tokio::sync::mpsc;

use super::message::Command;

/// So many commands may wait for an entry that is being stored. Beyond, they stay in the mailbox, and senders wait.
const MAX_DEFERRED: usize = 64;

/// The receiving end of a mailbox. It outlives a panic of the table's task.
pub struct Inbox {
    commands: Mutex<mpsc::Receiver<Command>>,
    deferred: Mutex<VecDeque<Command>>,
}

impl Inbox {
    /// The commands that `commands` receives.
    pub fn new(commands: mpsc::Receiver<Command>) -> Inbox {
        Inbox { commands: Mutex::new(commands), deferred: Mutex::default() }
    }

    /// The next command; `None` once the mailbox is closed and empty.
    pub async fn next(&self) -> Option<Command> {
        let deferred = self.deferred().pop_front();
        match deferred {
            Some(command) => Some(command),
            None => self.arrival().await,
        }
    }

    /// The next command that has not been deferred.
    pub async fn arrival(&self) -> Option<Command> {
        poll_fn(|context| self.commands().poll_recv(context)).await
    }

    /// Puts a command off until [`Inbox::next`].
    pub fn defer(&self, command: Command) {
        self.deferred().push_back(command);
    }

    /// How many commands are put off.
    pub fn n_deferred(&self) -> usize {
        self.deferred().len()
    }

    /// Whether no more should be put off.
    pub fn is_full(&self) -> bool {
        self.n_deferred() >= MAX_DEFERRED
    }

    /// Takes no more commands. Those that are there already can still be received.
    pub fn close(&self) {
        self.commands().close();
    }

    fn commands(&self) -> MutexGuard<'_, mpsc::Receiver<Command>> {
        self.commands.lock().expect("no thread panics while it holds this lock")
    }

    fn deferred(&self) -> MutexGuard<'_, VecDeque<Command>> {
        self.deferred.lock().expect("no thread panics while it holds this lock")
    }
}
