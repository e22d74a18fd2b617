//! Tables over HTTP and WebSocket, kept in one data file.
//!
//! The log of a game is the truth: a choice is acknowledged when it is on disk, a live table is one task
//! that is rebuilt from its log, and a client is sent nothing that its seat must not know. The protocol
//! is described in `docs/protocol.md`.

#[cfg(test)]
// What tests of the store share names this crate as they see it from outside.
extern crate self as server;

mod analysis;
mod app;
mod bus;
mod config;
mod error;
mod http;
mod limits;
mod measure;
mod people;
mod random;
mod rating;
#[cfg(test)]
mod simulation;
mod socket;
pub mod store;
mod table;
mod text;
mod time;
pub mod upkeep;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::serve::ListenerExt;
use metrics_exporter_prometheus::BuildError;
use tokio::net::TcpListener;

pub use config::{Config, ConfigError};

use app::App;
use bus::{Bus, Local, Nats};
use store::{Postgres, Sqlite, Store, StoreError, Timely};
use table::{BotPool, Pace, Registry};

/// A bot that has not chosen by then is given up.
const BOT_DEADLINE: Duration = Duration::from_secs(10);
/// How often the server looks after tables that nobody follows, and forgets quiet addresses.
const ROUND: Duration = Duration::from_secs(300);
/// How often measurements are added up: single ones take memory until then, whether or not anybody asks.
const SUM_UP: Duration = Duration::from_secs(5);

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data file or database.
    #[error("data: {0}")]
    Store(#[from] StoreError),
    /// The way to other servers.
    #[error("bus: {0}")]
    Bus(String),
    /// The address.
    #[error("address: {0}")]
    Listen(#[from] std::io::Error),
    /// The measurements.
    #[error("metrics: {0}")]
    Metrics(#[from] BuildError),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    app: App,
}

impl Server {
    /// Opens the data file and the address.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        let store = open(&config.database()).await?;
        let bus = connect(config.bus.as_deref()).await?;
        let bots = BotPool::new(config.bot_threads(), BOT_DEADLINE);
        let pace = Pace { bot_pause: config.bot_pause(), idle: config.idle() };
        let registry = Registry::new(store, bus, bots, pace);
        let listener = TcpListener::bind(config.listen).await?;
        Ok(Server { listener, app: App::new(config, registry, measure::start()?) })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done, then lets every table finish what it does.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let app = self.app;
        let rounds = tokio::spawn(look_around(app.clone()));
        let company = tokio::spawn(app.registry().clone().keep_company());
        let stopped = app.clone();
        let router = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let stopping = async move {
            stop.await;
            stopped.registry().stop().await;
            stopped.see_off().await;
        };
        // Messages are small and somebody waits for each: none is held back to be sent with the next.
        let listener = self.listener.tap_io(|socket| {
            if let Err(why) = socket.set_nodelay(true) {
                tracing::debug!(%why, "a socket keeps its delay");
            }
        });
        axum::serve(listener, router).with_graceful_shutdown(stopping).await?;
        rounds.abort();
        company.abort();
        Ok(())
    }
}

/// Opens what is kept at an address: `postgres://…`, or `sqlite:FILE`.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match address.strip_prefix("sqlite:") {
        Some(file) => Ok(Arc::new(Sqlite::open(std::path::Path::new(file)).await?)),
        None => Ok(Arc::new(Timely::new(Postgres::open(address).await?))),
    }
}

async fn connect(address: Option<&str>) -> Result<Arc<dyn Bus>, ServeError> {
    match address {
        Some(address) => Ok(Arc::new(Nats::connect(address).await.map_err(|why| ServeError::Bus(why.to_string()))?)),
        None => Ok(Arc::new(Local::alone())),
    }
}

async fn look_around(app: App) {
    let (mut rounds, mut sums) = (tokio::time::interval(ROUND), tokio::time::interval(SUM_UP));
    loop {
        tokio::select! {
            _ = rounds.tick() => {
                app.registry().wake_running().await;
                app.limits().forget_quiet();
                forget_finished(&app).await;
            }
            _ = sums.tick() => app.metrics().run_upkeep(),
        }
    }
}

async fn forget_finished(app: &App) {
    let Some(age) = app.config().keep_finished() else { return };
    match app.store().forget_finished(app.registry().now() - age).await {
        Ok(0) => (),
        Ok(tables) => tracing::info!(tables, "finished tables are forgotten"),
        Err(why) => tracing::warn!(%why, "finished tables cannot be forgotten"),
    }
}

/// Logs to standard error: for people, or as JSON for machines. `RUST_LOG` chooses what.
pub fn start_logs(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
    // Where a log cannot be written, as on a full disk, there is nowhere to complain either.
    let logs = tracing_subscriber::fmt().with_env_filter(filter).log_internal_errors(false);
    let logs = logs.with_writer(std::io::stderr);
    // Whoever has logs already keeps them.
    let _ = if json { logs.json().try_init() } else { logs.compact().try_init() };
}
