//! The command line.
//!
//! Every help text here is the id of a message: [`crate::help`] replaces it by the text in the chosen language.

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand};
use clap_complete::Shell;

pub use crate::load::Load;
use crate::maintenance_args::{Migrate, Ratings};
use crate::operator_args::{People, Tables};
use crate::train::NetArgs;
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

/// The commands, each with a module of its name.
#[derive(Subcommand, Debug)]
pub enum Command {
    #[command(about = "help-games", after_help = "help-games-examples")]
    Games,
    #[command(about = "help-play", after_help = "help-play-examples")]
    Play(Play),
    #[command(about = "help-simulate", after_help = "help-simulate-examples")]
    Simulate(Simulate),
    #[command(about = "help-replay", after_help = "help-replay-examples")]
    Replay(Replay),
    #[command(about = "help-verify", after_help = "help-verify-examples")]
    Verify(OfRecord),
    #[command(about = "help-trace", after_help = "help-trace-examples")]
    Trace(OfRecord),
    #[command(about = "help-bench", after_help = "help-bench-examples")]
    Bench(Bench),
    #[command(about = "help-arena", after_help = "help-arena-examples")]
    Arena(Arena),
    #[command(about = "help-ladder", after_help = "help-ladder-examples")]
    Ladder(Ladder),
    #[command(about = "help-train", after_help = "help-train-examples")]
    Train(Train),
    #[command(about = "help-puzzles", after_help = "help-puzzles-examples")]
    Puzzles(crate::puzzles::Puzzles),
    #[command(about = "help-analyse", after_help = "help-analyse-examples")]
    Analyse(Analyse),
    #[command(about = "help-serve", after_help = "help-serve-examples")]
    Serve(Serve),
    #[command(about = "help-backup", after_help = "help-backup-examples")]
    Backup(Backup),
    #[command(about = "help-restore", after_help = "help-restore-examples")]
    Restore(Backup),
    #[command(about = "help-check", after_help = "help-check-examples")]
    Check(Kept),
    #[command(about = "help-migrate", after_help = "help-migrate-examples")]
    Migrate(Migrate),
    #[command(about = "help-ratings", after_help = "help-ratings-examples")]
    Ratings(Ratings),
    #[command(about = "help-people", after_help = "help-people-examples")]
    People(People),
    #[command(about = "help-tables", after_help = "help-tables-examples")]
    Tables(Tables),
    #[command(about = "help-load", after_help = "help-load-examples")]
    Load(Load),
    #[command(about = "help-health", after_help = "help-health-examples")]
    Health(Health),
    #[command(about = "help-version-command", after_help = "help-version-examples")]
    Version,
    #[command(about = "help-manual", after_help = "help-manual-examples")]
    Manual(Manual),
    #[command(about = "help-completions", after_help = "help-completions-examples")]
    Completions(Completions),
}

/// A game and its options.
#[derive(Args, Debug)]
pub struct OfGame {
    #[arg(value_name = "value-game", help = "help-game")]
    pub game: String,
    /// Options of the game, each as `key=value`.
    #[arg(short, long = "option", value_name = "value-option", help = "help-option")]
    pub options: Vec<String>,
}

/// `comptoir play`
#[derive(Args, Debug)]
pub struct Play {
    #[command(flatten)]
    pub of: OfGame,
    /// The number of players, the person included.
    #[arg(short, long, value_name = "value-number", help = "help-play-players")]
    pub players: Option<String>,
    /// The levels of the bots, assigned to the other seats in turn.
    #[arg(short, long, value_name = "value-bots", default_value = "medium", help = "help-play-bots")]
    pub bots: String,
    /// The seed or phrase of all chance.
    #[arg(short, long, value_name = "value-seed", help = "help-play-seed")]
    pub seed: Option<String>,
    /// The name of the person.
    #[arg(short, long, value_name = "value-name", help = "help-play-name")]
    pub name: Option<String>,
    /// The file for the record.
    #[arg(short, long, value_name = "value-file", help = "help-play-record")]
    pub record: Option<PathBuf>,
}

