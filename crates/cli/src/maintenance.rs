//! `comptoir backup`, `restore`, `check`, `migrate` and `ratings`: the maintenance of a data file or database.

use std::io::Write;

use server::{
    Config,
    maintenance::{self, CopyError, Fault, Report},
    store::{FileFault, StoreError},
};
use words::Words;

use crate::{
    args::{Backup, Kept},
    fail::Fail,
    maintenance_args::{Migrate, Ratings},
    out::Out,
    stats,
};

/// Copies all data into a new data file.
pub fn backup(args: &Backup, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    run(async { maintenance::backup(&address(&args.kept), &args.file).await.map_err(Fail::Copy) })?;
    let copy = format!("sqlite:{}", args.file.display());
    done(&run(replayed(&copy))?, "backup-done", words, out)
}

/// Copies a backup into an empty store.
pub fn restore(args: &Backup, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let to = address(&args.kept);
    run(async { maintenance::restore(&args.file, &to).await.map_err(Fail::Copy) })?;
    done(&run(replayed(&to))?, "restore-done", words, out)
}

/// Copies all data from one store to another.
pub fn migrate(args: &Migrate, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    run(async { maintenance::migrate(&args.from, &args.to).await.map_err(Fail::Copy) })?;
    done(&run(replayed(&args.to))?, "migrate-done", words, out)
}

/// Replays every game and reports faults.
pub fn check(args: &Kept, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    done(&run(checked(&address(args)))?, "check-done", words, out)
}

/// Computes all results and ratings again from the logs.
pub fn ratings(args: &Ratings, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let rebuilt = run(async {
        let store = server::open(&existing(&address(&args.kept))?).await.map_err(Fail::Kept)?;
        let rebuilt = maintenance::rebuild_ratings(&*store).await.map_err(Fail::Kept)?;
        store.close().await;
        Ok(rebuilt)
    })?;
    for table in &rebuilt.skipped {
        out.say(&format!("{table}: {}", words.say("ratings-skipped", &[])))?;
    }
    let number = |n: u64| stats::grouped(n as f64);
    let figures = [("games", number(rebuilt.games).into()), ("rated", number(rebuilt.rated).into())];
    out.say(&words.say("ratings-done", &figures))?;
    Ok(out.flush()?)
}

/// An address where there is something already: a misspelt name of a file shall not make a new one.
fn existing(address: &str) -> Result<String, Fail> {
    match address.strip_prefix("sqlite:") {
        Some(file) if !std::path::Path::new(file).is_file() => {
            Err(Fail::Kept(StoreError::Unavailable(CopyError::Missing(file.into()).to_string())))
        }
        _ => Ok(address.to_owned()),
    }
}

fn address(kept: &Kept) -> String {
    let config = Config::default();
    Config { data: kept.data.clone().unwrap_or(config.data), database: kept.database.clone(), ..Config::default() }
        .database()
}

fn run<T>(work: impl Future<Output = Result<T, Fail>>) -> Result<T, Fail> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Fail::System)?.block_on(work)
}

/// Replays every game of a copy that was just made.
async fn replayed(address: &str) -> Result<Report, Fail> {
    let store = server::open(address).await.map_err(Fail::Kept)?;
    let report = maintenance::check(&*store).await.map_err(Fail::Kept)?;
    store.close().await;
    Ok(report)
}

/// Replays every game without a change to the store. A server may use it meanwhile.
async fn checked(address: &str) -> Result<Report, Fail> {
    let store = server::open_read_only(&existing(address)?).await.map_err(Fail::Kept)?;
    maintenance::check(&*store).await.map_err(Fail::Kept)
}

/// Prints the faults, and the numbers of what was replayed.
fn done(report: &Report, id: &str, words: &Words, out: &mut Out) -> Result<(), Fail> {
    for fault in &report.file_faults {
        let text = match fault {
            FileFault::Words(fault) => words.say("check-file", &[("fault", fault.as_str().into())]),
            FileFault::Row { table, key } => {
                words.say("check-row", &[("name", table.as_str().into()), ("key", key.as_str().into())])
            }
        };
        out.say(&text)?;
    }
    for (table, fault) in &report.faults {
        let (id, n) = match fault {
            Fault::Gap(n) => ("check-gap", *n),
            Fault::Damaged(n) => ("check-damaged", *n),
            Fault::Changed(n) => ("check-changed", *n),
            Fault::Unreadable => ("check-unreadable", 0),
            Fault::OtherRules(revision) => ("check-other-rules", u32::from(*revision)),
            Fault::Unknown => ("check-unknown", 0),
            Fault::Result => ("check-result", 0),
            Fault::Row(_) => ("check-table-row", 0),
        };
        let name = if let Fault::Row(name) = fault { name.as_str() } else { "" };
        out.say(&format!("{table}: {}", words.say(id, &[("n", n.into()), ("name", name.into())])))?;
    }
    let number = |n: u64| stats::grouped(n as f64);
    let figures = [
        ("tables", number(report.tables).into()),
        ("playing", number(report.playing).into()),
        ("over", number(report.over).into()),
        ("entries", number(report.entries).into()),
        ("faults", number((report.faults.len() + report.file_faults.len()) as u64).into()),
    ];
    out.say(&words.say(id, &figures))?;
    out.flush()?;
    if report.faults.is_empty() && report.file_faults.is_empty() { Ok(()) } else { Err(Fail::Unsound) }
}
