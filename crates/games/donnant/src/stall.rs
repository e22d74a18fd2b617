//! The cards before a player: where they lie, what is written on them, how often they were used.

use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Serialize};

use crate::{
    Card, Cards, Deck, Effect, Since, StallPoints,
    possible::{self, Open, Values},
};

/// No stall has more cards.
pub const MAX_CARDS: usize = 9;
/// A stall is never wider or higher.
pub const SIDE: i8 = 3;
/// The first card lies in the middle of so many columns and rows that others may come to lie in.
const SPAN: i8 = 2 * SIDE - 1;
/// The furthest column or row from the first card.
const FAR: i8 = SIDE - 1;

/// A place in a stall, seen from the first card: `x` to the right, `y` upwards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Place(u8);

/// Some places, one bit each.
pub(crate) type Places = u32;

/// The cards before a player, in the order in which they were laid.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Stall {
    values: [Values; MAX_CARDS],
    /// Which values each box still takes: the values tell, but every choice asks.
    open: [Open; MAX_CARDS],
    done: u16,
    n: u8,
    cards: [Card; MAX_CARDS],
    places: [Place; MAX_CARDS],
    uses: [u8; MAX_CARDS],
    /// How often bonuses may still be used: the completed cards tell, but every choice asks.
    ticks: Ticks,
    /// What the cards are worth: they tell, but every observation asks.
    points: StallPoints,
}

/// One card of a stall, as it is shown.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    pub card: Card,
    /// To the right of the first card.
    pub x: i8,
    /// Above the first card.
    pub y: i8,
    /// What is written in its boxes.
    pub boxes: Vec<Option<u8>>,
    /// Whether all of them are filled.
    pub done: bool,
    /// How often its bonus was used.
    pub uses: u8,
}

impl Place {
    /// How many there are.
    pub const COUNT: usize = (SPAN * SPAN) as usize;
    /// Where the first card lies.
    pub const FIRST: Place = Place((FAR * SPAN + FAR) as u8);

    /// The place with these coordinates, if cards can come to lie there.
    pub fn at(x: i8, y: i8) -> Option<Place> {
        let near = -FAR..=FAR;
        (near.contains(&x) && near.contains(&y)).then(|| Place(((y + FAR) * SPAN + x + FAR) as u8))
    }

    /// From the first card to the right.
    pub fn x(self) -> i8 {
        self.0 as i8 % SPAN - FAR
    }

    /// From the first card upwards.
    pub fn y(self) -> i8 {
        self.0 as i8 / SPAN - FAR
    }

    /// Row by row.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The inverse of [`Place::index`].
    pub fn from_index(index: usize) -> Option<Place> {
        (index < Place::COUNT).then_some(Place(index as u8))
    }

    fn bit(self) -> Places {
        1 << self.0
    }
}

impl Default for Place {
    fn default() -> Self {
        Place::FIRST
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x(), self.y())
    }
}

/// A coordinate, only in the form in which it is written.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Coordinate(pub i8);

impl FromStr for Coordinate {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number: i8 = text.parse().map_err(|_| ParseError::Number)?;
        let plain = number.to_string() == text && (-FAR..=FAR).contains(&number);
        if plain { Ok(Coordinate(number)) } else { Err(ParseError::Number) }
    }
}

/// The first column of a span of places, and the first row.
const COLUMN: Places = 0b00001_00001_00001_00001_00001;
const ROW: Places = 0b11111;

impl Stall {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        usize::from(self.n)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Whether no card can be added.
    pub fn is_full(&self) -> bool {
        self.len() == MAX_CARDS
    }

    /// Which cards there are.
    pub fn cards(&self) -> Cards {
        self.cards[..self.len()].iter().copied().collect()
    }

    /// The number of `card` in the order of laying.
    pub fn find(&self, card: Card) -> Option<usize> {
        self.cards[..self.len()].iter().position(|it| *it == card)
    }

    pub(crate) fn card(&self, nth: usize) -> Card {
        self.cards[nth]
    }

    pub(crate) fn place(&self, nth: usize) -> Place {
        self.places[nth]
    }

    pub(crate) fn values(&self, nth: usize) -> Values {
        self.values[nth]
    }

    /// For each box of a card which values it still takes; nothing where it is filled.
    pub(crate) fn open(&self, nth: usize) -> &Open {
        &self.open[nth]
    }

