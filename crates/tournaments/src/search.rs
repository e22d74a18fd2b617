//! The search for tables without a repeated pair.
//!
//! Entrants come in the order of their rank. The first one without a table leads the next table; its partners are tried
//! from its own score group, which is cut into as many parts as the table has seats, so that the first of each part meet
//! as in the usual Swiss fold; then from the groups below. A dead end is taken back. All of it is repeated with more
//! repeated pairs allowed until it succeeds.
//!
//! Cost: each attempt tries at most [`BUDGET`] entrants. Up to some twelve entrants that is every possibility, so that
//! no pair is repeated that could be avoided; in larger fields it has not been seen to fail before the number of rounds
//! comes near the number of entrants.

use crate::{Entrant, met::Met};

/// How many entrants one attempt seats at most, those that are taken back included.
const BUDGET: u32 = 20_000;
/// Passes of the exchange that follows a search with repeats.
const MAX_PASSES: u32 = 8;

/// The tables for entrants in the order of their rank. `group` tells which of them are equal; `sizes` add up to their
/// number.
pub fn search(ranked: &[Entrant], group: &dyn Fn(Entrant) -> i64, met: &Met, sizes: &[usize]) -> Vec<Vec<Entrant>> {
    let mut repeats = 0;
    loop {
        let mut attempt = Attempt { group, met, budget: BUDGET, tables: Vec::with_capacity(sizes.len()) };
        if attempt.next_table(ranked, sizes, repeats) {
            let mut tables = attempt.tables;
            if repeats > 0 {
                exchange(&mut tables, group, met);
            }
            return tables;
        }
        // More than everybody with everybody as often as ever is not needed: the last attempt takes the first it finds.
        repeats = if repeats < 4 { repeats + 1 } else { repeats.saturating_mul(2) };
    }
}

struct Attempt<'a> {
    group: &'a dyn Fn(Entrant) -> i64,
    met: &'a Met,
    budget: u32,
    tables: Vec<Vec<Entrant>>,
}

impl Attempt<'_> {
    /// Makes the remaining tables from `open`, with at most `repeats` repeated pairs.
    fn next_table(&mut self, open: &[Entrant], sizes: &[usize], repeats: u32) -> bool {
        let (Some((&size, rest)), Some((&leader, open))) = (sizes.split_first(), open.split_first()) else {
            return true;
        };
        let equals = open.iter().take_while(|it| (self.group)(**it) == (self.group)(leader)).count();
        self.fill(vec![leader], size, equals, open, rest, repeats)
    }

    /// Fills a table up to `size` from `open`, of which the first `equals` are in the group of the leader.
    fn fill(
        &mut self,
        table: Vec<Entrant>,
        size: usize,
        equals: usize,
        open: &[Entrant],
        rest: &[usize],
        repeats: u32,
    ) -> bool {
        if table.len() == size {
            self.tables.push(table);
            return self.next_table(open, rest, repeats) || {
                self.tables.pop();
                false
            };
        }
        // The leader and the open ones of its group, cut into parts: the first of the next part comes next.
        let part = (equals + table.len()) / size;
        let ideal = (part * table.len()).saturating_sub(table.len()).min(equals.saturating_sub(1));
        for index in preference(ideal, equals, open.len()) {
            let candidate = open[index];
            let again = self.met.times_with(candidate, &table);
            if again > repeats {
                continue;
            }
            if self.budget == 0 {
                return false;
            }
            self.budget -= 1;
            let mut table = table.clone();
            table.push(candidate);
            let mut open = open.to_vec();
            open.remove(index);
            let equals = if index < equals { equals - 1 } else { equals };
            if self.fill(table, size, equals, &open, rest, repeats - again) {
                return true;
            }
        }
        false
    }
}

/// The order in which candidates are tried: those of the group from `ideal` on outwards, then the others by rank.
fn preference(ideal: usize, equals: usize, n: usize) -> impl Iterator<Item = usize> {
    let mut inside: Vec<usize> = (0..equals).collect();
    inside.sort_by_key(|index| (index.abs_diff(ideal), *index < ideal));
    inside.into_iter().chain(equals..n)
}

/// Exchanges entrants between tables while that lessens the repeated pairs, or as few with less distance in points.
fn exchange(tables: &mut [Vec<Entrant>], group: &dyn Fn(Entrant) -> i64, met: &Met) {
    let spread = |table: &[Entrant]| {
        let points = || table.iter().map(|it| group(*it));
        points().max().unwrap_or(0) - points().min().unwrap_or(0)
    };
    let cost = |one: &[Entrant], other: &[Entrant]| {
        (met.repeats(one) + met.repeats(other), spread(one).pow(2) + spread(other).pow(2))
    };
    for _ in 0..MAX_PASSES {
        let mut improved = false;
        for a in 0..tables.len() {
            for b in a + 1..tables.len() {
                let (left, right) = tables.split_at_mut(b);
                let (one, other) = (&mut left[a], &mut right[0]);
                // Tables without a repeat are left as the search has made them.
                if met.repeats(one) + met.repeats(other) == 0 {
                    continue;
                }
                for i in 0..one.len() {
                    for j in 0..other.len() {
                        let before = cost(one, other);
                        std::mem::swap(&mut one[i], &mut other[j]);
                        if cost(one, other) < before {
                            improved = true;
                        } else {
                            std::mem::swap(&mut one[i], &mut other[j]);
                        }
                    }
                }
            }
        }
        if !improved {
            break;
        }
    }
}
