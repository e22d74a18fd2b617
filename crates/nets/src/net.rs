//! Inference.

/// The width of the two hidden layers.
pub const HIDDEN: [usize; 2] = [64, 32];

const H1: usize = HIDDEN[0];
const H2: usize = HIDDEN[1];

/// A net with two hidden layers of rectified linear units.
///
/// Its outputs are, for each of [`Net::seats`] places, a logit of winning, and then for each place the margin of its
/// score, which is learned along and used by nobody: a second target teaches the hidden layers faster.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// One row an input, so that inputs of zero cost nothing.
    pub(crate) first: Vec<[f32; H1]>,
    pub(crate) first_bias: [f32; H1],
    /// One row a unit of the first layer.
    pub(crate) second: Vec<[f32; H2]>,
    pub(crate) second_bias: [f32; H2],
    /// One row an output.
    pub(crate) last: Vec<[f32; H2]>,
    pub(crate) last_bias: Vec<f32>,
}

impl Net {
    /// A net that has learned nothing, the same for the same seed.
    pub fn random(inputs: usize, seats: usize, seed: u64) -> Net {
        /// How many inputs are not zero, about; it sets the scale of the first layer.
        const NONZERO: f32 = 60.0;
        let mut state = seed;
        let mut uniform = |spread: f32| {
            let unit = (split_mix(&mut state) >> 40) as f32 / (1u64 << 23) as f32 - 1.0;
            unit * spread
        };
        let mut net = Net::zeros(inputs, seats);
        let mut fill = |row: &mut [f32], spread: f32| row.iter_mut().for_each(|it| *it = uniform(spread));
        net.first.iter_mut().for_each(|row| fill(row, 0.5 * (6.0 / NONZERO).sqrt()));
        net.second.iter_mut().for_each(|row| fill(row, (6.0 / H1 as f32).sqrt()));
        net.last.iter_mut().for_each(|row| fill(row, 0.3 * (3.0 / H2 as f32).sqrt()));
        net
    }

    pub(crate) fn zeros(inputs: usize, seats: usize) -> Net {
        Net {
            first: vec![[0.0; H1]; inputs],
            first_bias: [0.0; H1],
            second: vec![[0.0; H2]; H1],
            second_bias: [0.0; H2],
            last: vec![[0.0; H2]; 2 * seats],
            last_bias: vec![0.0; 2 * seats],
        }
    }

    /// The number of inputs.
    pub fn inputs(&self) -> usize {
        self.first.len()
    }

    /// The number of places at the table that it judges.
    pub fn seats(&self) -> usize {
        self.last.len() / 2
    }
}

/// The sums of the first hidden layer, input by input.
#[derive(Clone, Debug)]
pub struct Accumulator([f32; H1]);

impl Accumulator {
    /// No input yet.
    pub fn new(net: &Net) -> Accumulator {
        Accumulator(net.first_bias)
    }

    /// Adds the input with this index; each may be added once.
    ///
    /// # Panics
    /// Where the net has no such input.
    #[inline]
    pub fn add(&mut self, net: &Net, index: usize, value: f32) {
        add_scaled(&mut self.0, value, &net.first[index]);
    }

    /// Writes the first outputs, as many as there is room for; the logits of all places come first.
    #[inline]
    pub fn outputs(&self, net: &Net, into: &mut [f32]) {
        let second = self.second(net);
        for ((row, bias), into) in net.last.iter().zip(&net.last_bias).zip(into) {
            *into = bias + dot(&second, row);
        }
    }

    #[inline]
    pub(crate) fn first(&self) -> [f32; H1] {
        self.0.map(|it| it.max(0.0))
    }

    #[inline]
    pub(crate) fn second(&self, net: &Net) -> [f32; H2] {
        let mut sums = net.second_bias;
        for (unit, row) in self.0.iter().zip(&net.second) {
            if *unit > 0.0 {
                add_scaled(&mut sums, *unit, row);
            }
        }
        sums.map(|it| it.max(0.0))
    }
}

#[inline]
pub(crate) fn add_scaled<const N: usize>(to: &mut [f32; N], factor: f32, row: &[f32; N]) {
    for (to, it) in to.iter_mut().zip(row) {
        *to += factor * it;
    }
}

/// Sums in four lanes, whose order is fixed.
#[inline]
fn dot(a: &[f32; H2], b: &[f32; H2]) -> f32 {
    let mut lanes = [0.0f32; 4];
    for (a, b) in a.chunks_exact(4).zip(b.chunks_exact(4)) {
        for (lane, (a, b)) in lanes.iter_mut().zip(a.iter().zip(b)) {
            *lane += a * b;
        }
    }
    (lanes[0] + lanes[1]) + (lanes[2] + lanes[3])
}

/// SplitMix64: enough to break symmetry and to shuffle, and no dependency.
pub(crate) fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut it = *state;
    it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    it ^ (it >> 31)
}
