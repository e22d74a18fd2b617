//! Tables, one after another, each held against its log when it is over.

use std::collections::BTreeMap;

use protocol::{ChatAccess, Clock, Join, Moment, NewSeat, NewTable, Status, client::Client};
use server::store::Entry;
use tokio::time::Instant;

use crate::{
    client::{ask, moment},
    counts::{Counts, increment},
    fault_rng::FaultRng,
    harness::Harness,
    player::{Player, agree},
};

/// Moments that are asked for at once.
const PAGE: u32 = 100;

/// Plays games until the time is over, the last one to its end.
pub async fn play_on(harness: &Harness, n: u64, mut rng: FaultRng, until: Instant, counts: &Counts) {
    let stranger = Client::new(harness.nodes[0].address());
    let mut clients = [stranger.clone(), stranger.clone(), stranger];
    for client in &mut clients[..2] {
        ask(harness, &mut rng, client, async |it| it.register(&format!("Guest {n}")).await).await;
    }
    // Each table of these plays games of its own kind, one of them against the clock.
    let games = ["money", "money", "donnant", "mint-works", "alhambra", "ginkgopolis"];
    let game = games[n as usize % games.len()];
    let clock = n == 1;
    while Instant::now() < until {
        play_one(harness, game, clock, &mut clients, &mut rng, counts).await;
    }
}

async fn play_one(
    harness: &Harness,
    game: &str,
    clock: bool,
    clients: &mut [Client; 3],
    rng: &mut FaultRng,
    counts: &Counts,
) {
    let new = NewTable {
        game: game.to_owned(),
        options: if game == "money" { [("deals".to_owned(), "2".to_owned())].into() } else { BTreeMap::new() },
        seats: vec![NewSeat::Me {}, NewSeat::Open {}, NewSeat::Bot { level: "medium".to_owned() }],
        public: true,
        clock: if clock { Clock::Live { seconds: 10, increment: 0 } } else { Clock::None },
        memory: true,
        hints: false,
        rated: false,
        shares: false,
        chat: ChatAccess::Everyone,
        entropy: None,
        club: None,
    };
    let table = ask(harness, rng, &mut clients[0], async |it| it.create(&new).await).await.id;
    ask(harness, rng, &mut clients[1], async |it| it.join(&table, &Join::default()).await).await;

    let mut people = Vec::new();
    for client in clients.iter() {
        let own = FaultRng::new(rng.below(u64::MAX >> 33));
        people.push(Player::new(table.clone(), client.clone(), clock, own));
    }
    futures_util::future::join_all(people.iter_mut().map(|it| it.play(harness, counts))).await;
    increment(&counts.games);
    until_over(harness, &mut clients[2], &table, rng).await;

    let log = harness.log(&table).await;
    for (n, player) in people.iter().take(2).enumerate() {
        if clock {
            // These players never choose: their time runs out once, and a bot plays for them.
            let away = format!("away {}", n + 1);
            assert_eq!(log.iter().filter(|it| it.text == away).count(), 1, "{table}: {away}");
        } else {
            hold_against_log(player, n + 1, &log, counts);
        }
    }
    for (player, eyes) in people.iter().zip(["seat-1", "seat-2", "spectator"]) {
        let moments = moments(harness, &mut clients[2], &table, eyes, rng).await;
        for (version, frame) in &player.frames {
            increment(&counts.frames);
            let told = &moments[version];
            if !agree(frame, told) || !frame.news.is_empty() && told.news.is_empty() {
                println!("{table} {eyes} {version}: shown {frame:?}, and the log says {told:?}");
                increment(&counts.leaked);
            }
        }
    }
}

/// The result is noted a moment after the last move.
async fn until_over(harness: &Harness, client: &mut Client, table: &str, rng: &mut FaultRng) {
    while ask(harness, rng, client, async |it| it.table(table).await).await.status != Status::Over {
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
async fn moments(
    harness: &Harness,
    client: &mut Client,
    table: &str,
    eyes: &str,
    rng: &mut FaultRng,
) -> BTreeMap<u32, Moment> {
    let (mut moments, mut from) = (BTreeMap::new(), 0);
    loop {
        let page = ask(harness, rng, client, async |it| it.moments(table, eyes, from, from + PAGE - 1).await).await;
        moments.extend(page.moments.into_iter().map(|it| (it.version, it)));
        from += PAGE;
        if page.last < from {
            return moments;
        }
    }
}
