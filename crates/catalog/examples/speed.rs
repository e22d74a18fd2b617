//! Steps a batch of a game at random, to be measured without Python by a profiler or by counting instructions; or plays
//! games to their end, or searches.
//!
//! ```console
//! cargo run --release -p comptoir-catalog --example speed -- money 4 1000 lists,float32
//! cargo run --release -p comptoir-catalog --example speed -- money 4 1000 playouts
//! cargo run --release -p comptoir-catalog --example speed -- money 3 20000 search
//! ```
//!
//! What a batch writes is named after the number of rounds: `lists`, `masks` or `bits`, `factors`, and `float32`, `int8`
//! or `sparse`; `threads=2` steps it on two threads.

use std::time::Instant;

use catalog::{
    AnyGame, GAMES,
    learn::{BatchConfig, Masks, Observations, Reward, Rows},
};

const GAMES_AT_ONCE: usize = 1024;

#[expect(clippy::print_stdout, reason = "it is a program")]
fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [slug, players, times, what] = &arguments[..] else {
        panic!("usage: speed GAME PLAYERS TIMES lists,float32 | playouts | search");
    };
    let game = *GAMES.iter().find(|game| game.slug() == slug).expect("a game of the catalogue");
    let (players, times) = (players.parse().expect("a number of players"), times.parse().expect("a number"));
    let (steps, seconds) = match what.as_str() {
        "playouts" | "search" => benchmark(game, players, times, what),
        _ => batch(game, players, times, what),
    };
    println!("{slug} {players} {what}: {steps} steps, {:.3e} a second", steps as f64 / seconds);
}

fn benchmark(game: &dyn AnyGame, players: u8, times: u64, what: &str) -> (u64, f64) {
    let measure = game.measure();
    let benchmark = match what {
        "search" => measure.search_benchmark(players, &[]),
        _ => measure.playout_benchmark(players, &[]),
    };
    let mut benchmark = benchmark.expect("a number of players that the game allows");
    let start = Instant::now();
    (benchmark.run(times), start.elapsed().as_secs_f64())
}

fn batch(game: &dyn AnyGame, players: u8, times: u64, what: &str) -> (u64, f64) {
    let words: Vec<&str> = what.split(',').collect();
    let has = |word: &str| words.contains(&word);
    let config = BatchConfig {
        games: GAMES_AT_ONCE,
        reward: Reward::Win,
        observations: match () {
            () if has("float32") => Observations::Float32,
            () if has("int8") => Observations::Int8,
            () if has("sparse") => Observations::Sparse,
            () => Observations::None,
        },
        masks: match () {
            () if has("masks") => Masks::Bytes,
            () if has("bits") => Masks::Bits,
            () => Masks::None,
        },
        lists: has("lists"),
        factors: has("factors"),
        threads: if has("threads=2") { 2 } else { 1 },
    };
    let mut batch = game.learn().batch(players, &[], config, None).expect("a number of players that the game allows");
    let shape = batch.shape();
    let n = shape.games;
    let mut rows = OwnedRows {
        dense: vec![0.0; n * shape.dense],
        bytes: vec![0; n * shape.bytes],
        indices: vec![0; n * shape.sparse],
        values: vec![0.0; n * shape.sparse],
        masks: vec![0; n * shape.mask],
        legal: vec![0; n * shape.list],
        factors: vec![0; n * shape.factors],
        counts: [vec![0; n], vec![0; n], vec![0; n]],
        rewards: vec![0.0; n * shape.players],
        done: vec![0; n],
    };
    let seeds: Vec<u64> = (0..n as u64).collect();
    batch.reset(&seeds, rows.lent());
    let start = Instant::now();
    (0..times).for_each(|_| batch.step_random(1, rows.lent()));
    (times * n as u64, start.elapsed().as_secs_f64())
}

struct OwnedRows {
    dense: Vec<f32>,
    bytes: Vec<i8>,
    indices: Vec<i32>,
    values: Vec<f32>,
    masks: Vec<u8>,
    legal: Vec<i32>,
    factors: Vec<i16>,
    counts: [Vec<i32>; 3],
    rewards: Vec<f32>,
    done: Vec<u8>,
}

impl OwnedRows {
    fn lent(&mut self) -> Rows<'_> {
        let [n_nonzero, n_legal, players] = &mut self.counts;
        Rows {
            dense: &mut self.dense,
            bytes: &mut self.bytes,
            indices: &mut self.indices,
            values: &mut self.values,
            n_nonzero,
            masks: &mut self.masks,
            legal: &mut self.legal,
            factors: &mut self.factors,
            n_legal,
            players,
            rewards: &mut self.rewards,
            done: &mut self.done,
        }
    }
}
