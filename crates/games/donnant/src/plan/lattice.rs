//! Rolls of which some dice are known: a digit from one to six for a known die, zero for any, in base seven.

use kernel::Piece;

use crate::Colour;

const N_DICE: usize = Colour::COUNT;
/// How many partly known rolls there are.
pub(super) const NODES: usize = 7usize.pow(N_DICE as u32);
/// What one more on a die adds to the number of a node.
pub(super) const STRIDES: [usize; N_DICE] = [1, 7, 49, 343, 2401];
/// The sets of dice; each but the empty one may be rolled again.
pub(super) const SETS: usize = 1 << N_DICE;

/// A number for every partly known roll.
pub(super) type Values = [f32; NODES];

/// The node in which exactly these dice are known, for each set of them.
#[inline]
pub(super) fn nodes_of(dice: [u8; N_DICE]) -> [usize; SETS] {
    let mut nodes = [0; SETS];
    for set in 1..SETS {
        let lowest = set.trailing_zeros() as usize;
        nodes[set] = nodes[set & (set - 1)] + usize::from(dice[lowest]) * STRIDES[lowest];
    }
    nodes
}

/// Visits all rolls.
pub(super) fn each_roll(mut visit: impl FnMut([u8; N_DICE])) {
    let mut dice = [1; N_DICE];
    loop {
        visit(dice);
        let Some(die) = dice.iter().position(|value| *value < 6) else { return };
        dice[..die].fill(1);
        dice[die] += 1;
    }
}

/// Visits, for each die, all nodes in which it is not known, and the number of the die.
#[inline]
pub(super) fn each_unknown(mut visit: impl FnMut(usize, usize)) {
    for (die, stride) in STRIDES.into_iter().enumerate() {
        for high in (0..NODES).step_by(7 * stride) {
            (high..high + stride).for_each(|node| visit(node, die));
        }
    }
}

/// The expectation of partly known rolls, from the values of whole ones.
pub(super) fn expect(values: &mut Values) {
    // Die by die: what is reckoned too early is reckoned again when its last unknown die has its turn.
    each_unknown(|node, die| {
        let sum: f32 = (1..=6).map(|value| values[node + value * STRIDES[die]]).sum();
        values[node] = sum / 6.0;
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expectation_is_the_mean_of_all_rolls() {
        let mut values = [0.0; NODES];
        let worth = |dice: [u8; N_DICE]| f32::from(dice[0] * dice[3]) + f32::from(dice[4].max(dice[1]));
        each_roll(|dice| values[nodes_of(dice)[SETS - 1]] = worth(dice));
        expect(&mut values);
        for kept in 0..SETS {
            let (mut sum, mut n) = (0.0, 0.0);
            let shown = [2, 5, 3, 1, 6];
            each_roll(|dice| {
                if (0..N_DICE).all(|die| kept >> die & 1 == 0 || dice[die] == shown[die]) {
                    sum += worth(dice);
                    n += 1.0;
                }
            });
            let found = values[nodes_of(shown)[kept]];
            assert!((found - sum / n).abs() < 1e-3, "{kept:05b}: {found} instead of {}", sum / n);
        }
    }
}