/// `comptoir simulate`
#[derive(Args, Debug)]
pub struct Simulate {
    #[command(flatten)]
    pub of: OfGame,
    /// The number of players; a range plays all games for each number.
    #[arg(short, long, value_name = "value-players", value_parser = Players::read, help = "help-simulate-players")]
    pub players: Option<Players>,
    /// The seed or phrase of all chance.
    #[arg(short, long, value_name = "value-seed", default_value = "1", help = "help-simulate-seed")]
    pub seed: String,
    /// The number of games.
    #[arg(short, long, value_name = "value-number", default_value = "1", value_parser = count, help = "help-simulate-games")]
    pub games: u64,
    /// The levels of the bots, assigned to the seats in turn.
    #[arg(short, long, value_name = "value-bots", default_value = "random", help = "help-simulate-bots")]
    pub bots: String,
    /// Writes the trace instead of a summary.
    #[arg(short, long, help = "help-simulate-trace")]
    pub trace: bool,
    /// The number of games played in parallel.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// The folder for the records.
    #[arg(short, long, value_name = "value-folder", help = "help-simulate-record")]
    pub record: Option<PathBuf>,
}

/// A command whose only argument is a record.
#[derive(Args, Debug)]
pub struct OfRecord {
    #[arg(value_name = "value-file", help = "help-file")]
    pub file: PathBuf,
}

/// `comptoir replay`
#[derive(Args, Debug)]
pub struct Replay {
    #[arg(value_name = "value-file", help = "help-file")]
    pub file: PathBuf,
    /// Shows the view of this seat.
    #[arg(short, long, value_name = "value-number", help = "help-replay-seat")]
    pub seat: Option<String>,
    /// Shows the view of a spectator.
    #[arg(long, conflicts_with = "seat", help = "help-replay-spectator")]
    pub spectator: bool,
}

/// `comptoir bench`
#[derive(Args, Debug)]
pub struct Bench {
    /// The game to measure instead of all.
    #[arg(value_name = "value-game", help = "help-bench-game")]
    pub game: Option<String>,
    /// The numbers of players, instead of all that the game allows.
    #[arg(short, long, value_name = "value-players", value_parser = Players::read, help = "help-bench-players")]
    pub players: Option<Players>,
    /// The duration of each measurement.
    #[arg(short, long, value_name = "value-number", default_value = "1", value_parser = seconds, help = "help-bench-seconds")]
    pub seconds: f64,
    #[arg(long, help = "help-bench-json")]
    pub json: bool,
    /// Measures the search of a hard bot instead of playouts.
    #[arg(long, help = "help-bench-search")]
    pub search: bool,
    /// A fixed number of playouts, so that two runs do the same work.
    #[arg(long, value_name = "value-number", value_parser = count, conflicts_with = "seconds", help = "help-bench-playouts")]
    pub playouts: Option<u64>,
}

/// `comptoir arena`
#[derive(Args, Debug)]
pub struct Arena {
    #[command(flatten)]
    pub of: OfGame,
    /// The bots; copies of the last fill the remaining seats.
    #[arg(short, long, value_name = "value-contenders", default_value = "hard,medium", help = "help-arena-bots")]
    pub bots: String,
    /// The number of games; a deal is played once for every rotation.
    #[arg(short, long, value_name = "value-number", default_value = "600", value_parser = count, help = "help-arena-games")]
    pub games: u64,
    /// The number of players.
    #[arg(short, long, value_name = "value-number", help = "help-arena-players")]
    pub players: Option<u8>,
    /// The seed or phrase of all chance.
    #[arg(short, long, value_name = "value-seed", default_value = "arena", help = "help-arena-seed")]
    pub seed: String,
    /// The number of deals played in parallel.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// The file or folder of deals to resume from.
    #[arg(short, long, value_name = "value-file", help = "help-arena-resume")]
    pub resume: Option<PathBuf>,
    /// The file of a net for master bots.
    #[arg(long, value_name = "value-file", help = "help-arena-net")]
    pub net: Option<PathBuf>,
    /// Stops as soon as the sequential test decides.
    #[arg(long, help = "help-arena-until-sure")]
    pub until_sure: bool,
    #[arg(long, help = "help-load-json")]
    pub json: bool,
}

