//! Connections: how many there are, and how long a client may take to say what it wants.

use std::{convert::Infallible, net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, response::Response};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpListener,
    sync::watch,
    task::JoinSet,
    time::{Instant, timeout_at},
};
use tower::ServiceExt;

use crate::{app::App, http, limits::Permit};

/// How long a client may take to send the head of a request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);
/// The most headers of a request.
const MAX_HEADERS: usize = 64;
/// The most bytes of a request's head, and the size of a connection's buffer.
const MAX_HEAD: usize = 32 * 1024;
/// After a failure to accept, as for want of file descriptors.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);

/// Serves connections until it is stopped.
pub struct Connections {
    app: App,
    router: Router,
    closing: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

impl Connections {
    /// No connection yet.
    pub fn new(app: App) -> Connections {
        let router = http::router(app.clone());
        Connections { app, router, closing: watch::Sender::new(false), tasks: JoinSet::new() }
    }

    /// Accepts connections. Never returns.
    pub async fn accept(&mut self, listener: &TcpListener) {
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                // Reaps finished tasks, which would otherwise stay in the set.
                Some(_) = self.tasks.join_next() => continue,
            };
            match accepted {
                Ok((socket, peer)) => {
                    // Messages are small and latency matters: Nagle's algorithm would delay them.
                    if let Err(error) = socket.set_nodelay(true) {
                        tracing::debug!(%error, "nodelay_failed");
                    }
                    self.serve(socket, peer);
                }
                Err(error) => {
                    tracing::warn!(%error, "accept_failed");
                    tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                }
            }
        }
    }

    /// Serves one connection in the background; one too many is closed at once.
    pub fn serve(&mut self, io: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, peer: SocketAddr) {
        if let Ok(permit) = self.app.limits().connection(peer.ip().into()) {
            let closing = self.closing.subscribe();
            self.tasks.spawn(serve(self.router.clone(), io, peer, closing, permit));
        }
    }

    /// Lets requests that are being answered finish until `deadline`, and closes all connections.
    pub async fn stop(mut self, deadline: Instant) {
        self.closing.send_replace(true);
        let all = async { while self.tasks.join_next().await.is_some() {} };
        if timeout_at(deadline, all).await.is_err() {
            tracing::info!(connections = self.tasks.len(), "connections_aborted");
            self.tasks.abort_all();
        }
    }
}

async fn serve(
    router: Router,
    io: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    mut closing: watch::Receiver<bool>,
    permit: Permit,
) {
    let _counted = permit;
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let router = router.clone();
        async move {
            let answer: Result<Response, Infallible> = router.oneshot(request.map(Body::new)).await;
            answer
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT).max_headers(MAX_HEADERS).max_buf_size(MAX_HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(io), service).with_upgrades());
    let stopped = async {
        // If the server is gone altogether, it stops too.
        let _ = closing.wait_for(|it| *it).await;
    };
    // A client that breaks off is no error of the server.
    tokio::select! {
        _ = connection.as_mut() => (),
        () = stopped => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
