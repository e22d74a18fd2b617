//! Bits that rot: whatever changes in a data file, no game is shown that was not played. The damage is named, and tables
//! that it does not touch go on.

use std::{collections::BTreeMap, fs, path::Path};

use server::{
    maintenance::{self, Fault, Report},
    store::{Chat, Entry, FileFault, Health, Logs, Occupant, Sqlite, StoreError, Tables},
    testing::{GameSession, Line},
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, sqlite::SqliteConnectOptions};
use test_services::store_contract::{NOW, add_person, new_table};

const TABLES: [&str; 3] = ["first", "second", "third"];
/// Flips in the whole file: every so many bytes one bit.
const STRIDE: usize = 607;

type Games = BTreeMap<String, Vec<Entry>>;

/// A data file with three games that three bots have played for a while.
async fn written(file: &Path) -> Games {
    let store = Sqlite::open(file).await.unwrap();
    add_person(&store, "ada", "Ada").await;
    let mut games = Games::new();
    for id in TABLES {
        let table = new_table(id, "ada", vec![Occupant::Bot("random".to_owned()); 3]);
        store.add_table(&table).await.unwrap();
        store.start(id, NOW).await.unwrap();
        let mut session = GameSession::begin(&store.table(id).await.unwrap().unwrap()).unwrap();
        let opening = session.draw_opening();
        let mut entries = vec![Entry { n: 0, text: Line::text(&opening), at: NOW }];
        session.record_entry(0, NOW, &opening, 0).unwrap();
        for n in 1..60 {
            let Some(seat) = session.to_move().iter().next() else { break };
            let (since, legal) = (session.played.ply(), session.played.legal(seat));
            let action = legal[n as usize * 7 % legal.len()].clone();
            let lines = session.play(seat, &[&action]).unwrap();
            let at = NOW + i64::from(n);
            entries.push(Entry { n, text: Line::text(&lines), at });
            session.record_entry(n, at, &lines, since).unwrap();
        }
        for entry in &entries {
            store.append(id, entry.clone(), None).await.unwrap();
        }
        let text = format!("a line of chat at the {id} table");
        let chat = Chat { n: 0, person: Some("ada".to_owned()), seat: None, name: "Ada".to_owned(), text, at: NOW };
        store.add_chat(id, &chat).await.unwrap();
        games.insert(id.to_owned(), entries);
    }
    store.close().await;
    // Whatever SQLite has not moved out of its log of writes is part of the copy.
    let whole = file.with_extension("whole");
    Sqlite::copy_file(file, &whole).await.unwrap();
    for beside in ["db", "db-wal", "db-shm", "db-lock"] {
        // Not all of them need be there.
        let _ = fs::remove_file(file.with_extension(beside));
    }
    fs::rename(whole, file).unwrap();
    games
}

/// What a check says of a file, and the logs that can be read of it.
async fn read(file: &Path) -> Result<(Report, BTreeMap<&'static str, Result<Vec<Entry>, StoreError>>), StoreError> {
    let store = Sqlite::open_read_only(file).await?;
    let report = maintenance::check(&store).await?;
    let mut logs = BTreeMap::new();
    for id in TABLES {
        logs.insert(id, store.entries(id).await);
    }
    store.close().await;
    Ok((report, logs))
}

/// What lasts for minutes or can be made again stands in the file once, as do entries, which have hashes.
const ONCE: [&str; 9] =
    ["challenge", "entry", "least_program", "link", "mail_request", "probe", "push", "quick", "_sqlx_migrations"];

/// All rows of a file that last, logs apart, each as one text.
async fn rows(file: &Path) -> Result<Vec<String>, sqlx::Error> {
    let mut file = SqliteConnectOptions::new().filename(file).read_only(true).connect().await?;
    let names = sqlx::query_scalar::<_, String>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    );
    let mut all = Vec::new();
    for table in names.fetch_all(&mut file).await? {
        if ONCE.contains(&&*table) {
            continue;
        }
        let columns = sqlx::query_scalar::<_, String>("SELECT name FROM pragma_table_info(?1) ORDER BY cid");
        let columns = columns.bind(&table).fetch_all(&mut file).await?;
        let quoted: Vec<String> = columns.iter().map(|it| format!("quote({it})")).collect();
        let row = format!("SELECT '{table} ' || {} FROM {table} NOT INDEXED ORDER BY 1", quoted.join(" || ', ' || "));
        all.extend(sqlx::query_scalar::<_, String>(AssertSqlSafe(row)).fetch_all(&mut file).await?);
    }
    file.close().await?;
    Ok(all)
}

/// How a damage shows.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
enum Shown {
    /// The file does not open.
    Refused,
    /// SQLite names a page or an index.
    File,
    /// A table is named.
    Table,
    /// Nothing, and all logs are as they were.
    Nothing,
}

