//! The city: buildings and building grounds on a plane without edges.
//!
//! A tile is laid at most 51 times (the nine of the start are there already), each time on a token, and
//! a token moves at most one cell further out than the tile that took its place. It begins two cells
//! from the centre, so nothing ever lies further than [`REACH`] from it. A grid of that extent would be
//! two thousand times the city itself; so buildings are listed in the order in which their grounds were
//! taken (a building never moves), and a table of 128 hashes finds the building on a cell.

use kernel::{Piece, Seat};
use serde::{Deserialize, Serialize};

use crate::{Color, Letter, Tile, Tiles, plan::Plan};

/// A place on the plane, seen from the centre of the start square: x to the right, y up.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cell {
    /// To the right.
    pub x: i8,
    pub y: i8,
}

/// A side of a cell.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Side {
    North,
    /// To the right.
    East,
    South,
    /// To the left.
    West,
}

/// A building, as anybody sees it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building {
    /// To the right of the centre.
    pub x: i8,
    /// Up from the centre.
    pub y: i8,
    /// The visible tile.
    pub top: Tile,
    /// How many tiles are stacked; as many resources lie there, if it has an owner.
    pub height: u8,
    /// Whose resources lie there; a start building has none.
    pub owner: Option<Seat>,
    /// Whether its card is not in the deck yet.
    pub site: bool,
}

/// Buildings and tokens.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Plan", try_from = "Plan")]
pub struct City {
    n: u8,
    at: [Cell; MAX_BUILDINGS],
    top: [u8; MAX_BUILDINGS],
    /// The height in the lower bits, the owner's number above; no owner is zero.
    stack: [u8; MAX_BUILDINGS],
    table: [u8; TABLE],
    tokens: [Cell; Letter::COUNT],
    /// What the buildings around each token would yield: the rest tells, but every observation asks.
    grounds: [Yields; Letter::COUNT],
    /// The visible tiles with a site pawn.
    pub(crate) sites: Tiles,
}

/// The sum of levels by colour.
pub(crate) type Yields = [u8; Color::ALL.len()];

/// Every tile could be a building of its own.
pub const MAX_BUILDINGS: usize = Tile::COUNT;
/// No coordinate of a tile or a token is further from zero.
pub const REACH: i8 = 2 + 51;

const TABLE: usize = 128;
const EMPTY: u8 = u8::MAX;
/// Enough for 31 levels; 25 resources allow at most 25 levels.
pub(crate) const HEIGHT_BITS: u32 = 5;
/// Where a token is that was taken up and not put down yet.
const IN_HAND: Cell = Cell { x: i8::MIN, y: i8::MIN };

/// Where the nine start tiles lie, in the order in which they are drawn.
const SQUARE: [Cell; 9] = {
    let mut cells = [Cell { x: 0, y: 0 }; 9];
    let mut n = 0;
    while n < 9 {
        cells[n] = Cell { x: (n % 3) as i8 - 1, y: 1 - (n / 3) as i8 };
        n += 1;
    }
    cells
};

/// Where the tokens lie at the start: clockwise around the square.
#[rustfmt::skip]
const AROUND: [Cell; Letter::COUNT] = [
    Cell { x: -1, y: 2 }, Cell { x: 0, y: 2 }, Cell { x: 1, y: 2 },
    Cell { x: 2, y: 1 }, Cell { x: 2, y: 0 }, Cell { x: 2, y: -1 },
    Cell { x: 1, y: -2 }, Cell { x: 0, y: -2 }, Cell { x: -1, y: -2 },
    Cell { x: -2, y: -1 }, Cell { x: -2, y: 0 }, Cell { x: -2, y: 1 },
];

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The next one clockwise.
    pub const fn right(self) -> Side {
        Side::ALL[(self as usize + 1) % 4]
    }

    /// The next one counter-clockwise.
    pub const fn left(self) -> Side {
        Side::ALL[(self as usize + 3) % 4]
    }
}

impl Cell {
    /// The neighbour on that side.
    pub const fn step(self, side: Side) -> Cell {
        let Cell { x, y } = self;
        match side {
            Side::North => Cell { x, y: y + 1 },
            Side::East => Cell { x: x + 1, y },
            Side::South => Cell { x, y: y - 1 },
            Side::West => Cell { x: x - 1, y },
        }
    }

    const fn slot(self) -> usize {
        let key = (self.x as u8 as u16) << 8 | self.y as u8 as u16;
        (key.wrapping_mul(0x9e37) >> 9) as usize
    }
}

impl City {
    /// No tile yet, all tokens in their places.
    pub(crate) fn empty() -> City {
        City {
            n: 0,
            at: [IN_HAND; MAX_BUILDINGS],
            top: [EMPTY; MAX_BUILDINGS],
            stack: [0; MAX_BUILDINGS],
            table: [EMPTY; TABLE],
            tokens: AROUND,
            grounds: [[0; _]; _],
            sites: Tiles::EMPTY,
        }
    }

    /// How many buildings there are.
    pub fn len(&self) -> usize {
        usize::from(self.n)
    }

