use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Index, IndexMut},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeSeq};

use crate::ParseError;

/// No game seats more.
pub const MAX_SEATS: usize = 8;

/// A place at the table. It counts from zero inside and from one wherever people or files see it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Seat(u8);

/// A set of seats.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Seats(u8);

/// One `T` a seat, for a table of up to `N`. Seats beyond those in use do not count for equality.
#[derive(Copy, Clone)]
pub struct BySeat<T, const N: usize> {
    n: u8,
    of: [T; N],
}

impl Seat {
    /// The seat at `index`, which is below [`MAX_SEATS`].
    ///
    /// # Panics
    ///
    /// Panics if it is not.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The index of the seat, from zero.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From one, as people count.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The inverse of [`Seat::number`].
    pub const fn from_number(number: u8) -> Option<Seat> {
        if 1 <= number && number as usize <= MAX_SEATS { Some(Seat(number - 1)) } else { None }
    }
}

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats.
    pub const fn first(n: u8) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }

    /// `seat` alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` belongs.
    pub const fn contains(self, seat: Seat) -> bool {
        (self.0 >> seat.0) & 1 == 1
    }

    /// These and `seat`.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These but `seat`.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// These but `others`.
    pub const fn minus(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// The number of seats in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one with the lowest number.
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// In order of number.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Left(self)
    }
}

/// The seats that are still to come.
#[derive(Clone)]
struct Left(Seats);

impl Iterator for Left {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl DoubleEndedIterator for Left {
    fn next_back(&mut self) -> Option<Seat> {
        let last = (u8::BITS - 1).checked_sub(self.0.0.leading_zeros())?;
        self.0 = self.0.without(Seat(last as u8));
        Some(Seat(last as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// `n` seats, each with what `make` gives.
    ///
    /// # Panics
    ///
    /// Panics if `n` is more than `N`.
    pub fn new(n: u8, make: impl Fn(Seat) -> T) -> Self {
        const { assert!(N <= MAX_SEATS) };
        assert!(usize::from(n) <= N);
        BySeat { n, of: std::array::from_fn(|index| make(Seat::new(index))) }
    }

    /// The seats it has.
    pub fn seats(&self) -> Seats {
        Seats::first(self.n)
    }

    /// In order of seat.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.as_slice().iter().enumerate().map(|(index, it)| (Seat::new(index), it))
    }

    /// Those of whose `T` something holds. Nothing depends on chance here but the bits: rules ask this all the
    /// time of what processors cannot foresee.
    pub fn seats_where(&self, holds: impl Fn(&T) -> bool) -> Seats {
        let bit = |(index, it): (usize, &T)| u8::from(holds(it)) << index;
        Seats(self.as_slice().iter().enumerate().map(bit).fold(0, |seats, seat| seats | seat))
    }

    /// In order of seat.
    pub fn as_slice(&self) -> &[T] {
        &self.of[..usize::from(self.n)]
    }
}

impl<T: Default, const N: usize> BySeat<T, N> {
    /// `n` seats with nothing yet.
    pub fn empty(n: u8) -> Self {
        BySeat::new(n, |_| T::default())
    }
}

impl<T: PartialEq, const N: usize> PartialEq for BySeat<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for BySeat<T, N> {}

impl<T: Hash, const N: usize> Hash for BySeat<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.of[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.of[seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(to)
    }
}

impl<'de, T: Deserialize<'de> + Default, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        if items.len() > N {
            return Err(D::Error::custom(ParseError::Seat));
        }
        let mut this = BySeat::empty(items.len() as u8);
        for (place, item) in this.of.iter_mut().zip(items) {
            *place = item;
        }
        Ok(this)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Seat, ParseError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Seat(digit - b'1')),
            _ => Err(ParseError::Seat),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        Seat::from_number(u8::deserialize(from)?).ok_or_else(|| D::Error::custom(ParseError::Seat))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(usize::from(self.len())))?;
        self.iter().try_for_each(|seat| list.serialize_element(&seat))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_count_from_one_outside() {
        let seats = Seats::first(3).without(Seat::new(1));
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<Seats>("[1,3]").unwrap(), seats);
        assert!(serde_json::from_str::<Seats>("[0]").is_err());
        assert!(serde_json::from_str::<Seats>("[9]").is_err());
        assert_eq!("3".parse(), Ok(Seat::new(2)));
        for bad in ["0", "9", "03", "+3", "", "x"] {
            assert_eq!(bad.parse::<Seat>(), Err(ParseError::Seat));
        }
    }

    #[test]
    fn unused_seats_do_not_count() {
        let table = BySeat::<u8, 5>::new(3, |_| 7);
        let read: BySeat<u8, 5> = serde_json::from_str("[7,7,7]").unwrap();
        assert_eq!(table, read);
        assert_ne!(table, BySeat::new(4, |_| 7));
    }

    #[test]
    fn seats_come_in_order_from_both_ends() {
        let numbers = |seats: &mut dyn Iterator<Item = Seat>| seats.map(Seat::number).collect::<Vec<_>>();
        let seats: Seats = [7, 0, 3, 4].into_iter().map(Seat::new).collect();
        assert_eq!(numbers(&mut seats.iter()), [1, 4, 5, 8]);
        assert_eq!(numbers(&mut seats.iter().rev()), [8, 5, 4, 1]);
        assert_eq!((seats.lowest(), Seats::NONE.lowest()), (Some(Seat::new(0)), None));
        assert_eq!(Seats::NONE.iter().next_back(), None);
    }

    #[test]
    fn a_table_lists_only_its_seats() {
        let mut points = BySeat::<i32, 5>::empty(3);
        points[Seat::new(2)] = 7;
        assert_eq!(serde_json::to_string(&points).unwrap(), "[0,0,7]");
        assert_eq!(serde_json::from_str::<BySeat<i32, 5>>("[0,0,7]").unwrap(), points);
        assert!(serde_json::from_str::<BySeat<i32, 5>>("[0,0,0,0,0,0]").is_err());
    }
}
