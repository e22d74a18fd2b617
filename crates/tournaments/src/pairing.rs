//! The next round, for each format.

use std::cmp::Reverse;

use crate::{
    Entrant, Format, Pairing, Tournament, arena, knockout,
    met::Met,
    round_robin::{self, Schedule},
    search::search,
    sizes::table_sizes,
};

impl Tournament {
    /// The next round; `None` if there is none any more.
    pub(crate) fn next_round(&self) -> Option<Pairing> {
        let active = self.active();
        if active.len() < self.smallest() {
            return None;
        }
        match self.settings().format {
            Format::Swiss { rounds } => (self.rounds().len() < usize::from(rounds)).then(|| self.swiss(&active)),
            Format::RoundRobin => match round_robin::schedule(self) {
                Schedule::Fixed(round) => Some(round),
                // Tables of more than two are drawn as in a Swiss round in which all have the same points.
                Schedule::Even => Some(self.paired(&active, &|_| 0)),
                Schedule::Over => None,
            },
            Format::Knockout => knockout::next(self),
            Format::Arena { .. } => arena::next(self),
        }
    }

    /// The smallest table.
    pub(crate) fn smallest(&self) -> usize {
        self.settings().sizes.first().map_or(2, |it| usize::from(*it).max(2))
    }

    /// A Swiss round: entrants by points, and among equals by seed.
    fn swiss(&self, active: &[Entrant]) -> Pairing {
        let points = self.points();
        let mut ranked = active.to_vec();
        ranked.sort_by_key(|it| Reverse(points[usize::from(*it)]));
        self.paired(&ranked, &|it| i64::from(points[usize::from(it)]))
    }

    /// Tables for entrants in the order of their rank. Byes go to those who have had the fewest, the last rank first:
    /// nobody has a second one before everybody has had one.
    pub(crate) fn paired(&self, ranked: &[Entrant], group: &dyn Fn(Entrant) -> i64) -> Pairing {
        let sizes = table_sizes(ranked.len(), usize::from(self.settings().table_size), &self.settings().sizes);
        let mut byes_so_far = vec![0u32; self.entrants().len()];
        self.rounds().iter().flat_map(|it| &it.byes).for_each(|it| byes_so_far[usize::from(*it)] += 1);
        let mut candidates: Vec<Entrant> = ranked.iter().rev().copied().collect();
        candidates.sort_by_key(|it| byes_so_far[usize::from(*it)]);
        let byes: Vec<Entrant> = candidates.into_iter().take(sizes.byes).collect();
        let playing: Vec<Entrant> = ranked.iter().copied().filter(|it| !byes.contains(it)).collect();
        let met = Met::new(self);
        let mut tables = search(&playing, group, &met, &sizes.sizes);
        tables.iter_mut().for_each(|it| met.seat(it));
        Pairing { tables, byes }
    }
}
