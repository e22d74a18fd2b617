//! `comptoir simulate`: bots play games against each other.

mod summary;

use std::{fs, io::Write, path::Path, time::Instant};

use catalog::{Level, Score};
use indicatif::ProgressBar;
use kernel::{Seat, Seats};
use record::Seed;
use words::Words;

use self::summary::Summary;
use crate::{
    arena::threads,
    args::Simulate,
    fail::Fail,
    out::{Out, progress},
    parallel_map::parallel_map,
    setup::{self, GameSetup},
    trace::Tracer,
    values::Players,
};

/// A series of games with the same setup.
struct Series<'a> {
    setup: &'a GameSetup,
    players: u8,
    levels: &'a [Level],
    seed: &'a str,
    games: u64,
    trace: bool,
    record: bool,
}

/// One finished game.
pub struct Played {
    /// The number of steps of the log.
    pub steps: u64,
    pub scores: Vec<Score>,
    pub winners: Seats,
    trace: Vec<u8>,
    record: Option<String>,
}

/// Runs the command.
pub fn run(args: &Simulate, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let setup = GameSetup::of(&args.of)?;
    let counts = args.players.unwrap_or(Players::only(setup.default_players()));
    setup.check_players(counts)?;
    let levels = setup::levels(setup.game, &args.bots)?;
    if let Some(folder) = &args.record {
        fs::create_dir_all(folder).map_err(|why| Fail::Write(folder.clone(), why))?;
    }
    let threads = threads(args.threads);
    for players in counts.each() {
        let series = Series {
            setup: &setup,
            players,
            levels: &levels,
            seed: &args.seed,
            games: args.games,
            trace: args.trace,
            record: args.record.is_some(),
        };
        let begun = Instant::now();
        let mut summary = Summary::default();
        // A trace on the same terminal would overwrite the bar.
        let progress = if args.trace && out.is_terminal() { ProgressBar::hidden() } else { progress(args.games) };
        parallel_map(
            args.games,
            threads,
            |n| series.play(n),
            |n, played| {
                out.write_all(&played.trace)?;
                if let (Some(folder), Some(text)) = (&args.record, &played.record) {
                    save(&folder.join(series.file_name(n)), text)?;
                }
                summary.add(&played);
                progress.inc(1);
                Ok(())
            },
        )?;
        progress.finish_and_clear();
        if !args.trace {
            summary.print(setup.game.slug(), &series.bots(words), begun.elapsed(), words, out)?;
        }
    }
    Ok(out.flush()?)
}

impl Series<'_> {
    fn play(&self, n: u64) -> Result<Played, Fail> {
        let seed = setup::seed(self.seed, n, self.games == 1);
        let mut played = self.setup.start(self.players, seed)?;
        let bot = |seat: Seat| setup::bot(self.setup.game, self.level(seat), self.seed, n, seat);
        let mut bots: Vec<_> = Seats::first(self.players).iter().map(|seat| Some(bot(seat))).collect();
        let mut trace = Vec::new();
        if self.trace {
            let mut tracer = Tracer::begin(&mut trace, &*played, Some(seed))?;
            setup::let_bots_play(&mut *played, &mut bots, |after, seat, action| tracer.action(seat, action, after))?;
            tracer.end(&*played)?;
        } else {
            setup::let_bots_play(&mut *played, &mut bots, |_, _, _| Ok::<_, Fail>(()))?;
        }
        let record = self.record.then(|| self.text(&*played, seed));
        let (steps, scores, winners) = (played.ply() as u64, played.scores(), played.winners());
        Ok(Played { steps, scores, winners, trace, record })
    }

    fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index() % self.levels.len()]
    }

    /// The names of the bots by seat, and of the automatic opponent.
    fn bots(&self, words: &Words) -> Vec<String> {
        let bots = Seats::first(self.players).iter().map(|seat| self.level(seat).id().to_owned());
        bots.chain(words.rival(self.setup.game.slug(), self.players, &self.setup.options)).collect()
    }

    fn text(&self, played: &dyn catalog::AnyMatch, seed: Seed) -> String {
        let name = |seat: Seat| format!("{} {seat}", self.level(seat).id());
        let names: Vec<String> = Seats::first(self.players).iter().map(name).collect();
        setup::record(played, &names, seed).to_string()
    }

    /// The number has as many digits as that of the last game, so that files sort in order.
    fn file_name(&self, n: u64) -> String {
        let digits = self.games.saturating_sub(1).to_string().len();
        format!("{}-{}-{n:0digits$}.record", self.setup.game.slug(), self.players)
    }
}

fn save(path: &Path, text: &str) -> Result<(), Fail> {
    fs::write(path, text).map_err(|why| Fail::Write(path.to_owned(), why))
}
