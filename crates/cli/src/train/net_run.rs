//! The training of a net, round by round, in a folder from which it can go on.
//!
//! A round plays games with the net of the round before (the first with the game's weights), trains the net on the games
//! of the last rounds, and measures it. Each round leaves its games, its net and a line of the curve behind; a round
//! that was interrupted is played again. The same seed, settings and number of rounds give the same net.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use catalog::{NetGames, NetTraining};
use nets::{Errors, Examples, ExamplesError, Net, NetError, Training, errors, train};
use serde::{Deserialize, Serialize};

use super::curve::curve;
use crate::parallel_map::parallel_map;

/// How a net is trained.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NetRunSettings {
    /// Everything follows from it.
    pub seed: u64,
    /// Games of the first round, judged by the weights.
    pub first_games: u32,
    /// Iterations of the search in the first round; with none, players look one step ahead.
    pub first_iterations: u32,
    /// Games of every other round.
    pub games: u32,
    /// Iterations of the search in all rounds but the first; with none, players look one step ahead.
    pub iterations: u32,
    /// How much of the end of a game is believed, decision by decision, where players search and so have thoughts.
    pub trace_decay: f32,
    /// The rounds whose games are learned from.
    pub window: u32,
    /// Passes over them.
    pub epochs: usize,
    /// Games of the duel that measures a round.
    pub duel_games: u32,
}

impl NetRunSettings {
    /// What a round of some minutes needs.
    pub const DEFAULT: NetRunSettings = NetRunSettings {
        seed: 1,
        first_games: 4000,
        first_iterations: 0,
        games: 1000,
        iterations: 64,
        trace_decay: 0.95,
        window: 8,
        epochs: 3,
        duel_games: 200,
    };
}

/// What a round has come to.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundResult {
    /// The number of the round, from zero.
    pub round: u32,
    /// Examples that the net was trained on, or held out.
    pub examples: usize,
    /// The mean squared error of the chances on games held out.
    pub error: f64,
    /// The same if every seat has the same chance.
    pub error_even: f64,
    /// The share of wins of a greedy bot by the net against the medium level.
    pub wins: f64,
}

/// Why training cannot go on.
#[derive(Debug)]
pub enum NetRunError {
    /// A file cannot be read.
    Read(PathBuf, io::Error),
    /// A file or folder cannot be written.
    Write(PathBuf, io::Error),
    /// A file is not what it should be: of another game, or cut off.
    Broken(PathBuf),
}

/// A training in a folder.
pub struct NetRun<'a> {
    dir: PathBuf,
    title: String,
    training: &'a dyn NetTraining,
    settings: NetRunSettings,
    threads: usize,
    net: Option<Arc<Net>>,
    results: Vec<RoundResult>,
}

impl<'a> NetRun<'a> {
    /// Starts a training in `dir`, or goes on with the one that is there. `title` is that of the curve.
    ///
    /// # Errors
    /// Where the folder cannot be used, or holds the training of another game.
    pub fn open(
        dir: &Path,
        title: &str,
        training: &'a dyn NetTraining,
        settings: NetRunSettings,
        threads: usize,
    ) -> Result<Self, NetRunError> {
        fs::create_dir_all(dir).map_err(|why| NetRunError::Write(dir.to_owned(), why))?;
        let mut run = NetRun {
            dir: dir.to_owned(),
            title: title.to_owned(),
            training,
            settings,
            threads,
            net: None,
            results: Vec::new(),
        };
        let path = run.path("rounds.jsonl");
        if path.exists() {
            let text = fs::read_to_string(&path).map_err(|why| NetRunError::Read(path.clone(), why))?;
            let lines = text.lines().map(serde_json::from_str);
            run.results = lines.collect::<Result<_, _>>().map_err(|_| NetRunError::Broken(path))?;
        }
        if let Some(last) = run.results.last() {
            let path = run.path(&format!("round-{}.net", last.round));
            let net = Net::from_bytes(&read(&path)?).map_err(|_: NetError| NetRunError::Broken(path.clone()))?;
            if (net.inputs(), net.seats()) != training.shape() {
                return Err(NetRunError::Broken(path));
            }
            run.net = Some(Arc::new(net));
        }
        Ok(run)
    }

    /// All rounds so far.
    pub fn results(&self) -> &[RoundResult] {
        &self.results
    }

