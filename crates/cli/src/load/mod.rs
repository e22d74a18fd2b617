//! `comptoir load`: many tables of people who play through sockets, to see what a server bears.
//!
//! Everybody here is a client of its own with nothing but what the server sends; the server is another
//! process, so that its time and memory can be read apart. Only a server on this machine is ever asked.

mod house;
mod player;
mod report;
mod seats;
mod wire;

use std::{
    io::Write,
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use words::Words;

use self::{
    house::{Cpu, House},
    player::{Player, Tally},
    report::Report,
    seats::Seated,
    wire::Wire,
};
use crate::{args::Load, fail::Fail, files, out::Out};

/// Requests that are on their way at once while tables are laid.
const AT_ONCE: usize = 32;

/// A game finds its pace within so many times the time that everybody thinks; only then is measured.
const WARM_UP: u32 = 8;

/// Why a measure fails.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Only this machine may be asked.
    #[error("load-elsewhere")]
    Elsewhere(SocketAddr),
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
            LoadError::Elsewhere(address) => address.to_string(),
            LoadError::NoServer(why) | LoadError::Refused(why) => why.clone(),
        }
    }
}

/// Runs the command.
pub fn run(args: &Load, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    if let Some(address) = args.connect.filter(|it| !it.ip().is_loopback()) {
        return Err(Fail::Load(LoadError::Elsewhere(address)));
    }
    files::allow_many();
    // One thread: what is left of the machine is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Fail::System)?;
    let report = runtime.block_on(measure(args)).map_err(Fail::Load)?;
    match args.json {
        true => out.say(&report.json())?,
        false => report.print(words, out)?,
    }
    out.flush()?;
    if report.errors.is_empty() { Ok(()) } else { Err(Fail::LoadErrors) }
}

async fn measure(args: &Load) -> Result<Report, LoadError> {
    let house = match args.connect {
        Some(address) => House::elsewhere(address),
        None => House::start().await?,
    };
    let tables = args.tables as usize;
    let bar = progress();
    let at_first = house.memory();

    bar.set_length(args.tables);
    bar.set_message("tables");
    let wires = Wire::several(house.address, AT_ONCE).await?;
    let crews = seats::crews(&wires, tables).await?;
    let laid: Vec<Seated> =
        stream::iter((0..tables).map(|n| Seated::lay(&wires[n % AT_ONCE], &crews, n, args.bots.as_deref())))
            .buffer_unordered(AT_ONCE)
            .inspect(|_| bar.inc(1))
            .try_collect()
            .await?;
    let with_tables = house.memory();

    bar.set_position(0);
    bar.set_message("sockets");
    let players: Vec<(Seated, Vec<Player>)> = stream::iter(laid.into_iter().map(Seated::follow))
        .buffer_unordered(AT_ONCE)
        .inspect(|_| bar.inc(1))
        .try_collect()
        .await?;
    let with_sockets = house.memory();

    let (length, think) = (Duration::from_secs_f64(args.seconds), Duration::from_millis(args.think));
    bar.set_length(length.as_secs());
    bar.set_position(0);
    bar.set_message("seconds");
    let begun = Instant::now() + think * WARM_UP;
    let (tally, until) = (Tally::since(begun), begun + length);
    let play = players
        .into_iter()
        .map(|(seated, players)| seats::play_on(&wires, &crews, seated, players, think, until, &tally));
    let watch = async {
        tokio::time::sleep_until(begun.into()).await;
        let before = [house.cpu(), Cpu::own()];
        while Instant::now() < until {
            tokio::time::sleep(Duration::from_secs(1).min(until - Instant::now())).await;
            bar.set_position(begun.elapsed().as_secs());
        }
        let [server, players] = before;
        let since = |after: Option<Cpu>, before| Some(after?.since(before?));
        [since(house.cpu(), server), since(Cpu::own(), players)]
    };
    let ((), cpu) = tokio::join!(stream::iter(play).for_each_concurrent(None, |it| it), watch);
    let seconds = begun.elapsed();
    bar.finish_and_clear();
    let memory = [at_first, with_tables, with_sockets, house.memory()];
    house.stop().await;
    Ok(Report::new(args, tally, seconds, cpu, memory))
}

/// A bar on standard error, if that is a terminal.
fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}").expect("the template is fixed");
    ProgressBar::new(0).with_style(style).with_finish(ProgressFinish::AndClear)
}
