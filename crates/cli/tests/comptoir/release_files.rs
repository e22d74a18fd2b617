//! Makes the files that a release leaves behind: a data file in which people have played, and a record of each game.
//!
//! `cargo xtask release-files` keeps them in `tests/releases`; the test makes them in passing, so that the command works
//! on the day of a release. `COMPTOIR_RELEASE_PROGRAM` has them made by another program.

use std::{fs, path::Path, process::Command, time::Duration};

use serde_json::{Value, json};
use test_services::{Guest, ServerProcess, with};

use crate::run::finish;

/// The password of both people in the data file.
pub const PASSWORD: &str = "correct horse";
/// How often it is asked whether a tournament is over, and for how long.
const TOURNAMENT: (Duration, usize) = (Duration::from_millis(100), 600);

/// Where the files are to be kept: a folder for each release.
fn kept_in() -> Option<String> {
    std::env::var("COMPTOIR_RELEASE_FILES").ok()
}

fn program() -> String {
    std::env::var("COMPTOIR_RELEASE_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_comptoir").to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_files_of_a_release_can_be_made_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    let (live, made) = (folder.path().join("live"), folder.path().join("made"));
    fs::create_dir(&live).unwrap();
    fs::create_dir(&made).unwrap();
    write_data(&live, &made).await;
    write_records(&made);
    crate::releases::records_verify(&made);
    crate::releases::data_file_opens(&made);
    crate::releases::people_go_on(&made).await;
    let Some(folder) = kept_in() else { return };
    fs::create_dir(&folder).expect("a release has its files made once");
    for file in fs::read_dir(&made).unwrap().map(|it| it.unwrap().path()) {
        // Not the file with the lock, which belongs to where the data is.
        if file.extension().is_some_and(|it| it == "db" || it == "record") {
            let bytes = fs::read(&file).unwrap();
            fs::write(Path::new(&folder).join(file.file_name().unwrap()), bytes).unwrap();
        }
    }
}

/// Two people with accounts, a rated game of each kind that is over and one that runs, a club and a tournament.
async fn write_data(live: &Path, made: &Path) {
    let server = ServerProcess::start(&program(), live);
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let games = ada.get("/api/games").await.json();
    for game in games["games"].as_array().or(games.as_array()).unwrap() {
        let slug = game["slug"].as_str().unwrap();
        let over = open_table(&ada, &bob, slug).await;
        let (mut a, mut b) = (ada.follow(&over).await, bob.follow(&over).await);
        tokio::join!(a.play_on(), b.play_on());
        let running = open_table(&ada, &bob, slug).await;
        let mut socket = ada.follow(&running).await;
        socket.ask(json!({"type": "chat", "text": "good evening"})).await.ack();
        if socket.legal().is_empty() {
            continue;
        }
        let choice = socket.any_choice();
        socket.play(&choice).await.ack();
    }
    found_club_with_tournament(&ada, &bob).await;
    let (data, copy) = (live.join("data.db"), made.join("data.db"));
    run(&["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    server.kill();
}

/// A person with an account, whose login is the name in small letters.
async fn account(server: &ServerProcess, name: &str) -> Guest {
    let mut guest = Guest::named(server.address, name).await;
    guest.sign_in("/api/account", json!({"login": name.to_lowercase(), "password": PASSWORD})).await;
    guest
}

async fn open_table(ada: &Guest, bob: &Guest, game: &str) -> String {
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "easy"}]);
    let table = json!({
        "game": game, "options": {}, "seats": seats, "public": true, "clock": {"type": "none"}, "memory": true,
        "hints": false, "entropy": null, "shares": false, "rated": true,
    });
    let table = if game == "money" { with(table, "options", json!({"deals": "1"})) } else { table };
    let id = ada.make(table).await;
    // As text: an older program says less of a table than this one.
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.json();
    id
}

/// Programs before 0.3 have neither.
async fn found_club_with_tournament(ada: &Guest, bob: &Guest) {
    let club = ada.post("/api/clubs", json!({"name": "Thursdays", "about": "We play."})).await;
    if matches!(club.status, 404 | 405) {
        return;
    }
    let club = club.json();
    let token = club["invite"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    bob.post("/api/clubs/join", json!({"token": token})).await.json();
    let cup = ada.post("/api/tournaments", tournament(&club["id"])).await.json();
    let path = format!("/api/tournaments/{}", cup["info"]["id"].as_str().unwrap());
    ada.post(&format!("{path}/bots"), json!({"level": "random", "count": 4})).await.json();
    ada.post(&format!("{path}/start"), json!({})).await.json();
    for _ in 0..TOURNAMENT.1 {
        if ada.get(&path).await.json()["info"]["phase"] == "over" {
            return;
        }
        tokio::time::sleep(TOURNAMENT.0).await;
    }
    panic!("the tournament does not end: {}", ada.get(&path).await.text);
}

fn tournament(club: &Value) -> Value {
    json!({
        "name": "Thursday's cup", "game": "mint-works", "options": {}, "format": {"type": "swiss", "rounds": 2},
        "table_size": 2, "capacity": 16, "start_at": null, "starts_when_full": false, "show_up": 10, "no_show": "bot",
        "clock": {"type": "live", "seconds": 600, "increment": 5}, "bot_level": "random", "duplicate": true,
        "rated": false, "public": true, "club": club,
    })
}

/// A record of each game, which a few bots have played.
fn write_records(made: &Path) {
    for game in catalog::GAMES {
        let folder = tempfile::tempdir().unwrap();
        let record = folder.path().to_str().unwrap();
        run(&["simulate", game.slug(), "--games", "1", "--seed", "release", "--bots", "easy", "--record", record]);
        let file = fs::read_dir(folder.path()).unwrap().next().expect("a record was written").unwrap().path();
        fs::copy(file, made.join(format!("{}.record", game.slug()))).unwrap();
    }
}

/// Runs the program of the release.
fn run(words: &[&str]) {
    let run = finish(Command::new(program()).args(["--lang", "en"]).args(words), "");
    assert_eq!(run.status, 0, "{words:?}: {}{}", run.stdout, run.stderr);
}
