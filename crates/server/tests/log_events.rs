//! The list of log events in `docs/operations.md` is complete, and names no event that does not exist.

use std::{collections::BTreeSet, fs, path::Path};

/// The event names of all calls of `tracing` macros below a folder.
fn events_in_code(folder: &Path, events: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            events_in_code(&path, events);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            for call in text.split("tracing::").skip(1) {
                let Some((level, arguments)) = call.split_once("!(") else { continue };
                if ["error", "warn", "info", "debug"].contains(&level) {
                    // The message is the last argument.
                    let name = arguments.split("\")").next().and_then(|it| it.rsplit('"').next()).unwrap();
                    let is_name = name.chars().all(|it| it.is_ascii_lowercase() || it == '_');
                    assert!(is_name, "{}: `{name}` is no event name", path.display());
                    events.insert(name.to_owned());
                }
            }
        }
    }
}

/// The event names in the first column of the table below `## Log events`.
fn events_in_docs(page: &str) -> BTreeSet<String> {
    let section = page.split_once("\n## Log events\n").expect("the page has a section of log events").1;
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter(|it| it.starts_with("| `"));
    let names = rows.flat_map(|row| row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2));
    names.map(str::to_owned).collect()
}

#[test]
fn every_log_event_is_documented() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut events = BTreeSet::new();
    events_in_code(&root.join("src"), &mut events);
    assert!(events.contains("lease_lost") && events.len() > 20, "{events:?}");
    let page = fs::read_to_string(root.join("../../docs/operations.md")).unwrap();
    assert_eq!(events, events_in_docs(&page));
}
