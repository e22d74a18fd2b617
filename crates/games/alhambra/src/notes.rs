//! Many notes, counted by face.

use std::{fmt, hash::Hash};

use kernel::{Bits, ParseError, Piece};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeSeq};

use crate::{Currency, Handful, Note, cards::MAX_VALUE};

/// No face has more copies.
pub const MAX_COPIES: u32 = 3;

/// A deck of notes, a hand, the discard: up to three of each face.
///
/// Each face has as many of its three bits set, from the lowest on, as there are notes of it: so the
/// n-th note is the n-th set bit, and equal notes are not told apart. A word holds two currencies.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Note>"))]
pub struct Notes([u64; 2]);

const FACES_PER_WORD: usize = Note::COUNT / 2;
const LANE: usize = MAX_COPIES as usize;
const LANE_MASK: u64 = (1 << LANE) - 1;
const CURRENCY_BITS: usize = MAX_VALUE * LANE;

impl Notes {
    /// No notes at all.
    pub const EMPTY: Notes = Notes([0, 0]);

    /// So many copies of each face.
    pub fn full(copies: u32) -> Notes {
        debug_assert!(copies <= MAX_COPIES);
        let lane = (1 << copies) - 1;
        let word = (0..FACES_PER_WORD).fold(0, |word, face| word | lane << (face * LANE));
        Notes([word, word])
    }

    pub fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Notes::EMPTY
    }

    /// How many of this face.
    pub fn count(self, note: Note) -> u32 {
        let (word, shift) = place_of(note);
        (self.0[word] >> shift & LANE_MASK).count_ones()
    }

    /// Puts one in.
    pub fn insert(&mut self, note: Note) {
        let (word, shift) = place_of(note);
        let lane = self.0[word] >> shift & LANE_MASK;
        debug_assert!(lane < LANE_MASK, "no fourth copy");
        self.0[word] |= (lane + 1) << shift;
    }

    /// Takes one out, which is there.
    pub fn remove(&mut self, note: Note) {
        let (word, shift) = place_of(note);
        let lane = self.0[word] >> shift & LANE_MASK;
        debug_assert!(0 < lane, "one is there");
        self.0[word] ^= (lane ^ lane >> 1) << shift;
    }

    /// The note with `n` before it; `n` is below [`Notes::len`].
    pub fn nth(self, n: u32) -> Note {
        match n.checked_sub(self.0[0].count_ones()) {
            None => Note::from_index(self.0[0].nth(n) / LANE),
            Some(rest) => Note::from_index(FACES_PER_WORD + self.0[1].nth(rest) / LANE),
        }
    }

    /// In card order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Note> + Clone {
        Note::each().flat_map(move |note| std::iter::repeat_n(note, self.count(note) as usize))
    }

    /// Every face that is there, in card order, with which part of its copies.
    #[inline]
    pub(crate) fn shares(self) -> impl Iterator<Item = (Note, f32)> {
        let [mut word, mut next] = self.0;
        let mut first = 0;
        // The lowest bit of every face that is there.
        let mut left = word & ONES;
        std::iter::from_fn(move || {
            if left == 0 {
                // The second word, once.
                (word, left, next, first) = (next, next & ONES, 0, FACES_PER_WORD);
                if left == 0 {
                    return None;
                }
            }
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let share = SHARES[(word >> place & LANE_MASK) as usize];
            Some((Note::from_index(first + place / LANE), share))
        })
    }

    /// These without `others`, which are all among them.
    #[must_use]
    pub fn minus(mut self, others: Notes) -> Notes {
        others.iter().for_each(|note| self.remove(note));
        self
    }

    /// Whether all of `few` are there.
    pub fn includes(self, few: Handful) -> bool {
        let (mut same, mut last) = (0, None);
        few.iter().all(|note| {
            same = if last == Some(note) { same + 1 } else { 1 };
            last = Some(note);
            same <= self.count(note)
        })
    }

    /// The notes of one currency: three bits a value, set from the lowest on.
    pub(crate) fn lanes(self, currency: Currency) -> u32 {
        let index = currency.index();
        (self.0[index / 2] >> (index % 2 * CURRENCY_BITS)) as u32 & ((1 << CURRENCY_BITS) - 1)
    }

    /// What the notes of one currency add up to.
    pub fn sum(self, currency: Currency) -> u8 {
        let lanes = self.lanes(currency) as usize;
        SUMS[0][lanes & 0x1ff] + SUMS[1][lanes >> 9 & 0x1ff] + SUMS[2][lanes >> 18]
    }

    /// What all notes add up to.
    pub fn total(self) -> u16 {
        Currency::each().map(|currency| u16::from(self.sum(currency))).sum()
    }
}

