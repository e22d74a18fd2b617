//! The task of one live table. It alone changes the game, one command after another.

mod company;
mod follow;
mod hear;
mod keep;
mod tell;

use std::{collections::BTreeMap, pin::pin, time::Duration};

use catalog::AnyBot;
use kernel::{MAX_SEATS, Seat, Seats};
use protocol::ByeReason;
use tokio::{sync::mpsc, time::Instant};

use super::{
    course::Course,
    log::Line,
    message::{Attach, Command},
    node::Lease,
    registry::Registry,
    sockets::Sockets,
};
use crate::{
    bus::Note,
    error::Refusal,
    store::{Clock, Sitter, Status, Table},
};

/// After a failure of the store nothing is tried by itself for so long.
const REST: Duration = Duration::from_secs(1);
/// A person who goes is heard in spite of others who choose at the same moment.
const TRIES: u32 = 8;

/// A live table.
pub struct Live {
    registry: Registry,
    table: Table,
    /// Nothing before the start, or while the log cannot be read.
    course: Option<Course>,
    sockets: Sockets,
    /// Seats for which a bot thinks.
    thinking: Seats,
    /// Bots in the middle of their turn who have thought of what comes next.
    minds: [Option<Box<dyn AnyBot>>; MAX_SEATS],
    mailbox: Option<mpsc::WeakSender<Command>>,
    idle_since: Instant,
    /// How many entries whoever follows has been shown.
    known: Option<u32>,
    /// How many lines of chat everybody here was sent.
    chats_told: u32,
    /// Who follows on other servers.
    elsewhere: BTreeMap<String, (Seats, u32)>,
    /// Which seats everybody was told to be there.
    online_told: Seats,
    /// When everybody was told that.
    crowd_told: Instant,
    /// When they are to be told again, if the number of those who watch has changed.
    crowd_due: Option<Instant>,
    /// Whether seats or status could not be read when they changed.
    outdated: bool,
    /// When to try again what failed.
    resting_until: Option<Instant>,
}

impl Live {
    /// Reads a table and its log.
    pub async fn load(registry: Registry, id: &str) -> Result<Live, Refusal> {
        let table = registry.store().table(id).await?.ok_or(Refusal::NotFound)?;
        let mut this = Live {
            registry,
            table,
            course: None,
            sockets: Sockets::default(),
            thinking: Seats::NONE,
            minds: Default::default(),
            mailbox: None,
            idle_since: Instant::now(),
            known: None,
            chats_told: 0,
            elsewhere: BTreeMap::new(),
            online_told: Seats::NONE,
            crowd_told: Instant::now(),
            crowd_due: None,
            outdated: false,
            resting_until: None,
        };
        this.load_course().await?;
        Ok(this)
    }

