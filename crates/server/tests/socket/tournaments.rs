//! Tournaments that run by themselves: rounds, people who do not come, restarts, and deals that nobody sees early.

use std::time::Duration;

use serde_json::{Value, json};
use test_services::{Guest, TestServer, with};

async fn account(server: &TestServer, login: &str) -> Guest {
    let mut guest = server.guest(login).await;
    guest.sign_in("/api/account", json!({"login": login, "password": "correct horse"})).await;
    guest
}

fn cup() -> Value {
    json!({
        "name": "Thursday cup", "game": "mint-works", "options": {}, "format": {"type": "swiss", "rounds": 3},
        "table_size": 2, "capacity": 64, "start_at": null, "starts_when_full": false,
        "clock": {"type": "live", "seconds": 600, "increment": 5}, "show_up": 10, "no_show": "bot",
        "bot_level": "random", "duplicate": false, "rated": false, "public": true,
    })
}

async fn open(organiser: &Guest, new: Value, bots: u8) -> String {
    let id = organiser.post("/api/tournaments", new).await.json()["info"]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{id}/bots");
    organiser.post(&path, json!({"level": "random", "count": bots})).await.json();
    id
}

/// The tournament, once `done` holds of it.
async fn until(who: &Guest, id: &str, done: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let tournament = who.get(&format!("/api/tournaments/{id}")).await.json();
        if done(&tournament) {
            return tournament;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it does not come to that: {}", who.get(&format!("/api/tournaments/{id}")).await.text);
}

fn is_over(tournament: &Value) -> bool {
    tournament["info"]["phase"] == "over"
}

#[tokio::test]
async fn bots_and_people_play_a_swiss_tournament_to_its_end_through_a_restart() {
    let server = TestServer::open().await;
    let (mut ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let id = open(&ada, cup(), 5).await;
    ada.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    // Bob enters and is never seen again.
    bob.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    let start = format!("/api/tournaments/{id}/start");
    assert_eq!(bob.post(&start, json!({})).await.refused(), (403, "forbidden".to_owned()));
    ada.post(&start, json!({})).await.json();
    assert_eq!(ada.post(&start, json!({})).await.refused(), (409, "started".to_owned()));
    let first = until(&ada, &id, |it| !it["your_table"].is_null() || it["info"]["rounds"] == 1).await;
    assert_eq!(first["rounds"][0]["byes"].as_array().unwrap().len(), 1, "seven entrants");
    let server = server.reopen().await;
    ada = ada.at(server.address);
    for _ in 0..3 {
        let now = until(&ada, &id, |it| !it["your_table"].is_null() || is_over(it)).await;
        if let Some(table) = now["your_table"]["id"].as_str() {
            ada.join(table).await;
            let mut client = ada.follow(table).await;
            client.play_on().await;
            until(&ada, &id, |it| it["your_table"]["id"] != table).await;
        }
    }
    let end = until(&ada, &id, is_over).await;
    assert_eq!(end["rounds"].as_array().unwrap().len(), 3);
    let points: f64 = end["standings"].as_array().unwrap().iter().map(|it| it["points"].as_f64().unwrap()).sum();
    // Three games of two and a bye in each of the first rounds; Bob is not paired after two games that he missed.
    assert!((points - 12.0).abs() < 1.1, "{points} {end}");
    let bob = end["entrants"].as_array().unwrap().iter().position(|it| it["name"] == "bob").unwrap();
    let missed: Vec<&Value> =
        end["rounds"].as_array().unwrap().iter().flat_map(|it| it["tables"].as_array().unwrap()).collect();
    let missed = missed.iter().filter(|it| it["seats"].as_array().unwrap().contains(&json!(bob)));
    assert!(missed.clone().all(|it| it["absent"] == json!([bob])), "{end}");
    let csv = ada.get(&format!("/api/tournaments/{id}/results?as=csv")).await;
    assert_eq!(csv.text.lines().count(), 8, "{}", csv.text);
    assert!(csv.text.starts_with("place,name,bot,points,opponents,wins,games,round 1,round 2,round 3"));
}

#[tokio::test]
async fn all_tables_of_a_round_have_one_deal_which_nobody_sees_before_the_round_is_over() {
    let server = TestServer::open().await;
    let (ada, eve) = (account(&server, "ada").await, account(&server, "eve").await);
    let duplicate = with(with(cup(), "duplicate", json!(true)), "show_up", json!(3600));
    let id = open(&ada, duplicate, 7).await;
    ada.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    ada.post(&format!("/api/tournaments/{id}/start"), json!({})).await.json();
    // The tables of bots are over, and Ada has not come yet: the round is open.
    let others = |it: &Value| {
        let tables = it["rounds"][0]["tables"].as_array().cloned().unwrap_or_default();
        tables.iter().filter(|it| it["points"] != json!([])).count() == 3
    };
    let now = until(&ada, &id, others).await;
    let (round, mine) = (&now["rounds"][0], now["your_table"]["id"].as_str().unwrap());
    assert_eq!((&round["closed"], &round["seed"], &now["seed"]), (&json!(false), &json!(null), &json!(null)));
    let finished: Vec<&str> = round["tables"].as_array().unwrap().iter().filter_map(|it| it["id"].as_str()).collect();
    let sealed = (409, "sealed".to_owned());
    for table in finished.iter().filter(|it| **it != mine) {
        for who in [&ada, &eve, &server.stranger()] {
            let info = who.get(&format!("/api/tables/{table}")).await.json();
            assert_eq!((&info["sealed"], &info["seed"]), (&json!(true), &json!(null)));
            assert_eq!(info["seed_hash"], round["seed_hash"], "one deal");
            for path in ["record", "analysis", "moments?as=arbiter", "moments?as=spectator", "moments?as=seat-1"] {
                assert_eq!(who.get(&format!("/api/tables/{table}/{path}")).await.refused(), sealed, "{path}");
            }
            assert_eq!(
                who.get(&format!("/api/tables/{table}/forecast?as=spectator&version=1")).await.refused(),
                sealed
            );
            assert!(who.socket(&format!("/api/tables/{table}/socket"), None).await.is_err(), "nobody watches");
        }
    }
    assert!(eve.socket(&format!("/api/tables/{mine}/socket"), None).await.is_err(), "nor waits with Ada");
    ada.join(mine).await;
    let mut client = ada.follow(mine).await;
    client.play_on().await;
    let after = until(&ada, &id, |it| it["rounds"][0]["closed"] == true).await;
    let seed = &after["rounds"][0]["seed"];
    let mut deals = Vec::new();
    for table in &finished {
        let record = eve.get(&format!("/api/tables/{table}/record")).await.text.clone();
        assert!(record.contains(seed.as_str().unwrap()), "the seed of the round: {record}");
        deals.push(
            eve.get(&format!("/api/tables/{table}/moments?as=arbiter&from=1&to=1")).await.json()["moments"][0]["view"]
                .clone(),
        );
    }
    assert!(deals.iter().all(|it| *it == deals[0]), "every table was dealt the same");
    assert_ne!(after["rounds"][1]["seed_hash"], round["seed_hash"], "another round, another deal");
}

#[tokio::test]
async fn who_may_do_what_and_how_much() {
    let server = TestServer::open().await;
    let (ada, guest) = (account(&server, "ada").await, server.guest("Guest").await);
    let refused = |code: &str, status: u16| (status, code.to_owned());
    assert_eq!(guest.post("/api/tournaments", cup()).await.refused(), refused("no-account", 403));
    for (key, value, status, code) in [
        ("name", json!(""), 422, "bad-text"),
        ("game", json!("chess"), 404, "not-found"),
        ("table_size", json!(9), 422, "bad-seats"),
        ("capacity", json!(513), 400, "bad-request"),
        ("capacity", json!(1), 400, "bad-request"),
        ("start_at", json!(1), 400, "bad-request"),
        ("show_up", json!(1), 400, "bad-request"),
        ("format", json!({"type": "swiss", "rounds": 0}), 400, "bad-request"),
        ("format", json!({"type": "arena", "minutes": 100_000}), 400, "bad-request"),
        ("bot_level", json!("genius"), 422, "bad-seats"),
        ("clock", json!({"type": "days", "days": 99}), 400, "bad-request"),
        ("clock", json!({"type": "none"}), 400, "bad-request"),
    ] {
        let answer = ada.post("/api/tournaments", with(cup(), key, value)).await.refused();
        assert_eq!(answer, refused(code, status), "{key}");
    }
    let arena = with(with(cup(), "format", json!({"type": "arena", "minutes": 5})), "duplicate", json!(true));
    assert_eq!(ada.post("/api/tournaments", arena).await.refused(), refused("bad-request", 400));
    let id = open(&ada, with(cup(), "capacity", json!(4)), 3).await;
    let enter = format!("/api/tournaments/{id}/enter");
    assert_eq!(guest.post(&enter, json!({})).await.refused(), refused("no-account", 403));
    let many = json!({"level": "random", "count": 2});
    assert_eq!(ada.post(&format!("/api/tournaments/{id}/bots"), many).await.refused(), refused("too-many", 429));
    assert_eq!(ada.post(&enter, json!({})).await.json()["you"], 3);
    let eve = account(&server, "eve").await;
    assert_eq!(eve.post(&enter, json!({})).await.refused(), refused("too-many", 429), "it is full");
    assert_eq!(eve.post(&format!("/api/tournaments/{id}/withdraw"), json!({})).await.refused().1, "forbidden");
    assert_eq!(eve.delete(&format!("/api/tournaments/{id}")).await.refused().1, "forbidden");
    for _ in 0..4 {
        open(&ada, cup(), 0).await;
    }
    assert_eq!(ada.post("/api/tournaments", cup()).await.refused(), refused("too-many", 429), "five at once");
    let private = with(cup(), "public", json!(false));
    let hidden = open(&eve, private, 0).await;
    let listed = server.stranger().get("/api/tournaments").await.text.clone();
    assert!(listed.contains(&id) && !listed.contains(&hidden));
    assert!(eve.get("/api/tournaments").await.text.contains(&hidden));
    assert_eq!(ada.delete(&format!("/api/tournaments/{id}")).await.json()["info"]["phase"], "cancelled");
    assert_eq!(ada.post(&enter, json!({})).await.refused(), refused("over", 409));
}

#[tokio::test]
async fn a_person_who_does_not_come_forfeits_and_a_deleted_one_is_withdrawn() {
    let server = TestServer::open().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let knockout = with(with(cup(), "format", json!({"type": "knockout"})), "no_show", json!("forfeit"));
    let id = open(&ada, with(knockout, "starts_when_full", json!(true)), 2).await;
    bob.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    bob.delete("/api/me").await.json();
    ada.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    ada.post(&format!("/api/tournaments/{id}/start"), json!({})).await.json();
    let end = until(&ada, &id, is_over).await;
    assert_eq!(end["entrants"][2], json!({"name": null, "level": null, "rating": null, "active": false}));
    let tables: Vec<&Value> =
        end["rounds"].as_array().unwrap().iter().flat_map(|it| it["tables"].as_array().unwrap()).collect();
    let forfeited = tables.iter().find(|it| it["absent"] == json!([3])).unwrap_or_else(|| panic!("{end}"));
    assert_eq!(forfeited["scores"], json!([]), "no game was played");
    let gone = ada.get(&format!("/api/tables/{}", forfeited["id"].as_str().unwrap())).await.refused();
    assert_eq!(gone, (404, "not-found".to_owned()));
}

/// Over days everybody is seated at once, and who gives up has no points.
#[tokio::test]
async fn a_tournament_over_days_waits_for_nobody() {
    let server = TestServer::open().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let slow = with(with(cup(), "clock", json!({"type": "days", "days": 2})), "format", json!({"type": "round-robin"}));
    let id = open(&ada, with(slow, "capacity", json!(3)), 1).await;
    for guest in [&ada, &bob] {
        guest.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    }
    ada.post(&format!("/api/tournaments/{id}/start"), json!({})).await.json();
    // Everybody plays both of the others, one game a round; Bob gives up his.
    for round in 1..=3 {
        let now = until(&ada, &id, |it| it["info"]["rounds"] == round).await;
        assert!(now["your_table"].is_null() || now["your_table"]["take_seat_by"].is_null(), "{now}");
        for (guest, resigns) in [(&bob, true), (&ada, false)] {
            let own = guest.get(&format!("/api/tournaments/{id}")).await.json();
            let Some(table) = own["your_table"]["id"].as_str().map(str::to_owned) else { continue };
            let mut client = guest.follow(&table).await;
            if resigns {
                client.ask(json!({"type": "resign"})).await.ack();
            } else {
                client.play_on().await;
            }
        }
        until(&ada, &id, |it| it["rounds"][round - 1]["closed"] == true).await;
    }
    let end = until(&ada, &id, is_over).await;
    let of = |name: &str| end["entrants"].as_array().unwrap().iter().position(|it| it["name"] == name).unwrap();
    let points = |name: &str| {
        let own = of(name);
        end["standings"].as_array().unwrap().iter().find(|it| it["entrant"] == json!(own)).unwrap()["points"].clone()
    };
    // A bye in the one round without a game.
    assert_eq!(points("bob"), json!(1.0), "{end}");
    assert!(points("ada").as_f64().unwrap() >= 2.0, "a bye, and a game that Bob gave up: {end}");
}

/// Lets a tournament have begun so much earlier. Its server has to be opened again, since it keeps what it has read.
async fn begun_earlier(server: &TestServer, id: &str, minutes: i64) {
    let address = format!("sqlite:{}", server.data().display());
    let pool = sqlx::SqlitePool::connect(&address).await.unwrap();
    let moved = sqlx::query("UPDATE tournament_event SET at = at - $1 WHERE tournament_id = $2");
    let moved = moved.bind(minutes * 60_000).bind(id).execute(&pool).await.unwrap();
    assert!(moved.rows_affected() > 0);
    pool.close().await;
}

/// In an arena those who are free are paired again, also somebody who comes later, until its time is over and the last
/// table is done.
#[tokio::test]
async fn an_arena_pairs_again_takes_latecomers_and_ends() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "ada").await;
    let arena = with(cup(), "format", json!({"type": "arena", "minutes": 5}));
    let id = open(&ada, arena, 3).await;
    ada.post(&format!("/api/tournaments/{id}/start"), json!({})).await.json();
    until(&ada, &id, |it| it["info"]["rounds"] == 1).await;
    ada.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    let now = until(&ada, &id, |it| !it["your_table"].is_null()).await;
    assert!(now["info"]["rounds"].as_u64().unwrap() >= 2, "{now}");
    let table = now["your_table"]["id"].as_str().unwrap();
    ada.join(table).await;
    ada.follow(table).await.play_on().await;
    let own = now["you"].clone();
    let games = |it: &Value| {
        let standings = it["standings"].as_array().unwrap();
        standings.iter().find(|it| it["entrant"] == own).map_or(0, |it| it["games"].as_u64().unwrap())
    };
    let after = until(&ada, &id, |it| games(it) == 1).await;
    assert_eq!(after["info"]["phase"], "running", "it goes on until its time is over");
    // Ada is paired again, and her game is under way when the time is over.
    let again = until(&ada, &id, |it| !it["your_table"].is_null()).await;
    let table = again["your_table"]["id"].as_str().unwrap();
    ada.join(table).await;
    begun_earlier(&server, &id, 6).await;
    let server = server.reopen().await;
    ada = ada.at(server.address);
    let late = ada.get(&format!("/api/tournaments/{id}")).await.json();
    assert_eq!(late["info"]["phase"], "running", "a game that has begun is played to its end");
    ada.follow(table).await.play_on().await;
    let end = until(&ada, &id, is_over).await;
    assert_eq!(games(&end), 2, "nobody is paired after the time: {end}");
    let tables = end["rounds"].as_array().unwrap().iter().flat_map(|it| it["tables"].as_array().unwrap());
    assert!(
        tables.clone().count() >= 3 && tables.clone().all(|it| it["scores"].as_array().unwrap().len() == 2),
        "{end}"
    );
    let best = end["standings"][0]["points"].as_f64().unwrap();
    assert!(end["standings"].as_array().unwrap().iter().all(|it| it["points"].as_f64().unwrap() <= best), "{end}");
    let stranger = account(&server, "bob").await;
    let refused = stranger.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.refused();
    assert_eq!(refused.0, 409, "{refused:?}");
}
