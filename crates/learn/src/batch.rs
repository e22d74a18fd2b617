use std::thread;

use kernel::{Observer, Seat, Step, Tensor, Turn, write_tensor};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{AnyState, LEGAL_ROW, MAX_LEGAL, Reward, Rows, Shape, State, StepError, state::judge};

/// Many games of one kind, each with its own chance. A game that ends begins anew within the same step.
pub struct Batch<G> {
    root: G,
    reward: Reward,
    shape: Shape,
    threads: usize,
    tables: Vec<Table<G>>,
}

/// One game of a batch.
struct Table<G> {
    game: G,
    rng: Pcg64Mcg,
    /// What is marked as legal, where there are too many actions to wipe all marks.
    marked: Vec<u32>,
}

/// What a batch shall be like.
#[derive(Copy, Clone, Debug)]
pub struct Wish {
    /// How many games.
    pub games: usize,
    /// What their end is worth.
    pub reward: Reward,
    /// Whether rows tell what the player whose turn it is sees.
    pub observe: bool,
    /// Whether rows list the legal actions besides marking them.
    pub list: bool,
    /// On how many threads.
    pub threads: usize,
}

/// A [`Batch`] of any game. The rows that a method is given are those that the method before was given.
pub trait AnyBatch: Send {
    /// How large the rows are.
    fn shape(&self) -> Shape;

