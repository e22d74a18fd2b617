//! The configuration of a server. A flag overrides the environment, the environment the file, the file the default.
//! The command line reads flags and environment; this module reads the file.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use serde::Deserialize;

use crate::store::Millis;

/// The push services of the browsers that people use: Chrome and its kin, Firefox, Edge, Safari.
const PUSH_SERVICES: [&str; 4] =
    ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com"];

/// The settings of a server.
#[derive(Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The address on which metrics are served. By default port 9464 of this machine alone, if it is free.
    pub metrics_listen: Option<SocketAddr>,
    /// The SQLite file, unless `database` is set.
    pub data: PathBuf,
    /// A PostgreSQL database, such as `postgres://comptoir@localhost/comptoir`.
    pub database: Option<String>,
    /// The NATS server over which several servers of one database notify each other, such as `nats://localhost:4222`.
    pub bus: Option<String>,
    /// The name by which a proxy knows this server among several: letters, digits and dashes.
    pub route: Option<String>,
    /// Days after which a finished table is deleted; 0: never.
    pub keep_finished: u32,
    /// Days after which a table that still waits for players is deleted; 0: never.
    pub keep_waiting: u32,
    /// The public origin of the page, such as `https://play.example`; by default that of the request.
    pub origin: Option<String>,
    /// Whether to trust the last address of `X-Forwarded-For`. Only safe behind a proxy that sets it.
    pub behind_proxy: bool,
    /// The number of threads on which bots search; 0: one less than there are processors.
    pub bot_threads: usize,
    /// The least time from a bot's turn to its move, in milliseconds.
    pub bot_pause: u64,
    /// Seconds that the draw of a seed waits for the players' browsers, in each of its two phases.
    pub share_timeout: u64,
    /// Seconds after which a table without sockets is unloaded.
    pub idle: u64,
    /// Average requests per second from one address; 0: no limit.
    pub requests_per_second: u32,
    /// The number of tables that one person may have made and that are not over.
    pub tables_per_person: u32,
    /// The number of tables that were made from one address and that are not over; 0: no limit.
    pub tables_per_address: u32,
    /// Simultaneous sockets from one address; 0: no limit.
    pub sockets_per_address: u32,
    /// Simultaneous sockets in total.
    pub sockets: u32,
    /// Simultaneous connections in total.
    pub connections: u32,
    /// Simultaneous connections from one address; 0: no limit. Behind a proxy there is none.
    pub connections_per_address: u32,
    /// Messages from one socket in ten seconds; 0: no limit.
    pub messages: u32,
    /// Whether logs are written as JSON.
    pub log_json: bool,
    /// The hosts of the push services to which notifications are sent; `*.` stands for any subdomain. None: none are.
    pub push_services: Vec<String>,
    /// Whether push services may have private addresses and http. For tests alone.
    pub push_insecure: bool,
    /// Seconds before a person who is not looking is notified of a turn: a choice may be taken back meanwhile.
    pub push_delay: u64,
    /// How push services reach the operator, such as `mailto:me@play.example`; by default the origin.
    pub push_contact: Option<String>,
    /// The relay to which e-mail is handed, such as `smtps://user:password@mail.example`. Needs an origin.
    pub smtp: Option<String>,
    /// The sender of e-mail, such as `Comptoir <play@play.example>`.
    pub mail_from: Option<String>,
    /// The operator's socket; by default the data file with `.admin`, and none with a database. Empty: none.
    pub admin: Option<PathBuf>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            metrics_listen: None,
            data: PathBuf::from("comptoir.db"),
            database: None,
            bus: None,
            route: None,
            keep_finished: 0,
            keep_waiting: 3,
            origin: None,
            behind_proxy: false,
            bot_threads: 0,
            bot_pause: 700,
            share_timeout: 10,
            idle: 300,
            requests_per_second: 20,
            tables_per_person: 20,
            tables_per_address: 60,
            sockets_per_address: 64,
            sockets: 20_000,
            connections: 25_000,
            connections_per_address: 200,
            messages: 30,
            log_json: false,
            push_services: PUSH_SERVICES.map(str::to_owned).to_vec(),
            push_insecure: false,
            push_delay: 5,
            push_contact: None,
            smtp: None,
            mail_from: None,
            admin: None,
        }
    }
}

/// Why a configuration file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] std::io::Error),
    /// The file is not valid TOML, or has an unknown key.
    #[error(transparent)]
    Parse(#[from] toml::de::Error),
}

impl Config {
    /// Reads a file. A missing key has its default.
    ///
    /// # Errors
    /// If the file cannot be read or parsed.
    pub fn read(path: &std::path::Path) -> Result<Config, ConfigError> {
        Ok(toml::from_str(&std::fs::read_to_string(path)?)?)
    }

    /// The address of the store, as [`open`](crate::open) takes it.
    pub fn database(&self) -> String {
        self.database.clone().unwrap_or_else(|| format!("sqlite:{}", self.data.display()))
    }

    /// The path of the operator's socket, if there is to be one.
    pub fn admin(&self) -> Option<PathBuf> {
        let beside_data = || {
            let mut path = self.data.clone().into_os_string();
            path.push(".admin");
            PathBuf::from(path)
        };
        match &self.admin {
            Some(path) => (!path.as_os_str().is_empty()).then(|| path.clone()),
            None => self.database.is_none().then(beside_data),
        }
    }

    pub(crate) fn keep_finished(&self) -> Option<Millis> {
        days(self.keep_finished)
    }

    pub(crate) fn keep_waiting(&self) -> Option<Millis> {
        days(self.keep_waiting)
    }

    pub(crate) fn bot_threads(&self) -> usize {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        if self.bot_threads == 0 { processors.saturating_sub(1).max(1) } else { self.bot_threads }
    }

    pub(crate) fn bot_pause(&self) -> Duration {
        Duration::from_millis(self.bot_pause)
    }

    pub(crate) fn share_timeout(&self) -> Duration {
        Duration::from_secs(self.share_timeout)
    }

    pub(crate) fn push_delay(&self) -> Duration {
        Duration::from_secs(self.push_delay)
    }

    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(self.idle)
    }
}

/// So many days in milliseconds, unless there are none.
fn days(number: u32) -> Option<Millis> {
    (number > 0).then(|| Millis::from(number) * 24 * 60 * 60 * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_overrides_defaults_and_unknown_keys_are_errors() {
        let config: Config = toml::from_str("listen = \"0.0.0.0:80\"\nbot-pause = 0").unwrap();
        assert_eq!((config.listen.port(), config.bot_pause, config.idle), (80, 0, 300));
        assert!(toml::from_str::<Config>("bot_pause = 0").is_err(), "keys are in kebab-case");
    }
}