    /// Whether there are none yet.
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// All buildings, in the order in which their grounds were taken.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Building> + '_ {
        (0..self.len()).map(|index| self.building(index))
    }

    /// The building at that place of the list.
    pub fn building(&self, index: usize) -> Building {
        let (Cell { x, y }, top) = (self.at[index], self.top(index));
        let site = self.sites.contains(top);
        Building { x, y, top, height: self.height(index), owner: self.owner(index), site }
    }

    /// Where it stands.
    pub(crate) fn cell(&self, index: usize) -> Cell {
        self.at[index]
    }

    /// Its visible tile.
    pub(crate) fn top(&self, index: usize) -> Tile {
        Tile::from_index(usize::from(self.top[index]))
    }

    /// The number of tiles of a building.
    pub(crate) fn height(&self, index: usize) -> u8 {
        self.stack[index] & ((1 << HEIGHT_BITS) - 1)
    }

    /// Whose resources lie on it.
    pub(crate) fn owner(&self, index: usize) -> Option<Seat> {
        Seat::from_number(self.stack[index] >> HEIGHT_BITS)
    }

    /// The building on that cell.
    pub fn find(&self, cell: Cell) -> Option<usize> {
        let mut slot = cell.slot();
        loop {
            let index = self.table[slot];
            if index == EMPTY {
                return None;
            }
            if self.at[usize::from(index)] == cell {
                return Some(usize::from(index));
            }
            slot = (slot + 1) % TABLE;
        }
    }

    /// The building with that visible tile.
    pub fn showing(&self, tile: Tile) -> Option<usize> {
        self.top[..self.len()].iter().position(|&top| usize::from(top) == tile.index())
    }

    /// All visible tiles.
    pub fn tops(&self) -> Tiles {
        (0..self.len()).map(|index| self.top(index)).collect()
    }

    /// The buildings with a side in common.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = usize> + '_ {
        Side::ALL.into_iter().filter_map(move |side| self.find(cell.step(side)))
    }

    /// The sum of the neighbours' levels by colour.
    pub(crate) fn yields(&self, cell: Cell) -> Yields {
        let mut levels = [0; Color::ALL.len()];
        self.neighbours(cell).for_each(|index| levels[self.top(index).color() as usize] += self.height(index));
        levels
    }

    /// Where a token lies; nowhere while it is being moved.
    pub fn token(&self, letter: Letter) -> Option<Cell> {
        Some(self.tokens[letter.index()]).filter(|&cell| cell != IN_HAND)
    }

    /// What the ground of a token would yield; nothing while it is being moved.
    pub(crate) fn ground(&self, letter: Letter) -> Yields {
        self.grounds[letter.index()]
    }

    /// The token on that cell.
    pub fn token_on(&self, cell: Cell) -> Option<Letter> {
        self.tokens.iter().position(|&it| it == cell).map(Letter::from_index)
    }

    /// Whether a token could be put there: neither a tile nor a token.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.find(cell).is_none() && !self.tokens.contains(&cell)
    }

    /// Lays the next start tile.
    pub(crate) fn found(&mut self, tile: Tile) {
        self.append(SQUARE[self.len()], tile, None);
    }

    /// Takes the token of `letter` up and lays `tile` in its place.
    pub(crate) fn urbanize(&mut self, letter: Letter, tile: Tile, owner: Seat) {
        let cell = std::mem::replace(&mut self.tokens[letter.index()], IN_HAND);
        self.grounds[letter.index()] = [0; _];
        self.append(cell, tile, Some(owner));
        self.sites.insert(tile);
    }

    /// Lays `tile` on a building, which grows by a level.
    pub(crate) fn build_up(&mut self, index: usize, tile: Tile, owner: Seat) {
        let height = self.height(index) + 1;
        self.top[index] = tile.index() as u8;
        self.stack[index] = packed(height, Some(owner));
        self.sites.insert(tile);
        self.update_grounds(self.at[index]);
    }

    /// The same building once more, in a city that is read.
    pub(crate) fn copy(&mut self, it: &Building) {
        self.append(Cell { x: it.x, y: it.y }, it.top, it.owner);
        self.stack[self.len() - 1] = packed(it.height, it.owner);
        if it.site {
            self.sites.insert(it.top);
        }
    }

    /// Takes all tokens up.
    pub(crate) fn lift_tokens(&mut self) {
        self.tokens = [IN_HAND; Letter::COUNT];
        self.grounds = [[0; _]; _];
    }

    /// Puts a token down.
    pub(crate) fn put(&mut self, letter: Letter, cell: Cell) {
        self.tokens[letter.index()] = cell;
        self.grounds[letter.index()] = self.yields(cell);
    }

    /// The tile laid last on a ground of its own.
    pub(crate) fn latest(&self) -> Cell {
        self.at[self.len() - 1]
    }

    fn append(&mut self, cell: Cell, tile: Tile, owner: Option<Seat>) {
        let index = self.len();
        self.at[index] = cell;
        self.top[index] = tile.index() as u8;
        self.stack[index] = packed(1, owner);
        self.n += 1;
        let mut slot = cell.slot();
        while self.table[slot] != EMPTY {
            slot = (slot + 1) % TABLE;
        }
        self.table[slot] = index as u8;
        self.update_grounds(cell);
    }

    /// The building on that cell is new or has changed: so have the grounds next to it.
    fn update_grounds(&mut self, cell: Cell) {
        let sides = Side::ALL.map(|side| cell.step(side));
        for letter in 0..Letter::COUNT {
            if sides.contains(&self.tokens[letter]) {
                self.grounds[letter] = self.yields(self.tokens[letter]);
            }
        }
    }
}

fn packed(height: u8, owner: Option<Seat>) -> u8 {
    owner.map_or(0, Seat::number) << HEIGHT_BITS | height
}
