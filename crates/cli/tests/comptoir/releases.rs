//! Files that each release has written: records verify, and a data file starts, for ever. A release adds a folder to
//! `tests/releases`, as docs/releasing.md tells, and none is ever changed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tempfile::tempdir;

use crate::run::comptoir;

fn releases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases");
    let mut releases: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    releases.sort();
    assert!(!releases.is_empty());
    releases
}

#[test]
fn records_of_every_release_verify() {
    for release in releases() {
        let files = fs::read_dir(&release).unwrap().map(|it| it.unwrap().path());
        let records: Vec<PathBuf> = files.filter(|it| it.extension().is_some_and(|it| it == "record")).collect();
        assert!(records.len() >= 5, "{}", release.display());
        for record in records {
            comptoir(&["verify", record.to_str().unwrap()]).ok();
        }
    }
}

#[test]
fn data_files_of_every_release_are_brought_up_to_date() {
    for release in releases() {
        let folder = tempdir().unwrap();
        let data = folder.path().join("data.db");
        fs::copy(release.join("data.db"), &data).unwrap();
        let (data, copy) = (data.to_str().unwrap(), folder.path().join("copy.db"));
        // A backup is written by this version, and every game of it replayed.
        let told = comptoir(&["backup", copy.to_str().unwrap(), "--data", data]).ok();
        assert!(!told.contains("Tables copied: 0.") && told.contains("Faults: 0."), "{}: {told}", release.display());
        let told = comptoir(&["check", "--data", copy.to_str().unwrap()]).ok();
        assert!(told.contains("Faults: 0."), "{}: {told}", release.display());
    }
}
