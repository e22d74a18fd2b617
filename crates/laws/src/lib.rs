//! Properties that every game must keep, checked on random play at every step.
//!
//! Laws cannot know the rules: they check secrecy, notation, order-independence, replay and
//! termination; what a rule says is tested beside the rule. A game's `tests/laws.rs` is one line a
//! number of players:
//!
//! ```text
//! laws::keep::<Money>(4, &Options::default(), 20, |game| assert_eq!(game.census(), 60));
//! ```

/// Fails with the name of the law and what it says.
macro_rules! law {
    ($law:literal, $holds:expr, $($why:tt)+) => {
        assert!($holds, "law {}: {}", $law, format_args!($($why)+))
    };
}

/// The same for two things that must be equal.
macro_rules! law_eq {
    ($law:literal, $one:expr, $other:expr, $($why:tt)+) => {
        assert_eq!($one, $other, "law {}: {}", $law, format_args!($($why)+))
    };
}

mod actions;
mod chance;
mod fields;
mod forecast;
mod page;
mod past;
mod secrecy;
mod tensor;
mod texts;
mod tree;

use kernel::{Draw, Game, Observer, Seat, Step, StepOf, Tensor, Turn, tensor_names};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use forecast::forecasts;
pub use page::{generated, moments};
pub use texts::{is_small, options_round_trip};
pub use tree::{count, playthrough};

/// Steps from one comparison of all fields of all views to the next.
const FIELDS_EVERY: usize = 8;
/// No decision of any game has more.
pub const MAX_LEGAL: usize = 256;

/// Plays `n_games` at random and checks every law at every step; `conserved` sees every state and
/// panics if a component is lost or doubled.
///
/// # Panics
///
/// Panics where a law is broken, with its name (`law determinize: …`) and what it says.
pub fn keep<G: Tensor>(players: u8, options: &G::Options, n_games: u64, conserved: impl Fn(&G)) {
    law!("no-memory", !std::mem::needs_drop::<G>(), "a state owns no memory: search clones it all the time");
    is_small::<G::Action>();
    options_round_trip::<G>(options);
    texts::rules_have_ids::<G>();
    tensor::names_are_unique::<G>();
    for n in 0..n_games {
        one_game(players, options, n, &conserved);
        past::replays::<G>(players, options, n);
    }
}

fn one_game<G: Tensor>(players: u8, options: &G::Options, n: u64, conserved: &impl Fn(&G)) {
    let mut rng = Pcg64Mcg::seed_from_u64(n);
    let mut game = G::new(players, options).expect("a law is checked with valid options");
    let names = tensor_names::<G>();
    let observers: Vec<Observer> = game.seats().iter().map(Observer::Seat).chain([Observer::Spectator]).collect();
    for n_steps in 0..=G::MAX_STEPS {
        conserved(&game);
        let others = secrecy::determinizations(&game, &observers, &mut rng);
        let step = match game.turn() {
            Turn::Over => return over(&game),
            Turn::Chance => Step::Chance(chance::check(&game, &mut rng)),
            Turn::Seats(seats) => {
                // Rows are long and most steps change little: now and then is enough.
                if rng.below(8) == 0 {
                    tensor::tells_the_view(&game, &names, &mut rng);
                }
                actions::check(&game, seats, &mut rng);
                let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).expect("below the number");
                Step::Act(seat, game.pick(seat, &mut rng))
            }
        };
        secrecy::is_discreet(&game, step, &observers, &mut rng);
        let mut news = Vec::new();
        let before = game.clone();
        game.apply(step, &mut |event| news.push(event));
        law!("progress", before != game, "{step:?} changes the state {before:?}");
        secrecy::news_is_no_more_than_the_view(&game, step, &news, &others, &mut rng);
        if n_steps % FIELDS_EVERY == 0 {
            fields::are_listed(&before, &game, &observers);
        }
    }
    panic!("law max-steps: a game ends within {} steps", G::MAX_STEPS);
}

fn over<G: Game>(game: &G) {
    for seat in game.seats().iter() {
        law!("over", legal(game, seat).is_empty(), "seat {seat} has no choice once the game is over");
    }
    let best = game.scored().iter().map(|seat| game.standing(seat)).max();
    let leaders = game.scored().iter().filter(|&seat| Some(game.standing(seat)) == best).collect();
    law_eq!("winners", game.winners(), leaders, "the winners are the seats with the best standing");
    for seat in game.scored().iter() {
        let mut sum = 0;
        game.score(seat, &mut |_, points| sum += points);
        law_eq!("total", sum, game.total(seat), "the total of seat {seat} is the sum of its lines");
    }
}

/// The legal actions of `seat` as a list.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut |it| actions.push(it));
    actions
}

/// A random step that may be made now by the one that `like` was made by.
fn another<G: Game>(game: &G, like: StepOf<G>, rng: &mut Pcg64Mcg) -> StepOf<G> {
    match like {
        Step::Act(seat, _) => Step::Act(seat, game.pick(seat, rng)),
        Step::Chance(_) => Step::Chance(game.sample(rng)),
    }
}
