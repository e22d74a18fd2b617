//! Information set Monte Carlo tree search (ISMCTS) from a view.
//!
//! Each iteration samples a state that the view does not rule out (a determinization) and plays it. Every seat has a
//! tree of its own (*multiple observer* ISMCTS: Cowling, Powley and Whitehouse 2012) whose branches are the actions
//! that this seat sees. Therefore no decision depends on hidden information, and seats that choose at the same time
//! choose blindly. Outcomes of chance are sampled in each iteration and are not branches.
//!
//! An iteration selects actions by PUCT until it leaves the trees, continues with the playout policy as far as the
//! settings ask for, evaluates the position by the game's weights, and adds the result to the nodes of its path.
//! A game without features has no evaluation, so its playouts run to the end of the game.
//!
//! Invariant: the trees never hold more than `max_nodes` nodes, and a search allocates nothing after its first run.
//! An iteration costs one determinization, one logit for each legal action of a node that is expanded, and the
//! playout.

mod bot;
mod iteration;
mod plan;
mod tree;

use std::time::Duration;

use kernel::{Estimate, Game, MAX_SEATS, Policy, SearchSettings, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Judge, sense::Senseless};
use tree::{NodeId, Tree};

pub use bot::SearchBot;

/// Iterations between two readings of the clock.
const CLOCK_INTERVAL: u32 = 16;

/// The result of a search for one action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ActionValue<A> {
    /// A legal action of the searching seat.
    pub action: A,
    /// The iterations that chose it.
    pub visits: u32,
    /// The mean probability of winning over these iterations.
    pub value: f32,
}

/// A search that can be continued and keeps its memory between searches.
pub struct Search<G: Game> {
    settings: SearchSettings,
    /// Judges positions at the end of iterations.
    leaves: Judge,
    /// Judges the actions of a node that is expanded.
    priors_by: Judge,
    /// Judges the actions of the playout policy and of modelled opponents.
    policy: Judge,
    tree: Tree<G::Action>,
    /// What the searching seat leaves out at the root.
    senseless: Senseless<G::Action>,
    rng: Pcg64Mcg,
    /// The nodes visited by the current iteration.
    path: Vec<NodeId>,
    /// The nodes of the actions that are legal at the node being selected from.
    legal: Vec<NodeId>,
    /// The legal actions of a node being expanded, with their logits and then their likelihoods.
    priors: Vec<(G::Action, f32)>,
}

impl<G: Estimate> Search<G> {
    /// An empty search. The same seed finds the same.
    pub fn new(settings: SearchSettings, seed: u64) -> Self {
        Search::with_judge(settings, &Judge::WEIGHTS, seed)
    }

    /// The same with a judge, which is asked for what [`SearchSettings::net`] says.
    pub fn with_judge(settings: SearchSettings, judge: &Judge, seed: u64) -> Self {
        let policy = match settings.policy {
            Policy::Weights => Judge::WEIGHTS,
            Policy::Estimate => Judge::ESTIMATE,
        };
        Search {
            settings,
            leaves: judge.only_if(settings.net.leaves),
            priors_by: if settings.net.priors && judge.has_net() { judge.clone() } else { policy.clone() },
            policy,
            tree: Tree::new(settings.max_nodes),
            senseless: Senseless::with_room(),
            rng: Pcg64Mcg::seed_from_u64(seed),
            path: Vec::with_capacity(4 * usize::from(settings.depth) * MAX_SEATS),
            legal: Vec::with_capacity(256),
            priors: Vec::with_capacity(256),
        }
    }

    /// Searches for `seat`, which owes a choice and sees `view`, until the tree has the iterations of the settings or
    /// the time limit is reached. Iterations of earlier runs count.
    pub fn run(&mut self, seat: Seat, view: &G::View) {
        // A browser's module has no clock: there a search always ends by its iterations.
        #[cfg(target_family = "wasm")]
        self.run_with_clock(seat, view, || Duration::ZERO);
        #[cfg(not(target_family = "wasm"))]
        {
            let start = std::time::Instant::now();
            self.run_with_clock(seat, view, || start.elapsed());
        }
    }

