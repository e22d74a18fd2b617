//! The task of one live table. It alone changes the game, one command after another.

use std::{sync::Arc, time::Duration};

use catalog::Level;
use kernel::{Observer, Seat, Seats};
use serde_json::json;
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};

use super::{
    course::{Change, Course},
    frame::{Frame, News},
    history,
    info::{Presence, TableInfo},
    log::Line,
    message::{ClientMessage, Command},
    registry::Registry,
    sockets::{SocketId, Sockets},
};
use crate::{
    error::Refusal,
    rating,
    store::{Chat, Clock, Entry, Person, Sitter, Status, StoreError, Table},
    time::now,
};

/// The last lines of chat that a client is sent.
const CHATS: u32 = 100;

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
        loop {
            let timer = self.timer();
            let command = tokio::select! {
                command = commands.recv() => command,
                () = tokio::time::sleep_until(timer) => {
                    if self.time_out().await { break } else { continue }
                }
            };
            match command {
                None => break,
                Some(Command::Stop) => {
                    self.say_bye("restart");
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
        if matches!(self.table.settings.clock, Clock::Live { .. }) && self.table.status == Status::Playing {
            self.commit(&[Line::Resume]).await.unwrap_or_else(|why| tracing::warn!(%why, "cannot resume a clock"));
        }
        self.after_change().await;
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
        let live_clock = matches!(self.table.settings.clock, Clock::Live { .. }) && self.table.status == Status::Playing;
        let needed = !self.sockets.is_empty() || !self.thinking.is_empty() || live_clock;
        if needed {
            self.idle_since = Instant::now();
        }
        !needed && self.idle_since.elapsed() >= self.registry.pace().idle
    }

    async fn obey(&mut self, command: Command) {
        self.idle_since = Instant::now();
        match command {
            Command::Attach { person, since, outbox, reply } => {
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
            Command::Stop => self.say_bye("restart"),
        }
    }

    fn presence(&self) -> Presence {
        Presence {
            online: self.sockets.online(),
            away: self.course.as_ref().map_or(Seats::NONE, |course| course.away),
            owing: self.course.as_ref().map_or(Seats::NONE, Course::owing),
            spectators: self.sockets.spectators(),
        }
    }

    /// All that a new socket needs, then everybody hears that it is here.
    async fn welcome(&mut self, id: SocketId, since: u32) {
        let chats = self.registry.store().chats(&self.table.id, CHATS).await.unwrap_or_default();
        self.tell_table().await;
        chats.iter().for_each(|chat| self.sockets.send(id, chat_text(chat)));
        self.send_frame(id, since).await;
    }

    async fn send_frame(&mut self, id: SocketId, since: u32) {
        let Some(observer) = self.sockets.get(id).map(|it| it.observer) else { return };
        let Some(course) = &self.course else { return };
        let news = if since == course.sight(observer).version {
            Vec::new()
        } else {
            let entries = self.registry.store().entries(&self.table.id).await.unwrap_or_default();
            history::news_since(&self.table, &entries, observer, since).unwrap_or_default()
        };
        let text = Frame::text(course, observer, news, now());
        self.sockets.send(id, text);
    }

    async fn tell_table(&mut self) {
        let presence = self.presence();
        for id in self.sockets.ids() {
            let person = self.sockets.get(id).and_then(|it| it.person.as_ref());
            let info = TableInfo::of(&self.table, presence, person);
            self.sockets.send(id, json!({"type": "table", "table": info}).to_string());
        }
    }

    fn say_bye(&mut self, reason: &str) {
        let text: Arc<str> = json!({"type": "bye", "reason": reason}).to_string().into();
        for id in self.sockets.ids() {
            self.sockets.send(id, text.clone());
            self.sockets.remove(id);
        }
    }

    /// Seats or status have changed.
    async fn refresh(&mut self) {
        match self.registry.store().table(&self.table.id).await {
            Ok(Some(table)) => self.table = table,
            Ok(None) => return self.say_bye("gone"),
            Err(why) => return tracing::warn!(table = self.table.id, %why, "a table cannot be read"),
        }
        let begins = self.course.is_none() && self.table.status != Status::Waiting;
        if begins && let Err(why) = self.load_course().await {
            tracing::warn!(table = self.table.id, %why, "a game cannot begin");
        }
        let reseated = self.sockets.reseat(&self.table);
        self.tell_table().await;
        for id in if begins { self.sockets.ids() } else { reseated } {
            self.send_frame(id, 0).await;
        }
        self.after_change().await;
    }

    async fn hear(&mut self, id: SocketId, message: ClientMessage) {
        let number = match &message {
            ClientMessage::Ping {} => return self.sockets.send(id, r#"{"type":"pong"}"#),
            ClientMessage::Play { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Chat { id, .. }
            | ClientMessage::Resign { id }
            | ClientMessage::Return { id } => *id,
        };
        let result = self.carry_out(id, message).await;
        let answer = match &result {
            Ok(version) => json!({"type": "ack", "id": number, "version": version}),
            Err(refusal) => json!({"type": "refused", "id": number, "error": refusal.json()}),
        };
        self.sockets.send(id, answer.to_string());
        if result.is_ok() {
            self.after_change().await;
        }
    }

    /// Gives the version that the sender now has.
    async fn carry_out(&mut self, id: SocketId, message: ClientMessage) -> Result<u32, Refusal> {
        let follower = self.sockets.get(id).ok_or(Refusal::NoSession)?;
        if let ClientMessage::Chat { text, .. } = message {
            let person = follower.person.clone().ok_or(Refusal::NoSession)?;
            let observer = follower.observer;
            self.chat(person, observer, text).await?;
            return Ok(self.course.as_ref().map_or(0, |course| course.sight(observer).version));
        }
        let Observer::Seat(seat) = follower.observer else { return Err(Refusal::Forbidden) };
        if self.course.is_none() {
            if self.table.status == Status::Waiting {
                return Err(Refusal::NotStarted);
            }
            self.load_course().await?;
        }
        let course = self.course.as_mut().ok_or(Refusal::Unavailable)?;
        match message {
            ClientMessage::Play { version, actions, .. } => {
                if !course.is_fresh(seat, version) {
                    return Err(Refusal::Stale);
                }
                let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                self.play(seat, &actions).await?;
            }
            ClientMessage::Undo { version, .. } => {
                if !course.is_fresh(seat, version) {
                    return Err(Refusal::Stale);
                }
                let text = course.undo(seat)?;
                let since = course.played.ply();
                self.commit_played(text, since).await?;
            }
            ClientMessage::Resign { .. } if !course.resigned.contains(seat) && course.winners().is_none() => {
                self.commit(&[Line::Resign(seat)]).await?;
                self.tell_table().await;
            }
            ClientMessage::Return { .. } if course.away.contains(seat) && !course.resigned.contains(seat) => {
                self.commit(&[Line::Return(seat)]).await?;
                self.tell_table().await;
            }
            _ => return Err(Refusal::Forbidden),
        }
        let course = self.course.as_ref().ok_or(Refusal::Unavailable)?;
        Ok(course.sight(Observer::Seat(seat)).version)
    }

    async fn play(&mut self, seat: Seat, actions: &[&str]) -> Result<(), Refusal> {
        let course = self.course.as_mut().ok_or(Refusal::NotStarted)?;
        let since = course.played.ply();
        let text = course.play(seat, actions)?;
        self.commit_played(text, since).await
    }

    /// Keeps what befell a seat.
    async fn commit(&mut self, lines: &[Line]) -> Result<(), Refusal> {
        let text = lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let since = self.course.as_ref().map_or(0, |course| course.played.ply());
        self.commit_played(text, since).await
    }

    /// Keeps what was just tried. Only when it is on disk does anybody hear of it; if it cannot be kept,
    /// the game is read again as it was.
    async fn commit_played(&mut self, text: String, since: usize) -> Result<(), Refusal> {
        let course = self.course.as_mut().ok_or(Refusal::NotStarted)?;
        let entry = Entry { n: course.n, text, at: now() };
        if let Err(why) = self.registry.store().append(&self.table.id, entry.clone()).await {
            self.course = None;
            let reload = self.load_course().await;
            tracing::warn!(table = self.table.id, %why, reloaded = reload.is_ok(), "an entry is not kept");
            return Err(if why == StoreError::Conflict { Refusal::Stale } else { Refusal::Unavailable });
        }
        metrics::counter!("comptoir_entries_total").increment(1);
        let lines = Line::parse_all(&entry.text).map_err(|_| Refusal::Unavailable)?;
        let course = self.course.as_mut().ok_or(Refusal::NotStarted)?;
        let change = course.note(&entry, &lines, since).ok_or(Refusal::Unavailable)?;
        self.show(&change);
        Ok(())
    }

    /// Frames for everybody who can see a difference, and for nobody else.
    fn show(&mut self, change: &Change) {
        let Some(course) = &mut self.course else { return };
        for (observer, shown) in course.observers().zip(&change.shown) {
            if *shown && self.sockets.has(observer) {
                let version = course.sight(observer).version;
                let events = course.played.news(observer, change.since).into_iter();
                let news = events.map(|(_, event)| News { version, event }).collect();
                let text: Arc<str> = Frame::text(course, observer, news, now()).into();
                self.sockets.send_to(observer, &text);
            }
        }
        course.played.forget_news();
    }

    /// What follows by itself: the end, or bots that owe a choice.
    async fn after_change(&mut self) {
        let Some(course) = &self.course else { return };
        if let Some(winners) = course.winners() {
            if self.table.status == Status::Playing {
                self.finish(winners).await;
            }
            return;
        }
        for seat in course.owing().minus(self.thinking).iter() {
            let level = match &self.table.seats[seat.index()] {
                Sitter::Bot(level) => Level::from_id(level).unwrap_or(Level::Greedy),
                _ if course.away.contains(seat) => Level::Greedy,
                _ => continue,
            };
            self.thinking = self.thinking.with(seat);
            self.ask_bot(seat, level);
        }
    }

    fn ask_bot(&self, seat: Seat, level: Level) {
        let (Some(course), Some(mailbox)) = (&self.course, self.mailbox.clone()) else { return };
        let Some(game) = catalog::game(&self.table.game) else { return };
        let asked_at = course.sight(Observer::Seat(seat)).chosen_at;
        let view = course.played.any_view(Observer::Seat(seat));
        let (bots, pause) = (self.registry.bots().clone(), self.registry.pace().bot_pause);
        tokio::spawn(async move {
            let seed = crate::random::number();
            let (action, ()) = tokio::join!(bots.choose(game, level, seat, view, seed), tokio::time::sleep(pause));
            if let Some(mailbox) = mailbox.upgrade() {
                // A table that was unloaded meanwhile asks again when it comes back.
                let _ = mailbox.send(Command::BotChose { seat, asked_at, action }).await;
            }
        });
    }

    async fn bot_chose(&mut self, seat: Seat, asked_at: u32, action: Option<String>) {
        self.thinking = self.thinking.without(seat);
        let Some(course) = &self.course else { return };
        let plays = matches!(self.table.seats[seat.index()], Sitter::Bot(_)) || course.away.contains(seat);
        if plays && course.owing().contains(seat) && course.sight(Observer::Seat(seat)).chosen_at == asked_at {
            // A bot that failed still owes a choice: any will do.
            let action = action.or_else(|| course.played.legal(seat).into_iter().next());
            if let Some(action) = action
                && let Err(why) = self.play(seat, &[&action]).await
            {
                tracing::warn!(table = self.table.id, %seat, %why, "a bot's choice is refused");
            }
        }
        self.after_change().await;
    }

    fn hint(&self, seat: Seat, reply: oneshot::Sender<Option<String>>) {
        let (Some(course), Some(game)) = (&self.course, catalog::game(&self.table.game)) else { return };
        if !course.owing().contains(seat) {
            // Whoever asked may have gone.
            let _ = reply.send(None);
            return;
        }
        let view = course.played.any_view(Observer::Seat(seat));
        let bots = self.registry.bots().clone();
        tokio::spawn(async move {
            let action = bots.choose(game, Level::Greedy, seat, view, crate::random::number()).await;
            let _ = reply.send(action);
        });
    }

    async fn finish(&mut self, winners: Vec<u8>) {
        if let Err(why) = self.registry.store().finish(&self.table.id, &winners, now()).await
            && why != StoreError::Conflict
        {
            return tracing::warn!(table = self.table.id, %why, "a result is not kept");
        }
        if let Some(course) = &self.course {
            rating::update(&**self.registry.store(), &self.table, course).await;
        }
        self.table.status = Status::Over;
        self.table.winners = winners;
        self.registry.lobby_changed();
        self.tell_table().await;
    }

    async fn chat(&mut self, person: Person, observer: Observer, text: String) -> Result<(), Refusal> {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat.number()),
            Observer::Spectator | Observer::Arbiter => None,
        };
        let text = crate::text::chat(&text)?;
        let mut chat = Chat { n: 0, seat, name: person.name.clone(), text, at: now() };
        chat.n = self.registry.store().add_chat(&self.table.id, &person.id, &chat).await?;
        let text: Arc<str> = chat_text(&chat).into();
        self.sockets.ids().into_iter().for_each(|id| self.sockets.send(id, text.clone()));
        Ok(())
    }
}

fn chat_text(chat: &Chat) -> String {
    json!({"type": "chat", "n": chat.n, "seat": chat.seat, "name": chat.name, "text": chat.text, "at": chat.at})
        .to_string()
}
