//! One iteration: selection and expansion in the trees, playout, evaluation, backpropagation.

use kernel::{Estimate, MAX_SEATS, Observer, Opponents, Seat, Step, Turn};
use nets::exp;

use super::{
    Search,
    tree::{NO_NODE, NodeId},
};
use crate::{
    playout,
    policy::{best_of, logit_after, resolve_chance},
    win_probability::WinProbabilities,
};

/// The part of the prior that is uniform over the legal actions, so that every action is visited sometimes.
const UNIFORM_PRIOR: f32 = 0.1;
/// An unvisited action starts at its parent's mean value less this (first play urgency).
const FIRST_PLAY_REDUCTION: f32 = 0.05;
/// The most decisions by which quiescence extends a playout.
const MAX_EXTENSION: u16 = 64;

impl<G: Estimate> Search<G> {
    /// Samples a state of `view` and plays it. `first` is the action of `seat` there, if it is forced.
    pub(super) fn iterate(&mut self, seat: Seat, view: &G::View, first: Option<G::Action>) {
        let mut state = G::determinize(view, &mut self.rng);
        if self.settings.rechoose {
            state.take_back_unseen(seat);
        }
        self.path.clear();
        self.descend(&mut state, seat, first);
        self.playout(&mut state);
        let values = self.leaves.win_probabilities(&state, seat);
        self.backpropagate(&values);
    }

    /// Selects actions until an iteration leaves the trees or the game is over.
    fn descend(&mut self, state: &mut G, searcher: Seat, first: Option<G::Action>) {
        let mut nodes: [NodeId; MAX_SEATS] = std::array::from_fn(|index| index as NodeId);
        let (mut depth, mut first) = (0, first);
        loop {
            resolve_chance(state, &mut self.rng);
            let Turn::Seats(seats) = state.turn() else { return };
            // The searching seat chooses before others that owe a choice at the same time, so that its action is
            // evaluated even where the playout is short.
            let lowest = || seats.lowest().expect("`Turn::Seats` names at least one seat");
            let seat = if seats.contains(searcher) { searcher } else { lowest() };
            if let (Opponents::Policy(candidates), true) = (self.settings.opponents, seat != searcher) {
                let action = best_of(&self.policy, state, seat, candidates, &mut self.rng);
                state.apply(Step::Act(seat, action), &mut |_| ());
                continue;
            }
            let node = nodes[seat.index()];
            let is_root = node == seat.index() as NodeId;
            let is_deep = seat == searcher && depth == self.settings.depth;
            if node == NO_NODE || is_deep || (!is_root && self.tree.at(node).visits < 2) {
                return;
            }
            let (child, action) = match first.take() {
                Some(action) if seat == searcher => {
                    self.expand(node, seat, state);
                    (self.tree.find(node, NO_NODE, seat, action), action)
                }
                forced => {
                    first = forced;
                    match self.select(node, seat, state) {
                        Some(chosen) => chosen,
                        None => return,
                    }
                }
            };
            depth += u8::from(seat == searcher);
            self.advance(state, &mut nodes, seat, action, child);
        }
    }

    /// The legal action with the highest upper confidence bound (PUCT). An action's availability, the number of times
    /// it was legal here, takes the place of the parent's visits: other determinizations allow other actions.
    fn select(&mut self, node: NodeId, seat: Seat, state: &G) -> Option<(NodeId, G::Action)> {
        self.expand(node, seat, state);
        let (mut total_value, mut visits) = (0.0, 0);
        for &child in &self.legal {
            let node = self.tree.at_mut(child);
            node.availability += 1;
            total_value += node.total_value;
            visits += node.visits;
        }
        let unvisited = if visits > 0 { total_value / visits as f32 - FIRST_PLAY_REDUCTION } else { 0.5 };
        let mut best = (f32::NEG_INFINITY, NO_NODE);
        for &child in &self.legal {
            let node = self.tree.at(child);
            let bonus =
                self.settings.exploration * node.prior * (node.availability as f32).sqrt() / (1 + node.visits) as f32;
            let score = node.mean().unwrap_or(unvisited) + bonus;
            if score > best.0 {
                best = (score, child);
            }
        }
        // If the tree has no room for a single child there is nothing to select.
        (best.1 != NO_NODE).then(|| self.tree.at(best.1).action.map(|action| (best.1, action)))?
    }

