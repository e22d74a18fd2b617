//! Recorded games: one for every way in which a game can end. `COMPTOIR_BLESS=1` plays them anew.

mod table;

use std::{fs, path::PathBuf};

use donnant::{Action, Donnant, Event, Options};
use kernel::{Draw, Game, Observer, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::{Match, Record, Seed, replay, verify};
use table::{deck_with, options};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    /// A ninth card was bought.
    Bought,
    /// A ninth card was drawn by joker.
    Drawn,
    /// Round 40 was played without a ninth card.
    Late,
    /// A ninth card came in round 40: no other round follows.
    LateNinth,
}

#[test]
fn a_ninth_card_is_bought() {
    check("bought", 3, &options(&[]), Ending::Bought);
}

#[test]
fn a_ninth_card_is_drawn() {
    check("drawn", 4, &options(&[("window", "B"), ("joker-card", "may-decline")]), Ending::Drawn);
}

#[test]
fn nobody_takes_a_card() {
    check("late", 2, &options(&[]), Ending::Late);
}

#[test]
fn the_ninth_card_comes_too_late() {
    check("late-ninth", 2, &options(&[("joker", "free")]), Ending::LateNinth);
}

/// The deck is part of the record.
#[test]
fn another_deck_travels_with_the_game() {
    let deck = deck_with(&["E01,green,violet,FIXED,*1 *1,PER_ADJ_COMPLETED,,9,0"]);
    check("other-deck", 2, &options(&[("deck", &deck)]), Ending::Bought);
}

fn check(name: &str, players: u8, options: &Options, ending: Ending) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(format!("{name}.record"));
    if std::env::var_os("COMPTOIR_BLESS").is_some() {
        fs::write(&path, find(players, options, ending).to_string()).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), text);
    let verdict = verify::<Donnant>(&record).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.ended);
    let played = replay::<Donnant>(&record).unwrap();
    assert_eq!((ending_of(&played), played.options()), (Some(ending), options));
}

fn ending_of(played: &Match<Donnant>) -> Option<Ending> {
    let (mut ending, mut drew) = (None, false);
    for (_, event) in played.news(Observer::Spectator, 0) {
        match event {
            Event::Drew { .. } => drew = true,
            Event::Turn { .. } => drew = false,
            Event::Ninth { .. } => ending = Some(if drew { Ending::Drawn } else { Ending::Bought }),
            Event::Late => ending = Some(if ending.is_some() { Ending::LateNinth } else { Ending::Late }),
            _ => (),
        }
    }
    ending
}

/// Random play; where it is to be late, nobody takes a card before the last round but one.
fn find(players: u8, options: &Options, ending: Ending) -> Record {
    let late = matches!(ending, Ending::Late | Ending::LateNinth);
    for n in 0..100_000 {
        let seed = Seed::from_phrase("records", n);
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut played = Match::<Donnant>::new(players, options, seed).unwrap();
        while let Turn::Seats(seats) = played.game().turn() {
            let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).unwrap();
            let view = played.game().view(Observer::Arbiter);
            let full = view.seats[seat].stall.len() >= 8;
            let refrains = late && full && (ending == Ending::Late || view.round < 40);
            let action = loop {
                let action = played.game().pick(seat, &mut rng);
                if !(refrains && matches!(action, Action::Buy(..) | Action::JokerCard(_))) {
                    break action;
                }
            };
            played.play(seat, action).unwrap();
        }
        if ending_of(&played) == Some(ending) {
            return Record { seed: Some(seed), seed_hash: Some(seed.hash()), ..played.record() };
        }
    }
    panic!("no game ends by {ending:?}");
}
