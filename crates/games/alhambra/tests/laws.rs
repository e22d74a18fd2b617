//! The laws, for every number of players.

use alhambra::{Alhambra, Options};

fn keep(players: u8) {
    laws::keep::<Alhambra>(players, &Options::default(), 12, Alhambra::census);
}

#[test]
fn two_players_and_martin() {
    keep(2);
}

#[test]
fn three_players() {
    keep(3);
}

#[test]
fn four_players() {
    keep(4);
}

#[test]
fn five_players() {
    keep(5);
}

#[test]
fn six_players() {
    keep(6);
}
