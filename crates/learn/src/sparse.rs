use kernel::{Seat, Tensor, visit_nonzeros};

/// Room for every row. A power of two: an index that is masked needs no check of its bounds.
const CAPACITY: usize = 1 << 12;

/// One observation: the numbers that are not zero, with their indices in ascending order. It is small and used for one
/// game after the other, so it stays in the nearest cache.
pub(crate) struct SparseRow {
    n: usize,
    indices: [i32; CAPACITY],
    values: [f32; CAPACITY],
}

impl SparseRow {
    pub(crate) const fn new() -> Self {
        SparseRow { n: 0, indices: [0; CAPACITY], values: [0.0; CAPACITY] }
    }

    /// Replaces the row by what `seat` sees.
    // Not inlined, because not every step needs it.
    #[inline(never)]
    pub(crate) fn observe<G: Tensor>(&mut self, game: &G, seat: Seat) {
        self.observe_into(game, seat, |row, n, _, value| row.values[n % CAPACITY] = value);
    }

    /// Writes what `seat` sees into a dense row of zeros; only the indices of the numbers that are not zero are kept here.
    #[inline(never)]
    pub(crate) fn observe_dense<G: Tensor, T>(
        &mut self,
        game: &G,
        seat: Seat,
        dense: &mut [T],
        as_seen: impl Fn(f32) -> T,
    ) {
        self.observe_into(game, seat, |_, _, index, value| dense[index] = as_seen(value));
    }

    #[inline(always)]
    fn observe_into<G: Tensor>(&mut self, game: &G, seat: Seat, mut write: impl FnMut(&mut Self, usize, usize, f32)) {
        const { assert!(G::MAX_NONZERO < CAPACITY) };
        let mut n = 0;
        visit_nonzeros(game, seat, |index, value, counts| {
            // A zero is written over by the next number.
            self.indices[n % CAPACITY] = index as i32;
            write(self, n, index, value);
            n += usize::from(counts);
        });
        self.n = n;
    }

    pub(crate) fn indices(&self) -> &[i32] {
        &self.indices[..self.n]
    }

    pub(crate) fn values(&self) -> &[f32] {
        &self.values[..self.n]
    }
}
