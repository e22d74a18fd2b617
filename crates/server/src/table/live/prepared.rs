//! Choices that players have prepared, at a live table: how they come and go, and how they are made.

use kernel::{Observer, Seat};
use protocol::{ClientMessage, ServerMessage};
use session::{Due, Line};

use super::{LiveTable, append::AppendError};
use crate::{error::Refusal, store::Status, table::sockets::SocketId};

impl LiveTable {
    /// Takes or removes a prepared choice of a seat that waits for others.
    pub(super) async fn change_prepared(&mut self, seat: Seat, message: &ClientMessage) -> Result<(), AppendError> {
        let session = self.session.as_ref().ok_or(Refusal::Unavailable)?;
        let line = match message {
            ClientMessage::Prepare { .. } if session.to_move().contains(seat) => return Err(Refusal::Stale.into()),
            ClientMessage::Prepare { .. } if session.away.contains(seat) || session.winners().is_some() => {
                return Err(Refusal::Forbidden.into());
            }
            ClientMessage::Prepare { prepared, .. } => Some(session.prepared.prepare(seat, prepared)?),
            ClientMessage::Unprepare { .. } => session.prepared.unprepare(seat)?,
            _ => return Err(Refusal::Forbidden.into()),
        };
        match line {
            Some(line) => self.append_lines(&[line], None).await,
            None => Ok(()),
        }
    }

    /// Makes or drops one prepared choice whose turn it is. Returns whether there may be another. Only the holder of the
    /// lease does so, as for bots.
    pub(super) async fn act_prepared(&mut self) -> bool {
        let Some(lease) = self.lease().filter(|_| self.retry_at.is_none() && self.table.status == Status::Playing)
        else {
            return false;
        };
        let Some(session) = self.session.as_mut() else { return false };
        let find = |seat: Seat| match session.due_choice(seat)? {
            Due::Act { actions, stays } => Some((seat, Some((actions.to_vec(), stays)))),
            Due::Stop { .. } => Some((seat, None)),
        };
        let Some((seat, due)) = session.to_move().iter().find_map(find) else { return false };
        let since = session.played.ply();
        let played = due.and_then(|(actions, stays)| {
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            // What the rules refuse is dropped.
            session.play(seat, &actions).ok().map(|lines| (lines, stays))
        });
        let lines = match played {
            Some((steps, true)) => steps,
            Some((steps, false)) => [Line::Unprepare(seat)].into_iter().chain(steps).collect(),
            None => vec![Line::Unprepare(seat)],
        };
        match self.append_played(&lines, since, Some(lease)).await {
            Ok(()) | Err(AppendError::Conflict) => true,
            Err(error) => {
                tracing::info!(table = self.table.id, %seat, %error, "prepared_choice_failed");
                false
            }
        }
    }

    /// Tells a seat what it has prepared.
    pub(super) fn broadcast_prepared(&mut self, seat: Seat) {
        if let Some(session) = &self.session {
            let text = ServerMessage::Prepared(session.prepared.shown_to(seat)).to_text();
            self.sockets.send_to(Observer::Seat(seat), text);
        }
    }

    /// Tells a new socket what its seat has prepared, and what was dropped of it, unless it is nothing.
    pub(super) fn send_prepared(&mut self, id: SocketId) {
        let (Some(session), Some(connection)) = (&self.session, self.sockets.get(id)) else { return };
        let Observer::Seat(seat) = connection.observer else { return };
        let shown = session.prepared.shown_to(seat);
        if shown.prepared.is_some() || shown.dropped.is_some() {
            self.sockets.send(id, ServerMessage::Prepared(shown).to_text());
        }
    }
}
