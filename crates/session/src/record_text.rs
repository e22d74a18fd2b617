use kernel::Seat;
use record::Record;

use crate::{GameSession, Occupant, Table};

/// The record of a finished game, with all that may be known then.
pub fn record_of(table: &Table, session: &GameSession) -> Record {
    let (mut seats, mut entropy) = (Vec::new(), Vec::new());
    for (index, occupant) in table.seats.iter().enumerate() {
        let seat = Seat::new(index);
        match occupant {
            Occupant::Person { id, name, entropy: text } => {
                seats.push((seat, if id.is_some() { name.clone() } else { "deleted".to_owned() }));
                entropy.extend(text.iter().map(|text| (seat, text.clone())));
            }
            Occupant::Bot(level) => seats.push((seat, format!("bot {level}"))),
            Occupant::Open | Occupant::Invite { .. } => (),
        }
    }
    let (seed, seed_hash) = (Some(table.seed), Some(table.seed.hash()));
    let draw = &session.draw;
    let (shares, absent, withheld) = (draw.shares(), draw.absent(), draw.withheld());
    Record { seats, entropy, shares, absent, withheld, seed, seed_hash, ..session.played.record() }
}
