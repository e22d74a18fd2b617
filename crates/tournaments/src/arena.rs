//! Those who are free are paired again.

use std::cmp::Reverse;

use crate::{Entrant, Millis, Pairing, Tournament};

/// The time between two pairings: long enough that several tables have ended meanwhile.
pub const INTERVAL: Millis = 10_000;
/// An arena ends early after so many tables: bots may be very fast.
pub const MAX_TABLES: usize = 4_000;

/// Tables for those who are free, nearest in points; `None` if they are too few.
pub fn next(tournament: &Tournament) -> Option<Pairing> {
    if tournament.tables().len() >= MAX_TABLES {
        return None;
    }
    let mut playing = vec![false; tournament.entrants().len()];
    let running = tournament.tables().iter().filter(|it| !it.is_over());
    running.flat_map(|it| &it.seats).for_each(|it| playing[usize::from(*it)] = true);
    let points = tournament.points();
    let mut free: Vec<Entrant> = tournament.active().into_iter().filter(|it| !playing[usize::from(*it)]).collect();
    free.sort_by_key(|it| Reverse(points[usize::from(*it)]));
    if free.len() < tournament.smallest() {
        return None;
    }
    let pairing = tournament.paired(&free, &|it| i64::from(points[usize::from(it)]));
    // Who is left over waits for the next pairing and is given nothing for it.
    (!pairing.tables.is_empty()).then_some(Pairing { byes: Vec::new(), ..pairing })
}
