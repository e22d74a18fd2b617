//! The analysis of a finished game: each seat's probability of winning after every step, and the choices to which a
//! search finds a better alternative.

use kernel::{Estimate, MAX_SEATS, Observer, SearchSettings, Seat, Step, StepOf};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    Judge, Search, WinProbabilities, complete_decision, decision::goes_on, explain::decisive_features, playout,
    policy::resolve_chance,
};

/// Samples of pending chance over which the probabilities of a position are averaged.
const CHANCE_SAMPLES: u16 = 24;
/// Visits that an action needs before it is compared: with fewer, its value may be noise.
const MIN_VISITS: u32 = 60;
/// A smaller difference is within the noise of the search and does not count as a mistake.
pub const MISTAKE: f32 = 0.02;

/// The evaluation of one step and of the position after it.
#[derive(Clone, Debug)]
pub struct StepAnalysis<A> {
    /// Each seat's probability of winning after the step.
    pub probabilities: WinProbabilities,
    /// The best alternative, if the step was a choice and another action was better.
    pub better: Option<Alternative<A>>,
    /// Whether a decision ends with this step. It goes on where the choice has shown nothing and the same seat chooses
    /// again: the cards of a bid are one decision.
    pub ends_decision: bool,
}

/// A choice with a clearly higher value than the one played, as far as the seat that chose could know.
#[derive(Clone, Debug)]
pub struct Alternative<A> {
    /// The better action, and the rest of the decision that it begins.
    pub actions: Vec<A>,
    /// Its probability of winning.
    pub value: f32,
    /// The probability of winning with the action that was played.
    pub value_of_played: f32,
    /// The features that account for most of the difference, the first for most of all, as indices into
    /// [`Estimate::FEATURES`].
    pub features: Vec<usize>,
}

/// Replays a game and evaluates its steps one by one.
pub struct Analyst<G: Estimate> {
    state: G,
    settings: SearchSettings,
    judge: Judge,
    seed: u64,
    ply: u64,
}

impl<G: Estimate> Analyst<G> {
    /// Starts at `start`, the game before its first step. The same seed gives the same analysis.
    pub fn new(start: G, settings: SearchSettings, judge: Judge, seed: u64) -> Self {
        Analyst { state: start, settings, judge, seed, ply: 0 }
    }

    /// The probabilities before the next step.
    pub fn probabilities(&self) -> WinProbabilities {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed ^ 0x5eed);
        let mut mean = [0.0; MAX_SEATS];
        // A net judges as a seat would see the position: each has its turn.
        let n_viewers = usize::from(self.state.seats().len());
        for n in 0..CHANCE_SAMPLES {
            let mut state = self.state.clone();
            resolve_chance(&mut state, &mut rng);
            // Without features only the end of the game can be evaluated.
            if G::FEATURES.is_empty() {
                playout(&mut state, &mut rng);
            }
            let sample = self.judge.win_probabilities(&state, Seat::new(usize::from(n) % n_viewers));
            mean.iter_mut().zip(sample).for_each(|(mean, it)| *mean += it / f32::from(CHANCE_SAMPLES));
        }
        mean
    }

    /// The same position, judged by a search that is so many times as long.
    #[must_use]
    pub fn with_longer_search(&self, times: u32) -> Self {
        let iterations = self.settings.iterations * times;
        let settings = SearchSettings { iterations, ..self.settings };
        // Another seed: to agree with itself would prove nothing.
        Analyst { state: self.state.clone(), settings, judge: self.judge.clone(), seed: !self.seed, ply: self.ply }
    }

    /// Evaluates `step`, the next one of the log, and applies it.
    ///
    /// # Panics
    /// Where `step` is not legal: the log must have been checked before.
    pub fn next(&mut self, step: StepOf<G>) -> StepAnalysis<G::Action> {
        let better = match step {
            Step::Act(seat, action) => self.better(seat, action),
            Step::Chance(_) => None,
        };
        let before = self.state.clone();
        self.state.apply(step, &mut |_| ());
        self.ply += 1;
        let ends_decision = match step {
            Step::Act(seat, action) => !goes_on(&before, &self.state, seat, action),
            Step::Chance(_) => true,
        };
        StepAnalysis { probabilities: self.probabilities(), better, ends_decision }
    }

    fn better(&self, seat: Seat, played: G::Action) -> Option<Alternative<G::Action>> {
        let mut n = 0;
        self.state.actions(seat, &mut |_| n += 1);
        if n < 2 {
            return None;
        }
        let view = self.state.view(Observer::Seat(seat));
        let mut search = Search::<G>::with_judge(self.settings, &self.judge, self.seed.wrapping_add(self.ply));
        search.run(seat, &view);
        search.ensure_visits(seat, &view, played, MIN_VISITS);
        let actions = search.actions(seat);
        let of_played = actions.iter().find(|it| it.action == played)?;
        let compared = actions.iter().filter(|it| it.visits >= MIN_VISITS);
        let best = compared.max_by(|a, b| a.value.total_cmp(&b.value))?;
        (best.value - of_played.value >= MISTAKE).then(|| Alternative {
            actions: complete_decision(self.state.clone(), seat, best.action, &mut search),
            value: best.value,
            value_of_played: of_played.value,
            features: decisive_features(&self.state, seat, best.action, played, self.seed),
        })
    }
}
