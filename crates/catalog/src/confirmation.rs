//! How often a mistake that the analysis names is one by a far longer search, too.

use bots::{Bot, Evaluation, Greedy};
use kernel::{Draw, Estimate, Observer, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::analysis::analyst;

/// How much longer the search is that confirms a mistake.
const LONGER: u32 = 10;
/// One choice in this many is uniformly random: people err more than bots.
const RANDOM_INTERVAL: u32 = 6;

/// Mistakes of some games, by how much they cost.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Confirmation {
    /// Mistakes that the analysis has named.
    pub mistakes: u32,
    /// Those in which the longer search finds a better choice as well.
    pub confirmed: u32,
    /// Those that cost at least [`Confirmation::BIG`].
    pub big: u32,
    /// Big ones that are confirmed.
    pub big_confirmed: u32,
}

impl Confirmation {
    /// The chance of winning that a big mistake costs.
    pub const BIG: f32 = 0.1;
}

impl std::ops::AddAssign for Confirmation {
    fn add_assign(&mut self, other: Confirmation) {
        self.mistakes += other.mistakes;
        self.confirmed += other.confirmed;
        self.big += other.big;
        self.big_confirmed += other.big_confirmed;
    }
}

/// Analyses a game of medium bots that slip now and then, and looks at each of its mistakes again.
pub(crate) fn confirm<G: Estimate>(start: &G, seed: u64) -> Confirmation {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut bot = Greedy::new(Evaluation::Estimate, seed);
    let mut state = start.clone();
    let mut analyst = analyst(state.clone());
    let mut found = Confirmation::default();
    loop {
        let step = match state.turn() {
            Turn::Over => return found,
            Turn::Chance => Step::Chance(state.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
                let slips = rng.below(RANDOM_INTERVAL) == 0;
                let mut chosen = || Bot::<G>::choose(&mut bot, seat, &state.view(Observer::Seat(seat)));
                Step::Act(seat, if slips { state.pick(seat, &mut rng) } else { chosen() })
            }
        };
        let before = analyst.with_longer_search(LONGER);
        if let Some(better) = analyst.next(step).better {
            let is_big = better.value - better.value_of_played >= Confirmation::BIG;
            let is_confirmed = { before }.next(step).better.is_some();
            found += Confirmation {
                mistakes: 1,
                confirmed: is_confirmed.into(),
                big: is_big.into(),
                big_confirmed: (is_big && is_confirmed).into(),
            };
        }
        state.apply(step, &mut |_| ());
    }
}
