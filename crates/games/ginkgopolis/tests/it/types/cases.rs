//! What the rules say that a choice brings, so that the page can be held against it.

use ginkgopolis::{Action, Cell, Ginkgopolis, Phase, View};
use kernel::{Game, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use record::{Record, replay};
use serde_json::{Value, json};

/// How many rounds of each game are looked at.
const ROUNDS: usize = 7;
/// How many tiles are tried with each card.
const TILES: u32 = 3;

/// Rounds in which a seat acts first, with what each of its choices would do to everybody.
pub fn all(records: &[&str]) -> String {
    let lines: Vec<String> = records.iter().flat_map(|record| of_one(record)).map(|case| case.to_string()).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn of_one(record: &str) -> Vec<Value> {
    let record = Record::parse(record).expect("the record is well written");
    let played = replay::<Ginkgopolis>(&record).expect("the record follows the rules");
    let opens = |ply: &usize| {
        let view = played.at(*ply).game().view(Observer::Arbiter);
        view.phase == Phase::Choose && view.seats.iter().all(|(seat, it)| !it.chosen || is_hal(&view, seat))
    };
    let rounds: Vec<usize> = (0..played.log().len()).filter(opens).collect();
    let apart = rounds.len().div_ceil(ROUNDS);
    rounds.iter().skip(apart / 2).step_by(apart).map(|&ply| case(played.at(ply).game())).collect()
}

fn case(game: &Ginkgopolis) -> Value {
    let view = game.view(Observer::Arbiter);
    let seat = view.first;
    let mut plays = Vec::new();
    let own = view.seats[seat].tiles.unwrap_or_default();
    game.actions(seat, &mut |action| {
        let tried = match action {
            Action::Play(_, None) => true,
            Action::Play(_, Some(tile)) => (0..own.len().min(TILES)).any(|n| own.nth(n) == tile),
            _ => false,
        };
        plays.extend(tried.then(|| play(game, seat, action)).flatten());
    });
    let mut districts = Vec::new();
    view.city.districts(&mut |it| {
        let cells: Vec<[i8; 2]> = (0..view.city.len())
            .filter(|index| it.buildings >> index & 1 == 1)
            .map(|index| view.city.building(index))
            .map(|building| [building.x, building.y])
            .collect();
        let resources = &it.resources[..view.seats.seats().len() as usize];
        districts.push(json!({"color": it.color, "cells": cells, "resources": resources, "ranks": it.ranks}));
    });
    let score = |seat: Seat| {
        let mut parts = serde_json::Map::new();
        game.score(seat, &mut |line, points| {
            let id: &'static str = line.into();
            parts.insert(id.to_owned(), points.into());
        });
        Value::from(parts)
    };
    let scores: Vec<Value> = game.scored().iter().map(score).collect();
    let seen = game.view(Observer::Seat(seat));
    json!({"view": seen, "seat": seat, "plays": plays, "districts": districts, "scores": scores})
}

/// What one choice of the first player does; nothing where the supply of tiles runs out on the way.
fn play(game: &Ginkgopolis, seat: Seat, action: Action) -> Option<Value> {
    let mut rng = chacha20::ChaCha8Rng::from_seed([7; 32]);
    let (mut game, before) = (game.clone(), game.view(Observer::Arbiter));
    game.apply(Step::Act(seat, action), &mut |_| ());
    loop {
        let now = game.view(Observer::Arbiter);
        if now.phase == Phase::Return || now.exhaustions > before.exhaustions {
            return None;
        }
        let acts = now.phase == Phase::Choose || now.phase == Phase::Reveal || now.actor == Some(seat);
        if !acts {
            return Some(difference(&before, &now, action));
        }
        match game.turn() {
            Turn::Seats(seats) => {
                let asked = seats.iter().next().expect("somebody is asked");
                let choice = first(&game, asked);
                game.apply(Step::Act(asked, choice), &mut |_| ());
            }
            Turn::Chance => {
                let drawn = game.sample(&mut rng);
                game.apply(Step::Chance(drawn), &mut |_| ());
            }
            Turn::Over => return None,
        }
    }
}

/// The first thing that can be chosen, changing one's hand apart.
fn first(game: &Ginkgopolis, seat: Seat) -> Action {
    laws::legal(game, seat).into_iter().find(|&it| it != Action::Change).expect("something is legal")
}

fn difference(before: &View, after: &View, action: Action) -> Value {
    let change = |seat: Seat| {
        let (from, to) = (&before.seats[seat], &after.seats[seat]);
        let tiles = |view: &View| i32::from(view.seats[seat].n_tiles) + i32::from(laid(view, seat));
        json!({
            "resources": i32::from(to.resources) - i32::from(from.resources),
            "tiles": tiles(after) - tiles(before),
            "points": i32::from(to.points) - i32::from(from.points),
        })
    };
    let seats: Vec<Value> = before.seats.seats().iter().map(change).collect();
    let tops = |view: &View| -> Vec<(Cell, u8)> {
        view.city.iter().map(|it| (Cell { x: it.x, y: it.y }, it.height)).collect()
    };
    let old = tops(before);
    let built = tops(after).into_iter().find(|it| !old.contains(it));
    let built = built.map(|(cell, height)| json!({"x": cell.x, "y": cell.y, "height": height}));
    json!({"play": action.to_string(), "seats": seats, "built": built})
}

/// A tile that lies on a card is not behind the screen, but not lost either.
fn laid(view: &View, seat: Seat) -> bool {
    view.seats[seat].tile.is_some()
}

fn is_hal(view: &View, seat: Seat) -> bool {
    view.people == 1 && seat.index() == 1
}