/// Holds what is read of a damaged file against the truth.
async fn judge(file: &Path, games: &Games, what: &str) -> Shown {
    let Ok((report, logs)) = read(file).await else { return Shown::Refused };
    for (id, log) in &logs {
        let named = report.faults.iter().any(|(table, _)| table == id);
        match log {
            // A log that reads is what was written, or its fault is named.
            Ok(log) => assert!(
                *log == games[*id] || named || !report.file_faults.is_empty(),
                "{what}: {id} is another game, and nothing says so: {report:?}"
            ),
            Err(error) => assert!(named || !report.file_faults.is_empty(), "{what}: {id}: {error}: {report:?}"),
        }
    }
    match (report.file_faults.is_empty(), report.faults.is_empty()) {
        (false, _) => Shown::File,
        (true, false) => Shown::Table,
        (true, true) => Shown::Nothing,
    }
}

#[tokio::test]
async fn a_flipped_bit_never_makes_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("data.db"), folder.path().join("copy.db"));
    let games = written(&file).await;
    let sound = fs::read(&file).unwrap();
    assert_eq!(judge(&file, &games, "the sound file").await, Shown::Nothing);
    let all = rows(&file).await.unwrap();
    let mut shown = BTreeMap::<Shown, u32>::new();
    for place in (0..sound.len()).step_by(STRIDE) {
        let mut bytes = sound.clone();
        bytes[place] ^= 1 << (place % 8);
        fs::write(&copy, &bytes).unwrap();
        let how = judge(&copy, &games, &format!("byte {place}")).await;
        if how == Shown::Nothing {
            assert_eq!(
                rows(&copy).await.as_ref().ok(),
                Some(&all),
                "byte {place}: nothing says that a row has changed"
            );
        }
        *shown.entry(how).or_default() += 1;
    }
    eprintln!("{} flips: {shown:?}", sound.len().div_ceil(STRIDE));
    assert!(shown[&Shown::Table] > 0, "{shown:?}");
}

#[tokio::test]
async fn a_changed_entry_is_named_and_other_tables_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data.db");
    let games = written(&file).await;
    // One letter of one entry, wherever SQLite keeps it: the choice of another card replays as well as the true one.
    let text = &games["second"][30].text;
    let sound = fs::read(&file).unwrap();
    let places = (0..sound.len() - text.len()).filter(|&it| &sound[it..it + text.len()] == text.as_bytes());
    let mut found = None;
    for place in places {
        let mut bytes = sound.clone();
        bytes[place] ^= 3;
        fs::write(&file, &bytes).unwrap();
        let shown = read(&file).await.unwrap();
        // What is left of it where a page was divided is no longer part of any entry.
        if !shown.0.faults.is_empty() {
            found = Some(shown);
            break;
        }
    }
    let (report, logs) = found.expect("one of them is the entry");
    let [(table, Fault::Changed(n))] = &report.faults[..] else { panic!("{report:?}") };
    let other = games[table].iter().find(|it| it.n == *n).unwrap();
    assert!(other.text.contains(text), "the entry that was changed");
    for id in TABLES {
        match id == table {
            true => assert_eq!(logs[id], Err(StoreError::Damaged(*n))),
            false => assert_eq!(logs[id].as_ref(), Ok(&games[id]), "tables that are sound go on"),
        }
    }
    // A server that has the beginning in memory reads on behind the damage, and refuses what has it in it.
    let store = Sqlite::open_read_only(&file).await.unwrap();
    assert_eq!(store.entries_from(table, n + 2).await.map(|it| it.len()), Ok(games[table].len() - *n as usize - 2));
    assert_eq!(store.entries_from(table, *n).await, Err(StoreError::Damaged(*n)));
}

/// A name, a setting, a line of chat: whatever lasts, and is no log.
#[tokio::test]
async fn a_changed_letter_of_any_row_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("data.db"), folder.path().join("copy.db"));
    written(&file).await;
    let (sound, all) = (fs::read(&file).unwrap(), rows(&file).await.unwrap());
    let said = |report: &Report| format!("{:?} {:?}", report.faults, report.file_faults);
    for (text, name) in [
        ("Ada", r#"Row { table: "person", key: "ada" }"#),
        ("\"hints\":false", r#"("third", Row("match"))"#),
        ("a line of chat at the second table", r#"("second", Row("chat"))"#),
        ("random", r#"("first", Row("seat"))"#),
    ] {
        let places = (0..sound.len() - text.len()).filter(|&it| &sound[it..it + text.len()] == text.as_bytes());
        let mut named = Vec::new();
        for place in places {
            let mut bytes = sound.clone();
            bytes[place + 1] ^= 4;
            fs::write(&copy, &bytes).unwrap();
            let said = read(&copy).await.map_or_else(|error| error.to_string(), |it| said(&it.0));
            assert!(said != "[] []" || rows(&copy).await.unwrap() == all, "{text} at {place} is not what was written");
            named.push(said);
        }
        assert!(named.iter().any(|it| it.contains(name)), "{text}: {named:?}");
    }
}

/// A table that a migration adds gets its second copy, or a reason why not; one that it changes gets it once more.
#[tokio::test]
async fn every_row_that_lasts_stands_in_the_file_twice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data.db");
    written(&file).await;
    let mut file = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let once = sqlx::query_scalar::<_, String>(
        "SELECT t.name FROM sqlite_schema t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' \
         AND (SELECT count(*) FROM pragma_table_info(t.name)) <> \
         (SELECT count(DISTINCT name) FROM pragma_index_info(t.name || '_whole')) ORDER BY t.name",
    );
    let mut known = ONCE;
    known.sort_unstable();
    assert_eq!(once.fetch_all(&mut file).await.unwrap(), known);
}

#[tokio::test]
async fn a_missing_page_and_a_file_that_ends_early_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("data.db"), folder.path().join("copy.db"));
    let games = written(&file).await;
    let sound = fs::read(&file).unwrap();
    let page = 4096;
    let mut shown = BTreeMap::<Shown, u32>::new();
    for n in (1..sound.len() / page).step_by(3) {
        let mut bytes = sound.clone();
        bytes[n * page..(n + 1) * page].fill(0);
        fs::write(&copy, &bytes).unwrap();
        *shown.entry(judge(&copy, &games, &format!("page {n} is gone")).await).or_default() += 1;
        fs::write(&copy, &sound[..n * page]).unwrap();
        let short = judge(&copy, &games, &format!("only {n} pages are left")).await;
        assert_ne!(short, Shown::Nothing, "only {n} pages are left");
    }
    assert!(shown.get(&Shown::File).is_some_and(|it| *it > 0), "{shown:?}");
}

