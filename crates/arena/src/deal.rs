//! The same deal for everybody.

use std::time::Instant;

use catalog::{AnyBot, AnyGame, Contender, StartError};
use kernel::{Seat, Seats, Turn};
use rand_core::Rng;
use record::Seed;
use serde::{Deserialize, Serialize};

/// Who plays what.
pub struct Lineup {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its options, as texts.
    pub options: Vec<(String, String)>,
    /// How many sit at the table.
    pub players: u8,
    /// The first against the second and so on; if there are fewer than seats, the last has copies.
    pub bots: Vec<Contender>,
}

/// One seed, over all rotations of the seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Which.
    pub n: u64,
    /// A game a rotation.
    pub games: Vec<Game>,
}

/// One game, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game(pub Vec<OfSeat>);

/// What came of one seat.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OfSeat {
    /// Whose, in the order of the line-up.
    pub bot: usize,
    /// One, shared among all winners.
    pub win: f64,
    /// The score.
    pub score: i32,
    /// How many choices it made.
    pub choices: u32,
    /// How long it thought over them, in seconds.
    pub seconds: f64,
    /// How long it thought over the hardest.
    pub longest: f64,
}

impl Lineup {
    /// The bot that sits at `seat` after so many rotations.
    fn at(&self, seat: Seat, rotation: u8) -> usize {
        let place = (seat.index() + usize::from(self.players - rotation)) % usize::from(self.players);
        place.min(self.bots.len() - 1)
    }

    /// Plays deal `n` of those that follow from `phrase`.
    pub fn deal(&self, phrase: &str, n: u64) -> Result<Deal, StartError> {
        let games = (0..self.players).map(|rotation| self.game(phrase, n, rotation)).collect::<Result<_, _>>()?;
        Ok(Deal { n, games })
    }

    fn game(&self, phrase: &str, n: u64, rotation: u8) -> Result<Game, StartError> {
        let mut played = self.game.start(self.players, &self.options, Seed::from_phrase(phrase, n))?;
        let seats = Seats::first(self.players);
        let seed = |seat: Seat| Seed::from_phrase(&format!("bot {seat} {rotation} {phrase}"), n).dice(0).next_u64();
        let bot = |seat: Seat| self.game.contender(&self.bots[self.at(seat, rotation)], seed(seat));
        let mut bots: Vec<Box<dyn AnyBot>> = seats.iter().map(bot).collect();
        let blank =
            |seat| OfSeat { bot: self.at(seat, rotation), win: 0.0, score: 0, choices: 0, seconds: 0.0, longest: 0.0 };
        let mut results: Vec<OfSeat> = seats.iter().map(blank).collect();
        while let Turn::Seats(owing) = played.turn() {
            let seat = owing.lowest().expect("somebody owes a choice");
            let bot = &mut bots[seat.index()];
            let view = played.any_view(bot.sees(seat));
            let begun = Instant::now();
            let action = bot.choose(seat, &*view);
            let seconds = begun.elapsed().as_secs_f64();
            let of = &mut results[seat.index()];
            of.choices += 1;
            of.seconds += seconds;
            of.longest = of.longest.max(seconds);
            played.play(seat, &action).expect("a bot chooses among the legal actions");
        }
        let winners = played.winners();
        for score in played.scores().iter().filter(|it| seats.contains(it.seat)) {
            let of = &mut results[score.seat.index()];
            of.score = score.total;
            of.win = if winners.contains(score.seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
        }
        Ok(Game(results))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere() {
        let bots = ["medium", "random"].map(|it| it.parse().unwrap()).to_vec();
        let lineup = Lineup { game: catalog::game("money").unwrap(), options: Vec::new(), players: 4, bots };
        let places = |rotation| (0..4).map(|seat| lineup.at(Seat::new(seat), rotation)).collect::<Vec<_>>();
        assert_eq!((0..4).map(places).collect::<Vec<_>>(), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    }

    #[test]
    fn a_deal_can_be_played_again() {
        let bots = ["search:i30", "cheat:i30"].map(|it| it.parse().unwrap()).to_vec();
        let lineup = Lineup { game: catalog::game("mint-works").unwrap(), options: Vec::new(), players: 2, bots };
        let results = |deal: Deal| -> Vec<(f64, i32, u32)> {
            deal.games.iter().flat_map(|it| &it.0).map(|it| (it.win, it.score, it.choices)).collect()
        };
        assert_eq!(results(lineup.deal("again", 3).unwrap()), results(lineup.deal("again", 3).unwrap()));
    }
}
