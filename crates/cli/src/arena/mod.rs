//! `comptoir arena`: bots against bots over the same deals, and what may be concluded.

mod kept;
mod report;

use std::{io::Write, path::Path, thread};

use ::arena::{Lineup, Tally, Verdict};
use catalog::Contender;
use indicatif::ProgressBar;
use words::Words;

use self::kept::Kept;
use crate::{
    args::Arena,
    crew,
    fail::Fail,
    out::{Out, progress},
    table::Table,
    values::Players,
};

/// By how much of all games the first bot must be better than its even share, to be called better.
pub const GAIN: f64 = 0.05;

/// How a line-up is measured.
pub struct Plan<'a> {
    /// From which all chance follows.
    pub seed: &'a str,
    /// How many deals.
    pub deals: u64,
    /// How many are played at the same time.
    pub threads: usize,
    /// Where they are kept, to go on from.
    pub file: Option<&'a Path>,
    /// Whether to stop as soon as it is clear who is better.
    pub until_sure: bool,
    /// Whether those that are kept are all that counts.
    pub kept_only: bool,
}

/// Runs the command.
pub fn run(args: &Arena, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let table = Table::of(&args.of)?;
    let bots = contenders(&args.bots)?;
    let players = args.players.unwrap_or_else(|| table.fewest_players());
    table.check_players(Players::only(players))?;
    if bots.len() > usize::from(players) {
        return Err(Fail::TooManyBots(players));
    }
    let lineup = Lineup { game: table.game, options: table.options.clone(), players, bots };
    let plan = Plan {
        seed: &args.seed,
        deals: args.games.div_ceil(players.into()),
        threads: threads(args.threads),
        file: args.resume.as_deref(),
        until_sure: args.until_sure,
        kept_only: false,
    };
    let bar = progress(plan.deals);
    let tally = play(&lineup, &plan, &bar)?;
    bar.finish_and_clear();
    match args.json {
        true => out.say(&report::json(&lineup, &tally))?,
        false => report::print(&lineup, &tally, words, out)?,
    }
    Ok(out.flush()?)
}

/// Plays the deals that are not kept yet, and adds all of them up.
pub fn play(lineup: &Lineup, plan: &Plan, bar: &ProgressBar) -> Result<Tally, Fail> {
    let mut tally = Tally::new(lineup);
    let mut kept = match plan.file {
        Some(path) => Some(Kept::open(path, lineup, plan.seed)?),
        None => None,
    };
    for deal in kept.iter_mut().flat_map(Kept::take).take(plan.deals as usize) {
        tally.add(&deal);
        bar.inc(1);
    }
    if plan.kept_only {
        return Ok(tally);
    }
    let first = tally.deals();
    let sure = |tally: &Tally| plan.until_sure && tally.sprt(GAIN).verdict != Verdict::Open;
    let played = crew::in_order(
        plan.deals - first,
        plan.threads,
        |n| lineup.deal(plan.seed, first + n).map_err(|why| Some(Fail::Start(lineup.game, why))),
        |_, deal| {
            if sure(&tally) {
                return Err(None);
            }
            if let Some(kept) = &mut kept {
                kept.add(&deal).map_err(Some)?;
            }
            tally.add(&deal);
            bar.inc(1);
            Ok(())
        },
    );
    match played {
        Err(Some(fail)) => Err(fail),
        Ok(()) | Err(None) => Ok(tally),
    }
}

/// As many as were asked for, else as many as there are processors.
pub fn threads(asked: Option<u64>) -> usize {
    asked.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |it| it.min(64) as usize)
}

fn contenders(text: &str) -> Result<Vec<Contender>, Fail> {
    text.split(',').map(|it| it.parse().map_err(|_| Fail::Bot(it.to_owned()))).collect()
}
