//! What a scoring gives.

use kernel::{Piece, Seat, piece_codes};

use crate::{Alhambra, Buildings, Category};

/// One of three.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Scoring {
    /// When its card is drawn, the first time.
    A,
    /// When its card is drawn, the second time.
    B,
    /// At the end.
    C,
}

/// What a score is made of.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum ScoreLine {
    /// `scoring-a`
    A,
    /// `scoring-b`
    B,
    /// `scoring-c`
    C,
}

/// Who may own buildings: six seats, and Martin last.
pub const N_OWNERS: usize = 7;
/// Where Martin stands among the owners.
pub const MARTIN: usize = N_OWNERS - 1;

/// A figure for each owner.
pub type Shares = [u8; N_OWNERS];

impl Piece for Scoring {
    const COUNT: usize = 3;
    type Bits = u8;
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        [Scoring::A, Scoring::B, Scoring::C][index]
    }
}
piece_codes!(Scoring, ["A", "B", "C"]);

/// What the cheapest category gives above the pattern of its rank, for each place, by scoring.
const ABOVE_RANK: [&[u8]; Scoring::COUNT] = [&[0], &[7, 0], &[15, 7, 0]];

/// The points of one category for owners of so many of its buildings.
///
/// Equal owners add up the points of the places that they fill, and divide them, rounded down.
pub fn shares(scoring: Scoring, category: Category, owned: &Shares) -> Shares {
    let places = ABOVE_RANK[scoring.index()];
    let (mut points, mut place, mut below) = ([0; N_OWNERS], 0, u8::MAX);
    while place < places.len() {
        let (mut most, mut equal) = (0, 0);
        for &n in owned {
            if most < n && n < below {
                (most, equal) = (n, 1);
            } else if n == most {
                equal += 1;
            }
        }
        // Who has none comes nowhere.
        if most == 0 {
            break;
        }
        let filled = &places[place..places.len().min(place + equal)];
        let sum: u8 = filled.iter().map(|above| above + category.rank()).sum();
        let share = sum / equal as u8;
        points.iter_mut().zip(owned).filter(|(_, n)| **n == most).for_each(|(it, _)| *it = share);
        place += equal;
        below = most;
    }
    points
}

impl Alhambra {
    /// How many buildings of `category` everybody has.
    pub(crate) fn owned(&self, category: Category) -> Shares {
        let n = |buildings: Buildings| buildings.and(category.buildings()).len() as u8;
        let mut owned = [0; N_OWNERS];
        for (seat, &buildings) in self.buildings.iter() {
            owned[seat.index()] = n(buildings);
        }
        owned[MARTIN] = n(self.martin);
        owned
    }

    /// The points of `seat` so far.
    pub(crate) fn points_of(&self, seat: Seat) -> u8 {
        self.points[seat].iter().sum()
    }
}

impl From<ScoreLine> for &'static str {
    fn from(line: ScoreLine) -> Self {
        match line {
            ScoreLine::A => "scoring-a",
            ScoreLine::B => "scoring-b",
            ScoreLine::C => "scoring-c",
        }
    }
}
