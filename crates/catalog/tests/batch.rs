//! In every game, a batch plays the same games as states do, on one thread or several, whatever it writes, and restarts
//! games that have ended; against bots, one seat of each game learns.

use catalog::{
    AnyGame, GAMES, Level, OpponentConfig,
    learn::{AnyBatch, AnyState, BatchConfig, LEGAL_STRIDE, Masks, Observations, Reward, Rows},
};
use kernel::{N_FACTORS, quantized};

const SEEDS: [u64; 3] = [5, 6, 7];
const STEPS: usize = 300;

/// A batch with its arrays.
struct Arrays {
    batch: Box<dyn AnyBatch>,
    dense: Vec<f32>,
    bytes: Vec<i8>,
    indices: Vec<i32>,
    values: Vec<f32>,
    n_nonzero: Vec<i32>,
    masks: Vec<u8>,
    legal: Vec<i32>,
    factors: Vec<i16>,
    n_legal: Vec<i32>,
    players: Vec<i32>,
    rewards: Vec<f32>,
    done: Vec<u8>,
}

impl Arrays {
    fn new(
        game: &dyn AnyGame,
        players: u8,
        threads: usize,
        (observations, masks): (Observations, Masks),
        opponents: Option<OpponentConfig>,
    ) -> Self {
        let n = SEEDS.len();
        let (reward, lists, factors) = (Reward::Win, true, masks != Masks::Bytes);
        let config = BatchConfig { games: n, reward, observations, masks, lists, factors, threads };
        let batch = game.learn().batch(players, &[], config, opponents).unwrap();
        let shape = batch.shape();
        Arrays {
            batch,
            dense: vec![0.0; n * shape.dense],
            bytes: vec![0; n * shape.bytes],
            indices: vec![0; n * shape.sparse],
            values: vec![0.0; n * shape.sparse],
            n_nonzero: vec![0; n],
            masks: vec![0; n * shape.mask],
            legal: vec![0; n * LEGAL_STRIDE],
            factors: vec![0; n * shape.factors],
            n_legal: vec![0; n],
            players: vec![0; n],
            rewards: vec![0.0; n * shape.players],
            done: vec![0; n],
        }
    }

    fn split(&mut self) -> (&mut dyn AnyBatch, Rows<'_>) {
        let rows = Rows {
            dense: &mut self.dense,
            bytes: &mut self.bytes,
            indices: &mut self.indices,
            values: &mut self.values,
            n_nonzero: &mut self.n_nonzero,
            masks: &mut self.masks,
            legal: &mut self.legal,
            factors: &mut self.factors,
            n_legal: &mut self.n_legal,
            players: &mut self.players,
            rewards: &mut self.rewards,
            done: &mut self.done,
        };
        (&mut *self.batch, rows)
    }

    fn step(&mut self, actions: &[i64]) {
        let (batch, rows) = self.split();
        batch.step(actions, rows).unwrap();
    }

    fn listed(&self, n: usize) -> &[i32] {
        &self.legal[n * LEGAL_STRIDE..][..self.n_legal[n] as usize]
    }