/// `comptoir ladder`
#[derive(Args, Debug)]
pub struct Ladder {
    /// The game to measure instead of all.
    #[arg(value_name = "value-game", help = "help-bench-game")]
    pub game: Option<String>,
    /// The number of games of each pairing of levels.
    #[arg(short, long, value_name = "value-number", default_value = "600", value_parser = count, help = "help-ladder-games")]
    pub games: u64,
    /// The seed or phrase of all chance.
    #[arg(short, long, value_name = "value-seed", default_value = "ladder", help = "help-ladder-seed")]
    pub seed: String,
    /// The number of deals played in parallel.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// The file or folder of deals to resume from.
    #[arg(long, value_name = "value-folder", default_value = "target/ladder", help = "help-ladder-folder")]
    pub folder: PathBuf,
    #[arg(short, long, value_name = "value-file", default_value = "docs/bots.md", help = "help-ladder-write")]
    pub write: PathBuf,
    /// Writes the page from the deals in the folder, without playing more.
    #[arg(long, help = "help-ladder-kept")]
    pub kept: bool,
}

/// `comptoir train`
#[derive(Args, Debug)]
pub struct Train {
    #[command(flatten)]
    pub of: OfGame,
    /// The number of games for each number of players.
    #[arg(short, long, value_name = "value-number", default_value = "1000", value_parser = count, help = "help-train-games")]
    pub games: u64,
    /// The numbers of players.
    #[arg(short, long, value_name = "value-players", value_parser = Players::read, help = "help-train-players")]
    pub players: Option<Players>,
    /// The seed or phrase of all chance.
    #[arg(short, long, value_name = "value-number", default_value = "1", help = "help-train-seed")]
    pub seed: u64,
    /// The number of games played in parallel.
    #[arg(short = 'j', long, value_name = "value-number", value_parser = count, help = "help-simulate-threads")]
    pub threads: Option<u64>,
    /// Writes the weights into the game's crate.
    #[arg(short, long, help = "help-train-write")]
    pub write: bool,
    #[command(flatten)]
    pub net: NetArgs,
}

/// `comptoir analyse`
#[derive(Args, Debug)]
pub struct Analyse {
    #[arg(value_name = "value-file", help = "help-file")]
    pub file: PathBuf,
    /// The number of mistakes to list.
    #[arg(short, long, value_name = "value-number", default_value = "10", value_parser = count, help = "help-analyse-most")]
    pub most: u64,
    #[arg(long, help = "help-load-json")]
    pub json: bool,
    /// Measures the analysis itself, over so many games of the game that stands in place of the file.
    #[arg(long, value_name = "value-number", value_parser = count, conflicts_with_all = ["json", "most"], help = "help-analyse-confirm")]
    pub confirm: Option<u64>,
}

/// `comptoir completions`
#[derive(Args, Debug)]
pub struct Completions {
    #[arg(value_name = "value-shell", help = "help-shell")]
    pub shell: Shell,
}

/// `comptoir manual`
#[derive(Args, Debug)]
pub struct Manual {
    #[arg(value_name = "value-folder", help = "help-manual-folder")]
    pub folder: PathBuf,
}

/// `comptoir health`
#[derive(Args, Debug)]
pub struct Health {
    /// The address that the server listens on.
    #[arg(short, long, value_name = "value-address", env = "COMPTOIR_LISTEN", help = "help-health-listen")]
    pub listen: Option<std::net::SocketAddr>,
}

