//! Recorded games: one for every way in which a game can end.

use kernel::{Game, NoOptions};
use record::Match;
use testkit::{records, toll::Toll};

fn check(name: &str, players: u8, wanted: impl Fn(&Toll) -> bool) {
    let is_wanted = |played: &Match<Toll>| wanted(played.game());
    let played = records::check::<Toll>(env!("CARGO_MANIFEST_DIR"), name, || {
        records::find::<Toll>(players, &NoOptions {}, is_wanted)
    });
    assert!(is_wanted(&played), "{name} ends as it should");
}

#[test]
fn a_winner() {
    check("one-winner", 3, |game| game.winners().len() == 1);
}

#[test]
fn a_shared_win() {
    check("shared-win", 5, |game| game.winners().len() == 2);
}