    /// The net of the last round.
    pub fn net(&self) -> Option<&Arc<Net>> {
        self.net.as_ref()
    }

    /// How many games the next round will play.
    pub fn games_of_next_round(&self) -> u32 {
        if self.results.is_empty() { self.settings.first_games } else { self.settings.games }
    }

    /// Plays and trains the next round. `played` hears of every game.
    ///
    /// # Errors
    /// Where a file cannot be read or written.
    pub fn round(&mut self, played: impl FnMut()) -> Result<RoundResult, NetRunError> {
        let round = self.results.len() as u32;
        let new = self.play(round, played);
        self.write(&format!("round-{round}.games"), &new.to_bytes())?;
        let examples = self.window(round, new)?;
        let (inputs, places) = self.training.shape();
        let mut net = match &self.net {
            Some(net) => Net::clone(net),
            None => Net::random(inputs, places, self.settings.seed),
        };
        let seed = self.settings.seed.wrapping_add(u64::from(round) << 32);
        train(&mut net, &examples, Training { epochs: self.settings.epochs, seed, ..Training::DEFAULT }, |_, _| ());
        let bytes = net.to_bytes();
        // What is played with is what is written, rounding included: a training that goes on has nothing else.
        let net = Arc::new(Net::from_bytes(&bytes).expect("trained weights are finite"));
        let Errors { examples, squared, squared_even } = Errors { examples: examples.len(), ..errors(&net, &examples) };
        let result = RoundResult { round, examples, error: squared, error_even: squared_even, wins: self.duel(&net) };
        self.write(&format!("round-{round}.net"), &bytes)?;
        self.net = Some(net);
        self.results.push(result);
        let line = |it: &RoundResult| serde_json::to_string(it).expect("numbers can be written") + "\n";
        self.write("rounds.jsonl", self.results.iter().map(line).collect::<String>().as_bytes())?;
        self.write("curve.svg", curve(&self.title, &self.results, self.training.even()).as_bytes())?;
        Ok(result)
    }

    fn play(&self, round: u32, mut played: impl FnMut()) -> Examples {
        let NetRunSettings { seed, first_iterations, iterations, trace_decay, .. } = self.settings;
        let iterations = if round == 0 { first_iterations } else { iterations };
        let how = NetGames { iterations, trace_decay, interval: 1 };
        let seed = seed.wrapping_add(u64::from(round) << 40);
        let mut examples = Examples::new(self.training.shape().1);
        let work = |n| Ok::<_, ()>(self.training.play(how, self.net.as_ref(), seed, n as u32));
        let done = parallel_map(self.games_of_next_round().into(), self.threads, work, |_, of_game| {
            examples.append(&of_game, 0);
            played();
            Ok(())
        });
        done.expect("a game of bots does not fail");
        examples
    }

    /// The games of the last rounds, those of this one included.
    fn window(&self, round: u32, played: Examples) -> Result<Examples, NetRunError> {
        /// More games than a round has.
        const GAMES: u32 = 1 << 20;
        let (inputs, places) = self.training.shape();
        let mut all = played;
        for earlier in round.saturating_sub(self.settings.window - 1)..round {
            let path = self.path(&format!("round-{earlier}.games"));
            let examples = Examples::from_bytes(&read(&path)?, places, inputs);
            // A multiple of ten keeps the same games held out.
            all.append(&examples.map_err(|_: ExamplesError| NetRunError::Broken(path))?, earlier * GAMES * 10);
        }
        Ok(all)
    }

    fn duel(&self, net: &Arc<Net>) -> f64 {
        let n = self.settings.duel_games;
        let mut wins = 0.0;
        let work = |n| Ok::<_, ()>(self.training.duel(net, !self.settings.seed, n as u32));
        let done = parallel_map(n.into(), self.threads, work, |_, win| {
            wins += win;
            Ok(())
        });
        done.expect("a game of bots does not fail");
        wins / f64::from(n.max(1))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// Writes a file as a whole: who stops in the middle finds the old one.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), NetRunError> {
        let (path, new) = (self.path(name), self.path(&format!("{name}.new")));
        let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, &path));
        written.map_err(|why| NetRunError::Write(path, why))
    }
}

fn read(path: &Path) -> Result<Vec<u8>, NetRunError> {
    fs::read(path).map_err(|why| NetRunError::Read(path.to_owned(), why))
}
