//! Files that each release has written: records verify, a data file starts, and its people go on, for ever. A release
//! adds a folder to `tests/releases` by `cargo xtask release-files`, and none is ever changed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use tempfile::tempdir;
use test_services::{Guest, ServerProcess};

use crate::{release_files::PASSWORD, run::comptoir};

/// Its data file was made by hand, with people who have no accounts.
const WITHOUT_ACCOUNTS: &str = "0.1.0";

fn releases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases");
    let mut releases: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    releases.sort();
    assert!(releases.len() >= 2);
    releases
}

#[test]
fn records_of_every_release_verify() {
    releases().iter().for_each(|it| records_verify(it));
}

#[test]
fn data_files_of_every_release_are_brought_up_to_date() {
    releases().iter().for_each(|it| data_file_opens(it));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_of_every_release_find_their_games_and_play_on() {
    for release in releases().iter().filter(|it| !it.ends_with(WITHOUT_ACCOUNTS)) {
        people_go_on(release).await;
    }
}

pub fn records_verify(release: &Path) {
    let files = fs::read_dir(release).unwrap().map(|it| it.unwrap().path());
    let records: Vec<PathBuf> = files.filter(|it| it.extension().is_some_and(|it| it == "record")).collect();
    assert!(records.len() >= 5, "{}", release.display());
    for record in records {
        comptoir(&["verify", record.to_str().unwrap()]).ok();
    }
}

pub fn data_file_opens(release: &Path) {
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

/// Both people sign in with the password of then, see the games that they have finished, and finish those that run.
pub async fn people_go_on(release: &Path) {
    let name = release.display();
    let folder = tempdir().unwrap();
    fs::copy(release.join("data.db"), folder.path().join("data.db")).unwrap();
    let server = ServerProcess::start(env!("CARGO_BIN_EXE_comptoir"), folder.path());
    let (ada, bob) = (signed_in(&server, "ada").await, signed_in(&server, "bob").await);
    let finished = |past: Value| past["games"].as_array().unwrap().len();
    let before = finished(ada.get("/api/me/games").await.json());
    assert!(before >= 5, "{name}: one finished game of each kind");
    let mine = ada.get("/api/me/tables").await.json();
    let running: Vec<&Value> =
        mine["tables"].as_array().unwrap().iter().filter(|it| it["status"] == "playing").collect();
    assert!(running.len() >= 5, "{name}: one running game of each kind");
    for table in &running {
        let id = table["id"].as_str().unwrap();
        let (mut a, mut b) = (ada.follow(id).await, bob.follow(id).await);
        tokio::join!(a.play_on(), b.play_on());
        assert_eq!(a.chats[0]["text"], "good evening", "{name}: {id}");
        a.until(|it| it.table["status"] == "over").await;
    }
    assert_eq!(finished(ada.get("/api/me/games").await.json()), before + running.len(), "{name}");
    server.kill();
}

async fn signed_in(server: &ServerProcess, login: &str) -> Guest {
    let mut guest = Guest::stranger(server.address);
    guest.sign_in("/api/login", json!({"login": login, "password": PASSWORD})).await;
    guest
}
