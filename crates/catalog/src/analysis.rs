//! The analysis of a finished game, without its types.

use bots::{Analyst, Judge, MISTAKE, StepAnalysis};
use kernel::{Estimate, SearchSettings, Seat, Step};
use record::Match;
use serde::{Deserialize, Serialize};

use crate::{AnyGame, game};

/// Iterations of the search for each choice.
const ITERATIONS: u32 = 600;
/// Fixed, so that the same game gets the same analysis.
const SEED: u64 = 1;

/// The chances of winning over a game, and its mistakes.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Analysis {
    /// The probability of winning of each seat, before the first step and after every step.
    pub chances: Vec<Vec<f32>>,
    /// Every mistake, the costliest first.
    pub mistakes: Vec<Mistake>,
    /// What changed the chances of each seat.
    pub seats: Vec<ChanceBreakdown>,
}

/// A decision to which the search found a better alternative.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// The index of its first step in the log.
    pub ply: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The notation of all actions that were chosen.
    pub played: Vec<String>,
    /// The notation of the actions of the better decision.
    pub better: Vec<String>,
    /// The probability of winning with the decision that was made.
    pub chance: f32,
    /// The probability of winning that the mistake cost.
    pub cost: f32,
    /// The feature that accounts for most of the difference.
    pub why: Option<String>,
    /// Those that account for much of the rest.
    pub besides: Vec<String>,
}

/// The sum of all changes of a seat's probability of winning, by cause.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ChanceBreakdown {
    /// By outcomes of chance.
    pub luck: f32,
    /// By its own choices.
    pub own: f32,
    /// By the choices of others.
    pub others: f32,
    /// The sum of the costs of its mistakes.
    pub lost: f32,
}

/// An analysis that proceeds step by step.
pub trait AnalysisRun: Send {
    /// The number of steps to analyse.
    fn steps(&self) -> usize;

    /// Analyses the next step; false when there is none left.
    fn next(&mut self) -> bool;

    /// The analysis of the steps so far.
    fn result(&self) -> Analysis;
}

pub(crate) struct MatchAnalysis<G: Estimate> {
    played: Match<G>,
    analyst: Analyst<G>,
    ply: usize,
    found: Analysis,
    /// The decisions that have begun, by seat: simultaneous ones may be interleaved in the log.
    open: Vec<Option<OpenDecision>>,
}

/// A decision of which some steps are analysed.
#[derive(Default)]
pub struct OpenDecision {
    /// The index of its first step in the log.
    pub ply: usize,
    /// What was played.
    pub played: Vec<String>,
    /// What was played before the first mistake, then what was better.
    pub better: Option<Vec<String>>,
    /// What tells the better one from what was played, the largest first.
    pub why: Vec<String>,
    /// The probability of winning before the first mistake, with the better action.
    pub best: f32,
    /// The probability of winning after the last mistake.
    pub chance: f32,
}

impl OpenDecision {
    /// The mistake that it was. The same actions in another order are the same decision.
    pub fn close(self, seat: Seat) -> Option<Mistake> {
        let sorted = |actions: &[String]| {
            let mut sorted = actions.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let better = self.better.filter(|better| sorted(better) != sorted(&self.played))?;
        let OpenDecision { ply, played, why, chance, best, .. } = self;
        let cost = best - chance;
        let mut why = why.into_iter();
        let why = (why.next(), why.collect());
        (cost >= MISTAKE).then_some(Mistake { ply, seat, played, better, chance, cost, why: why.0, besides: why.1 })
    }
}

/// The analyst of a game that begins like this: by its net where there is one.
pub(crate) fn analyst<G: Estimate>(start: G) -> Analyst<G> {
    let judge = game(G::SLUG).map_or(Judge::WEIGHTS, AnyGame::judge);
    let settings = if judge.has_net() { SearchSettings { time_limit: None, ..G::MASTER } } else { G::SEARCH };
    Analyst::new(start, SearchSettings { iterations: ITERATIONS, ..settings }, judge, SEED)
}

impl<G: Estimate> MatchAnalysis<G> {
    pub(crate) fn new(played: Match<G>) -> Self {
        let analyst = analyst(played.at(0).game().clone());
        let n_seats = usize::from(played.game().scored().len());
        let first = analyst.probabilities()[..n_seats].to_vec();
        let found =
            Analysis { chances: vec![first], mistakes: Vec::new(), seats: vec![ChanceBreakdown::default(); n_seats] };
        let open = (0..usize::from(played.game().seats().len())).map(|_| None).collect();
        MatchAnalysis { played, analyst, ply: 0, found, open }
    }

    /// Adds a choice to the decision that it belongs to.
    fn add(&mut self, seat: Seat, action: G::Action, step: StepAnalysis<G::Action>) {
        let decision =
            self.open[seat.index()].get_or_insert_with(|| OpenDecision { ply: self.ply, ..OpenDecision::default() });
        if let Some(alternative) = step.better {
            let better = alternative.actions.iter().map(ToString::to_string);
            if decision.better.is_none() {
                decision.better = Some(decision.played.iter().cloned().chain(better).collect());
                decision.why = alternative.features.iter().map(|nth| G::FEATURES[*nth].to_owned()).collect();
                decision.best = alternative.value;
            }
            decision.chance = alternative.value_of_played;
        }
        decision.played.push(action.to_string());
        if step.ends_decision
            && let Some(mistake) = self.open[seat.index()].take().and_then(|it| it.close(seat))
        {
            self.found.seats[seat.index()].lost += mistake.cost;
            self.found.mistakes.push(mistake);
        }
    }
}

impl<G: Estimate> AnalysisRun for MatchAnalysis<G> {
    fn steps(&self) -> usize {
        self.played.log().len()
    }

    fn next(&mut self) -> bool {
        let Some(&step) = self.played.log().get(self.ply) else { return false };
        let analysis = self.analyst.next(step);
        let n_seats = self.found.seats.len();
        let before = self.found.chances.last().expect("`new` adds the chances before the first step");
        for (seat, account) in self.found.seats.iter_mut().enumerate() {
            let change = analysis.probabilities[seat] - before[seat];
            match step {
                Step::Chance(_) => account.luck += change,
                Step::Act(mover, _) if mover.index() == seat => account.own += change,
                Step::Act(..) => account.others += change,
            }
        }
        self.found.chances.push(analysis.probabilities[..n_seats].to_vec());
        if let Step::Act(seat, action) = step {
            self.add(seat, action, analysis);
        }
        self.ply += 1;
        true
    }

    fn result(&self) -> Analysis {
        let mut found = self.found.clone();
        sort(&mut found.mistakes);
        found
    }
}

/// The dearest first. It is compiled once for all games.
fn sort(mistakes: &mut [Mistake]) {
    mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.ply.cmp(&b.ply)));
}