    pub(crate) fn uses(&self, nth: usize) -> u8 {
        self.uses[nth]
    }

    /// Whether all boxes of a card are filled.
    pub(crate) fn is_done(&self, nth: usize) -> bool {
        self.done >> nth & 1 == 1
    }

    /// Whether all boxes of all cards are filled.
    pub fn all_done(&self) -> bool {
        self.done.count_ones() as usize == self.len()
    }

    /// The cards whose boxes are not all filled.
    pub(crate) fn unfinished(&self) -> impl Iterator<Item = usize> + use<> {
        numbers(!self.done & ((1 << self.n) - 1))
    }

    /// The cards whose boxes are all filled.
    pub(crate) fn done_cards(&self) -> impl Iterator<Item = usize> + use<> {
        numbers(self.done)
    }

    /// Where a card may be laid: it touches an earlier one by a side or a corner, and the stall is never
    /// wider or higher than three.
    pub(crate) fn free(&self) -> Places {
        if self.is_empty() {
            return Place::FIRST.bit();
        }
        self.touching() & self.within() & !self.taken()
    }

    pub(crate) fn taken(&self) -> Places {
        self.places[..self.len()].iter().fold(0, |places, place| places | place.bit())
    }

    pub(crate) fn touching(&self) -> Places {
        let taken = self.taken();
        let (left_edge, right_edge) = (COLUMN, COLUMN << (SPAN - 1));
        let wide = taken | (taken & !right_edge) << 1 | (taken & !left_edge) >> 1;
        (wide | wide << SPAN | wide >> SPAN) & ((1 << Place::COUNT) - 1)
    }

    /// The places that would not make the stall too wide or too high.
    pub(crate) fn within(&self) -> Places {
        let (mut columns, mut rows) = (0u32, 0u32);
        for place in &self.places[..self.len()] {
            columns |= 1 << (place.x() + FAR);
            rows |= 1 << (place.y() + FAR);
        }
        let span = |lines: u32| {
            let (first, last) = (lines.trailing_zeros() as i8, 31 - lines.leading_zeros() as i8);
            (last + 1 - SIDE).max(0)..=(first + SIDE - 1).min(SPAN - 1)
        };
        let columns = span(columns).fold(0, |places, x| places | COLUMN << x);
        let rows = span(rows).fold(0, |places, y| places | ROW << (y * SPAN));
        columns & rows
    }

    pub(crate) fn lay(&mut self, deck: &Deck, card: Card, place: Place) {
        let nth = self.len();
        (self.cards[nth], self.places[nth]) = (card, place);
        self.n += 1;
        self.update_open(deck, nth);
        self.points = self.count_points(deck);
    }

    fn update_open(&mut self, deck: &Deck, nth: usize) {
        self.open[nth] = possible::open(deck.face(self.cards[nth]), self.values[nth]);
    }

    fn update_done(&mut self, deck: &Deck) {
        self.ticks = self.count_ticks(deck);
        self.points = self.count_points(deck);
    }

    /// Writes `value` into a box, and says whether the card is now complete.
    pub(crate) fn write(&mut self, deck: &Deck, nth: usize, index: usize, value: u8) -> bool {
        self.values[nth] = possible::with(self.values[nth], index, value);
        let n_boxes = usize::from(deck.face(self.cards[nth]).n_boxes);
        let filled = (0..n_boxes).all(|index| possible::value(self.values[nth], index) > 0);
        self.done |= u16::from(filled) << nth;
        self.update_open(deck, nth);
        if filled {
            self.update_done(deck);
        }
        filled
    }

    /// Completes a card, whatever is written in its boxes: only its effect counts from then on.
    pub(crate) fn complete(&mut self, deck: &Deck, nth: usize) {
        self.done |= 1 << nth;
        self.open[nth] = Open::default();
        self.update_done(deck);
    }

    /// What the stall would be worth with a card completed, whatever its boxes hold.
    pub(crate) fn points_with(mut self, deck: &Deck, nth: usize) -> StallPoints {
        self.done |= 1 << nth;
        self.count_points(deck)
    }

    /// What it is worth.
    pub(crate) fn points(&self) -> StallPoints {
        self.points
    }

    /// How often bonuses may still be used.
    pub(crate) fn ticks(&self) -> Ticks {
        self.ticks
    }

