use std::thread;

use kernel::{Draw, Observer, Seat, Step, Tensor, Turn, write_tensor};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    AnyState, MAX_LEGAL, Reward, Rows, Shape, State, StepError,
    rows::Row,
    state::{judge, settle},
};

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
    /// `games` games from `root`, a game before its first step; [`AnyBatch::reset`] begins them. With
    /// `observe`, rows tell what the player whose turn it is sees.
    pub fn new(root: &G, games: usize, reward: Reward, observe: bool, threads: usize) -> Self {
        let shape = Shape {
            games,
            players: usize::from(root.seats().len()),
            actions: G::SIZE,
            features: if observe { G::LEN } else { 0 },
        };
        let table = || Table { game: root.clone(), rng: Pcg64Mcg::seed_from_u64(0) };
        let tables = (0..games).map(|_| table()).collect();
        Batch { root: root.clone(), reward, shape, threads: threads.clamp(1, games.max(1)), tables }
    }

    /// Lets `play` loose on every game, on several threads where there are several.
    fn each(&mut self, rows: Rows<'_>, play: impl Fn(usize, &mut Table<G>, &mut Row<'_>) + Sync) {
        let (shape, play) = (self.shape, &play);
        let share = shape.games.div_ceil(self.threads).max(1);
        let work = move |first: usize, tables: &mut [Table<G>], mut rows: Rows<'_>| {
            let shape = Shape { games: tables.len(), ..shape };
            for (n, (table, mut row)) in tables.iter_mut().zip(rows.each(shape)).enumerate() {
                play(first + n, table, &mut row);
            }
        };
        // Threads live no longer than the step: nothing is left behind that a fork would lack.
        thread::scope(|scope| {
            let (mut rows, mut first) = (rows, 0);
            for tables in self.tables.chunks_mut(share) {
                let (these, others) = rows.split(tables.len(), shape);
                rows = others;
                if first + tables.len() == shape.games {
                    work(first, tables, these);
                } else {
                    scope.spawn(move || work(first, tables, these));
                }
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
        self.each(rows, |n, table, row| {
            *table = Table { game: root.clone(), rng: Pcg64Mcg::seed_from_u64(seeds[n]) };
            settle(&mut table.game, &mut table.rng);
            *row.done = 0;
            row.rewards.fill(0.0);
            row.tell(&table.game);
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), (usize, StepError)> {
        let size = self.shape.actions;
        for (n, mask) in rows.masks.chunks_exact(size).enumerate() {
            let number = usize::try_from(actions[n]).unwrap_or(usize::MAX);
            if mask.get(number) != Some(&1) {
                let why = judge(&self.tables[n].game, number).err();
                return Err((n, why.unwrap_or(StepError::Number)));
            }
        }
        let (root, reward) = (self.root.clone(), self.reward);
        self.each(rows, |n, table, row| {
            let action = G::from_index(actions[n] as usize).expect("it is legal, so it has a number");
            table.play(action, &root, reward, row);
        });
        Ok(())
    }

    fn step_random(&mut self, rows: Rows<'_>) {
        let (root, reward) = (self.root.clone(), self.reward);
        self.each(rows, |_, table, row| {
            let number = row.legal[table.rng.below(*row.n_legal as u32) as usize];
            let action = G::from_index(number as usize).expect("it is legal, so it has a number");
            table.play(action, &root, reward, row);
        });
    }

    fn state(&self, n: usize) -> Box<dyn AnyState> {
        let Table { game, rng } = &self.tables[n];
        Box::new(State::of(game.clone(), rng.clone(), self.reward))
    }
}

impl<G: Tensor> Table<G> {
    /// Plays an action that is known to be legal, and begins anew where that ends the game.
    fn play(&mut self, action: G::Action, root: &G, reward: Reward, row: &mut Row<'_>) {
        if *row.done == 1 {
            *row.done = 0;
            row.rewards.fill(0.0);
        }
        self.game.apply(Step::Act(Seat::new(*row.player as usize), action), &mut |_| ());
        settle(&mut self.game, &mut self.rng);
        if self.game.turn() == Turn::Over {
            *row.done = 1;
            reward.of(&self.game, |seat, it| row.rewards[seat.index()] = it);
            self.game = root.clone();
            settle(&mut self.game, &mut self.rng);
        }
        row.tell(&self.game);
    }
}

impl Row<'_> {
    /// Writes whose turn it is, what may be chosen and what is seen.
    fn tell<G: Tensor>(&mut self, game: &G) {
        let Turn::Seats(seats) = game.turn() else { unreachable!("chance is settled, and what ends begins anew") };
        let seat = seats.lowest().expect("somebody owes a choice");
        *self.player = seat.index() as i32;
        // Only what was set before is wiped: some games have a hundred thousand actions.
        for &number in &self.legal[..*self.n_legal as usize] {
            self.mask[number as usize] = 0;
        }
        let mut n = 0;
        game.actions(seat, &mut |action| {
            let number = G::index(action);
            self.legal[n] = number as i32;
            self.mask[number] = 1;
            n += 1;
        });
        debug_assert!(n <= MAX_LEGAL);
        *self.n_legal = n as i32;
        if !self.observation.is_empty() {
            write_tensor::<G>(&game.view(Observer::Seat(seat)), seat, self.observation);
        }
    }
}
