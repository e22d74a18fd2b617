//! Errors of the command line as messages of one line.

use std::error::Error;

use clap::{
    CommandFactory,
    error::{ContextKind, ContextValue, ErrorKind},
};
use words::Words;

use crate::{args::Cli, values::Expected};

/// The message for an error of clap: what is wrong, and what was expected.
pub fn say(error: &clap::Error, words: &Words) -> String {
    let text = |kind| error.get(kind).map(shown).unwrap_or_default();
    let arg = || text(ContextKind::InvalidArg);
    let what = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let wrong = text(ContextKind::InvalidSubcommand);
            words.say("usage-command", &[("text", wrong.into()), ("known", commands().into())])
        }
        ErrorKind::UnknownArgument => words.say("usage-unknown", &[("text", arg().into())]),
        ErrorKind::MissingRequiredArgument => words.say("usage-missing", &[("what", arg().into())]),
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            words.say("usage-no-value", &[("what", arg().into())])
        }
        ErrorKind::InvalidValue => {
            let (value, of) = (text(ContextKind::InvalidValue), text(ContextKind::ValidValue));
            let expected = words.say("expected-choice", &[("of", of.into())]);
            bad_value(words, &arg(), &value, &expected)
        }
        ErrorKind::ValueValidation => {
            let expected = error.source().and_then(|it| it.downcast_ref::<Expected>());
            let expected = expected.map(|it| words.say(it.0, &[])).unwrap_or_default();
            bad_value(words, &arg(), &text(ContextKind::InvalidValue), &expected)
        }
        ErrorKind::ArgumentConflict => {
            let prior = text(ContextKind::PriorArg);
            match arg() == prior {
                true => words.say("usage-twice", &[("what", arg().into())]),
                false => words.say("usage-conflict", &[("what", arg().into()), ("other", prior.into())]),
            }
        }
        ErrorKind::TooManyValues => words.say("usage-too-many", &[("what", arg().into())]),
        ErrorKind::InvalidUtf8 => words.say("usage-not-text", &[]),
        _ => words.say("usage-other", &[]),
    };
    words.say("usage-line", &[("what", what.into())])
}

fn commands() -> String {
    Cli::command().get_subcommands().map(|it| it.get_name().to_owned()).collect::<Vec<_>>().join(", ")
}

fn bad_value(words: &Words, arg: &str, value: &str, expected: &str) -> String {
    words.say("usage-value", &[("what", arg.into()), ("text", value.into()), ("expected", expected.into())])
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(list) => list.join(", "),
        other => other.to_string(),
    }
}
