use super::Gradient;
use crate::Net;

/// How slowly the means of the gradients and of their squares follow.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// Adam with decoupled decay (Loshchilov and Hutter 2019). Rows of inputs that a batch has not seen stay as they are:
/// most inputs are rare, and their means would only fade.
pub(super) struct Adam {
    mean: Net,
    square: Net,
    steps: i32,
}

impl Adam {
    pub(super) fn new(net: &Net) -> Adam {
        let zeros = || Net::zeros(net.inputs(), net.seats());
        Adam { mean: zeros(), square: zeros(), steps: 0 }
    }

    pub(super) fn steps(&self) -> i32 {
        self.steps
    }

    /// Moves the net against the gradient, and clears the gradient.
    pub(super) fn step(&mut self, net: &mut Net, gradient: &mut Gradient, rate: f32, decay: f32) {
        self.steps += 1;
        let corrected = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let (weights, biases) = (Rates { rate: corrected, decay: rate * decay }, Rates { rate: corrected, decay: 0.0 });
        let (mean, square, sum) = (&mut self.mean, &mut self.square, &gradient.sum);
        for index in gradient.touched.iter().map(|it| *it as usize) {
            let (mean, square) = (&mut mean.first[index], &mut square.first[index]);
            weights.step(&mut net.first[index], &sum.first[index], mean, square);
        }
        biases.step(&mut net.first_bias, &sum.first_bias, &mut mean.first_bias, &mut square.first_bias);
        for (unit, row) in net.second.iter_mut().enumerate() {
            weights.step(row, &sum.second[unit], &mut mean.second[unit], &mut square.second[unit]);
        }
        biases.step(&mut net.second_bias, &sum.second_bias, &mut mean.second_bias, &mut square.second_bias);
        for (unit, row) in net.last.iter_mut().enumerate() {
            weights.step(row, &sum.last[unit], &mut mean.last[unit], &mut square.last[unit]);
        }
        biases.step(&mut net.last_bias, &sum.last_bias, &mut mean.last_bias, &mut square.last_bias);
        gradient.clear();
    }
}

struct Rates {
    rate: f32,
    decay: f32,
}

impl Rates {
    fn step(&self, weights: &mut [f32], gradient: &[f32], mean: &mut [f32], square: &mut [f32]) {
        for (((weight, it), mean), square) in weights.iter_mut().zip(gradient).zip(mean).zip(square) {
            *mean += (1.0 - MEAN) * (it - *mean);
            *square += (1.0 - SQUARE) * (it * it - *square);
            *weight -= self.rate * *mean / (square.sqrt() + 1e-8) + self.decay * *weight;
        }
    }
}
