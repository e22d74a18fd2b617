//! Why a command stops, and how it says so: one line, in the reader's language.

use std::{
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use catalog::{GAMES, Level, StartError, VerifyError};
use record::{Record, RecordError};
use words::{Arg, Lang, Words};

use crate::{table::Game, usage};

/// What scripts see of a mistake in the command line or in a file.
const BAD_INPUT: u8 = 2;
/// What scripts see where something that was asked for does not hold.
const NOT_SO: u8 = 1;

/// Why a command stops.
pub enum Fail {
    /// Whoever read the output has gone: there is nobody to say it to.
    Pipe,
    /// There was no command, and the help has been shown.
    Helped,
    /// The command line cannot be understood.
    Usage(Box<clap::Error>),
    /// There are no words in this language.
    Lang(String),
    /// There is no such game.
    Game(String),
    /// Not of the form `key=value`.
    Option(String),
    /// The game does not begin so.
    Start(Game, StartError),
    /// Not a number of players.
    Players(Game, String),
    /// There is no such level.
    Bot(String),
    /// There are more bots than seats.
    TooManyBots(u8),
    /// A file holds the deals of another arena.
    OtherArena(PathBuf),
    /// No record can hold such a name.
    Name,
    /// Nobody sits there.
    Seat(String, u8),
    /// A file or folder cannot be read.
    Read(PathBuf, io::Error),
    /// A file or folder cannot be written.
    Write(PathBuf, io::Error),
    /// A file is no text.
    NotText(PathBuf),
    /// A file is no record.
    Record(PathBuf, RecordError),
    /// A record is of a game that nobody knows here.
    RecordGame(PathBuf, String),
    /// A record is not accepted.
    Verify(PathBuf, Game, Box<(Record, VerifyError)>),
    /// The terminal fails, or the system has no chance to offer.
    System(io::Error),
    /// The server cannot start.
    Serve(server::ServeError),
    /// What is kept cannot be read.
    Kept(server::store::StoreError),
    /// No copy can be made.
    Copy(server::maintenance::CopyError),
    /// Not all that is kept is sound.
    Unsound,
    /// A server cannot be measured.
    Load(crate::load::LoadError),
    /// A server was measured, and refused something or closed a socket.
    LoadErrors,
    /// Not a configuration.
    Config(PathBuf, server::ConfigError),
    /// The rules of this game allocate when they must not.
    Allocates(Game),
}

impl Fail {
    /// What a script sees.
    pub fn status(&self) -> ExitCode {
        match self {
            Fail::Pipe => ExitCode::SUCCESS,
            Fail::System(_)
            | Fail::Allocates(_)
            | Fail::Serve(_)
            | Fail::LoadErrors
            | Fail::Unsound
            | Fail::Copy(_) => NOT_SO.into(),
            _ => BAD_INPUT.into(),
        }
    }

    /// What a person reads; nothing where there is nobody.
    pub fn say(&self, words: &Words) -> Option<String> {
        let about = |path: &Path, why: String| {
            let file = path.display().to_string();
            words.say("fail-file", &[("file", file.into()), ("why", why.into())])
        };
        Some(match self {
            Fail::Pipe | Fail::Helped => return None,
            Fail::Usage(error) => usage::say(error, words),
            Fail::Lang(text) => {
                let known: Vec<&str> = Lang::ALL.iter().map(|lang| lang.id()).collect();
                words.say("fail-lang", &[("text", text.into()), ("known", known.join(", ").into())])
            }
            Fail::Game(text) => words.say("fail-game", &[("text", text.into()), ("known", games().into())]),
            Fail::Option(text) => words.say("fail-option", &[("text", text.into())]),
            Fail::Start(game, why) => messages::start(words, *game, why),
            Fail::Players(game, text) => {
                let (least, most) = game.players().into_inner();
                let args: [(&str, Arg); 3] = [("text", text.into()), ("min", least.into()), ("max", most.into())];
                words.say("fail-players", &args)
            }
            Fail::Bot(text) => {
                let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
                words.say("fail-bot", &[("text", text.into()), ("known", known.join(", ").into())])
            }
            Fail::TooManyBots(seats) => words.say("fail-too-many-bots", &[("seats", (*seats).into())]),
            Fail::OtherArena(path) => about(path, words.say("fail-other-arena", &[])),
            Fail::Name => words.say("fail-name", &[]),
            Fail::Seat(text, last) => words.say("fail-seat", &[("text", text.into()), ("last", (*last).into())]),
            Fail::Read(path, why) => about(path, words.say("fail-read", &[("why", system(words, why).into())])),
            Fail::Write(path, why) => about(path, words.say("fail-write", &[("why", system(words, why).into())])),
            Fail::NotText(path) => about(path, words.say("fail-not-text", &[])),
            Fail::Record(path, why) => about(path, words.say(why.fault.id(), &[("line", why.line.into())])),
            Fail::RecordGame(path, slug) => {
                about(path, words.say("fail-game", &[("text", slug.into()), ("known", games().into())]))
            }
            Fail::Verify(path, game, why) => about(path, messages::verify(words, *game, &why.0, &why.1)),
            Fail::System(why) => words.say("fail-system", &[("why", system(words, why).into())]),
            Fail::Serve(why) => words.say("fail-serve", &[("why", why.to_string().into())]),
            Fail::Kept(why) => words.say("fail-kept", &[("why", why.to_string().into())]),
            Fail::Copy(why) => words.say("fail-copy", &[("why", why.to_string().into())]),
            Fail::Unsound => words.say("check-unsound", &[]),
            Fail::Load(why) => words.say(&why.to_string(), &[("why", why.why().into())]),
            Fail::LoadErrors => words.say("load-not-clean", &[]),
            Fail::Config(path, why) => about(path, why.to_string()),
            Fail::Allocates(game) => words.say("fail-allocates", &[("game", words.game(game.slug()).into())]),
        })
    }
}

fn games() -> String {
    GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ")
}

/// The usual faults in words; the others as the system says them.
fn system(words: &Words, why: &io::Error) -> String {
    match why.kind() {
        io::ErrorKind::NotFound => words.say("system-not-found", &[]),
        io::ErrorKind::PermissionDenied => words.say("system-denied", &[]),
        io::ErrorKind::IsADirectory => words.say("system-is-folder", &[]),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => words.say("system-not-folder", &[]),
        io::ErrorKind::StorageFull => words.say("system-full", &[]),
        _ => why.to_string(),
    }
}

impl From<io::Error> for Fail {
    fn from(why: io::Error) -> Fail {
        match why.kind() {
            io::ErrorKind::BrokenPipe => Fail::Pipe,
            _ => Fail::System(why),
        }
    }
}
