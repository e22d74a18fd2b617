//! `comptoir ladder`: every level of every game against the one below, written as a page of the documentation.

mod chart;
mod page;

use std::{
    fs,
    path::{Path, PathBuf},
};

use arena::{MatchResults, Matchup};
use catalog::{BotSpec, GAMES, Level};
use words::Words;

use self::page::{Page, notes};
use crate::{
    arena::{Plan, play, threads},
    args::Ladder,
    fail::Fail,
    out::{Out, progress},
    setup::{Game, GameSetup, find},
};

/// The pairings of levels: the first bot sits among copies of the second.
const RUNGS: [(&str, &str); 6] = [
    ("easy", "random"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("expert", "hard"),
    ("master", "expert@1"),
    ("hard", "random"),
];
/// The baselines, at the iterations of the hard level: Monte Carlo without a tree, and a search that sees everything.
const BASELINES: [(&str, &str); 2] = [("hard", "flat"), ("cheat", "hard")];
/// The iterations at which the curve of strength against the medium level is measured.
const CURVE: [u32; 4] = [25, 100, 400, 1600];

/// A pairing and its results.
pub struct Rung {
    /// The bot that sits alone.
    pub bot: String,
    /// The bot whose copies have the other seats.
    pub against: String,
    /// The results of the first bot against the second.
    pub results: MatchResults,
}

/// All measurements of a game.
pub struct Measured {
    /// The game that was measured.
    pub game: Game,
    /// The number of seats.
    pub players: u8,
    /// The pairings of levels.
    pub rungs: Vec<Rung>,
    /// The pairings with baselines.
    pub baselines: Vec<Rung>,
    /// Strength against the medium level, by iterations.
    pub curve: Vec<(u32, MatchResults)>,
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

/// The file of a game's chart, in the folder of the page.
fn chart_file(page: &Path, game: Game) -> PathBuf {
    page.with_file_name(format!("bots-{}.svg", game.slug()))
}

fn measure(game: Game, args: &Ladder) -> Result<Measured, Fail> {
    let players = GameSetup { game, options: Vec::new() }.min_players();
    let duel = |bot: &str, against: &str, games: u64| -> Result<MatchResults, Fail> {
        let spec = |text: &str| text.parse::<BotSpec>().map_err(Fail::BotSpec);
        let bots = vec![spec(bot)?, spec(against)?];
        let matchup = Matchup { game, options: Vec::new(), players, bots };
        let name = format!("{}-{bot}-{against}.jsonl", game.slug()).replace([':', '=', ','], "_");
        let file = args.folder.join(name);
        let deals = games.div_ceil(players.into());
        let plan = Plan {
            seed: &args.seed,
            deals,
            threads: threads(args.threads),
            file: Some(&file),
            until_sure: false,
            from_file_only: args.kept,
        };
        let bar = progress(deals);
        bar.set_prefix(format!("{}: {bot} – {against}", game.slug()));
        let results = play(&matchup, &plan, &bar)?;
        bar.finish_and_clear();
        Ok(results)
    };
    let rung = |(bot, against): (&str, &str), games| -> Result<Rung, Fail> {
        Ok(Rung { bot: bot.to_owned(), against: against.to_owned(), results: duel(bot, against, games)? })
    };
    let iterations = game.measure().search_settings(&Level::Hard.into()).map_or(0, |it| it.iterations);
    let with_budget = |name: &str| match name {
        "flat" | "cheat" => format!("{name}:iterations={iterations}"),
        level => level.to_owned(),
    };
    let has_level = |bot: &str| game.level(bot).is_some();
    let fewer = args.games.div_ceil(4);
    let mut measured = Measured {
        game,
        players,
        rungs: RUNGS.iter().filter(|it| has_level(it.0)).map(|it| rung(*it, args.games)).collect::<Result<_, _>>()?,
        baselines: BASELINES
            .iter()
            .map(|(bot, against)| rung((&with_budget(bot), &with_budget(against)), fewer))
            .collect::<Result<_, _>>()?,
        curve: CURVE
            .iter()
            .map(|n| Ok((*n, duel(&format!("search:iterations={n}"), "medium", fewer)?)))
            .collect::<Result<_, Fail>>()?,
    };
    // A pairing without games, because none were kept, is left out.
    measured.rungs.retain(|it| it.results.games() > 0);
    measured.baselines.retain(|it| it.results.games() > 0);
    measured.curve.retain(|(_, results)| results.games() > 0);
    Ok(measured)
}
