//! About how likely a card is completed within one turn that is given to it alone.

use crate::{
    Face, Sign,
    deck::MAX_BOXES,
    possible::{self, Open, Values},
};

/// The rolls of a turn.
const ROLLS: i32 = 3;
/// What a die shows on average if low values are rolled again twice, and how far it strays.
const BEST_OF_THREE: f32 = 4.67;
const SPREAD: f32 = 1.3;

/// The chance that dice fill all empty boxes of a card in three rolls, box by box: close enough to compare cards, and far
/// cheaper than to weigh all rolls.
pub(crate) fn completed_in_a_turn(face: &Face, values: Values, open: &Open) -> f32 {
    let empty = open.iter().filter(|open| **open != 0).count();
    if empty == 0 {
        return 1.0;
    }
    if empty > 5 {
        return 0.0;
    }
    // Dice that no box asks for by their colour.
    let mut spare = 5 - (0..MAX_BOXES).filter(|i| open[*i] != 0 && face.boxes[*i].colour().is_some()).count() as i32;
    let mut chance = 1.0;
    // Whether the equal boxes to the left leave no choice.
    let mut tied = false;
    for (index, field) in face.boxes().iter().enumerate() {
        if field.sign() != Sign::Equal {
            tied = false;
        }
        if open[index] == 0 {
            tied = true;
            continue;
        }
        let equals_next = face.boxes().get(index + 1).is_some_and(|next| next.sign() == Sign::Equal);
        let fits = match field.sign() == Sign::Equal || equals_next {
            true if tied => 1.0,
            true => 6.0,
            false => open[index].count_ones() as f32,
        };
        tied = true;
        let miss = 1.0 - fits.min(6.0) / 6.0;
        // Of any colour, several dice may serve.
        let dice = if field.colour().is_some() { 1 } else { spare.max(1) };
        if field.colour().is_none() {
            spare -= 1;
        }
        // By multiplication: every processor and the page's module reckon the same.
        chance *= 1.0 - (0..ROLLS * dice).fold(1.0, |all, _| all * miss);
    }
    if face.at_least > 0 {
        let written: u32 = possible::filled(values).map(|(_, value)| value).sum();
        let (n, lacking) = (empty as f32, f32::from(face.at_least) - written as f32);
        // A normal distribution, roughly; which dice are taken of those that may be chosen is left out.
        let over = (BEST_OF_THREE * n + 0.5 - lacking) / (SPREAD * n);
        chance = (0.5 + over).clamp(0.0, 1.0);
    }
    chance
}
