//! Points and tie-breaks.
//!
//! The best of a table has one point, the last none, and those between share the way evenly; who ties shares the points
//! of the places. Who has not come or has left has none. A bye is a full point. In a knock-out, a round that one
//! survives is a point.

use crate::{Entrant, Format, Table, Tournament, knockout};

/// One point. Places of two to six seats, shared by ties, are whole numbers of this.
pub const POINT: u32 = 120;

/// A line of the standings.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Standing {
    /// The number of the entrant.
    pub entrant: Entrant,
    /// From 1; equal in points and all tie-breaks is the same place.
    pub place: u16,
    /// In units of [`POINT`].
    pub points: u32,
    /// The first tie-break: the sum over all rounds of the mean points of the opponents there. Who had no opponent is
    /// counted as if it had met somebody with as many points as itself.
    pub opponents: u32,
    /// The second tie-break: how many tables it was the first of.
    pub wins: u32,
    /// How many games it has played or was given.
    pub games: u32,
}

/// The points of each seat of a table whose game is over.
pub fn points_at(table: &Table) -> Vec<u32> {
    let absent = |index: usize| table.absent.contains(&table.seats[index]);
    let rank = |index: usize| if absent(index) { u8::MAX } else { table.places[index] };
    let last = table.seats.len() as u32 - 1;
    let points = |index: usize| {
        if absent(index) || last == 0 {
            return 0;
        }
        let better = (0..=last as usize).filter(|other| rank(*other) < rank(index)).count() as u32;
        let equal = (0..=last as usize).filter(|other| rank(*other) == rank(index)).count() as u32;
        // The mean of the points of the places that the equals share.
        POINT * (2 * (last - better) + 1 - equal) / (2 * last)
    };
    if table.is_over() { (0..table.seats.len()).map(points).collect() } else { vec![0; table.seats.len()] }
}

impl Tournament {
    /// The points of every entrant now, by number.
    pub fn points(&self) -> Vec<u32> {
        if self.settings().format == Format::Knockout {
            return knockout::survived(self).iter().map(|rounds| rounds * POINT).collect();
        }
        let mut points = vec![0; self.entrants().len()];
        for table in self.tables().iter().filter(|it| it.is_over()) {
            for (entrant, it) in table.seats.iter().zip(points_at(table)) {
                points[usize::from(*entrant)] += it;
            }
        }
        for entrant in self.rounds().iter().flat_map(|it| &it.byes) {
            points[usize::from(*entrant)] += POINT;
        }
        points
    }

    /// The standings now, the first place first.
    pub fn standings(&self) -> Vec<Standing> {
        let points = self.points();
        let standing = |entrant| Standing {
            entrant,
            place: 0,
            points: points[usize::from(entrant)],
            opponents: 0,
            wins: 0,
            games: 0,
        };
        let mut standings: Vec<Standing> = (0..self.entrants().len() as Entrant).map(standing).collect();
        for table in self.tables().iter().filter(|it| it.is_over()) {
            let sum: u32 = table.seats.iter().map(|it| points[usize::from(*it)]).sum();
            let (others, earned) = (table.seats.len() as u32 - 1, points_at(table));
            for (index, entrant) in table.seats.iter().enumerate() {
                let line = &mut standings[usize::from(*entrant)];
                line.opponents += (sum - line.points) / others.max(1);
                line.games += 1;
                line.wins += u32::from(earned[index] > 0 && earned.iter().all(|it| *it <= earned[index]));
            }
        }
        for entrant in self.rounds().iter().flat_map(|it| &it.byes) {
            let line = &mut standings[usize::from(*entrant)];
            line.opponents += line.points;
        }
        let key = |it: &Standing| (it.points, it.opponents, it.wins);
        let mut rank = vec![0; standings.len()];
        self.seeds().iter().zip(0..).for_each(|(it, n)| rank[usize::from(*it)] = n);
        standings.sort_by_key(|it| (std::cmp::Reverse(key(it)), rank[usize::from(it.entrant)]));
        for index in 0..standings.len() {
            let same = index > 0 && key(&standings[index]) == key(&standings[index - 1]);
            standings[index].place = if same { standings[index - 1].place } else { index as u16 + 1 };
        }
        standings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(places: &[u8], absent: &[Entrant]) -> Table {
        let seats = (0..places.len() as Entrant).collect();
        Table {
            id: String::new(),
            seats,
            at: 0,
            seated: true,
            absent: absent.to_vec(),
            places: places.to_vec(),
            scores: Vec::new(),
        }
    }

    #[test]
    fn places_share_a_point_evenly_and_ties_share_their_places() {
        assert_eq!(points_at(&table(&[2, 1], &[])), [0, 120]);
        assert_eq!(points_at(&table(&[1, 1], &[])), [60, 60]);
        assert_eq!(points_at(&table(&[1, 2, 3], &[])), [120, 60, 0]);
        assert_eq!(points_at(&table(&[1, 1, 3], &[])), [90, 90, 0]);
        assert_eq!(points_at(&table(&[3, 1, 1, 4, 5], &[])), [60, 105, 105, 30, 0]);
        assert_eq!(points_at(&table(&[1, 2, 3, 4, 5, 6], &[])), [120, 96, 72, 48, 24, 0]);
    }

    #[test]
    fn who_is_absent_has_nothing_and_is_behind_all_others() {
        assert_eq!(points_at(&table(&[1, 2], &[0])), [0, 120], "although the bot in its seat has won");
        assert_eq!(points_at(&table(&[1, 2, 3], &[0])), [0, 120, 60]);
        assert_eq!(points_at(&table(&[1, 1], &[0, 1])), [0, 0]);
    }
}