    /// The same with a clock that tells the time since the start of the run. It is read every 16 iterations.
    pub fn run_with_clock(&mut self, seat: Seat, view: &G::View, mut elapsed: impl FnMut() -> Duration) {
        if self.settings.sense {
            let state = G::determinize(view, &mut self.rng.clone());
            self.senseless.find(&state, seat);
        }
        if self.settings.plan && self.plan(seat, view) {
            return;
        }
        let done = self.tree.at(seat.index() as NodeId).child_visits;
        for n in done..self.settings.iterations.max(done + 1) {
            let mut is_late = |limit| n % CLOCK_INTERVAL == 0 && n > done && elapsed() >= limit;
            if self.settings.time_limit.is_some_and(&mut is_late) {
                break;
            }
            self.iterate(seat, view, None);
        }
    }

    /// Adds iterations that start with `action` until it has `visits` visits, whatever its value.
    pub fn ensure_visits(&mut self, seat: Seat, view: &G::View, action: G::Action, visits: u32) {
        self.senseless.forget(action);
        let visited = self.actions(seat).iter().find(|it| it.action == action).map_or(0, |it| it.visits);
        if visited == 0 && self.settings.plan && self.plan_after(seat, view, action) {
            return;
        }
        for _ in visited..visits {
            self.iterate(seat, view, Some(action));
        }
    }

    /// The visited actions of `seat`, the best first: by visits, then by value.
    pub fn actions(&self, seat: Seat) -> Vec<ActionValue<G::Action>> {
        let value = |node: &tree::Node<G::Action>| {
            Some(ActionValue { action: node.action?, visits: node.visits, value: node.mean()? })
        };
        let mut found: Vec<_> = self.tree.children(seat.index() as NodeId).filter_map(|(_, it)| value(it)).collect();
        found.retain(|it| !self.senseless.contains(it.action));
        sort(&mut found);
        found
    }

    /// The iterations made so far for the current choice of `seat`.
    pub fn iterations(&self, seat: Seat) -> u64 {
        self.tree.at(seat.index() as NodeId).child_visits.into()
    }

    /// The number of nodes of all trees, at most `max_nodes` of the settings (but at least one root for each seat).
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Empties the trees.
    pub fn clear(&mut self) {
        self.tree.clear();
    }
}

/// Searches on several threads, each with its own tree and seed, and merges their action values (root
/// parallelization).
///
/// # Panics
/// Where one of the searches panics.
pub fn search_with_threads<G: Estimate>(
    settings: SearchSettings,
    seed: u64,
    threads: u64,
    seat: Seat,
    view: &G::View,
) -> Vec<ActionValue<G::Action>> {
    let one = |nth: u64| {
        let mut search = Search::<G>::new(settings, seed.wrapping_add(nth));
        search.run(seat, view);
        search.actions(seat)
    };
    let found: Vec<Vec<ActionValue<G::Action>>> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads.max(1)).map(|nth| scope.spawn(move || one(nth))).collect();
        running.into_iter().map(|it| it.join().expect("a search thread does not panic")).collect()
    });
    let mut merged: Vec<ActionValue<G::Action>> = Vec::new();
    for new in found.into_iter().flatten() {
        match merged.iter_mut().find(|it| it.action == new.action) {
            Some(it) => {
                let total_value = it.value * it.visits as f32 + new.value * new.visits as f32;
                it.visits += new.visits;
                it.value = total_value / it.visits as f32;
            }
            None => merged.push(new),
        }
    }
    sort(&mut merged);
    merged
}

fn sort<A: Copy>(actions: &mut [ActionValue<A>]) {
    let before = actions.to_vec();
    let found: Vec<(u32, f32)> = before.iter().map(|it| (it.visits, it.value)).collect();
    let order = order(&found);
    actions.iter_mut().zip(order).for_each(|(place, index)| *place = before[index]);
}

/// The indices of what was visited most, first; of equals that of the highest value. It is the same for every game: a sort
/// for the actions of each would be compiled as often, which is much of the module of the page.
fn order(found: &[(u32, f32)]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..found.len()).collect();
    order.sort_by(|&a, &b| found[b].0.cmp(&found[a].0).then(found[b].1.total_cmp(&found[a].1)));
    order
}
