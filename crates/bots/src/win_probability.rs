//! The probability of winning that the game's weights give each seat.

use kernel::{Estimate, MAX_SEATS, Turn};

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
    let mut highest = f32::NEG_INFINITY;
    for seat in scored.iter() {
        let logit = game.logit(seat);
        probabilities[seat.index()] = logit;
        highest = highest.max(logit);
    }
    let mut sum = 0.0;
    for seat in scored.iter() {
        let likelihood = exp(probabilities[seat.index()] - highest);
        probabilities[seat.index()] = likelihood;
        sum += likelihood;
    }
    scored.iter().for_each(|seat| probabilities[seat.index()] /= sum);
    probabilities
}

/// Approximates e^x for x ≤ 0 as (1 + x/256)²⁵⁶. `f32::exp` may differ in the last bit between platforms, and a bot
/// that decides by it would play a different game there; the four basic operations are exact everywhere.
pub fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn exp_is_accurate_to_three_thousandths() {
        for (x, expected) in [(0.0, 1.0), (-0.5, 0.6065), (-1.0, 0.3679), (-3.0, 0.0498), (-300.0, 0.0)] {
            assert!((exp(x) - expected).abs() < 0.003, "{x}: {}", exp(x));
        }
    }
}
