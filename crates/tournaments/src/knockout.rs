//! Who loses is out.
//!
//! Of a table of two, one goes on; of a larger one, half, rounded down. A tie is broken by the better seed. At tables of
//! two the first seeds have the byes that make the next round a power of two, and the first meets the last, the second
//! the last but one, and so on, in every round; larger tables are drawn by the snake: the first seeds are spread over
//! all tables.

use crate::{Entrant, Pairing, Round, Tournament, met::Met, sizes::table_sizes};

/// The next round; `None` after the final.
pub fn next(tournament: &Tournament) -> Option<Pairing> {
    let alive = alive(tournament)?;
    let size = usize::from(tournament.settings().table_size);
    let (sizes, byes) = if size == 2 {
        let byes = alive.len().next_power_of_two() - alive.len();
        (vec![2; (alive.len() - byes) / 2], byes)
    } else {
        let it = table_sizes(alive.len(), size, &tournament.settings().sizes);
        (it.sizes, it.byes)
    };
    if sizes.is_empty() {
        return None;
    }
    let (byes, playing) = alive.split_at(byes);
    let (mut tables, met) = (vec![Vec::new(); sizes.len()], Met::new(tournament));
    let there_and_back = (0..sizes.len()).chain((0..sizes.len()).rev()).cycle();
    let mut places = there_and_back;
    for &entrant in playing {
        let open = |at: &usize, tables: &[Vec<Entrant>]| tables[*at].len() < sizes[*at];
        if let Some(at) = places.find(|at| open(at, &tables)) {
            tables[at].push(entrant);
        }
    }
    tables.iter_mut().for_each(|it| met.seat(it));
    Some(Pairing { tables, byes: byes.to_vec() })
}

/// Those who are still in, by seed; `None` after the final.
fn alive(tournament: &Tournament) -> Option<Vec<Entrant>> {
    let Some(last) = tournament.rounds().last() else { return Some(tournament.active()) };
    if is_final(last) {
        return None;
    }
    let through = through(tournament, last);
    let alive: Vec<Entrant> = tournament.active().into_iter().filter(|it| through.contains(it)).collect();
    (alive.len() > 1).then_some(alive)
}

/// How many rounds each entrant has survived, by number. The winner of the final survives it.
pub fn survived(tournament: &Tournament) -> Vec<u32> {
    let mut rounds = vec![0; tournament.entrants().len()];
    for round in tournament.rounds() {
        through(tournament, round).iter().for_each(|it| rounds[usize::from(*it)] += 1);
    }
    rounds
}

fn is_final(round: &Round) -> bool {
    round.tables.len() == 1 && round.byes.is_empty()
}

/// Who goes on from a round, as far as it is played.
fn through(tournament: &Tournament, round: &Round) -> Vec<Entrant> {
    let seeds = tournament.seeds();
    let seed = |entrant: &Entrant| seeds.iter().position(|it| it == entrant);
    let mut through = round.byes.clone();
    for table in tournament.tables()[round.tables.clone()].iter().filter(|it| it.is_over()) {
        let places = if is_final(round) { 1 } else { (table.seats.len() / 2).max(1) };
        let place = |entrant: &Entrant| table.seats.iter().position(|it| it == entrant).map(|at| table.places[at]);
        let mut present: Vec<Entrant> = table.present().collect();
        present.sort_by_key(|it| (place(it), seed(it)));
        through.extend(present.into_iter().take(places));
    }
    through
}
