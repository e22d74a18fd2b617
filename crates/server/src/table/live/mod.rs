//! The task of one live table. It alone changes the game, one command after another.

mod follow;
mod hear;
mod tell;

use std::{pin::pin, time::Duration};

use kernel::{Seat, Seats};
use tokio::{sync::mpsc, time::Instant};

use super::{
    course::Course,
    log::Line,
    message::{Attach, Command},
    registry::Registry,
    sockets::Sockets,
};
use crate::{
    error::Refusal,
    store::{Clock, Sitter, Status, Table},
    time::now,
};

/// A live table.
pub struct Live {
    registry: Registry,
    table: Table,
    /// Nothing before the start, or while the log cannot be read.
    course: Option<Course>,
    sockets: Sockets,
    /// Seats for which a bot thinks.
    thinking: Seats,
    mailbox: Option<mpsc::WeakSender<Command>>,
    idle_since: Instant,
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
            mailbox: None,
            idle_since: Instant::now(),
        };
        this.load_course().await?;
        Ok(this)
    }

    async fn load_course(&mut self) -> Result<(), Refusal> {
        self.course = None;
        if self.table.status != Status::Waiting {
            let entries = self.registry.store().entries(&self.table.id).await?;
            self.course = Some(Course::load(&self.table, &entries)?);
        }
        Ok(())
    }

    /// Until nobody needs it any more.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>, mailbox: mpsc::WeakSender<Command>) {
        self.mailbox = Some(mailbox);
        self.wake().await;
        // It may go off too early, which does no harm: setting it anew after every command would cost more.
        let mut alarm = pin!(tokio::time::sleep_until(self.timer()));
        loop {
            let due = self.timer();
            if alarm.is_elapsed() || due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
            let command = tokio::select! {
                command = commands.recv() => command,
                () = alarm.as_mut() => {
                    if self.time_out().await { break } else { continue }
                }
            };
            match command {
                None => break,
                Some(Command::Stop) => {
                    self.sockets.dismiss("restart");
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
        if matches!(self.table.settings.clock, Clock::Live { .. }) && self.table.status == Status::Playing {
            self.commit(&[Line::Resume]).await.unwrap_or_else(|why| tracing::warn!(%why, "cannot resume a clock"));
        }
        self.after_change().await;
    }

    /// Lets chance do what it does before the first choice, once.
    async fn prepare(&mut self) {
        let Some(course) = self.course.as_mut().filter(|course| course.n == 0) else { return };
        let lines = course.prepare();
        if let Err(why) = self.commit_played(&lines, 0).await {
            tracing::warn!(table = self.table.id, %why, "a game is not prepared");
        }
    }

    /// When to wake up if no command comes.
    fn timer(&self) -> Instant {
        let soon = |at: i64| Instant::now() + Duration::from_millis((at - now()).max(0) as u64);
        let clock = self.next_out().map(|(_, at)| soon(at));
        let idle = self.idle_since + self.registry.pace().idle;
        match clock {
            Some(clock) => clock.min(idle.max(Instant::now() + Duration::from_secs(1))),
            None => idle.max(Instant::now() + Duration::from_secs(1)),
        }
    }

    fn next_out(&self) -> Option<(Seat, i64)> {
        let course = self.course.as_ref()?;
        let people = (0..).zip(&self.table.seats).filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. }));
        let among = people.map(|(index, _)| Seat::new(index)).filter(|&seat| !course.away.contains(seat)).collect();
        course.clocks.as_ref()?.next_out(among)
    }

    /// Whether the task may end.
    async fn time_out(&mut self) -> bool {
        if let Some((seat, at)) = self.next_out()
            && at <= now()
        {
            if let Err(why) = self.commit(&[Line::Away(seat)]).await {
                tracing::warn!(table = self.table.id, %why, "a time-out is not kept");
            }
            self.tell_table().await;
            self.after_change().await;
            return false;
        }
        let live_clock =
            matches!(self.table.settings.clock, Clock::Live { .. }) && self.table.status == Status::Playing;
        let needed = !self.sockets.is_empty() || !self.thinking.is_empty() || live_clock;
        if needed {
            self.idle_since = Instant::now();
        }
        !needed && self.idle_since.elapsed() >= self.registry.pace().idle
    }

    async fn obey(&mut self, command: Command) {
        self.idle_since = Instant::now();
        match command {
            Command::Attach(attach) => {
                let Attach { person, since, outbox, reply } = *attach;
                let id = self.sockets.add(&self.table, person, outbox);
                self.welcome(id, since).await;
                // The socket may have closed meanwhile; it says so by itself.
                let _ = reply.send(id);
            }
            Command::Detach(id) => {
                if self.sockets.remove(id).is_some() {
                    self.tell_table().await;
                }
            }
            Command::Client(id, message) => self.hear(id, message).await,
            Command::Refresh => self.refresh().await,
            Command::Presence(reply) => {
                // Whoever asked may have gone.
                let _ = reply.send(self.presence());
            }
            Command::BotChose { seat, asked_at, action } => self.bot_chose(seat, asked_at, action).await,
            Command::Hint { seat, reply } => self.hint(seat, reply),
            Command::Resign(seat) => {
                if let Err(why) = self.commit(&[Line::Resign(seat)]).await {
                    tracing::warn!(table = self.table.id, %seat, %why, "a resignation is not kept");
                }
                self.after_change().await;
            }
            Command::Stop => self.sockets.dismiss("restart"),
        }
    }

    /// Seats or status have changed.
    async fn refresh(&mut self) {
        match self.registry.store().table(&self.table.id).await {
            Ok(Some(table)) => self.table = table,
            Ok(None) => return self.sockets.dismiss("gone"),
            Err(why) => return tracing::warn!(table = self.table.id, %why, "a table cannot be read"),
        }
        let begins = self.course.is_none() && self.table.status != Status::Waiting;
        if begins && let Err(why) = self.load_course().await {
            tracing::warn!(table = self.table.id, %why, "a game cannot begin");
        }
        self.prepare().await;
        let reseated = self.sockets.reseat(&self.table);
        self.tell_table().await;
        for id in if begins { self.sockets.ids() } else { reseated } {
            self.send_frame(id, 0).await;
        }
        self.after_change().await;
    }
}
