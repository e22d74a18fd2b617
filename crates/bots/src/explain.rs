//! What tells one choice from another, in the features of the game.

use kernel::{Estimate, MAX_FEATURES, Seat, Step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::policy::resolve_chance;

/// No explanation names more features: people weigh two or three things.
const MAX_NAMED: usize = 3;
/// A feature that makes less than this share of what the largest makes is not worth a word.
const SHARE: f32 = 0.3;

/// The features that favour `better` over `other` as a choice of `seat`, the largest difference first, as indices into
/// [`Estimate::FEATURES`]. A feature `x` and its counterpart `x-late`, which counts towards the end of the game, are added
/// up. Both choices meet the same chance, which follows from the seed.
pub(crate) fn decisive_features<G: Estimate>(
    state: &G,
    seat: Seat,
    better: G::Action,
    other: G::Action,
    seed: u64,
) -> Vec<usize> {
    let features_after = |action| {
        let mut state = state.clone();
        state.apply(Step::Act(seat, action), &mut |_| ());
        resolve_chance(&mut state, &mut Pcg64Mcg::seed_from_u64(seed));
        let mut features = [0.0; MAX_FEATURES];
        state.features(seat, &mut features[..G::FEATURES.len()]);
        features
    };
    largest(&gains(G::FEATURES, state.weights(), &features_after(better), &features_after(other)))
}

/// What each feature adds to the logit, with its counterpart. It is the same for every game, so it is compiled once.
fn gains(names: &[&str], weights: &[f32], with: &[f32], without: &[f32]) -> Vec<f32> {
    let mut gains = vec![0.0; names.len()];
    for (nth, name) in names.iter().enumerate() {
        let base = name.strip_suffix("-late").unwrap_or(name);
        let index = names.iter().position(|it| *it == base).unwrap_or(nth);
        gains[index] += (with[nth] - without[nth]) * weights[nth];
    }
    gains
}

/// The indices of the largest gains, the largest first.
fn largest(gains: &[f32]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..gains.len()).filter(|nth| gains[*nth] > 0.0).collect();
    order.sort_by(|a, b| gains[*b].total_cmp(&gains[*a]));
    order.truncate(MAX_NAMED);
    let least = order.first().map_or(0.0, |first| SHARE * gains[*first]);
    order.retain(|nth| gains[*nth] >= least);
    order
}

#[cfg(test)]
mod tests {
    use super::{gains, largest};

    #[test]
    fn what_counts_late_is_added_up() {
        let names = ["points", "cards", "points-late", "later"];
        let (with, without) = ([2.0, 0.0, 0.5, 1.0], [1.0, 1.0, 0.0, 0.0]);
        assert_eq!(gains(&names, &[1.0, 2.0, 4.0, 8.0], &with, &without), [3.0, -2.0, 0.0, 8.0]);
    }

    #[test]
    fn two_or_three_things_are_named() {
        assert_eq!(largest(&[0.2, -1.0, 0.5, 0.4, 0.3]), [2, 3, 4], "no more than three");
        assert_eq!(largest(&[0.2, 1.0, 0.0]), [1], "nothing that hardly counts");
        assert_eq!(largest(&[-0.2, 0.0]), [0; 0], "nothing that speaks against it");
    }
}
