use std::{
    fmt,
    hash::{Hash, Hasher},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned, ser::SerializeSeq};

use crate::Bits;

/// One of a fixed number of distinct things, known by its index: a card, a tile, a currency.
pub trait Piece: Copy + Eq + 'static {
    /// How many there are.
    const COUNT: usize;
    /// An unsigned integer with at least [`Piece::COUNT`] bits.
    type Bits: Bits;
    /// Below [`Piece::COUNT`], and the order in which lists are written.
    fn index(self) -> usize;
    /// The inverse of [`Piece::index`], trusted.
    fn from_index(index: usize) -> Self;

    /// All of them, in order.
    fn each() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::from_index)
    }
}

/// A set of pieces, one bit each: a deck, a hand. A deck has no order: what is drawn is decided by
/// chance when it is drawn.
pub struct Set<T: Piece>(T::Bits);

impl<T: Piece> Set<T> {
    /// The set without any piece.
    pub const EMPTY: Set<T> = Set(T::Bits::ZERO);

    /// The set of every piece.
    pub fn all() -> Set<T> {
        Set(T::Bits::first(T::COUNT))
    }

    /// `piece` alone.
    pub fn only(piece: T) -> Set<T> {
        Set(T::Bits::bit(piece.index()))
    }

    /// All pieces whose index is at least `from` and below `to`.
    pub fn span(from: usize, to: usize) -> Set<T> {
        Set(T::Bits::first(to).without(T::Bits::first(from)))
    }

    /// Whether `piece` belongs.
    pub fn contains(self, piece: T) -> bool {
        self.0.has(piece.index())
    }

    /// Puts `piece` in.
    pub fn insert(&mut self, piece: T) {
        self.0 = self.0.with(T::Bits::bit(piece.index()));
    }

    /// Takes `piece` out.
    pub fn remove(&mut self, piece: T) {
        self.0 = self.0.without(T::Bits::bit(piece.index()));
    }

    /// Those in either.
    #[must_use]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0.with(other.0))
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0.without(self.0.without(other.0)))
    }

    /// Those here and not in `other`.
    #[must_use]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0.without(other.0))
    }

    /// Those here whose index is higher than any in `other`; all, where there is none.
    #[must_use]
    pub fn after(self, other: Set<T>) -> Set<T> {
        Set(self.0.without(self.0.without(other.0.above())))
    }

    /// Whether all of `other` are here.
    pub fn includes(self, other: Set<T>) -> bool {
        other.0.without(self.0) == T::Bits::ZERO
    }

    /// The number of pieces in the set.
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// The piece with `n` before it; `n` is below [`Set::len`].
    pub fn nth(self, n: u32) -> T {
        debug_assert!(n < self.len());
        T::from_index(self.0.nth(n))
    }

    /// The one with the lowest index.
    pub fn lowest(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.0.lowest()))
    }

    /// The one with the highest index.
    pub fn highest(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.0.highest()))
    }

    /// In order of index.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == T::Bits::ZERO {
                return None;
            }
            let index = left.lowest();
            left = left.without_lowest();
            Some(T::from_index(index))
        })
    }

    /// Visits the index of every piece, in order: word by word, since finding a bit in two takes three times as long.
    #[inline]
    pub fn indices(self, visit: &mut impl FnMut(usize)) {
        for n in 0..T::COUNT.div_ceil(64) {
            let mut left = self.0.word(n);
            while left != 0 {
                visit(64 * n + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }

    /// Writes a one at the index of every piece that belongs, and a zero at the others; `to` has
    /// [`Piece::COUNT`] places.
    ///
    /// # Panics
    ///
    /// Panics if `to` is shorter.
    pub fn mark(self, to: &mut [u8]) {
        // The length is known when this is compiled, so no loop is left.
        for (n, places) in to[..T::COUNT].chunks_mut(64).enumerate() {
            let mut word = self.0.word(n);
            let mut eights = places.chunks_exact_mut(8);
            for eight in &mut eights {
                eight.copy_from_slice(&MARKS[word as usize & 0xff]);
                word >>= 8;
            }
            let rest = eights.into_remainder();
            rest.copy_from_slice(&MARKS[word as usize & 0xff][..rest.len()]);
        }
    }

    /// The bits themselves, for rules that reckon with masks.
    pub fn bits(self) -> T::Bits {
        self.0
    }

    /// The inverse of [`Set::bits`], trusted: no bit is beyond [`Piece::COUNT`].
    pub fn from_bits(bits: T::Bits) -> Set<T> {
        debug_assert!(bits.without(T::Bits::first(T::COUNT)) == T::Bits::ZERO, "every bit is a piece");
        Set(bits)
    }
}

/// The bits of a byte, one by one.
static MARKS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl<T: Piece> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Piece> Copy for Set<T> {}
impl<T: Piece> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T: Piece> Eq for Set<T> {}
impl<T: Piece> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T: Piece> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Piece> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut set = Set::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl<T: Piece + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Piece + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(self.len() as usize))?;
        self.iter().try_for_each(|piece| list.serialize_element(&piece))?;
        list.end()
    }
}

impl<'de, T: Piece + DeserializeOwned> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(from)?.into_iter().collect())
    }
}
