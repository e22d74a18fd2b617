//! The puzzles that are shipped: each can be opened, and its answer is legal and best.

use catalog::{GAMES, Puzzle};
use kernel::Turn;

/// What the best choice is ahead of the second, as rounded in the file.
const LEAD: f32 = 0.119;

fn shipped(slug: &str) -> Vec<Puzzle> {
    let path = format!("{}/puzzles/{slug}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Actions that are one of several in a decision that nobody sees before it is made.
fn is_part(slug: &str, action: &str) -> bool {
    let words: &[&str] = match slug {
        "money" => &["add", "withdraw", "seal"],
        "ginkgopolis" => &["return", "done"],
        _ => &[],
    };
    words.contains(&action.split(' ').next().unwrap_or_default())
}

#[test]
fn every_puzzle_waits_for_a_choice_that_is_ahead() {
    let mut n = 0;
    for game in GAMES {
        for (nth, puzzle) in shipped(game.slug()).iter().enumerate() {
            let name = format!("{} {nth}", game.slug());
            let opened = puzzle.open(game.slug()).unwrap_or_else(|why| panic!("{name}: {why}"));
            let Turn::Seats(seats) = opened.turn() else { panic!("{name}: nobody chooses") };
            assert!(seats.contains(puzzle.seat), "{name}: another seat chooses");
            let legal = opened.legal(puzzle.seat);
            let best = &puzzle.choices[0].0;
            assert!(!is_part(game.slug(), best), "{name}: {best} is a part of a decision");
            assert!(puzzle.choices.iter().all(|it| legal.contains(&it.0)), "{name}: {:?}", puzzle.choices);
            let chances: Vec<f32> = puzzle.choices.iter().map(|it| it.1).collect();
            assert!(chances[0] - chances[1] >= LEAD && chances.is_sorted_by(|a, b| a >= b), "{name}: {chances:?}");
            assert!(chances.iter().all(|it| (0.0..=1.0).contains(it)), "{name}: {chances:?}");
            n += 1;
        }
    }
    assert!(n > 0, "some are shipped");
}

/// A search from the view of the seat finds the answer of some of them again: which one is best does not hang on how
/// they were found.
#[test]
fn a_search_finds_the_answers_again() {
    for game in GAMES {
        let puzzles = shipped(game.slug());
        let some: Vec<&Puzzle> = puzzles.iter().step_by((puzzles.len() / 6).max(1)).collect();
        let is_found = |puzzle: &&&Puzzle| {
            let opened = puzzle.open(game.slug()).unwrap();
            let view = opened.any_view(kernel::Observer::Seat(puzzle.seat));
            game.advice(puzzle.seat, &*view, 7, 1).choices[0].action == puzzle.choices[0].0
        };
        let found = some.iter().filter(is_found).count();
        assert!(5 * found >= 4 * some.len(), "{}: {found} of {}", game.slug(), some.len());
    }
}

#[test]
fn a_step_that_the_rules_forbid_is_refused() {
    let puzzle = Puzzle {
        players: 2,
        seat: kernel::Seat::new(0),
        choices: Vec::new(),
        why: Vec::new(),
        rating: 1500,
        steps: vec!["1 pass".to_owned()],
    };
    assert!(puzzle.open("mint-works").is_err());
}

/// A longer search agrees with most of what an analysis calls a mistake, and more often where it is a big one.
#[test]
fn mistakes_are_confirmed() {
    let game = catalog::game("mint-works").unwrap();
    let mut found = catalog::Confirmation::default();
    (0..3).for_each(|n| found += game.measure().confirm_mistakes(2, 1, n).unwrap());
    let catalog::Confirmation { mistakes, confirmed, big, big_confirmed } = found;
    assert!(mistakes >= 10 && big >= 3, "{found:?}");
    assert!(2 * confirmed > mistakes && 2 * big_confirmed > big, "{found:?}");
    assert!(confirmed <= mistakes && big_confirmed <= big && big_confirmed <= confirmed, "{found:?}");
}
