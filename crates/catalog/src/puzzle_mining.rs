//! Games of bots, searched for puzzles.

use bots::{Judge, PuzzleRules, Search, puzzle};
use kernel::{Draw, Estimate, Observer, SearchSettings, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::Mover;

use crate::{Puzzle, puzzles::step_line};

/// Iterations of the search at every position.
const ITERATIONS: u32 = 400;
/// Enough nodes for the longest of its searches.
const MAX_NODES: usize = 1 << 17;
/// One choice in this many is uniformly random, so that games differ.
const RANDOM_INTERVAL: u32 = 10;
/// Where somebody has all but won or lost, little can be learned.
const OPEN: std::ops::RangeInclusive<f32> = 0.1..=0.97;

/// Plays one game from `start` and returns the puzzles in it.
pub(crate) fn mine<G: Estimate>(start: &G, judge: &Judge, seed: u64) -> Vec<Puzzle> {
    let settings = if judge.has_net() { G::MASTER } else { G::EXPERT };
    let settings = SearchSettings { iterations: ITERATIONS, time_limit: None, max_nodes: MAX_NODES, ..settings };
    let rules = PuzzleRules::new(settings);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut state = start.clone();
    let (mut steps, mut found) = (Vec::new(), Vec::new());
    loop {
        let step = match state.turn() {
            Turn::Over => return found,
            Turn::Chance => Step::Chance(state.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
                let (puzzle, action) = look(&state, &rules, judge, seat, seed.wrapping_add(steps.len() as u64));
                found.extend(puzzle.map(|it| Puzzle { players: state.seats().len(), steps: steps.clone(), ..it }));
                let slips = rng.below(RANDOM_INTERVAL) == 0;
                Step::Act(seat, if slips { state.pick(seat, &mut rng) } else { action })
            }
        };
        steps.push(match step {
            Step::Act(seat, action) => step_line(Mover::Seat(seat), &action.to_string()),
            Step::Chance(outcome) => step_line(Mover::Chance, &outcome.to_string()),
        });
        state.apply(step, &mut |_| ());
    }
}

/// The puzzle that the position is, if it is one, and what a search chooses there.
fn look<G: Estimate>(
    state: &G,
    rules: &PuzzleRules,
    judge: &Judge,
    seat: Seat,
    seed: u64,
) -> (Option<Puzzle>, G::Action) {
    let view = state.view(Observer::Seat(seat));
    let mut search = Search::<G>::with_judge(rules.search, judge, seed);
    search.run(seat, &view);
    let action = search.actions(seat).first().map_or_else(|| panic!("a search visits an action"), |it| it.action);
    let solution = puzzle::<G>(rules, judge, seat, &view, seed).filter(|it| OPEN.contains(&it.chance));
    let puzzle = solution.map(|it| Puzzle {
        players: 0,
        seat,
        best: it.best.to_string(),
        chance: it.chance,
        second: it.second,
        steps: Vec::new(),
    });
    (puzzle, action)
}
