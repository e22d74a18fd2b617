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

/// How an owner of a category stands among all owners.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Standing {
    /// How many have more.
    above: usize,
    /// How many have as many, with himself.
    equal: usize,
}

impl Standing {
    /// Nothing for a player without a building of the category, who has no place.
    pub fn of(owner: usize, owned: &Shares) -> Option<Standing> {
        let mine = owned[owner];
        let count = |is: fn(&u8, &u8) -> bool| owned.iter().map(|n| u8::from(is(n, &mine))).sum::<u8>().into();
        (mine > 0).then(|| Standing { above: count(u8::gt), equal: count(u8::eq) })
    }

    /// What the owner gets.
    pub fn share(self, scoring: Scoring, category: Category) -> u8 {
        SHARES[scoring.index()][category.index()][self.above.min(Scoring::COUNT)][self.equal]
    }
}

/// What each of so many equal owners gets, by scoring, category and how many have more: from three on, nothing.
static SHARES: [[[[u8; N_OWNERS + 1]; Scoring::COUNT + 1]; Category::COUNT]; Scoring::COUNT] = {
    let mut table = [[[[0; N_OWNERS + 1]; Scoring::COUNT + 1]; Category::COUNT]; Scoring::COUNT];
    let (mut scoring, n_cells) = (0, Category::COUNT * (Scoring::COUNT + 1) * N_OWNERS);
    while scoring < Scoring::COUNT {
        let mut cell = 0;
        while cell < n_cells {
            let (equal, above) = (cell % N_OWNERS + 1, cell / N_OWNERS % (Scoring::COUNT + 1));
            let category = cell / N_OWNERS / (Scoring::COUNT + 1);
            // The rank of a category is its number from one.
            table[scoring][category][above][equal] = share_of(ABOVE_RANK[scoring], category as u8 + 1, above, equal);
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

/// The points of one category for owners of so many of its buildings: from the most down, as long as there are places to
/// fill.
pub fn shares(scoring: Scoring, category: Category, owned: &Shares) -> Shares {
    // Eight bytes are compared at once.
    let (mut all, mut shares) = ([0; N_OWNERS + 1], [0; N_OWNERS + 1]);
    all[..N_OWNERS].copy_from_slice(owned);
    // A bit for each number of buildings that somebody has; an owner of nothing has no place.
    let mut levels = all.iter().fold(0u32, |levels, n| levels | 1 << (n % 32)) & !1;
    let mut above = 0;
    while levels != 0 && above < ABOVE_RANK[scoring.index()].len() {
        let most = levels.ilog2() as u8;
        levels ^= 1 << most;
        let equal = all.iter().map(|&n| u8::from(n == most)).sum::<u8>().into();
        let share = Standing { above, equal }.share(scoring, category);
        shares.iter_mut().zip(all).for_each(|(it, n)| *it |= if n == most { share } else { 0 });
        above += equal;
    }
    std::array::from_fn(|owner| shares[owner])
}

impl Alhambra {
    /// How many buildings of `category` everybody has, counted.
    pub(crate) fn count_owned(&self, category: Category) -> Shares {
        let of_category = category.buildings();
        let n = |buildings: Buildings| buildings.and(of_category).len() as u8;
        let mut owned = [0; N_OWNERS];
        for (seat, &buildings) in self.buildings.iter() {
            owned[seat.index()] = n(buildings);
        }
        owned[MARTIN] = n(self.martin);
        owned
    }

    /// Whether an owner has a building of `category`.
    pub(crate) fn owns(&self, owner: usize, category: Category) -> bool {
        self.owned[category.index()][owner] > 0
    }

    /// The points of `seat` so far.
    pub(crate) fn points_of(&self, seat: Seat) -> u8 {
        self.points[seat].iter().sum()
    }
}
