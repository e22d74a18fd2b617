//! Positions in which one choice is clearly best.
//!
//! A search of a position gives every choice a chance of winning. A puzzle is a position in which the best choice is
//! ahead of the second by [`PuzzleRules::lead`], with every seed and with a far longer search, and is not what a greedy
//! bot by the game's estimate would choose. Everything is judged from the view of the seat that chooses, so the answer
//! can be found by who sees no more.

use kernel::{Estimate, NetUse, Observer, SearchSettings, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{ActionValue, Bot, Evaluation, Greedy, Judge, Search, decision::goes_on, explain::decisive_features};

/// What makes a position a puzzle.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PuzzleRules {
    /// How a position is searched.
    pub search: SearchSettings,
    /// The chance of winning by which the best choice is ahead of the second.
    pub lead: f32,
    /// Searches with different seeds that have to agree.
    pub seeds: u64,
    /// How much longer the last search is, which has to agree as well.
    pub longer: u32,
    /// One choice in this many is forced on a search, so that all are compared by more than a glance.
    pub share: u32,
}

impl PuzzleRules {
    /// The rules for positions that are searched like this.
    pub const fn new(search: SearchSettings) -> PuzzleRules {
        PuzzleRules { search, lead: 0.12, seeds: 3, longer: 10, share: 16 }
    }
}

/// A position that is a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<A> {
    /// All choices with their values, the best first.
    pub choices: Vec<ActionValue<A>>,
    /// What favours the best over the second, as indices into [`Estimate::FEATURES`], the largest first.
    pub features: Vec<usize>,
    /// How many of [`SHORT_SEARCHES`] short searches by the game's weights find the best choice: what is rarely found is
    /// hard.
    pub found: u16,
}

/// The iterations of the searches by which the difficulty is measured, from a glance to a thought: with one length
/// nearly all of them would agree.
const SHORT_ITERATIONS: [u32; 8] = [1, 2, 5, 10, 25, 60, 150, 400];
/// Seeds of each.
const SHORT_SEEDS: u64 = 3;
/// All of them.
pub const SHORT_SEARCHES: u16 = SHORT_ITERATIONS.len() as u16 * SHORT_SEEDS as u16;

/// The solution of the position that `seat` sees, if it is a puzzle: one choice is far ahead, and it is a whole decision.
pub fn puzzle<G: Estimate>(
    rules: &PuzzleRules,
    judge: &Judge,
    seat: Seat,
    view: &G::View,
    seed: u64,
) -> Option<Solution<G::Action>> {
    let searched = |search, seed| solve::<G>(search, rules, judge, seat, view, seed);
    let best = searched(rules.search, seed)?[0].action;
    let agrees = |it: &Vec<ActionValue<G::Action>>| it[0].action == best;
    let is_obvious = |nth| {
        let mut greedy = Greedy::new(Evaluation::Estimate, seed.wrapping_add(nth));
        Bot::<G>::choose(&mut greedy, seat, view) == best
    };
    let imagined = G::determinize(view, &mut Pcg64Mcg::seed_from_u64(seed));
    if (0..rules.seeds).any(is_obvious) || is_part_of_decision(&imagined, seat, best) {
        return None;
    }
    for nth in 1..rules.seeds {
        searched(rules.search, seed.wrapping_add(nth)).filter(agrees)?;
    }
    let iterations = rules.search.iterations * rules.longer;
    let longer = SearchSettings { iterations, ..rules.search };
    let choices = searched(longer, seed.wrapping_add(rules.seeds)).filter(agrees)?;
    let features = decisive_features(&imagined, seat, best, choices[1].action, seed);
    let finds = |iterations: u32, nth: u64| {
        let settings = SearchSettings { iterations, net: NetUse::NONE, plan: false, ..rules.search };
        let mut search = Search::<G>::new(settings, seed.wrapping_add(nth));
        search.run(seat, view);
        search.actions(seat).first().is_some_and(|it| it.action == best)
    };
    let tries = SHORT_ITERATIONS.iter().flat_map(|it| (0..SHORT_SEEDS).map(|nth| finds(*it, nth)));
    let found = tries.filter(|found| *found).count() as u16;
    Some(Solution { choices, features, found })
}

/// Whether `action` is only a part of a decision, such as a card of a bid: `seat` chooses again, and either nothing was
/// shown to anybody or nobody else has seen it.
pub fn is_part_of_decision<G: Estimate>(state: &G, seat: Seat, action: G::Action) -> bool {
    let step = Step::Act(seat, action);
    let mut after = state.clone();
    after.apply(step, &mut |_| ());
    let chooses_again = matches!(after.turn(), Turn::Seats(seats) if seats.contains(seat));
    let witnesses = state.witnesses(step);
    let is_secret = !state.seats().without(seat).iter().any(|other| witnesses.include(Observer::Seat(other)));
    goes_on(state, &after, seat, action) || (chooses_again && is_secret)
}

/// The choices of one search by their values, if the best is ahead by what the rules ask for.
fn solve<G: Estimate>(
    settings: SearchSettings,
    rules: &PuzzleRules,
    judge: &Judge,
    seat: Seat,
    view: &G::View,
    seed: u64,
) -> Option<Vec<ActionValue<G::Action>>> {
    let mut search = Search::<G>::with_judge(settings, judge, seed);
    search.run(seat, view);
    // Most positions are ruled out by what the search has seen so far.
    ranked(search.actions(seat), rules.lead)?;
    let mut actions = Vec::new();
    G::determinize(view, &mut Pcg64Mcg::seed_from_u64(seed)).actions(seat, &mut |action| actions.push(action));
    for action in actions {
        search.ensure_visits(seat, view, action, settings.iterations / rules.share);
    }
    ranked(search.actions(seat), rules.lead)
}

/// The choices by their values, if there are several and the first is ahead of all others by `lead`.
fn ranked<A>(mut found: Vec<ActionValue<A>>, lead: f32) -> Option<Vec<ActionValue<A>>> {
    found.sort_by(|a, b| b.value.total_cmp(&a.value));
    let second = found.get(1)?.value;
    (found[0].value - second >= lead).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_ahead_of_all_others() {
        let values = |values: &[f32]| -> Vec<ActionValue<usize>> {
            values.iter().enumerate().map(|(action, &value)| ActionValue { action, visits: 9, value }).collect()
        };
        assert_eq!(ranked(values(&[0.25]), 0.1), None, "no choice");
        assert_eq!(ranked(values(&[0.25, 0.75, 0.7]), 0.1), None);
        let order: Vec<usize> = ranked(values(&[0.25, 0.75, 0.5]), 0.1).unwrap().iter().map(|it| it.action).collect();
        assert_eq!(order, [1, 2, 0]);
    }
}
