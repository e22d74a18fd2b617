//! Multinomial logistic regression on the winner, by Newton's method.

use kernel::MAX_FEATURES;
use nets::exp;

use super::Sample;

/// The weight of the L2 penalty, which keeps features that won by chance from looking certain.
const L2_PENALTY: f64 = 4.0;
/// Newton's method doubles the correct digits with each iteration.
const NEWTON_ITERATIONS: usize = 12;
/// One sample in this many is held out to measure the error of the fit.
const HOLDOUT_INTERVAL: usize = 5;

type Vector = [f64; MAX_FEATURES];
type Matrix = [Vector; MAX_FEATURES];

/// Fitted weights, and their error on samples held out from the fit.
#[derive(Clone, Debug)]
pub struct Fit {
    /// One weight for each feature.
    pub weights: Vec<f32>,
    /// The number of samples, those held out included.
    pub samples: usize,
    /// The mean of (probability − result)² over all seats of the samples held out.
    pub error: f64,
    /// The same error with the weights from before the fit.
    pub error_before: f64,
    /// The same error if every seat has the same probability.
    pub error_even: f64,
}

/// Fits the weights of the first `n` features to `samples`; `before` are the weights in use so far.
///
/// # Panics
/// Where `n` is greater than [`MAX_FEATURES`].
pub fn fit(samples: &[Sample], n: usize, before: &[f32]) -> Fit {
    let is_held_out = |nth: usize| nth.is_multiple_of(HOLDOUT_INTERVAL);
    let mut weights = [0.0; MAX_FEATURES];
    for _ in 0..NEWTON_ITERATIONS {
        let (mut gradient, mut hessian) = ([0.0; MAX_FEATURES], [[0.0; MAX_FEATURES]; MAX_FEATURES]);
        for i in 0..n {
            gradient[i] = -L2_PENALTY * weights[i];
            hessian[i][i] = L2_PENALTY;
        }
        for (_, sample) in samples.iter().enumerate().filter(|(nth, _)| !is_held_out(*nth)) {
            add(sample, n, &weights, &mut gradient, &mut hessian);
        }
        let step = solve(hessian, gradient, n);
        (0..n).for_each(|i| weights[i] += step[i]);
    }
    let error = |weights: &Vector| {
        let held_out = || samples.iter().enumerate().filter(|(nth, _)| is_held_out(*nth)).map(|(_, it)| it);
        let sum: f64 = held_out().map(|sample| squared_error(sample, &probabilities(sample, n, weights))).sum();
        sum / held_out().count().max(1) as f64
    };
    let mut old = [0.0; MAX_FEATURES];
    before.iter().zip(&mut old).for_each(|(weight, old)| *old = f64::from(*weight));
    Fit {
        weights: weights[..n].iter().map(|it| *it as f32).collect(),
        samples: samples.len(),
        error: error(&weights),
        error_before: error(&old),
        error_even: error(&[0.0; MAX_FEATURES]),
    }
}

/// The softmax of the seats' weighted features.
fn probabilities(sample: &Sample, n: usize, weights: &Vector) -> Vec<f64> {
    let logit = |features: &[f32]| features[..n].iter().zip(weights).map(|(it, w)| f64::from(*it) * w).sum::<f64>();
    let logits: Vec<f64> = sample.features[..sample.seats].iter().map(|it| logit(it)).collect();
    let highest = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let likelihoods: Vec<f64> = logits.iter().map(|it| f64::from(exp((it - highest) as f32))).collect();
    let sum: f64 = likelihoods.iter().sum();
    likelihoods.iter().map(|it| it / sum).collect()
}

fn squared_error(sample: &Sample, probabilities: &[f64]) -> f64 {
    let of_seat = |(p, won): (&f64, &f32)| (p - f64::from(*won)) * (p - f64::from(*won));
    probabilities.iter().zip(&sample.won).map(of_seat).sum::<f64>() / sample.seats as f64
}

/// Adds the gradient and the negative Hessian of one sample's log-likelihood.
fn add(sample: &Sample, n: usize, weights: &Vector, gradient: &mut Vector, hessian: &mut Matrix) {
    let probabilities = probabilities(sample, n, weights);
    let mut mean = [0.0; MAX_FEATURES];
    for (features, p) in sample.features.iter().zip(&probabilities) {
        (0..n).for_each(|i| mean[i] += p * f64::from(features[i]));
    }
    for ((features, p), won) in sample.features.iter().zip(&probabilities).zip(&sample.won) {
        for i in 0..n {
            let from_mean = f64::from(features[i]) - mean[i];
            gradient[i] += (f64::from(*won) - p) * f64::from(features[i]);
            for j in 0..=i {
                hessian[i][j] += p * from_mean * (f64::from(features[j]) - mean[j]);
            }
        }
    }
}

/// Solves `hessian` · x = `gradient` for the first `n` rows by Cholesky decomposition. Only the lower triangle of
/// `hessian` is read.
fn solve(mut hessian: Matrix, mut gradient: Vector, n: usize) -> Vector {
    for j in 0..n {
        for i in j..n {
            let sum: f64 = (0..j).map(|k| hessian[i][k] * hessian[j][k]).sum();
            let left = hessian[i][j] - sum;
            hessian[i][j] = if i == j { left.max(1e-9).sqrt() } else { left / hessian[j][j] };
        }
    }
    for i in 0..n {
        let sum: f64 = (0..i).map(|k| hessian[i][k] * gradient[k]).sum();
        gradient[i] = (gradient[i] - sum) / hessian[i][i];
    }
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|k| hessian[k][i] * gradient[k]).sum();
        gradient[i] = (gradient[i] - sum) / hessian[i][i];
    }
    gradient
}

#[cfg(test)]
mod tests {
    use kernel::{Draw, MAX_SEATS};
    use rand_core::SeedableRng;

    use super::*;

    #[test]
    fn a_fit_recovers_the_weights_that_generated_the_samples() {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
        let truth = [2.0, -1.0, 0.0];
        let mut draw = || rng.below(1000) as f32 / 500.0 - 1.0;
        let samples: Vec<Sample> = (0..20_000)
            .map(|_| {
                let mut sample = Sample { seats: 3, features: [[0.0; MAX_FEATURES]; MAX_SEATS], won: [0.0; MAX_SEATS] };
                (0..3).for_each(|seat| (0..3).for_each(|i| sample.features[seat][i] = draw()));
                let mut vector = [0.0; MAX_FEATURES];
                vector[..3].copy_from_slice(&truth);
                let probabilities = probabilities(&sample, 3, &vector);
                let mut left = f64::from(draw() + 1.0) / 2.0;
                let winner = probabilities.iter().position(|it| {
                    left -= it;
                    left < 0.0
                });
                sample.won[winner.unwrap_or(2)] = 1.0;
                sample
            })
            .collect();
        let fit = fit(&samples, 3, &[0.0; 3]);
        for (found, truth) in fit.weights.iter().zip(truth) {
            assert!((f64::from(*found) - truth).abs() < 0.1, "{:?}", fit.weights);
        }
        assert!(fit.error < fit.error_before && fit.error_before == fit.error_even);
    }
}
