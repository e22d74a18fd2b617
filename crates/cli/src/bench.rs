//! `comptoir bench`: how fast the rules are.

use std::{
    hint::black_box,
    io::Write,
    time::{Duration, Instant},
};

use catalog::{Benchmark, GAMES};
use serde_json::json;
use words::Words;

use crate::{
    args::Bench,
    columns::{Side, columns},
    fail::Fail,
    out::Out,
    setup::{self, Game, GameSetup},
    stats,
    values::Players,
};

/// Playouts between two readings of the clock.
const BATCH: u64 = 64;
/// Playouts whose allocations are counted.
const COUNTED: u64 = 100;

/// The ids of the column headings.
const HEADS: [&str; 7] = [
    "bench-game",
    "bench-players",
    "bench-playouts",
    "bench-steps",
    "bench-nanoseconds",
    "bench-bytes",
    "bench-allocations",
];
/// The ids of the column headings for a search.
const SEARCH_HEADS: [&str; 4] = ["bench-game", "bench-players", "bench-iterations", "bench-microseconds"];

/// The measurement of one game and number of players.
struct Measure {
    game: Game,
    players: u8,
    playouts: u64,
    steps: u64,
    time: Duration,
    allocations: u64,
}

/// Runs the command.
pub fn run(args: &Bench, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let games: Vec<Game> = match &args.game {
        Some(slug) => vec![setup::find(slug)?],
        None => GAMES.to_vec(),
    };
    let mut measures = Vec::new();
    for game in games {
        let setup = GameSetup { game, options: Vec::new() };
        let (least, most) = game.players().into_inner();
        let counts = args.players.unwrap_or(Players { least, most });
        setup.check_players(counts)?;
        for players in counts.each() {
            let rules = game.measure();
            let benchmark = match args.search {
                true => rules.search_benchmark(players, &[]),
                false => rules.playout_benchmark(players, &[]),
            };
            let benchmark = benchmark.map_err(|why| Fail::Start(game, why))?;
            measures.push(measure(game, players, benchmark, args));
        }
    }
    match args.json {
        true => measures.iter().try_for_each(|it| out.say(&it.json(args.search)))?,
        false if args.search => print(&SEARCH_HEADS, &measures, |it| it.search_row(words), words, out)?,
        false => print(&HEADS, &measures, |it| it.row(words), words, out)?,
    }
    out.flush()?;
    match measures.iter().find(|it| it.allocations > 0) {
        Some(it) => Err(Fail::Allocates(it.game)),
        None => Ok(()),
    }
}

fn measure(game: Game, players: u8, mut benchmark: Box<dyn Benchmark>, args: &Bench) -> Measure {
    let counted = allocation_counter::measure(|| {
        black_box(benchmark.run(COUNTED));
    });
    let limit = Duration::from_secs_f64(args.seconds);
    let (mut playouts, mut steps) = (0, 0);
    let begun = Instant::now();
    loop {
        let batch = args.playouts.map_or(BATCH, |most| BATCH.min(most - playouts));
        steps += benchmark.run(batch);
        playouts += batch;
        let enough = args.playouts.map_or_else(|| begun.elapsed() >= limit, |most| playouts >= most);
        if enough {
            let time = begun.elapsed();
            return Measure { game, players, playouts, steps, time, allocations: counted.count_total };
        }
    }
}

impl Measure {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    fn nanoseconds_a_step(&self) -> f64 {
        stats::mean(self.time.as_nanos() as i64, self.steps)
    }

    fn allocations_a_playout(&self) -> f64 {
        stats::mean(self.allocations as i64, COUNTED)
    }

    fn json(&self, search: bool) -> String {
        if search {
            return json!({
                "game": self.game.slug(),
                "players": self.players,
                "iterations": self.steps,
                "seconds": self.time.as_secs_f64(),
                "iterations_per_second": self.per_second(self.steps),
                "microseconds_per_iteration": self.nanoseconds_a_step() / 1000.0,
            })
            .to_string();
        }
        json!({
            "game": self.game.slug(),
            "players": self.players,
            "playouts": self.playouts,
            "steps": self.steps,
            "seconds": self.time.as_secs_f64(),
            "playouts_per_second": self.per_second(self.playouts),
            "steps_per_second": self.per_second(self.steps),
            "nanoseconds_per_step": self.nanoseconds_a_step(),
            "state_bytes": self.game.measure().state_bytes(),
            "allocations_per_playout": self.allocations_a_playout(),
        })
        .to_string()
    }

    fn row(&self, words: &Words) -> Vec<String> {
        vec![
            words.game(self.game.slug()),
            self.players.to_string(),
            stats::grouped(self.per_second(self.playouts)),
            stats::grouped(self.per_second(self.steps)),
            stats::decimal(self.nanoseconds_a_step(), words.lang()),
            self.game.measure().state_bytes().to_string(),
            stats::decimal(self.allocations_a_playout(), words.lang()),
        ]
    }

    fn search_row(&self, words: &Words) -> Vec<String> {
        vec![
            words.game(self.game.slug()),
            self.players.to_string(),
            stats::grouped(self.per_second(self.steps)),
            stats::decimal(self.nanoseconds_a_step() / 1000.0, words.lang()),
        ]
    }
}

fn print(
    heads: &[&str],
    measures: &[Measure],
    row: impl Fn(&Measure) -> Vec<String>,
    words: &Words,
    out: &mut Out,
) -> Result<(), Fail> {
    let mut rows = vec![heads.iter().map(|id| words.say(id, &[])).collect()];
    rows.extend(measures.iter().map(row));
    let mut sides = vec![Side::Right; heads.len()];
    sides[0] = Side::Left;
    columns(&rows, &sides).iter().try_for_each(|line| out.say(line))?;
    Ok(())
}
