//! Game tables over HTTP and WebSocket, stored in a SQLite file or in PostgreSQL, served by one server or by several.
//!
//! The log of a game is the source of truth: a choice is acknowledged when it is durable, a live table is one task
//! that is rebuilt from its log, and a client is sent nothing that its seat must not know. `docs/protocol.md` describes
//! the protocol, `docs/operations.md` how to run a server, `docs/reliability.md` what holds when something fails.
//!
//! A request passes through [`http`] or [`socket`] to the [`table::Registry`], which has the live tables; they read and
//! write the [`store`]. Servers of one database notify each other over the [`bus`] and share the work by leases
//! ([`cluster`]).

mod analysis;
mod app;
mod auth;
mod bus;
mod cluster;
mod config;
mod environment;
mod error;
mod http;
mod limits;
pub mod maintenance;
mod rating;
mod socket;
pub mod store;
mod table;
mod telemetry;
pub mod testing;
mod validate;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::serve::ListenerExt;
use metrics_exporter_prometheus::BuildError;
use tokio::net::TcpListener;

pub use config::{Config, ConfigError};
pub use telemetry::init_logging;

use app::App;
use bus::{Bus, NatsBus, NoBus};
use environment::Environment;
use store::{Postgres, Sqlite, Store, StoreError, TimeoutStore};
use table::{BotPool, Registry, Timings};

/// A bot that has not chosen after this time has failed.
const BOT_DEADLINE: Duration = Duration::from_secs(10);
/// How often running tables are loaded, idle rate limits evicted, and old tables deleted.
const HOUSEKEEPING_INTERVAL: Duration = Duration::from_secs(300);
/// How often histogram samples are aggregated. Until then each sample takes memory.
const METRICS_INTERVAL: Duration = Duration::from_secs(5);

/// Why a server cannot start or run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data file or database cannot be opened.
    #[error("data: {0}")]
    Store(#[from] StoreError),
    /// The address of NATS is invalid.
    #[error("bus: {0}")]
    Bus(String),
    /// The address cannot be listened on.
    #[error("address: {0}")]
    Listen(#[from] std::io::Error),
    /// The recorder of metrics cannot be built.
    #[error("metrics: {0}")]
    Metrics(#[from] BuildError),
}

/// A server that listens and does not accept connections yet.
pub struct Server {
    listener: TcpListener,
    app: App,
}

impl Server {
    /// Opens the store, connects to the bus, and listens.
    ///
    /// # Errors
    /// If any of that fails. An unreachable NATS is not an error.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        let store = open(&config.database()).await?;
        let bus = connect_bus(config.bus.as_deref()).await?;
        let bots = BotPool::new(config.bot_threads(), BOT_DEADLINE);
        let timings = Timings { bot_pause: config.bot_pause(), idle: config.idle() };
        let registry = Registry::new(store, bus, bots, timings, Environment::system());
        let listener = TcpListener::bind(config.listen).await?;
        Ok(Server { listener, app: App::new(config, registry, telemetry::install_metrics()?) })
    }

    /// The address on which the server listens.
    ///
    /// # Errors
    /// If the operating system does not tell it.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The store, which tests look into.
    pub fn store(&self) -> Arc<dyn Store> {
        self.app.store().clone()
    }

    /// Serves until `stop` completes, then lets every table finish its current command.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let app = self.app;
        let housekeeping = tokio::spawn(run_housekeeping(app.clone()));
        let heartbeat = tokio::spawn(app.registry().clone().run_heartbeat());
        let stopped = app.clone();
        let router = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let shutdown = async move {
            stop.await;
            stopped.registry().stop().await;
            stopped.disconnect_all().await;
        };
        // Messages are small and latency matters: Nagle's algorithm would delay them.
        let listener = self.listener.tap_io(|socket| {
            if let Err(error) = socket.set_nodelay(true) {
                tracing::debug!(%error, "nodelay_failed");
            }
        });
        axum::serve(listener, router).with_graceful_shutdown(shutdown).await?;
        housekeeping.abort();
        heartbeat.abort();
        Ok(())
    }
}

/// Opens the store at an address: `postgres://…`, or `sqlite:FILE`.
///
/// # Errors
/// If it cannot be opened or migrated.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match address.strip_prefix("sqlite:") {
        Some(file) => Ok(Arc::new(Sqlite::open(std::path::Path::new(file)).await?)),
        None => Ok(Arc::new(TimeoutStore::new(Postgres::open(address).await?))),
    }
}

async fn connect_bus(address: Option<&str>) -> Result<Arc<dyn Bus>, ServeError> {
    match address {
        Some(address) => {
            Ok(Arc::new(NatsBus::connect(address).await.map_err(|error| ServeError::Bus(error.to_string()))?))
        }
        None => Ok(Arc::new(NoBus)),
    }
}

async fn run_housekeeping(app: App) {
    let mut housekeeping = tokio::time::interval(HOUSEKEEPING_INTERVAL);
    let mut metrics = tokio::time::interval(METRICS_INTERVAL);
    loop {
        tokio::select! {
            _ = housekeeping.tick() => {
                app.registry().load_running().await;
                app.limits().evict_idle();
                delete_finished(&app).await;
            }
            _ = metrics.tick() => app.metrics().run_upkeep(),
        }
    }
}

async fn delete_finished(app: &App) {
    let Some(age) = app.config().keep_finished() else { return };
    match app.store().delete_finished(app.registry().now() - age).await {
        Ok(0) => (),
        Ok(tables) => tracing::info!(tables, "finished_tables_deleted"),
        Err(error) => tracing::warn!(%error, "delete_finished_failed"),
    }
}
