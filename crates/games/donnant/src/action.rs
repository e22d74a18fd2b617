use kernel::{ActionSpace, Factors, N_FACTORS, Piece, text_serde};

use crate::{Back, Card, Colour, Dice, Donnant, Place, deck::MAX_BOXES};

/// What a seat chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// `discard E05`
    Discard(Card),
    /// `lay E01 0 0`
    Lay(Card, Place),
    /// `reroll OV`
    Reroll(Dice),
    /// `stop`
    Stop,
    /// `mark Y E01 2`
    Mark(Colour, Card, BoxNumber),
    /// `skip`
    Skip,
    /// `buy E07 YOG`
    Buy(Card, Dice),
    /// `complete E03 YOGBV`
    Complete(Card, Order),
    /// `joker dice`
    JokerDice,
    /// `joker card green`
    JokerCard(Back),
    /// `decline`
    Decline,
    /// `tweak Y +1`
    Tweak(Colour, Pip),
    /// `paint Y G`
    Paint(Colour, Colour),
    /// `end`
    End,
}

/// What nature chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Drawn {
    /// `draw E05`
    Draw(Card),
    /// `roll Y 3`
    Roll(Colour, u8),
}

/// A box of a card, counted from one where people see it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct BoxNumber(pub(crate) u8);

/// Dice in the order of the boxes that they fill: three bits each, the first one lowest.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Order(u16);

/// One up or down.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Pip {
    /// `+1`
    Plus,
    /// `-1`
    Minus,
}

text_serde!(Action, Drawn);

impl BoxNumber {
    /// `index` counts from zero and is below [`MAX_BOXES`].
    pub fn new(index: usize) -> Self {
        debug_assert!(index < MAX_BOXES);
        BoxNumber(index as u8)
    }

    /// The index, from zero.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Order {
    /// The same with one more die, which it does not have yet.
    #[must_use]
    pub fn with(self, die: Colour) -> Order {
        Order(self.0 | (die as u16 + 1) << (3 * self.len()))
    }

    /// How many dice.
    pub fn len(self) -> usize {
        (16 - self.0.leading_zeros() as usize).div_ceil(3)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours in the order in which they are written.
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        (0..self.len()).map(move |nth| Colour::from_index(usize::from(self.0 >> (3 * nth) & 7) - 1))
    }

    /// The colours as a multiset.
    pub fn dice(self) -> Dice {
        self.iter().collect()
    }
}

impl Pip {
    /// What a die with `value` becomes; nothing beyond its faces.
    pub fn on(self, value: u8) -> Option<u8> {
        let changed = match self {
            Pip::Plus => value + 1,
            Pip::Minus => value - 1,
        };
        (1..=6).contains(&changed).then_some(changed)
    }
}

const N_DICE: usize = Colour::COUNT;
/// Sets of dice without the empty one.
const N_SETS: usize = (1 << N_DICE) - 1;
/// How many orders there are of one to five dice, summed up by length.
const ORDERS: [usize; N_DICE + 1] = [0, 5, 25, 85, 205, 325];

const LAY: usize = Card::COUNT;
const REROLL: usize = LAY + Card::COUNT * Place::COUNT;
const STOP: usize = REROLL + N_SETS;
const SKIP: usize = STOP + 1;
const MARK: usize = SKIP + 1;
const BUY: usize = MARK + N_DICE * Card::COUNT * MAX_BOXES;
const COMPLETE: usize = BUY + Card::COUNT * N_SETS;
const JOKER_DICE: usize = COMPLETE + Card::COUNT * ORDERS[N_DICE];
const JOKER_CARD: usize = JOKER_DICE + 1;
const DECLINE: usize = JOKER_CARD + 2;
const TWEAK: usize = DECLINE + 1;
const PAINT: usize = TWEAK + 2 * N_DICE;
const END: usize = PAINT + N_DICE * N_DICE;

impl ActionSpace for Donnant {
    const SIZE: usize = END + 1;

