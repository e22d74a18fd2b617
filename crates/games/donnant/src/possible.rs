//! Whether a card can still be completed, exactly: gaps in rising rows, equal boxes, sums in reach.
//!
//! Idea: keep for every box the lowest and the highest value that it can still take. A value that is written or
//! printed fixes both; a sign passes bounds on to its neighbour (`<` by one more or less, `=` unchanged), once from
//! left to right and once back. A sum is in reach if the highest values reach it.
//! Invariant: after both passes every value between the bounds of a box is part of some completion, since bounds
//! along a chain of signs are independent of everything else and a card with a sum has no signs.
//! Cost: two passes over at most eight boxes, a few dozen operations, no allocation. The test compares the bounds with
//! a search through all values.

use crate::{
    Face, Sign,
    deck::{Field, MAX_BOXES},
};

/// What is written in the boxes of a card: four bits a box, zero where it is empty.
pub(crate) type Values = u32;

/// For each box which values it still takes, bit `v` for value `v`; nothing where it is filled.
pub(crate) type Open = [u8; MAX_BOXES];

/// The value in a box; zero if it is empty.
pub(crate) fn value(values: Values, index: usize) -> u8 {
    (values >> (4 * index)) as u8 & 15
}

/// The boxes that are filled, in order, with their values.
#[inline]
pub(crate) fn filled(values: Values) -> impl Iterator<Item = (usize, u32)> {
    let mut left = values;
    std::iter::from_fn(move || {
        let index = (left != 0).then(|| left.trailing_zeros() as usize / 4)?;
        let value = left >> (4 * index) & 15;
        left &= !(15 << (4 * index));
        Some((index, value))
    })
}

/// The values with one more box filled.
pub(crate) fn with(values: Values, index: usize, value: u8) -> Values {
    values | u32::from(value) << (4 * index)
}

/// Whether the card can be completed from here.
pub(crate) fn is_possible(face: &Face, values: Values) -> bool {
    let (low, high) = bounds(face, values);
    let n = usize::from(face.n_boxes);
    let sum: u8 = high[..n].iter().sum();
    (0..n).all(|index| low[index] <= high[index]) && face.at_least <= sum
}

/// Which values each box still takes such that the card can be completed; it can be now.
pub(crate) fn open(face: &Face, values: Values) -> Open {
    let n = usize::from(face.n_boxes);
    let empty = (0..n).filter(|&index| value(values, index) == 0);
    let mut open = [0; MAX_BOXES];
    if face.boxes[0].number() > 0 {
        // Printed numbers stand alone.
        empty.for_each(|index| open[index] = 1 << face.boxes[index].number());
    } else if face.at_least > 0 {
        // A card with a sum has no signs: what one box may lack of six is the same for all.
        let most = (0..n).fold(0, |sum, index| match value(values, index) {
            0 => sum + 6,
            written => sum + written,
        });
        let slack = most.saturating_sub(face.at_least);
        let values = span(6u8.saturating_sub(slack).max(1), 6);
        empty.for_each(|index| open[index] = values);
    } else {
        let (low, high) = bounds(face, values);
        empty.for_each(|index| open[index] = span(low[index], high[index]));
    }
    open
}

/// The bits of the values from `low` to `high`.
pub(crate) fn span(low: u8, high: u8) -> u8 {
    ((2u16 << high) - (1 << low)) as u8
}

/// The least and the largest value of each box.
fn bounds(face: &Face, values: Values) -> (Open, Open) {
    let (mut low, mut high) = ([0; MAX_BOXES], [0; MAX_BOXES]);
    let boxes: &[Field] = face.boxes();
    let given = |index: usize| value(values, index).max(boxes[index].number());
    let (mut least, mut most, mut equal) = (1, 6, false);
    for (index, field) in boxes.iter().enumerate() {
        least = match field.sign() {
            Sign::None => 1,
            Sign::Less => least + 1,
            Sign::Equal => {
                equal = true;
                least
            }
        };
        least = least.max(given(index));
        low[index] = least;
    }
    for (index, field) in boxes.iter().enumerate().rev() {
        let given = given(index);
        most = if given > 0 { most.min(given) } else { most };
        high[index] = most;
        most = match field.sign() {
            Sign::None => 6,
            Sign::Less => most.saturating_sub(1),
            Sign::Equal => most,
        };
    }
    if equal {
        // Bounds of equal boxes hold in both directions.
        for index in (1..boxes.len()).filter(|&index| boxes[index].sign() == Sign::Equal) {
            high[index] = high[index].min(high[index - 1]);
        }
        for index in (1..boxes.len()).rev().filter(|&index| boxes[index].sign() == Sign::Equal) {
            low[index - 1] = low[index - 1].max(low[index]);
        }
    }
    (low, high)
}

#[cfg(test)]
mod tests {
    use kernel::{Draw, Piece};
    use rand_core::SeedableRng;

    use super::*;
    use crate::{Card, Deck};

    /// Tries all numbers in the boxes from `index` on.
    fn try_all(face: &Face, values: Values, index: usize) -> bool {
        if index == usize::from(face.n_boxes) {
            let sum: u8 = (0..index).map(|it| value(values, it)).sum();
            return face.at_least <= sum;
        }
        let left = index.checked_sub(1).map_or(0, |it| value(values, it));
        let fits = |number: u8| {
            let field = face.boxes[index];
            let printed = field.number() == 0 || field.number() == number;
            printed
                && match field.sign() {
                    Sign::None => true,
                    Sign::Less => left < number,
                    Sign::Equal => left == number,
                }
        };
        let written = value(values, index);
        if written > 0 {
            return fits(written) && try_all(face, values, index + 1);
        }
        (1..=6).filter(|&it| fits(it)).any(|it| try_all(face, with(values, index, it), index + 1))
    }

    /// Every card of our deck is filled at random, thousands of times, and each number in each box is held
    /// against a search through all numbers.
    #[test]
    fn the_bounds_are_exact() {
        let (deck, mut rng) = (Deck::default(), chacha20::ChaCha8Rng::from_seed([5; 32]));
        for card in Card::each() {
            let face = deck.face(card);
            for _ in 0..6 {
                let mut values = 0;
                loop {
                    let open = open(face, values);
                    let mut choices = Vec::new();
                    for index in (0..usize::from(face.n_boxes)).filter(|&index| value(values, index) == 0) {
                        for number in 1..=6 {
                            let expected = try_all(face, with(values, index, number), 0);
                            assert_eq!(open[index] >> number & 1 == 1, expected, "{card} {values:x} {index} {number}");
                            if expected {
                                choices.push((index, number));
                            }
                        }
                    }
                    if choices.is_empty() {
                        break;
                    }
                    let (index, number) = choices[rng.below(choices.len() as u32) as usize];
                    values = with(values, index, number);
                    assert!(is_possible(face, values));
                }
                let full = (0..usize::from(face.n_boxes)).all(|index| value(values, index) > 0);
                assert!(full, "what can be completed is completed in the end");
            }
        }
    }
}
