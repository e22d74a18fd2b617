//! The record of a game as a table to look at.

use kernel::Seat;
use protocol::Refusal;
use record::{Mover, Record};
use session::{Entry, Line, Millis};

use crate::kept::{Kept, KeptSeat};

/// The name of a bot in a record.
const BOT: &str = "bot ";

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
        match name.strip_prefix(BOT).filter(|level| catalog::Level::from_id(level).is_some()) {
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

/// The log that a record stands for: the outcomes before the first choice, then every choice with the outcomes that
/// follow it.
pub fn entries(text: &str) -> Result<Vec<Entry>, Refusal> {
    let mut entries: Vec<Vec<Line>> = vec![Vec::new()];
    for (mover, step) in parse(text)?.steps {
        if let Mover::Seat(_) = mover {
            entries.push(Vec::new());
        }
        entries.last_mut().expect("there is a first entry").push(Line::Step(mover, step));
    }
    // A game without chance has no outcomes before its first choice.
    entries.retain(|lines| !lines.is_empty());
    let entry = |(n, lines): (u32, Vec<Line>)| Entry { n, text: Line::text(&lines), at: 0 };
    Ok((0..).zip(entries).map(entry).collect())
}

fn parse(text: &str) -> Result<Record, Refusal> {
    Record::parse(text).map_err(bad_record)
}

fn bad_record(why: impl std::fmt::Display) -> Refusal {
    Refusal::bad_request(why.to_string())
}
