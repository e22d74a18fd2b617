//! Game tables over HTTP and WebSocket, stored in a SQLite file or in PostgreSQL, served by one server or by several.
//!
//! The log of a game is the source of truth: a choice is acknowledged when it is durable, a live table is one task
//! that is rebuilt from its log, and a client is sent nothing that its seat must not know. `docs/protocol.md` describes
//! the protocol, `docs/operations.md` how to run a server, `docs/reliability.md` what holds when something fails.
//!
//! A request passes through [`http`] or [`socket`] to the [`table::Registry`], which has the live tables; they read and
//! write the [`store`]. Servers of one database notify each other over the [`bus`] and share the work by leases
//! ([`cluster`]).

#[cfg(unix)]
mod admin;
mod analysis;
mod app;
mod auth;
mod bans;
mod bus;
mod cluster;
mod common_passwords;
mod config;
mod connections;
mod device;
mod environment;
mod error;
mod housekeeping;
mod http;
mod limits;
mod mail;
pub mod maintenance;
mod online;
mod passkeys;
mod picture;
mod push;
mod quick;
mod rare_states;
pub mod rating;
mod session_watch;
mod socket;
pub mod store;
mod table;
mod telemetry;
pub mod testing;
mod tournament;
mod vacations;
mod validate;
mod visibility;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use metrics_exporter_prometheus::BuildError;
#[cfg(unix)]
use tokio::net::UnixListener;
use tokio::{net::TcpListener, task::JoinSet, time::Instant};

pub use config::{Config, ConfigError};
pub use mail::MailError;
pub use telemetry::init_logging;

use app::App;
#[cfg(feature = "cluster")]
use bus::NatsBus;
use bus::{Bus, NoBus};
use connections::Connections;
use environment::Environment;
#[cfg(feature = "cluster")]
use store::{Postgres, TimeoutStore};
use store::{Sqlite, Store, StoreError};
use table::{BotPool, Registry, Timings};

/// A bot that has not chosen after this time has failed.
const BOT_DEADLINE: Duration = Duration::from_secs(10);
/// Where metrics are served by default.
const METRICS_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9464);
/// How long a server takes to stop at most.
const STOP_TIMEOUT: Duration = Duration::from_millis(4_500);
/// Until then tables that finish a command are waited for, and sockets that send their last message.
const TABLES_TIMEOUT: Duration = Duration::from_secs(3);
const SOCKETS_TIMEOUT: Duration = Duration::from_secs(4);

/// Why a server cannot start or run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data file or database cannot be opened.
    #[error("data: {0}")]
    Store(#[from] StoreError),
    /// The address of NATS is invalid.
    #[error("bus: {0}")]
    Bus(String),
    /// This binary was built without NATS.
    #[error("this comptoir was built without NATS: build it with the feature `cluster`")]
    NoNats,
    /// The route is no plain name.
    #[error("route: letters, digits and dashes, 32 at most")]
    Route,
    /// The address cannot be listened on.
    #[error("address: {0}")]
    Listen(#[from] std::io::Error),
    /// The recorder of metrics cannot be built.
    #[error("metrics: {0}")]
    Metrics(#[from] BuildError),
    /// E-mail cannot be sent as it is configured.
    #[error("mail: {0}")]
    Mail(#[from] MailError),
}

/// A server that listens and does not accept connections yet.
pub struct Server {
    listener: TcpListener,
    metrics: Option<TcpListener>,
    app: App,
    #[cfg(unix)]
    admin: Option<(PathBuf, UnixListener)>,
}

impl Server {
    /// Opens the store, connects to the bus, and listens.
    ///
    /// # Errors
    /// If any of that fails. An unreachable NATS is not an error.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        if config.route.as_deref().is_some_and(|it| !validate::is_route(it)) {
            return Err(ServeError::Route);
        }
        let store = open(&config.database()).await?;
        let bus = connect_bus(config.bus.as_deref()).await?;
        let bots = BotPool::new(config.bot_threads(), BOT_DEADLINE);
        let timings = Timings {
            bot_pause: config.bot_pause(),
            shares: config.share_timeout(),
            idle: config.idle(),
            push: config.push_delay(),
        };
        let registry =
            Registry::new(store, bus, bots, timings, Environment { route: config.route.clone(), ..environment() });
        let listener = TcpListener::bind(config.listen).await?;
        let metrics = bind_metrics(config.metrics_listen).await?;
        let app = App::new(config, registry, telemetry::install_metrics()?)?;
        Ok(Server {
            listener,
            metrics,
            #[cfg(unix)]
            admin: open_admin(&app),
            app,
        })
    }

    /// The address on which the server listens.
    ///
    /// # Errors
    /// If the operating system does not tell it.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The address on which metrics are served, if they are.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|it| it.local_addr().ok())
    }

    /// The store, which tests look into.
    pub fn store(&self) -> Arc<dyn Store> {
        self.app.store().clone()
    }

    /// Serves until `stop` completes, then ends within [`STOP_TIMEOUT`], whatever clients do: first the heartbeat, so
    /// that no lease is taken any more, then the leases, so that other servers go on with the games, then tables,
    /// sockets and connections.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Server { listener, metrics, app, .. } = self;
        #[cfg(unix)]
        let admin = self.admin.map(|(path, listener)| (path, tokio::spawn(admin::serve(app.clone(), listener))));
        let page = telemetry::metrics_page(app.metrics().clone());
        let mut running = RunningServer::start(app);
        if let Some(listener) = metrics {
            running.housekeeping.spawn(async move {
                // It never ends by itself.
                let _ = axum::serve(listener, page).await;
            });
        }
        tokio::select! {
            () = stop => (),
            () = running.connections.accept(&listener) => (),
        }
        drop(listener);
        #[cfg(unix)]
        close_admin(admin);
        running.stop().await;
        Ok(())
    }
}

