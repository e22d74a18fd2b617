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
fn forecasts_follow_from_views() {
    (1..=5).for_each(|players| laws::forecasts::<Ginkgopolis>(players, &Options::default(), 1));
}

#[test]
fn alone_against_hal() {
    keep(1, &[], 6);
}

#[test]
fn alone_against_an_expert() {
    keep(1, &[("expert", "true")], 6);
}

#[test]
fn two_players() {
    keep(2, &[], 3);
    keep(2, &[("start", "draft")], 3);
}

#[test]
fn three_players() {
    keep(3, &[], 2);
    keep(3, &[("start", "draft")], 2);
}

#[test]
fn four_players() {
    keep(4, &[], 2);
    keep(4, &[("start", "draft")], 2);
}

#[test]
fn five_players() {
    keep(5, &[], 2);
    keep(5, &[("start", "draft")], 2);
}
