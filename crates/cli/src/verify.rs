//! `comptoir verify`: checks a record against the rules, its seed, the hash of the seed and its own result.

use std::io::Write;

use ratatui::{
    style::Stylize,
    text::{Line, Span},
};
use words::Words;

use crate::{args::OfRecord, fail::Fail, out::Out, record_file, score_table};

/// Runs the command.
pub fn run(args: &OfRecord, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let (game, record) = record_file::read(&args.file)?;
    let fault = |record, why| Fail::Verify(args.file.clone(), game, Box::new((record, why)));
    let verdict = match game.verify(&record) {
        Ok(verdict) => verdict,
        Err(why) => return Err(fault(record, why)),
    };
    let played = match game.replay(&record) {
        Ok(played) => played,
        Err(why) => return Err(fault(record, why)),
    };
    let about = [
        ("game", words.game(game.slug()).into()),
        ("revision", record.revision.into()),
        ("players", record.players.into()),
        ("steps", record.steps.len().into()),
    ];
    out.say(&words.say("verify-about", &about))?;
    for (is_checked, id) in verdict.findings() {
        out.line(&finding(is_checked, words.say(id, &[("n", verdict.shares.into())])))?;
    }
    let names = record_file::names(&record, words);
    for (id, seats) in [("verdict-absent", &record.absent), ("verdict-withheld", &record.withheld)] {
        if !seats.is_empty() {
            let of: Vec<&str> = seats.iter().filter_map(|it| names.get(it.index()).map(String::as_str)).collect();
            out.line(&finding(false, words.say(id, &[("names", of.join(", ").into())])))?;
        }
    }
    if verdict.ended {
        out.say("")?;
        out.lines(&score_table::lines(&*played, &names, words))?;
    }
    Ok(out.flush()?)
}

/// A tick for what could be checked, a dash for what could not.
fn finding(is_checked: bool, text: String) -> Line<'static> {
    let sign: Span = if is_checked { "✓".green() } else { "–".yellow() };
    Line::from(vec![sign, " ".into(), text.into()])
}
