//! The fit of a game's weights, without its types.

use bots::{Fit, Sample, fit, self_play};
use kernel::{Estimate, SearchSettings};

/// Iterations for each decision of self-play: few, so that many games are played in the same time.
const ITERATIONS: u32 = 48;
/// Enough nodes for these iterations.
const MAX_NODES: usize = 1 << 14;

/// Games played by bots to fit weights to.
pub trait Training: Send + Sync {
    /// The names of the features.
    fn features(&self) -> &'static [&'static str];

    /// Plays game `n` of those that follow from `seed`, and returns positions sampled from it.
    fn play(&self, seed: u64, n: u64) -> Vec<Sample>;

    /// The weights that maximise the likelihood of the results of `samples`.
    fn fit(&self, samples: &[Sample]) -> Fit;
}

/// Self-play from this state, a game before its first step.
pub(crate) struct SelfPlay<G>(pub(crate) G);

impl<G: Estimate> Training for SelfPlay<G> {
    fn features(&self) -> &'static [&'static str] {
        G::FEATURES
    }

    fn play(&self, seed: u64, n: u64) -> Vec<Sample> {
        let mut samples = Vec::new();
        let settings = SearchSettings { iterations: ITERATIONS, max_nodes: MAX_NODES, ..G::SEARCH };
        self_play(&self.0, settings, seed.wrapping_add(n << 8), &mut samples);
        samples
    }

    fn fit(&self, samples: &[Sample]) -> Fit {
        fit(samples, G::FEATURES.len(), self.0.weights())
    }
}
