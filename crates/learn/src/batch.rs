use std::thread;

use kernel::{Observer, Seat, Step, Tensor, Turn, write_tensor};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{AnyState, LEGAL_STRIDE, MAX_LEGAL, Reward, Rows, Shape, State, StepError, state::judge};

/// Many games with the same rules and options, each with its own random generator. A game that ends restarts within
/// the same step (auto-reset).
pub struct Batch<G> {
    root: G,
    reward: Reward,
    shape: Shape,
    threads: usize,
    envs: Vec<Env<G>>,
}

/// One game of a batch.
struct Env<G> {
    game: G,
    rng: Pcg64Mcg,
    /// The indices set in the mask, for action spaces too large to clear the whole mask at each step.
    marked: Vec<u32>,
}

/// The settings of a batch.
#[derive(Copy, Clone, Debug)]
pub struct BatchConfig {
    /// The number of games.
    pub games: usize,
    /// The reward at the end of a game.
    pub reward: Reward,
    /// Whether observations are written.
    pub observe: bool,
    /// Whether legal actions are listed in addition to the masks.
    pub list: bool,
    /// The number of threads that step the games.
    pub threads: usize,
}

/// A [`Batch`] of any game. All calls must pass the same arrays: each reads what the call before has written.
pub trait AnyBatch: Send {
    /// The dimensions of the arrays.
    fn shape(&self) -> Shape;

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

    /// Plays a uniformly random legal action in each game.
    ///
    /// # Panics
    /// Where an array is too short.
    fn step_random(&mut self, rows: Rows<'_>);

    /// A copy of the game with this index.
    ///
    /// # Panics
    /// Where there is no such game.
    fn state(&self, n: usize) -> Box<dyn AnyState>;
}

impl<G: Tensor> Batch<G> {
    /// Games that start from `root`, a game before its first step; [`AnyBatch::reset`] starts them.
    pub fn new(root: &G, config: BatchConfig) -> Self {
        let BatchConfig { games, reward, observe, list, threads } = config;
        let shape = Shape {
            games,
            players: usize::from(root.seats().len()),
            actions: G::SIZE,
            features: if observe { G::LEN } else { 0 },
            list: if list { LEGAL_STRIDE } else { 0 },
        };
        let env = || Env { game: root.clone(), rng: Pcg64Mcg::seed_from_u64(0), marked: Vec::new() };
        let envs = (0..games).map(|_| env()).collect();
        Batch { root: root.clone(), reward, shape, threads: threads.clamp(1, games.max(1)), envs }
    }

    /// Calls `step` with the index of each game, the game and its rows, on as many threads as the batch has.
    fn for_each(&mut self, rows: Rows<'_>, step: impl Fn(usize, &mut Env<G>, EnvRows<'_, '_>) + Sync) {
        let (shape, step) = (&self.shape, &step);
        let share = shape.games.div_ceil(self.threads).max(1);
        let work = move |first: usize, envs: &mut [Env<G>], mut rows: Rows<'_>| {
            for (n, env) in envs.iter_mut().enumerate() {
                step(first + n, env, EnvRows { rows: &mut rows, n, shape });
            }
        };
        if self.threads == 1 {
            return work(0, &mut self.envs, rows);
        }
        // Threads end with the step, so a process can fork between steps without losing any.
        thread::scope(|scope| {
            let (mut rows, mut first) = (rows, 0);
            for envs in self.envs.chunks_mut(share) {
                let (these, others) = rows.split(envs.len(), shape);
                rows = others;
                scope.spawn(move || work(first, envs, these));
                first += share;
            }
        });
    }
}

