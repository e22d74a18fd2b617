use kernel::{Seat, Tensor, visit_nonzeros};

/// Room for every row. A power of two: an index that is masked needs no check of its bounds.
const CAPACITY: usize = 1 << 12;

/// One observation: the numbers that are not zero, with their indices in ascending order. Every form of an observation
/// is copied from here. It is small and used for one game after the other, so it stays in the nearest cache.
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
        const { assert!(G::MAX_NONZERO < CAPACITY) };
        let mut n = 0;
        visit_nonzeros(game, seat, |index, value| {
            // A zero is written over by the next number.
            self.indices[n % CAPACITY] = index as i32;
            self.values[n % CAPACITY] = value;
            // By the bits without the sign, which takes fewer instructions than a comparison that knows of NaN.
            n += usize::from(value.to_bits() << 1 != 0);
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
