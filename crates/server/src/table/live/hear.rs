//! What clients say, and what comes of it.

use kernel::{Observer, Seat};
use serde_json::json;
use tokio::time::Instant;

use super::Live;
use crate::{
    error::Refusal,
    socket::PONG,
    store::{Entry, Status, StoreError},
    table::{log::Line, message::ClientMessage, sockets::SocketId},
    time::now,
};

impl Live {
    pub(super) async fn hear(&mut self, id: SocketId, message: ClientMessage) {
        let number = match &message {
            ClientMessage::Ping {} => return self.sockets.send(id, PONG),
            ClientMessage::Play { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Chat { id, .. }
            | ClientMessage::Resign { id }
            | ClientMessage::Return { id } => *id,
        };
        let begun = Instant::now();
        let result = self.carry_out(id, message).await;
        let answer = match &result {
            Ok(version) => format!(r#"{{"type":"ack","id":{number},"version":{version}}}"#),
            Err(refusal) => json!({"type": "refused", "id": number, "error": refusal.json()}).to_string(),
        };
        self.sockets.send(id, answer);
        metrics::histogram!("comptoir_answer_seconds").record(begun.elapsed());
        if result.is_ok() {
            self.after_change().await;
        }
    }

    /// Gives the version that the sender now has.
    pub(super) async fn carry_out(&mut self, id: SocketId, message: ClientMessage) -> Result<u32, Refusal> {
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
                let lines = course.undo(seat)?;
                let since = course.played.ply();
                self.commit_played(&lines, since).await?;
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

    pub(super) async fn play(&mut self, seat: Seat, actions: &[&str]) -> Result<(), Refusal> {
        let course = self.course.as_mut().ok_or(Refusal::NotStarted)?;
        let since = course.played.ply();
        let lines = course.play(seat, actions)?;
        self.commit_played(&lines, since).await
    }

    /// Keeps what befell a seat.
    pub(super) async fn commit(&mut self, lines: &[Line]) -> Result<(), Refusal> {
        let since = self.course.as_ref().map_or(0, |course| course.played.ply());
        self.commit_played(lines, since).await
    }

    /// Keeps what was just tried. Only when it is on disk does anybody hear of it; if it cannot be kept,
    /// the game is read again as it was.
    pub(super) async fn commit_played(&mut self, lines: &[Line], since: usize) -> Result<(), Refusal> {
        let (n, at) = (self.course.as_ref().ok_or(Refusal::NotStarted)?.n, now());
        let entry = Entry { n, text: Line::text(lines), at };
        if let Err(why) = self.registry.store().append(&self.table.id, entry).await {
            self.course = None;
            let reload = self.load_course().await;
            metrics::counter!("comptoir_store_failures_total").increment(1);
            tracing::warn!(table = self.table.id, %why, reloaded = reload.is_ok(), "an entry is not kept");
            return Err(if why == StoreError::Conflict { Refusal::Stale } else { Refusal::Unavailable });
        }
        metrics::counter!("comptoir_entries_total").increment(1);
        let course = self.course.as_mut().ok_or(Refusal::NotStarted)?;
        let change = course.note(n, at, lines, since).ok_or(Refusal::Unavailable)?;
        self.show(&change).await;
        Ok(())
    }
}
