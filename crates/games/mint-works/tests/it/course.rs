//! The course of the game, pinned: the number of ways it may go, and whole games with their choices.

use crate::table::{Table, options};
use mint_works::MintWorks;
use record::{Match, Seed};

/// Depth by depth, for the first decision of a fresh game and for a rich position with all that can be
/// chosen.
#[test]
fn the_tree_has_so_many_nodes() {
    let mut lines = Vec::new();
    for players in 2..=4 {
        let dealt = Match::<MintWorks>::new(players, &options(&[]), Seed::from_phrase("tree", 0)).unwrap();
        let counts: Vec<u64> = (1..=6).map(|depth| laws::count(dealt.game(), depth)).collect();
        lines.push(format!("{players} players, first turn: {counts:?}"));
    }
    for ai in mint_works::Ai::CODES {
        let dealt = Match::<MintWorks>::new(1, &options(&[("ai", ai)]), Seed::from_phrase("tree", 0)).unwrap();
        let counts: Vec<u64> = (1..=5).map(|depth| laws::count(dealt.game(), depth)).collect();
        lines.push(format!("against {ai}, first turn: {counts:?}"));
    }
    for advanced in ["crowdfunder,recycler", "recycler,swap-meet", "swap-meet,temp-agency"] {
        let pairs = [("advanced", advanced), ("recycler", "buildings-too")];
        let quarters = ["4 mine / truck lotto", "3 / co-op", "2 windmill / wholesaler"];
        let table = Table::with(&pairs, &quarters, "statue vault plant", |_| ());
        let counts: Vec<u64> = (1..=4).map(|depth| laws::count(&table.game, depth)).collect();
        lines.push(format!("3 players, {advanced}: {counts:?}"));
    }
    insta::assert_snapshot!("tree", lines.join("\n"));
}

#[test]
fn a_whole_game_goes_like_this() {
    let advanced = options(&[("advanced", "swap-meet,temp-agency")]);
    insta::assert_snapshot!("playthrough-3", laws::playthrough::<MintWorks>(3, &advanced, 1));
    insta::assert_snapshot!("playthrough-sonic", laws::playthrough::<MintWorks>(1, &options(&[("ai", "sonic")]), 1));
}
