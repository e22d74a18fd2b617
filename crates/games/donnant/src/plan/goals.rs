//! What dice may achieve: for each partly known roll the two best of the cards that it completes or buys.

use kernel::Piece;

use super::lattice::{NODES, STRIDES, each_unknown};
use crate::{
    Colour, Donnant, Face, Sign,
    possible::{self, Open, Values},
    stall::MAX_CARDS,
    state::{SLOTS, price_of},
};

/// A gain and the goal that brings it, in one number: greater is better. Zero is nothing.
pub(super) type Key = u32;

/// Bits for the number of a goal: cards of a stall first, then places of the market.
const GOAL_BITS: u32 = 5;
const GOAL: u32 = (1 << GOAL_BITS) - 1;
const _: () = assert!(MAX_CARDS + SLOTS <= 1 << GOAL_BITS);
/// The steps in which gains are counted.
const STEPS: f32 = (1u32 << 26) as f32;

pub(super) fn key(gain: f32, goal: usize) -> Key {
    let steps = (gain.clamp(0.0, 0.99) * STEPS) as u32;
    if steps == 0 { 0 } else { steps << GOAL_BITS | goal as u32 }
}

pub(super) fn gain(key: Key) -> f32 {
    (key >> GOAL_BITS) as f32 / STEPS
}

fn less(key: Key, cost: Key) -> Key {
    if key > (cost | GOAL) { key - cost } else { 0 }
}

/// What the goals bring.
pub(super) struct Gains {
    /// By the number of the goal.
    pub(super) goals: [f32; MAX_CARDS + SLOTS],
    /// The cost of one use of the bonuses that change a pip, a colour, or save a die.
    pub(super) pip: f32,
    pub(super) paint: f32,
    pub(super) cheaper: f32,
}

/// The best two goals of every partly known roll.
pub(super) struct Goals {
    best: [[Key; 2]; NODES],
    /// Whether something is possible without bonuses, however little it brings.
    possible: [bool; NODES],
}

impl Goals {
    pub(super) const fn none() -> Goals {
        Goals { best: [[0; 2]; NODES], possible: [false; NODES] }
    }

    pub(super) fn best(&self, node: usize) -> [Key; 2] {
        self.best[node]
    }

    /// Whether two keys are of different goals.
    #[inline]
    pub(super) fn differ(this: Key, that: Key) -> bool {
        (this ^ that) & GOAL != 0
    }

    pub(super) fn is_possible(&self, node: usize) -> bool {
        self.possible[node]
    }

    /// Finds the goals of the active player.
    pub(super) fn find(&mut self, game: &Donnant, gains: &Gains) {
        let stall = &game.players[game.active].stall;
        let ticks = stall.ticks();
        for nth in stall.unfinished() {
            let face = game.cards().face(stall.card(nth));
            let card = CardGoal {
                face,
                values: stall.values(nth),
                open: stall.open(nth),
                gain: gains.goals[nth],
                goal: nth,
                paint: gains.paint,
            };
            if card.open.iter().filter(|open| **open != 0).count() <= Colour::COUNT {
                card.fill(self, 0, Filled { paints: ticks.paint, ..Filled::default() });
            }
        }
        if !stall.is_full() {
            for slot in (0..SLOTS).filter(|slot| game.market[*slot].is_some()) {
                self.buy(price_of(slot as u8), ticks.cheaper, gains, MAX_CARDS + slot);
            }
        }
        if ticks.pip > 0 {
            self.change_pips(ticks.pip, key(gains.pip, 0) & !GOAL);
        }
        each_unknown(|node, die| {
            let ([first, second], possible) = (self.best[node], self.possible[node]);
            if first == 0 && !possible {
                return;
            }
            for value in 1..=6 {
                let known = node + value * STRIDES[die];
                self.insert(known, first);
                self.insert(known, second);
                self.possible[known] |= possible;
            }
        });
    }

