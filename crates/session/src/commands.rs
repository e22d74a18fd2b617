//! What messages of clients do to a game.

use kernel::Seat;
use protocol::{ClientMessage, Refusal};

use crate::{GameSession, Line};

/// What a message leads to. The caller appends it, and then calls [`GameSession::record_entry`].
#[derive(Clone, Debug)]
pub struct Effect {
    /// The lines of the next entry.
    pub lines: Vec<Line>,
    /// The ply before the steps of the entry, which the session has played already.
    pub since: usize,
    /// Whether the seats of the table have changed, which all are told.
    pub changes_table: bool,
}

impl GameSession {
    /// Does what a player asks for. The draw of the seed and the chat are not part of the game: for them, and for what
    /// is not allowed now, it is refused.
    ///
    /// # Errors
    /// The refusal that the client is sent; nothing has changed.
    pub fn execute(&mut self, seat: Seat, message: &ClientMessage) -> Result<Effect, Refusal> {
        let since = self.played.ply();
        match message {
            ClientMessage::Play { version, .. } | ClientMessage::Undo { version, .. }
                if !self.is_fresh(seat, *version) =>
            {
                Err(Refusal::Stale)
            }
            ClientMessage::Play { actions, .. } => {
                let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                Ok(Effect { lines: self.play(seat, &actions)?, since, changes_table: false })
            }
            ClientMessage::Undo { .. } => {
                let lines = self.undo(seat)?;
                Ok(Effect { lines, since: self.played.ply(), changes_table: false })
            }
            ClientMessage::Resign { .. } if !self.resigned.contains(seat) && self.winners().is_none() => {
                Ok(Effect { lines: vec![Line::Resign(seat)], since, changes_table: true })
            }
            ClientMessage::Return { .. } if self.away.contains(seat) && !self.resigned.contains(seat) => {
                Ok(Effect { lines: vec![Line::Return(seat)], since, changes_table: true })
            }
            _ => Err(Refusal::Forbidden),
        }
    }
}
