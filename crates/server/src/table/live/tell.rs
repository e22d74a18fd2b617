//! What clients are told.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seats};
use serde_json::json;

use super::Live;
use crate::{
    error::Refusal,
    store::{Chat, Person},
    table::{
        course::{Change, Course},
        frame::{Common, Frame, News},
        history::{self, Told},
        info::{Presence, TableInfo},
        sockets::SocketId,
    },
    time::now,
};

/// The last lines of chat that a client is sent.
const CHATS: u32 = 100;

impl Live {
    pub(super) fn presence(&self) -> Presence {
        Presence {
            online: self.sockets.online(),
            away: self.course.as_ref().map_or(Seats::NONE, |course| course.away),
            owing: self.course.as_ref().map_or(Seats::NONE, Course::owing),
            spectators: self.sockets.spectators(),
        }
    }

    /// All that a new socket needs, then everybody hears that it is here.
    pub(super) async fn welcome(&mut self, id: SocketId, since: u32) {
        let chats = self.registry.store().chats(&self.table.id, CHATS).await.unwrap_or_default();
        self.tell_table().await;
        chats.iter().for_each(|chat| self.sockets.send(id, chat_text(chat)));
        self.send_frame(id, since).await;
    }

    pub(super) async fn send_frame(&mut self, id: SocketId, since: u32) {
        let Some(observer) = self.sockets.get(id).map(|it| it.observer) else { return };
        let Some(course) = &self.course else { return };
        let told = self.told_since(course, observer, since).await;
        let text = Frame::text(course, observer, &told, &Common::of(course, now()));
        self.sockets.send(id, text);
    }

    async fn told_since(&self, course: &Course, observer: Observer, since: u32) -> Told {
        if since == course.sight(observer).version {
            return Told { since, news: Vec::new() };
        }
        let entries = self.registry.store().entries(&self.table.id).await.unwrap_or_default();
        let nothing = |_| Told { since, news: Vec::new() };
        history::told_since(&self.table, &entries, observer, since).unwrap_or_else(nothing)
    }

    pub(super) async fn tell_table(&mut self) {
        let presence = self.presence();
        for id in self.sockets.ids() {
            let person = self.sockets.get(id).and_then(|it| it.person.as_ref());
            let info = TableInfo::of(&self.table, presence, person);
            self.sockets.send(id, json!({"type": "table", "table": info}).to_string());
        }
    }

    /// Frames for everybody who can see a difference, and for nobody else. They are all written before the
    /// first is sent, so that whoever is sent more than one message gets them together.
    pub(super) async fn show(&mut self, change: &Change) {
        let Some(mut course) = self.course.take() else { return };
        let common = Common::of(&course, now());
        let mut frames: Vec<(Observer, String)> = Vec::with_capacity(change.shown.len());
        for (observer, shown) in course.observers().zip(&change.shown) {
            if *shown && self.sockets.has(observer) {
                let version = course.sight(observer).version;
                let told = if change.takes_back {
                    self.told_since(&course, observer, version - 1).await
                } else {
                    let events = course.played.raw_news(observer, change.since).into_iter();
                    Told { since: version - 1, news: events.map(|(_, event)| News { version, event }).collect() }
                };
                frames.push((observer, Frame::text(&course, observer, &told, &common)));
            }
        }
        course.played.forget_news();
        self.course = Some(course);
        frames.into_iter().for_each(|(observer, text)| self.sockets.send_to(observer, text));
    }

    pub(super) async fn chat(&mut self, person: Person, observer: Observer, text: String) -> Result<(), Refusal> {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat.number()),
            Observer::Spectator | Observer::Arbiter => None,
        };
        let text = crate::text::chat(&text)?;
        let mut chat = Chat { n: 0, seat, name: person.name.clone(), text, at: now() };
        chat.n = self.registry.store().add_chat(&self.table.id, &person.id, &chat).await?;
        let text: Utf8Bytes = chat_text(&chat).into();
        self.sockets.ids().into_iter().for_each(|id| self.sockets.send(id, text.clone()));
        Ok(())
    }
}

fn chat_text(chat: &Chat) -> String {
    json!({"type": "chat", "n": chat.n, "seat": chat.seat, "name": chat.name, "text": chat.text, "at": chat.at})
        .to_string()
}
