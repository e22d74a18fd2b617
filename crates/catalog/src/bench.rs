//! Something to measure.

use bots::{Search, playout};
use kernel::{Estimate, Game, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::Level;

/// How many positions a search is measured at.
const POSITIONS: usize = 16;

/// The same work, again and again.
pub trait Bench {
    /// Plays `n` games to their end, or searches for `n` iterations, and says how many steps or iterations that
    /// took. It allocates nothing.
    fn run(&mut self, n: u64) -> u64;
}

/// Random playouts, one after another.
pub(crate) struct Playouts<G> {
    root: G,
    rng: Pcg64Mcg,
}

/// Searches at positions all over a game.
pub(crate) struct Searches<G: Estimate> {
    search: Search<G>,
    positions: Vec<(Seat, G::View)>,
    next: usize,
}

impl<G> Playouts<G> {
    pub(crate) fn new(root: G) -> Self {
        Playouts { root, rng: Pcg64Mcg::seed_from_u64(1) }
    }
}

impl<G: Game> Bench for Playouts<G> {
    fn run(&mut self, n: u64) -> u64 {
        (0..n).map(|_| playout(&mut self.root.clone(), &mut self.rng)).sum()
    }
}

impl<G: Estimate> Searches<G> {
    pub(crate) fn new(root: G) -> Self {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let length = playout(&mut root.clone(), &mut rng);
        let every = (length / (POSITIONS as u64 + 1)).max(1);
        let (mut state, mut positions, mut steps) = (root, Vec::new(), 0);
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody owes a choice");
                    if steps / every > positions.len() as u64 {
                        positions.push((seat, state.view(Observer::Seat(seat))));
                    }
                    Step::Act(seat, state.pick(seat, &mut rng))
                }
            };
            state.apply(step, &mut |_| ());
            steps += 1;
        }
        let settings = Level::Hard.settings(G::SLUG).expect("a hard bot searches");
        Searches { search: Search::new(bots::Settings { time: None, ..settings }, 1), positions, next: 0 }
    }
}

impl<G: Estimate> Bench for Searches<G> {
    fn run(&mut self, n: u64) -> u64 {
        let mut done = 0;
        while done < n {
            let (seat, view) = &self.positions[self.next % self.positions.len()];
            self.search.clear();
            self.search.run(*seat, view);
            done += self.search.iterations(*seat);
            self.next += 1;
        }
        done
    }
}
