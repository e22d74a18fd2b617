//! What may be written on the command line.
//!
//! Every text here is the id of a message: [`crate::help`] puts the words of the chosen language in
//! their place before anything is parsed or shown.

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand};
use clap_complete::Shell;

pub use crate::load::Load;
use crate::values::{Players, count, seconds};

/// The whole command line.
#[derive(Parser, Debug)]
#[command(name = "comptoir", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true, about = "help-about", after_help = "help-examples")]
pub struct Cli {
    /// The language of all texts.
    #[arg(long, global = true, display_order = 100, value_name = "value-lang", help = "help-lang")]
    pub lang: Option<String>,
    /// Shows the help of a command.
    #[arg(short, long, global = true, display_order = 101, action = ArgAction::HelpShort, help = "help-help")]
    help: Option<bool>,
    /// Shows the version.
    #[arg(short = 'V', long, display_order = 102, action = ArgAction::Version, help = "help-version")]
    version: Option<bool>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// One module a command.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// The catalogue.
    #[command(about = "help-games", after_help = "help-games-examples")]
    Games,
    /// A person against bots.
    #[command(about = "help-play", after_help = "help-play-examples")]
    Play(Play),
    /// Bots among themselves.
    #[command(about = "help-simulate", after_help = "help-simulate-examples")]
    Simulate(Simulate),
    /// A record, step by step.
    #[command(about = "help-replay", after_help = "help-replay-examples")]
    Replay(Replay),
    /// A record, held against the rules.
    #[command(about = "help-verify", after_help = "help-verify-examples")]
    Verify(OfRecord),
    /// A record as a trace.
    #[command(about = "help-trace", after_help = "help-trace-examples")]
    Trace(OfRecord),
    /// How fast the rules are.
    #[command(about = "help-bench", after_help = "help-bench-examples")]
    Bench(Bench),
    /// Bots against bots.
    #[command(about = "help-arena", after_help = "help-arena-examples")]
    Arena(Arena),
    /// All levels of all games.
    #[command(about = "help-ladder", after_help = "help-ladder-examples")]
    Ladder(Ladder),
    /// How a game's weights are fitted.
    #[command(about = "help-train", after_help = "help-train-examples")]
    Train(Train),
    /// A record, judged.
    #[command(about = "help-analyse", after_help = "help-analyse-examples")]
    Analyse(Analyse),
    /// The page and its tables.
    #[command(about = "help-serve", after_help = "help-serve-examples")]
    Serve(Serve),
    /// A copy of everything that is kept.
    #[command(about = "help-backup", after_help = "help-backup-examples")]
    Backup(Backup),
    /// The way back.
    #[command(about = "help-restore", after_help = "help-restore-examples")]
    Restore(Backup),
    /// Whether all that is kept is sound.
    #[command(about = "help-check", after_help = "help-check-examples")]
    Check(Kept),
    /// From one store to another.
    #[command(about = "help-migrate", after_help = "help-migrate-examples")]
    Migrate(Migrate),
    /// What a server bears.
    #[command(about = "help-load", after_help = "help-load-examples")]
    Load(Load),
    /// What a shell needs to complete commands.
    #[command(about = "help-completions", after_help = "help-completions-examples")]
    Completions(Completions),
}

/// Which game, and what is settled beforehand.
#[derive(Args, Debug)]
pub struct OfGame {
    /// Its slug.
    #[arg(value_name = "value-game", help = "help-game")]
    pub game: String,
    /// Options of the game, each as `key=value`.
    #[arg(short, long = "option", value_name = "value-option", help = "help-option")]
    pub options: Vec<String>,
}

/// `comptoir play`
#[derive(Args, Debug)]
pub struct Play {
    /// The game.
    #[command(flatten)]
    pub of: OfGame,
    /// How many sit at the table, the person included.
    #[arg(short, long, value_name = "value-number", help = "help-play-players")]
    pub players: Option<String>,
    /// The levels of the bots, dealt out to the other seats again and again.
    #[arg(short, long, value_name = "value-bots", default_value = "medium", help = "help-play-bots")]
    pub bots: String,
    /// From which all chance follows.
    #[arg(short, long, value_name = "value-seed", help = "help-play-seed")]
    pub seed: Option<String>,
    /// Of the person.
    #[arg(short, long, value_name = "value-name", help = "help-play-name")]
    pub name: Option<String>,
    /// Where the record goes.
    #[arg(short, long, value_name = "value-file", help = "help-play-record")]
    pub record: Option<PathBuf>,
}

