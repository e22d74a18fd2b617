//! Positions in which one choice is clearly best.
//!
//! A search of a position gives every choice a chance of winning. A puzzle is a position in which the best choice is
//! ahead of the second by [`PuzzleRules::lead`], with every seed and with a far longer search, and is not what a greedy
//! bot by the game's estimate would choose. Everything is judged from the view of the seat that chooses, so the answer
//! can be found by who sees no more.

use kernel::{Estimate, SearchSettings, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{ActionValue, Bot, Evaluation, Greedy, Judge, Search};

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

/// The best choice of a position and how far it is ahead.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Solution<A> {
    /// The best choice.
    pub best: A,
    /// The chance of winning with it.
    pub chance: f32,
    /// The chance with the second best.
    pub second: f32,
}

/// The solution of the position that `seat` sees, if it is a puzzle.
pub fn puzzle<G: Estimate>(
    rules: &PuzzleRules,
    judge: &Judge,
    seat: Seat,
    view: &G::View,
    seed: u64,
) -> Option<Solution<G::Action>> {
    let searched = |search, seed| solve::<G>(search, rules, judge, seat, view, seed);
    let first = searched(rules.search, seed)?;
    let agrees = |it: &Solution<G::Action>| it.best == first.best;
    let is_obvious = |nth| {
        let mut greedy = Greedy::new(Evaluation::Estimate, seed.wrapping_add(nth));
        Bot::<G>::choose(&mut greedy, seat, view) == first.best
    };
    if (0..rules.seeds).any(is_obvious) {
        return None;
    }
    for nth in 1..rules.seeds {
        searched(rules.search, seed.wrapping_add(nth)).filter(agrees)?;
    }
    let iterations = rules.search.iterations * rules.longer;
    searched(SearchSettings { iterations, ..rules.search }, seed.wrapping_add(rules.seeds)).filter(agrees)
}

/// The best choice by one search, if it is ahead by what the rules ask for.
fn solve<G: Estimate>(
    settings: SearchSettings,
    rules: &PuzzleRules,
    judge: &Judge,
    seat: Seat,
    view: &G::View,
    seed: u64,
) -> Option<Solution<G::Action>> {
    let mut search = Search::<G>::with_judge(settings, judge, seed);
    search.run(seat, view);
    // Most positions are ruled out by what the search has seen so far.
    leader(&search.actions(seat), rules.lead)?;
    let mut actions = Vec::new();
    G::determinize(view, &mut Pcg64Mcg::seed_from_u64(seed)).actions(seat, &mut |action| actions.push(action));
    for action in actions {
        search.ensure_visits(seat, view, action, settings.iterations / rules.share);
    }
    leader(&search.actions(seat), rules.lead)
}

/// The choice with the highest value, if there are several and it is ahead of all others by `lead`.
fn leader<A: Copy + Eq>(found: &[ActionValue<A>], lead: f32) -> Option<Solution<A>> {
    let best = found.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
    let others = found.iter().filter(|it| it.action != best.action).map(|it| it.value);
    let second = others.reduce(f32::max)?;
    (best.value - second >= lead).then_some(Solution { best: best.action, chance: best.value, second })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leader_is_ahead_of_all_others() {
        let values = |values: &[f32]| -> Vec<ActionValue<usize>> {
            values.iter().enumerate().map(|(action, &value)| ActionValue { action, visits: 9, value }).collect()
        };
        assert_eq!(leader(&values(&[0.25]), 0.1), None, "no choice");
        assert_eq!(leader(&values(&[0.25, 0.75, 0.7]), 0.1), None);
        let found = leader(&values(&[0.25, 0.75, 0.5]), 0.1);
        assert_eq!(found, Some(Solution { best: 1, chance: 0.75, second: 0.5 }));
    }
}
