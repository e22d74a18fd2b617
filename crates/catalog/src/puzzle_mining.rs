//! Games of bots, searched for puzzles.

use bots::{Judge, PuzzleRules, SHORT_SEARCHES, Search, Solution, is_part_of_decision, puzzle};
use kernel::{Draw, Estimate, MAX_SEATS, Observer, SearchSettings, Seat, Step, Turn};
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
/// Puzzles of one game resemble each other.
const MAX_OF_GAME: usize = 3;
/// Choices that a puzzle tells the chances of.
const MAX_CHOICES: usize = 6;
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
    // By seat, whether its next choice belongs to a decision that has begun.
    let mut is_open = [false; MAX_SEATS];
    loop {
        let step = match state.turn() {
            Turn::Over => return found,
            Turn::Chance => Step::Chance(state.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
                let (solution, action) = look(&state, &rules, judge, seat, seed.wrapping_add(steps.len() as u64));
                // In the middle of a decision a board shows what was picked, and not where it began.
                let begins = !is_open[seat.index()];
                if let (Some(solution), true, true) = (solution, begins, found.len() < MAX_OF_GAME) {
                    found.push(describe::<G>(&solution, state.seats().len(), seat, steps.clone()));
                }
                let slips = rng.below(RANDOM_INTERVAL) == 0;
                Step::Act(seat, if slips { state.pick(seat, &mut rng) } else { action })
            }
        };
        steps.push(match step {
            Step::Act(seat, action) => step_line(Mover::Seat(seat), &action.to_string()),
            Step::Chance(outcome) => step_line(Mover::Chance, &outcome.to_string()),
        });
        if let Step::Act(seat, action) = step {
            is_open[seat.index()] = is_part_of_decision(&state, seat, action);
        }
        state.apply(step, &mut |_| ());
    }
}

/// The solution of the position, if it is a puzzle, and what a search chooses there.
fn look<G: Estimate>(
    state: &G,
    rules: &PuzzleRules,
    judge: &Judge,
    seat: Seat,
    seed: u64,
) -> (Option<Solution<G::Action>>, G::Action) {
    let view = state.view(Observer::Seat(seat));
    let mut search = Search::<G>::with_judge(rules.search, judge, seed);
    search.run(seat, &view);
    let action = search.actions(seat).first().map_or_else(|| panic!("a search visits an action"), |it| it.action);
    (puzzle::<G>(rules, judge, seat, &view, seed).filter(|it| OPEN.contains(&it.choices[0].value)), action)
}

fn describe<G: Estimate>(it: &Solution<G::Action>, players: u8, seat: Seat, steps: Vec<String>) -> Puzzle {
    // Three digits are more than the search is sure of.
    let chance = |value: f32| (1000.0 * value).round() / 1000.0;
    let choices = it.choices.iter().take(MAX_CHOICES).map(|it| (it.action.to_string(), chance(it.value)));
    Puzzle {
        players,
        seat,
        choices: choices.collect(),
        why: it.features.iter().map(|nth| G::FEATURES[*nth].to_owned()).collect(),
        rating: rating(it.found),
        steps,
    }
}

/// The rating of a puzzle whose answer so many short searches find, where a short search has a rating of 1500 and ten times
/// the odds are 400 points.
fn rating(found: u16) -> u16 {
    // One half more of each: neither all nor none says what a hundred times as many would.
    let odds = (f32::from(found) + 0.5) / (f32::from(SHORT_SEARCHES - found) + 0.5);
    (1500.0 - 400.0 * odds.log10()).round() as u16
}

#[cfg(test)]
mod tests {
    use super::{SHORT_SEARCHES, rating};

    #[test]
    fn what_is_rarely_found_is_hard() {
        assert_eq!([0, SHORT_SEARCHES / 2, SHORT_SEARCHES].map(rating), [2176, 1500, 824]);
    }
}
