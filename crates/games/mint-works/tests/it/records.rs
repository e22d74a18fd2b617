//! Recorded games: one for every way in which a game can end. `COMPTOIR_BLESS=1` plays them anew.

mod table;

use std::{fs, path::PathBuf};

use kernel::{Draw, Game, Observer, Turn};
use mint_works::{Action, Event, MintWorks};
use rand_core::SeedableRng;
use record::{Match, Record, Seed, replay, verify};
use table::options;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    /// Somebody has seven stars.
    Prestige,
    /// Several share the victory.
    Shared,
    /// The supply could not be filled.
    Short,
    /// Round sixty is over.
    LastRound,
    /// Rachael's supply of mints is empty.
    MintsGone,
}

#[test]
fn seven_stars_in_company() {
    check("prestige", 3, &[("advanced", "random")], Ending::Prestige);
}

#[test]
fn a_shared_victory() {
    check("shared", 2, &[], Ending::Shared);
}

#[test]
fn the_supply_runs_short() {
    check("short", 4, &[("advanced", "crowdfunder,temp-agency"), ("ages", "20,30,40,50")], Ending::Short);
}

/// Nobody builds: everybody passes but now and then.
#[test]
fn nobody_comes_to_an_end() {
    check("last-round", 2, &[("advanced", "recycler,swap-meet"), ("recycler", "buildings-too")], Ending::LastRound);
}

#[test]
fn rachael_has_all_the_mints_gone() {
    check("mints-gone", 1, &[("ai", "rachael")], Ending::MintsGone);
}

#[test]
fn the_other_opponents() {
    for ai in ["justin", "sonic", "mort"] {
        check(ai, 1, &[("ai", ai)], Ending::Prestige);
    }
}

fn check(name: &str, players: u8, pairs: &[(&str, &str)], ending: Ending) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(format!("{name}.record"));
    if std::env::var_os("COMPTOIR_BLESS").is_some() {
        fs::write(&path, find(players, pairs, ending).to_string()).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), text);
    let verdict = verify::<MintWorks>(&record).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.ended);
    assert!(ends_by(&replay::<MintWorks>(&record).unwrap(), ending));
}

fn ends_by(played: &Match<MintWorks>, ending: Ending) -> bool {
    let news: Vec<Event> = played.news(Observer::Spectator, 0).map(|(_, event)| event).collect();
    let heard = |test: fn(&Event) -> bool| news.iter().any(test);
    match ending {
        Ending::Prestige => heard(|event| matches!(event, Event::Prestige { .. })),
        Ending::Shared => played.game().winners().len() > 1,
        Ending::Short => heard(|event| matches!(event, Event::SupplyShort)),
        Ending::LastRound => heard(|event| matches!(event, Event::LastRound)),
        Ending::MintsGone => heard(|event| matches!(event, Event::MintsGone { .. })),
    }
}

fn find(players: u8, pairs: &[(&str, &str)], ending: Ending) -> Record {
    for n in 0..1_000_000 {
        let seed = Seed::from_phrase("records", n);
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(n);
        let mut played = Match::<MintWorks>::new(players, &options(pairs), seed).unwrap();
        while let Turn::Seats(seats) = played.game().turn() {
            let seat = seats.lowest().unwrap();
            let mut action = played.game().pick(seat, &mut rng);
            // Games of sixty rounds need players who would rather not.
            if ending == Ending::LastRound && rng.below(32) != 0 {
                action = Action::Pass;
            }
            if played.game().check(seat, action).is_err() {
                action = played.game().pick(seat, &mut rng);
            }
            played.play(seat, action).unwrap();
        }
        if ends_by(&played, ending) {
            return Record { seed: Some(seed), seed_hash: Some(seed.hash()), ..played.record() };
        }
    }
    panic!("no game ends by {ending:?}");
}
