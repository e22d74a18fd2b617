use std::{net::SocketAddr, path::PathBuf};

use server::{Config, Server, store::Sqlite};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

use super::Guest;

/// A server on a free port and a file of its own, without limits and without pauses.
pub struct TestServer {
    /// Where it listens.
    pub address: SocketAddr,
    config: Config,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl TestServer {
    /// Opens on a new file.
    pub async fn open() -> TestServer {
        TestServer::open_with(|_| ()).await
    }

    /// Opens on a new file, with something set.
    pub async fn open_with(set: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().join("data.db"),
            bot_pause: 0,
            requests_per_second: 0,
            messages: 0,
            sockets_per_address: 0,
            ..Config::default()
        };
        set(&mut config);
        TestServer::start(config, folder).await
    }

    async fn start(config: Config, folder: TempDir) -> TestServer {
        let server = Server::bind(config.clone()).await.unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let until = async {
                // Whoever forgets the server stops it too.
                let _ = stopped.await;
            };
            server.run(until).await.unwrap();
        });
        TestServer { address, config, folder, stop, task }
    }

    /// Closes as one does for the night, and opens again.
    pub async fn reopen(self) -> TestServer {
        let TestServer { config, folder, stop, task, .. } = self;
        stop.send(()).unwrap();
        task.await.unwrap();
        TestServer::start(config, folder).await
    }

    /// Closes for good.
    pub async fn close(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
    }

    /// Somebody comes in.
    pub async fn guest(&self, name: &str) -> Guest {
        Guest::named(self.address, name).await
    }

    /// Somebody who has no name yet.
    pub fn stranger(&self) -> Guest {
        Guest::stranger(self.address)
    }

    /// The data file.
    pub fn data(&self) -> PathBuf {
        self.config.data.clone()
    }

    /// The data file, opened once more.
    pub async fn store(&self) -> Sqlite {
        Sqlite::open(&self.config.data).await.unwrap()
    }
}
