use kernel::{OptionsError, ParseError, PlayError, Rule};
use nets::NetError;
use record::{BatchError, ReplayError};

/// A rule that a refused choice would break, without the type of its game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BrokenRule {
    /// The id of its message.
    pub id: &'static str,
    /// The anchor of its paragraph on the rules page.
    pub anchor: &'static str,
}

impl BrokenRule {
    pub(crate) fn of(rule: impl Rule) -> BrokenRule {
        BrokenRule { id: rule.id(), anchor: rule.anchor() }
    }
}

/// Why a game cannot start.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("option {key}: {why}")]
pub struct StartError {
    /// The key at fault, as given; empty for the number of players or a combination of options.
    pub key: String,
    /// What is wrong with the option.
    pub why: OptionsError,
}

/// Why choices sent as text are refused, each counted from zero; nothing of them was played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum MoveError {
    /// This one is not an action of the game.
    #[error("choice {0} cannot be read: {1}")]
    Parse(usize, ParseError),
    /// This one is refused.
    #[error("choice {0}: {1}")]
    Play(usize, PlayError<BrokenRule>),
    /// This one reveals something, so the choices behind it must be sent apart.
    #[error("choice {0} reveals something")]
    Reveals(usize),
    /// There is none.
    #[error("no choices")]
    Empty,
}

impl<R: Rule> From<BatchError<R>> for MoveError {
    fn from(error: BatchError<R>) -> MoveError {
        match error {
            BatchError::Play(n, why) => MoveError::Play(n, erase_play(why)),
            BatchError::Reveals(n) => MoveError::Reveals(n),
            BatchError::Empty => MoveError::Empty,
        }
    }
}

/// Why a record is not accepted.
pub type VerifyError = ReplayError<BrokenRule>;

fn erase_play<R: Rule>(error: PlayError<R>) -> PlayError<BrokenRule> {
    match error {
        PlayError::Over => PlayError::Over,
        PlayError::NotYourTurn => PlayError::NotYourTurn,
        PlayError::Refused(rule) => PlayError::Refused(BrokenRule::of(rule)),
    }
}

pub(crate) fn erase_replay<R: Rule>(error: ReplayError<R>) -> VerifyError {
    match error {
        ReplayError::Game => ReplayError::Game,
        ReplayError::Revision { found, expected } => ReplayError::Revision { found, expected },
        ReplayError::Options { key, why } => ReplayError::Options { key, why },
        ReplayError::Parse(n, why) => ReplayError::Parse(n, why),
        ReplayError::Play(n, why) => ReplayError::Play(n, erase_play(why)),
        ReplayError::Impossible(n) => ReplayError::Impossible(n),
        ReplayError::Dice(n) => ReplayError::Dice(n),
        ReplayError::Hash => ReplayError::Hash,
        ReplayError::Share(seat) => ReplayError::Share(seat),
        ReplayError::End => ReplayError::End,
        ReplayError::Result => ReplayError::Result,
    }
}

/// Why bytes cannot be the net of a game.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum LoadNetError {
    /// They are no net at all.
    #[error(transparent)]
    Broken(NetError),
    /// They are a net with the inputs of another game, or of older rules.
    #[error("the net of another game")]
    OtherGame,
}
