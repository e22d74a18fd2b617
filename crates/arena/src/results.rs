//! The statistics of many deals.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{Deal, GameResult, Matchup, SeatResult, Sprt};

/// The half-width of a 95 % confidence interval in standard errors.
const NORMAL_95: f64 = 1.96;

/// A mean with its 95 % confidence interval.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Interval {
    /// The sample mean.
    pub mean: f64,
    /// Half the width of the interval.
    pub half: f64,
}

/// The results of many deals, bot by bot.
pub struct MatchResults {
    players: u8,
    /// By bot: one value for each deal, the mean over the bot's games and seats.
    wins: Vec<SampleStats>,
    /// By bot, the same for scores.
    scores: Vec<SampleStats>,
    choices: Vec<u64>,
    seconds: Vec<f64>,
    longest: Vec<f64>,
    ratings: Vec<WengLinRating>,
    games: u64,
}

/// The sums from which mean and variance are computed.
#[derive(Copy, Clone, Default)]
struct SampleStats {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Interval {
    /// The lower bound.
    pub fn low(self) -> f64 {
        self.mean - self.half
    }

    /// The upper bound.
    pub fn high(self) -> f64 {
        self.mean + self.half
    }
}

impl MatchResults {
    /// No results yet.
    pub fn new(matchup: &Matchup) -> MatchResults {
        let n = matchup.bots.len();
        MatchResults {
            players: matchup.players,
            wins: vec![SampleStats::default(); n],
            scores: vec![SampleStats::default(); n],
            choices: vec![0; n],
            seconds: vec![0.0; n],
            longest: vec![0.0; n],
            ratings: vec![WengLinRating::new(); n],
            games: 0,
        }
    }

    /// Adds a deal.
    ///
    /// # Panics
    /// Where the deal is one of a matchup with more bots.
    pub fn add(&mut self, deal: &Deal) {
        for bot in 0..self.wins.len() {
            let of_bot = || deal.games.iter().flat_map(|game| &game.0).filter(move |it| it.bot == bot);
            let n = of_bot().count() as f64;
            self.wins[bot].add(of_bot().map(|it| it.win).sum::<f64>() / n);
            self.scores[bot].add(of_bot().map(|it| f64::from(it.score)).sum::<f64>() / n);
            for it in of_bot() {
                self.choices[bot] += u64::from(it.choices);
                self.seconds[bot] += it.seconds;
                self.longest[bot] = self.longest[bot].max(it.longest);
            }
        }
        deal.games.iter().for_each(|game| self.rate(game));
        self.games += deal.games.len() as u64;
    }

    /// Updates the ratings by one game. Of several copies of a bot the first is rated.
    fn rate(&mut self, game: &GameResult) {
        let mut seats: Vec<_> = game.0.iter().collect();
        seats.sort_by_key(|it| it.bot);
        seats.dedup_by_key(|it| it.bot);
        let rank = |it: &SeatResult| 1 + seats.iter().filter(|other| other.rank < it.rank).count();
        let teams: Vec<[WengLinRating; 1]> = seats.iter().map(|it| [self.ratings[it.bot]]).collect();
        let outcomes: Vec<_> =
            seats.iter().zip(&teams).map(|(it, team)| (&team[..], MultiTeamOutcome::new(rank(it)))).collect();
        let rated = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
        seats.iter().zip(rated).for_each(|(it, team)| self.ratings[it.bot] = team[0]);
    }

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.wins[0].n as u64
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The share of games that a seat of this bot wins.
    pub fn wins(&self, bot: usize) -> Interval {
        self.wins[bot].interval()
    }

    /// The share of games that a seat wins if all bots are equally strong.
    pub fn even(&self) -> f64 {
        1.0 / f64::from(self.players)
    }

    /// The mean score of this bot.
    pub fn scores(&self, bot: usize) -> Interval {
        self.scores[bot].interval()
    }

    /// The time for a choice of this bot in seconds: the mean and the longest.
    pub fn seconds(&self, bot: usize) -> (f64, f64) {
        (self.seconds[bot] / self.choices[bot].max(1) as f64, self.longest[bot])
    }

    /// The Weng-Lin rating of this bot and its uncertainty.
    pub fn rating(&self, bot: usize) -> (f64, f64) {
        (self.ratings[bot].rating, self.ratings[bot].uncertainty)
    }

    /// The test whether the first bot wins its even share plus `gain`.
    pub fn sprt(&self, gain: f64) -> Sprt {
        let SampleStats { n, .. } = self.wins[0];
        Sprt::new(n, self.wins[0].mean(), self.wins[0].variance(), self.even(), gain)
    }
}

impl SampleStats {
    fn add(&mut self, value: f64) {
        self.n += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(self) -> f64 {
        self.sum / self.n.max(1.0)
    }

    fn variance(self) -> f64 {
        if self.n < 2.0 {
            return 0.0;
        }
        ((self.squares - self.sum * self.mean()) / (self.n - 1.0)).max(0.0)
    }

    fn interval(self) -> Interval {
        // If all deals had the same result, the variance is estimated as if one had been different.
        let least = 1.0 / (self.n.max(1.0) * self.n.max(1.0));
        Interval { mean: self.mean(), half: NORMAL_95 * ((self.variance() / self.n.max(1.0)).max(least)).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_that_of_the_normal_approximation() {
        let mut sample = SampleStats::default();
        [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0].into_iter().for_each(|it| sample.add(it));
        let Interval { mean, half } = sample.interval();
        assert_eq!(mean, 0.75);
        // The standard deviation is √(3/14), and √8 are the deals.
        assert!((half - 1.96 * (3.0f64 / 14.0).sqrt() / 8f64.sqrt()).abs() < 1e-9);
    }
}
