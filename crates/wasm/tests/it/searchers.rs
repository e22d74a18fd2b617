//! Bots that search apart from their table.

use comptoir_wasm::{LocalTable, Searcher};

use crate::new_table;

/// Whoever searches where, and whoever is done first: the record is the same.
#[test]
fn a_searcher_for_each_seat_plays_the_same_game() {
    for game in ["money", "ginkgopolis", "donnant"] {
        let bots = ["bot easy", "bot medium", "bot easy"];
        let mut here = LocalTable::open(new_table(game, &bots), 0).unwrap();
        while !here.bots_to_move().is_empty() {
            here.bots_to_move().into_iter().for_each(|seat| here.think(seat, 0));
        }
        let mut apart = LocalTable::open(new_table(game, &bots), 0).unwrap();
        let mut searchers: [Searcher; 3] = Default::default();
        loop {
            let seats = apart.bots_to_move();
            if seats.is_empty() {
                break;
            }
            // The last one is done first.
            let found: Vec<_> = seats
                .iter()
                .rev()
                .map(|&seat| {
                    let job = apart.job(seat).unwrap().clone();
                    (seat, searchers[usize::from(seat) - 1].choose(&job).unwrap())
                })
                .collect();
            found.iter().rev().for_each(|(seat, found)| apart.found(*seat, found, 0));
        }
        assert_eq!(apart.record().unwrap(), here.record().unwrap(), "{game}");
    }
}