    fn index(action: Action) -> usize {
        match action {
            Action::Discard(card) => card.index(),
            Action::Lay(card, place) => LAY + card.index() * Place::COUNT + place.index(),
            Action::Reroll(dice) => REROLL + set_index(dice),
            Action::Stop => STOP,
            Action::Skip => SKIP,
            Action::Mark(die, card, number) => {
                MARK + (card.index() * MAX_BOXES + number.index()) * N_DICE + die.index()
            }
            Action::Buy(card, dice) => BUY + card.index() * N_SETS + set_index(dice),
            Action::Complete(card, order) => COMPLETE + card.index() * ORDERS[N_DICE] + order_index(order),
            Action::JokerDice => JOKER_DICE,
            Action::JokerCard(back) => JOKER_CARD + back.index(),
            Action::Decline => DECLINE,
            Action::Tweak(die, pip) => TWEAK + 2 * die.index() + pip as usize,
            Action::Paint(die, colour) => PAINT + N_DICE * die.index() + colour.index(),
            Action::End => END,
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        let card = |rest: usize, n: usize| (Card::from_index(rest / n), rest % n);
        Some(match index {
            ..LAY => Action::Discard(Card::from_index(index)),
            LAY..REROLL => {
                let (card, place) = card(index - LAY, Place::COUNT);
                Action::Lay(card, Place::from_index(place)?)
            }
            REROLL..STOP => Action::Reroll(nth_set(index - REROLL)),
            STOP => Action::Stop,
            SKIP => Action::Skip,
            MARK..BUY => {
                let (rest, die) = ((index - MARK) / N_DICE, (index - MARK) % N_DICE);
                let (card, number) = card(rest, MAX_BOXES);
                Action::Mark(Colour::from_index(die), card, BoxNumber::new(number))
            }
            BUY..COMPLETE => {
                let (card, dice) = card(index - BUY, N_SETS);
                Action::Buy(card, nth_set(dice))
            }
            COMPLETE..JOKER_DICE => {
                let (card, order) = card(index - COMPLETE, ORDERS[N_DICE]);
                Action::Complete(card, nth_order(order))
            }
            JOKER_DICE => Action::JokerDice,
            JOKER_CARD..DECLINE => Action::JokerCard(Back::ALL[index - JOKER_CARD]),
            DECLINE => Action::Decline,
            TWEAK..PAINT => {
                let pip = if (index - TWEAK).is_multiple_of(2) { Pip::Plus } else { Pip::Minus };
                Action::Tweak(Colour::from_index((index - TWEAK) / 2), pip)
            }
            PAINT..END => {
                let rest = index - PAINT;
                Action::Paint(Colour::from_index(rest / N_DICE), Colour::from_index(rest % N_DICE))
            }
            END => Action::End,
            Self::SIZE.. => return None,
        })
    }

    // Verb, then card, die or back, then place, box, dice, order, pip or colour, then the die that is written.
    const FACTORS: [usize; N_FACTORS] = [14, Card::COUNT, ORDERS[N_DICE], N_DICE];

    fn factors(action: Action) -> Factors {
        let card = |card: Card| card.index() as i16;
        match action {
            Action::Discard(it) => [0, card(it), 0, 0],
            Action::Lay(it, place) => [1, card(it), place.index() as i16, 0],
            Action::Reroll(dice) => [2, 0, set_index(dice) as i16, 0],
            Action::Stop => [3, 0, 0, 0],
            Action::Mark(die, it, number) => [4, card(it), number.index() as i16, die.index() as i16],
            Action::Skip => [5, 0, 0, 0],
            Action::Buy(it, dice) => [6, card(it), set_index(dice) as i16, 0],
            Action::Complete(it, order) => [7, card(it), order_index(order) as i16, 0],
            Action::JokerDice => [8, 0, 0, 0],
            Action::JokerCard(back) => [9, back.index() as i16, 0, 0],
            Action::Decline => [10, 0, 0, 0],
            Action::Tweak(die, pip) => [11, die.index() as i16, pip as i16, 0],
            Action::Paint(die, colour) => [12, die.index() as i16, colour.index() as i16, 0],
            Action::End => [13, 0, 0, 0],
        }
    }
}

fn set_index(dice: Dice) -> usize {
    usize::from(dice.bits()) - 1
}

fn nth_set(index: usize) -> Dice {
    Colour::each().filter(|die| (index + 1) >> die.index() & 1 == 1).collect()
}

/// Shorter orders first; among those of one length by the first die, then by the second of those left.
fn order_index(order: Order) -> usize {
    let (mut left, mut index) = (Dice::all(), 0);
    for die in order.iter() {
        index = index * left.len() as usize + left.and(Dice::span(0, die.index())).len() as usize;
        left.remove(die);
    }
    ORDERS[order.len() - 1] + index
}

fn nth_order(index: usize) -> Order {
    let length = (1..=N_DICE).find(|&n| index < ORDERS[n]).expect("below the number of orders");
    let mut rest = index - ORDERS[length - 1];
    let mut digits = [0; N_DICE];
    for nth in (0..length).rev() {
        (digits[nth], rest) = (rest % (N_DICE - nth), rest / (N_DICE - nth));
    }
    let mut left = Dice::all();
    digits[..length].iter().fold(Order::default(), |order, &digit| {
        let die = left.nth(digit as u32);
        left.remove(die);
        order.with(die)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_action_and_every_action_its_text() {
        for index in 0..Donnant::SIZE {
            let action = Donnant::from_index(index).expect("below the size");
            assert_eq!(Donnant::index(action), index, "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Donnant::from_index(Donnant::SIZE), None);
    }
}
