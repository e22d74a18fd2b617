//! Exceptions. Each has a message in the current language and its `id`; a refusal also has the `anchor` of the
//! paragraph on the rules page.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicUsize, Ordering},
};

use catalog::{AnyGame, BrokenRule, GAMES, Level, MoveError, StartError, VerifyError, learn::StepError};
use kernel::PlayError;
use pyo3::{create_exception, exceptions::PyException, prelude::*, types::PyType};
use record::{Record, RecordError, UndoError};
use words::{Arg, Lang, Words};

create_exception!(comptoir, Error, PyException, "The base of all errors of Comptoir.");
create_exception!(comptoir, UnknownGame, Error, "There is no such game.");
create_exception!(comptoir, BadOption, Error, "The game cannot start with these options or players.");
create_exception!(comptoir, BadMove, Error, "A text or index that is not an action of the game.");
create_exception!(comptoir, Refused, Error, "A rule forbids the action.");
create_exception!(comptoir, NotYourTurn, Error, "The seat owes no choice now.");
create_exception!(comptoir, GameOver, Error, "The game has ended.");
create_exception!(comptoir, CannotUndo, Error, "The choice cannot be undone.");
create_exception!(
    comptoir,
    BadRecord,
    Error,
    "A text that is not a record, or a record that does not pass the checks."
);
create_exception!(comptoir, BadValue, Error, "An unknown seat, level, language or similar value.");
create_exception!(comptoir, Fault, Error, "An internal error of Comptoir.");

pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let all: [(&str, Bound<'_, PyType>); 11] = [
        ("Error", py.get_type::<Error>()),
        ("UnknownGame", py.get_type::<UnknownGame>()),
        ("BadOption", py.get_type::<BadOption>()),
        ("BadMove", py.get_type::<BadMove>()),
        ("Refused", py.get_type::<Refused>()),
        ("NotYourTurn", py.get_type::<NotYourTurn>()),
        ("GameOver", py.get_type::<GameOver>()),
        ("CannotUndo", py.get_type::<CannotUndo>()),
        ("BadRecord", py.get_type::<BadRecord>()),
        ("BadValue", py.get_type::<BadValue>()),
        ("Fault", py.get_type::<Fault>()),
    ];
    // The defaults for errors that do not set them.
    all[0].1.setattr("id", py.None())?;
    all[0].1.setattr("anchor", py.None())?;
    all.into_iter().try_for_each(|(name, kind)| module.add(name, kind))
}

/// The index of the current language in `Lang::ALL`.
static LANGUAGE: AtomicUsize = AtomicUsize::new(1);

pub fn words() -> &'static Words {
    Words::of(Lang::ALL[LANGUAGE.load(Ordering::Relaxed)])
}

/// The language of messages; sets it if one is given.
#[pyfunction]
#[pyo3(signature = (lang = None, /))]
pub fn language(lang: Option<&str>) -> PyResult<&'static str> {
    if let Some(text) = lang {
        let Some(index) = Lang::ALL.iter().position(|lang| lang.id() == text) else {
            let known: Vec<&str> = Lang::ALL.iter().map(|lang| lang.id()).collect();
            return Err(bad_value("fail-lang", &[("text", text.into()), ("known", known.join(", ").into())]));
        };
        LANGUAGE.store(index, Ordering::Relaxed);
    }
    Ok(words().lang().id())
}

/// Panics, so that tests see what becomes of a panic.
#[pyfunction(name = "_fault")]
pub fn fault() -> PyResult<()> {
    catch_panic(|| panic!("as asked"))
}

/// Runs `work` and turns a panic into a `Fault`.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|it| (*it).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        with_id(Fault::new_err(words().say("fault", &[("why", text.into())])), "fault", None)
    })
}

/// Sets the id and the anchor of an exception.
fn with_id(error: PyErr, id: &str, anchor: Option<&str>) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py);
        match value.setattr("id", id).and_then(|()| value.setattr("anchor", anchor)) {
            Ok(()) => error,
            Err(other) => other,
        }
    })
}

