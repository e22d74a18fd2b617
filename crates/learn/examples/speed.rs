//! Steps a batch of Money! at random, to be measured without Python by a profiler or by counting instructions.
//!
//! ```console
//! cargo run --release -p comptoir-learn --example speed -- 100000
//! ```

use kernel::{ActionSpace, Game, Tensor};
use learn::{AnyBatch, Batch, BatchConfig, Reward, Rows};
use money::{Money, Options};

const GAMES: usize = 1024;
const PLAYERS: u8 = 4;

#[expect(clippy::print_stdout, reason = "it is a program")]
fn main() {
    let mut arguments = std::env::args().skip(1);
    let times: usize = arguments.next().and_then(|it| it.parse().ok()).unwrap_or(1000);
    let observe = arguments.next().is_some();
    let root = Money::new(PLAYERS, &Options::default()).expect("Money! allows four players");
    let mut batch =
        Batch::new(&root, BatchConfig { games: GAMES, reward: Reward::Win, observe, list: false, threads: 1 });
    let mut observations = vec![0.0; GAMES * if observe { Money::LEN } else { 0 }];
    let mut masks = vec![0; GAMES * Money::SIZE];
    let (mut n_legal, mut players, mut done) = (vec![0; GAMES], vec![0; GAMES], vec![0; GAMES]);
    let mut rewards = vec![0.0; GAMES * usize::from(PLAYERS)];
    let mut lent = |work: &mut dyn FnMut(Rows<'_>)| {
        work(Rows {
            observations: &mut observations,
            masks: &mut masks,
            legal: &mut [],
            n_legal: &mut n_legal,
            players: &mut players,
            rewards: &mut rewards,
            done: &mut done,
        });
    };
    let seeds: Vec<u64> = (0..GAMES as u64).collect();
    lent(&mut |rows| batch.reset(&seeds, rows));
    (0..times).for_each(|_| lent(&mut |rows| batch.step_random(rows)));
    println!("{} steps", times * GAMES);
}
