//! `comptoir train --net`, in seconds instead of minutes.

use std::fs;

use crate::run::{comptoir, comptoir_in};
use tempfile::tempdir;

const SMALL: &[&str] =
    &["train", "mint-works", "--net", "--first-games", "30", "--games", "4", "--iterations", "8", "--folder", "nets"];

#[test]
fn a_training_goes_on_where_it_was_stopped() {
    let (at_once, in_parts) = (tempdir().unwrap(), tempdir().unwrap());
    let train = |folder: &tempfile::TempDir, rounds: &str| {
        comptoir_in(folder.path(), &[SMALL, &["--rounds", rounds]].concat(), "").ok()
    };
    let whole = train(&at_once, "3");
    assert_eq!(whole.lines().filter(|it| it.starts_with("Round ")).count(), 3, "{whole}");
    train(&in_parts, "1");
    let resumed = train(&in_parts, "3");
    assert_eq!(whole, resumed, "rounds that are done are told again");
    let file = |folder: &tempfile::TempDir, name| fs::read(folder.path().join("nets").join(name)).unwrap();
    for name in ["round-0.net", "round-2.net", "curve.svg"] {
        assert_eq!(file(&at_once, name), file(&in_parts, name), "{name}");
    }
    assert_ne!(file(&at_once, "round-0.net"), file(&at_once, "round-2.net"));

    let net = at_once.path().join("nets/round-2.net").display().to_string();
    let arena = ["--bots", "master,random", "--games", "2", "--net", &net];
    assert!(comptoir(&[&["arena", "mint-works"], &arena[..]].concat()).ok().contains("master"));
    let refused = comptoir(&[&["arena", "money", "--players", "3"], &arena[..]].concat()).refused();
    assert!(refused.contains("not a net of this game"), "{refused}");
}

#[test]
fn a_folder_of_another_game_is_refused() {
    let folder = tempdir().unwrap();
    comptoir_in(folder.path(), &[SMALL, &["--rounds", "1"]].concat(), "").ok();
    let other = ["train", "money", "--net", "--rounds", "2", "--folder", "nets"];
    let refused = comptoir_in(folder.path(), &other, "").refused();
    assert!(refused.contains("not its training"), "{refused}");
}
