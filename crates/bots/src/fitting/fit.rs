//! Logistic regression over who wins.

use kernel::MAX_FEATURES;

use super::Sample;
use crate::chances::exp;

/// So much is held against great weights: they make chance findings look certain.
const HELD_AGAINST: f64 = 4.0;
/// Newton's method doubles the right digits each time.
const ROUNDS: usize = 12;
/// One sample in so many is kept back to judge the fit by.
const KEPT_BACK: usize = 5;

type Vector = [f64; MAX_FEATURES];
type Matrix = [Vector; MAX_FEATURES];

/// Weights, and how well they foretell games that they were not fitted to.
#[derive(Clone, Debug)]
pub struct Fit {
    /// One a feature.
    pub weights: Vec<f32>,
    /// How many positions there were.
    pub samples: usize,
    /// The mean of (chance − result)² over positions kept back, for the winner's seat and all others.
    pub error: f64,
    /// The same if the weights of before are asked.
    pub error_before: f64,
    /// The same if every seat is given the same chance.
    pub error_even: f64,
}

/// The weights of the first `n` features under which the results of `samples` are likeliest.
pub fn fit(samples: &[Sample], n: usize, before: &[f32]) -> Fit {
    let is_kept = |nth: usize| nth.is_multiple_of(KEPT_BACK);
    let mut weights = [0.0; MAX_FEATURES];
    for _ in 0..ROUNDS {
        let (mut slope, mut curve) = ([0.0; MAX_FEATURES], [[0.0; MAX_FEATURES]; MAX_FEATURES]);
        for i in 0..n {
            slope[i] = -HELD_AGAINST * weights[i];
            curve[i][i] = HELD_AGAINST;
        }
        for (_, sample) in samples.iter().enumerate().filter(|(nth, _)| !is_kept(*nth)) {
            add(sample, n, &weights, &mut slope, &mut curve);
        }
        let step = solve(curve, slope, n);
        (0..n).for_each(|i| weights[i] += step[i]);
    }
    let error = |weights: &Vector| {
        let kept = || samples.iter().enumerate().filter(|(nth, _)| is_kept(*nth)).map(|(_, it)| it);
        let sum: f64 = kept().map(|sample| miss(sample, &chances(sample, n, weights))).sum();
        sum / kept().count().max(1) as f64
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

fn chances(sample: &Sample, n: usize, weights: &Vector) -> Vec<f64> {
    let promise = |features: &[f32]| features[..n].iter().zip(weights).map(|(it, w)| f64::from(*it) * w).sum::<f64>();
    let promises: Vec<f64> = sample.features[..sample.seats].iter().map(|it| promise(it)).collect();
    let most = promises.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let likely: Vec<f64> = promises.iter().map(|it| f64::from(exp((it - most) as f32))).collect();
    let sum: f64 = likely.iter().sum();
    likely.iter().map(|it| it / sum).collect()
}

fn miss(sample: &Sample, chances: &[f64]) -> f64 {
    let of_seat = |(chance, won): (&f64, &f32)| (chance - f64::from(*won)) * (chance - f64::from(*won));
    chances.iter().zip(&sample.won).map(of_seat).sum::<f64>() / sample.seats as f64
}

/// Adds what one sample says: where likelihood rises, and how it bends.
fn add(sample: &Sample, n: usize, weights: &Vector, slope: &mut Vector, curve: &mut Matrix) {
    let chances = chances(sample, n, weights);
    let mut mean = [0.0; MAX_FEATURES];
    for (features, chance) in sample.features.iter().zip(&chances) {
        (0..n).for_each(|i| mean[i] += chance * f64::from(features[i]));
    }
    for ((features, chance), won) in sample.features.iter().zip(&chances).zip(&sample.won) {
        for i in 0..n {
            let from_mean = f64::from(features[i]) - mean[i];
            slope[i] += (f64::from(*won) - chance) * f64::from(features[i]);
            for j in 0..=i {
                curve[i][j] += chance * from_mean * (f64::from(features[j]) - mean[j]);
            }
        }
    }
}

/// Solves `curve` · x = `slope` for the first `n`, of which only the lower half of `curve` is given
/// (Cholesky's method).
fn solve(mut curve: Matrix, mut slope: Vector, n: usize) -> Vector {
    for j in 0..n {
        for i in j..n {
            let sum: f64 = (0..j).map(|k| curve[i][k] * curve[j][k]).sum();
            let left = curve[i][j] - sum;
            curve[i][j] = if i == j { left.max(1e-9).sqrt() } else { left / curve[j][j] };
        }
    }
    for i in 0..n {
        let sum: f64 = (0..i).map(|k| curve[i][k] * slope[k]).sum();
        slope[i] = (slope[i] - sum) / curve[i][i];
    }
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|k| curve[k][i] * slope[k]).sum();
        slope[i] = (slope[i] - sum) / curve[i][i];
    }
    slope
}

#[cfg(test)]
mod tests {
    use kernel::{Draw, MAX_SEATS};
    use rand_core::SeedableRng;

    use super::*;

    #[test]
    fn weights_are_found_again() {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
        let truth = [2.0, -1.0, 0.0];
        let mut draw = || rng.below(1000) as f32 / 500.0 - 1.0;
        let samples: Vec<Sample> = (0..20_000)
            .map(|_| {
                let mut sample = Sample { seats: 3, features: [[0.0; MAX_FEATURES]; MAX_SEATS], won: [0.0; MAX_SEATS] };
                (0..3).for_each(|seat| (0..3).for_each(|i| sample.features[seat][i] = draw()));
                let mut vector = [0.0; MAX_FEATURES];
                vector[..3].copy_from_slice(&truth);
                let chances = chances(&sample, 3, &vector);
                let mut left = f64::from(draw() + 1.0) / 2.0;
                let winner = chances.iter().position(|it| {
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