    /// Begins every game anew, each with the chance of its seed.
    fn reset(&mut self, seeds: &[u64], rows: Rows<'_>);

    /// Plays one action in each game. Where one is refused, none is played, and the number of that game
    /// is told with the reason.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), (usize, StepError)>;

    /// Plays a random legal action in each game.
    fn step_random(&mut self, rows: Rows<'_>);

    /// A copy of one of the games.
    fn state(&self, n: usize) -> Box<dyn AnyState>;
}

impl<G: Tensor> Batch<G> {
    /// Games from `root`, a game before its first step; [`AnyBatch::reset`] begins them.
    pub fn new(root: &G, wish: Wish) -> Self {
        let Wish { games, reward, observe, list, threads } = wish;
        let shape = Shape {
            games,
            players: usize::from(root.seats().len()),
            actions: G::SIZE,
            features: if observe { G::LEN } else { 0 },
            list: if list { LEGAL_ROW } else { 0 },
        };
        let table = || Table { game: root.clone(), rng: Pcg64Mcg::seed_from_u64(0), marked: Vec::new() };
        let tables = (0..games).map(|_| table()).collect();
        Batch { root: root.clone(), reward, shape, threads: threads.clamp(1, games.max(1)), tables }
    }

    /// Lets `play` loose on every game, on several threads where there are several. `play` is given the
    /// number of the game, the game, and its place among the rows.
    fn each(&mut self, rows: Rows<'_>, play: impl Fn(usize, &mut Table<G>, Place<'_, '_>) + Sync) {
        let (shape, play) = (&self.shape, &play);
        let share = shape.games.div_ceil(self.threads).max(1);
        let work = move |first: usize, tables: &mut [Table<G>], mut rows: Rows<'_>| {
            for (n, table) in tables.iter_mut().enumerate() {
                play(first + n, table, Place { rows: &mut rows, n, shape });
            }
        };
        if self.threads == 1 {
            return work(0, &mut self.tables, rows);
        }
        // Threads live no longer than the step: nothing is left behind that a fork would lack.
        thread::scope(|scope| {
            let (mut rows, mut first) = (rows, 0);
            for tables in self.tables.chunks_mut(share) {
                let (these, others) = rows.split(tables.len(), shape);
                rows = others;
                scope.spawn(move || work(first, tables, these));
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
        self.each(rows, |n, table, mut place| {
            table.rng = Pcg64Mcg::seed_from_u64(seeds[n]);
            place.clear();
            let first = table.begin(&root);
            table.tell(first, place);
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), (usize, StepError)> {
        for (n, (mask, &action)) in rows.masks.chunks_exact(self.shape.actions).zip(actions).enumerate() {
            let number = usize::try_from(action).unwrap_or(usize::MAX);
            if mask.get(number) != Some(&1) {
                let why = judge(&self.tables[n].game, None, number).err();
                return Err((n, why.unwrap_or(StepError::Number)));
            }
        }
        let (root, reward) = (self.root.clone(), self.reward);
        self.each(rows, |n, table, place| {
            let action = G::from_index(actions[n] as usize).expect("it is legal, so it has a number");
            table.play(place.player(), action, &root, reward, place);
        });
        Ok(())
    }

    fn step_random(&mut self, rows: Rows<'_>) {
        let (root, reward) = (self.root.clone(), self.reward);
        self.each(rows, |_, table, place| {
            let seat = place.player();
            let action = table.game.pick(seat, &mut table.rng);
            table.play(seat, action, &root, reward, place);
        });
    }

    fn state(&self, n: usize) -> Box<dyn AnyState> {
        let Table { game, rng, .. } = &self.tables[n];
        Box::new(State::of(game.clone(), rng.clone(), self.reward))
    }
}

/// Where one game is told of.
struct Place<'a, 'b> {
    rows: &'a mut Rows<'b>,
    n: usize,
    shape: &'a Shape,
}

impl Place<'_, '_> {
    /// Whose turn it is.
    fn player(&self) -> Seat {
        Seat::new(self.rows.players[self.n] as usize)
    }

    /// No game has ended here.
    fn clear(&mut self) {
        self.rows.done[self.n] = 0;
        self.rows.reward(self.n, self.shape).fill(0.0);
    }
}

impl<G: Tensor> Table<G> {
    /// Begins anew, and says who is the first to choose.
    fn begin(&mut self, root: &G) -> Seat {
        self.game = root.clone();
        self.settle().expect("no game is over before anybody has chosen")
    }

    /// Plays an action that is known to be legal, and begins anew where that ends the game.
    #[inline]
    fn play(&mut self, seat: Seat, action: G::Action, root: &G, reward: Reward, mut place: Place<'_, '_>) {
        if place.rows.done[place.n] == 1 {
            place.clear();
        }
        self.game.apply(Step::Act(seat, action), &mut |_| ());
        let next = self.settle().unwrap_or_else(|| self.end(root, reward, &mut place));
        self.tell(next, place);
    }

    /// Tells how the game has ended, and begins the next.
    #[cold]
    fn end(&mut self, root: &G, reward: Reward, place: &mut Place<'_, '_>) -> Seat {
        place.rows.done[place.n] = 1;
        let rewards = place.rows.reward(place.n, place.shape);
        reward.of(&self.game, |seat, it| rewards[seat.index()] = it as f32);
        self.begin(root)
    }

    /// Lets chance decide up to the next choice, and says whose it is; nobody's once the game is over.
    #[inline]
    fn settle(&mut self) -> Option<Seat> {
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

    /// Writes whose turn it is, what may be chosen and what is seen.
    // Every step ends here: as a call of its own it would cost a tenth of the step.
    #[inline(always)]
    fn tell(&mut self, seat: Seat, Place { rows, n, shape }: Place<'_, '_>) {
        rows.players[n] = seat.index() as i32;
        self.mark(seat, rows.mask(n, shape));
        if shape.list > 0 {
            rows.n_legal[n] = self.list(seat, rows.list(n, shape));
        }
        if shape.features > 0 {
            self.observe(seat, rows.observation(n, shape));
        }
    }

    /// Lists the numbers of what may be chosen, and says how many there are. This and what is seen are kept apart from
    /// what every step does.
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
        // Only what was marked before is wiped: some games have a hundred thousand actions.
        let marked = &mut self.marked;
        marked.drain(..).for_each(|number| mask[number as usize] = 0);
        self.game.actions(seat, &mut |action| {
            mask[G::index(action)] = 1;
            marked.push(G::index(action) as u32);
        });
    }
}

/// Up to so many marks are written all at once.
const FEW_ACTIONS: usize = 512;
