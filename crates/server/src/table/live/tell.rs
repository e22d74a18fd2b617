//! What clients are told.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seats};
use serde_json::json;

use super::Live;
use crate::{
    bus::Note,
    error::Refusal,
    store::{Chat, Entry, Person},
    table::{
        course::{Change, Course},
        frame::{Common, Frame, News},
        history,
        info::{Presence, TableInfo},
        sockets::SocketId,
    },
};

/// The last lines of chat that a client is sent.
const CHATS: u32 = 100;

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

    /// All that a new socket needs, then everybody hears that it is here.
    pub(super) async fn welcome(&mut self, id: SocketId, since: u32) {
        let chats = self.read_chats().await;
        self.tell_table().await;
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
            for id in self.sockets.ids().into_iter().filter(|id| is_new || newcomer == Some(*id)) {
                self.sockets.send(id, text.clone());
            }
            self.chats_told = self.chats_told.max(chat.n + 1);
        }
    }

    pub(super) async fn send_frame(&mut self, id: SocketId, since: u32) {
        let Some(observer) = self.sockets.get(id).map(|it| it.observer) else { return };
        let Some(course) = &self.course else { return };
        let news = if since == course.sight(observer).version {
            Vec::new()
        } else {
            let entries = self.registry.store().entries(&self.table.id).await.map_err(Refusal::from);
            // Other servers may have added something that is not shown here yet.
            let shown = |entries: Vec<Entry>| entries.into_iter().take(course.n as usize).collect::<Vec<_>>();
            let news = entries.and_then(|it| history::news_since(&self.table, &shown(it), observer, since));
            match news {
                Ok(news) => news,
                Err(_) => return self.send_away(id),
            }
        };
        let text = Frame::text(course, observer, &news, &Common::of(course, self.registry.now()));
        self.sockets.send(id, text);
    }

    pub(super) async fn tell_table(&mut self) {
        let presence = self.presence();
        for id in self.sockets.ids() {
            let person = self.sockets.get(id).and_then(|it| it.person.as_ref());
            let info = TableInfo::of(&self.table, presence, person);
            self.sockets.send(id, json!({"type": "table", "table": info}).to_string());
        }
    }

    /// Frames for everybody who can see a difference, and for nobody else.
    pub(super) fn show(&mut self, change: &Change) {
        let Some(course) = &mut self.course else { return };
        let common = Common::of(course, self.registry.now());
        for (observer, shown) in course.observers().zip(&change.shown) {
            if *shown && self.sockets.has(observer) {
                let version = course.sight(observer).version;
                let events = course.played.raw_news(observer, change.since).into_iter();
                let news: Vec<News> = events.map(|(_, event)| News { version, event }).collect();
                self.sockets.send_to(observer, Frame::text(course, observer, &news, &common));
            }
        }
        course.played.forget_news();
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

fn chat_text(chat: &Chat) -> String {
    json!({"type": "chat", "n": chat.n, "seat": chat.seat, "name": chat.name, "text": chat.text, "at": chat.at})
        .to_string()
}
