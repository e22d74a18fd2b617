//! `comptoir arena`: bots against bots over the same deals, with statistics.

mod deal_file;
mod report;

use std::{fs, io::Write, path::Path, thread};

use ::arena::{Decision, MatchResults, Matchup};
use catalog::{BotSpec, Level};
use indicatif::ProgressBar;
use words::Words;

use self::deal_file::DealFile;
use crate::{
    args::Arena,
    fail::Fail,
    out::{Out, progress},
    parallel_map::parallel_map,
    setup::GameSetup,
    values::Players,
};

/// The share of games by which the first bot must exceed its even share to count as better.
pub const GAIN: f64 = 0.05;

/// How a matchup is measured.
pub struct Plan<'a> {
    /// The phrase that the seeds of all deals follow from.
    pub seed: &'a str,
    /// The number of deals.
    pub deals: u64,
    /// The number of deals played in parallel.
    pub threads: usize,
    /// The file of deals to resume from and append to.
    pub file: Option<&'a Path>,
    /// Whether to stop as soon as the sequential test decides.
    pub until_sure: bool,
    /// Whether to use the deals of the file without playing more.
    pub from_file_only: bool,
}

/// Runs the command.
pub fn run(args: &Arena, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let setup = GameSetup::of(&args.of)?;
    if let Some(path) = &args.net {
        let bytes = fs::read(path).map_err(|why| Fail::Read(path.clone(), why))?;
        setup.game.load_net(&bytes).map_err(|_| Fail::NetFile(path.clone()))?;
    }
    let bots = BotSpec::parse_list(&args.bots).map_err(Fail::BotSpec)?;
    let master = Level::Master.id();
    if bots.iter().any(|it| it.to_string() == master) && setup.game.level(master).is_none() {
        return Err(Fail::Bot(setup.game, master.to_owned()));
    }
    let players = args.players.unwrap_or_else(|| setup.min_players());
    setup.check_players(Players::only(players))?;
    if bots.len() > usize::from(players) {
        return Err(Fail::TooManyBots(players));
    }
    let matchup = Matchup { game: setup.game, options: setup.options.clone(), players, bots };
    let plan = Plan {
        seed: &args.seed,
        deals: args.games.div_ceil(players.into()),
        threads: threads(args.threads),
        file: args.resume.as_deref(),
        until_sure: args.until_sure,
        from_file_only: false,
    };
    let bar = progress(plan.deals);
    let results = play(&matchup, &plan, &bar)?;
    bar.finish_and_clear();
    match args.json {
        true => out.say(&report::json(&matchup, &results))?,
        false => report::print(&matchup, &results, words, out)?,
    }
    Ok(out.flush()?)
}

/// Plays the deals that the file does not have, and returns the results of all.
pub fn play(matchup: &Matchup, plan: &Plan, bar: &ProgressBar) -> Result<MatchResults, Fail> {
    let mut results = MatchResults::new(matchup);
    let mut file = match plan.file {
        Some(path) => Some(DealFile::open(path, matchup, plan.seed)?),
        None => None,
    };
    for deal in file.iter_mut().flat_map(DealFile::take).take(plan.deals as usize) {
        results.add(&deal);
        bar.inc(1);
    }
    if plan.from_file_only {
        return Ok(results);
    }
    let first = results.deals();
    let sure = |results: &MatchResults| plan.until_sure && results.sprt(GAIN).decision != Decision::Undecided;
    let played = parallel_map(
        plan.deals - first,
        plan.threads,
        |n| matchup.play_deal(plan.seed, first + n).map_err(|why| Some(Fail::Start(matchup.game, why))),
        |_, deal| {
            if sure(&results) {
                return Err(None);
            }
            if let Some(file) = &mut file {
                file.add(&deal).map_err(Some)?;
            }
            results.add(&deal);
            bar.inc(1);
            Ok(())
        },
    );
    match played {
        Err(Some(fail)) => Err(fail),
        Ok(()) | Err(None) => Ok(results),
    }
}

/// The number of threads: as asked for, else one for each processor.
pub fn threads(asked: Option<u64>) -> usize {
    asked.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |it| it.min(64) as usize)
}
