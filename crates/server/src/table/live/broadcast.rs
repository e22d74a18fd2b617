//! Messages from a table to its clients.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seats};
use protocol::{Chats, ServerMessage, TableMessage};
use session::{Presence, involves, table_info};
use tokio::time::Instant;

use super::LiveTable;
use crate::{
    bus::Notification,
    error::Refusal,
    store::{Chat, ChatAccess, Person, Table},
    table::sockets::SocketId,
    validate,
};

/// The number of chat lines that a client is sent when it connects.
const CHAT_LINES: u32 = 100;
/// A changed number of spectators is broadcast no more often.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(1);

impl LiveTable {
    /// Who is connected, here and on other servers.
    pub fn presence(&self) -> Presence {
        let remote = || self.remote_presence.values();
        Presence {
            online: remote().flat_map(|(online, _)| online.iter()).chain(self.sockets.online().iter()).collect(),
            away: self.session.as_ref().map_or(Seats::NONE, |session| session.away),
            resigned: self.session.as_ref().map_or(Seats::NONE, |session| session.resigned),
            to_move: self.session.as_ref().map_or(Seats::NONE, |it| it.to_move()),
            spectators: remote().map(|(_, number)| number).sum::<u32>() + self.sockets.spectators(),
        }
    }

    /// Sends table, chat and frame to a new socket, and broadcasts the new presence.
    pub(super) async fn send_initial_state(&mut self, id: SocketId, since: u32) {
        let chats = self.read_chats().await;
        if !self.broadcast_presence() {
            let person = self.sockets.get(id).and_then(|it| it.person.as_ref());
            let text = table_text(&self.table, self.presence(), person);
            self.sockets.send(id, text);
        }
        self.broadcast_chats(&chats, Some(id));
        self.send_draw(id);
        self.send_prepared(id);
        self.send_frame(id, since);
    }

    /// The last chat lines; empty if they cannot be read.
    pub(super) async fn read_chats(&self) -> Vec<Chat> {
        self.registry.store().chats(&self.table.id, CHAT_LINES).await.unwrap_or_default()
    }

    /// Sends the lines that have not been broadcast yet to every socket. `newcomer` is sent all lines as one message:
    /// however many there are, they take one place in its outbox.
    pub(super) fn broadcast_chats(&mut self, chats: &[Chat], newcomer: Option<SocketId>) {
        for chat in chats.iter().filter(|it| it.n >= self.chats_sent) {
            let text: Utf8Bytes = ServerMessage::Chat(line(chat)).to_text().into();
            for id in self.sockets.ids().into_iter().filter(|id| Some(*id) != newcomer) {
                if self.sockets.hears(id, chat.person.as_ref()) {
                    self.sockets.send(id, text.clone());
                }
            }
        }
        self.chats_sent = chats.last().map_or(self.chats_sent, |last| self.chats_sent.max(last.n + 1));
        let Some(id) = newcomer else { return };
        let heard = chats.iter().filter(|it| self.sockets.hears(id, it.person.as_ref()));
        let lines: Vec<protocol::Chat> = heard.map(line).collect();
        if !lines.is_empty() {
            self.sockets.send(id, ServerMessage::Chats(Chats { lines }).to_text());
        }
    }

    /// Sends the state of the table to every socket. All who have no part in it get the same text.
    pub(super) fn broadcast_table(&mut self) {
        let presence = self.presence();
        (self.online_sent, self.presence_sent_at, self.presence_due) = (presence.online, Instant::now(), None);
        let for_strangers: Utf8Bytes = table_text(&self.table, presence, None).into();
        for id in self.sockets.ids() {
            let person = self.sockets.get(id).and_then(|it| it.person.as_ref());
            let has_part = person.is_some_and(|it| involves(&self.table, it));
            let text = if has_part { table_text(&self.table, presence, person).into() } else { for_strangers.clone() };
            self.sockets.send(id, text);
        }
    }

    /// Broadcasts changed presence: of a player at once, of spectators at most once in [`PRESENCE_INTERVAL`], because
    /// a crowd of `n` newcomers would otherwise cost `n²` messages. Returns whether it was sent now.
    pub(super) fn broadcast_presence(&mut self) -> bool {
        let due = self.presence_sent_at + PRESENCE_INTERVAL;
        let now = self.presence().online != self.online_sent || due <= Instant::now();
        if now {
            self.broadcast_table();
        } else {
            self.presence_due = Some(due);
        }
        now
    }

    /// Stores and broadcasts a chat line.
    pub(super) async fn chat(&mut self, person: Person, observer: Observer, text: String) -> Result<(), Refusal> {
        if self.table.chat_closed {
            return Err(Refusal::Forbidden);
        }
        let seat = match observer {
            Observer::Seat(seat) => Some(seat.number()),
            Observer::Spectator | Observer::Arbiter => None,
        };
        if seat.is_none() && self.table.settings.chat == ChatAccess::Players {
            return Err(Refusal::Forbidden);
        }
        let text = validate::chat(&text)?;
        let mut chat = Chat { n: 0, person: Some(person.id), seat, name: person.name, text, at: self.registry.now() };
        chat.n = self.registry.store().add_chat(&self.table.id, &chat).await?;
        self.registry.publish(&Notification::Chat(self.table.id.clone()));
        // Other servers may have added lines before it.
        let chats = if chat.n == self.chats_sent { vec![chat] } else { self.read_chats().await };
        self.broadcast_chats(&chats, None);
        Ok(())
    }
}

fn table_text(table: &Table, presence: Presence, person: Option<&Person>) -> String {
    ServerMessage::Table(TableMessage { table: table_info(table, presence, person) }).to_text()
}

fn line(chat: &Chat) -> protocol::Chat {
    let Chat { n, seat, name, text, at, .. } = chat.clone();
    protocol::Chat { n, seat, name, text, at }
}
