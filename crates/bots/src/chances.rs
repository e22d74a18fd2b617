//! From judgements to chances of winning.

use kernel::{Estimate, MAX_SEATS, Turn};

/// How likely each seat is to win, by index; they add up to one over the seats that have a score.
pub type Chances = [f32; MAX_SEATS];

/// What the game's weights say of a state; at the end, who has won.
pub fn chances<G: Estimate>(game: &G) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    let scored = game.scored();
    if game.turn() == Turn::Over {
        let winners = game.winners();
        winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / f32::from(winners.len()));
        return chances;
    }
    let mut most = f32::NEG_INFINITY;
    for seat in scored.iter() {
        let promise = game.logit(seat);
        chances[seat.index()] = promise;
        most = most.max(promise);
    }
    let mut sum = 0.0;
    for seat in scored.iter() {
        let likely = exp(chances[seat.index()] - most);
        chances[seat.index()] = likely;
        sum += likely;
    }
    scored.iter().for_each(|seat| chances[seat.index()] /= sum);
    chances
}

/// About e to the power of `x`, which is not above zero: (1 + x/256)²⁵⁶. A library's function may differ
/// in the last bit from machine to machine, and a bot that decides by it would play another game; the four
/// operations do not.
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
    fn powers_are_near_enough() {
        for (x, expected) in [(0.0, 1.0), (-0.5, 0.6065), (-1.0, 0.3679), (-3.0, 0.0498), (-300.0, 0.0)] {
            assert!((exp(x) - expected).abs() < 0.003, "{x}: {}", exp(x));
        }
    }
}
