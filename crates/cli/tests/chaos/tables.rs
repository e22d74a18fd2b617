//! Tables, one after another, each held against its log when it is over.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use server::store::Entry;
use tokio::time::Instant;

use crate::{
    luck::Luck,
    person::Person,
    street::Street,
    tally::{Tally, one_more},
    wire::{ask, moment},
};

/// Moments that are asked for at once.
const PAGE: u64 = 100;

/// Plays games until the time is over, the last one to its end.
pub async fn play_on(street: &Street, n: u64, mut luck: Luck, until: Instant, tally: &Tally) {
    let mut cookies = Vec::new();
    for _ in 0..2 {
        let body = json!({"name": format!("Guest {n}")});
        let (_, cookie) = ask(street, &mut luck, None, "/api/guest", Some(&body)).await;
        cookies.push(cookie.expect("a guest gets a cookie"));
    }
    // Each table of these plays games of its own kind, one of them against the clock.
    let games = ["money", "money", "donnant", "mint-works", "alhambra", "ginkgopolis"];
    let game = games[n as usize % games.len()];
    let clock = n == 1;
    while Instant::now() < until {
        play_one(street, game, clock, &cookies, &mut luck, tally).await;
    }
}

async fn play_one(street: &Street, game: &str, clock: bool, cookies: &[String], luck: &mut Luck, tally: &Tally) {
    let time = if clock { json!({"type": "live", "seconds": 10, "increment": 0}) } else { json!({"type": "none"}) };
    let options = if game == "money" { json!({"deals": "2"}) } else { json!({}) };
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]);
    let new = json!({
        "game": game, "options": options, "seats": seats, "public": true, "clock": time, "memory": true,
        "hints": false, "entropy": null,
    });
    let (made, _) = ask(street, luck, Some(&cookies[0]), "/api/tables", Some(&new)).await;
    let table = made["id"].as_str().expect("a table has an id").to_owned();
    let join = json!({"seat": null, "invite": null, "entropy": null});
    ask(street, luck, Some(&cookies[1]), &format!("/api/tables/{table}/join"), Some(&join)).await;

    let mut people = Vec::new();
    for cookie in [Some(&cookies[0]), Some(&cookies[1]), None] {
        let own = Luck::new(luck.below(u64::MAX >> 33));
        people.push(Person::new(table.clone(), cookie.cloned(), clock, own));
    }
    futures_util::future::join_all(people.iter_mut().map(|it| it.play(street, tally))).await;
    one_more(&tally.games);
    until_over(street, &table, luck).await;

    let log = street.log(&table).await;
    for (n, person) in people.iter().take(2).enumerate() {
        if clock {
            // Nobody chooses: time runs out once, and a bot goes on.
            let away = format!("away {}", n + 1);
            assert_eq!(log.iter().filter(|it| it.text == away).count(), 1, "{table}: {away}");
        } else {
            hold_against_log(person, n + 1, &log, tally);
        }
    }
    for (person, eyes) in people.iter().zip(["seat-1", "seat-2", "spectator"]) {
        let moments = moments(street, &table, eyes, luck).await;
        for (version, frame) in &person.frames {
            one_more(&tally.frames);
            let told = &moments[version];
            let same = ["turn", "view", "scores"].iter().all(|key| told[key] == frame[key]);
            let silent = frame["news"].as_array().is_none_or(Vec::is_empty);
            if !same || !silent && told["news"] != frame["news"] {
                println!("{table} {eyes} {version}: shown {frame}, and the log says {told}");
                one_more(&tally.leaked);
            }
        }
    }
}

/// The result is noted a moment after the last move.
async fn until_over(street: &Street, table: &str, luck: &mut Luck) {
    loop {
        let (info, _) = ask(street, luck, None, &format!("/api/tables/{table}"), None).await;
        if info["status"] == "over" {
            return;
        }
        moment().await;
    }
}

/// What was acknowledged is in the log, once and in order, and nothing else is.
fn hold_against_log(person: &Person, seat: usize, log: &[Entry], tally: &Tally) {
    let own = format!("{seat} ");
    let lines = |it: &Entry| -> Vec<String> {
        it.text.lines().filter_map(|line| line.strip_prefix(&own)).map(str::to_owned).collect()
    };
    let kept: Vec<Vec<String>> = log.iter().map(lines).filter(|it| !it.is_empty()).collect();
    if kept == person.acknowledged {
        return;
    }
    let (mut left, mut lost) = (kept.clone(), 0);
    for actions in &person.acknowledged {
        match left.iter().position(|it| it == actions) {
            Some(n) => _ = left.remove(n),
            None => lost += 1,
        }
    }
    println!("{} seat {seat}: acknowledged {:?}, kept {kept:?}", person.table, person.acknowledged);
    (0..lost).for_each(|_| one_more(&tally.lost));
    // Too many, or in another order.
    (0..left.len().max(usize::from(lost == 0))).for_each(|_| one_more(&tally.duplicated));
}

/// What the log tells through these eyes, by version.
async fn moments(street: &Street, table: &str, eyes: &str, luck: &mut Luck) -> BTreeMap<u64, Value> {
    let (mut moments, mut from) = (BTreeMap::new(), 0);
    loop {
        let path = format!("/api/tables/{table}/moments?as={eyes}&from={from}&to={}", from + PAGE - 1);
        let (page, _) = ask(street, luck, None, &path, None).await;
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
