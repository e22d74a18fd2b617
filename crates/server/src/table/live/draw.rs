//! The draw of the seed at a live table: the messages of the players' browsers, and what happens without them.

use axum::extract::ws::Utf8Bytes;
use kernel::Seat;
use protocol::{ClientMessage, ServerMessage};
use session::Line;

use super::{LiveTable, append::AppendError};
use crate::{
    error::Refusal,
    rare_states::reached,
    store::{Millis, Status},
    table::sockets::SocketId,
};

impl LiveTable {
    /// Takes a commitment or a share of a seat.
    pub(super) async fn add_to_draw(&mut self, seat: Seat, message: &ClientMessage) -> Result<(), AppendError> {
        let line = match self.draw_line(seat, message) {
            // The draw does not count in the version of the game: this server may be behind without knowing it.
            Err(_) if self.registry.node().is_clustered() => {
                self.read_on().await?;
                let line = self.draw_line(seat, message);
                reached!(BehindInDraw, line.is_ok());
                line?
            }
            line => line?,
        };
        match line {
            Some(line) => self.append_lines(&[line], None).await,
            None => Ok(()),
        }
    }

    /// The line that a message adds to the log; nothing if it is there already.
    fn draw_line(&self, seat: Seat, message: &ClientMessage) -> Result<Option<Line>, Refusal> {
        let draw = &self.session.as_ref().ok_or(Refusal::Unavailable)?.draw;
        match message {
            ClientMessage::Commit { commitment, .. } => draw.commit(seat, commitment),
            ClientMessage::Reveal { share, .. } => draw.reveal(seat, share),
            _ => Err(Refusal::Forbidden),
        }
    }

    /// When the seats that the draw waits for are left out; `None` if it waits for nobody.
    pub(super) fn draw_deadline(&self) -> Option<Millis> {
        let session = self.session.as_ref().filter(|_| self.table.status == Status::Playing)?;
        let wait = self.registry.timings().shares.as_millis() as Millis;
        (!session.draw.is_done()).then(|| session.draw.since() + wait)
    }

    /// Goes on without the seats that did not answer. Only the holder of the lease does so.
    pub(super) async fn leave_out_late_seats(&mut self) {
        let Some(session) = &self.session else { return };
        let late = session.draw.awaited();
        let lines: Vec<Line> = late.iter().map(Line::LeaveOut).collect();
        let (phase, lease) = (session.draw.phase(), self.lease());
        match self.append_lines(&lines, lease).await {
            Ok(()) => tracing::info!(table = self.table.id, seats = late.len(), ?phase, "draw_left_out"),
            Err(error) => {
                tracing::info!(table = self.table.id, %error, "draw_append_failed");
                self.back_off();
            }
        }
    }

    /// Sends the state of the draw to every socket.
    pub(super) fn broadcast_draw(&mut self) {
        if let Some(text) = self.draw_text() {
            self.sockets.ids().into_iter().for_each(|id| self.sockets.send(id, text.clone()));
        }
    }

    /// Sends the state of the draw to one socket.
    pub(super) fn send_draw(&mut self, id: SocketId) {
        if let Some(text) = self.draw_text() {
            self.sockets.send(id, text);
        }
    }

    fn draw_text(&self) -> Option<Utf8Bytes> {
        let session = self.session.as_ref()?;
        let message = session.draw.message(self.draw_deadline().unwrap_or_default())?;
        Some(ServerMessage::Draw(message).to_text().into())
    }
}
