//! Where an urbanization token may go: next to the tile that took its place, or, in the rare case that
//! nothing is free there, along the border of the city.

use kernel::Piece;

use crate::{
    Letter,
    city::{Cell, City, MAX_BUILDINGS, Side},
};

/// Where a token is put down.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Spot {
    /// `2 3`
    At(Cell),
    /// `push forward`
    Forward,
    /// `push backward`
    Backward,
}

/// Why a token must not go to a spot.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Bar {
    /// A tile or a token lies there.
    Taken,
    /// Something next to the tile is free.
    NextToTile,
    /// It would leave its place in the alphabet.
    Order,
    /// No other token has to move.
    NoPush,
}

/// The outside cells along the border of the city, clockwise, each once.
pub(crate) struct Border {
    n: usize,
    cells: [Cell; MAX_BORDER],
}

/// A tile has at most two free sides more than it takes from the others.
pub(crate) const MAX_BORDER: usize = 2 * MAX_BUILDINGS + 2;

impl City {
    /// Visits every spot for the token of `letter`, which was taken up for the tile laid last.
    pub(crate) fn spots(&self, letter: Letter, visit: &mut impl FnMut(Spot)) {
        let mut found = false;
        for cell in self.free_sides() {
            found = true;
            visit(Spot::At(cell));
        }
        if !found {
            self.spots_along_the_border(letter, visit);
        }
    }

    /// Says what is against a spot.
    pub(crate) fn bars(&self, letter: Letter, spot: Spot) -> Result<(), Bar> {
        let (mut legal, mut push) = (false, false);
        self.spots(letter, &mut |it| {
            legal |= it == spot;
            push |= it == Spot::Forward;
        });
        match spot {
            _ if legal => Ok(()),
            Spot::Forward | Spot::Backward => Err(Bar::NoPush),
            Spot::At(cell) if !self.is_free(cell) => Err(Bar::Taken),
            Spot::At(_) if self.free_sides().next().is_some() => Err(Bar::NextToTile),
            Spot::At(_) => Err(Bar::Order),
        }
    }

    /// Puts the token down, and moves others along if it pushes. Says how many others.
    pub(crate) fn settle(&mut self, letter: Letter, spot: Spot) -> u8 {
        let Spot::At(cell) = spot else { return self.push(letter, spot == Spot::Forward) };
        self.put(letter, cell);
        0
    }

    fn free_sides(&self) -> impl Iterator<Item = Cell> + '_ {
        let tile = self.latest();
        Side::ALL.into_iter().map(move |side| tile.step(side)).filter(|&cell| self.is_free(cell))
    }

    /// Our ruling for the rare case, from the principle that letters keep their order around the city:
    /// any free cell of the border between the letters before and after; if there is none, the token
    /// takes the place of one of these two, which moves on by a cell, and so on up to a free one.
    fn spots_along_the_border(&self, letter: Letter, visit: &mut impl FnMut(Spot)) {
        let border = self.border();
        let mut found = false;
        let mut offer = |cell: Cell| {
            if self.token_on(cell).is_none() {
                found = true;
                visit(Spot::At(cell));
            }
        };
        match self.around(&border, letter) {
            // All other letters are in holes.
            None => border.list().iter().for_each(|&cell| offer(cell)),
            Some((before, after)) => {
                let mut place = border.next(before);
                while place != after {
                    offer(border.cells[place]);
                    place = border.next(place);
                }
            }
        }
        if !found {
            visit(Spot::Forward);
            visit(Spot::Backward);
        }
    }

    /// The border has at least twelve cells: the ends of the three middle rows and columns are distinct.
    /// So it has a free one for eleven tokens, and the chain comes to an end.
    fn push(&mut self, letter: Letter, forward: bool) -> u8 {
        let border = self.border();
        let Some((before, after)) = self.around(&border, letter) else { return 0 };
        let (mut carried, mut place) = (letter, if forward { after } else { before });
        for moved in 0..border.n {
            let cell = border.cells[place];
            let there = self.token_on(cell);
            self.put(carried, cell);
            let Some(next) = there else { return moved as u8 };
            carried = next;
            place = if forward { border.next(place) } else { border.previous(place) };
        }
        unreachable!("a border of twelve cells has a free one")
    }

    /// The places on the border of the nearest letters before and after; letters in holes are passed over.
    fn around(&self, border: &Border, letter: Letter) -> Option<(usize, usize)> {
        let place = |n: usize| border.place(self.token(letter.plus(n))?);
        let before = (1..Letter::COUNT).rev().find_map(place)?;
        let after = (1..Letter::COUNT).find_map(place)?;
        Some((before, after))
    }

    /// Walks clockwise around the city, from the upper side of the leftmost tile of the top row. Where
    /// two tiles touch by a corner only, the walk stays outside and does not slip between them.
    pub(crate) fn border(&self) -> Border {
        let first = (0..self.len()).map(|index| self.cell(index)).max_by_key(|cell| (cell.y, -cell.x));
        let first = (first.expect("there is a city"), Side::North);
        let mut border = Border { n: 0, cells: [Cell { x: 0, y: 0 }; MAX_BORDER] };
        let (mut tile, mut side) = first;
        loop {
            let outside = tile.step(side);
            border.add(outside);
            let (ahead, across) = (tile.step(side.right()), outside.step(side.right()));
            (tile, side) = if self.find(across).is_some() {
                (across, side.left())
            } else if self.find(ahead).is_some() {
                (ahead, side)
            } else {
                (tile, side.right())
            };
            if (tile, side) == first {
                return border;
            }
        }
    }
}

impl Border {
    pub(crate) fn list(&self) -> &[Cell] {
        &self.cells[..self.n]
    }

    fn add(&mut self, cell: Cell) {
        if !self.list().contains(&cell) {
            self.cells[self.n] = cell;
            self.n += 1;
        }
    }

    fn place(&self, cell: Cell) -> Option<usize> {
        self.list().iter().position(|&it| it == cell)
    }

    fn next(&self, place: usize) -> usize {
        (place + 1) % self.n
    }

    fn previous(&self, place: usize) -> usize {
        (place + self.n - 1) % self.n
    }
}
