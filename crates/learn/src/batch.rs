use kernel::{Draw, N_FACTORS, Seat, Tensor};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    AnyState, BatchConfig, LEGAL_STRIDE, Masks, Observations, Opponents, Reward, Rows, Shape, State, StepError,
    env::{Env, EnvRows, Opposition},
    rows::row,
    sparse::SparseRow,
    state::judge,
    workers::Workers,
};

/// Many games with the same rules and options, each with its own random generator. A game that ends restarts within
/// the same step (auto-reset).
pub struct Batch<G> {
    root: G,
    reward: Reward,
    shape: Shape,
    /// Where each thread makes observations. Kept, since clearing it at every step took a sixth of one without any.
    seen: Vec<SparseRow>,
    workers: Workers,
    envs: Vec<Env<G>>,
    opponents: Option<Opponents<G>>,
}

/// A [`Batch`] of any game. All calls must pass the same arrays, zeros at first: each call reads what the one before
/// has written, and changes only what is different.
pub trait AnyBatch: Send {
    /// The dimensions of the arrays.
    fn shape(&self) -> Shape;

    /// The seat that learns in game `n`; `None` where there are no opponents.
    fn learner(&self, n: usize) -> Option<usize>;

    /// Restarts every game, each with its seed.
    ///
    /// # Panics
    /// Where there are fewer seeds than games or an array is too short.
    fn reset(&mut self, seeds: &[u64], rows: Rows<'_>);

    /// Plays one action in each game.
    ///
    /// # Errors
    /// Where an action is not legal; the error has the index of its game, and no game was stepped.
    ///
    /// # Panics
    /// Where there are fewer actions than games or an array is too short.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), (usize, StepError)>;

    /// Plays a uniformly random legal action in each game, so many times.
    ///
    /// # Panics
    /// Where an array is too short.
    fn step_random(&mut self, times: usize, rows: Rows<'_>);

    /// A copy of the game with this index.
    ///
    /// # Panics
    /// Where there is no such game.
    fn state(&self, n: usize) -> Box<dyn AnyState>;
}

impl<G: Tensor> Batch<G> {
    /// Games that start from `root`, a game before its first step; [`AnyBatch::reset`] starts them. With opponents,
    /// only one seat of each game chooses; without, all do.
    pub fn new(root: &G, config: BatchConfig, opponents: Option<Opponents<G>>) -> Self {
        let BatchConfig { games, reward, observations, masks, lists, factors, threads } = config;
        let when = |wanted: bool, stride: usize| if wanted { stride } else { 0 };
        let shape = Shape {
            games,
            players: usize::from(root.seats().len()),
            actions: G::SIZE,
            dense: when(observations == Observations::Float32, G::LEN),
            bytes: when(observations == Observations::Int8, G::LEN),
            sparse: when(observations == Observations::Sparse, G::MAX_NONZERO),
            mask: match masks {
                Masks::None => 0,
                Masks::Bytes => G::SIZE,
                Masks::Bits => G::SIZE.div_ceil(8),
            },
            list: when(lists || factors, LEGAL_STRIDE),
            factors: when(factors, LEGAL_STRIDE * N_FACTORS),
        };
        let env = || Env::new(root.clone(), Pcg64Mcg::seed_from_u64(0));
        let envs = (0..games).map(|_| env()).collect();
        let threads = threads.clamp(1, games.max(1));
        let seen = (0..threads).map(|_| SparseRow::new()).collect();
        Batch { root: root.clone(), reward, shape, seen, workers: Workers::new(threads - 1), envs, opponents }
    }

    /// Calls `step` with the index of each game, the game and its rows, so many times, on as many threads as the batch
    /// has.
    fn for_each(&mut self, times: usize, rows: Rows<'_>, step: impl Fn(usize, &mut Env<G>, EnvRows<'_, '_>) + Sync) {
        let (shape, step) = (&self.shape, &step);
        let share = shape.games.div_ceil(self.seen.len()).max(1);
        let work = move |first: usize, envs: &mut [Env<G>], mut rows: Rows<'_>, seen: &mut SparseRow| {
            for _ in 0..times {
                for (n, env) in envs.iter_mut().enumerate() {
                    step(first + n, env, EnvRows { rows: &mut rows, n, shape, seen });
                }
            }
        };
        let (own_seen, others_seen) = self.seen.split_first_mut().expect("there is a thread at least");
        if others_seen.is_empty() {
            return work(0, &mut self.envs, rows, own_seen);
        }
        // This thread takes a share itself.
        self.workers.threads().in_place_scope(|scope| {
            let mut rows = rows;
            let (own, others) = self.envs.split_at_mut(share);
            let own_rows = rows.take(share, shape);
            for ((nth, envs), seen) in others.chunks_mut(share).enumerate().zip(others_seen) {
                let these = rows.take(envs.len(), shape);
                scope.spawn(move |_| work((nth + 1) * share, envs, these, seen));
            }
            work(0, own, own_rows, own_seen);
        });
    }

    /// The first action that is not legal.
    fn refused(&self, actions: &[i64], rows: &mut Rows<'_>) -> Option<(usize, StepError)> {
        let Shape { list, mask, .. } = self.shape;
        let legal = |n: usize, index: usize, rows: &mut Rows<'_>| {
            if list > 0 {
                let n_legal = rows.n_legal[n] as usize;
                row(rows.legal, n, list)[..n_legal].contains(&(index as i32)) && index < G::SIZE
            } else if mask == G::SIZE {
                row(rows.masks, n, mask).get(index) == Some(&1)
            } else if mask > 0 {
                index < G::SIZE && row(rows.masks, n, mask)[index / 8] >> (index % 8) & 1 == 1
            } else {
                judge(&self.envs[n].game, Some(Seat::new(rows.players[n] as usize)), index).is_ok()
            }
        };
        (0..self.shape.games).find_map(|n| {
            let index = usize::try_from(actions[n]).unwrap_or(usize::MAX);
            let refused = || judge(&self.envs[n].game, None, index).err().unwrap_or(StepError::Index);
            (!legal(n, index, rows)).then(|| (n, refused()))
        })
    }
}

