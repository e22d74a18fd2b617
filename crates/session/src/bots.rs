use catalog::{Level, Proposal};
use kernel::Seat;
use protocol::{Hint, HintChoice};

use crate::{GameSession, Occupant, Table};

/// The level of the bot that plays for a seat now: of its own, or in the place of a player who is away. `None` if a
/// player decides.
pub fn level_at(table: &Table, session: &GameSession, seat: Seat) -> Option<Level> {
    match &table.seats[seat.index()] {
        Occupant::Bot(level) => Some(Level::from_id(level).unwrap_or(Level::Medium)),
        _ if session.away.contains(seat) => Some(Level::Medium),
        _ => None,
    }
}

/// A proposal as clients are sent it.
pub fn hint_of(proposal: Proposal) -> Hint {
    let choices = proposal.choices.into_iter().map(|it| HintChoice { action: it.action, chance: it.chance }).collect();
    Hint { actions: proposal.actions, choices }
}
