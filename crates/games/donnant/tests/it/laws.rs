//! The laws, for every number of players and kind of options.

use donnant::{Donnant, Options};
use kernel::Options as _;

fn keep(players: u8, options: &[(&str, &str)], n_games: u64) {
    let mut set = Options::default();
    options.iter().for_each(|(key, value)| set.set(key, value).unwrap());
    laws::keep::<Donnant>(players, &set, n_games, Donnant::census);
}

/// Our deck with other colours, other bonuses used less often, and three fixed numbers on every card
/// that had fixed numbers.
fn other_deck() -> String {
    let ours = include_str!("../../data/cards.csv").trim_end();
    let other = |line: &str| {
        let line = line.replace("PIP_PLUS_MINUS_1,,0,3", "EXTRA_REJECTED_DIE,,0,9");
        line.replace(",orange,", ",green,").replace("ONE_DIE_CHEAPER,,0,3", "ONE_DIE_CHEAPER,,0,5")
    };
    ours.lines().map(other).collect::<Vec<_>>().join(";")
}

#[test]
fn forecasts_follow_from_views() {
    (2..=4).for_each(|players| laws::forecasts::<Donnant>(players, &Options::default(), 1));
}

#[test]
fn two_players() {
    keep(2, &[], 4);
}

#[test]
fn three_players() {
    keep(3, &[("window", "B")], 3);
}

#[test]
fn four_players() {
    keep(4, &[("joker", "free")], 2);
}

#[test]
fn cards_that_may_be_declined() {
    keep(2, &[("joker-card", "may-decline"), ("joker", "free")], 3);
    keep(4, &[("joker-card", "may-decline"), ("window", "B")], 2);
}

#[test]
fn another_deck() {
    keep(3, &[("deck", &other_deck()), ("window", "B"), ("joker-card", "may-decline")], 2);
}
