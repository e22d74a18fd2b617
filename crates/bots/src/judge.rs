//! How a position is judged: by the game's fitted weights, or by a net.

use std::sync::Arc;

use kernel::{Estimate, MAX_FEATURES, MAX_SEATS, Seat, Turn, visit_net_inputs};
use nets::{Accumulator, Net, softmax};

use crate::win_probability::{WinProbabilities, win_probabilities};

/// Beyond what weighted features or a net reach.
const RESULT: f32 = 20.0;

/// So many points of an estimate are taken for one more of a logit.
const POINTS: f32 = 10.0;

/// Judges positions. It is asked of imagined states only (see [`kernel::Game::determinize`]), so it knows no more than
/// the bot that imagines them.
#[derive(Clone, Debug, Default)]
pub struct Judge(Kind);

#[derive(Clone, Debug, Default)]
enum Kind {
    #[default]
    Weights,
    Estimate,
    Net(Arc<Net>),
}

impl Judge {
    /// The game's fitted weights.
    pub const WEIGHTS: Judge = Judge(Kind::Weights);
    /// The game's hand-written judgement, or the weights where there is none. It judges steps, and gives no chances.
    pub const ESTIMATE: Judge = Judge(Kind::Estimate);

    /// A net.
    ///
    /// # Panics
    /// Where the net has another shape than [`net_shape`] says of the game.
    pub fn net<G: Estimate>(net: Arc<Net>) -> Judge {
        assert!(suits::<G>(&net), "a net of another game than {}", G::SLUG);
        Judge(Kind::Net(net))
    }

    /// Whether it judges by a net.
    pub fn has_net(&self) -> bool {
        matches!(self.0, Kind::Net(_))
    }

    /// This judge where `wanted`, the weights elsewhere.
    pub(crate) fn only_if(&self, wanted: bool) -> Judge {
        if wanted { self.clone() } else { Judge::WEIGHTS }
    }

    /// One more makes the odds of `seat` to win e times better; a finished game outweighs any estimate.
    pub fn logit<G: Estimate>(&self, state: &G, seat: Seat) -> f32 {
        match (state.turn(), &self.0) {
            (Turn::Over, _) if state.winners().contains(seat) => RESULT,
            (Turn::Over, _) => -RESULT,
            (_, Kind::Weights) => state.logit(seat),
            (_, Kind::Estimate) => state.estimate(seat).map_or_else(|| state.logit(seat), |it| it / POINTS),
            (_, Kind::Net(net)) => {
                let (logits, seats) = logits(net, state, seat);
                // Of several rivals the strongest stands for all: that needs no logarithm.
                logits[0] - logits[1..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max).max(-RESULT)
            }
        }
    }

    /// Each seat's probability of winning, as `viewer` sees the position.
    pub fn win_probabilities<G: Estimate>(&self, state: &G, viewer: Seat) -> WinProbabilities {
        let net = match (&self.0, state.turn()) {
            (Kind::Net(net), Turn::Seats(_) | Turn::Chance) => net,
            _ => return win_probabilities(state),
        };
        let (mut logits, seats) = logits(net, state, viewer);
        softmax(&mut logits[..seats]);
        let mut probabilities = [0.0; MAX_SEATS];
        for (place, probability) in logits[..seats].iter().enumerate() {
            probabilities[(viewer.index() + place) % seats] = *probability;
        }
        probabilities
    }
}

/// How many inputs a net of the game `G` has, and how many places it judges.
pub fn net_shape<G: Estimate>() -> (usize, usize) {
    // Alone, there is an automatic opponent.
    let places = usize::from(*G::PLAYERS.end()).max(2);
    (places * G::FEATURES.len() + G::NET_INPUTS, places)
}

/// Whether the net has the shape of one for the game `G`.
pub fn suits<G: Estimate>(net: &Net) -> bool {
    (net.inputs(), net.seats()) == net_shape::<G>()
}

/// Visits the inputs of a net that are not zero, and some that are, in ascending order: the features of all places, that
/// of `viewer` first, and then what the game tells of the position ([`Estimate::write_net_inputs`]).
#[inline]
pub fn visit_inputs<G: Estimate>(state: &G, viewer: Seat, mut visit: impl FnMut(usize, f32)) {
    let (inputs, _) = net_shape::<G>();
    let seats = usize::from(state.scored().len());
    let mut features = [0.0; MAX_FEATURES];
    let features = &mut features[..G::FEATURES.len()];
    for place in 0..seats {
        state.features(Seat::new((viewer.index() + place) % seats), features);
        features.iter().enumerate().for_each(|(nth, value)| visit(place * G::FEATURES.len() + nth, *value));
    }
    let from = inputs - G::NET_INPUTS;
    visit_net_inputs(state, viewer, |index, value| visit(from + index, value));
}

/// A module is to be small: there the addition is not repeated for every input of every game.
#[cfg_attr(target_arch = "wasm32", inline(never))]
#[cfg_attr(not(target_arch = "wasm32"), inline)]
fn add(sums: &mut Accumulator, net: &Net, index: usize, value: f32) {
    sums.add(net, index, value);
}

/// The logits of the places around `viewer`, and how many of them are taken.
#[inline]
fn logits<G: Estimate>(net: &Net, state: &G, viewer: Seat) -> ([f32; MAX_SEATS], usize) {
    let mut sums = Accumulator::new(net);
    visit_inputs(state, viewer, |index, value| {
        if value != 0.0 {
            add(&mut sums, net, index, value);
        }
    });
    let (mut logits, seats) = ([0.0; MAX_SEATS], usize::from(state.scored().len()));
    sums.outputs(net, &mut logits[..seats]);
    (logits, seats)
}
