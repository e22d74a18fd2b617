//! The task of one live table. It alone changes the game, one command after another.

mod append;
mod bots;
mod broadcast;
mod cluster;
mod commands;
mod timer;

use std::{collections::BTreeMap, pin::pin, time::Duration};

use catalog::AnyBot;
use kernel::{MAX_SEATS, Seat, Seats};
use protocol::ByeReason;
use tokio::{sync::mpsc, time::Instant};

use super::{
    log::Line,
    message::{Attach, Command},
    registry::Registry,
    session::GameSession,
    sockets::Sockets,
};
use crate::{
    bus::Notification,
    cluster::Lease,
    error::Refusal,
    store::{Clock, Status, Table},
};

/// After a failure of the store, automatic actions wait so long before the next attempt.
const RETRY_DELAY: Duration = Duration::from_secs(1);
/// How often a resignation is attempted again because another server appended first.
const RESIGN_ATTEMPTS: u32 = 8;

/// A live table.
pub struct LiveTable {
    registry: Registry,
    table: Table,
    /// `None` before the start, and while the log cannot be read.
    session: Option<GameSession>,
    sockets: Sockets,
    /// Seats for which a bot is searching.
    thinking: Seats,
    /// Bots that have planned further actions of their current turn.
    bots: [Option<Box<dyn AnyBot>>; MAX_SEATS],
    mailbox: Option<mpsc::WeakSender<Command>>,
    idle_since: Instant,
    /// The number of log entries that the connected clients have been shown.
    shown_entries: Option<u32>,
    /// The number of chat lines that all clients here have been sent.
    chats_sent: u32,
    /// The players and spectators that are connected to other servers, by node.
    remote_presence: BTreeMap<String, (Seats, u32)>,
    /// The online seats that were last broadcast.
    online_sent: Seats,
    /// When presence was last broadcast.
    presence_sent_at: Instant,
    /// When the changed number of spectators is to be broadcast.
    presence_due: Option<Instant>,
    /// Whether the table row could not be read after its last change.
    stale: bool,
    /// When to retry what failed.
    retry_at: Option<Instant>,
}

impl LiveTable {
    /// Reads a table and its log.
    pub async fn load(registry: Registry, id: &str) -> Result<LiveTable, Refusal> {
        let table = registry.store().table(id).await?.ok_or(Refusal::NotFound)?;
        let mut this = LiveTable {
            registry,
            table,
            session: None,
            sockets: Sockets::default(),
            thinking: Seats::NONE,
            bots: Default::default(),
            mailbox: None,
            idle_since: Instant::now(),
            shown_entries: None,
            chats_sent: 0,
            remote_presence: BTreeMap::new(),
            online_sent: Seats::NONE,
            presence_sent_at: Instant::now(),
            presence_due: None,
            stale: false,
            retry_at: None,
        };
        this.load_session().await?;
        Ok(this)
    }

