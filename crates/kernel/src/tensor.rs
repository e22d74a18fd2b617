use crate::{
    ActionSpace, Observer, Seat, Sheet,
    sheet::{Names, Nonzeros},
};

/// What a seat sees as a fixed row of numbers, for learning.
///
/// The row is defined by a view, so it contains no more than the observer can know; a game may write the same row
/// straight from its state, and a law compares the two. The length is the same for every number of players.
///
/// All items are optional. `impl Tensor for MyGame {}` observes by feature hashing: every leaf of the
/// serialised view is a feature, and 248 signed sums (`hash.0` on, after `me.0` to `me.7`, which mark the
/// observer's seat) collect the features by a hash of their names. That is enough to learn from, but no row of
/// its own can be read back. A game that writes a row itself puts seats in the order in which the
/// observer sees them, itself first, and zeros for seats that are not taken.
pub trait Tensor: ActionSpace {
    /// How many numbers there are.
    const LEN: usize = crate::hashed::LEN;

    /// Every row has fewer numbers that are not zero, or just as many where that is all of them.
    const MAX_NONZERO: usize = Self::LEN;

    /// Writes what `seat` sees, number by number, each with its name. How many are written and what they
    /// are called depends on nothing.
    fn write(view: &Self::View, seat: Seat, sheet: &mut impl Sheet) {
        crate::hashed::write(view, seat, sheet);
    }

    /// Writes the same numbers as [`Tensor::write`] does of the view of `seat`, without the view: most of the time of
    /// an observation would go into making one.
    #[inline]
    fn observe(&self, seat: Seat, sheet: &mut impl Sheet) {
        Self::write(&self.view(Observer::Seat(seat)), seat, sheet);
    }
}

/// Visits the numbers of what `seat` sees that are not zero, and some that are, each with its index and whether it is not,
/// in ascending order.
#[inline]
pub fn visit_nonzeros<G: Tensor>(game: &G, seat: Seat, visit: impl FnMut(usize, f32, bool)) {
    let mut sheet = Nonzeros::new(visit);
    game.observe(seat, &mut sheet);
    debug_assert_eq!(sheet.at, G::LEN, "the length of a row never changes");
}

/// Visits the inputs of a net for an imagined position that are not zero, and some that are, in ascending
/// order ([`Estimate::write_net_inputs`](crate::Estimate::write_net_inputs)).
#[inline]
pub fn visit_net_inputs<G: crate::Estimate>(game: &G, viewer: Seat, mut visit: impl FnMut(usize, f32)) {
    let mut sheet = Nonzeros::new(|n, value, _| visit(n, value));
    game.write_net_inputs(viewer, &mut sheet);
    debug_assert_eq!(sheet.at, G::NET_INPUTS, "the number of inputs never changes");
}

/// Writes the row of what `seat` sees; `to` has [`Tensor::LEN`] places.
///
/// # Panics
///
/// Panics if `to` is shorter.
pub fn write_observation<G: Tensor>(game: &G, seat: Seat, to: &mut [f32]) {
    to[..G::LEN].fill(0.0);
    visit_nonzeros(game, seat, |n, value, _| to[n] = value);
}

/// Writes the row of a view of `seat`; `to` has [`Tensor::LEN`] places.
///
/// # Panics
///
/// Panics if `to` is shorter.
pub fn write_tensor<G: Tensor>(view: &G::View, seat: Seat, to: &mut [f32]) {
    to[..G::LEN].fill(0.0);
    let mut sheet = Nonzeros::new(|n, value, _| to[n] = value);
    G::write(view, seat, &mut sheet);
    debug_assert_eq!(sheet.at, G::LEN, "the length of a row never changes");
}

/// A number of a row as a byte: thirty-seconds, up to four either way.
pub fn quantized(value: f32) -> i8 {
    // A conversion saturates.
    (value * QUANTA).round_ties_even() as i8
}

/// How many steps of [`quantized`] make one.
pub const QUANTA: f32 = 32.0;

/// The names of the numbers, in order.
///
/// # Panics
///
/// Panics if the game refuses its default options with the least number of players.
pub fn tensor_names<G: Tensor>() -> Vec<String> {
    let least = *G::PLAYERS.start();
    let game = G::new(least, &G::Options::default()).expect("the default options suit the least number of players");
    tensor_names_of::<G>(&game.view(Observer::Seat(Seat::new(0))), Seat::new(0))
}

/// The names as they come out for one view: the laws see to it that they are always the same.
pub fn tensor_names_of<G: Tensor>(view: &G::View, seat: Seat) -> Vec<String> {
    let mut names = Names::default();
    G::write(view, seat, &mut names);
    names.list
}
