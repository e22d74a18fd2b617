//! In every game, a batch plays the same games as states do, on one thread or several, and restarts games that have
//! ended.

use catalog::{
    AnyGame, GAMES,
    learn::{AnyBatch, AnyState, BatchConfig, LEGAL_STRIDE, Reward, Rows},
};

const SEEDS: [u64; 3] = [5, 6, 7];
const STEPS: usize = 300;

/// A batch with its arrays.
struct Arrays {
    batch: Box<dyn AnyBatch>,
    observations: Vec<f32>,
    masks: Vec<u8>,
    legal: Vec<i32>,
    n_legal: Vec<i32>,
    players: Vec<i32>,
    rewards: Vec<f32>,
    done: Vec<u8>,
}

impl Arrays {
    fn new(game: &dyn AnyGame, players: u8, threads: usize) -> Self {
        let n = SEEDS.len();
        let config = BatchConfig { games: n, reward: Reward::Win, observe: true, list: true, threads };
        let batch = game.learn().batch(players, &[], config).unwrap();
        let shape = batch.shape();
        Arrays {
            batch,
            observations: vec![0.0; n * shape.features],
            masks: vec![0; n * shape.actions],
            legal: vec![0; n * LEGAL_STRIDE],
            n_legal: vec![0; n],
            players: vec![0; n],
            rewards: vec![0.0; n * shape.players],
            done: vec![0; n],
        }
    }

    fn split(&mut self) -> (&mut dyn AnyBatch, Rows<'_>) {
        let rows = Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            legal: &mut self.legal,
            n_legal: &mut self.n_legal,
            players: &mut self.players,
            rewards: &mut self.rewards,
            done: &mut self.done,
        };
        (&mut *self.batch, rows)
    }

    /// Compares row `n` with the state, and returns the state's legal actions.
    fn compare(&self, n: usize, state: &dyn AnyState, slug: &str) -> Vec<usize> {
        let shape = self.batch.shape();
        let (player, mut legal) = (state.player().unwrap(), Vec::new());
        state.legal(player, &mut legal);
        assert_eq!(self.players[n], player as i32, "{slug}");
        let mask = &self.masks[n * shape.actions..][..shape.actions];
        let marked: usize = mask.iter().map(|it| usize::from(*it)).sum();
        assert!(marked == legal.len() && legal.iter().all(|&it| mask[it] == 1), "{slug}");
        let listed = &self.legal[n * LEGAL_STRIDE..][..self.n_legal[n] as usize];
        assert_eq!(listed.iter().map(|it| *it as usize).collect::<Vec<_>>(), legal, "{slug}");
        let mut observation = vec![0.0; shape.features];
        state.observe(player, &mut observation);
        assert_eq!(observation, self.observations[n * shape.features..][..shape.features], "{slug}");
        legal
    }
}

fn plays_what_states_play(game: &dyn AnyGame, players: u8, threads: usize) {
    let slug = game.slug();
    let mut arrays = Arrays::new(game, players, threads);
    let (batch, rows) = arrays.split();
    batch.reset(&SEEDS, rows);
    let start = |seed| {
        let mut state = game.learn().state(players, &[], seed, Reward::Win).unwrap();
        state.resolve_chance();
        state
    };
    let mut states: Vec<Box<dyn AnyState>> = SEEDS.iter().map(|seed| start(*seed)).collect();
    for step in 0..STEPS {
        let legal = states.iter().enumerate().map(|(n, state)| arrays.compare(n, &**state, slug));
        let actions: Vec<i64> = legal.map(|legal| legal[step % legal.len()] as i64).collect();
        let (batch, rows) = arrays.split();
        batch.step(&actions, rows).unwrap();
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
        plays_what_states_play(game, *game.players().start(), 1);
    }
}

#[test]
fn several_threads() {
    for &game in GAMES {
        plays_what_states_play(game, *game.players().end(), 2);
    }
}
