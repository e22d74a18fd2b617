//! Messages of clients, and their answers.

use kernel::{Observer, Seat, Seats};
use protocol::{Ack, ByeReason, ClientMessage, Pong, Refused, ServerMessage};
use session::{Effect, GameSession};
use tokio::time::Instant;

use super::{LiveTable, append::AppendError};
use crate::{error::Refusal, rare_states::reached, store::Status, table::sockets::SocketId};

/// How often a message is attempted again because another server appended first.
const MAX_ATTEMPTS: u32 = 8;

impl LiveTable {
    /// Executes a message and sends its answer.
    pub(super) async fn handle_client_message(&mut self, id: SocketId, message: ClientMessage) {
        let Some(number) = message.id() else { return self.pong(id) };
        let begun = Instant::now();
        let result = self.execute(id, message).await;
        let answer = match result {
            Ok(version) => ServerMessage::Ack(Ack { id: number, version }),
            Err(AppendError::Refused(error)) => ServerMessage::Refused(Refused { id: Some(number), error }),
            // Either answer would be a guess. The clients reconnect, and see whether the message took effect.
            Err(AppendError::Conflict | AppendError::Unknown) => {
                self.sockets.close_all(ByeReason::Restart);
                return self.after_change().await;
            }
        };
        self.sockets.send(id, answer.to_text());
        metrics::histogram!("comptoir_answer_seconds").record(begun.elapsed());
        // Even a refused message may have read entries of other servers.
        self.after_change().await;
    }

    /// Answers a ping.
    pub(super) fn pong(&mut self, id: SocketId) {
        self.sockets.send(id, ServerMessage::Pong(Pong {}).to_text());
    }

    /// Returns the version that the sender has after the message.
    async fn execute(&mut self, id: SocketId, message: ClientMessage) -> Result<u32, AppendError> {
        let connection = self.sockets.get(id).ok_or(Refusal::NoSession)?;
        if let ClientMessage::Chat { text, .. } = message {
            let person = connection.person.clone().ok_or(Refusal::NoSession)?;
            let observer = connection.observer;
            self.chat(person, observer, text).await?;
            return Ok(self.session.as_ref().map_or(0, |session| session.cursor(observer).version));
        }
        if let ClientMessage::React { reaction, .. } = message {
            let observer = connection.observer;
            self.react(observer, reaction)?;
            return Ok(self.session.as_ref().map_or(0, |session| session.cursor(observer).version));
        }
        let Observer::Seat(seat) = connection.observer else { return Err(Refusal::Forbidden.into()) };
        for _ in 0..MAX_ATTEMPTS {
            match self.try_execute(seat, &message).await {
                // The entry of another server may not matter to this message.
                Err(AppendError::Conflict) => reached!(AppendConflict),
                done => return done,
            }
        }
        Err(Refusal::Unavailable.into())
    }

    async fn try_execute(&mut self, seat: Seat, message: &ClientMessage) -> Result<u32, AppendError> {
        if self.session.is_none() {
            if self.table.status == Status::Waiting {
                return Err(Refusal::NotStarted.into());
            }
            self.load_session().await?;
        }
        let session = self.session.as_mut().ok_or(Refusal::Unavailable)?;
        // The operator has ended the game.
        if self.table.status == Status::Over && session.winners().is_none() {
            return Err(Refusal::Over.into());
        }
        if matches!(message, ClientMessage::Commit { .. } | ClientMessage::Reveal { .. }) {
            self.add_to_draw(seat, message).await?;
        } else if matches!(message, ClientMessage::Prepare { .. } | ClientMessage::Unprepare { .. }) {
            self.change_prepared(seat, message).await?;
        } else {
            let is_late = |it: &GameSession| {
                let timeout = it.clocks.next_timeout(Seats::only(seat));
                timeout.is_some_and(|(_, at)| at <= self.registry.now()) && !it.away.contains(seat)
            };
            reached!(ClockBeforeChoice, matches!(message, ClientMessage::Play { .. }) && is_late(session));
            let effect = session.execute(seat, message);
            reached!(
                UndoBeforeChoice,
                matches!(effect, Err(Refusal::Rule { .. })) && named_earlier(session, seat, message)
            );
            let Effect { lines, since, changes_table } = effect?;
            self.append_played(&lines, since, None).await?;
            if changes_table {
                self.broadcast_table();
            }
        }
        let session = self.session.as_ref().ok_or(Refusal::Unavailable)?;
        Ok(session.cursor(Observer::Seat(seat)).version)
    }
}

/// Whether a choice names an earlier version than its sender has: its rule was kept then.
fn named_earlier(session: &GameSession, seat: Seat, message: &ClientMessage) -> bool {
    matches!(message, ClientMessage::Play { version, .. } if *version < session.cursor(Observer::Seat(seat)).version)
}
