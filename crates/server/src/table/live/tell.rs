//! What clients are told.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seats};
use protocol::{ByeReason, News, ServerMessage, TableMessage};
use tokio::time::Instant;

use super::Live;
use crate::{
    bus::Note,
    error::Refusal,
    store::{Chat, Person, Table},
    table::{
        course::{Change, Course},
        frame::{Common, frame_text},
        history::{self, Told},
        info::{Presence, involves, table_info},
        sockets::SocketId,
    },
};

/// The last lines of chat that a client is sent.
const CHATS: u32 = 100;
/// How many watch is told no more often.
const BETWEEN_CROWDS: Duration = Duration::from_secs(1);

impl Live {
    pub(super) fn presence(&self) -> Presence {
        let elsewhere = || self.elsewhere.values();
        Presence {
            online: elsewhere().flat_map(|(online, _)| online.iter()).chain(self.sockets.online().iter()).collect(),
            away: self.course.as_ref().map_or(Seats::NONE, |course| course.away),
            owing: self.course.as_ref().map_or(Seats::NONE, Course::owing),
            spectators: elsewhere().map(|(_, number)| number).sum::<u32>() + self.sockets.spectators(),
        }
    }

    /// All that a new socket needs; and everybody hears that it is here.
    pub(super) async fn welcome(&mut self, id: SocketId, since: u32) {
        let chats = self.read_chats().await;
        if !self.tell_company() {
            let person = self.sockets.get(id).and_then(|it| it.person.as_ref());
            let text = table_text(&self.table, self.presence(), person);
            self.sockets.send(id, text);
        }
        self.tell_chats(&chats, Some(id));
        self.send_frame(id, since).await;
    }

    /// The last lines of chat; nothing if they cannot be read.
    pub(super) async fn read_chats(&self) -> Vec<Chat> {
        self.registry.store().chats(&self.table.id, CHATS).await.unwrap_or_default()
    }

    /// Sends everybody the lines that are new to them, and all of them to `newcomer`.
    pub(super) fn tell_chats(&mut self, chats: &[Chat], newcomer: Option<SocketId>) {
        for chat in chats {
            let text: Utf8Bytes = chat_text(chat).into();
            let is_new = chat.n >= self.chats_told;
            let to = if is_new { self.sockets.ids() } else { newcomer.into_iter().collect() };
            to.into_iter().for_each(|id| self.sockets.send(id, text.clone()));
            self.chats_told = self.chats_told.max(chat.n + 1);
        }
    }

    pub(super) async fn send_frame(&mut self, id: SocketId, since: u32) {
        let Some(observer) = self.sockets.get(id).map(|it| it.observer) else { return };
        // Before chance has prepared the game there is nothing to see.
        let Some(course) = self.course.as_ref().filter(|course| course.n > 0) else { return };
        let told = match self.told_since(course, observer, since).await {
            Ok(told) => told,
            // Half of what happened is worse than nothing.
            Err(_) => return self.send_away(id),
        };
        let text = frame_text(course, observer, &told, &Common::of(course, self.registry.now()));
        self.sockets.send(id, text);
    }

    async fn told_since(&self, course: &Course, observer: Observer, since: u32) -> Result<Told, Refusal> {
        if since == course.sight(observer).version {
            return Ok(Told { since, news: Vec::new() });
        }
        let mut entries = self.registry.store().entries(&self.table.id).await?;
        // Other servers may have added something that is not shown here yet.
        entries.truncate(course.n as usize);
        history::told_since(&self.table, &entries, observer, since)
    }

    /// Sends everybody how the table stands. All who have no part in it are told the same.
    pub(super) fn tell_table(&mut self) {
        let presence = self.presence();
        (self.online_told, self.crowd_told, self.crowd_due) = (presence.online, Instant::now(), None);
        let strangers: Utf8Bytes = table_text(&self.table, presence, None).into();
        for id in self.sockets.ids() {
            let person = self.sockets.get(id).and_then(|it| it.person.as_ref());
            let has_part = person.is_some_and(|it| involves(&self.table, it));
            let text = if has_part { table_text(&self.table, presence, person).into() } else { strangers.clone() };
            self.sockets.send(id, text);
        }
    }

    /// Somebody has come or gone, here or elsewhere. If he plays, everybody hears it at once; of those who only
    /// watch, now and then: a crowd that comes would be told of everyone in it. Whether all have been told.
    pub(super) fn tell_company(&mut self) -> bool {
        let again = self.crowd_told + BETWEEN_CROWDS;
        let now = self.presence().online != self.online_told || again <= Instant::now();
        if now {
            self.tell_table();
        } else {
            self.crowd_due = Some(again);
        }
        now
    }

    /// Frames for everybody who can see a difference, and for nobody else. They are all written before the
    /// first is sent, and that of whoever chose is sent last: its acknowledgement follows, and both leave
    /// together.
    pub(super) async fn show(&mut self, change: &Change) {
        let Some(mut course) = self.course.take() else { return };
        let common = Common::of(&course, self.registry.now());
        let mut frames: Vec<(Observer, String)> = Vec::with_capacity(change.shown.len());
        for (observer, shown) in course.observers().zip(&change.shown) {
            if *shown && self.sockets.has(observer) {
                let version = course.sight(observer).version;
                let told = if change.takes_back {
                    self.told_since(&course, observer, version - 1).await
                } else {
                    let events = course.played.raw_news(observer, change.since).into_iter();
                    Ok(Told { since: version - 1, news: events.map(|(_, event)| News { version, event }).collect() })
                };
                match told {
                    Ok(told) => frames.push((observer, frame_text(&course, observer, &told, &common))),
                    // Whoever cannot be told what was taken back comes again.
                    Err(_) => self.sockets.dismiss(ByeReason::Restart),
                }
            }
        }
        course.played.forget_news();
        self.course = Some(course);
        frames.sort_by_key(|(observer, _)| change.actor.map(Observer::Seat) == Some(*observer));
        frames.into_iter().for_each(|(observer, text)| self.sockets.send_to(observer, text));
    }

    pub(super) async fn chat(&mut self, person: Person, observer: Observer, text: String) -> Result<(), Refusal> {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat.number()),
            Observer::Spectator | Observer::Arbiter => None,
        };
        let text = crate::text::chat(&text)?;
        let mut chat = Chat { n: 0, seat, name: person.name.clone(), text, at: self.registry.now() };
        chat.n = self.registry.store().add_chat(&self.table.id, &person.id, &chat).await?;
        self.registry.tell(&Note::Chat(self.table.id.clone()));
        // Lines of other servers may stand before it.
        let chats = if chat.n == self.chats_told { vec![chat] } else { self.read_chats().await };
        self.tell_chats(&chats, None);
        Ok(())
    }
}

fn table_text(table: &Table, presence: Presence, person: Option<&Person>) -> String {
    ServerMessage::Table(TableMessage { table: table_info(table, presence, person) }).to_text()
}

fn chat_text(chat: &Chat) -> String {
    let Chat { n, seat, name, text, at } = chat.clone();
    ServerMessage::Chat(protocol::Chat { n, seat, name, text, at }).to_text()
}
