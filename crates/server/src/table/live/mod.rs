//! The task of one live table. It alone changes the game, one command after another.

mod append;
mod bots;
mod broadcast;
mod cluster;
mod commands;
mod draw;
mod frames;
mod histories;
pub mod notices;
mod prepared;
mod reactions;
mod storing;
mod timer;

use std::{collections::BTreeMap, pin::pin, sync::Arc, time::Duration};

use catalog::AnyBot;
use kernel::{MAX_SEATS, Seat, Seats};
use protocol::ByeReason;
use session::{FrameBase, GameSession, Line, Presence};
use tokio::{sync::mpsc, time::Instant};

use self::histories::Histories;
use super::{
    inbox::Inbox,
    message::{Attach, Command},
    pool::Owner,
    registry::Registry,
    signals::{Due, Signals},
    sockets::{SocketId, Sockets},
};
use crate::{
    bus::Notification,
    cluster::Lease,
    error::Refusal,
    rare_states::reached,
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
    session: Option<Box<GameSession>>,
    sockets: Sockets,
    /// Seats for which a bot is searching.
    thinking: Seats,
    /// Bots that have planned further actions of their current turn.
    bots: [Option<Box<dyn AnyBot>>; MAX_SEATS],
    mailbox: Option<mpsc::WeakSender<Command>>,
    /// Where commands come from; `None` before the task runs.
    inbox: Option<Arc<Inbox>>,
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
    /// The people at this table who can be told of it while they are not here.
    reachable: Vec<String>,
    /// Whether the table row could not be read after its last change.
    stale: bool,
    /// When to retry what failed.
    retry_at: Option<Instant>,
    /// What the registry was last told.
    presence_told: Presence,
    histories: Histories,
    /// What the sockets of each observer that follow changes have been shown, by its index.
    bases: [Option<FrameBase>; MAX_SEATS + 1],
}

impl LiveTable {
    /// Reads a table and its log. It is boxed, since its task would otherwise hold room for it wherever it is moved.
    pub async fn load(registry: Registry, id: &str) -> Result<Box<LiveTable>, Refusal> {
        let table = registry.store().table(id).await?.ok_or(Refusal::NotFound)?;
        let mut this = Box::new(LiveTable {
            registry,
            table,
            session: None,
            sockets: Sockets::default(),
            thinking: Seats::NONE,
            bots: Default::default(),
            mailbox: None,
            inbox: None,
            idle_since: Instant::now(),
            shown_entries: None,
            chats_sent: 0,
            remote_presence: BTreeMap::new(),
            online_sent: Seats::NONE,
            presence_sent_at: Instant::now(),
            presence_due: None,
            reachable: Vec::new(),
            stale: false,
            retry_at: None,
            presence_told: Presence::default(),
            histories: Histories::default(),
            bases: Default::default(),
        });
        this.load_reachable().await?;
        this.load_session().await?;
        this.presence_told = this.presence();
        Ok(this)
    }

    /// Says where bots send their moves.
    pub fn set_mailbox(&mut self, mailbox: Option<mpsc::WeakSender<Command>>) {
        self.mailbox = mailbox;
    }

    /// Handles signals, commands and timers until the table is idle or the server stops.
    pub async fn run(mut self: Box<Self>, inbox: &Arc<Inbox>, signals: &Signals) {
        self.inbox = Some(inbox.clone());
        self.registry.publish(&Notification::PresenceQuery(self.table.id.clone()));
        self.start().await;
        // The timer may fire too early, which is harmless: a reset after every command would cost more.
        let mut wakeup = pin!(tokio::time::sleep_until(self.next_wakeup()));
        loop {
            self.sockets.flush();
            self.tell_presence();
            let due = self.next_wakeup();
            if wakeup.is_elapsed() || due < wakeup.deadline() {
                wakeup.as_mut().reset(due);
            }
            // `biased` keeps the order deterministic for the simulation. Neither signals nor the timer can starve
            // commands: signals merge, and the timer is reset after it has fired.
            tokio::select! {
                biased;
                () = signals.raised() => {
                    let due = signals.take();
                    if due.stop {
                        break self.sockets.close_all(ByeReason::Restart);
                    }
                    self.on_signals(due).await;
                }
                () = wakeup.as_mut() => {
                    if self.on_wakeup().await { break }
                }
                command = inbox.next() => match command {
                    Some(command) => self.handle(command).await,
                    None => break,
                },
            }
        }
        // Commands that were sent before the mailbox was removed are still handled.
        self.registry.remove(&self.table.id);
        inbox.close();
        while let Some(command) = inbox.next().await {
            reached!(AttachWhileUnloading, matches!(command, Command::Attach(_)));
            self.handle(command).await;
        }
    }

    /// Tells the registry who is connected and whose turn it is, which answers for this task.
    fn tell_presence(&mut self) {
        let presence = self.presence();
        if presence != self.presence_told {
            self.presence_told = presence;
            self.registry.set_presence(&self.table.id, presence);
        }
    }

    /// Brings a table that has just been loaded to the point where a player must act.
    async fn start(&mut self) {
        self.append_opening().await;
        if self.lease() == Some(Lease::Exclusive) {
            self.resume_clocks().await;
        }
        self.after_change().await;
    }

