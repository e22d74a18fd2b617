//! Games from which the net of a game learns, without its types.

use std::sync::Arc;

use bots::{Bot, Evaluation, Greedy, Judge, NetPlay, SearchBot, net_shape};
use kernel::{Estimate, NetUse, Observer, OptionKind, Options, Policy, SearchSettings, Step, Turn};
use nets::{Examples, Net};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{StartError, any_game::begin};

/// Enough nodes for the short searches of training.
const MAX_NODES: usize = 1 << 14;

/// One action in so many is random: fewer where turns are planned, since dice bring about all kinds of positions.
const RANDOM: u32 = 16;
const RANDOM_IN_PLANS: u32 = 64;

/// How the games of a round are played.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct NetGames {
    /// Iterations of the search for each decision; with none, players look one step ahead.
    pub iterations: u32,
    /// See [`NetPlay::trace_decay`].
    pub trace_decay: f32,
    /// See [`NetPlay::interval`].
    pub interval: u32,
}

/// Games of bots against themselves, to train a net on.
pub trait NetTraining: Send + Sync {
    /// How many inputs the net has, and how many places it judges.
    fn shape(&self) -> (usize, usize);

    /// Plays game `n` of those that follow from `seed`, judged by `net`, or where there is none by what a
    /// master tries actions by: the weights, or the estimate.
    fn play(&self, how: NetGames, net: Option<&Arc<Net>>, seed: u64, n: u32) -> Examples;

    /// Plays game `n` of greedy bots and returns the share of the win of one that is judged by `net`, among others judged by
    /// the game's estimate. Where the game plans turns, that one does. Seats rotate from game to game.
    fn duel(&self, net: &Arc<Net>, seed: u64, n: u32) -> f64;

    /// The share of the win in [`NetTraining::duel`] if all were equal.
    fn even(&self) -> f64;
}

/// States before their first step.
pub struct NetSelfPlay<G> {
    /// With the options that were asked for: one for each number of players. Every second game starts from the first of
    /// them, and every fourth from one of the others.
    pub plain: Vec<G>,
    /// The same with one option changed: every fourth game.
    pub varied: Vec<G>,
}

impl<G: Estimate> NetSelfPlay<G> {
    /// Games of these numbers of players, some of them with other options, so that a net has seen them all.
    ///
    /// # Errors
    /// If a number of players or an option does not fit the game.
    pub fn new(players: &[u8], options: &[(String, String)]) -> Result<Self, StartError> {
        let plain = players.iter().map(|n| begin::<G>(*n, options)).collect::<Result<_, _>>()?;
        let mut varied = Vec::new();
        for spec in <G::Options as Options>::SPECS {
            let values: &[&str] = match spec.kind {
                OptionKind::Choice { of } | OptionKind::ChoiceOrSeveral { words: of, .. } => of,
                OptionKind::Flag => &["true", "false"],
                _ => &[],
            };
            for value in values.iter().filter(|it| **it != spec.default) {
                let changed = [options, &[(spec.key.to_owned(), (*value).to_owned())]].concat();
                // Some options are for some numbers of players only.
                varied.extend(players.iter().filter_map(|n| begin::<G>(*n, &changed).ok()));
            }
        }
        Ok(NetSelfPlay { plain, varied })
    }

    /// Where game `n` starts.
    pub fn start(&self, n: u32) -> &G {
        let others = if n % 4 == 3 && !self.varied.is_empty() { &self.varied[..] } else { &self.plain[1..] };
        match others.len() {
            0 => &self.plain[0],
            _ if n.is_multiple_of(2) => &self.plain[0],
            len => &others[n as usize / 4 % len],
        }
    }
}

impl<G: Estimate> NetTraining for NetSelfPlay<G> {
    fn shape(&self) -> (usize, usize) {
        net_shape::<G>()
    }

    fn play(&self, how: NetGames, net: Option<&Arc<Net>>, seed: u64, n: u32) -> Examples {
        let judge = match (net, G::MASTER.policy) {
            (Some(net), _) => Judge::net::<G>(Arc::clone(net)),
            (None, Policy::Estimate) => Judge::ESTIMATE,
            (None, Policy::Weights) => Judge::WEIGHTS,
        };
        // The settings of a master suit its net; without one, only what it believes of others is taken over, and its plans.
        let SearchSettings { rechoose, plan, .. } = G::MASTER;
        let by_weights = SearchSettings { net: NetUse::NONE, rechoose, plan, ..G::SEARCH };
        let settings = if judge.has_net() { G::MASTER } else { by_weights };
        let search = SearchSettings { iterations: how.iterations, max_nodes: MAX_NODES, time_limit: None, ..settings };
        let games = NetPlay {
            judge,
            search: (how.iterations > 0).then_some(search),
            trace_decay: how.trace_decay,
            interval: how.interval,
            quiescent: search.quiescence,
            random_interval: if plan { RANDOM_IN_PLANS } else { RANDOM },
        };
        let mut examples = Examples::new(self.shape().1);
        games.play(self.start(n), seed.wrapping_add(u64::from(n) << 8), n, &mut examples);
        examples
    }

    fn duel(&self, net: &Arc<Net>, seed: u64, n: u32) -> f64 {
        let seed = seed.wrapping_add(u64::from(n) << 8);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let judge = Judge::net::<G>(Arc::clone(net));
        let plans = SearchSettings { max_nodes: MAX_NODES, ..G::MASTER };
        let mut by_net: Box<dyn Bot<G>> = match G::MASTER.plan {
            true => Box::new(SearchBot::<G>::with_judge(plans, &judge, seed)),
            false => Box::new(Greedy::by(judge, seed)),
        };
        let mut by_estimate = Greedy::new(Evaluation::Estimate, seed);
        let mut state = self.plain[0].clone();
        let me = n as usize % usize::from(state.seats().len());
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
                    let bot: &mut dyn Bot<G> = if seat.index() == me { &mut *by_net } else { &mut by_estimate };
                    Step::Act(seat, bot.choose(seat, &state.view(Observer::Seat(seat))))
                }
            };
            state.apply(step, &mut |_| ());
        }
        let winners = state.winners();
        if winners.iter().any(|seat| seat.index() == me) { 1.0 / f64::from(winners.len()) } else { 0.0 }
    }

    fn even(&self) -> f64 {
        1.0 / f64::from(self.plain[0].scored().len())
    }
}
