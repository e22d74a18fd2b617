//! The record of a finished game as the log of a table, to be looked at like any other.

use record::{Mover, Record};

use crate::{Entry, Line, Millis};

/// The name of a bot in a record, before its level.
const BOT: &str = "bot ";

/// The level of the bot that a record names so; `None` for a person.
pub fn recorded_level(name: &str) -> Option<&str> {
    name.strip_prefix(BOT).filter(|level| catalog::Level::from_id(level).is_some())
}

/// The log that a record stands for, all of it added `at` once: the outcomes before the first choice, then every choice
/// with the outcomes that follow it.
pub fn recorded_entries(record: &Record, at: Millis) -> Vec<Entry> {
    let mut entries: Vec<Vec<Line>> = vec![Vec::new()];
    for (mover, step) in &record.steps {
        if let Mover::Seat(_) = mover {
            entries.push(Vec::new());
        }
        entries.last_mut().expect("there is a first entry").push(Line::Step(*mover, step.clone()));
    }
    // A game without chance has no outcomes before its first choice.
    entries.retain(|lines| !lines.is_empty());
    let entry = |(n, lines): (u32, Vec<Line>)| Entry { n, text: Line::text(&lines), at };
    (0..).zip(entries).map(entry).collect()
}