/// The lowest bit of every face of a word.
const ONES: u64 = {
    let (mut ones, mut face) = (0, 0);
    while face < FACES_PER_WORD {
        ones |= 1 << (face * LANE);
        face += 1;
    }
    ones
};

/// Which part of all copies the bits of a face are.
static SHARES: [f32; 1 << LANE] = {
    let (mut shares, mut lane) = ([0.0; 1 << LANE], 0u32);
    while lane < 1 << LANE {
        shares[lane as usize] = lane.count_ones() as f32 / MAX_COPIES as f32;
        lane += 1;
    }
    shares
};

/// The word of a face, and where its bits are.
fn place_of(note: Note) -> (usize, usize) {
    let second = usize::from(note.index() >= FACES_PER_WORD);
    (second, (note.index() - second * FACES_PER_WORD) * LANE)
}

/// The sums of all combinations of the values 1 to 3, 4 to 6 and 7 to 9.
static SUMS: [[u8; 512]; 3] = {
    let mut sums = [[0; 512]; 3];
    let mut third = 0;
    while third < 3 {
        let mut lanes = 1usize;
        while lanes < 512 {
            let lowest = lanes & lanes.wrapping_neg();
            let value = third * 3 + lowest.trailing_zeros() as usize / LANE + 1;
            sums[third][lanes] = sums[third][lanes ^ lowest] + value as u8;
            lanes += 1;
        }
        third += 1;
    }
    sums
};

impl FromIterator<Note> for Notes {
    fn from_iter<I: IntoIterator<Item = Note>>(notes: I) -> Self {
        let mut all = Notes::EMPTY;
        notes.into_iter().for_each(|note| all.insert(note));
        all
    }
}

impl fmt::Debug for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Note::code)).finish()
    }
}

impl Serialize for Notes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(self.len() as usize))?;
        self.iter().try_for_each(|note| list.serialize_element(&note))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Notes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut notes = Notes::EMPTY;
        for note in Vec::<Note>::deserialize(from)? {
            if notes.count(note) == MAX_COPIES {
                return Err(D::Error::custom(ParseError::Piece));
            }
            notes.insert(note);
        }
        Ok(notes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(code: &str) -> Note {
        code.parse().unwrap()
    }

    #[test]
    fn counts_are_kept_by_face() {
        let mut notes = Notes::EMPTY;
        for (code, expected) in [("O9", 1), ("Y1", 1), ("O9", 2), ("B9", 1), ("G1", 1), ("O9", 3)] {
            notes.insert(note(code));
            assert_eq!(notes.count(note(code)), expected);
        }
        let codes: Vec<&str> = notes.iter().map(Note::code).collect();
        assert_eq!(codes, ["Y1", "B9", "G1", "O9", "O9", "O9"]);
        assert!((0..6).all(|n| notes.nth(n).code() == codes[n as usize]));
        assert_eq!((notes.len(), notes.total()), (6, 38));
        assert_eq!(Currency::each().map(|it| notes.sum(it)).collect::<Vec<_>>(), [1, 9, 1, 27]);
        notes.remove(note("O9"));
        assert_eq!(notes.count(note("O9")), 2);
        assert!(notes.includes(["O9", "O9", "Y1"].map(note).into_iter().collect()));
        assert!(!notes.includes(["O9", "O9", "O9"].map(note).into_iter().collect()));
    }

    #[test]
    fn full_decks() {
        assert_eq!((Notes::full(3).len(), Notes::full(3).total()), (108, 540));
        assert_eq!((Notes::full(2).len(), Notes::full(2).total()), (72, 360));
        assert!(Note::each().all(|it| Notes::full(2).count(it) == 2));
    }
}
