//! The arguments of `comptoir load`.

use clap::Args;

use crate::values::{count, idle, seconds, servers, tables};

/// `comptoir load`
#[derive(Args, Debug)]
pub struct Load {
    /// How many tables of four.
    #[arg(short, long, value_name = "value-number", default_value = "100", value_parser = tables, help = "help-load-tables")]
    pub tables: u64,
    /// How long they play.
    #[arg(short, long, value_name = "value-number", default_value = "10", value_parser = seconds, help = "help-load-seconds")]
    pub seconds: f64,
    /// How long everybody thinks, on average.
    #[arg(long, value_name = "value-milliseconds", default_value = "500", help = "help-load-think")]
    pub think: u64,
    /// The level of bots that take three of the four seats of every table.
    #[arg(short, long, value_name = "value-bots", help = "help-load-bots")]
    pub bots: Option<String>,
    /// How many spectators there are besides, in the lobby and at a table that waits.
    #[arg(short, long, value_name = "value-number", default_value = "0", value_parser = idle, conflicts_with = "moves", help = "help-load-idle")]
    pub idle: u64,
    /// Servers on this machine instead of its spawned.
    #[arg(short, long, value_name = "value-address", conflicts_with_all = ["database", "bus", "servers", "moves"], help = "help-load-connect")]
    pub connect: Vec<std::net::SocketAddr>,
    /// A database on this machine in place of a temporary file. Never taken from the environment: tables are made there.
    #[arg(long, value_name = "value-database", help = "help-load-database")]
    pub database: Option<String>,
    /// The message bus between several servers.
    #[arg(long, value_name = "value-bus", help = "help-load-bus")]
    pub bus: Option<String>,
    /// How many servers, on one database.
    #[arg(long, value_name = "value-number", default_value = "1", value_parser = servers, help = "help-load-servers")]
    pub servers: usize,
    /// Whether all sockets of a table go to one server.
    #[arg(long, help = "help-load-together")]
    pub together: bool,
    /// Every table plays so many moves, and is then woken after a restart.
    #[arg(short, long, value_name = "value-number", value_parser = count, help = "help-load-moves")]
    pub moves: Option<u64>,
    /// Whether memory, files, the write-ahead log, live tables and latency must stay the same.
    #[arg(long, conflicts_with_all = ["database", "connect", "servers", "moves"], help = "help-load-soak")]
    pub soak: bool,
    /// Processes whose time is reported apart, such as the database.
    #[arg(long, value_name = "value-pid", help = "help-load-watch")]
    pub watch: Vec<u32>,
    /// Whether the report is JSON.
    #[arg(long, help = "help-load-json")]
    pub json: bool,
}
