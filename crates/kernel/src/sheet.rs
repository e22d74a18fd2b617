use std::fmt::{Display, Write as _};

use crate::{Piece, Seat, Set};

/// Where a [`Tensor`](crate::Tensor) is written: values and names come from one and the same description.
///
/// Values are visited only where they are not zero, so the methods that say more than [`Sheet::number`] are the
/// fast ones: a set costs as much as it has members, and what is absent costs nothing.
pub trait Sheet: Sized {
    /// One number. Scale it so that it is seldom far beyond one.
    fn number(&mut self, name: impl Display, value: f32);

    /// What `write` writes has `name` and a dot before its own.
    fn part(&mut self, name: impl Display, write: impl FnOnce(&mut Self));

    /// Something that may be absent: `len` numbers, all zero for nothing and for the default value.
    fn optional<T: Default>(&mut self, len: usize, it: Option<T>, write: impl FnOnce(&mut Self, T));

    /// One number a piece: one for those in the set, zero for the others.
    fn set<T: Piece + Display>(&mut self, name: impl Display, set: Set<T>);

    /// One number a word: one for the chosen one, zero for the others.
    fn word(&mut self, name: impl Display, words: &[&str], chosen: usize);

    /// One number a place at the table, as `me` sees it: one for that of `who`.
    fn place(&mut self, name: impl Display, relative: RelativeSeats, who: Option<Seat>);

    /// For each piece `len` numbers, which `write` writes: all zero for those that are not in the set.
    fn each<T: Piece + Display>(
        &mut self,
        name: impl Display,
        len: usize,
        set: Set<T>,
        write: impl FnMut(&mut Self, T),
    );

    /// Places for so many items, each with so many numbers, which `write` writes: all zero for those without an item.
    fn list<T: Default>(
        &mut self,
        name: impl Display,
        size: [usize; 2],
        items: impl Iterator<Item = T>,
        write: impl FnMut(&mut Self, T),
    );

    /// One number a piece: those of the pieces that are named, in order and at most once each, none of them zero; zero for
    /// the others.
    fn amounts<T: Piece + Display>(&mut self, name: impl Display, amounts: impl Iterator<Item = (T, f32)>);

    /// `len` numbers, counted from zero: those that are named, in order and at most once each, none of them zero; zero for
    /// the others.
    fn numbered(&mut self, name: impl Display, len: usize, amounts: impl Iterator<Item = (usize, f32)>);

    /// One or zero.
    fn flag(&mut self, name: impl Display, holds: bool) {
        self.number(name, f32::from(u8::from(holds)));
    }

    /// A piece, or none, as a set of at most one.
    fn one<T: Piece + Display>(&mut self, name: impl Display, piece: Option<T>) {
        self.set(name, piece.map_or(Set::EMPTY, Set::only));
    }

    /// One number a piece, as many as `count` says, each divided by `most`.
    fn counts<T: Piece + Display>(&mut self, name: impl Display, most: f32, count: impl Fn(T) -> u32) {
        self.part(name, |sheet| T::each().for_each(|it| sheet.number(it, count(it) as f32 / most)));
    }
}

/// The places of a table as one of its seats sees them: its own first, then clockwise.
#[derive(Copy, Clone, Debug)]
pub struct RelativeSeats {
    me: usize,
    seats: usize,
    most: usize,
}

impl RelativeSeats {
    /// Of `seats` that are there, of at most `most` that the game may have.
    pub fn new(me: Seat, seats: u8, most: usize) -> RelativeSeats {
        RelativeSeats { me: me.index(), seats: usize::from(seats), most }
    }

    /// Every place there could be, with the seat that has it.
    pub fn places(self) -> impl Iterator<Item = (usize, Option<Seat>)> {
        let seat = move |n: usize| {
            let after = self.me + n;
            Seat::new(if after < self.seats { after } else { after - self.seats })
        };
        (0..self.most).map(move |n| (n, (n < self.seats).then(|| seat(n))))
    }

    /// The place of a seat: zero is one's own.
    pub fn place_of(self, seat: Seat) -> usize {
        let seat = seat.index();
        if seat < self.me { seat + self.seats - self.me } else { seat - self.me }
    }
}

/// Visits the index and the value of every number that is not zero, in ascending order, and of some that are, and says
/// whether it is not: that is what a processor could not foresee, so the one who visits decides without a branch.
pub(crate) struct Nonzeros<F> {
    visit: F,
    /// How many numbers were written, zeros included.
    pub(crate) at: usize,
}

impl<F: FnMut(usize, f32, bool)> Nonzeros<F> {
    pub(crate) fn new(visit: F) -> Self {
        Nonzeros { visit, at: 0 }
    }

    /// A one at this place of the next `len` numbers; zeros only where there is no such place.
    #[inline]
    fn one_of(&mut self, len: usize, place: usize) {
        if place < len {
            (self.visit)(self.at + place, 1.0, true);
        }
        self.at += len;
    }
}

impl<F: FnMut(usize, f32, bool)> Sheet for Nonzeros<F> {
    #[inline]
    fn number(&mut self, _: impl Display, value: f32) {
        // By the bits without the sign, which takes fewer instructions than a comparison that knows of NaN.
        (self.visit)(self.at, value, value.to_bits() << 1 != 0);
        self.at += 1;
    }

