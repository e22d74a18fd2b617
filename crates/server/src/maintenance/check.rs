//! Replays every stored game.

use std::{collections::BTreeMap, fmt};

use session::GameSession;

use crate::store::{Entry, FileFault, Status, Store, StoreError, Table};

/// The number of table ids that are read at once.
pub(super) const PAGE_SIZE: u32 = 500;

/// What the store keeps about a table of a game, under the table's id.
const OF_TABLES: [&str; 4] = ["match", "seat", "chat", "analysis"];

/// The result of a check.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Report {
    /// The number of tables.
    pub tables: u64,
    /// The number of tables whose game runs.
    pub playing: u64,
    /// The number of tables whose game is over.
    pub over: u64,
    /// The number of entries in all logs.
    pub entries: u64,
    /// The ids of faulty tables, with the first fault of each.
    pub faults: Vec<(String, Fault)>,
    /// What is wrong with the file beside its tables.
    pub file_faults: Vec<FileFault>,
}

/// A fault of a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Fault {
    /// The entry with this number is missing.
    Gap(u32),
    /// The log does not replay from this entry on.
    Damaged(u32),
    /// The entry with this number is not what was written: its hash is another.
    Changed(u32),
    /// The rows of the table cannot be read.
    Unreadable,
    /// The game was started under this revision of the rules, and does not replay under the current one.
    OtherRules(u16),
    /// This program does not know the game, or the game rejects the options.
    Unknown,
    /// The log and the stored status or winners disagree.
    Result,
    /// What is stored about the table under this name, beside its log, is not what was written.
    Row(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Gap(n) => write!(f, "gap {n}"),
            Fault::Damaged(n) => write!(f, "damaged {n}"),
            Fault::Changed(n) => write!(f, "changed {n}"),
            Fault::Unreadable => f.write_str("unreadable"),
            Fault::OtherRules(revision) => write!(f, "other-rules {revision}"),
            Fault::Unknown => f.write_str("unknown"),
            Fault::Result => f.write_str("result"),
            Fault::Row(name) => write!(f, "row {name}"),
        }
    }
}

/// Replays every game, holds its log against its hashes, and compares its end with the stored result. What cannot be
/// read of one table does not hide the others.
///
/// # Errors
/// If the list of tables cannot be read, and the file does not say why.
pub async fn check(store: &dyn Store) -> Result<Report, StoreError> {
    let (mut report, mut last) = (Report::default(), String::new());
    let mut rows = BTreeMap::new();
    for fault in store.file_faults().await? {
        match fault {
            FileFault::Row { table, key } if OF_TABLES.contains(&&*table) => _ = rows.insert(key, table),
            other => report.file_faults.push(other),
        }
    }
    loop {
        let ids = match store.ids_after(&last, PAGE_SIZE).await {
            Ok(ids) => ids,
            Err(_) if !report.file_faults.is_empty() || !rows.is_empty() => Vec::new(),
            Err(error) => return Err(error),
        };
        let Some(end) = ids.last() else {
            // What is left has ids that no table has, or not any more.
            report.file_faults.extend(rows.into_iter().map(|(key, table)| FileFault::Row { table, key }));
            return Ok(report);
        };
        last.clone_from(end);
        for id in &ids {
            let fault = check_table(store, id, &mut report).await;
            // A log that fails may do so because of a setting that has changed.
            if let Some(fault) = rows.remove(id).map(Fault::Row).or(fault) {
                report.faults.push((id.clone(), fault));
            }
        }
    }
}

async fn check_table(store: &dyn Store, id: &str, report: &mut Report) -> Option<Fault> {
    let table = match store.table(id).await {
        // The table may have been deleted meanwhile.
        Ok(table) => table?,
        Err(_) => return Some(Fault::Unreadable),
    };
    report.tables += 1;
    report.playing += u64::from(table.status == Status::Playing);
    report.over += u64::from(table.status == Status::Over);
    match store.entries(id).await {
        Ok(entries) => {
            report.entries += entries.len() as u64;
            fault(&table, &entries)
        }
        Err(StoreError::Damaged(n)) => Some(Fault::Changed(n)),
        Err(_) => Some(Fault::Unreadable),
    }
}

fn fault(table: &Table, entries: &[Entry]) -> Option<Fault> {
    if let Some((n, _)) = (0..).zip(entries).find(|(n, entry)| entry.n != *n) {
        return Some(Fault::Gap(n));
    }
    if table.status == Status::Waiting {
        return (!entries.is_empty()).then_some(Fault::Result);
    }
    let Ok(mut session) = GameSession::begin(table) else { return Some(Fault::Unknown) };
    let revision = catalog::game(&table.game)?.revision();
    for entry in entries {
        if session.apply(entry).is_err() {
            let other = table.revision != revision;
            return Some(if other { Fault::OtherRules(table.revision) } else { Fault::Damaged(entry.n) });
        }
        session.played.forget_news();
    }
    // The result is stored a moment after the last entry, never before it.
    let stored = (table.status == Status::Over).then(|| table.winners.clone());
    // Tables of earlier versions count points that a bot made for somebody who was gone: in the first ones for everybody,
    // later for those whose time had run out.
    let earlier = [kernel::Seats::NONE, session.resigned].map(|it| numbers(session.best_without(it)));
    let stored = stored?;
    (session.winners().as_ref() != Some(&stored) && !earlier.contains(&stored)).then_some(Fault::Result)
}

fn numbers(seats: kernel::Seats) -> Vec<u8> {
    seats.iter().map(kernel::Seat::number).collect()
}
