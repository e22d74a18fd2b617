//! The analysis of a finished game, without its types.

use bots::Analyst;
use kernel::{Estimate, SearchSettings, Seat, Step};
use record::Match;
use serde::{Deserialize, Serialize};

/// Iterations of the search for each choice.
const ITERATIONS: u32 = 600;
/// Fixed, so that the same game gets the same analysis.
const SEED: u64 = 1;
/// A smaller difference is within the noise of the search and does not count as a mistake.
const MISTAKE: f32 = 0.02;

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

/// A choice to which the search found a better alternative.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// The index of the step in the log.
    pub ply: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The notation of the action that was chosen.
    pub played: String,
    /// The notation of the better action.
    pub better: String,
    /// The probability of winning with the action that was chosen.
    pub chance: f32,
    /// The probability of winning that the mistake cost.
    pub cost: f32,
    /// The feature that accounts for most of the difference.
    pub why: Option<String>,
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
}

impl<G: Estimate> MatchAnalysis<G> {
    pub(crate) fn new(played: Match<G>) -> Self {
        let settings = SearchSettings { iterations: ITERATIONS, ..G::SEARCH };
        let start = played.at(0).game().clone();
        let analyst = Analyst::new(start, settings, SEED);
        let n_seats = usize::from(played.game().scored().len());
        let first = analyst.probabilities()[..n_seats].to_vec();
        let found =
            Analysis { chances: vec![first], mistakes: Vec::new(), seats: vec![ChanceBreakdown::default(); n_seats] };
        MatchAnalysis { played, analyst, ply: 0, found }
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
        if let (Step::Act(seat, action), Some(better)) = (step, analysis.better) {
            let cost = better.value - better.value_of_played;
            if cost >= MISTAKE {
                self.found.seats[seat.index()].lost += cost;
                self.found.mistakes.push(Mistake {
                    ply: self.ply,
                    seat,
                    played: action.to_string(),
                    better: better.action.to_string(),
                    chance: better.value_of_played,
                    cost,
                    why: better.feature.map(|nth| G::FEATURES[nth].to_owned()),
                });
            }
        }
        self.found.chances.push(analysis.probabilities[..n_seats].to_vec());
        self.ply += 1;
        true
    }

    fn result(&self) -> Analysis {
        let mut found = self.found.clone();
        found.mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.ply.cmp(&b.ply)));
        found
    }
}
