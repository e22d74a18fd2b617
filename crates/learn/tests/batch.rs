//! A batch plays the same games as states do, on one thread or several, and restarts games that have ended.

use kernel::{ActionSpace, Game, Tensor};
use learn::{AnyBatch, AnyState, Batch, BatchConfig, LEGAL_STRIDE, Reward, Rows, State, StepError};

const GAMES: usize = 3;

/// A batch with its arrays.
struct Arrays<G> {
    batch: Batch<G>,
    observations: Vec<f32>,
    masks: Vec<u8>,
    legal: Vec<i32>,
    n_legal: Vec<i32>,
    players: Vec<i32>,
    rewards: Vec<f32>,
    done: Vec<u8>,
}

impl<G: Tensor> Arrays<G> {
    fn new(root: &G, threads: usize) -> Self {
        let config = BatchConfig { games: GAMES, reward: Reward::Win, observe: true, list: true, threads };
        let batch = Batch::new(root, config);
        let shape = batch.shape();
        Arrays {
            batch,
            observations: vec![0.0; GAMES * shape.features],
            masks: vec![0; GAMES * shape.actions],
            legal: vec![0; GAMES * LEGAL_STRIDE],
            n_legal: vec![0; GAMES],
            players: vec![0; GAMES],
            rewards: vec![0.0; GAMES * shape.players],
            done: vec![0; GAMES],
        }
    }

    fn split(&mut self) -> (&mut Batch<G>, Rows<'_>) {
        let rows = Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            legal: &mut self.legal,
            n_legal: &mut self.n_legal,
            players: &mut self.players,
            rewards: &mut self.rewards,
            done: &mut self.done,
        };
        (&mut self.batch, rows)
    }

    fn step(&mut self, actions: &[i64]) -> Result<(), (usize, StepError)> {
        let (batch, rows) = self.split();
        batch.step(actions, rows)
    }
}

fn plays_what_states_play<G: Tensor>(players: u8, threads: usize) {
    let root = G::new(players, &G::Options::default()).unwrap();
    let seeds = [5, 6, 7];
    let mut arrays = Arrays::new(&root, threads);
    let (batch, rows) = arrays.split();
    batch.reset(&seeds, rows);
    let mut states: Vec<Box<dyn AnyState>> =
        seeds.map(|seed| Box::new(State::new(root.clone(), seed, Reward::Win)) as Box<dyn AnyState>).into();
    for round in 0..300 {
        let mut actions = Vec::new();
        for (n, state) in states.iter().enumerate() {
            let (player, mut legal) = (state.player().unwrap(), Vec::new());
            state.legal(player, &mut legal);
            assert_eq!(arrays.players[n], player as i32);
            let mask = &arrays.masks[n * G::SIZE..][..G::SIZE];
            assert!(mask.iter().filter(|it| **it == 1).count() == legal.len() && legal.iter().all(|&it| mask[it] == 1));
            let listed: Vec<usize> =
                arrays.legal[n * LEGAL_STRIDE..][..arrays.n_legal[n] as usize].iter().map(|it| *it as usize).collect();
            assert_eq!(listed, legal);
            let mut observation = vec![0.0; G::LEN];
            state.observe(player, &mut observation);
            assert_eq!(observation, arrays.observations[n * G::LEN..][..G::LEN]);
            actions.push(legal[round % legal.len()] as i64);
        }
        arrays.step(&actions).unwrap();
        for (n, state) in states.iter_mut().enumerate() {
            state.step(actions[n] as usize).unwrap();
            assert_eq!(arrays.done[n] == 1, state.player().is_none());
            if state.player().is_none() {
                let rewards: Vec<f32> = state.rewards().iter().map(|it| *it as f32).collect();
                assert_eq!(arrays.rewards[n * rewards.len()..][..rewards.len()], rewards);
                *state = arrays.batch.state(n);
            }
        }
    }
}

/// Every game, with the fewest and the most players.
macro_rules! games {
    ($($test:ident: $game:ty,)*) => {$(
        #[test]
        fn $test() {
            plays_what_states_play::<$game>(*<$game>::PLAYERS.start(), 1);
            plays_what_states_play::<$game>(*<$game>::PLAYERS.end(), 2);
        }
    )*};
}

games! {
    money: money::Money,
    alhambra: alhambra::Alhambra,
    mint_works: mint_works::MintWorks,
    ginkgopolis: ginkgopolis::Ginkgopolis,
    donnant: donnant::Donnant,
}

#[test]
fn if_one_action_is_refused_no_game_is_stepped() {
    let root = money::Money::new(3, &money::Options::default()).unwrap();
    let mut arrays = Arrays::new(&root, 1);
    let (batch, rows) = arrays.split();
    batch.reset(&[1, 2, 3], rows);
    let (before, seal) = (arrays.observations.clone(), money::Money::index(money::Action::Seal) as i64);
    let keep = money::Money::index(money::Action::Keep) as i64;
    assert!(matches!(arrays.step(&[seal, keep, seal]), Err((1, StepError::Refused(_)))));
    assert_eq!(arrays.step(&[seal, seal, -1]), Err((2, StepError::Index)));
    assert_eq!(arrays.step(&[money::Money::SIZE as i64, seal, seal]), Err((0, StepError::Index)));
    assert_eq!(arrays.observations, before);
    arrays.step(&[seal; GAMES]).unwrap();
    assert_ne!(arrays.observations, before);
}
