//! Tables over HTTP and WebSocket, kept in one data file.
//!
//! The log of a game is the truth: a choice is acknowledged when it is on disk, a live table is one task
//! that is rebuilt from its log, and a client is sent nothing that its seat must not know. The protocol
//! is described in `docs/protocol.md`.

mod analysis;
mod app;
mod config;
mod error;
mod http;
mod limits;
mod measure;
mod people;
mod random;
mod rating;
mod socket;
pub mod store;
mod table;
mod text;
mod time;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::serve::ListenerExt;
use metrics_exporter_prometheus::BuildError;
use tokio::net::TcpListener;

pub use config::{Config, ConfigError};

use app::App;
use store::{Sqlite, Store, StoreError};
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
    /// The data file.
    #[error("data file: {0}")]
    Store(#[from] StoreError),
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
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.data).await?);
        let bots = BotPool::new(config.bot_threads(), BOT_DEADLINE);
        let pace = Pace { bot_pause: config.bot_pause(), idle: config.idle() };
        let registry = Registry::new(store, bots, pace);
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
        Ok(())
    }
}

async fn look_around(app: App) {
    let (mut rounds, mut sums) = (tokio::time::interval(ROUND), tokio::time::interval(SUM_UP));
    loop {
        tokio::select! {
            _ = rounds.tick() => {
                app.registry().wake_running().await;
                app.limits().forget_quiet();
            }
            _ = sums.tick() => app.metrics().run_upkeep(),
        }
    }
}

/// Logs to standard error: for people, or as JSON for machines. `RUST_LOG` chooses what.
pub fn start_logs(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Whoever has logs already keeps them.
    let _ = if json { logs.json().try_init() } else { logs.compact().try_init() };
}
