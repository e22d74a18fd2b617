use std::fmt::{Display, Write as _};

use crate::{ActionSpace, Observer, Piece, Seat, Set, set::MARKS};

/// A view as a fixed row of numbers, for learning.
///
/// The row is written from a view alone, so it contains no more than the observer can know. The length is
/// the same for every number of players.
///
/// Both items are optional. `impl Tensor for MyGame {}` observes by feature hashing: every leaf of the
/// serialised view is a feature, and 248 signed sums (`hash.0` on, after `me.0` to `me.7`, which mark the
/// observer's seat) collect the features by a hash of their names. That is enough to learn from, but no row of
/// its own can be read back. A game that writes a row itself puts seats in the order in which the
/// observer sees them, itself first, and zeros for seats that are not taken.
pub trait Tensor: ActionSpace {
    /// How many numbers there are.
    const LEN: usize = crate::hashed::LEN;

    /// Writes what `seat` sees, number by number, each with its name. How many are written and what they
    /// are called depends on nothing.
    fn write(view: &Self::View, seat: Seat, sheet: &mut impl Sheet) {
        crate::hashed::write(view, seat, sheet);
    }
}

/// Where a [`Tensor`] is written: values and names come from one and the same description.
pub trait Sheet: Sized {
    /// One number. Scale it so that it is seldom far beyond one.
    fn number(&mut self, name: impl Display, value: f32);

    /// What `write` writes has `name` and a dot before its own.
    fn part(&mut self, name: impl Display, write: impl FnOnce(&mut Self));

    /// One number a piece: one for those in the set, zero for the others.
    fn set<T: Piece + Display>(&mut self, name: impl Display, set: Set<T>) {
        self.part(name, |sheet| T::each().for_each(|it| sheet.flag(it, set.contains(it))));
    }

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

    /// One number a word: one for the chosen one, zero for the others.
    fn word(&mut self, name: impl Display, words: &[&str], chosen: usize) {
        self.part(name, |sheet| words.iter().enumerate().for_each(|(n, word)| sheet.flag(word, n == chosen)));
    }

    /// One number a place at the table, as `me` sees it: one for that of `who`.
    fn place(&mut self, name: impl Display, relative: RelativeSeats, who: Option<Seat>) {
        let who = who.map(|who| relative.place_of(who));
        self.part(name, |sheet| (0..relative.most).for_each(|n| sheet.flag(n, who == Some(n))));
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
        (0..self.most).map(move |n| (n, (n < self.seats).then(|| Seat::new((self.me + n) % self.seats))))
    }

    /// The place of a seat: zero is one's own.
    pub fn place_of(self, seat: Seat) -> usize {
        (seat.index() + self.seats - self.me) % self.seats
    }
}

/// Writes the row of what `seat` sees; `to` has [`Tensor::LEN`] places.
///
/// # Panics
///
/// Panics if `to` is shorter.
pub fn write_tensor<G: Tensor>(view: &G::View, seat: Seat, to: &mut [f32]) {
    let mut values = Values { to, at: 0 };
    G::write(view, seat, &mut values);
    debug_assert_eq!(values.at, G::LEN, "the length of a row never changes");
}

/// The names of the numbers, in order.
///
/// # Panics
///
/// Panics if the game refuses its default options with the least number of players.
pub fn tensor_names<G: Tensor>() -> Vec<String> {
    let least = *G::PLAYERS.start();
    let game = G::new(least, &G::Options::default()).expect("the default options suit the least number of players");
    tensor_names_of::<G>(&game.view(Observer::Seat(Seat::new(0))), Seat::new(0))
}

/// The names as they come out for one view: the laws see to it that they are always the same.
pub fn tensor_names_of<G: Tensor>(view: &G::View, seat: Seat) -> Vec<String> {
    let mut names = Names { before: String::new(), list: Vec::new() };
    G::write(view, seat, &mut names);
    names.list
}

struct Values<'a> {
    to: &'a mut [f32],
    at: usize,
}

impl Sheet for Values<'_> {
    fn number(&mut self, _: impl Display, value: f32) {
        self.to[self.at] = value;
        self.at += 1;
    }

    fn part(&mut self, _: impl Display, write: impl FnOnce(&mut Self)) {
        write(self);
    }

    fn set<T: Piece + Display>(&mut self, _: impl Display, set: Set<T>) {
        let places = &mut self.to[self.at..self.at + T::COUNT];
        self.at += T::COUNT;
        // Eight bits at once, by a table: most of a row is sets.
        let mut eights = places.chunks_exact_mut(8);
        let mut n = 0;
        for eight in &mut eights {
            eight.copy_from_slice(&SPREAD[usize::from(set.byte(n))]);
            n += 1;
        }
        let rest = eights.into_remainder();
        if !rest.is_empty() {
            rest.copy_from_slice(&SPREAD[usize::from(set.byte(n))][..rest.len()]);
        }
    }
}

/// The bits of a byte as numbers.
static SPREAD: [[f32; 8]; 256] = {
    let mut table = [[0.0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = MARKS[byte][bit] as f32;
            bit += 1;
        }
        byte += 1;
    }
    table
};

struct Names {
    before: String,
    list: Vec<String>,
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
}
