//! The laws, for every number of players and kind of options.

use std::cell::Cell;

use kernel::Options as _;
use mint_works::{MintWorks, Options};

fn options(texts: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    texts.iter().for_each(|(key, value)| options.set(key, value).unwrap());
    options
}

fn keep(players: u8, texts: &[(&str, &str)], n_games: u64) {
    laws::keep::<MintWorks>(players, &options(texts), n_games, |game| assert_eq!(game.census(), 21));
}

#[test]
fn two_players() {
    keep(2, &[], 12);
    keep(2, &[("advanced", "random"), ("ages", "40,45")], 12);
}

#[test]
fn three_players() {
    keep(3, &[], 8);
    keep(3, &[("advanced", "recycler,swap-meet")], 8);
    keep(3, &[("advanced", "recycler,temp-agency"), ("recycler", "buildings-too")], 8);
}

#[test]
fn four_players() {
    keep(4, &[("advanced", "random"), ("recycler", "buildings-too")], 8);
    keep(4, &[("advanced", "swap-meet,temp-agency")], 8);
    keep(4, &[("advanced", "crowdfunder,temp-agency"), ("ages", "10,20,60,70")], 8);
}

#[test]
fn justin() {
    keep(1, &[("ai", "justin")], 20);
}

/// There are thirty mints, and none comes back that has left.
#[test]
fn rachael() {
    let most = Cell::new(30);
    laws::keep::<MintWorks>(1, &options(&[("ai", "rachael")]), 20, |game| {
        assert_eq!(game.census(), 21);
        let mints = game.mints_in_game();
        assert!(mints <= most.get() || mints == 30 && game.is_fresh(), "{mints} mints where there were {most:?}");
        most.set(mints);
    });
}

#[test]
fn sonic() {
    keep(1, &[("ai", "sonic")], 20);
}

#[test]
fn mort() {
    keep(1, &[("ai", "mort")], 20);
}
