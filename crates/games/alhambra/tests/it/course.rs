//! The course of the game, pinned: the number of ways it may go, and one game from deal to result.

use crate::table::{Position, Table, all_but};
use alhambra::{Alhambra, Options};
use record::{Match, Seed};

/// Depth by depth, for the first decisions of dealt games and for a turn that is the last.
#[test]
fn the_tree_has_so_many_nodes() {
    let mut lines = Vec::new();
    for players in 2..=6 {
        let dealt = Match::<Alhambra>::new(players, &Options::default(), Seed::from_phrase("tree", 0)).unwrap();
        let counts: Vec<u64> = (1..=4).map(|depth| laws::count(dealt.game(), depth)).collect();
        lines.push(format!("{players} players, first turn: {counts:?}"));
    }
    let rest = all_but("P5 S6 A7 C8 T7");
    let last = Position {
        hands: &["Y2 Y3 Y5 B6", "G1 G2", "G3 O4"],
        yard: "P5 S6 A7 C8",
        row: "Y1 B2 G2 O9",
        owned: &["", "", &rest],
        before_a: Some(0),
        before_b: Some(20),
        ..Position::default()
    };
    let counts: Vec<u64> = (1..=6).map(|depth| laws::count(&Table::at(&last).game, depth)).collect();
    lines.push(format!("3 players, last buildings and scoring A: {counts:?}"));
    insta::assert_snapshot!("tree", lines.join("\n"));
}

#[test]
fn a_whole_game_goes_like_this() {
    insta::assert_snapshot!("playthrough-2", laws::playthrough::<Alhambra>(2, &Options::default(), 1));
    insta::assert_snapshot!("playthrough-4", laws::playthrough::<Alhambra>(4, &Options::default(), 1));
}
