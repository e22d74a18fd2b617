//! Training by stochastic gradient descent with Adam.
//!
//! The loss is the cross-entropy of the winner (a softmax over the places that are taken) and, with a tenth of its
//! weight, the squared error of the margins in units of their usual size. One game in [`HELD_OUT`] is held out as a
//! whole, since positions of one game resemble each other.
//!
//! Everything happens in one fixed order on one thread, so the same examples, net and seed give the same net.

mod adam;
mod gradient;

use crate::{Accumulator, Examples, Net, net::split_mix, softmax};

use adam::Adam;
use gradient::Gradient;

/// One game in this many is not learned from.
const HELD_OUT: u32 = 10;

/// How a net is trained.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Training {
    /// Times that all examples are gone through.
    pub epochs: usize,
    /// The rate of Adam at the start; it falls linearly to a twentieth.
    pub rate: f32,
    /// The decay of weights.
    pub decay: f32,
    /// Examples a step.
    pub batch: usize,
    /// Decides the order of examples.
    pub seed: u64,
}

impl Training {
    /// What has served five games.
    pub const DEFAULT: Training = Training { epochs: 4, rate: 0.001, decay: 0.01, batch: 256, seed: 1 };
}

/// Mean errors over the examples held out.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Errors {
    /// How many examples there are.
    pub examples: usize,
    /// The mean of (chance − target)² over all places.
    pub squared: f64,
    /// The same if every place has the same chance.
    pub squared_even: f64,
}

/// Trains `net` on the examples that are not held out. `report` hears of each epoch that is done, and the net so far.
pub fn train(net: &mut Net, examples: &Examples, how: Training, mut report: impl FnMut(usize, &Net)) {
    let mut order: Vec<u32> = (0..examples.len() as u32).filter(|&n| !is_held_out(examples, n as usize)).collect();
    let scale = margin_scale(examples);
    let mut random = how.seed;
    let mut gradient = Gradient::new(net);
    let mut adam = Adam::new(net);
    let steps = (how.epochs * order.len().div_ceil(how.batch)).max(1) as f32;
    for epoch in 0..how.epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, (split_mix(&mut random) % (last as u64 + 1)) as usize);
        }
        for batch in order.chunks(how.batch) {
            for &n in batch {
                gradient.add(net, examples, n as usize, scale, 1.0 / batch.len() as f32);
            }
            let progress = adam.steps() as f32 / steps;
            adam.step(net, &mut gradient, how.rate * (1.0 - 0.95 * progress), how.decay);
        }
        report(epoch, net);
    }
}

/// The errors of `net` on the examples held out.
pub fn errors(net: &Net, examples: &Examples) -> Errors {
    let mut errors = Errors::default();
    let mut logits = vec![0.0; net.seats()];
    for n in (0..examples.len()).filter(|&n| is_held_out(examples, n)) {
        let (won, _) = examples.targets(n);
        let mut sums = Accumulator::new(net);
        examples.inputs(n).for_each(|(index, value)| sums.add(net, index, value));
        sums.outputs(net, &mut logits);
        let chances = &mut logits[..won.len()];
        softmax(chances);
        let even = 1.0 / won.len() as f32;
        let mean = |error: f32| f64::from(error) / won.len() as f64;
        errors.squared += mean(chances.iter().zip(won).map(|(p, won)| (p - won) * (p - won)).sum());
        errors.squared_even += mean(won.iter().map(|won| (even - won) * (even - won)).sum());
        errors.examples += 1;
    }
    errors.squared /= errors.examples.max(1) as f64;
    errors.squared_even /= errors.examples.max(1) as f64;
    errors
}

fn is_held_out(examples: &Examples, n: usize) -> bool {
    examples.game(n).is_multiple_of(HELD_OUT)
}

/// The root of the mean square of all margins.
fn margin_scale(examples: &Examples) -> f32 {
    let (mut sum, mut n) = (0.0f64, 0u32);
    for margin in (0..examples.len()).flat_map(|n| examples.targets(n).1) {
        sum += f64::from(*margin) * f64::from(*margin);
        n += 1;
    }
    ((sum / f64::from(n.max(1))).sqrt() as f32).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Example;

    /// Who wins is the exclusive or of two inputs: no linear judgement can tell.
    fn exclusive_or() -> Examples {
        let mut examples = Examples::new(2);
        let mut random = 3;
        for game in 0..4000 {
            let bits = split_mix(&mut random);
            let (a, b) = (bits & 1, bits >> 1 & 1);
            let inputs: Vec<(u16, f32)> =
                [(a, 0), (b, 1)].into_iter().filter(|it| it.0 == 1).map(|it| (it.1, 1.0)).collect();
            let (won, margin) = if a == b { ([0.0, 1.0], [-3.0, 3.0]) } else { ([1.0, 0.0], [3.0, -3.0]) };
            examples.push(&Example { inputs: &inputs, seats: 2, won: &won, margin: &margin, game });
        }
        examples
    }

    #[test]
    fn a_net_learns_what_weights_cannot() {
        let examples = exclusive_or();
        let mut net = Net::random(2, 2, 1);
        let before = errors(&net, &examples);
        train(&mut net, &examples, Training { epochs: 30, rate: 0.005, ..Training::DEFAULT }, |_, _| ());
        let after = errors(&net, &examples);
        assert!(before.squared > 0.2 && (before.squared_even - 0.25).abs() < 1e-6, "{before:?}");
        assert!(after.squared < 0.01, "{after:?}");
        assert_eq!(after.examples, 400);
    }

    #[test]
    fn the_same_seed_trains_the_same_net() {
        let examples = exclusive_or();
        let trained = |seed| {
            let mut net = Net::random(2, 2, 1);
            train(&mut net, &examples, Training { epochs: 1, seed, ..Training::DEFAULT }, |_, _| ());
            net
        };
        assert_eq!(trained(4), trained(4));
        assert_ne!(trained(4), trained(5));
    }
}