    /// Fills `legal` with the child nodes of all legal actions, and adds those that are missing.
    fn expand(&mut self, node: NodeId, seat: Seat, state: &G) {
        let Search { tree, legal, priors, priors_by, rng, settings, senseless, .. } = self;
        // Roots have the indices of their seats, and only the searching seat's choice is known to be sensible or not.
        let is_left_out = |action| (node as usize) < MAX_SEATS && senseless.is_of(seat) && senseless.contains(action);
        legal.clear();
        if !tree.has_children(node) {
            priors.clear();
            let mut highest = f32::NEG_INFINITY;
            state.actions(seat, &mut |action| {
                if is_left_out(action) {
                    return;
                }
                let logit = logit_after(priors_by, state, seat, action, rng);
                highest = highest.max(logit);
                priors.push((action, logit));
            });
            let mut sum = 0.0;
            for (_, logit) in priors.iter_mut() {
                *logit = exp((*logit - highest) / settings.temperature);
                sum += *logit;
            }
            let uniform = UNIFORM_PRIOR / priors.len() as f32;
            let mut last = NO_NODE;
            for &(action, likelihood) in priors.iter() {
                last = tree.add(node, last, seat, action, uniform + (1.0 - UNIFORM_PRIOR) * likelihood / sum);
                if last == NO_NODE {
                    return;
                }
                legal.push(last);
            }
            return;
        }
        let mut last = NO_NODE;
        state.actions(seat, &mut |action| {
            if is_left_out(action) {
                return;
            }
            let mut child = tree.find(node, last, seat, action);
            if child == NO_NODE {
                // This action was not legal in the determinization that expanded the node, so it has no prior.
                child = tree.add(node, last, seat, action, UNIFORM_PRIOR);
            }
            if child != NO_NODE {
                last = child;
                legal.push(child);
            }
        });
    }

    /// Applies the action, and moves every seat that sees it to the node below.
    fn advance(&mut self, state: &mut G, nodes: &mut [NodeId], seat: Seat, action: G::Action, child: NodeId) {
        let step = Step::Act(seat, action);
        self.tree.at_mut(nodes[seat.index()]).child_visits += 1;
        nodes[seat.index()] = child;
        if child != NO_NODE {
            self.path.push(child);
        }
        if self.settings.opponents == Opponents::Search {
            let witnesses = state.witnesses(step);
            for other in state.seats().without(seat).iter() {
                let node = nodes[other.index()];
                if node == NO_NODE || !witnesses.include(Observer::Seat(other)) {
                    continue;
                }
                let mut next = self.tree.find(node, NO_NODE, seat, action);
                if next == NO_NODE {
                    next = self.tree.add(node, NO_NODE, seat, action, 0.0);
                }
                nodes[other.index()] = next;
                if next != NO_NODE {
                    self.path.push(next);
                }
            }
        }
        state.apply(step, &mut |_| ());
    }

    /// Lets the playout policy decide until the position can be evaluated. Without features only the end of the game
    /// can be, so the playout is random and complete.
    fn playout(&mut self, state: &mut G) {
        if G::FEATURES.is_empty() {
            playout(state, &mut self.rng);
            return;
        }
        for n in 0..self.settings.playout.saturating_add(MAX_EXTENSION) {
            resolve_chance(state, &mut self.rng);
            let Turn::Seats(seats) = state.turn() else { return };
            if n >= self.settings.playout && (!self.settings.quiescence || state.is_quiescent()) {
                return;
            }
            let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
            let action = best_of(&self.policy, state, seat, self.settings.candidates, &mut self.rng);
            state.apply(Step::Act(seat, action), &mut |_| ());
        }
        resolve_chance(state, &mut self.rng);
    }

    fn backpropagate(&mut self, values: &WinProbabilities) {
        for &id in &self.path {
            let node = self.tree.at_mut(id);
            node.visits += 1;
            node.total_value += values[node.seat.index()];
        }
    }
}
