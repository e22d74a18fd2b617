//! Pages of earlier releases at a server of this build: whatever they send is read. What they are sent is held against
//! their own shapes by `web/test/releases.test.ts`.

use std::{fs, path::Path};

use serde_json::Value;

use crate::golden::written_again;

/// Kept by `cargo xtask release-files`, from 0.2.0 on.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/tests/releases");

/// Whether `new` has whatever `old` had.
fn has(new: &Value, old: &Value) -> bool {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            old.iter().all(|(key, old)| new.get(key).is_some_and(|new| has(new, old)))
        }
        (Value::Array(new), Value::Array(old)) => {
            new.len() == old.len() && new.iter().zip(old).all(|(new, old)| has(new, old))
        }
        _ => new == old,
    }
}

#[test]
fn what_pages_of_earlier_releases_send_is_read() {
    let mut seen = 0;
    for release in fs::read_dir(Path::new(FOLDER)).unwrap().map(|it| it.unwrap().path()) {
        let Ok(messages) = fs::read_to_string(release.join("messages.tsv")) else { continue };
        for line in messages.lines() {
            let (name, text) = line.split_once('\t').expect("a name and a text");
            let read = written_again(name, text).unwrap_or_else(|why| panic!("{}: {why}\n{line}", release.display()));
            let [old, new] = [text, &read].map(|it| serde_json::from_str(it).unwrap());
            assert!(has(&new, &old), "{}: {line} is read as {read}", release.display());
            seen += 1;
        }
    }
    assert!(seen >= 25, "{seen} messages");
}
