//! `comptoir analyse`: the chances of winning after each step of a record, and the costliest mistakes.

use std::io::Write;

use catalog::{Analysis, Confirmation, Mistake};
use kernel::Seat;
use words::Words;

use crate::{
    arena::threads,
    args::Analyse,
    columns::{Side, columns},
    fail::Fail,
    out::{Out, progress},
    parallel_map::parallel_map,
    record_file,
    setup::{GameSetup, find},
    stats::decimal,
};

/// The size of the chart in characters.
const WIDTH: usize = 72;
const HEIGHT: usize = 10;

/// Runs the command.
pub fn run(args: &Analyse, words: &Words, out: &mut Out) -> Result<(), Fail> {
    if let Some(games) = args.confirm {
        return confirm(&args.file.to_string_lossy(), games, words, out);
    }
    let recorded = record_file::replay(&args.file)?;
    let names = record_file::names(&recorded.record, words);
    let mut analysis = recorded.played.analyse();
    let bar = progress(analysis.steps() as u64);
    while analysis.next() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    let found = analysis.result();
    if args.json {
        out.say(&serde_json::to_string(&found).expect("an analysis is plain data"))?;
        return Ok(out.flush()?);
    }
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_else(|| words.seat(Seat::new(seat).number()));
    for seat in 0..found.seats.len() {
        out.say(&words.say("analyse-chances", &[("name", name(seat).into())]))?;
        chart(&found, seat).iter().try_for_each(|line| out.say(line))?;
        out.say("")?;
    }
    accounts(&found, &name, words).iter().try_for_each(|line| out.say(line))?;
    out.say("")?;
    if found.mistakes.is_empty() {
        out.say(&words.say("analyse-none", &[]))?;
    }
    for mistake in found.mistakes.iter().take(args.most as usize) {
        out.say(&sentence(mistake, recorded.game.slug(), &name, words))?;
    }
    Ok(out.flush()?)
}

/// Tells how often a mistake that an analysis names is confirmed by ten times the search.
fn confirm(slug: &str, games: u64, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let game = find(slug)?;
    let setup = GameSetup { game, options: Vec::new() };
    let (mut found, bar) = (Confirmation::default(), progress(games));
    let confirmed =
        |n| game.measure().confirm_mistakes(setup.min_players(), 1, n).map_err(|why| Fail::Start(game, why));
    parallel_map(games, threads(None), confirmed, |_, of_game| {
        found += of_game;
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    let Confirmation { mistakes, confirmed, big, big_confirmed } = found;
    let share = |of: u32, all: u32| decimal(100.0 * f64::from(of) / f64::from(all.max(1)), words.lang());
    out.say(&words.say(
        "analyse-confirmed",
        &[
            ("mistakes", mistakes.into()),
            ("share", share(confirmed, mistakes).into()),
            ("big", big.into()),
            ("bigShare", share(big_confirmed, big).into()),
        ],
    ))?;
    Ok(out.flush()?)
}

/// The chances of a seat over the game, as columns of blocks.
fn chart(found: &Analysis, seat: usize) -> Vec<String> {
    const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let n = found.chances.len();
    let width = WIDTH.min(n);
    let at = |column: usize| found.chances[(column * (n - 1)) / (width - 1).max(1)][seat];
    let line = |row: usize| -> String {
        let cell = |column: usize| {
            let filled = f64::from(at(column)) * HEIGHT as f64 - row as f64;
            EIGHTHS[(filled.clamp(0.0, 1.0) * 8.0) as usize]
        };
        format!("{:>4} {}", if row + 1 == HEIGHT { "100" } else { "" }, (0..width).map(cell).collect::<String>())
    };
    (0..HEIGHT).rev().map(line).collect()
}

fn accounts(found: &Analysis, name: &impl Fn(usize) -> String, words: &Words) -> Vec<String> {
    let heads = ["analyse-seat", "analyse-luck", "analyse-own", "analyse-others", "analyse-lost"];
    let mut rows = vec![heads.map(|id| words.say(id, &[])).to_vec()];
    for (seat, account) in found.seats.iter().enumerate() {
        let percent = |it: f32| decimal(100.0 * f64::from(it), words.lang());
        let figures = [account.luck, account.own, account.others, account.lost].map(percent);
        rows.push([vec![name(seat)], figures.to_vec()].concat());
    }
    let mut sides = [Side::Right; 5];
    sides[0] = Side::Left;
    columns(&rows, &sides)
}

fn sentence(mistake: &Mistake, slug: &str, name: &impl Fn(usize) -> String, words: &Words) -> String {
    let cost = decimal(100.0 * f64::from(mistake.cost), words.lang());
    let why: Vec<String> = mistake
        .why
        .iter()
        .chain(&mistake.besides)
        .map(|feature| words.say(&format!("{slug}-why-{feature}"), &[]))
        .collect();
    let why = if why.is_empty() { words.say("analyse-why-unknown", &[]) } else { why.join(", ") };
    words.say(
        "analyse-mistake",
        &[
            ("ply", (mistake.ply + 1).into()),
            ("name", name(mistake.seat.index()).into()),
            ("played", mistake.played.join(", ").into()),
            ("better", mistake.better.join(", ").into()),
            ("cost", cost.into()),
            ("why", why.into()),
        ],
    )
}
