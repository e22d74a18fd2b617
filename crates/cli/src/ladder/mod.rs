//! `comptoir ladder`: every level of every game against the one below, written as a page of the documentation.

mod chart;
mod page;

use std::{
    fs,
    path::{Path, PathBuf},
};

use arena::{Lineup, Tally};
use catalog::{Contender, GAMES, Level};
use words::Words;

use self::page::{Page, notes};
use crate::{
    arena::{Plan, play, threads},
    args::Ladder,
    fail::Fail,
    out::{Out, progress},
    table::{Game, Table, find},
};

/// Who is measured against whom.
const RUNGS: [(&str, &str); 5] =
    [("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"), ("hard", "random")];
/// What the levels are compared with, at the iterations of the hard level: Monte Carlo without a tree, and a
/// search that sees everything.
const BESIDE: [(&str, &str); 2] = [("hard", "flat"), ("cheat", "hard")];
/// The budgets whose strength against the medium level makes the curve.
const CURVE: [u32; 4] = [25, 100, 400, 1600];

/// A pairing, measured.
pub struct Rung {
    /// Who sits alone.
    pub bot: String,
    /// Whose copies sit around.
    pub against: String,
    /// What came of it.
    pub tally: Tally,
}

/// A game, measured.
pub struct Measured {
    /// Which.
    pub game: Game,
    /// At how many seats.
    pub players: u8,
    /// The levels.
    pub rungs: Vec<Rung>,
    /// What they are compared with.
    pub beside: Vec<Rung>,
    /// Strength against the medium level, by iterations.
    pub curve: Vec<(u32, Tally)>,
}

/// Runs the command.
pub fn run(args: &Ladder, words: &Words, out: &mut Out) -> Result<(), Fail> {
    fs::create_dir_all(&args.folder).map_err(|why| Fail::Write(args.folder.clone(), why))?;
    let games = match &args.game {
        Some(slug) => vec![find(slug)?],
        None => GAMES.to_vec(),
    };
    let mut measured = Vec::new();
    for game in games {
        measured.push(measure(game, args)?);
    }
    let before = fs::read_to_string(&args.write).unwrap_or_default();
    let page = Page { measured: &measured, words, notes: notes(&before), games: args.games, seed: &args.seed };
    let write = |path: &Path, text: String| fs::write(path, text).map_err(|why| Fail::Write(path.to_owned(), why));
    write(&args.write, page.text())?;
    for it in measured.iter().filter(|it| !it.curve.is_empty()) {
        write(&chart_file(&args.write, it.game), chart::curve(it))?;
    }
    Ok(out.say(&words.say("ladder-written", &[("file", args.write.display().to_string().into())]))?)
}

/// Beside the page, in a folder of its name.
fn chart_file(page: &Path, game: Game) -> PathBuf {
    page.with_file_name(format!("bots-{}.svg", game.slug()))
}

fn measure(game: Game, args: &Ladder) -> Result<Measured, Fail> {
    let players = Table { game, options: Vec::new() }.fewest_players();
    let duel = |bot: &str, against: &str, games: u64| -> Result<Tally, Fail> {
        let contender = |text: &str| text.parse::<Contender>().map_err(|_| Fail::Bot(text.to_owned()));
        let bots = vec![contender(bot)?, contender(against)?];
        let lineup = Lineup { game, options: Vec::new(), players, bots };
        let name = format!("{}-{bot}-{against}.jsonl", game.slug()).replace(':', "_");
        let file = args.folder.join(name);
        let deals = games.div_ceil(players.into());
        let plan = Plan {
            seed: &args.seed,
            deals,
            threads: threads(args.threads),
            file: Some(&file),
            until_sure: false,
            kept_only: args.kept,
        };
        let bar = progress(deals);
        bar.set_prefix(format!("{}: {bot} – {against}", game.slug()));
        let tally = play(&lineup, &plan, &bar)?;
        bar.finish_and_clear();
        Ok(tally)
    };
    let rung = |(bot, against): (&str, &str), games| -> Result<Rung, Fail> {
        Ok(Rung { bot: bot.to_owned(), against: against.to_owned(), tally: duel(bot, against, games)? })
    };
    let iterations = Level::Hard.settings(game.slug()).map_or(0, |it| it.iterations);
    let with_budget = |name: &str| match name {
        "flat" | "cheat" => format!("{name}:i{iterations}"),
        level => level.to_owned(),
    };
    let fewer = args.games.div_ceil(4);
    let mut measured = Measured {
        game,
        players,
        rungs: RUNGS.iter().map(|it| rung(*it, args.games)).collect::<Result<_, _>>()?,
        beside: BESIDE
            .iter()
            .map(|(bot, against)| rung((&with_budget(bot), &with_budget(against)), fewer))
            .collect::<Result<_, _>>()?,
        curve: CURVE
            .iter()
            .map(|n| Ok((*n, duel(&format!("search:i{n}"), "medium", fewer)?)))
            .collect::<Result<_, Fail>>()?,
    };
    // What was not played has nothing to tell.
    measured.rungs.retain(|it| it.tally.games() > 0);
    measured.beside.retain(|it| it.tally.games() > 0);
    measured.curve.retain(|(_, tally)| tally.games() > 0);
    Ok(measured)
}
