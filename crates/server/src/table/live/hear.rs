//! What clients say, and what comes of it.

use kernel::{Observer, Seat};
use protocol::{Ack, ByeReason, ClientMessage, Pong, Refused, ServerMessage};
use tokio::time::Instant;

use super::{Live, keep::Unkept};
use crate::{
    error::Refusal,
    store::Status,
    table::{log::Line, sockets::SocketId},
};

/// How often a message is tried again because somebody else was faster.
const TRIES: u32 = 8;

impl Live {
    pub(super) async fn hear(&mut self, id: SocketId, message: ClientMessage) {
        let number = match &message {
            ClientMessage::Ping {} => return self.sockets.send(id, ServerMessage::Pong(Pong {}).to_text()),
            ClientMessage::Play { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Chat { id, .. }
            | ClientMessage::Resign { id }
            | ClientMessage::Return { id } => *id,
        };
        let begun = Instant::now();
        let result = self.carry_out(id, message).await;
        let answer = match result {
            Ok(version) => ServerMessage::Ack(Ack { id: number, version }),
            Err(Unkept::Refused(error)) => ServerMessage::Refused(Refused { id: Some(number), error }),
            // To say yes or no would be a guess. Everybody comes back, and sees what became of it.
            Err(Unkept::Overtaken | Unkept::Unknown) => {
                self.sockets.dismiss(ByeReason::Restart);
                return self.after_change().await;
            }
        };
        self.sockets.send(id, answer.to_text());
        metrics::histogram!("comptoir_answer_seconds").record(begun.elapsed());
        // Though it is refused: what another server has added may have been read on the way.
        self.after_change().await;
    }

    /// Gives the version that the sender now has.
    async fn carry_out(&mut self, id: SocketId, message: ClientMessage) -> Result<u32, Unkept> {
        let follower = self.sockets.get(id).ok_or(Refusal::NoSession)?;
        if let ClientMessage::Chat { text, .. } = message {
            let person = follower.person.clone().ok_or(Refusal::NoSession)?;
            let observer = follower.observer;
            self.chat(person, observer, text).await?;
            return Ok(self.course.as_ref().map_or(0, |course| course.sight(observer).version));
        }
        let Observer::Seat(seat) = follower.observer else { return Err(Refusal::Forbidden.into()) };
        for _ in 0..TRIES {
            match self.carry_out_once(seat, &message).await {
                // Somebody else was faster, on another server. That may not matter to this message.
                Err(Unkept::Overtaken) => (),
                done => return done,
            }
        }
        Err(Refusal::Unavailable.into())
    }

    async fn carry_out_once(&mut self, seat: Seat, message: &ClientMessage) -> Result<u32, Unkept> {
        if self.course.is_none() {
            if self.table.status == Status::Waiting {
                return Err(Refusal::NotStarted.into());
            }
            self.load_course().await?;
        }
        let course = self.course.as_mut().ok_or(Refusal::Unavailable)?;
        match message {
            ClientMessage::Play { version, actions, .. } => {
                if !course.is_fresh(seat, *version) {
                    return Err(Refusal::Stale.into());
                }
                let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                self.play(seat, &actions, None).await?;
            }
            ClientMessage::Undo { version, .. } => {
                if !course.is_fresh(seat, *version) {
                    return Err(Refusal::Stale.into());
                }
                let lines = course.undo(seat)?;
                let since = course.played.ply();
                self.commit_played(&lines, since, None).await?;
            }
            ClientMessage::Resign { .. } if !course.resigned.contains(seat) && course.winners().is_none() => {
                self.commit(&[Line::Resign(seat)], None).await?;
                self.tell_table();
            }
            ClientMessage::Return { .. } if course.away.contains(seat) && !course.resigned.contains(seat) => {
                self.commit(&[Line::Return(seat)], None).await?;
                self.tell_table();
            }
            _ => return Err(Refusal::Forbidden.into()),
        }
        let course = self.course.as_ref().ok_or(Refusal::Unavailable)?;
        Ok(course.sight(Observer::Seat(seat)).version)
    }
}
