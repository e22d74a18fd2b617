use std::net::SocketAddr;

use axum::{
    Router,
    body::Bytes,
    http::{HeaderMap, StatusCode, Uri},
    routing::post,
};
use data_encoding::BASE64URL_NOPAD;
use p256::SecretKey;
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::mpsc};
use web_push_native::Auth;

/// A request that a push service got.
pub struct Received {
    /// The address of the browser without its host.
    pub path: String,
    /// Who sent it, and for how long it is kept.
    pub headers: HeaderMap,
    /// The encrypted message.
    pub body: Bytes,
}

/// A stand-in for a push service, which takes every message.
pub struct PushService {
    /// Where it listens, without TLS.
    pub address: SocketAddr,
    received: mpsc::UnboundedReceiver<Received>,
}

impl PushService {
    /// Answers requests to `/gone` as a push service does for a browser that is no more.
    ///
    /// # Panics
    /// If it cannot listen.
    pub async fn start() -> PushService {
        let (sender, received) = mpsc::unbounded_channel();
        let take = async move |uri: Uri, headers: HeaderMap, body: Bytes| {
            let is_gone = uri.path() == "/gone";
            // A test that has ended no longer reads them.
            let _ = sender.send(Received { path: uri.path().to_owned(), headers, body });
            if is_gone { StatusCode::GONE } else { StatusCode::CREATED }
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/{browser}", post(take));
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        PushService { address, received }
    }

    /// The next request.
    ///
    /// # Panics
    /// If the service has ended.
    pub async fn next(&mut self) -> Received {
        self.received.recv().await.unwrap()
    }
}

/// A browser that can be reached at a push service.
pub struct PushBrowser {
    key: SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

impl PushBrowser {
    /// A browser whose address ends with its name.
    ///
    /// # Panics
    /// If the name has more than 32 bytes.
    pub fn new(service: &PushService, name: &str) -> PushBrowser {
        let mut seed = [7; 32];
        seed[..name.len()].copy_from_slice(name.as_bytes());
        let endpoint = format!("http://{}/{name}", service.address);
        PushBrowser { key: SecretKey::from_slice(&seed).unwrap(), auth: [9; 16], endpoint }
    }

    /// The request by which it subscribes to these kinds.
    pub fn subscription(&self, kinds: &[&str]) -> Value {
        let point = self.key.public_key().to_sec1_bytes();
        json!({
            "endpoint": self.endpoint,
            "public_key": BASE64URL_NOPAD.encode(&point),
            "auth": BASE64URL_NOPAD.encode(&self.auth),
            "wishes": {"kinds": kinds, "quiet": null},
        })
    }

    /// What a message says; `None` if it is for another browser.
    pub fn read(&self, received: &Received) -> Option<Value> {
        let text = web_push_native::decrypt(received.body.to_vec(), &self.key, &Auth::from(self.auth)).ok()?;
        serde_json::from_slice(&text).ok()
    }
}
