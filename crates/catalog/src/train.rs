//! The fit of a game's weights, without its types.

use bots::{Fit, Sample, Settings, fit, play_and_note};
use kernel::Estimate;

/// How a bot looks ahead that plays to learn: little, so that many games are played.
const ITERATIONS: u32 = 48;

/// Games that are played for a fit.
pub trait Training: Send + Sync {
    /// The names of the features.
    fn features(&self) -> &'static [&'static str];

    /// Plays game `n` of those that follow from `seed`, and notes positions of it.
    fn play(&self, seed: u64, n: u64) -> Vec<Sample>;

    /// The weights under which the results are likeliest.
    fn fit(&self, samples: &[Sample]) -> Fit;
}

pub(crate) struct Trained<G>(pub(crate) G, pub(crate) Settings);

impl<G: Estimate> Training for Trained<G> {
    fn features(&self) -> &'static [&'static str] {
        G::FEATURES
    }

    fn play(&self, seed: u64, n: u64) -> Vec<Sample> {
        let mut samples = Vec::new();
        let settings = Settings { iterations: ITERATIONS, nodes: 1 << 14, ..self.1 };
        play_and_note(&self.0, settings, seed.wrapping_add(n << 8), &mut samples);
        samples
    }

    fn fit(&self, samples: &[Sample]) -> Fit {
        fit(samples, G::FEATURES.len(), self.0.weights())
    }
}
