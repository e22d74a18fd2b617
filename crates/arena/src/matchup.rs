//! Bots play the same deal from every seat.

use std::time::Instant;

use catalog::{AnyBot, AnyGame, BotSpec, StartError};
use kernel::{Seat, Seats, Turn};
use rand_core::Rng;
use record::Seed;
use serde::{Deserialize, Serialize};

/// The bots that are compared, and the game that they play.
pub struct Matchup {
    /// The game that is played.
    pub game: &'static dyn AnyGame,
    /// The options of the game, as texts.
    pub options: Vec<(String, String)>,
    /// The number of seats.
    pub players: u8,
    /// The bots by seat; if there are fewer than seats, copies of the last fill the rest.
    pub bots: Vec<BotSpec>,
}

/// One seed, played once for every rotation of the seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The number of the deal under its seed phrase.
    pub n: u64,
    /// One game for each rotation.
    pub games: Vec<GameResult>,
}

/// The result of one game, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult(pub Vec<SeatResult>);

/// The result of one seat.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// The index of the bot in the matchup.
    pub bot: usize,
    /// The share of the win: one for a sole winner.
    pub win: f64,
    /// The place, from one, tie-breaks included.
    pub rank: usize,
    /// The total score.
    pub score: i32,
    /// The number of choices made.
    pub choices: u32,
    /// The time spent on all of them, in seconds.
    pub seconds: f64,
    /// The time spent on the slowest, in seconds.
    pub longest: f64,
}

impl Matchup {
    /// The index of the bot that sits at `seat` after `rotation` rotations.
    fn bot_at(&self, seat: Seat, rotation: u8) -> usize {
        let index = (seat.index() + usize::from(self.players - rotation)) % usize::from(self.players);
        index.min(self.bots.len() - 1)
    }

    /// Plays deal `n` of the seed phrase `phrase`.
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    ///
    /// # Panics
    /// Where there are no bots, or a bot chooses an action that is not legal.
    pub fn play_deal(&self, phrase: &str, n: u64) -> Result<Deal, StartError> {
        let games = (0..self.players).map(|rotation| self.play_game(phrase, n, rotation)).collect::<Result<_, _>>()?;
        Ok(Deal { n, games })
    }

    fn play_game(&self, phrase: &str, n: u64, rotation: u8) -> Result<GameResult, StartError> {
        let mut played = self.game.start(self.players, &self.options, Seed::from_phrase(phrase, n))?;
        let seats = Seats::first(self.players);
        let seed = |seat: Seat| Seed::from_phrase(&format!("bot {seat} {rotation} {phrase}"), n).dice(0).next_u64();
        let bot = |seat: Seat| self.game.measure().arena_bot(&self.bots[self.bot_at(seat, rotation)], seed(seat));
        let mut bots: Vec<Box<dyn AnyBot>> = seats.iter().map(bot).collect();
        let mut results: Vec<SeatResult> =
            seats.iter().map(|seat| SeatResult::of_bot(self.bot_at(seat, rotation))).collect();
        while let Turn::Seats(owing) = played.turn() {
            let seat = owing.lowest().expect("`Turn::Seats` names at least one seat");
            let bot = &mut bots[seat.index()];
            let view = played.any_view(bot.observer(seat));
            let start = Instant::now();
            let action = bot.choose(seat, &*view);
            let seconds = start.elapsed().as_secs_f64();
            let of = &mut results[seat.index()];
            of.choices += 1;
            of.seconds += seconds;
            of.longest = of.longest.max(seconds);
            played.play(seat, &action).expect("a bot chooses a legal action");
        }
        let winners = played.winners();
        for score in played.scores().iter().filter(|it| seats.contains(it.seat)) {
            let of = &mut results[score.seat.index()];
            of.score = score.total;
            of.win = if winners.contains(score.seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
        }
        for standing in played.standings().iter().filter(|it| seats.contains(it.seat)) {
            results[standing.seat.index()].rank = standing.rank;
        }
        Ok(GameResult(results))
    }
}

impl SeatResult {
    /// A seat of the bot with this index, before the game.
    fn of_bot(bot: usize) -> SeatResult {
        SeatResult { bot, win: 0.0, rank: 0, score: 0, choices: 0, seconds: 0.0, longest: 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_plays_every_seat() {
        let bots = ["medium", "random"].map(|it| it.parse().unwrap()).to_vec();
        let matchup = Matchup { game: catalog::game("money").unwrap(), options: Vec::new(), players: 4, bots };
        let bots = |rotation| (0..4).map(|seat| matchup.bot_at(Seat::new(seat), rotation)).collect::<Vec<_>>();
        assert_eq!((0..4).map(bots).collect::<Vec<_>>(), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    }

    #[test]
    fn the_same_phrase_plays_the_same_deal() {
        let bots = ["search:iterations=30", "cheat:iterations=30"].map(|it| it.parse().unwrap()).to_vec();
        let matchup = Matchup { game: catalog::game("mint-works").unwrap(), options: Vec::new(), players: 2, bots };
        let results = |phrase, n| -> Vec<(f64, i32, u32)> {
            let deal = matchup.play_deal(phrase, n).unwrap();
            deal.games.iter().flat_map(|it| &it.0).map(|it| (it.win, it.score, it.choices)).collect()
        };
        assert_eq!(results("again", 3), results("again", 3));
        assert_ne!(results("again", 3), results("again", 4));
    }

    #[test]
    fn ranks_agree_with_wins_and_scores() {
        let bots = ["easy", "random"].map(|it| it.parse().unwrap()).to_vec();
        let matchup = Matchup { game: catalog::game("money").unwrap(), options: Vec::new(), players: 4, bots };
        let deal = matchup.play_deal("ranks", 0).unwrap();
        for seats in deal.games.iter().map(|it| &it.0) {
            assert!(seats.iter().all(|it| (it.rank == 1) == (it.win > 0.0)), "{seats:?}");
            for (a, b) in seats.iter().flat_map(|a| seats.iter().map(move |b| (a, b))) {
                assert!(a.score <= b.score || a.rank < b.rank, "{a:?} ranks before {b:?}");
            }
        }
    }
}
