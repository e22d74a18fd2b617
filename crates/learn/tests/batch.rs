//! A batch plays what states play, on one thread or on several, and begins anew by itself.

use kernel::{ActionSpace, Game, Tensor};
use learn::{AnyBatch, AnyState, Batch, LEGAL_ROW, Reward, Rows, State, StepError, Wish};

const GAMES: usize = 3;

/// A batch with memory of its own.
struct Table<G> {
    batch: Batch<G>,
    observations: Vec<f32>,
    masks: Vec<u8>,
    legal: Vec<i32>,
    n_legal: Vec<i32>,
    players: Vec<i32>,
    rewards: Vec<f32>,
    done: Vec<u8>,
}

impl<G: Tensor> Table<G> {
    fn new(root: &G, threads: usize) -> Self {
        let wish = Wish { games: GAMES, reward: Reward::Win, observe: true, list: true, threads };
        let batch = Batch::new(root, wish);
        let shape = batch.shape();
        Table {
            batch,
            observations: vec![0.0; GAMES * shape.features],
            masks: vec![0; GAMES * shape.actions],
            legal: vec![0; GAMES * LEGAL_ROW],
            n_legal: vec![0; GAMES],
            players: vec![0; GAMES],
            rewards: vec![0.0; GAMES * shape.players],
            done: vec![0; GAMES],
        }
    }

    fn lent(&mut self) -> (&mut Batch<G>, Rows<'_>) {
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
        let (batch, rows) = self.lent();
        batch.step(actions, rows)
    }
}

fn plays_what_states_play<G: Tensor>(players: u8, threads: usize) {
    let root = G::new(players, &G::Options::default()).unwrap();
    let seeds = [5, 6, 7];
    let mut table = Table::new(&root, threads);
    let (batch, rows) = table.lent();
    batch.reset(&seeds, rows);
    let mut states: Vec<Box<dyn AnyState>> =
        seeds.map(|seed| Box::new(State::new(root.clone(), seed, Reward::Win)) as Box<dyn AnyState>).into();
    for round in 0..300 {
        let mut actions = Vec::new();
        for (n, state) in states.iter().enumerate() {
            let (player, mut legal) = (state.player().unwrap(), Vec::new());
            state.legal(player, &mut legal);
            assert_eq!(table.players[n], player as i32);
            let mask = &table.masks[n * G::SIZE..][..G::SIZE];
            assert!(mask.iter().filter(|it| **it == 1).count() == legal.len() && legal.iter().all(|&it| mask[it] == 1));
            let listed: Vec<usize> =
                table.legal[n * LEGAL_ROW..][..table.n_legal[n] as usize].iter().map(|it| *it as usize).collect();
            assert_eq!(listed, legal);
            let mut seen = vec![0.0; G::LEN];
            state.observe(player, &mut seen);
            assert_eq!(seen, table.observations[n * G::LEN..][..G::LEN]);
            actions.push(legal[round % legal.len()] as i64);
        }
        table.step(&actions).unwrap();
        for (n, state) in states.iter_mut().enumerate() {
            state.step(actions[n] as usize).unwrap();
            assert_eq!(table.done[n] == 1, state.player().is_none());
            if state.player().is_none() {
                let rewards: Vec<f32> = state.rewards().iter().map(|it| *it as f32).collect();
                assert_eq!(table.rewards[n * rewards.len()..][..rewards.len()], rewards);
                *state = table.batch.state(n);
            }
        }
    }
}

#[test]
fn money() {
    plays_what_states_play::<money::Money>(3, 1);
    plays_what_states_play::<money::Money>(5, 2);
}

#[test]
fn alhambra() {
    plays_what_states_play::<alhambra::Alhambra>(2, 1);
}

#[test]
fn mint_works() {
    plays_what_states_play::<mint_works::MintWorks>(1, 1);
    plays_what_states_play::<mint_works::MintWorks>(4, 3);
}

#[test]
fn ginkgopolis() {
    plays_what_states_play::<ginkgopolis::Ginkgopolis>(3, 1);
}

#[test]
fn donnant() {
    plays_what_states_play::<donnant::Donnant>(2, 1);
}

#[test]
fn where_one_action_is_refused_none_is_played() {
    let root = money::Money::new(3, &money::Options::default()).unwrap();
    let mut table = Table::new(&root, 1);
    let (batch, rows) = table.lent();
    batch.reset(&[1, 2, 3], rows);
    let (before, seal) = (table.observations.clone(), money::Money::index(money::Action::Seal) as i64);
    let keep = money::Money::index(money::Action::Keep) as i64;
    assert!(matches!(table.step(&[seal, keep, seal]), Err((1, StepError::Refused(_)))));
    assert_eq!(table.step(&[seal, seal, -1]), Err((2, StepError::Number)));
    assert_eq!(table.step(&[money::Money::SIZE as i64, seal, seal]), Err((0, StepError::Number)));
    assert_eq!(table.observations, before);
    table.step(&[seal; GAMES]).unwrap();
    assert_ne!(table.observations, before);
}
