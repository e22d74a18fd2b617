//! Everybody meets everybody.

use crate::{Entrant, Pairing, Tournament, met::Met};

/// How the next round is found.
pub enum Schedule {
    /// By the circle method.
    Fixed(Pairing),
    /// By a search for tables of those who have met least.
    Even,
    /// All have met.
    Over,
}

/// At tables of two, the circle method: one entrant stays, the others move on by one place each round, and who faces
/// the empty place of an odd number has a bye. Who has withdrawn keeps its place, and its opponent has a bye. At larger
/// tables there are as many rounds as one entrant needs to meet all others.
pub fn schedule(tournament: &Tournament) -> Schedule {
    let (all, round) = (tournament.seeds(), tournament.rounds().len());
    let size = usize::from(tournament.settings().table_size);
    if size > 2 {
        let rounds = (all.len() - 1).div_ceil(size - 1);
        return if round < rounds { Schedule::Even } else { Schedule::Over };
    }
    let places = all.len().next_multiple_of(2);
    if round + 1 >= places {
        return Schedule::Over;
    }
    let at = |place: usize| -> Option<Entrant> {
        let index = if place == 0 { 0 } else { 1 + (place - 1 + round) % (places - 1) };
        let entrant = all.get(index).copied()?;
        tournament.entrants()[usize::from(entrant)].active.then_some(entrant)
    };
    let (mut pairing, met) = (Pairing::default(), Met::new(tournament));
    for place in 0..places / 2 {
        match (at(place), at(places - 1 - place)) {
            (Some(one), Some(other)) => {
                let mut table = vec![one, other];
                met.seat(&mut table);
                pairing.tables.push(table);
            }
            (Some(one), None) | (None, Some(one)) => pairing.byes.push(one),
            (None, None) => (),
        }
    }
    Schedule::Fixed(pairing)
}
