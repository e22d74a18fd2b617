//! The help in the current language.
//!
//! The texts of [`crate::args`] are ids; this module replaces them and clap's own headings by the messages.

use catalog::{GAMES, Level};
use clap::{Arg, Command, CommandFactory, builder::StyledStr};
use words::Words;

use crate::args::Cli;

/// The command line with translated texts.
pub fn command(words: &Words) -> Command {
    translated(Cli::command(), words)
}

/// A text of the help; `$games` and `$levels` are the lists of both.
fn say(words: &Words, id: &str) -> String {
    let games = GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ");
    let levels = Level::ALL.iter().map(|level| level.id()).collect::<Vec<_>>().join(", ");
    words.say(id, &[("games", games.into()), ("levels", levels.into())])
}

fn translated(command: Command, words: &Words) -> Command {
    let say = |id: &str| say(words, id);
    let about = |id: Option<&StyledStr>| id.map(|id| say(&id.to_string())).unwrap_or_default();
    let usage = say("help-usage");
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let (text, examples) = (about(command.get_about()), about(command.get_after_help()));
    let names: Vec<String> = command.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    let command = command
        .about(text)
        .after_help(examples)
        .help_template(template)
        .subcommand_help_heading(say("help-commands"))
        .subcommand_value_name(say("value-command"))
        .mut_args(|arg| in_words(arg, words));
    names.into_iter().fold(command, |command, name| command.mut_subcommand(name, |it| translated(it, words)))
}

fn in_words(arg: Arg, words: &Words) -> Arg {
    let say = |id: &str| say(words, id);
    let help = arg.get_help().map(|id| say(&id.to_string())).unwrap_or_default();
    let names: Vec<String> = arg.get_value_names().into_iter().flatten().map(|id| say(id)).collect();
    let heading = if arg.is_positional() { say("help-arguments") } else { say("help-options") };
    let takes_value = arg.get_action().takes_values();
    let arg = arg.help(help).help_heading(heading);
    if takes_value { arg.value_names(names).hide_default_value(true).hide_possible_values(true) } else { arg }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn the_help_names_every_default() {
        for lang in Lang::ALL {
            let command = command(Words::of(*lang));
            for (command, arg) in command.get_subcommands().flat_map(|it| it.get_arguments().map(move |arg| (it, arg)))
            {
                let help = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
                for value in arg.get_default_values().iter().filter(|_| arg.get_action().takes_values()) {
                    let value = value.to_string_lossy();
                    let name = command.get_name();
                    assert!(help.contains(&*value), "{name} {}: {value} is the default, not {help:?}", arg.get_id());
                }
            }
        }
    }
}
