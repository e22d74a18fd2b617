//! The puzzles that are shipped: each can be opened, and its answer is legal and best.

use catalog::{GAMES, Puzzle};
use kernel::Turn;

/// What the best choice is ahead of the second.
const LEAD: f32 = 0.12;

fn shipped(slug: &str) -> Vec<Puzzle> {
    let path = format!("{}/puzzles/{slug}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
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
            assert!(opened.legal(puzzle.seat).contains(&puzzle.best), "{name}: {}", puzzle.best);
            assert!(puzzle.chance - puzzle.second >= LEAD && (0.0..=1.0).contains(&puzzle.chance), "{name}");
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
            game.advice(puzzle.seat, &*view, 7, 1).choices[0].action == puzzle.best
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
        best: "pass".to_owned(),
        chance: 0.6,
        second: 0.2,
        steps: vec!["1 pass".to_owned()],
    };
    assert!(puzzle.open("mint-works").is_err());
}
