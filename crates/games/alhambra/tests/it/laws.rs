//! The laws, for every number of players.

use alhambra::{Alhambra, Options};
use kernel::{ActionSpace, Game, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn keep(players: u8) {
    laws::keep::<Alhambra>(players, &Options::default(), 12, Alhambra::census);
}

#[test]
fn forecasts_follow_from_views() {
    (2..=6).for_each(|players| laws::forecasts::<Alhambra>(players, &Options::default(), 2));
}

#[test]
fn two_players_and_martin() {
    keep(2);
}

#[test]
fn three_players() {
    keep(3);
}

#[test]
fn four_players() {
    keep(4);
}

#[test]
fn five_players() {
    keep(5);
}

#[test]
fn six_players() {
    keep(6);
}

/// The laws sample large action spaces; here is the whole of it.
#[test]
fn every_number_is_refused_unless_it_is_listed() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    for players in 2..=6 {
        let mut game = Alhambra::new(players, &Options::default()).unwrap();
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let listed = laws::legal(&game, seat);
                    let allowed = (0..Alhambra::SIZE).filter_map(Alhambra::from_index);
                    let allowed: Vec<_> = allowed.filter(|&it| game.check(seat, it).is_ok()).collect();
                    assert_eq!(listed.len(), allowed.len());
                    assert!(allowed.iter().all(|it| listed.contains(it)));
                    Step::Act(seat, game.pick(seat, &mut rng))
                }
            };
            game.apply(step, &mut |_| ());
        }
    }
}

/// The worst that players do to the list of choices: never to buy while they can take.
#[test]
fn hoarders_do_not_have_too_many_choices() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let mut most = 0;
    for players in [2, 2, 2, 3, 3] {
        let mut game = Alhambra::new(players, &Options::default()).unwrap();
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let listed = laws::legal(&game, seat);
                    most = most.max(listed.len());
                    Step::Act(seat, listed[0])
                }
            };
            game.apply(step, &mut |_| ());
        }
    }
    assert!((64..=laws::MAX_LEGAL).contains(&most), "{most}");
}
