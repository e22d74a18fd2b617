//! What a scoring gives.

use kernel::{Piece, Seat, piece_codes};

use crate::{Alhambra, Category};

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

kernel::score_lines! {
    /// `scoring-a`
    A = "scoring-a",
    /// `scoring-b`
    B = "scoring-b",
    /// `scoring-c`
    C = "scoring-c",
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

/// How many buildings of each category everybody has, a byte each: so all categories are compared at once.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Owned([u64; N_OWNERS]);

/// The lowest and the highest bit of every byte. No category has so many buildings that the highest would be needed.
const LOWEST: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = LOWEST << 7;

impl Owned {
    /// One more of `category`.
    pub fn add(&mut self, owner: usize, category: Category) {
        self.0[owner] += 1 << (8 * category.index());
    }

    /// How many buildings of each category an owner has.
    pub fn of(&self, owner: usize) -> [u8; Category::COUNT] {
        bytes(self.0[owner])
    }

    /// How many buildings of each category are owned at all.
    pub fn total(&self) -> [u8; Category::COUNT] {
        bytes(self.0.iter().sum())
    }

    /// The most buildings of each category that another owner has.
    #[inline]
    pub fn most_but(&self, owner: usize) -> [u8; Category::COUNT] {
        let mut most = [0; Category::COUNT];
        for (_, other) in self.0.iter().enumerate().filter(|(index, other)| *index != owner && **other != 0) {
            most.iter_mut().zip(bytes(*other)).for_each(|(most, other)| *most = other.max(*most));
        }
        most
    }

    /// How an owner stands in every category.
    #[inline]
    pub fn standings(&self, owner: usize) -> Standings {
        let mine = self.0[owner];
        let (mut above, mut equal) = (0, 0);
        for &other in self.0.iter().filter(|&&other| other != 0) {
            let (more, less) = (at_least(other, mine), at_least(mine, other));
            above += !less >> 7 & LOWEST;
            equal += (more & less) >> 7;
        }
        Standings::new(mine, above, equal)
    }

    /// The points of every category for every owner.
    #[inline]
    pub fn shares(&self, scoring: Scoring) -> [[u8; Category::COUNT]; N_OWNERS] {
        // Each has as many as himself; then every two are compared once.
        let (mut above, mut equal) = ([0; N_OWNERS], [LOWEST; N_OWNERS]);
        let mut shares = [[0; Category::COUNT]; N_OWNERS];
        for one in (0..N_OWNERS).filter(|&one| self.0[one] != 0) {
            for other in (one + 1..N_OWNERS).filter(|&other| self.0[other] != 0) {
                let (more, less) = (at_least(self.0[other], self.0[one]), at_least(self.0[one], self.0[other]));
                above[one] += !less >> 7 & LOWEST;
                above[other] += !more >> 7 & LOWEST;
                equal[one] += (more & less) >> 7;
                equal[other] += (more & less) >> 7;
            }
            let standings = Standings::new(self.0[one], above[one], equal[one]);
            shares[one] = std::array::from_fn(|index| standings.share(scoring, Category::from_index(index)));
        }
        shares
    }
}

/// The highest bit of every byte of `left` that is not less than that of `right`.
fn at_least(left: u64, right: u64) -> u64 {
    ((left | HIGHEST) - right) & HIGHEST
}

fn bytes(word: u64) -> [u8; Category::COUNT] {
    let [a, b, c, d, e, f, ..] = word.to_le_bytes();
    [a, b, c, d, e, f]
}

/// How an owner stands among all owners, a byte for each category: how many have as many, with himself, in the lower
/// three bits, how many have more in the next three.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Standings(u64);

/// So many have never more: it stands for owners without a building of the category, who have no place.
const NO_PLACE: u64 = 7 << 3;

impl Standings {
    /// Of an owner of so many, with so many above him and so many equal, a byte for each category.
    #[inline]
    fn new(mine: u64, above: u64, equal: u64) -> Standings {
        let none = !at_least(mine, LOWEST) >> 7 & LOWEST;
        Standings(above << 3 | equal | (none * NO_PLACE))
    }

    /// What the owner gets.
    pub fn share(self, scoring: Scoring, category: Category) -> u8 {
        let standing = (self.0 >> (8 * category.index())) as usize % N_STANDINGS;
        SHARES[scoring.index()][category.index()][standing]
    }
}

const N_STANDINGS: usize = 1 << 6;

/// What each of equal owners gets, by scoring, category and standing.
static SHARES: [[[u8; N_STANDINGS]; Category::COUNT]; Scoring::COUNT] = {
    let mut table = [[[0; N_STANDINGS]; Category::COUNT]; Scoring::COUNT];
    let (mut scoring, n_cells) = (0, Category::COUNT * N_STANDINGS);
    while scoring < Scoring::COUNT {
        let mut cell = 0;
        while cell < n_cells {
            let (category, standing) = (cell / N_STANDINGS, cell % N_STANDINGS);
            let (above, equal) = (standing >> 3, standing & 7);
            if equal > 0 {
                // The rank of a category is its number from one.
                table[scoring][category][standing] = share_of(ABOVE_RANK[scoring], category as u8 + 1, above, equal);
            }
            cell += 1;
        }
        scoring += 1;
    }
    table
};

/// Equal owners add up the points of the places that they fill, and divide them, rounded down.
const fn share_of(above_rank: &[u8], rank: u8, above: usize, equal: usize) -> u8 {
    let (mut place, mut sum) = (above, 0);
    while place < above_rank.len() && place < above + equal {
        sum += above_rank[place] + rank;
        place += 1;
    }
    sum / equal as u8
}

/// The points of one category for owners of so many of its buildings.
pub fn shares(scoring: Scoring, category: Category, owned: &Shares) -> Shares {
    let all = Owned(owned.map(|n| u64::from(n) << (8 * category.index())));
    all.shares(scoring).map(|shares| shares[category.index()])
}

impl Alhambra {
    /// How many buildings everybody has, counted.
    pub(crate) fn count_owned(&self) -> Owned {
        let mut owned = Owned::default();
        let seats = self.buildings.iter().map(|(seat, buildings)| (seat.index(), *buildings));
        for (owner, buildings) in seats.chain([(MARTIN, self.martin)]) {
            buildings.iter().for_each(|building| owned.add(owner, building.category()));
        }
        owned
    }

    /// The points of `seat` so far.
    pub(crate) fn points_of(&self, seat: Seat) -> u8 {
        self.points[seat].iter().sum()
    }
}