    /// Keeps the best two keys of different goals.
    #[inline]
    fn insert(&mut self, node: usize, key: Key) {
        let [first, second] = &mut self.best[node];
        if key > *first {
            if Goals::differ(key, *first) {
                *second = *first;
            }
            *first = key;
        } else if key > *second && Goals::differ(key, *first) {
            *second = key;
        }
    }

    fn buy(&mut self, price: u8, cheaper: u8, gains: &Gains, goal: usize) {
        for set in 1u32..1 << Colour::COUNT {
            let saved = u32::from(price).wrapping_sub(set.count_ones());
            if saved > u32::from(cheaper) {
                continue;
            }
            let one: usize = (0..Colour::COUNT).filter(|die| set >> die & 1 == 1).map(|die| STRIDES[die]).sum();
            let key = key(gains.goals[goal] - saved as f32 * gains.cheaper, goal);
            for value in 1..=6 {
                self.insert(value * one, key);
                self.possible[value * one] |= saved == 0;
            }
        }
    }

    /// Dice that show one more or less than a goal asks for achieve it too, at the cost of a bonus each.
    #[inline(never)]
    fn change_pips(&mut self, ticks: u8, cost: Key) {
        for _ in 0..ticks.min(3) {
            let before = self.best;
            for (node, keys) in before.iter().enumerate().filter(|(_, keys)| keys[0] != 0) {
                for stride in STRIDES {
                    let value = node / stride % 7;
                    let near = [(value > 1).then(|| node - stride), (1..6).contains(&value).then(|| node + stride)];
                    for other in near.into_iter().flatten() {
                        keys.iter().for_each(|key| self.insert(other, less(*key, cost)));
                    }
                }
            }
        }
    }
}

/// A card that dice may complete.
struct CardGoal<'a> {
    face: &'a Face,
    values: Values,
    open: &'a Open,
    gain: f32,
    goal: usize,
    /// The cost of another colour.
    paint: f32,
}

/// The boxes to the left.
#[derive(Copy, Clone, Default)]
struct Filled {
    node: usize,
    used: u8,
    last: u8,
    sum: u8,
    /// The die of the box before, if this one is like it: the order of the two tells nothing then.
    after: u8,
    /// Colours that may still be changed, and how many were.
    paints: u8,
    painted: u8,
}

impl CardGoal<'_> {
    fn fill(&self, goals: &mut Goals, index: usize, left: Filled) {
        if index == usize::from(self.face.n_boxes) {
            if left.sum >= self.face.at_least {
                goals.insert(left.node, key(self.gain - self.paint * f32::from(left.painted), self.goal));
                goals.possible[left.node] |= left.painted == 0;
            }
            return;
        }
        let field = self.face.boxes[index];
        let follows = |value: u8| match field.sign() {
            Sign::None => true,
            Sign::Less => left.last < value,
            Sign::Equal => left.last == value,
        };
        let written = possible::value(self.values, index);
        if written > 0 {
            if follows(written) {
                let next = Filled { last: written, sum: left.sum + written, after: 0, ..left };
                self.fill(goals, index + 1, next);
            }
            return;
        }
        let like_next = self.face.at_least > 0
            && self.face.boxes().get(index + 1).is_some_and(|next| *next == field)
            && possible::value(self.values, index + 1) == 0;
        for die in (usize::from(left.after)..Colour::COUNT).filter(|die| left.used >> die & 1 == 0) {
            let painted = u8::from(!field.takes(Colour::ALL[die]));
            let Some(paints) = left.paints.checked_sub(painted) else { continue };
            for value in (1..=6u8).filter(|value| self.open[index] >> value & 1 == 1 && follows(*value)) {
                let next = Filled {
                    node: left.node + usize::from(value) * STRIDES[die],
                    used: left.used | 1 << die,
                    last: value,
                    sum: left.sum + value,
                    after: if like_next { die as u8 + 1 } else { 0 },
                    paints,
                    painted: left.painted + painted,
                };
                self.fill(goals, index + 1, next);
            }
        }
    }
}
