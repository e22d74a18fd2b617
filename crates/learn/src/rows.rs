/// The dimensions of the arrays of a batch.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Shape {
    /// The number of games.
    pub games: usize,
    /// The number of players of each game.
    pub players: usize,
    /// The size of the action space.
    pub actions: usize,
    /// The length of a dense observation of floats; zero if they are not wanted.
    pub dense: usize,
    /// The length of a dense observation of bytes; zero if they are not wanted.
    pub bytes: usize,
    /// The stride of a sparse observation; zero if they are not wanted.
    pub sparse: usize,
    /// The bytes of a mask; zero if masks are not wanted.
    pub mask: usize,
    /// The stride of a list of legal actions; zero if lists are not wanted.
    pub list: usize,
    /// The stride of the factors of a list; zero if they are not wanted.
    pub factors: usize,
}

/// The arrays that a batch writes, one row for each game. The caller owns the memory.
#[derive(Default)]
pub struct Rows<'a> {
    /// The observation of the player whose turn it is.
    pub dense: &'a mut [f32],
    /// The same, quantized.
    pub bytes: &'a mut [i8],
    /// The same, sparse: which numbers are not zero, in ascending order; entries from `n_nonzero` on are undefined.
    pub indices: &'a mut [i32],
    /// The values at `indices`, in the same order.
    pub values: &'a mut [f32],
    /// How many there are.
    pub n_nonzero: &'a mut [i32],
    /// The mask of legal actions, a byte or a bit each.
    pub masks: &'a mut [u8],
    /// The indices of the legal actions in the order of the rules; entries from `n_legal` on are undefined.
    pub legal: &'a mut [i32],
    /// The factors of the legal actions, in the order of the list.
    pub factors: &'a mut [i16],
    /// The number of legal actions.
    pub n_legal: &'a mut [i32],
    /// The player whose turn it is, from zero.
    pub players: &'a mut [i32],
    /// The reward of each player for the last step: zero except at the end of a game.
    pub rewards: &'a mut [f32],
    /// One where the last step ended a game. Apart from the rewards, the row then belongs to the next game.
    pub done: &'a mut [u8],
}

impl<'a> Rows<'a> {
    /// Takes the first `n` rows off.
    pub(crate) fn take(&mut self, n: usize, shape: &Shape) -> Rows<'a> {
        Rows {
            dense: take(&mut self.dense, n * shape.dense),
            bytes: take(&mut self.bytes, n * shape.bytes),
            indices: take(&mut self.indices, n * shape.sparse),
            values: take(&mut self.values, n * shape.sparse),
            n_nonzero: take(&mut self.n_nonzero, if shape.sparse > 0 { n } else { 0 }),
            masks: take(&mut self.masks, n * shape.mask),
            legal: take(&mut self.legal, n * shape.list),
            factors: take(&mut self.factors, n * shape.factors),
            n_legal: take(&mut self.n_legal, if shape.list > 0 { n } else { 0 }),
            players: take(&mut self.players, n),
            rewards: take(&mut self.rewards, n * shape.players),
            done: take(&mut self.done, n),
        }
    }

    /// The rewards of one game.
    pub(crate) fn reward(&mut self, n: usize, shape: &Shape) -> &mut [f32] {
        row(self.rewards, n, shape.players)
    }
}

/// The row of game `n`.
#[inline]
pub(crate) fn row<T>(rows: &mut [T], n: usize, stride: usize) -> &mut [T] {
    &mut rows[n * stride..][..stride]
}

fn take<'a, T>(rows: &mut &'a mut [T], n: usize) -> &'a mut [T] {
    let (first, rest) = std::mem::take(rows).split_at_mut(n);
    *rows = rest;
    first
}