/// SQLite ends a log of writes where a frame is broken: what is left is what was stored until then.
#[tokio::test]
async fn a_write_ahead_log_that_ends_early_leaves_the_beginning_of_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data.db");
    let store = Sqlite::open(&file).await.unwrap();
    add_person(&store, "ada", "Ada").await;
    store.add_table(&new_table("first", "ada", vec![Occupant::Bot("random".to_owned()); 3])).await.unwrap();
    store.start("first", NOW).await.unwrap();
    let entries: Vec<Entry> = (0..40).map(|n| Entry { n, text: format!("1 take {n}"), at: NOW }).collect();
    for entry in &entries {
        store.append("first", entry.clone(), None).await.unwrap();
    }
    let wal = folder.path().join("data.db-wal");
    let (data, log) = (fs::read(&file).unwrap(), fs::read(&wal).unwrap());
    store.close().await;
    let mut lengths = Vec::new();
    for eighth in 1..=8 {
        let copy = folder.path().join(format!("copy-{eighth}.db"));
        fs::write(&copy, &data).unwrap();
        fs::write(folder.path().join(format!("copy-{eighth}.db-wal")), &log[..log.len() * eighth / 8]).unwrap();
        let Ok(store) = Sqlite::open(&copy).await else { continue };
        let Ok(left) = store.entries("first").await else { continue };
        assert_eq!(left, entries[..left.len()], "the beginning of the log, and nothing else");
        lengths.push(left.len());
        store.close().await;
    }
    assert!(lengths.is_sorted() && lengths.last() == Some(&entries.len()), "{lengths:?}");
}

/// The copy of a while ago beside the mark of the file that was here last, as where a copy is put back.
#[tokio::test]
async fn an_older_copy_in_place_of_a_data_file_is_noticed_once() {
    let folder = tempfile::tempdir().unwrap();
    let [file, older, same] = ["data.db", "older.db", "same.db"].map(|it| folder.path().join(it));
    for (name, copy) in [("Ada", &older), ("Bob", &same)] {
        let store = Sqlite::open(&file).await.unwrap();
        add_person(&store, name, name).await;
        store.close().await;
        Sqlite::copy_file(&file, copy).await.unwrap();
    }
    for copy in [&older, &same] {
        fs::copy(file.with_extension("db-lock"), copy.with_extension("db-lock")).unwrap();
    }
    let faults = async |file: &Path| Sqlite::open_read_only(file).await.unwrap().file_faults().await.unwrap();
    assert_eq!(faults(&same).await, [], "the file that was here last");
    let said = faults(&older).await;
    let [FileFault::Words(words)] = &said[..] else { panic!("{said:?}") };
    assert!(words.contains("older than the one that was here last"), "{words}");
    // A server goes on from what is there, and says it once.
    Sqlite::open(&older).await.unwrap().close().await;
    assert_eq!(faults(&older).await, []);
}

/// A process that is killed leaves the mark of a while ago beside a newer file.
#[tokio::test]
async fn a_file_that_was_not_closed_is_not_taken_for_an_older_one() {
    let folder = tempfile::tempdir().unwrap();
    let (file, killed) = (folder.path().join("data.db"), folder.path().join("killed.db"));
    let store = Sqlite::open(&file).await.unwrap();
    store.close().await;
    let store = Sqlite::open(&file).await.unwrap();
    add_person(&store, "ada", "Ada").await;
    for beside in ["db", "db-wal", "db-lock"] {
        fs::copy(file.with_extension(beside), killed.with_extension(beside)).unwrap();
    }
    let left = Sqlite::open(&killed).await.unwrap();
    assert_eq!(left.file_faults().await.unwrap(), []);
    left.close().await;
    store.close().await;
}
