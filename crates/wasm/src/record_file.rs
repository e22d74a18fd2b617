//! The record of a game as a table to look at.

use kernel::Seat;
use protocol::Refusal;
use record::Record;
use session::{Entry, Millis, recorded_entries, recorded_level};

use crate::kept::{Kept, KeptSeat};

/// What the text of a record is kept as.
///
/// # Errors
/// If the text is no record, or breaks the rules: `detail` says what is wrong with it.
pub fn read(id: &str, text: &str, now: Millis) -> Result<Kept, Refusal> {
    let record = parse(text)?;
    let game = catalog::game(&record.game).ok_or(Refusal::NotFound)?;
    game.verify(&record).map_err(bad_record)?;
    let named = |seat: Seat| record.seats.iter().find(|(it, _)| *it == seat).map(|(_, name)| name.as_str());
    let seat = |index: usize| {
        let name = named(Seat::new(index)).unwrap_or_default();
        match recorded_level(name) {
            Some(level) => KeptSeat::Bot { level: level.to_owned() },
            None => KeptSeat::Person { name: name.to_owned() },
        }
    };
    Ok(Kept {
        id: id.to_owned(),
        game: record.game.clone(),
        revision: record.revision,
        options: record.options.iter().cloned().collect(),
        seats: (0..usize::from(record.players)).map(seat).collect(),
        memory: true,
        hints: false,
        seed: record.seed.unwrap_or(record::Seed::new([0; 32])).to_string(),
        created_at: now,
        entries: Vec::new(),
        record: Some(text.to_owned()),
    })
}

/// The log that the text of a record stands for.
pub fn entries(text: &str) -> Result<Vec<Entry>, Refusal> {
    Ok(recorded_entries(&parse(text)?, 0))
}

fn parse(text: &str) -> Result<Record, Refusal> {
    Record::parse(text).map_err(bad_record)
}

fn bad_record(why: impl std::fmt::Display) -> Refusal {
    Refusal::bad_request(why.to_string())
}
