//! Who has met whom, and who sat early at the table.

use crate::{Entrant, Tournament};

/// Counts over the tables so far.
pub struct Met {
    n: usize,
    /// How often two entrants were paired, by `a * n + b`.
    times: Vec<u8>,
    /// How early an entrant has sat: above zero where it was rather among the first.
    early: Vec<i32>,
}

impl Met {
    /// What the tables of `tournament` amount to.
    pub fn new(tournament: &Tournament) -> Met {
        let n = tournament.entrants().len();
        let mut this = Met { n, times: vec![0; n * n], early: vec![0; n] };
        for table in tournament.tables() {
            this.add(&table.seats);
        }
        this
    }

    /// Adds a table.
    pub fn add(&mut self, seats: &[Entrant]) {
        for (index, &one) in seats.iter().enumerate() {
            self.early[usize::from(one)] += seats.len() as i32 - 1 - 2 * index as i32;
            for &other in seats.iter().filter(|other| **other != one) {
                let times = &mut self.times[usize::from(one) * self.n + usize::from(other)];
                *times = times.saturating_add(1);
            }
        }
    }

    /// How often two entrants were paired.
    pub fn times(&self, one: Entrant, other: Entrant) -> u32 {
        u32::from(self.times[usize::from(one) * self.n + usize::from(other)])
    }

    /// How often an entrant was paired with any of these.
    pub fn times_with(&self, one: Entrant, others: &[Entrant]) -> u32 {
        others.iter().map(|other| self.times(one, *other)).sum()
    }

    /// How many pairs of a table were paired before, each as often as it was.
    pub fn repeats(&self, table: &[Entrant]) -> u32 {
        table.iter().enumerate().map(|(index, one)| self.times_with(*one, &table[..index])).sum()
    }

    /// Puts those first who have sat late so far; among equals the order stays.
    pub fn seat(&self, table: &mut [Entrant]) {
        table.sort_by_key(|entrant| self.early[usize::from(*entrant)]);
    }
}
