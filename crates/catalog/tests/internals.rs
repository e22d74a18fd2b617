//! What no other crate sees: which decision of an analysed game is a mistake, and from where games of training start.

use catalog::{
    Mistake,
    testing::{NetSelfPlay, OpenDecision},
};
use kernel::{Game, Seat};
use mint_works::MintWorks;

fn mistake(played: &[&str], better: Option<&[&str]>) -> Option<Mistake> {
    let texts = |actions: &[&str]| actions.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
    let decision =
        OpenDecision { played: texts(played), better: better.map(texts), best: 0.5, ..OpenDecision::default() };
    decision.close(Seat::new(0))
}

#[test]
fn a_decision_is_a_mistake_where_another_one_was_better() {
    assert_eq!(mistake(&["add A", "seal"], None), None);
    let found = mistake(&["add A", "seal"], Some(&["add A", "add B", "seal"])).unwrap();
    assert_eq!(found.better, ["add A", "add B", "seal"]);
    // The cards of a bid may be added in any order.
    assert_eq!(mistake(&["add A", "add B", "seal"], Some(&["add B", "add A", "seal"])), None);
}

#[test]
fn half_of_the_games_are_those_that_are_measured() {
    let games = NetSelfPlay::<MintWorks>::new(&[2, 1, 3, 4], &[]).unwrap();
    let starts: Vec<&MintWorks> = (0..400).map(|n| games.start(n)).collect();
    assert_eq!(starts.iter().filter(|it| **it == &games.plain[0]).count(), 200);
    for it in games.plain.iter().chain(&games.varied) {
        assert!(starts.contains(&it), "{} players", it.seats().len());
    }
    let alone = starts.iter().filter(|it| it.seats().len() == 1).count();
    assert!((33..=80).contains(&alone), "{alone} games alone");
}

#[test]
fn without_other_starts_all_games_are_alike() {
    let games = NetSelfPlay {
        plain: vec![MintWorks::new(2, &<MintWorks as Game>::Options::default()).unwrap()],
        varied: Vec::new(),
    };
    assert!((0..8).all(|n| games.start(n) == &games.plain[0]));
}