    #[inline]
    fn part(&mut self, _: impl Display, write: impl FnOnce(&mut Self)) {
        write(self);
    }

    #[inline]
    fn optional<T: Default>(&mut self, len: usize, it: Option<T>, write: impl FnOnce(&mut Self, T)) {
        let end = self.at + len;
        if let Some(it) = it {
            write(self, it);
            debug_assert_eq!(self.at, end, "{len} numbers are written where there is something");
        }
        self.at = end;
    }

    #[inline]
    fn set<T: Piece + Display>(&mut self, _: impl Display, set: Set<T>) {
        set.indices(&mut |index| (self.visit)(self.at + index, 1.0, true));
        self.at += T::COUNT;
    }

    #[inline]
    fn each<T: Piece + Display>(
        &mut self,
        _: impl Display,
        len: usize,
        set: Set<T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        let start = self.at;
        for it in set.iter() {
            self.at = start + it.index() * len;
            write(self, it);
        }
        self.at = start + T::COUNT * len;
    }

    #[inline]
    fn list<T: Default>(
        &mut self,
        _: impl Display,
        [most, len]: [usize; 2],
        items: impl Iterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        let end = self.at + most * len;
        for it in items {
            let next = self.at + len;
            write(self, it);
            debug_assert_eq!(self.at, next, "{len} numbers are written of an item");
        }
        debug_assert!(self.at <= end, "there are {most} places");
        self.at = end;
    }

    #[inline]
    fn one<T: Piece + Display>(&mut self, _: impl Display, piece: Option<T>) {
        self.one_of(T::COUNT, piece.map_or(T::COUNT, Piece::index));
    }

    #[inline]
    fn word(&mut self, _: impl Display, words: &[&str], chosen: usize) {
        self.one_of(words.len(), chosen);
    }

    #[inline]
    fn place(&mut self, _: impl Display, relative: RelativeSeats, who: Option<Seat>) {
        self.one_of(relative.most, who.map_or(relative.most, |who| relative.place_of(who)));
    }

    #[inline]
    fn amounts<T: Piece + Display>(&mut self, name: impl Display, amounts: impl Iterator<Item = (T, f32)>) {
        self.numbered(name, T::COUNT, amounts.map(|(it, value)| (it.index(), value)));
    }

    #[inline]
    fn counts<T: Piece + Display>(&mut self, _: impl Display, most: f32, count: impl Fn(T) -> u32) {
        for (nth, it) in T::each().enumerate() {
            let n = count(it);
            (self.visit)(self.at + nth, n as f32 / most, n != 0);
        }
        self.at += T::COUNT;
    }

    #[inline]
    fn numbered(&mut self, _: impl Display, len: usize, amounts: impl Iterator<Item = (usize, f32)>) {
        for (nth, value) in amounts {
            debug_assert!(nth < len && value != 0.0, "there are {len} numbers, and {value} is not zero");
            (self.visit)(self.at + nth, value, true);
        }
        self.at += len;
    }
}

/// Collects the names.
#[derive(Default)]
pub(crate) struct Names {
    before: String,
    pub(crate) list: Vec<String>,
}

impl Names {
    fn all<T: Display>(&mut self, name: impl Display, all: impl Iterator<Item = T>) {
        self.part(name, |sheet| all.for_each(|it| sheet.number(it, 0.0)));
    }
}

impl Sheet for Names {
    fn number(&mut self, name: impl Display, _: f32) {
        self.list.push(format!("{}{name}", self.before));
    }

    fn part(&mut self, name: impl Display, write: impl FnOnce(&mut Self)) {
        let length = self.before.len();
        write!(self.before, "{name}.").expect("a string takes all");
        write(self);
        self.before.truncate(length);
    }

    fn optional<T: Default>(&mut self, _: usize, it: Option<T>, write: impl FnOnce(&mut Self, T)) {
        write(self, it.unwrap_or_default());
    }

    fn set<T: Piece + Display>(&mut self, name: impl Display, _: Set<T>) {
        self.all(name, T::each());
    }

    fn each<T: Piece + Display>(
        &mut self,
        name: impl Display,
        _: usize,
        _: Set<T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.part(name, |sheet| T::each().for_each(|it| sheet.part(it, |sheet| write(sheet, it))));
    }

    fn list<T: Default>(
        &mut self,
        name: impl Display,
        [most, _]: [usize; 2],
        items: impl Iterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        let items = items.map(Some).chain(std::iter::repeat_with(|| None)).take(most);
        let items = items.map(Option::unwrap_or_default).enumerate();
        self.part(name, |sheet| items.for_each(|(nth, it)| sheet.part(nth, |sheet| write(sheet, it))));
    }

    fn word(&mut self, name: impl Display, words: &[&str], _: usize) {
        self.all(name, words.iter());
    }

    fn place(&mut self, name: impl Display, relative: RelativeSeats, _: Option<Seat>) {
        self.all(name, 0..relative.most);
    }

    fn amounts<T: Piece + Display>(&mut self, name: impl Display, _: impl Iterator<Item = (T, f32)>) {
        self.all(name, T::each());
    }

    fn numbered(&mut self, name: impl Display, len: usize, _: impl Iterator<Item = (usize, f32)>) {
        self.all(name, 0..len);
    }
}