pub fn bad_value(id: &str, args: &[(&str, Arg<'_>)]) -> PyErr {
    with_id(BadValue::new_err(words().say(id, args)), id, None)
}

pub fn unknown_game(text: &str) -> PyErr {
    let known = GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ");
    let sentence = words().say("fail-game", &[("text", text.into()), ("known", known.into())]);
    with_id(UnknownGame::new_err(sentence), "fail-game", None)
}

pub fn unknown_level(game: &dyn AnyGame, text: &str) -> PyErr {
    let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).filter(|id| game.level(id).is_some()).collect();
    let known = known.join(", ");
    bad_value("fail-bot", &[("text", text.into()), ("known", known.into())])
}

pub fn no_such_seat(text: impl ToString, last: u8) -> PyErr {
    bad_value("fail-seat", &[("text", text.to_string().into()), ("last", last.into())])
}

pub fn start_error(game: &dyn AnyGame, why: &StartError) -> PyErr {
    with_id(BadOption::new_err(messages::start(words(), game, why)), &why.why.to_string(), None)
}

pub fn move_error(slug: &str, why: MoveError, texts: &[&str]) -> PyErr {
    let sentence = messages::refused(words(), slug, why, texts);
    match why {
        MoveError::Parse(_, why) => with_id(BadMove::new_err(sentence), why.id(), None),
        MoveError::Play(_, why) => play_error(sentence, why),
        MoveError::Reveals(_) => with_id(BadMove::new_err(sentence), "choice-reveals", None),
        MoveError::Empty => with_id(BadMove::new_err(sentence), "nothing-to-play", None),
    }
}

/// A text that is not an action of the game.
pub fn bad_notation(text: &str) -> PyErr {
    let why = kernel::ParseError::Form;
    with_id(BadMove::new_err(words().parse_error(why, text)), why.id(), None)
}

fn play_error(sentence: String, why: PlayError<BrokenRule>) -> PyErr {
    match why {
        PlayError::Over => with_id(GameOver::new_err(sentence), "over", None),
        PlayError::NotYourTurn => with_id(NotYourTurn::new_err(sentence), "not-your-turn", None),
        PlayError::Refused(rule) => with_id(Refused::new_err(sentence), rule.id, Some(rule.anchor)),
    }
}

/// Why an action given by its index is refused; `env` is the index of the game in its batch.
pub fn step_error(game: &dyn AnyGame, number: i64, why: StepError, env: Option<usize>) -> PyErr {
    let in_batch = |sentence: String| match env {
        Some(n) => words().say("batch-game", &[("n", n.into()), ("why", sentence.into())]),
        None => sentence,
    };
    match why {
        StepError::Index | StepError::Outcome => {
            let (id, n) = match why {
                StepError::Index => ("no-such-action", game.learn().n_actions()),
                _ => ("no-such-outcome", 0),
            };
            let sentence = words().say(id, &[("number", number.into()), ("n", n.into())]);
            with_id(BadMove::new_err(in_batch(sentence)), id, None)
        }
        StepError::Refused(why) => {
            let why = match why {
                PlayError::Over => PlayError::Over,
                PlayError::NotYourTurn => PlayError::NotYourTurn,
                PlayError::Refused((id, anchor)) => PlayError::Refused(BrokenRule { id, anchor }),
            };
            play_error(in_batch(messages::play(words(), game.slug(), why)), why)
        }
    }
}

pub fn undo_error(why: UndoError) -> PyErr {
    let id = match why {
        UndoError::Nothing => "nothing-to-undo",
        UndoError::TooLate => "too-late-to-undo",
    };
    with_id(CannotUndo::new_err(messages::undo(words(), why)), id, None)
}

pub fn record_error(why: RecordError) -> PyErr {
    let id = why.fault.id();
    with_id(BadRecord::new_err(words().say(id, &[("line", why.line.into())])), id, None)
}

pub fn verify_error(game: &dyn AnyGame, record: &Record, why: &VerifyError) -> PyErr {
    with_id(BadRecord::new_err(messages::verify(words(), game, record, why)), "bad-record", None)
}
