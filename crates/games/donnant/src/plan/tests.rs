//! Plans against trying everything out.

use kernel::{Draw, Game, Piece, Seat, Step, Turn};
use rand_core::SeedableRng;

use crate::{Action, Colour, Donnant, Drawn, Options, Phase, WindowRule};

/// A judge for whom achievements add up, and nothing else counts.
fn additive(game: &Donnant, seat: Seat) -> f32 {
    let stall = &game.players[seat].stall;
    let done: f32 = stall.done_cards().map(|nth| 0.02 + 0.001 * stall.card(nth).index() as f32).sum();
    done + 0.013 * stall.len() as f32
}

/// Positions after the second roll, from random games.
fn second_rolls(n: usize) -> Vec<Donnant> {
    let mut rng = chacha20::ChaCha8Rng::from_seed([7; 32]);
    let mut found = Vec::new();
    while found.len() < n {
        let mut game = Donnant::new(2, &Options::default()).unwrap();
        while game.turn() != Turn::Over && found.len() < n {
            if game.phase == Phase::Roll && game.rolls == 2 && rng.below(6) == 0 {
                found.push(nearly_done(&game));
            }
            let step = match game.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let mut first = None;
                    // Random players buy and complete what they can: positions with bonuses are rare enough.
                    game.actions(seat, &mut |it| {
                        let achieves = matches!(it, Action::Buy(..) | Action::Complete(..) | Action::Mark(..));
                        first = first.or(achieves.then_some(it));
                    });
                    Step::Act(seat, first.unwrap_or_else(|| game.pick(seat, &mut rng)))
                }
                _ => Step::Chance(game.sample(&mut rng)),
            };
            game.apply(step, &mut |_| ());
        }
    }
    found
}

/// The same with one box left on two of the active player's cards, so that a turn may achieve two things.
fn nearly_done(game: &Donnant) -> Donnant {
    let (mut game, seat) = (game.clone(), game.active);
    let unfinished = game.players[seat].stall.unfinished();
    for nth in unfinished.take(2) {
        loop {
            let open = *game.players[seat].stall.open(nth);
            let mut empty = (0..open.len()).filter(|index| open[*index] != 0);
            let Some(index) = empty.next().filter(|_| empty.next().is_some()) else { break };
            game.write(seat, nth, index, 7 - open[index].leading_zeros() as u8);
        }
    }
    game
}

/// The mean over all outcomes of rolling these dice again, each played as well as it can be.
fn tried_out(game: &Donnant, dice: crate::Dice) -> f32 {
    let seat = game.active;
    let mut states = vec![game.clone()];
    states[0].rejected = dice;
    states[0].roll_again();
    for die in Colour::ALL.into_iter().filter(|die| dice.contains(*die)) {
        let roll = |state: &Donnant, value: u8| {
            let mut next = state.clone();
            next.apply(Step::Chance(Drawn::Roll(die, value)), &mut |_| ());
            next
        };
        states = states.iter().flat_map(|state| (1..=6).map(move |value| roll(state, value))).collect();
    }
    let n = states.len() as f32;
    states.into_iter().map(|state| state.value_of_acts(&mut |it| additive(it, seat))).sum::<f32>() / n
}

#[test]
fn the_last_reroll_is_worth_what_trying_it_out_is_worth() {
    let (mut achieved, mut missed) = (0, 0.0);
    for game in second_rolls(300) {
        let seat = game.active;
        let stall = &game.players[seat].stall;
        // What bonuses cost is estimated, and one that is completed and used in the same turn is left out.
        if (0..stall.len()).any(|nth| game.cards().face(stall.card(nth)).uses > 1) {
            continue;
        }
        game.plan_turn(seat, &mut |it| additive(it, seat), &mut |action, value| {
            if let Action::Reroll(dice) = action
                && dice.len() <= 2
            {
                let expected = tried_out(&game, dice);
                // Three achievements of one turn are not looked for.
                let is_right = value < expected + 1e-4 && value > expected - 0.015;
                assert!(is_right, "{action}: {value} instead of {expected}");
                missed += f64::from(expected - value);
                achieved += u32::from(expected > additive(&game, seat) + 0.02);
            }
        });
    }
    assert!(missed < 1e-3 * f64::from(achieved), "{missed} over {achieved}");
    assert!(achieved > 100, "only {achieved} times there was something to achieve");
}

#[test]
fn every_reroll_and_stopping_are_planned() {
    for window in [WindowRule::A, WindowRule::B] {
        for mut game in second_rolls(5) {
            game.options.window = window;
            let (seat, mut planned) = (game.active, Vec::new());
            game.plan_turn(seat, &mut |it| additive(it, seat), &mut |action, _| planned.push(action));
            let mut legal = Vec::new();
            game.actions(seat, &mut |action| legal.push(action));
            assert_eq!(planned, legal);
        }
    }
}
