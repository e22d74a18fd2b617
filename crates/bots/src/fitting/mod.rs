//! How the weights of a game are fitted: bots play against each other, positions are sampled together with the final
//! result, and the weights are those that maximise the likelihood of the results (logistic regression by Newton's
//! method).
//!
//! All arithmetic uses the four basic operations in one fixed order, so a fit is reproducible on every platform.

mod regression;

use kernel::{Draw, Estimate, MAX_FEATURES, MAX_SEATS, Observer, SearchSettings, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Bot, Random, SearchBot, policy::resolve_chance};

pub use regression::{Fit, fit};

/// One position in this many is sampled: neighbouring positions are almost the same.
const SAMPLE_INTERVAL: u32 = 6;
/// One action in this many is uniformly random, so that the samples include positions which good play avoids.
const RANDOM_INTERVAL: u32 = 12;

/// The features of a position, and the result of its game.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The number of seats that have a score.
    pub seats: usize,
    /// The features of each of these seats.
    pub features: [[f32; MAX_FEATURES]; MAX_SEATS],
    /// The share of the win of each of these seats; they sum to one.
    pub won: [f32; MAX_SEATS],
}

/// Plays a game from `start` to its end and appends positions of it to `samples`.
pub fn self_play<G: Estimate>(start: &G, settings: SearchSettings, seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut random = Random::new(seed);
    let mut state = start.clone();
    let mut bots: Vec<SearchBot<G>> =
        (0..MAX_SEATS as u64).map(|seat| SearchBot::new(settings, seed.wrapping_add(seat))).collect();
    let first = samples.len();
    loop {
        resolve_chance(&mut state, &mut rng);
        let Turn::Seats(seats) = state.turn() else { break };
        if rng.below(SAMPLE_INTERVAL) == 0 {
            samples.push(sample(&state));
        }
        let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
        let view = state.view(Observer::Seat(seat));
        let action = match rng.below(RANDOM_INTERVAL) {
            0 => Bot::<G>::choose(&mut random, seat, &view),
            _ => bots[seat.index()].choose(seat, &view),
        };
        state.apply(Step::Act(seat, action), &mut |_| ());
    }
    let winners = state.winners();
    for sample in &mut samples[first..] {
        for (nth, seat) in state.scored().iter().enumerate() {
            sample.won[nth] = if winners.contains(seat) { 1.0 / f32::from(winners.len()) } else { 0.0 };
        }
    }
}

fn sample<G: Estimate>(state: &G) -> Sample {
    let scored = state.scored();
    let mut sample =
        Sample { seats: scored.len().into(), features: [[0.0; MAX_FEATURES]; MAX_SEATS], won: [0.0; MAX_SEATS] };
    for (seat, features) in scored.iter().zip(&mut sample.features) {
        state.features(seat, &mut features[..G::FEATURES.len()]);
    }
    sample
}
