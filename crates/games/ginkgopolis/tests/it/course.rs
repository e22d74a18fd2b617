//! The course of the game, pinned: the number of ways it may go, the order of choices, and whole games.

use crate::table::{Table, build, options, tiles};
use ginkgopolis::Ginkgopolis;
use kernel::Game;
use record::{Match, Seed};

/// Depth by depth, from the first choice on, and around the things that seldom happen.
#[test]
fn the_tree_has_so_many_nodes() {
    let mut lines = Vec::new();
    let mut count = |name: &str, game: &Ginkgopolis, depth: u32| {
        let counts: Vec<u64> = (1..=depth).map(|depth| laws::count(game, depth)).collect();
        lines.push(format!("{name}: {counts:?}"));
    };
    for players in 1..=5 {
        let dealt = Match::<Ginkgopolis>::new(players, &options(&[]), Seed::from_phrase("tree", 0)).unwrap();
        count(&format!("{players} players, first choice"), dealt.game(), 3);
    }
    let draft = Match::<Ginkgopolis>::new(3, &options(&[("start", "draft")]), Seed::from_phrase("tree", 0)).unwrap();
    count("3 players, draft", draft.game(), 5);
    let mut rare = rare_token();
    count("rare token", &rare.game, 4);
    rare.play(1, "token A push forward");
    let mut table = running_out();
    table.nature("tile R20");
    count("tiles are returned", &table.game, 5);
    insta::assert_snapshot!("tree", lines.join("\n"));
}

/// The order never changes: seeds and bots depend on it.
#[test]
fn choices_come_in_this_order() {
    let mut lines = Vec::new();
    let mut list = |table: &Table, number: u8| {
        lines.push(format!("{}\n  {}", table.game.turn_name(), table.legal(number).join("\n  ")));
    };
    let mut table = Table::new(&["A R1 B1 Y1", "C R2 B2 Y2"], &["R4 B4 Y4", ""]);
    list(&table, 1);
    table.play(1, "play A R4").play(2, "play C").nature("reveal");
    list(&table, 1);
    table.play(1, "token A -1 3");
    list(&table, 2);
    list(&rare_token(), 1);
    let mut table = running_out();
    table.nature("tile R20");
    list(&table, 2);
    let draft = Match::<Ginkgopolis>::new(3, &options(&[("start", "draft")]), Seed::from_phrase("tree", 0)).unwrap();
    list(&Table { game: draft.game().clone(), news: Vec::new() }, 1);
    insta::assert_snapshot!("order", lines.join("\n"));
}

#[test]
fn whole_games_go_like_this() {
    insta::assert_snapshot!("playthrough-1", laws::playthrough::<Ginkgopolis>(1, &options(&[("expert", "true")]), 1));
    insta::assert_snapshot!("playthrough-3", laws::playthrough::<Ginkgopolis>(3, &options(&[("start", "draft")]), 1));
}

/// Nothing is free around the tile, and nothing between the letters before and after.
fn rare_token() -> Table {
    let mut table = Table::with(&["A R1 B1 Y1", "C R2 B2 Y2"], &["R4", ""], |view| {
        crate::table::put(view, &[("L", [-2, 2]), ("B", [-1, 3])]);
        build(view, &["R5 0 2 1 2"]);
    });
    table.play(1, "play A R4").play(2, "play Y2").nature("reveal");
    table
}

/// The last tile is about to be taken.
fn running_out() -> Table {
    let mut table = Table::with(&["B7 A B C", "D R2 B2 Y2"], &["Y10", "Y11 Y12 Y13"], |view| {
        build(view, &["B7 0 2 3 2"]);
        view.supply = Some(tiles("R20"));
    });
    table.play(1, "play B7").play(2, "play Y2").nature("reveal");
    table
}

trait TurnName {
    fn turn_name(&self) -> String;
}

impl TurnName for Ginkgopolis {
    fn turn_name(&self) -> String {
        format!("{:?}", self.view(kernel::Observer::Spectator).phase)
    }
}
