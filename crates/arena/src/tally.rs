//! What many deals come to.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{Deal, Game, Lineup, Sprt};

/// How many standard errors a normal value stays within, 95 times of 100.
const NORMAL_95: f64 = 1.96;

/// A mean, and where it lies with a confidence of 95 %.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Interval {
    /// What was measured.
    pub mean: f64,
    /// Half the width of the interval.
    pub half: f64,
}

/// What many deals come to, bot by bot.
pub struct Tally {
    players: u8,
    /// Of the deals: the mean over the games and seats of each bot.
    wins: Vec<Sample>,
    scores: Vec<Sample>,
    choices: Vec<u64>,
    seconds: Vec<f64>,
    longest: Vec<f64>,
    ratings: Vec<WengLinRating>,
    games: u64,
}

/// Sums from which mean and spread follow.
#[derive(Copy, Clone, Default)]
struct Sample {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Interval {
    /// The lower end.
    pub fn low(self) -> f64 {
        self.mean - self.half
    }

    /// The upper end.
    pub fn high(self) -> f64 {
        self.mean + self.half
    }
}

impl Tally {
    /// Nothing yet.
    pub fn new(lineup: &Lineup) -> Tally {
        let n = lineup.bots.len();
        Tally {
            players: lineup.players,
            wins: vec![Sample::default(); n],
            scores: vec![Sample::default(); n],
            choices: vec![0; n],
            seconds: vec![0.0; n],
            longest: vec![0.0; n],
            ratings: vec![WengLinRating::new(); n],
            games: 0,
        }
    }

    /// Takes a deal in.
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

    /// Ratings go on from game to game. Of several copies the first is rated.
    fn rate(&mut self, game: &Game) {
        let mut seats: Vec<_> = game.0.iter().collect();
        seats.sort_by_key(|it| it.bot);
        seats.dedup_by_key(|it| it.bot);
        let stands = |it: &&&crate::OfSeat, other: &&&crate::OfSeat| (other.win, other.score) > (it.win, it.score);
        let rank = |it: &&crate::OfSeat| 1 + seats.iter().filter(|other| stands(&it, other)).count();
        let teams: Vec<[WengLinRating; 1]> = seats.iter().map(|it| [self.ratings[it.bot]]).collect();
        let outcomes: Vec<_> =
            seats.iter().zip(&teams).map(|(it, team)| (&team[..], MultiTeamOutcome::new(rank(it)))).collect();
        let rated = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
        seats.iter().zip(rated).for_each(|(it, team)| self.ratings[it.bot] = team[0]);
    }

    /// How many deals.
    pub fn deals(&self) -> u64 {
        self.wins[0].n as u64
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The share of games that a seat with this bot wins.
    pub fn wins(&self, bot: usize) -> Interval {
        self.wins[bot].interval()
    }

    /// What a seat wins if all are equally good.
    pub fn even(&self) -> f64 {
        1.0 / f64::from(self.players)
    }

    /// Its mean score.
    pub fn scores(&self, bot: usize) -> Interval {
        self.scores[bot].interval()
    }

    /// Seconds a choice: the mean and the longest.
    pub fn seconds(&self, bot: usize) -> (f64, f64) {
        (self.seconds[bot] / self.choices[bot].max(1) as f64, self.longest[bot])
    }

    /// By Weng and Lin: the strength and how unsure it is.
    pub fn rating(&self, bot: usize) -> (f64, f64) {
        (self.ratings[bot].rating, self.ratings[bot].uncertainty)
    }

    /// Whether the first bot is better than its even share by `gain`, as far as can be told now.
    pub fn sprt(&self, gain: f64) -> Sprt {
        let Sample { n, .. } = self.wins[0];
        Sprt::new(n, self.wins[0].mean(), self.wins[0].variance(), self.even(), gain)
    }
}

impl Sample {
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
        // All deals alike tell no spread, but not that there is none: as if one were different.
        let least = 1.0 / (self.n.max(1.0) * self.n.max(1.0));
        Interval { mean: self.mean(), half: NORMAL_95 * ((self.variance() / self.n.max(1.0)).max(least)).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let mut sample = Sample::default();
        [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0].into_iter().for_each(|it| sample.add(it));
        let Interval { mean, half } = sample.interval();
        assert_eq!(mean, 0.75);
        // The standard deviation is √(3/14), and √8 are the deals.
        assert!((half - 1.96 * (3.0f64 / 14.0).sqrt() / 8f64.sqrt()).abs() < 1e-9);
    }
}
