//! The course of the game, pinned: the number of ways it may go, and one game from deal to result.

use crate::table::{Table, options};
use kernel::{Game, Observer};
use money::{Money, Phase};
use record::{Match, Seed};

/// Depth by depth, for the first decision of a dealt game and for one just before a refill.
#[test]
fn the_tree_has_so_many_nodes() {
    let mut lines = Vec::new();
    for players in 3..=5 {
        let dealt = Match::<Money>::new(players, &options(&[]), Seed::from_phrase("tree", 0)).unwrap();
        let counts: Vec<u64> = (1..=5).map(|depth| laws::count(dealt.game(), depth)).collect();
        lines.push(format!("{players} players, first bid: {counts:?}"));
    }
    let mut table = Table::new(&["EUR20a EUR60", "USD20a USD50", "JPY40 G1"], "CHF20a CHF30a", "GBP40 GBP50 GBP60");
    table.bid(1, "EUR60").bid(2, "USD50").bid(3, "G1");
    assert!(matches!(table.game.view(Observer::Arbiter).phase, Phase::Exchange { .. }));
    let counts: Vec<u64> = (1..=6).map(|depth| laws::count(&table.game, depth)).collect();
    lines.push(format!("3 players, exchange and refill: {counts:?}"));
    insta::assert_snapshot!("tree", lines.join("\n"));
}

#[test]
fn a_whole_game_goes_like_this() {
    let options = options(&[("deals", "1")]);
    insta::assert_snapshot!("playthrough-3", laws::playthrough::<Money>(3, &options, 1));
    insta::assert_snapshot!("playthrough-5", laws::playthrough::<Money>(5, &options, 1));
}
