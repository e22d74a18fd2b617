use kernel::{Draw, Estimate, Game, Seat, Step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    Bot,
    guide::{best_of, lead_after_playout},
};

/// One choice in so many is a slip: any legal action.
const SLIPS: u32 = 4;
/// How many actions come to its mind.
const TRIES: u8 = 3;

/// Takes the better of the few actions that come to its mind, and errs now and then.
#[derive(Clone, Debug)]
pub struct Easy(Pcg64Mcg);

impl Easy {
    /// The same seed chooses the same.
    pub fn new(seed: u64) -> Self {
        Easy(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl<G: Estimate> Bot<G> for Easy {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let state = G::determinize(view, &mut self.0);
        let tries = if self.0.below(SLIPS) == 0 { 1 } else { TRIES };
        if G::FEATURES.is_empty() {
            return best_by_playout(&state, seat, tries, &mut self.0);
        }
        best_of(&state, seat, tries, &mut self.0)
    }
}

/// The best of `tries` random actions, each by one random playout.
fn best_by_playout<G: Game>(state: &G, seat: Seat, tries: u8, rng: &mut Pcg64Mcg) -> G::Action {
    let mut best = (f32::NEG_INFINITY, state.pick(seat, rng));
    for _ in 1..tries {
        let action = state.pick(seat, rng);
        let mut then = state.clone();
        then.apply(Step::Act(seat, action), &mut |_| ());
        let lead = lead_after_playout(&mut then, seat, rng);
        if lead > best.0 {
            best = (lead, action);
        }
    }
    best.1
}
