use kernel::{Candidates, Draw, Estimate, Game, Seat, Step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    Bot, Judge,
    policy::{best_of, lead_after_playout},
    sense::Senseless,
};

/// One decision in this many is a blunder: a uniformly random action.
const BLUNDER_INTERVAL: u32 = 4;
/// Actions compared for every other decision.
const CANDIDATES: u8 = 3;

/// Takes the best of a few random actions, and blunders now and then.
#[derive(Clone, Debug)]
pub struct Easy {
    rng: Pcg64Mcg,
    sense: bool,
}

impl Easy {
    /// The same seed chooses the same.
    pub fn new(seed: u64) -> Self {
        Easy { rng: Pcg64Mcg::seed_from_u64(seed), sense: true }
    }

    /// One that does not leave out what cannot serve anything.
    pub fn senseless(seed: u64) -> Self {
        Easy { sense: false, ..Easy::new(seed) }
    }
}

impl<G: Estimate> Bot<G> for Easy {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let state = G::determinize(view, &mut self.rng);
        let senseless = if self.sense { Senseless::of(&state, seat) } else { Senseless::default() };
        loop {
            let candidates = if self.rng.below(BLUNDER_INTERVAL) == 0 { 1 } else { CANDIDATES };
            let action = match G::FEATURES.is_empty() {
                true => best_by_playout(&state, seat, candidates, &mut self.rng),
                false => best_of(&Judge::WEIGHTS, &state, seat, Candidates::Sample(candidates), &mut self.rng),
            };
            // What comes to mind may be senseless; then something else does.
            if !senseless.contains(action) {
                return action;
            }
        }
    }
}

/// The best of `n` random actions, each evaluated by one random playout.
fn best_by_playout<G: Game>(state: &G, seat: Seat, n: u8, rng: &mut Pcg64Mcg) -> G::Action {
    let mut best = None;
    for _ in 0..n {
        let action = state.pick(seat, rng);
        let mut next = state.clone();
        next.apply(Step::Act(seat, action), &mut |_| ());
        let lead = lead_after_playout(&mut next, seat, rng);
        if best.is_none_or(|(most, _)| most < lead) {
            best = Some((lead, action));
        }
    }
    best.expect("`n` is at least one").1
}
