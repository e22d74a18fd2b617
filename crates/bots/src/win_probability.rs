//! The probability of winning that the game's weights give each seat.

use kernel::{Estimate, MAX_SEATS, Turn};
use nets::softmax;

/// The probability of winning by seat index; the values of the seats that have a score sum to one.
pub type WinProbabilities = [f32; MAX_SEATS];

/// The softmax of the seats' logits. A finished game gives one to the winner; several winners share it.
pub fn win_probabilities<G: Estimate>(game: &G) -> WinProbabilities {
    let mut probabilities = [0.0; MAX_SEATS];
    let scored = game.scored();
    if game.turn() == Turn::Over {
        let winners = game.winners();
        winners.iter().for_each(|seat| probabilities[seat.index()] = 1.0 / f32::from(winners.len()));
        return probabilities;
    }
    scored.iter().for_each(|seat| probabilities[seat.index()] = game.logit(seat));
    softmax(&mut probabilities[..usize::from(scored.len())]);
    probabilities
}
