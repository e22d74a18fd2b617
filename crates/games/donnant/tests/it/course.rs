//! The course of the game, pinned: the number of ways it may go, and games from deal to result.

use crate::table::{Table, options};
use donnant::Donnant;
use record::{Match, Seed};

/// Depth by depth, for the first choices, a first roll, a window, a purchase and a joker.
#[test]
fn the_tree_has_so_many_nodes() {
    let mut lines = Vec::new();
    let mut count = |what: &str, game: &Donnant, depth: u32| {
        let counts: Vec<u64> = (1..=depth).map(|depth| laws::count(game, depth)).collect();
        lines.push(format!("{what}: {counts:?}"));
    };
    for players in 2..=4 {
        let dealt = Match::<Donnant>::new(players, &options(&[]), Seed::from_phrase("tree", 0)).unwrap();
        count(&format!("{players} players, set-up"), dealt.game(), 4);
    }
    let mut table = Table::new(&["E13 B01!", "B05! E24 E03", "B09! E02 E17"]);
    count("first roll", &table.game, 5);
    table.roll("14146");
    count("rolling on", &table.game, 3);
    table.play(1, "reroll YOV");
    count("window", &table.game, 4);
    let table = Table::third_roll(&["B01! B05! B17! E24 / E10", "E13"], "44461");
    count("acting", &table.game, 3);
    let table =
        Table::third_roll_with(&[("joker", "free"), ("joker-card", "may-decline")], &["B01! E24 E17", "E13"], "12346");
    count("joker", &table.game, 4);
    insta::assert_snapshot!("tree", lines.join("\n"));
}

#[test]
fn a_whole_game_goes_like_this() {
    let options = |pairs| options(pairs);
    insta::assert_snapshot!("playthrough-2", laws::playthrough::<Donnant>(2, &options(&[]), 1));
    let all = [("window", "B"), ("joker", "free"), ("joker-card", "may-decline")];
    insta::assert_snapshot!("playthrough-4", laws::playthrough::<Donnant>(4, &options(&all), 1));
}
