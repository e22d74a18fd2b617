//! The analysis of a finished game, without its types, and what it comes to.

use bots::{Analyst, Settings};
use kernel::{ActionSpace, Estimate, Seat, Step};
use record::Match;
use serde::{Deserialize, Serialize};

use crate::level::tuned;

/// How long a choice is thought over.
const ITERATIONS: u32 = 600;
/// The same game is judged the same.
const SEED: u64 = 1;
/// A difference that is smaller than this is none: chances are estimated.
const MISTAKE: f32 = 0.02;

/// A game, from its beginning on: the chances before the first step, then a moment a step.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Analysis {
    /// How likely each seat is to win after so many steps, from none on.
    pub chances: Vec<Vec<f32>>,
    /// Every choice that cost something, the costliest first.
    pub mistakes: Vec<Mistake>,
    /// By seat, where its chances went.
    pub seats: Vec<Account>,
}

/// A choice than which another was better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// The step, counted from zero.
    pub ply: usize,
    /// Whose.
    pub seat: Seat,
    /// What was chosen.
    pub played: String,
    /// What was better.
    pub better: String,
    /// The chance with what was chosen.
    pub chance: f32,
    /// By how much the other was likelier to win.
    pub cost: f32,
    /// The feature of a position that makes most of the difference.
    pub why: Option<String>,
}

/// Where the chances of a seat went: from its even share to the result.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Account {
    /// By what nature did.
    pub luck: f32,
    /// By its own choices.
    pub own: f32,
    /// By the choices of others.
    pub others: f32,
    /// What its mistakes cost, added up.
    pub lost: f32,
}

/// An analysis that is being made, step by step.
pub trait Analysing: Send {
    /// How many steps there are.
    fn steps(&self) -> usize;

    /// Judges the next step; false when there is none.
    fn next(&mut self) -> bool;

    /// What was found so far.
    fn found(&self) -> Analysis;
}

pub(crate) struct OfMatch<G: ActionSpace + Estimate> {
    played: Match<G>,
    analyst: Analyst<G>,
    ply: usize,
    found: Analysis,
}

impl<G: ActionSpace + Estimate> OfMatch<G> {
    pub(crate) fn new(played: Match<G>) -> Self {
        let settings = Settings { iterations: ITERATIONS, ..tuned(G::SLUG) };
        let start = played.at(0).game().clone();
        let analyst = Analyst::new(start, settings, SEED);
        let n_seats = usize::from(played.game().scored().len());
        let first = analyst.chances()[..n_seats].to_vec();
        let found = Analysis { chances: vec![first], mistakes: Vec::new(), seats: vec![Account::default(); n_seats] };
        OfMatch { played, analyst, ply: 0, found }
    }
}

impl<G: ActionSpace + Estimate> Analysing for OfMatch<G> {
    fn steps(&self) -> usize {
        self.played.log().len()
    }

    fn next(&mut self) -> bool {
        let Some(&step) = self.played.log().get(self.ply) else { return false };
        let moment = self.analyst.next(step);
        let n_seats = self.found.seats.len();
        let before = self.found.chances.last().expect("there is one before the first step");
        for (seat, account) in self.found.seats.iter_mut().enumerate() {
            let change = moment.chances[seat] - before[seat];
            match step {
                Step::Chance(_) => account.luck += change,
                Step::Act(mover, _) if mover.index() == seat => account.own += change,
                Step::Act(..) => account.others += change,
            }
        }
        if let (Step::Act(seat, action), Some(better)) = (step, moment.better) {
            let cost = better.chance - better.chance_of_played;
            if cost >= MISTAKE {
                self.found.seats[seat.index()].lost += cost;
                self.found.mistakes.push(Mistake {
                    ply: self.ply,
                    seat,
                    played: action.to_string(),
                    better: better.action.to_string(),
                    chance: better.chance_of_played,
                    cost,
                    why: better.why.map(|nth| G::FEATURES[nth].to_owned()),
                });
            }
        }
        self.found.chances.push(moment.chances[..n_seats].to_vec());
        self.ply += 1;
        true
    }

    fn found(&self) -> Analysis {
        let mut found = self.found.clone();
        found.mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.ply.cmp(&b.ply)));
        found
    }
}
