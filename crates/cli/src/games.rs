//! `comptoir games`: lists the games, their options and the levels of bots.

use std::io::Write;

use catalog::{AnyGame, GAMES, Level};
use kernel::OptionSpec;
use ratatui::{style::Stylize, text::Line};
use words::{Arg, Words};

use crate::{fail::Fail, out::Out};

/// Runs the command.
pub fn run(words: &Words, out: &mut Out) -> Result<(), Fail> {
    for (n, game) in GAMES.iter().enumerate() {
        if n > 0 {
            out.say("")?;
        }
        let slug = game.slug();
        out.line(&Line::from(vec![words.game(slug).bold(), format!("  {slug}").cyan()]))?;
        out.say(&format!("  {}", words.pitch(slug)))?;
        out.say(&format!("  {}", players(words, *game)))?;
        for spec in game.options() {
            out.say(&option(words, slug, spec))?;
        }
    }
    out.say("")?;
    out.say(&words.say("games-levels", &[]))?;
    for level in Level::ALL {
        let [name, help] = level.words().map(|id| words.say(id, &[]));
        let level = [("id", level.id().into()), ("name", name.into()), ("help", help.into())];
        out.say(&format!("  {}", words.say("games-level", &level)))?;
    }
    Ok(out.flush()?)
}

fn players(words: &Words, game: &dyn AnyGame) -> String {
    let (least, most) = game.players().into_inner();
    let range: [(&str, Arg); 2] = [("min", least.into()), ("max", most.into())];
    match least == most {
        true => words.say("games-players-only", &range[..1]),
        false => words.say("games-players", &range),
    }
}

fn option(words: &Words, slug: &str, spec: &OptionSpec) -> String {
    let default = match spec.default {
        "" => words.say("list-none", &[]),
        value => value.to_owned(),
    };
    let head = words.say(
        "games-option",
        &[
            ("key", spec.key.into()),
            ("label", words.option(slug, spec.key).into()),
            ("expected", words.expected(spec.kind).into()),
            ("default", default.into()),
        ],
    );
    format!("  {head}\n      {}", words.option_help(slug, spec.key))
}
