//! What a server is told before it starts: flag before environment before file before default. The
//! flags and the environment are the command line's business; this is the file, and the result.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use serde::Deserialize;

use crate::store::Millis;

/// Everything that can be set.
#[derive(Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The data file.
    pub data: PathBuf,
    /// A database in its place, such as `postgres://comptoir@localhost/comptoir`.
    pub database: Option<String>,
    /// Where several servers of one database hear of each other, such as `nats://localhost:4222`.
    pub bus: Option<String>,
    /// Days after which a finished table is forgotten; 0: never.
    pub keep_finished: u32,
    /// How the page is reached from outside, such as `https://play.example`; nothing: as the request says.
    pub origin: Option<String>,
    /// Whether the last address of `X-Forwarded-For` is the client's: only behind a proxy of one's own.
    pub behind_proxy: bool,
    /// How many threads bots may think on; 0: as many as there are processors, less one.
    pub bot_threads: usize,
    /// Milliseconds before a bot's choice is shown.
    pub bot_pause: u64,
    /// Seconds after which a table that nobody follows is unloaded.
    pub idle: u64,
    /// Requests a second from one address, on average; 0: no limit.
    pub requests_per_second: u32,
    /// Unfinished tables that one person may have made.
    pub tables_per_person: u32,
    /// Sockets from one address at once; 0: no limit.
    pub sockets_per_address: u32,
    /// Sockets in all.
    pub sockets: u32,
    /// Messages in ten seconds from one socket; 0: no limit.
    pub messages: u32,
    /// Whether logs are JSON, for machines.
    pub log_json: bool,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("comptoir.db"),
            database: None,
            bus: None,
            keep_finished: 0,
            origin: None,
            behind_proxy: false,
            bot_threads: 0,
            bot_pause: 700,
            idle: 300,
            requests_per_second: 20,
            tables_per_person: 20,
            sockets_per_address: 64,
            sockets: 20_000,
            messages: 30,
            log_json: false,
        }
    }
}

/// A file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] std::io::Error),
    /// It is not such a file.
    #[error(transparent)]
    Parse(#[from] toml::de::Error),
}

impl Config {
    /// Reads a file; what it does not say has its default.
    pub fn read(path: &std::path::Path) -> Result<Config, ConfigError> {
        Ok(toml::from_str(&std::fs::read_to_string(path)?)?)
    }

    /// What is kept, by its address.
    pub fn database(&self) -> String {
        self.database.clone().unwrap_or_else(|| format!("sqlite:{}", self.data.display()))
    }

    pub(crate) fn keep_finished(&self) -> Option<Millis> {
        (self.keep_finished > 0).then(|| Millis::from(self.keep_finished) * 24 * 60 * 60 * 1000)
    }

    pub(crate) fn bot_threads(&self) -> usize {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        if self.bot_threads == 0 { processors.saturating_sub(1).max(1) } else { self.bot_threads }
    }

    pub(crate) fn bot_pause(&self) -> Duration {
        Duration::from_millis(self.bot_pause)
    }

    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(self.idle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_sets_what_it_says_and_nothing_else() {
        let config: Config = toml::from_str("listen = \"0.0.0.0:80\"\nbot-pause = 0").unwrap();
        assert_eq!((config.listen.port(), config.bot_pause, config.idle), (80, 0, 300));
        assert!(toml::from_str::<Config>("bot_pause = 0").is_err(), "a misspelt key is an error, not silence");
    }
}
