//! `comptoir train --net`: rounds of self-play and training until the time is over.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use words::Words;

use super::net_run::{NetRun, NetRunError, NetRunSettings, RoundResult};
use crate::{
    arena::threads,
    args::Train,
    fail::Fail,
    out::{Out, progress},
    setup::GameSetup,
    values::Players,
};

/// How long a training takes if nothing is said about it.
const MINUTES: u64 = 10;

/// Runs the command.
pub fn run(args: &Train, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let setup = GameSetup::of(&args.of)?;
    let counts = args.players.unwrap_or_else(|| Players::only(setup.min_players()));
    setup.check_players(counts)?;
    // The number at which bots are measured comes first: every second game has it.
    let mut players: Vec<u8> = counts.each().collect();
    players.sort_by_key(|n| *n != setup.min_players());
    let training = setup.game.measure().net_training(&players, &setup.options);
    let training = training.map_err(|why| Fail::Start(setup.game, why))?;
    let settings = NetRunSettings {
        seed: args.seed,
        first_games: args.net.first_games as u32,
        first_iterations: args.net.first_iterations,
        games: args.games as u32,
        iterations: args.net.iterations,
        window: args.net.window as u32,
        epochs: args.net.epochs as usize,
        trace_decay: args.net.trace_decay,
        ..NetRunSettings::DEFAULT
    };
    let usual = || PathBuf::from("target/nets").join(setup.game.slug());
    let folder = args.net.folder.clone().unwrap_or_else(usual);
    let mut run =
        NetRun::open(&folder, setup.game.slug(), &*training, settings, threads(args.threads)).map_err(fail)?;
    for result in run.results() {
        out.say(&line(words, result))?;
    }
    let minutes = args.net.minutes.or_else(|| args.net.rounds.is_none().then_some(MINUTES));
    let (start, limit) = (Instant::now(), minutes.map(|it| Duration::from_secs(60 * it)));
    loop {
        let is_late = limit.is_some_and(|limit| start.elapsed() >= limit);
        if is_late || args.net.rounds.is_some_and(|rounds| run.results().len() as u64 >= rounds) {
            break;
        }
        let bar = progress(run.games_of_next_round().into());
        let result = run.round(|| bar.inc(1)).map_err(fail)?;
        bar.finish_and_clear();
        out.say(&line(words, &result))?;
        out.flush()?;
    }
    let curve = folder.join("curve.svg").display().to_string();
    out.say(&words.say("train-written", &[("file", curve.into())]))?;
    if let (true, Some(net)) = (args.write, run.net()) {
        let path = Path::new("crates/catalog/nets").join(format!("{}.net", setup.game.slug()));
        fs::write(&path, net.to_bytes()).map_err(|why| Fail::Write(path.clone(), why))?;
        out.say(&words.say("train-written", &[("file", path.display().to_string().into())]))?;
    }
    Ok(out.flush()?)
}

fn line(words: &Words, it: &RoundResult) -> String {
    words.say(
        "train-round",
        &[
            ("round", it.round.into()),
            ("examples", it.examples.into()),
            ("error", format!("{:.4}", it.error).into()),
            ("even", format!("{:.4}", it.error_even).into()),
            ("wins", format!("{:.1}", 100.0 * it.wins).into()),
        ],
    )
}

fn fail(why: NetRunError) -> Fail {
    match why {
        NetRunError::Read(path, why) => Fail::Read(path, why),
        NetRunError::Write(path, why) => Fail::Write(path, why),
        NetRunError::Broken(path) => Fail::NetFile(path),
    }
}
