//! `comptoir load`: many tables of people who play through sockets, to see what a server bears.
//!
//! Everybody here is a client of its own with nothing but what the server sends; servers are other
//! processes, so that their time and memory can be read apart. Only this machine is ever asked.

mod args;
mod house;
mod idle;
mod machine;
mod near;
mod player;
mod report;
mod seats;

use std::{
    io::Write,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use protocol::client::ClientError;
use words::Words;

use self::{
    house::House,
    idle::Idle,
    machine::Usage,
    player::{Player, Tally},
    report::{Measured, Report},
    seats::{Hall, Seated},
};
pub use args::Load;

use crate::{fail::Fail, out::Out, rlimit};

/// Requests that are on their way at once while tables are laid.
const AT_ONCE: usize = 32;
/// A game finds its pace within so many times the time that everybody thinks; only then is measured.
const WARM_UP: u32 = 8;
/// Sockets at a table.
const SOCKETS: u64 = 4;
/// Files that a server or the players have open besides sockets.
const OTHER_FILES: u64 = 128;

/// Why a measure fails.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Only this machine may be asked.
    #[error("load-elsewhere")]
    Elsewhere(String),
    /// The system does not let a process have so many files open.
    #[error("load-files")]
    Files(u64),
    /// A data file has one server.
    #[error("load-one-file")]
    OneFile,
    /// A database that holds tables already.
    #[error("load-in-use")]
    InUse,
    /// The server does not start.
    #[error("load-no-server")]
    NoServer(String),
    /// The server refuses, or is gone.
    #[error("load-refused")]
    Refused(String),
}

impl LoadError {
    /// What a person is told besides.
    pub fn why(&self) -> String {
        match self {
            LoadError::Files(number) => number.to_string(),
            LoadError::OneFile | LoadError::InUse => String::new(),
            LoadError::Elsewhere(why) | LoadError::NoServer(why) | LoadError::Refused(why) => why.clone(),
        }
    }
}

impl From<ClientError> for LoadError {
    fn from(error: ClientError) -> LoadError {
        LoadError::Refused(error.to_string())
    }
}

/// Runs the command.
pub fn run(args: &Load, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    near::only_here(args).map_err(Fail::Load)?;
    if args.servers > 1 && args.database.is_none() {
        return Err(Fail::Load(LoadError::OneFile));
    }
    // Every process has a limit of its own, and servers inherit this one.
    let files = args.tables * SOCKETS + args.idle + OTHER_FILES;
    if !rlimit::require_open_files(files) {
        return Err(Fail::Load(LoadError::Files(files)));
    }
    // One thread: what is left of the machine is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Fail::System)?;
    let report = runtime.block_on(measure(args)).map_err(Fail::Load)?;
    match args.json {
        true => out.say(&report.json())?,
        false => report.print(words, out)?,
    }
    out.flush()?;
    if report.errors().is_empty() { Ok(()) } else { Err(Fail::LoadErrors) }
}

async fn measure(args: &Load) -> Result<Report, LoadError> {
    near::only_empty(args).await?;
    let mut house = match args.connect.as_slice() {
        [] => House::start(args)?,
        addresses => House::elsewhere(addresses),
    };
    let bar = progress();
    let mut measured = Measured { memory: vec![house.memory()], ..Measured::default() };

    bar.set_length(args.tables);
    bar.set_message("tables");
    let mut hall = Hall::open(&house.addresses, args).await?;
    let begun = Instant::now();
    let laid: Vec<Seated> = stream::iter((0..args.tables as usize).map(|n| hall.lay(n)))
        .buffer_unordered(AT_ONCE)
        .inspect(|_| bar.inc(1))
        .try_collect()
        .await?;
    measured.laying = begun.elapsed();
    measured.memory.push(house.memory());

    bar.set_position(0);
    bar.set_message("sockets");
    let mut seated: Vec<(Seated, Vec<Player>)> = stream::iter(laid.into_iter().map(|it| hall.follow(it)))
        .buffer_unordered(AT_ONCE)
        .inspect(|_| bar.inc(1))
        .try_collect()
        .await?;
    measured.memory.push(house.memory());

    bar.set_length(args.idle);
    bar.set_position(0);
    bar.set_message("idle");
    let begun = Instant::now();
    let mut idle = Idle::gather(&hall, args.idle, &bar).await?;
    measured.gathering = begun.elapsed();
    measured.memory.push(house.memory());

    let tally = match args.moves {
        None => play(args, &hall, seated, &house, &bar, &mut measured).await,
        Some(moves) => {
            let tally = Tally::since(Instant::now());
            let playing = seated.iter_mut().map(|(_, players)| hall.play_up_to(players, moves, &tally));
            let before = usage(&house, args);
            let begun = Instant::now();
            stream::iter(playing).for_each_concurrent(None, |it| it).await;
            (measured.playing, measured.used) = (begun.elapsed(), since(usage(&house, args), before));
            measured.memory.push(house.memory());
            let tables: Vec<Seated> = seated.into_iter().map(|(table, _)| table).collect();
            house.restart().await?;
            hall.addresses.clone_from(&house.addresses);
            for table in &tables {
                measured.wakes.push(hall.wake(table).await?);
            }
            tally
        }
    };
    idle.count_lost(&tally);
    bar.finish_and_clear();
    house.close().await;
    Ok(Report::new(args, house.addresses.len(), tally, measured))
}

/// Everybody plays until the time is over.
async fn play(
    args: &Load,
    hall: &Hall,
    seated: Vec<(Seated, Vec<Player>)>,
    house: &House,
    bar: &ProgressBar,
    measured: &mut Measured,
) -> Tally {
    let (length, think) = (Duration::from_secs_f64(args.seconds), Duration::from_millis(args.think));
    bar.set_length(length.as_secs());
    bar.set_position(0);
    bar.set_message("seconds");
    let begun = Instant::now() + think * WARM_UP;
    let (tally, until) = (Tally::since(begun), begun + length);
    let play = seated.into_iter().map(|it| hall.play_on(it, think, until, &tally));
    let watch = async {
        tokio::time::sleep_until(begun.into()).await;
        let before = usage(house, args);
        while Instant::now() < until {
            tokio::time::sleep(Duration::from_secs(1).min(until - Instant::now())).await;
            bar.set_position(begun.elapsed().as_secs());
        }
        since(usage(house, args), before)
    };
    let ((), used) = tokio::join!(stream::iter(play).for_each_concurrent(None, |it| it), watch);
    (measured.playing, measured.used) = (begun.elapsed(), used);
    measured.memory.push(house.memory());
    tally
}

/// What the servers, the players, and those who are watched besides have used so far.
fn usage(house: &House, args: &Load) -> [Option<Usage>; 3] {
    let watched = args.watch.iter().map(|&pid| Usage::of_family(pid));
    let watched = watched.reduce(|sum, it| Some(sum?.plus(it?))).flatten();
    [house.usage(), Usage::own(), watched]
}

fn since(after: [Option<Usage>; 3], before: [Option<Usage>; 3]) -> [Option<Usage>; 3] {
    std::array::from_fn(|n| Some(after[n]? - before[n]?))
}

/// A bar on standard error, if that is a terminal.
fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}").expect("the template is fixed");
    ProgressBar::new(0).with_style(style).with_finish(ProgressFinish::AndClear)
}