impl<G: Tensor> AnyBatch for Batch<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn learner(&self, n: usize) -> Option<usize> {
        self.opponents.as_ref().map(|it| it.learner(n, self.shape.players).index())
    }

    fn reset(&mut self, seeds: &[u64], rows: Rows<'_>) {
        let (root, players) = (self.root.clone(), self.shape.players);
        let opponents = self.opponents.take();
        self.for_each(1, rows, |n, env, mut rows| {
            env.rng = Pcg64Mcg::seed_from_u64(seeds[n]);
            env.opponents =
                opponents.as_ref().map(|it| Opposition { learner: it.learner(n, players), bot: (it.make)(seeds[n]) });
            rows.clear_result();
            let first = env.restart(&root);
            env.write(first, rows);
        });
        self.opponents = opponents;
    }

    fn step(&mut self, actions: &[i64], mut rows: Rows<'_>) -> Result<(), (usize, StepError)> {
        if let Some(refused) = self.refused(actions, &mut rows) {
            return Err(refused);
        }
        let (root, reward) = (self.root.clone(), self.reward);
        self.for_each(1, rows, |n, env, rows| {
            let action = G::from_index(actions[n] as usize).expect("a legal action has an index");
            env.step(rows.player(), action, &root, reward, rows);
        });
        Ok(())
    }

    fn step_random(&mut self, times: usize, rows: Rows<'_>) {
        let (root, reward) = (self.root.clone(), self.reward);
        self.for_each(times, rows, |_, env, mut rows| {
            let seat = rows.player();
            // The same draw either way, and what is listed need not be found again.
            let listed = rows.listed().map(|list| list[env.rng.below(list.len() as u32) as usize]);
            let action = listed.and_then(|index| G::from_index(index as usize));
            let action = action.unwrap_or_else(|| env.game.pick(seat, &mut env.rng));
            env.step(seat, action, &root, reward, rows);
        });
    }

    fn state(&self, n: usize) -> Box<dyn AnyState> {
        let Env { game, rng, .. } = &self.envs[n];
        Box::new(State::of(game.clone(), rng.clone(), self.reward))
    }
}
