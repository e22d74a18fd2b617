//! What everything is worth in the end: points, cards, tokens, districts.

use kernel::{Game, Seat};

use crate::{
    Color, Event, Ginkgopolis, Tile,
    bonus::{Bonus, Goal, permanents},
    city::{City, MAX_BUILDINGS, Side},
    state::{N_SEATS, Player},
};

/// What an unused token to change one's hand brings.
const UNUSED_TOKEN: i32 = 2;

kernel::score_lines! {
    /// `points`
    Points = "points",
    /// `cards`
    Cards = "cards",
    /// `hand-tokens`
    HandTokens = "hand-tokens",
    /// `districts`
    Districts = "districts",
}

/// Two or more buildings of one colour, side by side.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct District {
    /// The colour that all its buildings have.
    pub color: Color,
    /// Its buildings, one bit each, by their place in the list of the city.
    pub buildings: u64,
    /// The resources of each seat.
    pub resources: [u8; N_SEATS],
    /// Who has the most, and who comes next.
    pub ranks: [Option<Seat>; 2],
}

/// What a seat has in the city.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Holding {
    /// Resources by the colour of the visible tile.
    pub(crate) on: [u8; Color::ALL.len()],
    /// Buildings of level 1 or 2.
    pub(crate) low: u8,
    /// Buildings of a higher level.
    pub(crate) high: u8,
}

impl Ginkgopolis {
    pub(crate) fn score_lines(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        let player = &self.players[seat];
        visit(ScoreLine::Points, player.points.into());
        visit(ScoreLine::Cards, self.card_points(seat));
        visit(ScoreLine::HandTokens, UNUSED_TOKEN * i32::from(player.hand_tokens));
        visit(ScoreLine::Districts, self.district_points()[seat.index()].into());
    }

    /// The totals of all, with the districts counted once.
    pub(crate) fn totals(&self) -> [i32; N_SEATS] {
        let districts = self.district_points();
        std::array::from_fn(|index| {
            let (seat, player) = (Seat::new(index), &self.players[Seat::new(index)]);
            let tokens = UNUSED_TOKEN * i32::from(player.hand_tokens);
            i32::from(player.points) + self.card_points(seat) + tokens + i32::from(districts[index])
        })
    }

    /// What the end cards before a player are worth now. Each counts for itself.
    pub(crate) fn card_points(&self, seat: Seat) -> i32 {
        let (player, holding) = (&self.players[seat], self.holding(seat));
        player.kept.iter().map(|tile| player.worth_of(tile, &holding)).sum()
    }

    pub(crate) fn holding(&self, seat: Seat) -> Holding {
        let mut holding = Holding::default();
        for index in (0..self.city.len()).filter(|&index| self.city.owner(index) == Some(seat)) {
            let height = self.city.height(index);
            holding.on[self.city.top(index).color() as usize] += height;
            *(if height < 3 { &mut holding.low } else { &mut holding.high }) += 1;
        }
        holding
    }

    /// What the districts bring to each seat.
    pub(crate) fn district_points(&self) -> [u16; N_SEATS] {
        let mut points = [0; N_SEATS];
        self.city.districts(&mut |district| {
            district.shares().into_iter().flatten().for_each(|(seat, share)| points[seat.index()] += share);
        });
        points
    }

    pub(crate) fn tell_results(&self, tell: &mut impl FnMut(Event)) {
        let totals = self.totals();
        let winners = self.winners();
        let points = winners.iter().map(|seat| totals[seat.index()]).max().unwrap_or(0);
        self.players.seats().iter().for_each(|seat| tell(Event::Scored { seat, points: totals[seat.index()] }));
        tell(Event::Won { winners, points });
    }
}

impl Player {
    /// What a card before the player is worth at the end; nothing for one with a permanent bonus.
    pub(crate) fn worth_of(&self, tile: Tile, holding: &Holding) -> i32 {
        let Bonus::End(each, goal) = tile.bonus() else { return 0 };
        let n = match goal {
            Goal::ResourcesOn(color) => holding.on[color as usize],
            Goal::Low => holding.low,
            Goal::High => holding.high,
            Goal::Permanents(trigger) => permanents(self.kept, self.characters, trigger),
            Goal::Cards(color) => self.kept.and(color.tiles()).len() as u8 + self.characters.of(color),
            Goal::Itself => 1,
        };
        i32::from(each) * i32::from(n)
    }
}

impl District {
    /// What it brings to whom: all its resources to the first, and to the second as many as are its own. A player alone
    /// in a district has both ranks.
    pub(crate) fn shares(&self) -> [Option<(Seat, u16)>; 2] {
        let all = self.resources.iter().copied().map(u16::from).sum();
        let own = |seat: Seat| u16::from(self.resources[seat.index()]);
        match self.ranks {
            [Some(first), Some(second)] => [Some((first, all)), Some((second, own(second)))],
            [Some(first), None] => [Some((first, all + own(first))), None],
            [None, _] => [None; 2],
        }
    }
}

impl City {
    /// Visits every district.
    ///
    /// Idea: buildings of one colour that touch are one group, known by its lowest building. Two sides of each building
    /// are looked at, since the other two are sides of its neighbours; a pair of groups that touch becomes one.
    /// Invariant: `lowest` of a building is the lowest of its group, and `groups` of that building has all of it.
    /// Cost: two lookups a building, and a pass over the members of one group for each pair that is joined.
    pub fn districts(&self, visit: &mut impl FnMut(&District)) {
        let (mut lowest, mut groups) = ([0u8; MAX_BUILDINGS], [0u64; MAX_BUILDINGS]);
        for index in 0..self.len() {
            (lowest[index], groups[index]) = (index as u8, 1 << index);
        }
        for index in 0..self.len() {
            let color = self.top(index).color();
            for side in [Side::North, Side::East] {
                let Some(next) = self.find(self.cell(index).step(side)) else { continue };
                let (one, other) = (lowest[index], lowest[next]);
                if one == other || self.top(next).color() != color {
                    continue;
                }
                let (low, high) = (usize::from(one.min(other)), usize::from(one.max(other)));
                let mut joined = groups[high];
                groups[low] |= joined;
                while joined != 0 {
                    lowest[joined.trailing_zeros() as usize] = low as u8;
                    joined &= joined - 1;
                }
            }
        }
        for index in 0..self.len() {
            if usize::from(lowest[index]) == index && groups[index].count_ones() > 1 {
                visit(&self.district(groups[index]));
            }
        }
    }

    /// Ranked by resources, then by the tallest building, then by the highest number among those.
    fn district(&self, buildings: u64) -> District {
        let color = self.top(buildings.trailing_zeros() as usize).color();
        let mut standings = [(0u8, 0u8, 0u8); N_SEATS];
        let mut left = buildings;
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            let Some(owner) = self.owner(index) else { continue };
            let (height, number) = (self.height(index), self.top(index).number());
            let (resources, tallest, highest) = &mut standings[owner.index()];
            *resources += height;
            (*tallest, *highest) = (*tallest, *highest).max((height, number));
        }
        let mut ranks = [None; 2];
        for rank in 0..ranks.len() {
            let open = (0..N_SEATS).filter(|&it| standings[it].0 > 0 && ranks[0] != Some(Seat::new(it)));
            ranks[rank] = open.max_by_key(|&it| standings[it]).map(Seat::new);
        }
        District { color, buildings, resources: standings.map(|(resources, _, _)| resources), ranks }
    }
}
