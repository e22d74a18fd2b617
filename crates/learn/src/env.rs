use kernel::{N_FACTORS, Observer, Seat, Step, Tensor, Turn, quantized};
use rand_pcg::Pcg64Mcg;

use crate::{Opponent, Reward, Rows, Shape, rows::row, sparse::SparseRow};

/// One game of a batch.
pub(crate) struct Env<G> {
    pub(crate) game: G,
    pub(crate) rng: Pcg64Mcg,
    pub(crate) opponents: Option<Opposition<G>>,
    /// The legal actions marked in the mask, where it is too large to be cleared as a whole.
    marked: Vec<u32>,
    /// The numbers of the dense observation that are not zero: a step clears these and no others.
    seen: Vec<i32>,
}

/// Who plays against the seat that learns.
pub(crate) struct Opposition<G> {
    pub(crate) learner: Seat,
    pub(crate) bot: Box<dyn Opponent<G>>,
}

/// The rows of one game.
pub(crate) struct EnvRows<'a, 'b> {
    pub(crate) rows: &'a mut Rows<'b>,
    pub(crate) n: usize,
    pub(crate) shape: &'a Shape,
    /// Where an observation is made.
    pub(crate) seen: &'a mut SparseRow,
}

impl EnvRows<'_, '_> {
    /// The player whose turn it is.
    pub(crate) fn player(&self) -> Seat {
        Seat::new(self.rows.players[self.n] as usize)
    }

    /// The legal actions, where they are listed.
    #[inline]
    pub(crate) fn listed(&mut self) -> Option<&[i32]> {
        let n_legal = if self.shape.list > 0 { self.rows.n_legal[self.n] as usize } else { 0 };
        (n_legal > 0).then(|| &row(self.rows.legal, self.n, self.shape.list)[..n_legal])
    }

    /// Clears the rewards and the mark of a game that has ended.
    pub(crate) fn clear_result(&mut self) {
        self.rows.done[self.n] = 0;
        self.rows.reward(self.n, self.shape).fill(0.0);
    }
}

impl<G: Tensor> Env<G> {
    pub(crate) fn new(game: G, rng: Pcg64Mcg) -> Self {
        Env { game, rng, opponents: None, marked: Vec::new(), seen: Vec::new() }
    }

    /// Restarts the game, and returns the first player.
    pub(crate) fn restart(&mut self, root: &G) -> Seat {
        // Against opponents a game may end before the learner has a choice: then the next one counts.
        loop {
            self.game = root.clone();
            if let Some(seat) = self.play_on() {
                return seat;
            }
        }
    }

    /// Plays an action, which must be legal, and restarts the game if that ends it.
    #[inline]
    pub(crate) fn step(&mut self, seat: Seat, action: G::Action, root: &G, reward: Reward, mut rows: EnvRows<'_, '_>) {
        if rows.rows.done[rows.n] == 1 {
            rows.clear_result();
        }
        self.game.apply(Step::Act(seat, action), &mut |_| ());
        let next = self.play_on().unwrap_or_else(|| self.finish(root, reward, &mut rows));
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

    /// Resolves chance and plays for opponents up to the next choice, and returns its player; `None` if the game is
    /// over.
    #[inline]
    fn play_on(&mut self) -> Option<Seat> {
        loop {
            match self.game.turn() {
                Turn::Seats(seats) => match &mut self.opponents {
                    None => return seats.lowest(),
                    Some(Opposition { learner, .. }) if seats.contains(*learner) => return Some(*learner),
                    Some(Opposition { bot, .. }) => {
                        let seat = seats.lowest()?;
                        let action = bot.choose(seat, &self.game.view(Observer::Seat(seat)));
                        self.game.apply(Step::Act(seat, action), &mut |_| ());
                    }
                },
                Turn::Over => return None,
                Turn::Chance => {
                    let outcome = self.game.sample(&mut self.rng);
                    self.game.apply(Step::Chance(outcome), &mut |_| ());
                }
            }
        }
    }

    /// Writes the player, the legal actions and the observation.
    // Every step ends here: not inlined, the call costs a tenth of the step.
    #[inline(always)]
    pub(crate) fn write(&mut self, seat: Seat, EnvRows { rows, n, shape, seen }: EnvRows<'_, '_>) {
        rows.players[n] = seat.index() as i32;
        if shape.list > 0 {
            let factors = if shape.factors > 0 { row(rows.factors, n, shape.factors) } else { &mut [] };
            rows.n_legal[n] = self.list(seat, row(rows.legal, n, shape.list), factors);
        }
        if shape.mask > 0 {
            let mask = row(rows.masks, n, shape.mask);
            if shape.mask == G::SIZE && G::SIZE <= FEW_ACTIONS {
                self.game.mark(seat, mask);
            } else {
                self.mark_changes(seat, mask, shape.mask < G::SIZE);
            }
        }
        if shape.sparse > 0 {
            seen.observe(&self.game, seat);
            let n_nonzero = seen.indices().len();
            rows.n_nonzero[n] = n_nonzero as i32;
            row(rows.indices, n, shape.sparse)[..n_nonzero].copy_from_slice(seen.indices());
            row(rows.values, n, shape.sparse)[..n_nonzero].copy_from_slice(seen.values());
        } else if shape.dense > 0 {
            self.observe_dense(seat, row(rows.dense, n, shape.dense), seen, |value| value);
        } else if shape.bytes > 0 {
            self.observe_dense(seat, row(rows.bytes, n, shape.bytes), seen, quantized);
        }
    }

    /// Lists the indices of the legal actions and returns their number.
    #[inline]
    fn list(&self, seat: Seat, list: &mut [i32], factors: &mut [i16]) -> i32 {
        let mut n_legal = 0;
        if factors.is_empty() {
            self.game.indices(seat, &mut |index| {
                list[n_legal] = index as i32;
                n_legal += 1;
            });
        } else {
            self.game.actions(seat, &mut |action| {
                list[n_legal] = G::index(action) as i32;
                factors[n_legal * N_FACTORS..][..N_FACTORS].copy_from_slice(&G::factors(action));
                n_legal += 1;
            });
        }
        n_legal as i32
    }

    /// Takes the marks of the last step back and sets those of this one: some games have a hundred thousand actions.
    #[inline(never)]
    fn mark_changes(&mut self, seat: Seat, mask: &mut [u8], bits: bool) {
        let place = |index: u32| if bits { (index as usize / 8, 1 << (index % 8)) } else { (index as usize, 1) };
        for (byte, _) in self.marked.drain(..).map(place) {
            mask[byte] = 0;
        }
        let marked = &mut self.marked;
        self.game.indices(seat, &mut |index| {
            let (byte, bit) = place(index as u32);
            mask[byte] |= bit;
            marked.push(index as u32);
        });
    }

    /// Takes back what the last observation has set and sets what this one does: most numbers are zero.
    fn observe_dense<T: Copy + Default>(
        &mut self,
        seat: Seat,
        row: &mut [T],
        seen: &mut SparseRow,
        as_seen: impl Fn(f32) -> T,
    ) {
        self.seen.iter().for_each(|index| row[*index as usize] = T::default());
        seen.observe_dense(&self.game, seat, row, as_seen);
        self.seen.clear();
        self.seen.extend_from_slice(seen.indices());
    }
}

/// Masks of at most this length are rewritten as a whole.
const FEW_ACTIONS: usize = 512;
