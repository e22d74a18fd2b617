//! Tables, one after another, each held against its log when it is over.

use std::collections::BTreeMap;

use protocol::{Clock, Join, Moment, NewSeat, NewTable, Status, client::Client};
use server::store::Entry;
use tokio::time::Instant;

use crate::{
    luck::Luck,
    person::{Person, agree},
    street::Street,
    tally::{Tally, one_more},
    wire::{ask, moment},
};

/// Moments that are asked for at once.
const PAGE: u32 = 100;

/// Plays games until the time is over, the last one to its end.
pub async fn play_on(street: &Street, n: u64, mut luck: Luck, until: Instant, tally: &Tally) {
    let stranger = Client::new(street.nodes[0].address());
    let mut clients = [stranger.clone(), stranger.clone(), stranger];
    for client in &mut clients[..2] {
        ask(street, &mut luck, client, async |it| it.register(&format!("Guest {n}")).await).await;
    }
    // Each table of these plays games of its own kind, one of them against the clock.
    let games = ["money", "money", "donnant", "mint-works", "alhambra", "ginkgopolis"];
    let game = games[n as usize % games.len()];
    let clock = n == 1;
    while Instant::now() < until {
        play_one(street, game, clock, &mut clients, &mut luck, tally).await;
    }
}

async fn play_one(street: &Street, game: &str, clock: bool, clients: &mut [Client; 3], luck: &mut Luck, tally: &Tally) {
    let new = NewTable {
        game: game.to_owned(),
        options: if game == "money" { [("deals".to_owned(), "2".to_owned())].into() } else { BTreeMap::new() },
        seats: vec![NewSeat::Me {}, NewSeat::Open {}, NewSeat::Bot { level: "medium".to_owned() }],
        public: true,
        clock: if clock { Clock::Live { seconds: 10, increment: 0 } } else { Clock::None },
        memory: true,
        hints: false,
        entropy: None,
    };
    let table = ask(street, luck, &mut clients[0], async |it| it.create(&new).await).await.id;
    ask(street, luck, &mut clients[1], async |it| it.join(&table, &Join::default()).await).await;

    let mut people = Vec::new();
    for client in clients.iter() {
        let own = Luck::new(luck.below(u64::MAX >> 33));
        people.push(Person::new(table.clone(), client.clone(), clock, own));
    }
    futures_util::future::join_all(people.iter_mut().map(|it| it.play(street, tally))).await;
    one_more(&tally.games);
    until_over(street, &mut clients[2], &table, luck).await;

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
        let moments = moments(street, &mut clients[2], &table, eyes, luck).await;
        for (version, frame) in &person.frames {
            one_more(&tally.frames);
            let told = &moments[version];
            if !agree(frame, told) || !frame.news.is_empty() && told.news.is_empty() {
                println!("{table} {eyes} {version}: shown {frame:?}, and the log says {told:?}");
                one_more(&tally.leaked);
            }
        }
    }
}

/// The result is noted a moment after the last move.
async fn until_over(street: &Street, client: &mut Client, table: &str, luck: &mut Luck) {
    while ask(street, luck, client, async |it| it.table(table).await).await.status != Status::Over {
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
async fn moments(
    street: &Street,
    client: &mut Client,
    table: &str,
    eyes: &str,
    luck: &mut Luck,
) -> BTreeMap<u32, Moment> {
    let (mut moments, mut from) = (BTreeMap::new(), 0);
    loop {
        let page = ask(street, luck, client, async |it| it.moments(table, eyes, from, from + PAGE - 1).await).await;
        moments.extend(page.moments.into_iter().map(|it| (it.version, it)));
        from += PAGE;
        if page.last < from {
            return moments;
        }
    }
}