/// `comptoir simulate`
#[derive(Args, Debug)]
pub struct Simulate {
    /// The game.
    #[command(flatten)]
    pub of: OfGame,
    /// How many play; a range plays that many games for each count.
    #[arg(short, long, value_name = "value-players", value_parser = Players::read, help = "help-simulate-players")]
    pub players: Option<Players>,
    /// From which all chance follows.
    #[arg(short, long, value_name = "value-seed", default_value = "1", help = "help-simulate-seed")]
    pub seed: String,
    /// How many games.
    #[arg(short, long, value_name = "value-number", default_value = "1", value_parser = count, help = "help-simulate-games")]
    pub games: u64,
    /// The levels of the bots, dealt out to the seats again and again.
    #[arg(short, long, value_name = "value-bots", default_value = "random", help = "help-simulate-bots")]
    pub bots: String,
    /// The trace instead of a summary.
    #[arg(short, long, help = "help-simulate-trace")]
    pub trace: bool,
    /// How many games are played at the same time.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// Where the records go.
    #[arg(short, long, value_name = "value-folder", help = "help-simulate-record")]
    pub record: Option<PathBuf>,
}

/// A command that reads a record and asks nothing more.
#[derive(Args, Debug)]
pub struct OfRecord {
    /// The record.
    #[arg(value_name = "value-file", help = "help-file")]
    pub file: PathBuf,
}

/// `comptoir replay`
#[derive(Args, Debug)]
pub struct Replay {
    /// The record.
    #[arg(value_name = "value-file", help = "help-file")]
    pub file: PathBuf,
    /// From the eyes of this seat.
    #[arg(short, long, value_name = "value-number", help = "help-replay-seat")]
    pub seat: Option<String>,
    /// From the eyes of whoever looks on.
    #[arg(long, conflicts_with = "seat", help = "help-replay-spectator")]
    pub spectator: bool,
}

/// `comptoir bench`
#[derive(Args, Debug)]
pub struct Bench {
    /// One game instead of all.
    #[arg(value_name = "value-game", help = "help-bench-game")]
    pub game: Option<String>,
    /// How many play instead of every count that the game allows.
    #[arg(short, long, value_name = "value-players", value_parser = Players::read, help = "help-bench-players")]
    pub players: Option<Players>,
    /// How long each measure lasts.
    #[arg(short, long, value_name = "value-number", default_value = "1", value_parser = seconds, help = "help-bench-seconds")]
    pub seconds: f64,
    /// For programs.
    #[arg(long, help = "help-bench-json")]
    pub json: bool,
    /// The search of a hard bot instead of playouts.
    #[arg(long, help = "help-bench-search")]
    pub search: bool,
    /// A fixed number of playouts, so that two runs do the same work.
    #[arg(long, value_name = "value-number", value_parser = count, conflicts_with = "seconds", help = "help-bench-playouts")]
    pub playouts: Option<u64>,
}

/// `comptoir arena`
#[derive(Args, Debug)]
pub struct Arena {
    /// The game.
    #[command(flatten)]
    pub of: OfGame,
    /// Who plays: the last has copies if there are more seats.
    #[arg(short, long, value_name = "value-contenders", default_value = "hard,medium", help = "help-arena-bots")]
    pub bots: String,
    /// How many games; a deal is played once for every rotation.
    #[arg(short, long, value_name = "value-number", default_value = "600", value_parser = count, help = "help-arena-games")]
    pub games: u64,
    /// How many sit at the table.
    #[arg(short, long, value_name = "value-number", help = "help-arena-players")]
    pub players: Option<u8>,
    /// From which all chance follows.
    #[arg(short, long, value_name = "value-seed", default_value = "arena", help = "help-arena-seed")]
    pub seed: String,
    /// How many deals are played at the same time.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// Where deals are kept, to go on from.
    #[arg(short, long, value_name = "value-file", help = "help-arena-resume")]
    pub resume: Option<PathBuf>,
    /// Stops as soon as the test says which is better.
    #[arg(long, help = "help-arena-until-sure")]
    pub until_sure: bool,
    /// For programs.
    #[arg(long, help = "help-load-json")]
    pub json: bool,
}

/// `comptoir ladder`
#[derive(Args, Debug)]
pub struct Ladder {
    /// One game instead of all.
    #[arg(value_name = "value-game", help = "help-bench-game")]
    pub game: Option<String>,
    /// How many games a pairing of levels.
    #[arg(short, long, value_name = "value-number", default_value = "600", value_parser = count, help = "help-ladder-games")]
    pub games: u64,
    /// From which all chance follows.
    #[arg(short, long, value_name = "value-seed", default_value = "ladder", help = "help-ladder-seed")]
    pub seed: String,
    /// How many deals are played at the same time.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// Where deals are kept, to go on from.
    #[arg(long, value_name = "value-folder", default_value = "target/ladder", help = "help-ladder-folder")]
    pub folder: PathBuf,
    /// The page.
    #[arg(short, long, value_name = "value-file", default_value = "docs/bots.md", help = "help-ladder-write")]
    pub write: PathBuf,
    /// Whether the page is written from the deals that are kept, without more of them.
    #[arg(long, help = "help-ladder-kept")]
    pub kept: bool,
}

