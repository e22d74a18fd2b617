//! The errors of commands, each with an exit status and a message of one line.

use std::{
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
};

use catalog::{BotSpec, BotSpecError, GAMES, Level, StartError, VerifyError};
use record::{Record, RecordError};
use words::{Arg, Lang, Words};

use crate::{setup::Game, usage};

/// The exit status for an error in the command line or in a file.
const BAD_INPUT: u8 = 2;
/// The exit status for a check that failed and for errors of the system.
const NOT_SO: u8 = 1;

/// The reason for which a command fails.
pub enum Fail {
    /// The reader of the output has closed the pipe; this is not an error.
    Pipe,
    /// There was no command, and the help has been shown.
    Helped,
    /// The command line cannot be understood.
    Usage(Box<clap::Error>),
    /// There is no such language.
    Lang(String),
    /// There is no such game.
    Game(String),
    /// Not of the form `key=value`.
    Option(String),
    /// The game refuses the options or the number of players.
    Start(Game, StartError),
    /// Not a number of players.
    Players(Game, String),
    /// There is no such level.
    Bot(Game, String),
    /// A bot of the arena cannot be read.
    BotSpec(BotSpecError),
    /// There are more bots than seats.
    TooManyBots(u8),
    /// A file holds the deals of another arena.
    OtherArena(PathBuf),
    /// A file is no net of the game, or a folder not its training.
    NetFile(PathBuf),
    /// The name of a player is too long or has line breaks.
    Name,
    /// There is no seat with this number; the second field is the last one.
    Seat(String, u8),
    /// A file or folder cannot be read.
    Read(PathBuf, io::Error),
    /// A file or folder cannot be written.
    Write(PathBuf, io::Error),
    /// A file is not UTF-8.
    NotText(PathBuf),
    /// A file is not a record.
    Record(PathBuf, RecordError),
    /// A record is of an unknown game.
    RecordGame(PathBuf, String),
    /// A record does not pass its checks.
    Verify(PathBuf, Game, Box<(Record, VerifyError)>),
    /// The terminal, the random generator or another service of the system fails.
    System(io::Error),
    /// The server cannot start.
    Serve(server::ServeError),
    /// The store cannot be opened or read.
    Kept(server::store::StoreError),
    /// A backup, restore or migration fails.
    Copy(server::maintenance::CopyError),
    /// A running server cannot be reached over this socket.
    NoServer(PathBuf, io::Error),
    /// The server at this address does not take requests.
    NotReady(SocketAddr, String),
    /// The command needs the id of a person or a table.
    Who,
    /// A running server refuses it, with this code.
    Operator(String),
    /// A check of the store found faults.
    Unsound,
    /// A server cannot be measured.
    Load(crate::load::LoadError),
    /// A server was measured, and refused something or closed a socket.
    LoadErrors,
    /// The configuration file cannot be read.
    Config(PathBuf, server::ConfigError),
    /// The rules of this game allocate memory during playouts.
    Allocates(Game),
}

impl Fail {
    /// The exit status.
    pub fn status(&self) -> ExitCode {
        match self {
            Fail::Pipe => ExitCode::SUCCESS,
            Fail::System(_)
            | Fail::Allocates(_)
            | Fail::Serve(_)
            | Fail::LoadErrors
            | Fail::NotReady(..)
            | Fail::Unsound
            | Fail::Copy(_) => NOT_SO.into(),
            _ => BAD_INPUT.into(),
        }
    }

    /// The message; `None` where there is nothing to report.
    pub fn say(&self, words: &Words) -> Option<String> {
        let about = |path: &Path, why: String| {
            let file = path.display().to_string();
            words.say("fail-file", &[("file", file.into()), ("why", why.into())])
        };
        Some(match self {
            Fail::Pipe | Fail::Helped => return None,
            Fail::NoServer(path, error) => {
                about(path, words.say("fail-no-server", &[("why", error.to_string().into())]))
            }
            Fail::NotReady(address, why) => {
                words.say("health-not-ready", &[("address", address.to_string().into()), ("why", why.into())])
            }
            Fail::Who => words.say("fail-who", &[]),
            Fail::Operator(code) => words.say("fail-operator", &[("code", code.into())]),
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
            Fail::Bot(game, text) => {
                let has = |id: &&str| game.level(id).is_some();
                let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).filter(has).collect();
                words.say("fail-bot", &[("text", text.into()), ("known", known.join(", ").into())])
            }
            Fail::BotSpec(why) => bot_spec(words, why),
            Fail::TooManyBots(seats) => words.say("fail-too-many-bots", &[("seats", (*seats).into())]),
            Fail::NetFile(path) => about(path, words.say("fail-net-file", &[])),
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

fn bot_spec(words: &Words, why: &BotSpecError) -> String {
    match why {
        BotSpecError::Unknown(text) => {
            let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).chain(BotSpec::NAMES.to_vec()).collect();
            words.say("fail-bot-spec", &[("text", text.into()), ("known", known.join(", ").into())])
        }
        BotSpecError::NoSettings(bot) => words.say("fail-bot-no-settings", &[("bot", bot.into())]),
        BotSpecError::Setting(key) => {
            words.say("fail-bot-setting", &[("key", key.into()), ("known", BotSpec::SETTINGS.join(", ").into())])
        }
        BotSpecError::Value { key, value } => {
            words.say("fail-bot-value", &[("key", (*key).into()), ("value", value.into())])
        }
    }
}

fn games() -> String {
    GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ")
}

/// The common errors in the current language; the others as the system describes them.
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
