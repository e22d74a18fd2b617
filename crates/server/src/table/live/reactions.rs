//! Signs that players make at the table. They are shown and forgotten: nothing of them is stored.

use kernel::{Observer, Seat};
use protocol::{Reaction, ReactionMessage, ServerMessage};

use super::LiveTable;
use crate::{bus::Notification, error::Refusal, store::Occupant};

impl LiveTable {
    /// Shows the sign of a player to everybody here and on other servers.
    pub(super) fn react(&mut self, observer: Observer, reaction: Reaction) -> Result<(), Refusal> {
        let Observer::Seat(seat) = observer else { return Err(Refusal::Forbidden) };
        if self.table.chat_closed {
            return Err(Refusal::Forbidden);
        }
        self.registry.publish(&Notification::Reaction(self.table.id.clone(), seat, reaction));
        self.broadcast_reaction(seat, reaction);
        Ok(())
    }

    /// Shows the sign of a player to everybody here, but for those who have blocked the player.
    pub(super) fn broadcast_reaction(&mut self, seat: Seat, reaction: Reaction) {
        let author = self.table.seats.get(seat.index()).and_then(Occupant::person).cloned();
        let text = ServerMessage::Reaction(ReactionMessage { seat: seat.number(), reaction }).to_text();
        for id in self.sockets.ids() {
            if self.sockets.hears(id, author.as_ref()) {
                self.sockets.send(id, text.clone());
            }
        }
    }
}