/// `comptoir train`
#[derive(Args, Debug)]
pub struct Train {
    /// The game.
    #[command(flatten)]
    pub of: OfGame,
    /// How many games for each number of players.
    #[arg(short, long, value_name = "value-number", default_value = "1000", value_parser = count, help = "help-train-games")]
    pub games: u64,
    /// How many play.
    #[arg(short, long, value_name = "value-players", value_parser = Players::read, help = "help-train-players")]
    pub players: Option<Players>,
    /// From which all chance follows.
    #[arg(short, long, value_name = "value-number", default_value = "1", help = "help-train-seed")]
    pub seed: u64,
    /// How many games are played at the same time.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// Whether the weights are written into the game's crate.
    #[arg(short, long, help = "help-train-write")]
    pub write: bool,
}

/// `comptoir analyse`
#[derive(Args, Debug)]
pub struct Analyse {
    /// The record.
    #[arg(value_name = "value-file", help = "help-file")]
    pub file: PathBuf,
    /// How many mistakes are told.
    #[arg(short, long, value_name = "value-number", default_value = "10", value_parser = count, help = "help-analyse-most")]
    pub most: u64,
    /// For programs.
    #[arg(long, help = "help-load-json")]
    pub json: bool,
}

/// `comptoir completions`
#[derive(Args, Debug)]
pub struct Completions {
    /// Which shell.
    #[arg(value_name = "value-shell", help = "help-shell")]
    pub shell: Shell,
}

/// `comptoir serve`: a flag before the environment before the file before the default.
#[derive(Args, Debug)]
pub struct Serve {
    /// The file.
    #[arg(short, long, value_name = "value-file", env = "COMPTOIR_CONFIG", help = "help-serve-config")]
    pub config: Option<PathBuf>,
    /// Where to listen.
    #[arg(short, long, value_name = "value-address", env = "COMPTOIR_LISTEN", help = "help-serve-listen")]
    pub listen: Option<std::net::SocketAddr>,
    /// The data file.
    #[arg(short, long, value_name = "value-file", env = "COMPTOIR_DATA", help = "help-serve-data")]
    pub data: Option<PathBuf>,
    /// A database in its place.
    #[arg(long, value_name = "value-database", env = "COMPTOIR_DATABASE", help = "help-serve-database")]
    pub database: Option<String>,
    /// Where several servers hear of each other.
    #[arg(long, value_name = "value-bus", env = "COMPTOIR_BUS", help = "help-serve-bus")]
    pub bus: Option<String>,
    /// How the page is reached from outside.
    #[arg(long, value_name = "value-origin", env = "COMPTOIR_ORIGIN", help = "help-serve-origin")]
    pub origin: Option<String>,
    /// Whether a proxy of one's own stands before it.
    #[arg(long, env = "COMPTOIR_BEHIND_PROXY", help = "help-serve-behind-proxy")]
    pub behind_proxy: bool,
    /// Before a bot's choice is shown.
    #[arg(long, value_name = "value-milliseconds", env = "COMPTOIR_BOT_PAUSE", help = "help-serve-bot-pause")]
    pub bot_pause: Option<u64>,
    /// Requests a second from one address.
    #[arg(long, value_name = "value-number", env = "COMPTOIR_REQUESTS_PER_SECOND", help = "help-serve-requests")]
    pub requests_per_second: Option<u32>,
    /// Sockets from one address at once.
    #[arg(long, value_name = "value-number", env = "COMPTOIR_SOCKETS_PER_ADDRESS", help = "help-serve-sockets")]
    pub sockets_per_address: Option<u32>,
    /// Logs for machines.
    #[arg(long, env = "COMPTOIR_LOG_JSON", help = "help-serve-log-json")]
    pub log_json: bool,
}

/// Where everything is kept.
#[derive(Args, Debug)]
pub struct Kept {
    /// The data file.
    #[arg(short, long, value_name = "value-file", env = "COMPTOIR_DATA", help = "help-kept-data")]
    pub data: Option<PathBuf>,
    /// A database in its place.
    #[arg(long, value_name = "value-database", env = "COMPTOIR_DATABASE", help = "help-serve-database")]
    pub database: Option<String>,
}

/// `comptoir backup` and `comptoir restore`
#[derive(Args, Debug)]
pub struct Backup {
    /// The copy.
    #[arg(value_name = "value-file", help = "help-backup-file")]
    pub file: PathBuf,
    /// What is copied, or where it goes.
    #[command(flatten)]
    pub kept: Kept,
}

/// `comptoir migrate`
#[derive(Args, Debug)]
pub struct Migrate {
    /// `sqlite:FILE` or `postgres://…`
    #[arg(long, value_name = "value-database", help = "help-migrate-from")]
    pub from: String,
    /// `sqlite:FILE` or `postgres://…`
    #[arg(long, value_name = "value-database", help = "help-migrate-to")]
    pub to: String,
}
