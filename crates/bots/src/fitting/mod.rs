//! How the weights of a game are fitted: bots play each other, positions are noted with who won in the end,
//! and the weights are those that make these results likeliest (a logistic regression, by Newton's method).
//!
//! Everything is reckoned by the four operations in one order, so a fit can be repeated anywhere.

mod fit;

use kernel::{Draw, Estimate, MAX_FEATURES, MAX_SEATS, Observer, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Bot, Random, Settings, Thinker, guide::settle};

pub use fit::{Fit, fit};

/// One position in so many is noted: neighbours tell almost the same.
const NOTED: u32 = 6;
/// One choice in so many is any legal one, so that positions are seen which good play avoids.
const SLIPS: u32 = 12;

/// A position, and who won in the end.
#[derive(Clone, Debug)]
pub struct Sample {
    /// How many seats have a score.
    pub seats: usize,
    /// The figures of each of them.
    pub features: [[f32; MAX_FEATURES]; MAX_SEATS],
    /// What each of them won: one in all.
    pub won: [f32; MAX_SEATS],
}

/// Plays a game from its beginning and adds positions of it to `samples`.
pub fn play_and_note<G: Estimate>(start: &G, settings: Settings, seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut random = Random::new(seed);
    let mut state = start.clone();
    let mut bots: Vec<Thinker<G>> =
        (0..MAX_SEATS as u64).map(|seat| Thinker::new(settings, seed.wrapping_add(seat))).collect();
    let begin = samples.len();
    loop {
        settle(&mut state, &mut rng);
        let Turn::Seats(seats) = state.turn() else { break };
        if rng.below(NOTED) == 0 {
            samples.push(note(&state));
        }
        let seat = seats.lowest().expect("somebody owes a choice");
        let view = state.view(Observer::Seat(seat));
        let action = match rng.below(SLIPS) {
            0 => Bot::<G>::choose(&mut random, seat, &view),
            _ => bots[seat.index()].choose(seat, &view),
        };
        state.apply(Step::Act(seat, action), &mut |_| ());
    }
    let winners = state.winners();
    for sample in &mut samples[begin..] {
        for (nth, seat) in state.scored().iter().enumerate() {
            sample.won[nth] = if winners.contains(seat) { 1.0 / f32::from(winners.len()) } else { 0.0 };
        }
    }
}

fn note<G: Estimate>(state: &G) -> Sample {
    let scored = state.scored();
    let mut sample =
        Sample { seats: scored.len().into(), features: [[0.0; MAX_FEATURES]; MAX_SEATS], won: [0.0; MAX_SEATS] };
    for (seat, features) in scored.iter().zip(&mut sample.features) {
        state.features(seat, &mut features[..G::FEATURES.len()]);
    }
    sample
}
