//! What a client does when the seed of a game is drawn.

use kernel::Observer;
use protocol::{ClientMessage, DrawPhase, DrawState, Refusal};
use record::Share;

use crate::player::{Answer, Broken, Connection, DrawManners, Player};

impl Player {
    /// Commits this seat to a share, or shows it.
    pub async fn take_part_in_draw(&mut self, connection: &mut Connection) -> Result<(), Broken> {
        let (Observer::Seat(seat), Some(draw)) = (self.observer, self.draw.clone()) else { return Ok(()) };
        let own = &draw.seats[seat.index()];
        let rng = self.rng.clone();
        let share = *self.shares.entry(draw.round).or_insert_with(|| {
            let mut bytes = [0; 32];
            rng.fill_bytes(&mut bytes);
            Share::new(bytes)
        });
        self.next_id += 1;
        let id = self.next_id;
        let message = match (draw.phase, own.state, self.manners) {
            (DrawPhase::Commit, DrawState::Awaited, DrawManners::Honest | DrawManners::Withholds) => {
                let commitment = share.commitment(self.table.seed.hash(), seat).to_string();
                ClientMessage::Commit { id, commitment }
            }
            (DrawPhase::Reveal, DrawState::Committed, DrawManners::Honest) => {
                // After a repetition, a share that nobody has seen is still the one of the round before.
                let own = |it: &&Share| Some(it.commitment(self.table.seed.hash(), seat).to_string()) == own.commitment;
                let share = self.shares.values().find(own).expect("only this client commits this seat");
                ClientMessage::Reveal { id, share: share.to_string() }
            }
            _ => return Ok(()),
        };
        self.trace(format_args!("draws: {message:?}"));
        match self.ask(connection, id, message).await? {
            Answer::Ack => Ok(()),
            // It came too late, or to a server that has not heard of the start.
            Answer::Refused(Refusal::Forbidden | Refusal::Unavailable | Refusal::NotStarted) => Err(Broken),
            Answer::Refused(refusal) => panic!("{}: {refusal} in the draw", self.table.id),
        }
    }
}
