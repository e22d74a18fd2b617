//! What a building of the yard would change is what it then changes.

use alhambra::{Action, Alhambra, Options, View};
use kernel::{Forecast, Game, Observer, Piece, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// What the next scoring would bring each owner, Martin last.
fn prospects(view: &View) -> Vec<i16> {
    let sum = |of: [u8; 6]| of.iter().map(|&points| i16::from(points)).sum();
    let seats = view.seats.iter().map(|(_, it)| it.prospect);
    seats.chain(view.martin.map(|it| it.prospect)).map(sum).collect()
}

#[test]
fn a_building_changes_what_was_foreseen() {
    let mut tried = [0; 2];
    for n in 0..20 {
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut game = Alhambra::new(2 + (n % 4) as u8, &Options::default()).unwrap();
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    for action in laws::legal(&game, seat) {
                        let Action::Buy { place, gift, .. } = action else { continue };
                        let now = game.forecast_now(Observer::Seat(seat));
                        let effect = now.yard[place.index()].clone().expect("a building that can be bought");
                        let foreseen = if gift { effect.martin.expect("Martin plays") } else { effect.own };
                        let (before, mut then) = (prospects(&game.view(Observer::Spectator)), game.clone());
                        then.apply(Step::Act(seat, action), &mut |_| ());
                        let after = then.view(Observer::Spectator);
                        // The last building ends the game: then nothing more is to come.
                        if after.next_scoring.is_none() {
                            continue;
                        }
                        let after = prospects(&after);
                        let change: Vec<i16> =
                            after.iter().zip(&before).map(|(after, before)| after - before).collect();
                        assert_eq!(change, foreseen, "{action}");
                        tried[usize::from(gift)] += 1;
                    }
                    Step::Act(seat, game.pick(seat, &mut rng))
                }
            };
            game.apply(step, &mut |_| ());
        }
    }
    assert!(tried[0] > 500 && tried[1] > 50, "{tried:?}");
}
