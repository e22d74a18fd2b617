//! The course of the game, pinned: the number of ways it may go, and one game from deal to result.

use kernel::{Game, NoOptions};
use testkit::toll::Toll;

#[test]
fn the_tree_has_so_many_nodes() {
    let game = Toll::new(3, &NoOptions {}).unwrap();
    let counts: Vec<u64> = (1..=5).map(|depth| laws::count(&game, depth)).collect();
    insta::assert_snapshot!("tree", format!("{counts:?}"));
}

#[test]
fn a_whole_game_goes_like_this() {
    insta::assert_snapshot!("playthrough", laws::playthrough::<Toll>(3, &NoOptions {}, 1));
}
