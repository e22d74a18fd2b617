//! What a finished game looks like to a bot: who was likely to win, and which choices cost something.

use kernel::{Estimate, MAX_SEATS, Observer, Seat, Step, StepOf};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Chances, Search, Settings, chances::chances, guide::settle, playout};

/// How often the chance that a position waits for is drawn to judge it.
const DRAWS: u16 = 24;
/// How often a choice is tried at least before it is compared with the best.
const TRIED: u32 = 60;

/// A judgement of the position after a step, and of the step.
#[derive(Clone, Debug)]
pub struct Moment<A> {
    /// How likely each seat is to win now.
    pub chances: Chances,
    /// What was better, if the step was a choice and something was.
    pub better: Option<Better<A>>,
}

/// A choice that was better than the one that was made, as far as whoever made it could know.
#[derive(Clone, Debug)]
pub struct Better<A> {
    /// Which.
    pub action: A,
    /// How likely it was to win.
    pub chance: f32,
    /// How likely the choice that was made was to win.
    pub chance_of_played: f32,
    /// The feature that makes most of the difference, by its place in the list.
    pub why: Option<usize>,
}

/// Goes through a game step by step.
pub struct Analyst<G: Estimate> {
    state: G,
    settings: Settings,
    seed: u64,
    ply: u64,
}

impl<G: Estimate> Analyst<G> {
    /// From the beginning of a game. The same seed judges the same.
    pub fn new(start: G, settings: Settings, seed: u64) -> Self {
        Analyst { state: start, settings, seed, ply: 0 }
    }

    /// The chances before the next step.
    pub fn chances(&self) -> Chances {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed ^ 0x5eed);
        let mut sum = [0.0; MAX_SEATS];
        for _ in 0..DRAWS {
            let mut state = self.state.clone();
            settle(&mut state, &mut rng);
            if G::FEATURES.is_empty() {
                playout(&mut state, &mut rng);
            }
            sum.iter_mut().zip(chances(&state)).for_each(|(sum, it)| *sum += it / f32::from(DRAWS));
        }
        sum
    }

    /// Judges the step that was made next, and makes it.
    pub fn next(&mut self, step: StepOf<G>) -> Moment<G::Action> {
        let better = match step {
            Step::Act(seat, action) => self.better(seat, action),
            Step::Chance(_) => None,
        };
        self.state.apply(step, &mut |_| ());
        self.ply += 1;
        Moment { chances: self.chances(), better }
    }

    fn better(&self, seat: Seat, played: G::Action) -> Option<Better<G::Action>> {
        let mut n = 0;
        self.state.actions(seat, &mut |_| n += 1);
        if n < 2 {
            return None;
        }
        let view = self.state.view(Observer::Seat(seat));
        let mut search = Search::<G>::new(self.settings, self.seed.wrapping_add(self.ply));
        search.run(seat, &view);
        search.insist(seat, &view, played, TRIED);
        let choices = search.choices(seat);
        let of_played = choices.iter().find(|it| it.action == played)?;
        // What was tried rarely may seem good by luck.
        let best = choices.iter().filter(|it| it.visits >= TRIED).max_by(|a, b| a.chance.total_cmp(&b.chance))?;
        (best.chance > of_played.chance).then(|| Better {
            action: best.action,
            chance: best.chance,
            chance_of_played: of_played.chance,
            why: self.why(seat, best.action, played),
        })
    }

    /// The feature that speaks most for `better`. A feature and what it counts late in the game are one.
    fn why(&self, seat: Seat, better: G::Action, played: G::Action) -> Option<usize> {
        let after = |action| {
            let mut state = self.state.clone();
            state.apply(Step::Act(seat, action), &mut |_| ());
            settle(&mut state, &mut Pcg64Mcg::seed_from_u64(self.seed));
            let mut figures = vec![0.0; G::FEATURES.len()];
            state.features(seat, &mut figures);
            figures
        };
        let (with, without) = (after(better), after(played));
        let mut gains = vec![0.0; G::FEATURES.len()];
        for (nth, name) in G::FEATURES.iter().enumerate() {
            let base = name.strip_suffix("-late").unwrap_or(name);
            let place = G::FEATURES.iter().position(|it| *it == base).unwrap_or(nth);
            gains[place] += (with[nth] - without[nth]) * self.state.weights()[nth];
        }
        let most = gains.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1))?;
        (*most.1 > 0.0).then_some(most.0)
    }
}
