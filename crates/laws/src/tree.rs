use std::fmt::Write as _;

use kernel::{Draw, Game, Observer, Redact, Step, StepOf, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How many ways there are to make `depth` steps: the first of the owing seats chooses, and
/// nature does all it may. A change of this number is a change of the rules.
///
/// # Panics
///
/// Panics if a turn of seats has none that owes a choice.
pub fn count<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 || game.turn() == Turn::Over {
        return 1;
    }
    let mut n = 0;
    each_step(game, &mut |step| {
        let mut after = game.clone();
        after.apply(step, &mut |_| ());
        n += count(&after, depth - 1);
    });
    n
}

fn each_step<G: Game>(game: &G, visit: &mut impl FnMut(StepOf<G>)) {
    match game.turn() {
        Turn::Over => (),
        Turn::Chance => game.outcomes(&mut |it, _| visit(Step::Chance(it))),
        Turn::Seats(seats) => {
            let seat = seats.lowest().expect("somebody owes a choice");
            game.actions(seat, &mut |it| visit(Step::Act(seat, it)));
        }
    }
}

/// A whole random game as text: every decision with its legal actions in their order, every step, what
/// spectators hear of it, and the result. Kept beside the tests, it pins order and course of the game.
///
/// # Panics
///
/// Panics if the options are refused, or an event cannot be serialised.
pub fn playthrough<G: Game>(players: u8, options: &G::Options, seed: u64) -> String {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = G::new(players, options).expect("a playthrough has valid options");
    let mut text = String::new();
    let mut line = |it: std::fmt::Arguments<'_>| writeln!(text, "{it}").expect("a string takes all");
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).expect("below the number");
                let legal: Vec<String> = crate::legal(&game, seat).iter().map(ToString::to_string).collect();
                line(format_args!("{seat} of {seats:?}: {}", legal.join(" | ")));
                Step::Act(seat, game.pick(seat, &mut rng))
            }
        };
        match step {
            Step::Act(seat, action) => line(format_args!("{seat} {action}")),
            Step::Chance(outcome) => line(format_args!(". {outcome}")),
        }
        game.apply(step, &mut |event| {
            if let Some(event) = event.redacted(Observer::Spectator) {
                line(format_args!("    {}", serde_json::to_string(&event).expect("events are plain data")));
            }
        });
    }
    for seat in game.scored().iter() {
        let mut parts = Vec::new();
        game.score(seat, &mut |part, points| parts.push(format!("{} {points}", part.into())));
        line(format_args!("{seat}: {} = {}", game.total(seat), parts.join(" + ")));
    }
    line(format_args!("winners {:?}", game.winners()));
    text
}