    /// Until nobody needs it any more.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>, mailbox: mpsc::WeakSender<Command>) {
        self.mailbox = Some(mailbox);
        self.registry.tell(&Note::Who(self.table.id.clone()));
        self.wake().await;
        // It may go off too early, which does no harm: setting it anew after every command would cost more.
        let mut alarm = pin!(tokio::time::sleep_until(self.timer()));
        loop {
            let due = self.timer();
            if alarm.is_elapsed() || due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
            // In a fixed order, so that a simulation meets the same twice. An alarm that went off is set anew, so
            // it keeps no command waiting.
            let command = tokio::select! {
                biased;
                () = alarm.as_mut() => {
                    if self.time_out().await { break } else { continue }
                }
                command = commands.recv() => command,
            };
            match command {
                None => break,
                Some(Command::Stop) => {
                    self.sockets.dismiss(ByeReason::Restart);
                    break;
                }
                Some(command) => self.obey(command).await,
            }
        }
        // Whoever found the mailbox before it is gone is still heard.
        self.registry.retire(&self.table.id);
        commands.close();
        while let Some(command) = commands.recv().await {
            self.obey(command).await;
        }
    }

    /// What a table does when it has just been loaded.
    async fn wake(&mut self) {
        self.prepare().await;
        if self.lease() == Some(Lease::Alone) {
            self.resume().await;
        }
        self.after_change().await;
    }

    /// The right to act for bots and clocks, if this server has it.
    fn lease(&self) -> Option<Lease> {
        self.registry.node().lease(&self.table.id)
    }

    fn has_live_clock(&self) -> bool {
        matches!(self.table.settings.clock, Clock::Live { .. }) && self.table.status == Status::Playing
    }

    /// Nobody looked after the clocks until now: that costs nobody time.
    async fn resume(&mut self) {
        let Some(lease) = self.lease().filter(|_| self.has_live_clock()) else { return };
        if let Err(why) = self.commit(&[Line::Resume], Some(lease)).await {
            tracing::warn!(table = self.table.id, %why, "cannot resume a clock");
        }
    }

    /// Lets chance do what it does before the first choice, once.
    async fn prepare(&mut self) {
        let Some(course) = self.course.as_mut().filter(|course| course.n == 0) else { return };
        let lines = course.prepare();
        if let Err(why) = self.commit_played(&lines, 0, None).await {
            tracing::info!(table = self.table.id, %why, "a game is not prepared");
        }
    }

    /// Tries nothing by itself for a moment.
    fn rest(&mut self, needed: bool) {
        if needed {
            self.resting_until = Some(Instant::now() + REST);
        }
    }

    /// When to wake up if no command comes.
    fn timer(&self) -> Instant {
        let soon = |at: i64| Instant::now() + Duration::from_millis((at - self.registry.now()).max(0) as u64);
        let idle = (self.idle_since + self.registry.pace().idle).max(Instant::now() + Duration::from_secs(1));
        let clock = self.next_out().map(|(_, at)| soon(at));
        // Whoever rests looks at no clock.
        let next = self.resting_until.or(clock);
        [next, self.crowd_due].into_iter().flatten().fold(idle, Instant::min)
    }

    /// Whose time runs out next, and when; whoever does not look after the game does not look at its clocks.
    fn next_out(&self) -> Option<(Seat, i64)> {
        self.lease()?;
        let course = self.course.as_ref()?;
        let people = (0..).zip(&self.table.seats).filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. }));
        let among = people.map(|(index, _)| Seat::new(index)).filter(|&seat| !course.away.contains(seat)).collect();
        course.clocks.as_ref()?.next_out(among)
    }

    /// Whether the task may end.
    async fn time_out(&mut self) -> bool {
        if self.crowd_due.is_some_and(|due| due <= Instant::now()) {
            self.tell_table();
            return false;
        }
        if let Some(rested) = self.resting_until {
            if rested <= Instant::now() {
                self.resting_until = None;
                self.try_again().await;
            }
            return false;
        }
        if let Some((seat, at)) = self.next_out()
            && at <= self.registry.now()
        {
            if let Err(why) = self.commit(&[Line::Away(seat)], self.lease()).await {
                tracing::warn!(table = self.table.id, %why, "a time-out is not kept");
            }
            self.tell_table();
            self.after_change().await;
            return false;
        }
        let driven = match self.lease() {
            // What this server looks after it keeps at hand: a note that is lost must not leave it asleep.
            Some(Lease::Held(_)) => self.table.status == Status::Playing,
            Some(Lease::Alone) => self.has_live_clock(),
            None => false,
        };
        let needed = !self.sockets.is_empty() || !self.thinking.is_empty() || driven;
        if needed {
            self.idle_since = Instant::now();
        }
        !needed && self.idle_since.elapsed() >= self.registry.pace().idle
    }

    async fn try_again(&mut self) {
        if self.outdated {
            return self.refresh().await;
        }
        if self.course.is_none()
            && self.table.status != Status::Waiting
            && let Err(why) = self.load_course().await
        {
            tracing::warn!(table = self.table.id, %why, "a log cannot be read");
            return self.rest(true);
        }
        self.prepare().await;
        self.after_change().await;
    }

    async fn show_all(&mut self) {
        for id in self.sockets.ids() {
            self.send_frame(id, 0).await;
        }
    }

    async fn obey(&mut self, command: Command) {
        // What other servers say keeps nothing awake.
        if !matches!(command, Command::Reached(_) | Command::Here { .. } | Command::Who | Command::Company) {
            self.idle_since = Instant::now();
        }
        match command {
            Command::Attach(attach) => {
                let Attach { person, since, outbox, reply } = *attach;
                if !self.reaches(person.as_ref(), since).await {
                    // Without a reply the socket is told to come back.
                    return;
                }
                let id = self.sockets.add(&self.table, person, outbox);
                self.welcome(id, since).await;
                self.tell_here();
                // The socket may have closed meanwhile; it says so by itself.
                let _ = reply.send(id);
            }
            Command::Detach(id) => {
                if self.sockets.remove(id).is_some() {
                    self.tell_company();
                    self.tell_here();
                }
            }
            Command::Client(id, message) => self.hear(id, message).await,
            Command::Refresh => self.refresh().await,
            Command::Presence(reply) => {
                // Whoever asked may have gone.
                let _ = reply.send(self.presence());
            }
            Command::BotChose { seat, asked_at, action, bot } => {
                self.minds[seat.index()] = bot;
                self.bot_chose(seat, asked_at, action).await;
            }
            Command::Hint { seat, reply } => self.hint(seat, reply),
            Command::Resign(seat) => self.resign(seat).await,
            Command::Reached(height) => self.catch_up(height).await,
            Command::Chats => self.tell_new_chats().await,
            Command::Here { node, online, spectators } => self.hear_of(node, online, spectators),
            Command::Who if !self.sockets.is_empty() => self.tell_here(),
            Command::Who => (),
            Command::Company => self.count_company(),
            Command::Drive => self.drive().await,
            Command::Stop => self.sockets.dismiss(ByeReason::Restart),
        }
    }

    async fn resign(&mut self, seat: Seat) {
        for _ in 0..TRIES {
            match self.commit(&[Line::Resign(seat)], None).await {
                Err(keep::Unkept::Overtaken) => (),
                Ok(()) => break,
                Err(why) => {
                    tracing::warn!(table = self.table.id, %seat, %why, "a resignation is not kept");
                    break;
                }
            }
        }
        self.after_change().await;
    }

    /// Seats or status have changed.
    async fn refresh(&mut self) {
        match self.registry.store().table(&self.table.id).await {
            Ok(Some(table)) => self.table = table,
            Ok(None) => return self.sockets.dismiss(ByeReason::Gone),
            Err(why) => {
                tracing::warn!(table = self.table.id, %why, "a table cannot be read");
                self.outdated = true;
                return self.rest(true);
            }
        }
        self.outdated = false;
        let reseated = self.sockets.reseat(&self.table);
        let begins = self.course.is_none() && self.known.is_none() && self.table.status != Status::Waiting;
        if begins && let Err(why) = self.load_course().await {
            tracing::warn!(table = self.table.id, %why, "a game cannot begin");
            self.rest(true);
        }
        self.prepare().await;
        if begins {
            self.take_lease().await;
        }
        self.tell_table();
        if !begins {
            for id in reseated {
                self.send_frame(id, 0).await;
            }
        }
        self.after_change().await;
    }
}