/// The tests in a browser play games whose deal they know.
#[cfg(feature = "fixed-deals")]
fn environment() -> Environment {
    std::env::var("COMPTOIR_FIXED_DEALS").map_or_else(|_| Environment::system(), Environment::with_fixed_deals)
}

#[cfg(not(feature = "fixed-deals"))]
fn environment() -> Environment {
    Environment::system()
}

/// Listens for those who read metrics. An address that was not asked for may be taken by another server.
async fn bind_metrics(address: Option<SocketAddr>) -> Result<Option<TcpListener>, ServeError> {
    match TcpListener::bind(address.unwrap_or(METRICS_LISTEN)).await {
        Ok(listener) => Ok(Some(listener)),
        Err(error) if address.is_none() => {
            tracing::warn!(address = %METRICS_LISTEN, %error, "metrics_listen_failed");
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// A server that serves connections, wherever they come from.
pub struct RunningServer {
    app: App,
    /// Serves the connections of a listener until the server stops.
    pub connections: Connections,
    cluster: JoinSet<()>,
    housekeeping: JoinSet<()>,
}

impl RunningServer {
    /// Starts the background tasks.
    pub(crate) fn start(app: App) -> RunningServer {
        let cluster = app.registry().start_cluster();
        let mut housekeeping = JoinSet::new();
        housekeeping.spawn(with_time(app.clone(), housekeeping::run));
        housekeeping.spawn(with_time(app.clone(), bans::run));
        housekeeping.spawn(with_time(app.clone(), push::run));
        housekeeping.spawn(with_time(app.clone(), online::run));
        housekeeping.spawn(with_time(app.clone(), quick::run));
        housekeeping.spawn(with_time(app.clone(), tournament::run));
        RunningServer { connections: Connections::new(app.clone()), app, cluster, housekeeping }
    }

    /// Ends in order, within [`STOP_TIMEOUT`].
    pub async fn stop(mut self) {
        let begun = Instant::now();
        self.housekeeping.abort_all();
        self.cluster.shutdown().await;
        let (registry, node) = (self.app.registry(), self.app.registry().node());
        if let Some(leases) = registry.store().leases()
            && let Err(error) = node.leave(leases).await
        {
            tracing::warn!(server = node.name(), %error, "cluster_leave_failed");
        }
        registry.stop(begun + TABLES_TIMEOUT).await;
        self.app.disconnect_all(begun + SOCKETS_TIMEOUT).await;
        self.connections.stop(begun + STOP_TIMEOUT).await;
        self.app.store().close().await;
    }
}

/// The build of the page that this binary carries; `None` if it carries none.
pub fn page_build() -> Option<&'static str> {
    http::BUILD.as_deref()
}

/// The version of data files and databases that this binary writes.
pub fn data_version() -> i64 {
    store::data_version()
}

/// A server over any registry, whose connections a simulation makes.
pub(crate) fn simulated(config: Config, registry: Registry) -> Result<RunningServer, ServeError> {
    Ok(RunningServer::start(App::new(config, registry, telemetry::install_metrics()?)?))
}

/// Opens the store at an address: `postgres://…`, or `sqlite:FILE`.
///
/// # Errors
/// If it cannot be opened or migrated.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match address.strip_prefix("sqlite:") {
        Some(file) => Ok(Arc::new(Sqlite::open(std::path::Path::new(file)).await?)),
        #[cfg(feature = "cluster")]
        None => Ok(Arc::new(TimeoutStore::new(Postgres::open(address).await?))),
        #[cfg(not(feature = "cluster"))]
        None => Err(StoreError::NoPostgres),
    }
}

/// Opens the store at an address for reading, without a change to it. A server may use it meanwhile.
///
/// # Errors
/// If it cannot be opened, or was written by another version.
pub async fn open_read_only(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match address.strip_prefix("sqlite:") {
        Some(file) => Ok(Arc::new(Sqlite::open_read_only(std::path::Path::new(file)).await?)),
        #[cfg(feature = "cluster")]
        None => Ok(Arc::new(TimeoutStore::new(Postgres::open_read_only(address).await?))),
        #[cfg(not(feature = "cluster"))]
        None => Err(StoreError::NoPostgres),
    }
}

async fn connect_bus(address: Option<&str>) -> Result<Arc<dyn Bus>, ServeError> {
    match address {
        #[cfg(feature = "cluster")]
        Some(address) => {
            Ok(Arc::new(NatsBus::connect(address).await.map_err(|error| ServeError::Bus(error.to_string()))?))
        }
        #[cfg(not(feature = "cluster"))]
        Some(_) => Err(ServeError::NoNats),
        None => Ok(Arc::new(NoBus)),
    }
}

/// Runs a task once the time is known: by a clock that is a year ahead, sessions and games would be old enough to delete.
async fn with_time<F: Future<Output = ()>>(app: App, task: impl FnOnce(App) -> F) {
    app.registry().node().time_known().await;
    task(app).await;
}

/// The operator's socket. A server without one runs all the same.
#[cfg(unix)]
fn open_admin(app: &App) -> Option<(PathBuf, UnixListener)> {
    let path = app.config().admin()?;
    match admin::listen(&path) {
        Ok(listener) => Some((path, listener)),
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "admin_listen_failed");
            None
        }
    }
}

#[cfg(unix)]
fn close_admin(admin: Option<(PathBuf, tokio::task::JoinHandle<()>)>) {
    if let Some((path, task)) = admin {
        task.abort();
        // A file that stays behind is replaced by the next server.
        let _ = std::fs::remove_file(path);
    }
}
