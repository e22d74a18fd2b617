//! `comptoir puzzles`: positions of bots' games in which one choice is clearly best.

use std::{collections::BTreeMap, fs, io::Write, path::Path};

use catalog::Puzzle;
use clap::Args;
use words::Words;

use crate::{
    arena::threads,
    fail::Fail,
    out::{Out, progress},
    parallel_map::parallel_map,
    setup::{GameSetup, find},
    values::{Players, count},
};

/// Puzzles with the same answer that are kept: who has seen more of them solves the next one without looking.
const MAX_ALIKE: u32 = 20;

/// What `comptoir puzzles` takes.
#[derive(Args, Debug)]
pub struct Puzzles {
    #[arg(value_name = "value-game", help = "help-game")]
    pub game: String,
    /// The number of games that are searched.
    #[arg(short, long, value_name = "value-number", default_value = "100", value_parser = count, help = "help-puzzles-games")]
    pub games: u64,
    /// The number of players.
    #[arg(short, long, value_name = "value-number", help = "help-puzzles-players")]
    pub players: Option<u8>,
    /// All chance follows from it.
    #[arg(short, long, value_name = "value-number", default_value = "1", help = "help-train-seed")]
    pub seed: u64,
    /// The number of games searched in parallel.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// Writes them into the catalog.
    #[arg(short, long, help = "help-puzzles-write")]
    pub write: bool,
}

/// Runs the command.
pub fn run(args: &Puzzles, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let setup = GameSetup { game: find(&args.game)?, options: Vec::new() };
    let players = args.players.unwrap_or_else(|| setup.min_players());
    setup.check_players(Players::only(players))?;
    let (mut found, mut answers) = (String::new(), BTreeMap::new());
    let bar = progress(args.games);
    let mine = |n| setup.game.measure().mine_puzzles(players, args.seed, n).map_err(|why| Fail::Start(setup.game, why));
    parallel_map(args.games, threads(args.threads), mine, |_, puzzles| {
        for puzzle in puzzles {
            let alike = answers.entry(puzzle.choices[0].0.clone()).or_insert(0);
            *alike += 1;
            if *alike > MAX_ALIKE {
                continue;
            }
            found.push_str(&line(&puzzle));
            found.push('\n');
        }
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    if !args.write {
        found.lines().try_for_each(|line| out.say(line))?;
        return Ok(out.flush()?);
    }
    let path = Path::new("crates/catalog/puzzles").join(format!("{}.jsonl", args.game));
    fs::write(&path, found).map_err(|why| Fail::Write(path.clone(), why))?;
    out.say(&words.say("train-written", &[("file", path.display().to_string().into())]))?;
    Ok(out.flush()?)
}

fn line(puzzle: &Puzzle) -> String {
    serde_json::to_string(puzzle).expect("a puzzle is plain data")
}
