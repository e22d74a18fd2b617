//! Replays every game that is kept.

use std::fmt;

use crate::{
    store::{Entry, Status, Store, StoreError, Table},
    table::Course,
};

/// Tables that are asked for at once.
const PAGE: u32 = 500;

/// What was found.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Report {
    /// Tables in all.
    pub tables: u64,
    /// Those whose game runs.
    pub playing: u64,
    /// Those whose game is over.
    pub over: u64,
    /// Entries of all logs.
    pub entries: u64,
    /// Tables with which something is wrong.
    pub faults: Vec<(String, Fault)>,
}

/// What is wrong with a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Fault {
    /// The number of an entry is missing.
    Gap(u32),
    /// The log does not replay from this entry on.
    Damaged(u32),
    /// It was begun under other rules, and does not replay under these.
    OtherRules(u16),
    /// This program does not know the game, or the game does not begin so.
    Unknown,
    /// The log ends otherwise than what was noted.
    Result,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Gap(n) => write!(f, "gap {n}"),
            Fault::Damaged(n) => write!(f, "damaged {n}"),
            Fault::OtherRules(revision) => write!(f, "other-rules {revision}"),
            Fault::Unknown => f.write_str("unknown"),
            Fault::Result => f.write_str("result"),
        }
    }
}

/// Replays every game.
pub async fn check(store: &dyn Store) -> Result<Report, StoreError> {
    let (mut report, mut last) = (Report::default(), String::new());
    loop {
        let ids = store.ids_after(&last, PAGE).await?;
        let Some(end) = ids.last() else { return Ok(report) };
        last.clone_from(end);
        for id in &ids {
            // It may have gone since.
            let Some(table) = store.table(id).await? else { continue };
            let entries = store.entries(id).await?;
            report.tables += 1;
            report.playing += u64::from(table.status == Status::Playing);
            report.over += u64::from(table.status == Status::Over);
            report.entries += entries.len() as u64;
            if let Some(fault) = fault(&table, &entries) {
                report.faults.push((id.clone(), fault));
            }
        }
    }
}

fn fault(table: &Table, entries: &[Entry]) -> Option<Fault> {
    if let Some((n, _)) = (0..).zip(entries).find(|(n, entry)| entry.n != *n) {
        return Some(Fault::Gap(n));
    }
    if table.status == Status::Waiting {
        return (!entries.is_empty()).then_some(Fault::Result);
    }
    let Ok(mut course) = Course::begin(table) else { return Some(Fault::Unknown) };
    let revision = catalog::game(&table.game)?.revision();
    for entry in entries {
        if course.apply(entry).is_err() {
            let other = table.revision != revision;
            return Some(if other { Fault::OtherRules(table.revision) } else { Fault::Damaged(entry.n) });
        }
        course.played.forget_news();
    }
    // A game that has just ended may not be noted as over yet, but never the other way round.
    let noted = (table.status == Status::Over).then(|| table.winners.clone());
    (noted.is_some() && course.winners() != noted).then_some(Fault::Result)
}
