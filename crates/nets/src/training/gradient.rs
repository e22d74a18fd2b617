use crate::{Accumulator, Examples, HIDDEN, Net, net::add_scaled, softmax};

/// What the margins count beside the winner.
const MARGIN_WEIGHT: f32 = 0.1;

/// The sum of the gradients of a batch, and memory for one example.
pub(super) struct Gradient {
    /// In the shape of the net.
    pub(super) sum: Net,
    /// The inputs that the batch has seen: only their rows differ from zero.
    pub(super) touched: Vec<u32>,
    is_touched: Vec<bool>,
    outputs: Vec<f32>,
}

impl Gradient {
    pub(super) fn new(net: &Net) -> Gradient {
        let sum = Net::zeros(net.inputs(), net.seats());
        let outputs = vec![0.0; 2 * net.seats()];
        Gradient { sum, touched: Vec::new(), is_touched: vec![false; net.inputs()], outputs }
    }

    /// Adds `share` of the gradient of example `n`.
    pub(super) fn add(&mut self, net: &Net, examples: &Examples, n: usize, scale: f32, share: f32) {
        let mut sums = Accumulator::new(net);
        examples.inputs(n).for_each(|(index, value)| sums.add(net, index, value));
        let (first, second) = (sums.first(), sums.second(net));
        sums.outputs(net, &mut self.outputs);
        self.derive(examples, n, scale, share);

        let mut of_second = [0.0; HIDDEN[1]];
        for (nth, &error) in self.outputs.iter().enumerate().filter(|it| *it.1 != 0.0) {
            add_scaled(&mut self.sum.last[nth], error, &second);
            self.sum.last_bias[nth] += error;
            add_scaled(&mut of_second, error, &net.last[nth]);
        }
        of_second.iter_mut().zip(&second).filter(|it| *it.1 == 0.0).for_each(|(error, _)| *error = 0.0);
        add_scaled(&mut self.sum.second_bias, 1.0, &of_second);

        let mut of_first = [0.0; HIDDEN[0]];
        for (unit, &activation) in first.iter().enumerate().filter(|it| *it.1 > 0.0) {
            add_scaled(&mut self.sum.second[unit], activation, &of_second);
            of_first[unit] = net.second[unit].iter().zip(&of_second).map(|(weight, error)| weight * error).sum();
        }
        add_scaled(&mut self.sum.first_bias, 1.0, &of_first);
        for (index, value) in examples.inputs(n) {
            if !std::mem::replace(&mut self.is_touched[index], true) {
                self.touched.push(index as u32);
            }
            add_scaled(&mut self.sum.first[index], value, &of_first);
        }
    }

    /// Turns the outputs into the derivatives of the loss by them.
    fn derive(&mut self, examples: &Examples, n: usize, scale: f32, share: f32) {
        let (won, margin) = examples.targets(n);
        let seats = won.len();
        let (chances, margins) = self.outputs.split_at_mut(examples.places());
        softmax(&mut chances[..seats]);
        for (it, won) in chances[..seats].iter_mut().zip(won) {
            *it = (*it - won) * share;
        }
        for (it, margin) in margins[..seats].iter_mut().zip(margin) {
            *it = MARGIN_WEIGHT * (*it - (margin / scale).clamp(-3.0, 3.0)) * share;
        }
        chances[seats..].fill(0.0);
        margins[seats..].fill(0.0);
    }

    /// Makes everything zero again.
    pub(super) fn clear(&mut self) {
        for index in self.touched.drain(..) {
            self.sum.first[index as usize] = [0.0; HIDDEN[0]];
            self.is_touched[index as usize] = false;
        }
        self.sum.first_bias = [0.0; HIDDEN[0]];
        self.sum.second.fill([0.0; HIDDEN[1]]);
        self.sum.second_bias = [0.0; HIDDEN[1]];
        self.sum.last.fill([0.0; HIDDEN[1]]);
        self.sum.last_bias.fill(0.0);
    }
}
