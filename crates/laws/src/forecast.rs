//! A forecast says what the view of its observer says, no more.

use kernel::{Draw, Forecast, Observer, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value};

/// How many states that a view does not rule out are asked.
const SAMPLES: usize = 2;

/// Plays `n_games` at random. At every choice all observers get the same forecast from the true state as from others
/// that their view does not rule out; so it is an answer from the view alone.
///
/// # Panics
///
/// Panics where two of them differ.
pub fn forecasts<G: Forecast>(players: u8, options: &G::Options, n_games: u64) {
    for n in 0..n_games {
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut game = G::new(players, options).expect("a law is checked with valid options");
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    depends_on_the_view_alone(&game, &mut rng);
                    let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).expect("below the number");
                    Step::Act(seat, game.pick(seat, &mut rng))
                }
            };
            game.apply(step, &mut |_| ());
        }
        depends_on_the_view_alone(&game, &mut rng);
    }
}

fn depends_on_the_view_alone<G: Forecast>(game: &G, rng: &mut Pcg64Mcg) {
    for observer in game.seats().iter().map(Observer::Seat).chain([Observer::Spectator]) {
        let (view, known) = (game.view(observer), forecast(game, observer));
        for _ in 0..SAMPLES {
            let other = G::determinize(&view, rng);
            law_eq!("forecast", forecast(&other, observer), known, "{observer:?} can tell two states apart by it");
        }
    }
}

/// What everything is worth now, and what each choice of a seat would bring if it owes one.
pub fn forecast<G: Forecast>(game: &G, observer: Observer) -> (Value, Map<String, Value>) {
    let mut choices = Map::new();
    if let (Turn::Seats(seats), Observer::Seat(seat)) = (game.turn(), observer)
        && seats.contains(seat)
    {
        game.actions(seat, &mut |action| {
            let choice = game.forecast_choice(seat, action);
            choices.extend(choice.map(|it| (action.to_string(), json(it))));
        });
    }
    (json(game.forecast_now(observer)), choices)
}

fn json(data: impl serde::Serialize) -> Value {
    serde_json::to_value(data).expect("a forecast is plain data")
}
