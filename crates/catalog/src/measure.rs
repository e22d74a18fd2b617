use bots::{Search, playout};
use kernel::{Estimate, Forecast, Game, Observer, SearchSettings, Seat, Step, Tensor, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    AnyBot, AnyGame, BotSpec, Confirmation, NetTraining, Puzzle, StartError, Training,
    any_game::{Rules, begin},
    confirmation::confirm,
    net_training::NetSelfPlay,
    puzzle_mining::mine,
    training::SelfPlay,
};

/// Positions at which a search is measured.
const POSITIONS: usize = 16;

/// A game to be measured: the speed of its rules, and the strength of its bots.
pub trait MeasureGame: Send + Sync {
    /// The size of a state in bytes.
    fn state_bytes(&self) -> usize;

    /// A bot for the arena. It may be a cheat, so it must not sit at a table where people play.
    fn arena_bot(&self, bot: &BotSpec, seed: u64) -> Box<dyn AnyBot>;

    /// How an arena bot searches; `None` if it does not.
    fn search_settings(&self, bot: &BotSpec) -> Option<SearchSettings>;

    /// Games played by bots, to fit the weights of the game's features to.
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    fn training(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Training>, StartError>;

    /// Games of these numbers of players, to train a net on; every second one has the first of them, and every fourth
    /// another option.
    ///
    /// # Errors
    /// Where the game refuses a number of players or an option.
    fn net_training(&self, players: &[u8], options: &[(String, String)]) -> Result<Box<dyn NetTraining>, StartError>;

    /// Plays game `n` of those that follow from `seed`, judged by the net where there is one, and returns the puzzles in
    /// it.
    ///
    /// # Errors
    /// Where the game refuses the number of players.
    fn mine_puzzles(&self, players: u8, seed: u64, n: u64) -> Result<Vec<Puzzle>, StartError>;

    /// Plays game `n` of those that follow from `seed`, and tells how many of its mistakes a longer search confirms.
    ///
    /// # Errors
    /// Where the game refuses the number of players.
    fn confirm_mistakes(&self, players: u8, seed: u64, n: u64) -> Result<Confirmation, StartError>;

    /// Random playouts from the start of the game.
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    fn playout_benchmark(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Benchmark>, StartError>;

    /// The search of a hard bot, at positions spread over a random game.
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    fn search_benchmark(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Benchmark>, StartError>;
}

/// Work that can be repeated and timed.
pub trait Benchmark {
    /// Plays `n` games to their end, or searches for at least `n` iterations. Returns the number of steps or
    /// iterations. It allocates nothing.
    fn run(&mut self, n: u64) -> u64;
}

impl<G: Tensor + Estimate + Forecast> MeasureGame for Rules<G> {
    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn arena_bot(&self, bot: &BotSpec, seed: u64) -> Box<dyn AnyBot> {
        bot.bot::<G>(&self.judge(), seed)
    }

    fn search_settings(&self, bot: &BotSpec) -> Option<SearchSettings> {
        bot.search_settings::<G>()
    }

    fn training(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Training>, StartError> {
        Ok(Box::new(SelfPlay(begin::<G>(players, options)?)))
    }

    fn net_training(&self, players: &[u8], options: &[(String, String)]) -> Result<Box<dyn NetTraining>, StartError> {
        Ok(Box::new(NetSelfPlay::<G>::new(players, options)?))
    }

    fn mine_puzzles(&self, players: u8, seed: u64, n: u64) -> Result<Vec<Puzzle>, StartError> {
        Ok(mine(&begin::<G>(players, &[])?, &self.judge(), seed.wrapping_add(n << 16)))
    }

    fn confirm_mistakes(&self, players: u8, seed: u64, n: u64) -> Result<Confirmation, StartError> {
        Ok(confirm(&begin::<G>(players, &[])?, seed.wrapping_add(n << 16)))
    }

    fn playout_benchmark(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Benchmark>, StartError> {
        let root: G = begin(players, options)?;
        Ok(Box::new(PlayoutBenchmark { root, rng: Pcg64Mcg::seed_from_u64(1) }))
    }

    fn search_benchmark(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Benchmark>, StartError> {
        Ok(Box::new(SearchBenchmark::<G>::new(begin(players, options)?)))
    }
}

struct PlayoutBenchmark<G> {
    root: G,
    rng: Pcg64Mcg,
}

impl<G: Game> Benchmark for PlayoutBenchmark<G> {
    fn run(&mut self, n: u64) -> u64 {
        (0..n).map(|_| playout(&mut self.root.clone(), &mut self.rng)).sum()
    }
}

struct SearchBenchmark<G: Estimate> {
    search: Search<G>,
    positions: Vec<(Seat, G::View)>,
    next: usize,
}

impl<G: Estimate> SearchBenchmark<G> {
    fn new(root: G) -> Self {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let length = playout(&mut root.clone(), &mut rng);
        let interval = (length / (POSITIONS as u64 + 1)).max(1);
        let (mut state, mut positions, mut steps) = (root, Vec::new(), 0);
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
                    if steps / interval > positions.len() as u64 {
                        positions.push((seat, state.view(Observer::Seat(seat))));
                    }
                    Step::Act(seat, state.pick(seat, &mut rng))
                }
            };
            state.apply(step, &mut |_| ());
            steps += 1;
        }
        let settings = SearchSettings { time_limit: None, ..G::HARD };
        SearchBenchmark { search: Search::new(settings, 1), positions, next: 0 }
    }
}

impl<G: Estimate> Benchmark for SearchBenchmark<G> {
    fn run(&mut self, n: u64) -> u64 {
        let mut done = 0;
        while done < n {
            let (seat, view) = &self.positions[self.next % self.positions.len()];
            self.search.clear();
            self.search.run(*seat, view);
            done += self.search.iterations(*seat);
            self.next += 1;
        }
        done
    }
}