/// `comptoir serve`. A flag overrides the environment, which overrides the file, which overrides the default.
#[derive(Args, Debug)]
pub struct Serve {
    #[arg(short, long, value_name = "value-file", env = "COMPTOIR_CONFIG", help = "help-serve-config")]
    pub config: Option<PathBuf>,
    /// The address to listen on.
    #[arg(short, long, value_name = "value-address", env = "COMPTOIR_LISTEN", help = "help-serve-listen")]
    pub listen: Option<std::net::SocketAddr>,
    /// The address on which metrics are served.
    #[arg(long, value_name = "value-address", env = "COMPTOIR_METRICS_LISTEN", help = "help-serve-metrics")]
    pub metrics_listen: Option<std::net::SocketAddr>,
    /// The data file.
    #[arg(short, long, value_name = "value-file", env = "COMPTOIR_DATA", help = "help-serve-data")]
    pub data: Option<PathBuf>,
    /// The database to use instead of the data file.
    #[arg(long, value_name = "value-database", env = "COMPTOIR_DATABASE", help = "help-serve-database")]
    pub database: Option<String>,
    /// The message bus between several servers.
    #[arg(long, value_name = "value-bus", env = "COMPTOIR_BUS", help = "help-serve-bus")]
    pub bus: Option<String>,
    /// The name by which a proxy knows this server among several.
    #[arg(long, value_name = "value-name", env = "COMPTOIR_ROUTE", help = "help-serve-route")]
    pub route: Option<String>,
    /// The public address of the page.
    #[arg(long, value_name = "value-origin", env = "COMPTOIR_ORIGIN", help = "help-serve-origin")]
    pub origin: Option<String>,
    /// Whether the server is behind a trusted proxy.
    #[arg(long, env = "COMPTOIR_BEHIND_PROXY", help = "help-serve-behind-proxy")]
    pub behind_proxy: bool,
    /// How long the draw of a seed waits for browsers.
    #[arg(long, value_name = "value-seconds", env = "COMPTOIR_SHARE_TIMEOUT", help = "help-serve-share-timeout")]
    pub share_timeout: Option<u64>,
    /// The delay before a bot's choice is shown.
    #[arg(long, value_name = "value-milliseconds", env = "COMPTOIR_BOT_PAUSE", help = "help-serve-bot-pause")]
    pub bot_pause: Option<u64>,
    /// The maximum number of requests per second from one address.
    #[arg(long, value_name = "value-number", env = "COMPTOIR_REQUESTS_PER_SECOND", help = "help-serve-requests")]
    pub requests_per_second: Option<u32>,
    /// The maximum number of open sockets from one address.
    #[arg(long, value_name = "value-number", env = "COMPTOIR_SOCKETS_PER_ADDRESS", help = "help-serve-sockets")]
    pub sockets_per_address: Option<u32>,
    /// The hosts of push services to which notifications are sent.
    #[arg(
        long,
        value_name = "value-hosts",
        env = "COMPTOIR_PUSH_SERVICES",
        value_delimiter = ',',
        help = "help-serve-push-services"
    )]
    pub push_services: Option<Vec<String>>,
    /// How long a turn waits before a person is notified.
    #[arg(long, value_name = "value-seconds", env = "COMPTOIR_PUSH_DELAY", help = "help-serve-push-delay")]
    pub push_delay: Option<u64>,
    /// How push services reach the operator.
    #[arg(long, value_name = "value-contact", env = "COMPTOIR_PUSH_CONTACT", help = "help-serve-push-contact")]
    pub push_contact: Option<String>,
    /// The relay for e-mail.
    #[arg(long, value_name = "value-smtp", env = "COMPTOIR_SMTP", help = "help-serve-smtp")]
    pub smtp: Option<String>,
    /// The sender of e-mail.
    #[arg(long, value_name = "value-contact", env = "COMPTOIR_MAIL_FROM", help = "help-serve-mail-from")]
    pub mail_from: Option<String>,
    /// Writes logs as JSON.
    #[arg(long, env = "COMPTOIR_LOG_JSON", help = "help-serve-log-json")]
    pub log_json: bool,
}

/// The store of a server.
#[derive(Args, Debug)]
pub struct Kept {
    /// The data file.
    #[arg(short, long, value_name = "value-file", env = "COMPTOIR_DATA", help = "help-kept-data")]
    pub data: Option<PathBuf>,
    /// The database to use instead of the data file.
    #[arg(long, value_name = "value-database", env = "COMPTOIR_DATABASE", help = "help-serve-database")]
    pub database: Option<String>,
}

/// `comptoir backup` and `comptoir restore`
#[derive(Args, Debug)]
pub struct Backup {
    #[arg(value_name = "value-file", help = "help-backup-file")]
    pub file: PathBuf,
    /// The store that is copied from or to.
    #[command(flatten)]
    pub kept: Kept,
}
