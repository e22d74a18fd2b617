//! Playing through plain prompts, as a script or a pipe does.

use std::{fs, path::Path};

use crate::run::comptoir_in;
use tempfile::tempdir;

fn play(folder: &Path, args: &[&str], input: &str) -> String {
    comptoir_in(folder, &[&["play", "money", "--seed", "5"], args].concat(), input).ok()
}

#[test]
fn a_whole_game_in_french_against_three_medium_bots() {
    let folder = tempdir().unwrap();
    // Some card, perhaps another, the bid; then the second of what can be exchanged. What does not fit is
    // refused and asked again.
    let input = "2\n3\n1\n2\n".repeat(400);
    let args = ["--lang", "fr", "--bots", "medium", "--name", "Zoé", "--record", "zoe.record"];
    let text = play(folder.path(), &args, &input);
    for part in [
        "Vous commencez avec ",
        "Manche 1 sur 3, tour 1 · Mises",
        "Moyen 4 a validé sa mise.",
        "À vous de jouer.\n  1  Valider la mise  [seal]",
        "Vous misez ",
        "Prendre la rangée de gauche  [row left]",
        "Manche 3\u{a0}: vous marquez ",
        "Total",
        "Partie enregistrée\u{a0}: zoe.record\n",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(text.contains("gagne.") || text.contains("Vous gagnez.") || text.contains("Victoire partagée"), "{text}");
    let record = fs::read_to_string(folder.path().join("zoe.record")).unwrap();
    assert!(record.contains("\nseat 1 Zoé\nseat 2 Moyen 2\n"), "{record}");
    let verdict = comptoir_in(folder.path(), &["verify", "zoe.record"], "").ok();
    assert_eq!(verdict.lines().filter(|it| it.starts_with('✓')).count(), 4, "{verdict}");
    assert!(verdict.contains("Zoé"));
}

#[test]
fn moves_by_number_by_notation_and_taken_back() {
    let folder = tempdir().unwrap();
    let first = play(folder.path(), &[], "");
    let card = |n: &str| {
        let line = first.lines().find(|it| it.trim_start().starts_with(&format!("{n}  "))).unwrap();
        line.split('[').nth(1).unwrap().trim_end_matches(']').to_owned()
    };
    let (one, two) = (card("2"), card("3"));
    let code = |action: &str| action.strip_prefix("add ").unwrap().to_owned();
    let input = format!("undo\n2\n{two}\nundo\nundo\nundo\n{two}, {one}, seal\n{one}, {two}, seal\n");
    let text = play(folder.path(), &[], &input);
    assert_eq!(text.matches("There is nothing to undo yet.").count(), 2, "{text}");
    assert!(text.contains("\nbid "), "the bid in the making is shown: {text}");
    assert!(text.contains("> Choice no. 2: "), "cards out of order are refused whole: {text}");
    assert!(text.contains("You bid ") || text.contains("\nbid "), "{text}");
    let record = fs::read_to_string(folder.path().join("comptoir-money-4c90c35b0ae6-2.record")).unwrap();
    let own: Vec<&str> = record.lines().filter(|it| it.starts_with("1 ")).take(3).collect();
    assert_eq!(own, [format!("1 add {}", code(&one)), format!("1 add {}", code(&two)), "1 seal".to_owned()]);
}

#[test]
fn everything_else_that_may_be_typed() {
    let folder = tempdir().unwrap();
    let input = "help\nlog\n\n0\n99\nadd XYZ\nadd\nkeep\ndance\n\u{fffd}\nquit\n2\n";
    let text = play(folder.path(), &["--players", "3"], input);
    for part in [
        "several moves separated by commas",
        "> Currency removed for this deal: ",
        "> 0 is not in the list: type a number from 1 to 7.",
        "> 99 is not in the list: type a number from 1 to 7.",
        "> “add XYZ” names a piece that doesn’t exist in this game.",
        "> “add” has a word too many, too few or in the wrong place.",
        "> “dance” is not a move in this game.",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(text.ends_with("Game saved: comptoir-money-4c90c35b0ae6.record\n"), "{text}");
}

#[test]
fn the_end_of_the_input_is_the_end_of_the_evening() {
    let folder = tempdir().unwrap();
    let text = play(folder.path(), &["--bots", "random,medium"], "seal\n");
    assert!(text.contains("Random 2") && text.contains("Medium 3") && !text.contains("Medium 4"), "{text}");
    let verdict = comptoir_in(folder.path(), &["verify", "comptoir-money-4c90c35b0ae6.record"], "").ok();
    assert!(verdict.contains("– The game stops before its end."), "{verdict}");
    let told = comptoir_in(folder.path(), &["replay", "comptoir-money-4c90c35b0ae6.record"], "").ok();
    assert!(told.contains("The game stops before its end."), "{told}");
}

#[test]
fn without_a_seed_every_game_is_another() {
    let folder = tempdir().unwrap();
    for _ in 0..2 {
        comptoir_in(folder.path(), &["play", "money"], "").ok();
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}
