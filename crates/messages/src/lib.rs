//! Sentences for the errors of a game, shared by the terminal and Python.

use catalog::{AnyGame, BrokenRule, MoveError, StartError, VerifyError};
use kernel::PlayError;
use record::{Record, ReplayError, UndoError};
use words::Words;

/// Why a game does not begin.
pub fn start(words: &Words, game: &dyn AnyGame, why: &StartError) -> String {
    words.options_error(game.slug(), &game.players(), game.options(), &why.key, &why.why)
}

/// Why choices are refused; `texts` are those that were sent.
pub fn refused(words: &Words, slug: &str, why: MoveError, texts: &[&str]) -> String {
    // The number of a choice is only needed where several were sent.
    let which = |n: usize, why: String| match texts.len() {
        1 => why,
        _ => words.say("choice-refused", &[("n", (n + 1).into()), ("why", why.into())]),
    };
    match why {
        MoveError::Parse(n, why) => which(n, words.parse_error(why, texts.get(n).unwrap_or(&""))),
        MoveError::Play(n, why) => which(n, play(words, slug, why)),
        MoveError::Reveals(n) => words.say("choice-reveals", &[("n", (n + 1).into())]),
        MoveError::Empty => words.say("nothing-to-play", &[]),
    }
}

/// Why a choice cannot be taken back.
pub fn undo(words: &Words, why: UndoError) -> String {
    match why {
        UndoError::Nothing => words.say("nothing-to-undo", &[]),
        UndoError::TooLate => words.say("too-late-to-undo", &[]),
    }
}

/// Why a record is not accepted.
pub fn verify(words: &Words, game: &dyn AnyGame, record: &Record, why: &VerifyError) -> String {
    let step = |id: &str, n: usize, why: String| words.say(id, &[("step", n.into()), ("why", why.into())]);
    match why {
        ReplayError::Game => words.say("other-game", &[]),
        ReplayError::Revision { found, expected } => {
            words.say("other-revision", &[("found", (*found).into()), ("expected", (*expected).into())])
        }
        ReplayError::Options { key, why } => {
            let why = start(words, game, &StartError { key: key.clone(), why: why.clone() });
            words.say("bad-options", &[("why", why.into())])
        }
        ReplayError::Parse(n, why) => {
            let text = record.steps.get(n.wrapping_sub(1)).map_or("", |(_, text)| text.as_str());
            step("step-unreadable", *n, words.parse_error(*why, text))
        }
        ReplayError::Play(n, why) => step("step-refused", *n, play(words, game.slug(), *why)),
        ReplayError::Impossible(n) => step("step-impossible", *n, String::new()),
        ReplayError::Dice(n) => step("step-not-dice", *n, String::new()),
        ReplayError::Hash => words.say("other-seed", &[]),
        ReplayError::Share(seat) => words.say("other-share", &[("seat", seat.number().into())]),
        ReplayError::End => words.say("wrong-end", &[]),
        ReplayError::Result => words.say("wrong-result", &[]),
    }
}

/// Why a single choice is refused.
pub fn play(words: &Words, slug: &str, why: PlayError<BrokenRule>) -> String {
    match why {
        PlayError::Over => words.say("over", &[]),
        PlayError::NotYourTurn => words.say("not-your-turn", &[]),
        PlayError::Refused(rule) => words.refusal(slug, rule.id),
    }
}