    /// On whose behalf bots search and the log is replayed.
    fn owner(&self) -> Owner {
        let Table { id, maker, maker_prefix, .. } = &self.table;
        let person = maker.as_ref().unwrap_or(id).clone();
        Owner { prefix: maker_prefix.as_ref().unwrap_or(&person).clone(), person }
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
        let Some(lease) = self.lease().filter(|_| self.has_live_clock() && self.draw_deadline().is_none()) else {
            return;
        };
        if let Err(error) = self.append_lines(&[Line::Resume], Some(lease)).await {
            tracing::warn!(table = self.table.id, %error, "clock_resume_failed");
        }
    }

    /// Appends the chance outcomes before the first choice as the first entry.
    async fn append_opening(&mut self) {
        let Some(session) = self.session.as_mut().filter(|it| it.draw.is_done() && !it.has_opened()) else { return };
        let lines = session.draw_opening();
        if let Err(error) = self.append_played(&lines, 0, None).await {
            tracing::info!(table = self.table.id, %error, "prepare_failed");
        }
    }

    /// Suspends automatic actions for [`RETRY_DELAY`].
    fn back_off(&mut self) {
        self.retry_at = Some(Instant::now() + RETRY_DELAY);
    }

    async fn handle(&mut self, command: Command) {
        self.idle_since = Instant::now();
        match command {
            Command::Attach(attach) => self.attach(*attach).await,
            Command::Detach(id) => self.detach(id),
            Command::Client(id, message) => self.handle_client_message(id, message).await,
            Command::BotMove { seat, asked_at, action, bot } => {
                self.bots[seat.index()] = bot;
                self.on_bot_move(seat, asked_at, action).await;
            }
            Command::Hint { seat, reply } => self.hint(seat, reply),
            Command::Current { observer, version, reply } => self.current(observer, version, reply),
            Command::Resign(seat) => self.resign(seat).await,
            Command::History { observer, n, history } => self.on_history(observer, n, *history),
        }
    }

    /// Does what is due. Messages of other servers do not keep a table in memory.
    async fn on_signals(&mut self, due: Due) {
        if due.refresh || due.take_over {
            self.idle_since = Instant::now();
        }
        if due.refresh {
            self.refresh().await;
        }
        if let Some(length) = due.log_length {
            self.catch_up(length).await;
        }
        if due.take_over {
            self.take_over().await;
        }
        for (node, (online, spectators)) in due.remote_presence {
            self.on_remote_presence(node, online, spectators);
        }
        if due.members {
            self.on_members_changed();
        } else if due.presence_query && !self.sockets.is_empty() {
            self.publish_presence();
        }
        for (seat, reaction) in due.reactions {
            self.broadcast_reaction(seat, reaction);
        }
        if due.chat {
            self.broadcast_new_chats().await;
        }
    }

    async fn attach(&mut self, attach: Attach) {
        // A dropped reply makes the socket close with the request to reconnect.
        if self.reach_version(attach.person.as_ref(), attach.since).await {
            self.connect(attach).await;
        }
    }

    fn detach(&mut self, id: SocketId) {
        if self.sockets.remove(id).is_some() {
            self.broadcast_presence();
            self.publish_presence();
        }
    }

    /// Adds a socket whose version the session has reached.
    async fn connect(&mut self, attach: Attach) {
        let Attach { person, hidden, since, changes, outbox, reply } = attach;
        let id = self.sockets.add(&self.table, (person, hidden), changes, outbox);
        // The socket begins to read its outbox. One that has closed meanwhile sends `Detach` itself.
        let _ = reply.send(id);
        self.close_to_spectators();
        self.send_initial_state(id, since).await;
        self.publish_presence();
    }

    /// Nobody watches a sealed table once its game runs. A closed socket is sent nothing more.
    fn close_to_spectators(&mut self) {
        if self.table.is_sealed() && self.table.status != Status::Waiting {
            self.sockets.close_spectators(ByeReason::Gone);
        }
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
        let read = match self.registry.store().table(&self.table.id).await {
            Ok(Some(table)) => {
                self.table = table;
                self.load_reachable().await
            }
            Ok(None) => return self.sockets.close_all(ByeReason::Gone),
            Err(error) => Err(error),
        };
        if let Err(error) = read {
            tracing::warn!(table = self.table.id, %error, "table_read_failed");
            self.stale = true;
            return self.back_off();
        }
        self.stale = false;
        self.set_pauses();
        let changed = self.sockets.refresh_observers(&self.table);
        self.close_to_spectators();
        let begins = self.session.is_none() && self.shown_entries.is_none() && self.table.status != Status::Waiting;
        if begins && let Err(error) = self.load_session().await {
            tracing::warn!(table = self.table.id, %error, "game_start_failed");
            self.back_off();
        }
        self.append_opening().await;
        if begins {
            self.acquire_lease().await;
        }
        self.broadcast_table();
        if begins {
            self.broadcast_draw();
        } else {
            for id in changed {
                self.send_frame(id, 0);
            }
        }
        self.after_change().await;
    }
}
