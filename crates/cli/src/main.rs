//! The `comptoir` command: games, bots, records, measurements and the server, from a terminal.
//!
//! Each command is a module. It takes its texts from [`words`], writes to an [`Out`], and returns a
//! [`Fail`] on failure; only this file ends the process.

mod analyse;
mod arena;
mod args;
mod bench;
mod board;
mod columns;
mod completions;
mod fail;
mod games;
mod health;
mod help;
mod ladder;
mod lang;
mod load;
mod maintenance;
mod maintenance_args;
mod manual;
mod operator;
mod operator_args;
mod out;
mod parallel_map;
mod play;
mod puzzles;
mod record_file;
mod replay;
mod rlimit;
mod score_table;
mod screen;
mod serve;
mod setup;
mod simulate;
mod stats;
mod stop_signal;
mod trace;
mod train;
mod usage;
mod values;
mod verify;
mod version;

use std::{
    env,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::{FromArgMatches, error::ErrorKind};
use words::{Lang, Words};

use crate::{
    args::{Cli, Command},
    fail::Fail,
    out::Out,
};

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let words = Words::of(lang::choose(&args));
    match run(args, words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => {
            if let Some(text) = fail.say(words) {
                // If standard error is closed, there is no other place to report to.
                _ = writeln!(io::stderr(), "comptoir: {}", one_line(&text));
            }
            fail.status()
        }
    }
}

fn run(args: Vec<OsString>, words: &'static Words) -> Result<(), Fail> {
    let parsed = help::command(words).try_get_matches_from(args).and_then(|it| Cli::from_arg_matches(&it));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return shown(error),
    };
    if let Some(text) = cli.lang.filter(|it| Lang::from_id(it).is_none()) {
        return Err(Fail::Lang(text));
    }
    let mut out = Out::stdout();
    match &cli.command {
        Command::Games => games::run(words, &mut out),
        Command::Play(args) => play::run(args, words, &mut out),
        Command::Simulate(args) => simulate::run(args, words, &mut out),
        Command::Replay(args) => replay::run(args, words, &mut out),
        Command::Verify(args) => verify::run(args, words, &mut out),
        Command::Trace(args) => trace::run(args, &mut out),
        Command::Bench(args) => bench::run(args, words, &mut out),
        Command::Arena(args) => arena::run(args, words, &mut out),
        Command::Ladder(args) => ladder::run(args, words, &mut out),
        Command::Train(args) => train::run(args, words, &mut out),
        Command::Puzzles(args) => puzzles::run(args, words, &mut out),
        Command::Analyse(args) => analyse::run(args, words, &mut out),
        Command::Serve(args) => serve::run(args, words, &mut out),
        Command::Backup(args) => maintenance::backup(args, words, &mut out),
        Command::Restore(args) => maintenance::restore(args, words, &mut out),
        Command::Check(args) => maintenance::check(args, words, &mut out),
        Command::Migrate(args) => maintenance::migrate(args, words, &mut out),
        Command::Ratings(args) => maintenance::ratings(args, words, &mut out),
        Command::People(args) => operator::people(args, words, &mut out),
        Command::Tables(args) => operator::tables(args, words, &mut out),
        Command::Load(args) => load::run(args, words, &mut out),
        Command::Health(args) => health::run(args, words, &mut out),
        Command::Version => version::run(words, &mut out),
        Command::Manual(args) => manual::run(args, words),
        Command::Completions(args) => completions::run(args, words, &mut out),
    }
}

/// Help and version are not errors. A command line without a command shows the help and fails.
fn shown(error: clap::Error) -> Result<(), Fail> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.print()?),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            error.print()?;
            Err(Fail::Helped)
        }
        _ => Err(Fail::Usage(Box::new(error))),
    }
}

/// Removes control characters, so that text from the command line or a file cannot move the cursor.
fn one_line(text: &str) -> String {
    text.replace(|it: char| it.is_control(), " ")
}
