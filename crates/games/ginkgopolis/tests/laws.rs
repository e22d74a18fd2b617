//! The laws, for every number of players, both starts and both levels of Hal; components are counted at
//! every step.

use ginkgopolis::{Ginkgopolis, Options};
use kernel::Options as _;

fn keep(players: u8, options: &[(&str, &str)], n_games: u64) {
    let mut set = Options::default();
    options.iter().for_each(|(key, value)| set.set(key, value).unwrap());
    laws::keep::<Ginkgopolis>(players, &set, n_games, Ginkgopolis::census);
}

#[test]
fn alone_against_hal() {
    keep(1, &[], 25);
}

#[test]
fn alone_against_an_expert() {
    keep(1, &[("expert", "true")], 25);
}

#[test]
fn two_players() {
    keep(2, &[], 8);
    keep(2, &[("start", "draft")], 8);
}

#[test]
fn three_players() {
    keep(3, &[], 6);
    keep(3, &[("start", "draft")], 6);
}

#[test]
fn four_players() {
    keep(4, &[], 5);
    keep(4, &[("start", "draft")], 5);
}

#[test]
fn five_players() {
    keep(5, &[], 5);
    keep(5, &[("start", "draft")], 5);
}
