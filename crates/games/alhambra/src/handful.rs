//! A few notes in card order.

use std::fmt;

use kernel::{ParseError, Piece};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Currency, Note, cards::MAX_VALUE};

/// One to eight notes in card order: what is taken, what is paid, the open row (which may be empty).
///
/// Six bits a note, none of them zero, so that an action with a handful stays within eight bytes. No
/// right payment has more than seven notes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Note>"))]
pub struct Handful([u8; 6]);

/// So many bits have the code of a note.
pub(crate) const CODE: usize = 6;
const CODE_MASK: u64 = (1 << CODE) - 1;

impl Handful {
    /// No notes at all.
    pub const EMPTY: Handful = Handful([0; 6]);
    /// No more fit.
    pub const MAX: usize = 8;

    pub fn len(self) -> usize {
        (u64::BITS - self.bits().leading_zeros()).div_ceil(CODE as u32) as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Handful::EMPTY
    }

    /// In card order.
    pub fn iter(self) -> impl Iterator<Item = Note> + Clone {
        let mut left = self.bits();
        std::iter::from_fn(move || {
            let code = left & CODE_MASK;
            left >>= CODE;
            (code != 0).then(|| Note::from_index(code as usize - 1))
        })
    }

    /// Puts one in, if there is room.
    pub fn insert(&mut self, note: Note) -> bool {
        let bits = self.bits();
        if bits >> (CODE * (Handful::MAX - 1)) != 0 {
            return false;
        }
        let before = self.iter().take_while(|&it| it <= note).count() * CODE;
        let below = bits & ((1 << before) - 1);
        *self = Handful::from_bits(below | code(note) << before | (bits ^ below) << CODE);
        true
    }

    /// Takes one out, which is there.
    pub(crate) fn remove(&mut self, note: Note) {
        let bits = self.bits();
        let before = self.iter().take_while(|&it| it < note).count() * CODE;
        debug_assert_eq!(bits >> before & CODE_MASK, code(note), "it is there");
        let below = bits & ((1 << before) - 1);
        *self = Handful::from_bits(below | bits >> (before + CODE) << before);
    }

    /// With one more at the end, which comes after all others: `code` is its index from one, `len` the
    /// number of the others.
    pub(crate) const fn followed_by(self, len: usize, code: u64) -> Handful {
        Handful::from_bits(self.bits() | code << (len * CODE))
    }

    /// The same values in another currency; these are florins.
    pub(crate) fn moved_to(self, currency: Currency) -> Handful {
        // As many ones, six bits apart, as there are notes.
        let ones = 0o01_01_01_01_01_01_01_01 & ((1u64 << (self.len() * CODE)) - 1);
        Handful::from_bits(self.bits() + ones * (currency.index() * MAX_VALUE) as u64)
    }

    /// The first four notes, each as its index from one; zero where there is none.
    pub(crate) fn codes(self) -> [u64; 4] {
        std::array::from_fn(|n| self.bits() >> (n * CODE) & CODE_MASK)
    }

    /// Those of the first four notes whose bit is set.
    pub(crate) fn chosen(self, choice: u8) -> Handful {
        if choice.is_power_of_two() {
            // Most choices are of one note.
            return Handful::from_bits(self.bits() >> (choice.trailing_zeros() as usize * CODE) & CODE_MASK);
        }
        let (mut chosen, mut shift) = (0, 0);
        for (n, code) in self.codes().into_iter().enumerate() {
            let taken = u64::from(choice >> n & 1);
            chosen |= (code * taken) << shift;
            shift += CODE as u64 * taken;
        }
        Handful::from_bits(chosen)
    }

    /// Whether each of these notes is here as often as there.
    pub(crate) fn includes(self, few: Handful) -> bool {
        let mut own = self.iter();
        few.iter().all(|note| own.any(|it| it == note))
    }

    /// What they add up to.
    pub fn sum(self) -> u8 {
        self.iter().map(Note::value).sum()
    }

    const fn bits(self) -> u64 {
        let [a, b, c, d, e, f] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
    }

    const fn from_bits(bits: u64) -> Handful {
        let [a, b, c, d, e, f, ..] = bits.to_le_bytes();
        Handful([a, b, c, d, e, f])
    }
}

fn code(note: Note) -> u64 {
    note.index() as u64 + 1
}

impl FromIterator<Note> for Handful {
    /// Trusted: at most eight.
    fn from_iter<I: IntoIterator<Item = Note>>(notes: I) -> Self {
        let mut few = Handful::EMPTY;
        for note in notes {
            let fits = few.insert(note);
            debug_assert!(fits, "at most eight");
        }
        few
    }
}

impl fmt::Debug for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Note::code)).finish()
    }
}

impl Serialize for Handful {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Handful {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut few = Handful::EMPTY;
        for note in Vec::<Note>::deserialize(from)? {
            if !few.insert(note) {
                return Err(D::Error::custom(ParseError::Form));
            }
        }
        Ok(few)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(code: &str) -> Note {
        code.parse().unwrap()
    }

    #[test]
    fn a_handful_is_in_order() {
        let mut few: Handful = ["O9", "Y1", "G5", "Y1"].map(note).into_iter().collect();
        assert_eq!(few.iter().map(Note::code).collect::<Vec<_>>(), ["Y1", "Y1", "G5", "O9"]);
        assert_eq!((few.len(), few.sum()), (4, 16));
        assert!(few.includes(["Y1", "O9"].map(note).into_iter().collect()));
        assert!(!few.includes(["G5", "G5"].map(note).into_iter().collect()));
        few.remove(note("G5"));
        few.remove(note("Y1"));
        assert_eq!(few, ["Y1", "O9"].map(note).into_iter().collect());
        assert_eq!(few.followed_by(2, 36), ["Y1", "O9", "O9"].map(note).into_iter().collect());
        let florins: Handful = ["Y1", "Y9", "Y9"].map(note).into_iter().collect();
        assert_eq!(florins.moved_to(note("G1").currency()), ["G1", "G9", "G9"].map(note).into_iter().collect());
        let row: Handful = ["Y1", "B2", "G3", "O4"].map(note).into_iter().collect();
        assert_eq!(row.chosen(0b1010), ["B2", "O4"].map(note).into_iter().collect());
        assert!((0..6).all(|_| few.insert(note("B2"))) && !few.insert(note("B2")), "eight and no more");
        assert_eq!((few.len(), few.sum()), (8, 22));
    }
}
