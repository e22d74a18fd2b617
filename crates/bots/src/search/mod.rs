//! Search among what may lie behind a view: information set Monte Carlo tree search.
//!
//! Each iteration imagines a state behind the view and plays it from there. Every seat has a tree of its
//! own (Cowling, Powley and Whitehouse call it *multiple observer*), whose branches are what that seat sees
//! happen: so nobody's choice depends on what he does not know, and those who choose at the same time choose
//! blindly. What nature does is drawn anew each time and is no branch. An iteration ends where it leaves the
//! trees, after a few guided steps more if the settings say so, and is judged by the game's own weights.

mod descend;
mod thinker;
mod tree;

use std::time::{Duration, Instant};

use kernel::{Estimate, Game, MAX_SEATS, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use tree::{Place, Tree};

pub use thinker::Thinker;

/// How many iterations pass between two looks at the clock.
const BETWEEN_LOOKS: u32 = 16;

/// How to search. The same settings, seed and view find the same as long as the time suffices.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Settings {
    /// How often a game is imagined.
    pub iterations: u32,
    /// No longer than this, whatever the iterations.
    pub time: Option<Duration>,
    /// Room for so many nodes, and not one more.
    pub nodes: usize,
    /// How much is given for trying what was tried little.
    pub explore: f32,
    /// How sharply the first judgement tells choices apart: the less, the sharper.
    pub heat: f32,
    /// How many choices of the searching seat the tree looks ahead. One is flat Monte Carlo.
    pub depth: u8,
    /// How others choose.
    pub others: Others,
    /// How many choices follow where the trees end, before the judgement.
    pub playout: u16,
    /// How many of the choices there are weighed, by the first judgement; with one it is taken as it comes, and
    /// [`EVERY`](crate::EVERY) weighs all.
    pub tries: u8,
    /// Whether choices follow until things are calm.
    pub calm: bool,
}

/// How the search believes that others choose.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Others {
    /// As well as it does itself: each has a tree.
    Search,
    /// The best at first sight of so many that come to their mind, or of [`EVERY`](crate::EVERY) one.
    Guess(u8),
}

/// What a search has found about one action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// Which.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How likely whoever chooses it is to win.
    pub chance: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            iterations: 1000,
            time: None,
            nodes: 1 << 17,
            explore: 0.6,
            heat: 0.3,
            depth: 40,
            others: Others::Guess(3),
            playout: 0,
            tries: 1,
            calm: false,
        }
    }
}

/// A search that may be asked again and again; it keeps its room.
pub struct Search<G: Game> {
    settings: Settings,
    tree: Tree<G::Action>,
    rng: Pcg64Mcg,
    /// The nodes of the present iteration.
    path: Vec<Place>,
    /// The choices that are legal in it.
    legal: Vec<Place>,
    /// The same before they have nodes, with what they promise.
    weighed: Vec<(G::Action, f32)>,
}

impl<G: Estimate> Search<G> {
    /// The same seed finds the same.
    pub fn new(settings: Settings, seed: u64) -> Self {
        Search {
            settings,
            tree: Tree::new(settings.nodes),
            rng: Pcg64Mcg::seed_from_u64(seed),
            path: Vec::with_capacity(4 * usize::from(settings.depth) * MAX_SEATS),
            legal: Vec::with_capacity(256),
            weighed: Vec::with_capacity(256),
        }
    }

    /// Looks ahead from `view` for `seat`, which owes a choice, on top of what was found before.
    pub fn run(&mut self, seat: Seat, view: &G::View) {
        let begun = Instant::now();
        let done = self.tree.at(seat.index() as Place).asked;
        for n in done..self.settings.iterations.max(done + 1) {
            let late = |limit| n % BETWEEN_LOOKS == 0 && n > done && begun.elapsed() >= limit;
            if self.settings.time.is_some_and(late) {
                break;
            }
            self.iterate(seat, view, None);
        }
    }

    /// Tries `action` until it was tried `visits` times, however bad it seems.
    pub fn insist(&mut self, seat: Seat, view: &G::View, action: G::Action, visits: u32) {
        let tried = |this: &Self| this.choices(seat).iter().find(|it| it.action == action).map_or(0, |it| it.visits);
        for _ in tried(self)..visits {
            self.iterate(seat, view, Some(action));
        }
    }

    /// What was found about each choice of `seat`, the best first: what was tried most, and of equals what
    /// brought more.
    pub fn choices(&self, seat: Seat) -> Vec<Choice<G::Action>> {
        let choice = |node: &tree::Node<G::Action>| {
            Some(Choice { action: node.action?, visits: node.visits, chance: node.mean()? })
        };
        let mut found: Vec<_> = self.tree.children(seat.index() as Place).filter_map(|(_, it)| choice(it)).collect();
        sort(&mut found);
        found
    }

    /// How many iterations were made for the choice of `seat`.
    pub fn iterations(&self, seat: Seat) -> u64 {
        self.tree.at(seat.index() as Place).asked.into()
    }

    /// How many nodes there are: never more than the settings allow.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Forgets what was found.
    pub fn clear(&mut self) {
        self.tree.clear();
    }
}

/// Searches on several threads, each for itself, and adds up what they find about each choice.
pub fn search_with_threads<G: Estimate>(
    settings: Settings,
    seed: u64,
    threads: u64,
    seat: Seat,
    view: &G::View,
) -> Vec<Choice<G::Action>> {
    let one = |nth: u64| {
        let mut search = Search::<G>::new(settings, seed.wrapping_add(nth));
        search.run(seat, view);
        search.choices(seat)
    };
    let found: Vec<Vec<Choice<G::Action>>> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads.max(1)).map(|nth| scope.spawn(move || one(nth))).collect();
        running.into_iter().map(|it| it.join().expect("a search does not panic")).collect()
    });
    let mut sum: Vec<Choice<G::Action>> = Vec::new();
    for choice in found.into_iter().flatten() {
        match sum.iter_mut().find(|it| it.action == choice.action) {
            Some(it) => {
                let worth = it.chance * it.visits as f32 + choice.chance * choice.visits as f32;
                it.visits += choice.visits;
                it.chance = worth / it.visits as f32;
            }
            None => sum.push(choice),
        }
    }
    sort(&mut sum);
    sum
}

fn sort<A>(choices: &mut [Choice<A>]) {
    choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
}
