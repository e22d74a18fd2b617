//! `comptoir load`: many tables of clients that play through sockets, to measure a server.
//!
//! Every client knows only what the server sends to it. Servers are other processes, whose time and memory
//! are measured apart. Load goes to this machine only.

mod args;
mod client_pool;
mod idle;
mod loopback;
mod machine;
mod player;
mod report;
mod servers;
mod soak;

use std::{
    io::Write,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use protocol::client::ClientError;
use words::Words;

use self::{
    client_pool::{ClientPool, Table},
    idle::Idle,
    machine::Usage,
    player::{Player, Recorder},
    report::{Measured, Report},
    servers::Servers,
};
pub use args::Load;

use crate::{fail::Fail, out::Out, rlimit, stop_signal::stop_signal};

/// Requests in flight while tables are created.
const AT_ONCE: usize = 32;
/// The warm-up before measuring, in multiples of the thinking time.
const WARM_UP: u32 = 8;
/// Sockets at a table.
const SOCKETS: u64 = 4;
/// Files that a server or the players have open besides sockets.
const OTHER_FILES: u64 = 128;

/// Why a measurement fails.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// An address is not on this machine.
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
    /// A signal has stopped the measurement.
    #[error("load-stopped")]
    Stopped,
}

impl LoadError {
    /// The detail for the message of the error.
    pub fn why(&self) -> String {
        match self {
            LoadError::Files(number) => number.to_string(),
            LoadError::OneFile | LoadError::InUse | LoadError::Stopped => String::new(),
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
    loopback::require_loopback(args).map_err(Fail::Load)?;
    if args.servers > 1 && args.database.is_none() {
        return Err(Fail::Load(LoadError::OneFile));
    }
    // Every process has a limit of its own, and servers inherit this one.
    let files = args.tables * SOCKETS + args.idle + OTHER_FILES;
    if !rlimit::require_open_files(files) {
        return Err(Fail::Load(LoadError::Files(files)));
    }
    // One thread leaves the other cores to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Fail::System)?;
    let report = runtime.block_on(async {
        tokio::select! {
            // Signals first: they are heard before a server is started.
            biased;
            // What is dropped with the measurement takes its servers and their folder along.
            () = stop_signal() => Err(LoadError::Stopped),
            report = measure(args) => report,
        }
    });
    let report = report.map_err(Fail::Load)?;
    match args.json {
        true => out.say(&report.json())?,
        false => report.print(words, out)?,
    }
    out.flush()?;
    if report.errors().is_empty() { Ok(()) } else { Err(Fail::LoadErrors) }
}

async fn measure(args: &Load) -> Result<Report, LoadError> {
    loopback::require_empty_database(args).await?;
    let mut servers = match args.connect.as_slice() {
        [] => Servers::start(args)?,
        addresses => Servers::external(addresses),
    };
    let bar = progress();
    let mut measured = Measured { memory: vec![servers.memory()], ..Measured::default() };

    bar.set_length(args.tables);
    bar.set_message("tables");
    let mut pool = ClientPool::open(&servers.addresses, args).await?;
    let begun = Instant::now();
    let tables: Vec<Table> = stream::iter((0..args.tables as usize).map(|n| pool.create_table(n)))
        .buffer_unordered(AT_ONCE)
        .inspect(|_| bar.inc(1))
        .try_collect()
        .await?;
    measured.creating = begun.elapsed();
    measured.memory.push(servers.memory());

    bar.set_position(0);
    bar.set_message("sockets");
    let mut tables: Vec<(Table, Vec<Player>)> = stream::iter(tables.into_iter().map(|it| pool.connect(it)))
        .buffer_unordered(AT_ONCE)
        .inspect(|_| bar.inc(1))
        .try_collect()
        .await?;
    measured.memory.push(servers.memory());

    bar.set_length(args.idle);
    bar.set_position(0);
    bar.set_message("idle");
    let begun = Instant::now();
    let mut idle = Idle::connect(&pool, args.idle, &bar).await?;
    measured.connecting = begun.elapsed();
    measured.memory.push(servers.memory());

    let recorder = match args.moves {
        None => play(args, &pool, tables, &servers, &bar, &mut measured).await,
        Some(moves) => {
            let recorder = Recorder::since(Instant::now());
            let playing = tables.iter_mut().map(|(_, players)| pool.play_up_to(players, moves, &recorder));
            let before = usage(&servers, args);
            let begun = Instant::now();
            stream::iter(playing).for_each_concurrent(None, |it| it).await;
            (measured.playing, measured.used) = (begun.elapsed(), since(usage(&servers, args), before));
            measured.memory.push(servers.memory());
            let tables: Vec<Table> = tables.into_iter().map(|(table, _)| table).collect();
            servers.restart().await?;
            pool.addresses.clone_from(&servers.addresses);
            for table in &tables {
                measured.wakes.push(pool.wake(table).await?);
            }
            servers.restart().await?;
            pool.addresses.clone_from(&servers.addresses);
            measured.returning = Some(pool.return_all(&tables).await?);
            recorder
        }
    };
    idle.count_lost(&recorder);
    bar.finish_and_clear();
    servers.close().await;
    Ok(Report::new(args, servers.addresses.len(), recorder, measured))
}

/// All tables play until the time is over.
async fn play(
    args: &Load,
    pool: &ClientPool,
    tables: Vec<(Table, Vec<Player>)>,
    servers: &Servers,
    bar: &ProgressBar,
    measured: &mut Measured,
) -> Recorder {
    let (length, think) = (Duration::from_secs_f64(args.seconds), Duration::from_millis(args.think));
    bar.set_length(length.as_secs());
    bar.set_position(0);
    bar.set_message("seconds");
    let begun = Instant::now() + think * WARM_UP;
    let (recorder, until) = (Recorder::since(begun), begun + length);
    let play = tables.into_iter().map(|it| pool.play_on(it, think, until, &recorder));
    let watch = async {
        tokio::time::sleep_until(begun.into()).await;
        let before = usage(servers, args);
        let mut samples = Vec::new();
        while Instant::now() < until {
            tokio::time::sleep(Duration::from_secs(1).min(until - Instant::now())).await;
            bar.set_position(begun.elapsed().as_secs());
            if begun.elapsed() >= length * samples.len() as u32 / soak::SAMPLES {
                samples.extend(servers.sample(recorder.moves()).await);
            }
        }
        (since(usage(servers, args), before), samples)
    };
    let ((), (used, samples)) = tokio::join!(stream::iter(play).for_each_concurrent(None, |it| it), watch);
    (measured.playing, measured.used, measured.samples) = (begun.elapsed(), used, samples);
    measured.memory.push(servers.memory());
    recorder
}

/// What the servers, the players, and the watched processes have used so far.
fn usage(servers: &Servers, args: &Load) -> [Option<Usage>; 3] {
    let watched = args.watch.iter().map(|&pid| Usage::of_family(pid));
    let watched = watched.reduce(|sum, it| Some(sum?.plus(it?))).flatten();
    [servers.usage(), Usage::own(), watched]
}

fn since(after: [Option<Usage>; 3], before: [Option<Usage>; 3]) -> [Option<Usage>; 3] {
    std::array::from_fn(|n| Some(after[n]? - before[n]?))
}

/// A bar on standard error, if that is a terminal.
fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}").expect("the template is fixed");
    ProgressBar::new(0).with_style(style).with_finish(ProgressFinish::AndClear)
}
