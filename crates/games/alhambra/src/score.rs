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
        let count = |is: fn(&u8, &u8) -> bool| owned.iter().filter(|n| is(n, &mine)).count();
        (mine > 0).then(|| Standing { above: count(u8::gt), equal: count(u8::eq) })
    }

    /// Equal owners add up the points of the places that they fill, and divide them, rounded down.
    pub fn share(self, scoring: Scoring, category: Category) -> u8 {
        let filled = ABOVE_RANK[scoring.index()].iter().skip(self.above).take(self.equal);
        filled.map(|above| above + category.rank()).sum::<u8>() / self.equal as u8
    }
}

/// The points of one category for owners of so many of its buildings: from the most down, as long as there are places to
/// fill.
pub fn shares(scoring: Scoring, category: Category, owned: &Shares) -> Shares {
    let mut shares = [0; N_OWNERS];
    let (mut below, mut above) = (u8::MAX, 0);
    while above < ABOVE_RANK[scoring.index()].len() {
        let most = owned.iter().map(|&n| if n < below { n } else { 0 }).max().unwrap_or(0);
        if most == 0 {
            break;
        }
        let equal = owned.iter().map(|&n| usize::from(n == most)).sum();
        let share = Standing { above, equal }.share(scoring, category);
        shares.iter_mut().zip(owned).for_each(|(it, &n)| *it += if n == most { share } else { 0 });
        (below, above) = (most, above + equal);
    }
    shares
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

    /// Whether an owner has a building of `category`.
    pub(crate) fn owns(&self, owner: usize, category: Category) -> bool {
        let own = if owner == MARTIN { Some(&self.martin) } else { self.buildings.as_slice().get(owner) };
        own.is_some_and(|own| !own.and(category.buildings()).is_empty())
    }

    /// The points of `seat` so far.
    pub(crate) fn points_of(&self, seat: Seat) -> u8 {
        self.points[seat].iter().sum()
    }
}
