//! Exceptions. Each says in a sentence what is wrong, and has the `id` of that sentence; a refusal also
//! has the `anchor` of the paragraph of the rules page.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicUsize, Ordering},
};

use catalog::{AnyGame, Broken, GAMES, Level, MoveError, StartError, VerifyError, learn::StepError};
use kernel::PlayError;
use pyo3::{create_exception, exceptions::PyException, prelude::*, types::PyType};
use record::{Record, RecordError, UndoError};
use words::{Arg, Lang, Words};

create_exception!(comptoir, Error, PyException, "Whatever Comptoir objects to.");
create_exception!(comptoir, UnknownGame, Error, "There is no such game.");
create_exception!(comptoir, BadOption, Error, "The game does not begin so.");
create_exception!(comptoir, BadMove, Error, "A text or number that is no action of the game.");
create_exception!(comptoir, Refused, Error, "A rule forbids the action.");
create_exception!(comptoir, NotYourTurn, Error, "The seat owes no choice now.");
create_exception!(comptoir, GameOver, Error, "The game has ended.");
create_exception!(comptoir, CannotUndo, Error, "The choice cannot be taken back.");
create_exception!(comptoir, BadRecord, Error, "A text that is no record, or one that is not accepted.");
create_exception!(comptoir, BadValue, Error, "A seat, level, language or the like that there is not.");
create_exception!(comptoir, Fault, Error, "A fault of Comptoir itself.");

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
    // Where no error of ours has set them.
    all[0].1.setattr("id", py.None())?;
    all[0].1.setattr("anchor", py.None())?;
    all.into_iter().try_for_each(|(name, kind)| module.add(name, kind))
}

/// The place of the language in use among all.
static LANGUAGE: AtomicUsize = AtomicUsize::new(1);

pub fn words() -> &'static Words {
    Words::of(Lang::ALL[LANGUAGE.load(Ordering::Relaxed)])
}

/// The language of messages; sets it where one is given.
#[pyfunction]
#[pyo3(signature = (lang = None, /))]
pub fn language(lang: Option<&str>) -> PyResult<&'static str> {
    if let Some(text) = lang {
        let Some(place) = Lang::ALL.iter().position(|lang| lang.id() == text) else {
            let known: Vec<&str> = Lang::ALL.iter().map(|lang| lang.id()).collect();
            return Err(bad_value("fail-lang", &[("text", text.into()), ("known", known.join(", ").into())]));
        };
        LANGUAGE.store(place, Ordering::Relaxed);
    }
    Ok(words().lang().id())
}

/// What becomes of a panic; for tests.
#[pyfunction(name = "_fault")]
pub fn fault() -> PyResult<()> {
    guarded(|| panic!("as asked"))
}

/// Lets nothing but an exception across the border.
pub fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|it| (*it).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        told(Fault::new_err(words().say("fault", &[("why", text.into())])), "fault", None)
    })
}

/// The same exception with its id and paragraph.
fn told(error: PyErr, id: &str, anchor: Option<&str>) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py);
        match value.setattr("id", id).and_then(|()| value.setattr("anchor", anchor)) {
            Ok(()) => error,
            Err(other) => other,
        }
    })
}

pub fn bad_value(id: &str, args: &[(&str, Arg<'_>)]) -> PyErr {
    told(BadValue::new_err(words().say(id, args)), id, None)
}

pub fn unknown_game(text: &str) -> PyErr {
    let known = GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ");
    let sentence = words().say("fail-game", &[("text", text.into()), ("known", known.into())]);
    told(UnknownGame::new_err(sentence), "fail-game", None)
}

pub fn unknown_level(text: &str) -> PyErr {
    let known = Level::ALL.iter().map(|level| level.id()).collect::<Vec<_>>().join(", ");
    bad_value("fail-bot", &[("text", text.into()), ("known", known.into())])
}

pub fn no_such_seat(text: impl ToString, last: u8) -> PyErr {
    bad_value("fail-seat", &[("text", text.to_string().into()), ("last", last.into())])
}

pub fn no_start(game: &dyn AnyGame, why: &StartError) -> PyErr {
    told(BadOption::new_err(messages::start(words(), game, why)), &why.why.to_string(), None)
}

pub fn no_move(slug: &str, why: MoveError, texts: &[&str]) -> PyErr {
    let sentence = messages::refused(words(), slug, why, texts);
    match why {
        MoveError::Parse(_, why) => told(BadMove::new_err(sentence), why.id(), None),
        MoveError::Play(_, why) => no_play(sentence, why),
        MoveError::Reveals(_) => told(BadMove::new_err(sentence), "choice-reveals", None),
        MoveError::Empty => told(BadMove::new_err(sentence), "nothing-to-play", None),
    }
}

/// A text that is no action of the game.
pub fn bad_notation(text: &str) -> PyErr {
    let why = kernel::ParseError::Form;
    told(BadMove::new_err(words().parse_error(why, text)), why.id(), None)
}

fn no_play(sentence: String, why: PlayError<Broken>) -> PyErr {
    match why {
        PlayError::Over => told(GameOver::new_err(sentence), "over", None),
        PlayError::NotYourTurn => told(NotYourTurn::new_err(sentence), "not-your-turn", None),
        PlayError::Refused(rule) => told(Refused::new_err(sentence), rule.id, Some(rule.anchor)),
    }
}

/// Why a step by number is refused; `place` is that of the game in its batch.
pub fn no_step(game: &dyn AnyGame, number: i64, why: StepError, place: Option<usize>) -> PyErr {
    let which = |sentence: String| match place {
        Some(n) => words().say("batch-game", &[("n", n.into()), ("why", sentence.into())]),
        None => sentence,
    };
    match why {
        StepError::Number | StepError::Outcome => {
            let (id, n) = match why {
                StepError::Number => ("no-such-action", game.n_actions()),
                _ => ("no-such-outcome", 0),
            };
            let sentence = words().say(id, &[("number", number.into()), ("n", n.into())]);
            told(BadMove::new_err(which(sentence)), id, None)
        }
        StepError::Refused(why) => {
            let why = match why {
                PlayError::Over => PlayError::Over,
                PlayError::NotYourTurn => PlayError::NotYourTurn,
                PlayError::Refused((id, anchor)) => PlayError::Refused(Broken { id, anchor }),
            };
            no_play(which(messages::play(words(), game.slug(), why)), why)
        }
    }
}

pub fn no_undo(why: UndoError) -> PyErr {
    let id = match why {
        UndoError::Nothing => "nothing-to-undo",
        UndoError::TooLate => "too-late-to-undo",
    };
    told(CannotUndo::new_err(messages::undo(words(), why)), id, None)
}

pub fn no_record(why: RecordError) -> PyErr {
    let id = why.fault.id();
    told(BadRecord::new_err(words().say(id, &[("line", why.line.into())])), id, None)
}

pub fn not_accepted(game: &dyn AnyGame, record: &Record, why: &VerifyError) -> PyErr {
    told(BadRecord::new_err(messages::verify(words(), game, record, why)), "bad-record", None)
}