    /// Handles commands and timers until the table is idle or the server stops.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>, mailbox: mpsc::WeakSender<Command>) {
        self.mailbox = Some(mailbox);
        self.registry.publish(&Notification::PresenceQuery(self.table.id.clone()));
        self.start().await;
        // The timer may fire too early, which is harmless: a reset after every command would cost more.
        let mut wakeup = pin!(tokio::time::sleep_until(self.next_wakeup()));
        loop {
            let due = self.next_wakeup();
            if wakeup.is_elapsed() || due < wakeup.deadline() {
                wakeup.as_mut().reset(due);
            }
            // `biased` keeps the order deterministic for the simulation. The timer cannot starve commands, because it
            // is reset after it has fired.
            let command = tokio::select! {
                biased;
                () = wakeup.as_mut() => {
                    if self.on_wakeup().await { break } else { continue }
                }
                command = commands.recv() => command,
            };
            match command {
                None => break,
                Some(Command::Stop) => {
                    self.sockets.close_all(ByeReason::Restart);
                    break;
                }
                Some(command) => self.handle(command).await,
            }
        }
        // Commands that were sent before the mailbox was removed are still handled.
        self.registry.remove(&self.table.id);
        commands.close();
        while let Some(command) = commands.recv().await {
            self.handle(command).await;
        }
    }

    /// Brings a table that has just been loaded to the point where a player must act.
    async fn start(&mut self) {
        self.prepare().await;
        if self.lease() == Some(Lease::Exclusive) {
            self.resume_clocks().await;
        }
        self.after_change().await;
    }

    /// The right to run bots and clocks, if this server has it.
    fn lease(&self) -> Option<Lease> {
        self.registry.node().lease(&self.table.id)
    }

    fn has_live_clock(&self) -> bool {
        matches!(self.table.settings.clock, Clock::Live { .. }) && self.table.status == Status::Playing
    }

    /// Restarts the clocks now: the time during which no server ran them is not charged to anybody.
    async fn resume_clocks(&mut self) {
        let Some(lease) = self.lease().filter(|_| self.has_live_clock()) else { return };
        if let Err(error) = self.append_lines(&[Line::Resume], Some(lease)).await {
            tracing::warn!(table = self.table.id, %error, "clock_resume_failed");
        }
    }

    /// Appends the chance outcomes before the first choice as the first entry.
    async fn prepare(&mut self) {
        let Some(session) = self.session.as_mut().filter(|session| session.n == 0) else { return };
        let lines = session.prepare();
        if let Err(error) = self.append_played(&lines, 0, None).await {
            tracing::info!(table = self.table.id, %error, "prepare_failed");
        }
    }

    /// Suspends automatic actions for [`RETRY_DELAY`].
    fn back_off(&mut self) {
        self.retry_at = Some(Instant::now() + RETRY_DELAY);
    }

    async fn handle(&mut self, command: Command) {
        // Messages of other servers do not keep a table in memory.
        let remote = matches!(
            command,
            Command::LogLength(_) | Command::RemotePresence { .. } | Command::PresenceQuery | Command::MembersChanged
        );
        if !remote {
            self.idle_since = Instant::now();
        }
        match command {
            Command::Attach(attach) => self.attach(*attach).await,
            Command::Detach(id) => {
                if self.sockets.remove(id).is_some() {
                    self.broadcast_presence();
                    self.publish_presence();
                }
            }
            Command::Client(id, message) => self.handle_client_message(id, message).await,
            Command::Refresh => self.refresh().await,
            Command::Presence(reply) => {
                // The receiver is dropped if the request was cancelled.
                let _ = reply.send(self.presence());
            }
            Command::BotMove { seat, asked_at, action, bot } => {
                self.bots[seat.index()] = bot;
                self.on_bot_move(seat, asked_at, action).await;
            }
            Command::Hint { seat, reply } => self.hint(seat, reply),
            Command::Resign(seat) => self.resign(seat).await,
            Command::LogLength(length) => self.catch_up(length).await,
            Command::ChatChanged => self.broadcast_new_chats().await,
            Command::RemotePresence { node, online, spectators } => self.on_remote_presence(node, online, spectators),
            Command::PresenceQuery if !self.sockets.is_empty() => self.publish_presence(),
            Command::PresenceQuery => (),
            Command::MembersChanged => self.on_members_changed(),
            Command::TakeOver => self.take_over().await,
            Command::Stop => self.sockets.close_all(ByeReason::Restart),
        }
    }

    async fn attach(&mut self, attach: Attach) {
        let Attach { person, since, outbox, reply } = attach;
        if !self.reach_version(person.as_ref(), since).await {
            // A dropped reply makes the socket close with the request to reconnect.
            return;
        }
        let id = self.sockets.add(&self.table, person, outbox);
        // The socket begins to read its outbox. One that has closed meanwhile sends `Detach` itself.
        let _ = reply.send(id);
        self.send_initial_state(id, since).await;
        self.publish_presence();
    }

    async fn resign(&mut self, seat: Seat) {
        for _ in 0..RESIGN_ATTEMPTS {
            match self.append_lines(&[Line::Resign(seat)], None).await {
                Err(append::AppendError::Conflict) => (),
                Ok(()) => break,
                Err(error) => {
                    tracing::warn!(table = self.table.id, %seat, %error, "resign_failed");
                    break;
                }
            }
        }
        self.after_change().await;
    }

    /// Re-reads the table row after its seats or status have changed.
    async fn refresh(&mut self) {
        match self.registry.store().table(&self.table.id).await {
            Ok(Some(table)) => self.table = table,
            Ok(None) => return self.sockets.close_all(ByeReason::Gone),
            Err(error) => {
                tracing::warn!(table = self.table.id, %error, "table_read_failed");
                self.stale = true;
                return self.back_off();
            }
        }
        self.stale = false;
        let changed = self.sockets.refresh_observers(&self.table);
        let begins = self.session.is_none() && self.shown_entries.is_none() && self.table.status != Status::Waiting;
        if begins && let Err(error) = self.load_session().await {
            tracing::warn!(table = self.table.id, %error, "game_start_failed");
            self.back_off();
        }
        self.prepare().await;
        if begins {
            self.acquire_lease().await;
        }
        self.broadcast_table();
        if !begins {
            for id in changed {
                self.send_frame(id, 0).await;
            }
        }
        self.after_change().await;
    }
}
