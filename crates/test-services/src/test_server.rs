use std::{net::SocketAddr, path::PathBuf, sync::Arc};

use server::{Config, Server, store::Store};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

use crate::Guest;

/// A server in this process, on a free port and a temporary file, without rate limits and pauses. It stops on drop.
pub struct TestServer {
    /// The address of the server.
    pub address: SocketAddr,
    /// The address of its metrics.
    pub metrics: SocketAddr,
    config: Config,
    folder: TempDir,
    store: Arc<dyn Store>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl TestServer {
    /// Starts a server on a new file.
    ///
    /// # Panics
    /// If it does not start.
    pub async fn open() -> TestServer {
        TestServer::open_with(|_| ()).await
    }

    /// Starts a server on a new file with changed settings.
    ///
    /// # Panics
    /// If it does not start.
    pub async fn open_with(set: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().join("data.db"),
            metrics_listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
            bot_pause: 0,
            requests_per_second: 0,
            messages: 0,
            sockets_per_address: 0,
            connections_per_address: 0,
            tables_per_address: 0,
            ..Config::default()
        };
        set(&mut config);
        TestServer::start(config, folder).await
    }

    async fn start(config: Config, folder: TempDir) -> TestServer {
        let server = Server::bind(config.clone()).await.unwrap();
        let (address, store) = (server.address().unwrap(), server.store());
        let metrics = server.metrics_address().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let until = async {
                // A dropped sender stops the server too.
                let _ = stopped.await;
            };
            server.run(until).await.unwrap();
        });
        TestServer { address, metrics, config, folder, store, stop, task }
    }

    /// Shuts the server down in order, and starts it again on the same file and a new port.
    ///
    /// # Panics
    /// If it fails.
    pub async fn reopen(self) -> TestServer {
        let TestServer { config, folder, store, stop, task, .. } = self;
        drop(store);
        stop.send(()).unwrap();
        task.await.unwrap();
        TestServer::start(config, folder).await
    }

    /// Shuts the server down in order.
    ///
    /// # Panics
    /// If it fails.
    pub async fn close(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
    }

    /// A new guest.
    pub async fn guest(&self, name: &str) -> Guest {
        Guest::named(self.address, name).await
    }

    /// A client without a session.
    pub fn stranger(&self) -> Guest {
        Guest::stranger(self.address)
    }

    /// The path of the SQLite file.
    pub fn data(&self) -> PathBuf {
        self.config.data.clone()
    }

    /// The store of the server.
    pub fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }
}