    /// Panics unless what is kept of the cards is what they tell.
    pub(crate) fn census(&self, deck: &Deck) {
        assert_eq!(self.ticks, self.count_ticks(deck), "the uses that are left");
        assert_eq!(self.points, self.count_points(deck), "points");
        for nth in 0..self.len() {
            assert_eq!(self.open[nth], possible::open(deck.face(self.cards[nth]), self.values[nth]), "values of boxes");
        }
    }

    fn count_ticks(&self, deck: &Deck) -> Ticks {
        let mut ticks = Ticks::default();
        for nth in self.done_cards() {
            let face = deck.face(self.cards[nth]);
            let left = face.uses - self.uses[nth];
            match face.effect {
                Effect::PipPlusMinus1 => ticks.pip += left,
                Effect::ChangeDieColour => ticks.paint += left,
                Effect::ExtraRejectedDie => ticks.extra += left,
                Effect::OneDieCheaper => ticks.cheaper += left,
                _ => (),
            }
        }
        ticks
    }

    /// Uses a bonus once, and says of which card. Our ruling: of equal cards the one with the lowest code
    /// is ticked.
    pub(crate) fn tick(&mut self, deck: &Deck, effect: Effect) -> usize {
        let lowest = self.usable(deck, effect).min_by_key(|&(nth, _)| self.cards[nth]);
        let (nth, _) = lowest.expect("a use is left");
        self.uses[nth] += 1;
        self.ticks = self.count_ticks(deck);
        nth
    }

    /// Completed cards with this bonus, and how often each may still be used.
    fn usable<'a>(&'a self, deck: &'a Deck, effect: Effect) -> impl Iterator<Item = (usize, u8)> + 'a {
        (0..self.len()).filter(|&nth| self.is_done(nth)).filter_map(move |nth| {
            let face = deck.face(self.cards[nth]);
            let left = face.uses - self.uses[nth];
            (face.effect == effect && left > 0).then_some((nth, left))
        })
    }

    /// What changed in a window is taken back: so the others see the stall until it closes.
    pub(crate) fn without(mut self, deck: &Deck, since: &Since) -> Stall {
        let done = self.done;
        for nth in 0..self.len() {
            let mut written = since.written[nth];
            if written != 0 {
                while written != 0 {
                    self.values[nth] &= !(15 << (4 * written.trailing_zeros()));
                    written &= written - 1;
                }
                self.done &= !(1 << nth);
                self.update_open(deck, nth);
            }
            self.uses[nth] -= since.ticked[nth];
        }
        if self.done != done || since.ticked != [0; MAX_CARDS] {
            self.update_done(deck);
        }
        self
    }

    pub(crate) fn laid(&self, deck: &Deck) -> impl Iterator<Item = Laid> {
        (0..self.len()).map(|nth| {
            let n_boxes = usize::from(deck.face(self.cards[nth]).n_boxes);
            let boxes = (0..n_boxes).map(|index| possible::value(self.values[nth], index));
            Laid {
                card: self.cards[nth],
                x: self.places[nth].x(),
                y: self.places[nth].y(),
                boxes: boxes.map(|value| Some(value).filter(|it| *it > 0)).collect(),
                done: self.is_done(nth),
                uses: self.uses[nth],
            }
        })
    }

    /// The inverse of [`Stall::laid`]; cards that cannot be are left out.
    pub(crate) fn of(deck: &Deck, laid: &[Laid]) -> Stall {
        let mut stall = Stall::default();
        for (nth, it) in laid.iter().take(MAX_CARDS).enumerate() {
            stall.lay(deck, it.card, Place::at(it.x, it.y).unwrap_or_default());
            for (index, value) in it.boxes.iter().take(crate::deck::MAX_BOXES).enumerate() {
                stall.values[nth] = possible::with(stall.values[nth], index, value.unwrap_or(0) & 7);
            }
            stall.done |= u16::from(it.done) << nth;
            stall.uses[nth] = it.uses;
            stall.update_open(deck, nth);
        }
        stall.update_done(deck);
        stall
    }
}

/// The numbers of the bits that are set.
fn numbers(mut left: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let nth = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(nth)
    })
}

/// How often the bonuses of a stall may still be used, by kind.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub(crate) struct Ticks {
    pub(crate) pip: u8,
    pub(crate) paint: u8,
    pub(crate) extra: u8,
    pub(crate) cheaper: u8,
}
