//! Recorded games: one for every way in which a deal can end. `COMPTOIR_BLESS=1` plays them anew.

mod table;

use std::{fs, path::PathBuf};

use kernel::{Draw, Game, Observer, Turn};
use money::{Event, Money};
use rand_core::SeedableRng;
use record::{Match, Record, Seed, replay, verify};
use table::options;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    /// The last card of the pile filled the last gap.
    Exact,
    /// The pile did not suffice for all gaps.
    Short,
    /// No card was drawn for three rounds.
    Standstill,
}

#[test]
fn the_pile_comes_out_exactly() {
    check("pile-exact", 4, Ending::Exact);
}

#[test]
fn the_pile_runs_short() {
    check("pile-short", 5, Ending::Short);
}

#[test]
fn nobody_draws_any_more() {
    check("standstill", 3, Ending::Standstill);
}

fn check(name: &str, players: u8, ending: Ending) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(format!("{name}.record"));
    if std::env::var_os("COMPTOIR_BLESS").is_some() {
        fs::write(&path, find(players, ending).to_string()).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), text);
    let verdict = verify::<Money>(&record).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.ended);
    assert_eq!(ending_of(&replay::<Money>(&record).unwrap()), Some(ending));
}

/// How the last deal of a finished match came to its last round.
fn ending_of(played: &Match<Money>) -> Option<Ending> {
    let mut ending = None;
    let mut news = played.news(Observer::Spectator, 0).map(|(_, event)| event).peekable();
    while let Some(event) = news.next() {
        match (event, news.peek()) {
            (Event::Standstill, _) => ending = Some(Ending::Standstill),
            (Event::LastRound, Some(Event::Round { right, left, .. })) => {
                let full = right.len() >= 4 && left.len() >= 4;
                ending = Some(if full { Ending::Exact } else { Ending::Short });
            }
            _ => (),
        }
    }
    ending
}

fn find(players: u8, ending: Ending) -> Record {
    let options = options(&[("deals", "1")]);
    for n in 0..1_000_000 {
        let seed = Seed::from_phrase("records", n);
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(n);
        let mut played = Match::<Money>::new(players, &options, seed).unwrap();
        while let Turn::Seats(seats) = played.game().turn() {
            let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).unwrap();
            let action = played.game().pick(seat, &mut rng);
            played.play(seat, action).unwrap();
        }
        if ending_of(&played) == Some(ending) {
            return Record { seed: Some(seed), seed_hash: Some(seed.hash()), ..played.record() };
        }
    }
    panic!("no game ends by {ending:?}");
}