    /// Compares row `n` with the state, and returns the state's legal actions.
    fn compare(&self, n: usize, state: &dyn AnyState, game: &dyn AnyGame) -> Vec<usize> {
        let (shape, slug) = (self.batch.shape(), game.slug());
        let (player, mut legal) = (state.player().unwrap(), Vec::new());
        state.legal(player, &mut legal);
        assert_eq!(self.players[n], player as i32, "{slug}");
        assert_eq!(self.listed(n).iter().map(|it| *it as usize).collect::<Vec<_>>(), legal, "{slug}");
        if shape.mask > 0 {
            let mask = &self.masks[n * shape.mask..][..shape.mask];
            let bits = shape.mask < shape.actions;
            let marked: u32 = mask.iter().map(|it| it.count_ones()).sum();
            let is_marked = |it: usize| if bits { mask[it / 8] >> (it % 8) & 1 == 1 } else { mask[it] == 1 };
            assert!(marked as usize == legal.len() && legal.iter().all(|&it| is_marked(it)), "{slug}");
        }
        if shape.factors > 0 {
            let factors = self.factors[n * shape.factors..].chunks_exact(N_FACTORS);
            for (&action, factors) in legal.iter().zip(factors) {
                assert_eq!(game.learn().factors(action).unwrap(), factors, "{slug}");
            }
        }
        let mut observation = vec![0.0; game.learn().n_features()];
        state.observe(player, &mut observation);
        if shape.dense > 0 {
            assert_eq!(observation, self.dense[n * shape.dense..][..shape.dense], "{slug}");
        }
        if shape.bytes > 0 {
            let bytes: Vec<i8> = observation.iter().map(|it| quantized(*it)).collect();
            assert_eq!(bytes, self.bytes[n * shape.bytes..][..shape.bytes], "{slug}");
        }
        if shape.sparse > 0 {
            let first = n * shape.sparse;
            let found =
                (0..self.n_nonzero[n] as usize).map(|nth| (self.indices[first + nth], self.values[first + nth]));
            let expected = observation.iter().enumerate().filter(|(_, it)| **it != 0.0).map(|(n, it)| (n as i32, *it));
            assert!(found.eq(expected), "{slug}");
        }
        legal
    }
}

fn plays_what_states_play(game: &dyn AnyGame, players: u8, threads: usize, forms: (Observations, Masks)) {
    let slug = game.slug();
    let mut arrays = Arrays::new(game, players, threads, forms, None);
    let (batch, rows) = arrays.split();
    batch.reset(&SEEDS, rows);
    let start = |seed| {
        let mut state = game.learn().state(players, &[], seed, Reward::Win).unwrap();
        state.resolve_chance();
        state
    };
    let mut states: Vec<Box<dyn AnyState>> = SEEDS.iter().map(|seed| start(*seed)).collect();
    for step in 0..STEPS {
        let legal = states.iter().enumerate().map(|(n, state)| arrays.compare(n, &**state, game));
        let actions: Vec<i64> = legal.map(|legal| legal[step % legal.len()] as i64).collect();
        arrays.step(&actions);
        for (n, state) in states.iter_mut().enumerate() {
            state.step(actions[n] as usize).unwrap();
            assert_eq!(arrays.done[n] == 1, state.player().is_none(), "{slug}");
            if state.player().is_none() {
                let rewards: Vec<f32> = state.rewards().iter().map(|it| *it as f32).collect();
                assert_eq!(arrays.rewards[n * rewards.len()..][..rewards.len()], rewards, "{slug}");
                *state = arrays.batch.state(n);
            }
        }
    }
}

#[test]
fn one_thread() {
    for &game in GAMES {
        plays_what_states_play(game, *game.players().start(), 1, (Observations::Float32, Masks::Bytes));
    }
}

#[test]
fn several_threads() {
    for &game in GAMES {
        plays_what_states_play(game, *game.players().end(), 2, (Observations::Sparse, Masks::Bits));
    }
}

#[test]
fn bytes_and_lists() {
    for &game in GAMES {
        plays_what_states_play(game, *game.players().end(), 2, (Observations::Int8, Masks::None));
    }
}

#[test]
fn against_bots_one_seat_learns() {
    for &game in GAMES {
        let players = 2.max(*game.players().start());
        for learner in [None, Some(1)] {
            let opponents = Some(OpponentConfig { level: Level::Easy, learner });
            let play = || {
                let forms = (Observations::Float32, Masks::None);
                let mut arrays = Arrays::new(game, players, 2, forms, opponents);
                let (batch, rows) = arrays.split();
                batch.reset(&SEEDS, rows);
                for step in 0..40 {
                    for n in 0..SEEDS.len() {
                        let seat = learner.unwrap_or(n % usize::from(players));
                        assert_eq!(arrays.batch.learner(n), Some(seat));
                        assert_eq!(arrays.players[n], seat as i32, "{}", game.slug());
                    }
                    let action = |n| arrays.listed(n)[step % arrays.listed(n).len()].into();
                    arrays.step(&(0..SEEDS.len()).map(action).collect::<Vec<i64>>());
                }
                arrays.dense
            };
            assert_eq!(play(), play(), "{}: the same seeds play the same games", game.slug());
        }
    }
}
