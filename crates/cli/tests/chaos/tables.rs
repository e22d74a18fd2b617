//! Tables, one after another, each held against its log when it is over.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use server::store::Entry;
use tokio::time::Instant;

use crate::{
    client::{ask, moment},
    counts::{Counts, increment},
    fault_rng::FaultRng,
    harness::Harness,
    player::Player,
};

/// Moments that are asked for at once.
const PAGE: u64 = 100;

/// Plays games until the time is over, the last one to its end.
pub async fn play_on(harness: &Harness, n: u64, mut rng: FaultRng, until: Instant, counts: &Counts) {
    let mut cookies = Vec::new();
    for _ in 0..2 {
        let body = json!({"name": format!("Guest {n}")});
        let (_, cookie) = ask(harness, &mut rng, None, "/api/guest", Some(&body)).await;
        cookies.push(cookie.expect("a guest gets a cookie"));
    }
    // Each table of these plays games of its own kind, one of them against the clock.
    let games = ["money", "money", "donnant", "mint-works", "alhambra", "ginkgopolis"];
    let game = games[n as usize % games.len()];
    let clock = n == 1;
    while Instant::now() < until {
        play_one(harness, game, clock, &cookies, &mut rng, counts).await;
    }
}

async fn play_one(harness: &Harness, game: &str, clock: bool, cookies: &[String], rng: &mut FaultRng, counts: &Counts) {
    let time = if clock { json!({"type": "live", "seconds": 10, "increment": 0}) } else { json!({"type": "none"}) };
    let options = if game == "money" { json!({"deals": "2"}) } else { json!({}) };
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]);
    let new = json!({
        "game": game, "options": options, "seats": seats, "public": true, "clock": time, "memory": true,
        "hints": false, "entropy": null,
    });
    let (made, _) = ask(harness, rng, Some(&cookies[0]), "/api/tables", Some(&new)).await;
    let table = made["id"].as_str().expect("a table has an id").to_owned();
    let join = json!({"seat": null, "invite": null, "entropy": null});
    ask(harness, rng, Some(&cookies[1]), &format!("/api/tables/{table}/join"), Some(&join)).await;

    let mut people = Vec::new();
    for cookie in [Some(&cookies[0]), Some(&cookies[1]), None] {
        let own = FaultRng::new(rng.below(u64::MAX >> 33));
        people.push(Player::new(table.clone(), cookie.cloned(), clock, own));
    }
    futures_util::future::join_all(people.iter_mut().map(|it| it.play(harness, counts))).await;
    increment(&counts.games);
    until_over(harness, &table, rng).await;

    let log = harness.log(&table).await;
    for (n, player) in people.iter().take(2).enumerate() {
        if clock {
            // Nobody chooses: time runs out once, and a bot goes on.
            let away = format!("away {}", n + 1);
            assert_eq!(log.iter().filter(|it| it.text == away).count(), 1, "{table}: {away}");
        } else {
            hold_against_log(player, n + 1, &log, counts);
        }
    }
    for (player, eyes) in people.iter().zip(["seat-1", "seat-2", "spectator"]) {
        let moments = moments(harness, &table, eyes, rng).await;
        for (version, frame) in &player.frames {
            increment(&counts.frames);
            let told = &moments[version];
            let same = ["turn", "view", "scores"].iter().all(|key| told[key] == frame[key]);
            let silent = frame["news"].as_array().is_none_or(Vec::is_empty);
            if !same || !silent && told["news"] != frame["news"] {
                println!("{table} {eyes} {version}: shown {frame}, and the log says {told}");
                increment(&counts.leaked);
            }
        }
    }
}

/// The result is noted a moment after the last move.
async fn until_over(harness: &Harness, table: &str, rng: &mut FaultRng) {
    loop {
        let (info, _) = ask(harness, rng, None, &format!("/api/tables/{table}"), None).await;
        if info["status"] == "over" {
            return;
        }
        moment().await;
    }
}

/// What was acknowledged is in the log, once and in order, and nothing else is.
fn hold_against_log(player: &Player, seat: usize, log: &[Entry], counts: &Counts) {
    let own = format!("{seat} ");
    let lines = |it: &Entry| -> Vec<String> {
        it.text.lines().filter_map(|line| line.strip_prefix(&own)).map(str::to_owned).collect()
    };
    let kept: Vec<Vec<String>> = log.iter().map(lines).filter(|it| !it.is_empty()).collect();
    if kept == player.acknowledged {
        return;
    }
    let (mut left, mut lost) = (kept.clone(), 0);
    for actions in &player.acknowledged {
        match left.iter().position(|it| it == actions) {
            Some(n) => _ = left.remove(n),
            None => lost += 1,
        }
    }
    println!("{} seat {seat}: acknowledged {:?}, kept {kept:?}", player.table, player.acknowledged);
    (0..lost).for_each(|_| increment(&counts.lost));
    // Too many, or in another order.
    (0..left.len().max(usize::from(lost == 0))).for_each(|_| increment(&counts.duplicated));
}

/// What the log tells through these eyes, by version.
async fn moments(harness: &Harness, table: &str, eyes: &str, rng: &mut FaultRng) -> BTreeMap<u64, Value> {
    let (mut moments, mut from) = (BTreeMap::new(), 0);
    loop {
        let path = format!("/api/tables/{table}/moments?as={eyes}&from={from}&to={}", from + PAGE - 1);
        let (page, _) = ask(harness, rng, None, &path, None).await;
        for moment in page["moments"].as_array().expect("a list") {
            let version = moment["version"].as_u64().expect("a number");
            moments.insert(version, moment.clone());
        }
        from += PAGE;
        if page["last"].as_u64().expect("a number") < from {
            return moments;
        }
    }
}
