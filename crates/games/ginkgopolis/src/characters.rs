//! The 27 characters. Copies cannot be told apart, so what matters is how many of each kind.

use std::{fmt, num::NonZeroU8};

use kernel::{Piece, piece_codes};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeSeq};

use crate::{Color, Items, Trigger};

/// A kind of character: a colour, which is what it brings, and the action that sets it off. It counts
/// from one inside, so that an optional one takes a byte.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Character(NonZeroU8);

/// Characters, with copies: three bits a kind.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Character>"))]
pub struct Characters(u32);

const BITS: usize = 3;
const MASK: u32 = (1 << BITS) - 1;

impl Piece for Character {
    const COUNT: usize = 9;
    type Bits = u16;
    fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }
    fn from_index(index: usize) -> Self {
        Character(NonZeroU8::MIN.saturating_add(index as u8))
    }
}
#[rustfmt::skip]
piece_codes!(
    Character,
    [
        "R-exploit", "R-urbanize", "R-buildup",
        "B-exploit", "B-urbanize", "B-buildup",
        "Y-exploit", "Y-urbanize", "Y-buildup",
    ]
);

const fn items(resources: u8, tiles: u8, points: u8) -> Items {
    Items { resources, tiles, points }
}

/// What each kind brings at the start.
#[rustfmt::skip]
static START: [Items; Character::COUNT] = [
    items(1, 1, 1), items(1, 1, 1), items(0, 1, 0),
    items(2, 0, 1), items(2, 0, 1), items(1, 0, 0),
    items(2, 1, 2), items(2, 1, 2), items(2, 1, 1),
];

/// How many copies a kind has, by colour.
const COPIES: [u8; 3] = [4, 3, 2];

const fn kind(color: Color, trigger: Trigger) -> Character {
    Character(NonZeroU8::MIN.saturating_add(color as u8 * 3 + trigger as u8))
}

const fn set(red: Trigger, yellow: Trigger, blue: Trigger) -> [Character; 3] {
    [kind(Color::Red, red), kind(Color::Yellow, yellow), kind(Color::Blue, blue)]
}

/// The sets for a first game, from number 1.
pub static SETS: [[Character; 3]; 6] = {
    use Trigger::{BuildUp, Exploit, Urbanize};
    [
        set(Urbanize, BuildUp, BuildUp),
        set(BuildUp, BuildUp, Exploit),
        set(Exploit, Urbanize, Urbanize),
        set(Urbanize, Urbanize, BuildUp),
        set(Exploit, Exploit, BuildUp),
        set(Urbanize, Exploit, Exploit),
    ]
};

impl Character {
    /// The colour, which is what it brings.
    pub fn color(self) -> Color {
        Color::ALL[self.index() / 3]
    }

    /// The action that sets it off.
    pub fn trigger(self) -> Trigger {
        Trigger::ALL[self.index() % 3]
    }

    /// What it brings at the start.
    pub fn start(self) -> Items {
        START[self.index()]
    }
}

impl Characters {
    /// No characters at all.
    pub const NONE: Characters = Characters(0);

    /// The set of all 27 character cards.
    pub fn all() -> Characters {
        let mut all = Characters::NONE;
        for kind in Character::each() {
            all.0 |= u32::from(COPIES[kind.color() as usize]) << (kind.index() * BITS);
        }
        all
    }

    /// How many of this kind.
    pub fn count(self, kind: Character) -> u8 {
        (self.0 >> (kind.index() * BITS) & MASK) as u8
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.counts().map(|(_, n)| n as u8).sum()
    }

    /// Every kind that is here, in card order, with how many of it.
    #[inline]
    pub(crate) fn counts(self) -> impl Iterator<Item = (Character, u32)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = (left != 0).then(|| left.trailing_zeros() as usize / BITS)?;
            let n = left >> (kind * BITS) & MASK;
            left &= !(MASK << (kind * BITS));
            Some((Character::from_index(kind), n))
        })
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in.
    pub fn insert(&mut self, kind: Character) {
        self.0 += 1 << (kind.index() * BITS);
    }

    /// Takes one out, which is there.
    pub fn remove(&mut self, kind: Character) {
        debug_assert!(self.count(kind) > 0);
        self.0 -= 1 << (kind.index() * BITS);
    }

    /// These and `others`.
    #[must_use]
    pub fn plus(self, others: Characters) -> Characters {
        Characters(self.0 + others.0)
    }

    /// These without `others`, which are all here.
    #[must_use]
    pub fn minus(self, others: Characters) -> Characters {
        debug_assert!(Character::each().all(|kind| others.count(kind) <= self.count(kind)));
        Characters(self.0 - others.0)
    }

    /// The kinds that are here, each once, in card order.
    pub fn kinds(self) -> impl Iterator<Item = Character> + Clone {
        Character::each().filter(move |&kind| self.count(kind) > 0)
    }

    /// Everybody, in card order.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// The one with `n` before it in card order.
    pub fn nth(self, n: u32) -> Character {
        self.iter().nth(n as usize).expect("below the number")
    }

    /// How many have this trigger.
    pub fn with(self, trigger: Trigger) -> u8 {
        Color::ALL.iter().map(|&color| self.count(kind(color, trigger))).sum()
    }

    /// How many have this colour.
    pub fn of(self, color: Color) -> u8 {
        Trigger::ALL.iter().map(|&trigger| self.count(kind(color, trigger))).sum()
    }

    /// What they bring when that action is taken.
    pub fn bonuses(self, trigger: Trigger) -> Items {
        let n = |color| self.count(kind(color, trigger));
        Items { resources: n(Color::Red), tiles: n(Color::Blue), points: n(Color::Yellow) }
    }

    /// What they bring at the start.
    pub fn start(self) -> Items {
        let mut items = Items::default();
        self.iter().for_each(|it| items.add(it.start()));
        items
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(kinds: I) -> Self {
        let mut these = Characters::NONE;
        kinds.into_iter().for_each(|kind| these.insert(kind));
        these
    }
}

impl fmt::Debug for Characters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Characters {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(usize::from(self.len())))?;
        self.iter().try_for_each(|it| list.serialize_element(&it))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Characters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let kinds = Vec::<Character>::deserialize(from)?;
        let most = |kind: &Character| kinds.iter().filter(|it| *it == kind).count() <= MASK as usize;
        if !kinds.iter().all(most) {
            return Err(D::Error::custom(kernel::ParseError::Piece));
        }
        Ok(kinds.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_are_complete() {
        assert_eq!(Characters::all().len(), 27);
        let mut left = Characters::all();
        SETS.iter().flatten().for_each(|&kind| left.remove(kind));
        let draft_only = left.iter().map(Character::code).collect::<Vec<_>>().join(" ");
        assert_eq!(
            draft_only,
            "R-exploit R-exploit R-urbanize R-buildup R-buildup R-buildup B-exploit B-urbanize B-urbanize"
        );
    }

    #[test]
    fn sets_bring_what_they_say() {
        let totals = [(4, 2, 2), (4, 2, 2), (5, 2, 4), (4, 2, 3), (4, 2, 3), (5, 2, 4)];
        for (set, total) in SETS.iter().zip(totals) {
            let items = set.iter().copied().collect::<Characters>().start();
            assert_eq!((items.resources, items.tiles, items.points), total);
        }
    }
}
