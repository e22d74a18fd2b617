//! Ratings of accounts by the method of Weng and Lin, one for each game and class of player counts.
//!
//! A game counts if its table is rated and two accounts play; which seats are theirs is fixed when it starts, so that
//! leaving does not save a rating. Bots at such a table are opponents whose rating never moves, guests are left out. A
//! game against bots alone does not count: who meets the same bots as often as they like learns to beat them, and need
//! not finish what goes badly.
//!
//! Ratings are a fold over the rated games of a ladder in the order of their numbers. Live play takes one step of it
//! when a game ends, a rebuild takes all: both by [`after_game`], so that they agree to the last bit.

use std::collections::BTreeMap;

use catalog::{Level, NEWCOMER, bot_rating};
use protocol::{GameRating, PlayerClass};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::store::{LadderRating, Rating};

/// Points that people are shown for one unit of the estimate: a newcomer has 25.
const SCALE: f64 = NEWCOMER as f64 / 25.0;
/// How sure the fixed rating of a bot is, in points that are shown.
const BOT_UNCERTAINTY: f64 = 50.0;

/// A rating that rests on fewer games is provisional.
pub const SETTLED_GAMES: i64 = 10;
/// A rating that is less certain is provisional, in units of the estimate.
pub const SETTLED_UNCERTAINTY: f64 = 6.5;

/// A seat of a game that counts.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// Who has the rating.
    pub who: Who,
    /// The place of the seat, from 1.
    pub rank: u8,
}

/// Whose rating takes part.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Who {
    /// An account, by its id.
    Person(String),
    /// An account that is deleted: the rating with which it began is all that is left of it.
    Gone(Option<Prior>),
    /// A bot of this level.
    Bot(String),
}

/// The rating with which somebody began a game.
#[derive(Copy, Clone, Debug)]
pub struct Prior {
    /// The mean of the estimate.
    pub value: f64,
    /// The standard deviation of the estimate.
    pub uncertainty: f64,
}

/// Priors are equal if they are the same bits.
impl PartialEq for Prior {
    fn eq(&self, other: &Prior) -> bool {
        let bits = |it: &Prior| (it.value.to_bits(), it.uncertainty.to_bits());
        bits(self) == bits(other)
    }
}

impl Eq for Prior {}

/// The rating of a seat before and after a game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rated {
    /// With which the seat began.
    pub before: Prior,
    /// After it; a bot and an account that is deleted have none.
    pub after: Option<Rating>,
}

/// The ratings of the entrants after a game, in their order, from those that accounts have had until now. `None` if the
/// game does not count, because fewer than two accounts took part.
pub fn after_game(game: &str, entrants: &[Entrant], now: &BTreeMap<String, Rating>) -> Option<Vec<Rated>> {
    if entrants.iter().filter(|it| !matches!(it.who, Who::Bot(_))).count() < 2 {
        return None;
    }
    let entrants: Vec<(&Entrant, Option<Prior>)> = entrants.iter().map(|it| (it, prior(game, &it.who, now))).collect();
    let teams: Vec<[WengLinRating; 1]> =
        entrants.iter().filter_map(|(_, prior)| prior.map(|it| [of_prior(it)])).collect();
    let ranks = entrants.iter().filter(|(_, prior)| prior.is_some()).map(|(it, _)| usize::from(it.rank));
    let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(ranks).map(|(team, rank)| (&team[..], MultiTeamOutcome::new(rank))).collect();
    let mut after = weng_lin_multi_team(&outcomes, &WengLinConfig::new()).into_iter();
    let rated = |(entrant, prior): (&Entrant, Option<Prior>)| {
        // A bot that was never measured takes no part.
        let Some(before) = prior else { return Rated { before: newcomer(), after: None } };
        let after = after.next().map_or(of_prior(before), |team| team[0]);
        let rating = |id: &String| {
            let games = now.get(id).map_or(0, |it| it.games) + 1;
            Rating { value: after.rating, uncertainty: after.uncertainty, games }
        };
        let after = if let Who::Person(id) = &entrant.who { Some(rating(id)) } else { None };
        Rated { before, after }
    };
    Some(entrants.into_iter().map(rated).collect())
}

fn prior(game: &str, who: &Who, now: &BTreeMap<String, Rating>) -> Option<Prior> {
    match who {
        Who::Person(id) => {
            Some(now.get(id).map_or_else(newcomer, |it| Prior { value: it.value, uncertainty: it.uncertainty }))
        }
        Who::Gone(prior) => Some(prior.unwrap_or_else(newcomer)),
        Who::Bot(level) => {
            let points = bot_rating(game, Level::from_id(level)?)?;
            Some(Prior { value: points as f64 / SCALE, uncertainty: BOT_UNCERTAINTY / SCALE })
        }
    }
}

fn newcomer() -> Prior {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    Prior { value: rating, uncertainty }
}

fn of_prior(prior: Prior) -> WengLinRating {
    WengLinRating { rating: prior.value, uncertainty: prior.uncertainty }
}

/// An estimate as people are shown it.
pub fn shown(estimate: f64) -> i64 {
    (estimate * SCALE).round() as i64
}

/// A rating as people are shown it.
pub fn shown_rating(LadderRating { game, class, rating }: LadderRating) -> GameRating {
    GameRating {
        game,
        class,
        value: shown(rating.value),
        uncertainty: shown(rating.uncertainty),
        games: rating.games,
        provisional: is_provisional(rating),
    }
}

/// Whether a rating rests on too little yet.
pub fn is_provisional(rating: Rating) -> bool {
    rating.games < SETTLED_GAMES || rating.uncertainty > SETTLED_UNCERTAINTY
}

/// The ladder on which a table is rated.
pub fn class_of(seats: usize) -> PlayerClass {
    PlayerClass::of(u8::try_from(seats).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests;