impl<G: Tensor> AnyBatch for Batch<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn reset(&mut self, seeds: &[u64], rows: Rows<'_>) {
        let root = self.root.clone();
        self.for_each(rows, |n, env, mut rows| {
            env.rng = Pcg64Mcg::seed_from_u64(seeds[n]);
            rows.clear_result();
            let first = env.restart(&root);
            env.write(first, rows);
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), (usize, StepError)> {
        for (n, (mask, &action)) in rows.masks.chunks_exact(self.shape.actions).zip(actions).enumerate() {
            let index = usize::try_from(action).unwrap_or(usize::MAX);
            if mask.get(index) != Some(&1) {
                let why = judge(&self.envs[n].game, None, index).err();
                return Err((n, why.unwrap_or(StepError::Index)));
            }
        }
        let (root, reward) = (self.root.clone(), self.reward);
        self.for_each(rows, |n, env, rows| {
            let action = G::from_index(actions[n] as usize).expect("the mask marks only indices of actions");
            env.step(rows.player(), action, &root, reward, rows);
        });
        Ok(())
    }

    fn step_random(&mut self, rows: Rows<'_>) {
        let (root, reward) = (self.root.clone(), self.reward);
        self.for_each(rows, |_, env, rows| {
            let seat = rows.player();
            let action = env.game.pick(seat, &mut env.rng);
            env.step(seat, action, &root, reward, rows);
        });
    }

    fn state(&self, n: usize) -> Box<dyn AnyState> {
        let Env { game, rng, .. } = &self.envs[n];
        Box::new(State::of(game.clone(), rng.clone(), self.reward))
    }
}

/// The rows of one game.
struct EnvRows<'a, 'b> {
    rows: &'a mut Rows<'b>,
    n: usize,
    shape: &'a Shape,
}

impl EnvRows<'_, '_> {
    /// The player whose turn it is.
    fn player(&self) -> Seat {
        Seat::new(self.rows.players[self.n] as usize)
    }

    /// Clears the rewards and the mark of a game that has ended.
    fn clear_result(&mut self) {
        self.rows.done[self.n] = 0;
        self.rows.reward(self.n, self.shape).fill(0.0);
    }
}

impl<G: Tensor> Env<G> {
    /// Restarts the game, and returns the first player.
    fn restart(&mut self, root: &G) -> Seat {
        self.game = root.clone();
        self.resolve_chance().expect("no game is over before its first choice")
    }

    /// Plays an action, which must be legal, and restarts the game if that ends it.
    #[inline]
    fn step(&mut self, seat: Seat, action: G::Action, root: &G, reward: Reward, mut rows: EnvRows<'_, '_>) {
        if rows.rows.done[rows.n] == 1 {
            rows.clear_result();
        }
        self.game.apply(Step::Act(seat, action), &mut |_| ());
        let next = self.resolve_chance().unwrap_or_else(|| self.finish(root, reward, &mut rows));
        self.write(next, rows);
    }

    /// Writes the rewards of the game that has ended, and starts the next.
    #[cold]
    fn finish(&mut self, root: &G, reward: Reward, rows: &mut EnvRows<'_, '_>) -> Seat {
        rows.rows.done[rows.n] = 1;
        let rewards = rows.rows.reward(rows.n, rows.shape);
        reward.visit(&self.game, |seat, it| rewards[seat.index()] = it as f32);
        self.restart(root)
    }

    /// Resolves chance up to the next choice and returns its player; `None` if the game is over.
    #[inline]
    fn resolve_chance(&mut self) -> Option<Seat> {
        loop {
            match self.game.turn() {
                Turn::Seats(seats) => return seats.lowest(),
                Turn::Over => return None,
                Turn::Chance => {
                    let outcome = self.game.sample(&mut self.rng);
                    self.game.apply(Step::Chance(outcome), &mut |_| ());
                }
            }
        }
    }

    /// Writes the player, the mask, the list of legal actions and the observation.
    // Every step ends here: not inlined, the call costs a tenth of the step.
    #[inline(always)]
    fn write(&mut self, seat: Seat, EnvRows { rows, n, shape }: EnvRows<'_, '_>) {
        rows.players[n] = seat.index() as i32;
        self.mark(seat, rows.mask(n, shape));
        if shape.list > 0 {
            rows.n_legal[n] = self.list(seat, rows.list(n, shape));
        }
        if shape.features > 0 {
            self.observe(seat, rows.observation(n, shape));
        }
    }

    /// Lists the indices of the legal actions and returns their number. Not inlined, like `observe`, because not every
    /// step needs it.
    #[inline(never)]
    fn list(&self, seat: Seat, list: &mut [i32]) -> i32 {
        let mut n_legal = 0;
        self.game.actions(seat, &mut |action| {
            list[n_legal] = G::index(action) as i32;
            n_legal += 1;
        });
        debug_assert!(n_legal <= MAX_LEGAL);
        n_legal as i32
    }

    #[inline(never)]
    fn observe(&self, seat: Seat, observation: &mut [f32]) {
        write_tensor::<G>(&self.game.view(Observer::Seat(seat)), seat, observation);
    }

    #[inline]
    fn mark(&mut self, seat: Seat, mask: &mut [u8]) {
        if G::SIZE <= FEW_ACTIONS {
            return self.game.mark(seat, mask);
        }
        // Clears only the indices set before: some games have a hundred thousand actions.
        let marked = &mut self.marked;
        marked.drain(..).for_each(|index| mask[index as usize] = 0);
        self.game.actions(seat, &mut |action| {
            mask[G::index(action)] = 1;
            marked.push(G::index(action) as u32);
        });
    }
}

/// Masks of at most this length are rewritten as a whole.
const FEW_ACTIONS: usize = 512;
