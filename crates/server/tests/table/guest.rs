use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::{HeaderMap, Request, body::Bytes, header};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite;

use super::Client;

/// Somebody with a browser of its own, as far as the server can tell.
#[derive(Clone)]
pub struct Guest {
    /// Of the server.
    pub address: SocketAddr,
    /// What signs it in; nothing for a stranger.
    pub cookie: Option<String>,
}

/// What a request was answered.
#[derive(Debug)]
pub struct Reply {
    /// Such as 200.
    pub status: u16,
    /// Such as the cookie.
    pub headers: HeaderMap,
    /// As it came.
    pub text: String,
}

impl Reply {
    /// The body of an answer that refuses nothing.
    #[track_caller]
    pub fn json(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        serde_json::from_str(&self.text).unwrap()
    }

    /// The status and code of a refusal.
    #[track_caller]
    pub fn refused(&self) -> (u16, String) {
        let body: Value = serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no refusal: {}", self.text));
        (self.status, body["error"]["code"].as_str().unwrap_or_else(|| panic!("no refusal: {body}")).to_owned())
    }
}

impl Guest {
    /// Nobody in particular.
    pub fn stranger(address: SocketAddr) -> Guest {
        Guest { address, cookie: None }
    }

    /// Somebody with this name.
    pub async fn named(address: SocketAddr, name: &str) -> Guest {
        let mut guest = Guest::stranger(address);
        guest.sign_in("/api/guest", json!({"name": name})).await;
        guest
    }

    /// Sends a request that is answered with a cookie, and keeps it.
    pub async fn sign_in(&mut self, path: &str, body: Value) -> Value {
        let reply = self.post(path, body).await;
        if let Some(cookie) = reply.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            self.cookie = Some(cookie.split(';').next().unwrap().to_owned());
        }
        reply.json()
    }

    /// GET
    pub async fn get(&self, path: &str) -> Reply {
        self.send(Request::get(path), String::new()).await
    }

    /// POST
    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Request::post(path).header(header::CONTENT_TYPE, "application/json"), body.to_string()).await
    }

    /// PATCH
    pub async fn patch(&self, path: &str, body: Value) -> Reply {
        self.send(Request::patch(path).header(header::CONTENT_TYPE, "application/json"), body.to_string()).await
    }

    /// DELETE
    pub async fn delete(&self, path: &str) -> Reply {
        self.send(Request::delete(path).header(header::CONTENT_TYPE, "application/json"), "{}".to_owned()).await
    }

    /// Any request at all.
    pub async fn send(&self, request: hyper::http::request::Builder, body: String) -> Reply {
        let mut request = request.header(header::HOST, self.address.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let stream = TcpStream::connect(self.address).await.unwrap();
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        let response = sender.send_request(request.body(Full::<Bytes>::from(body)).unwrap()).await.unwrap();
        let (head, body) = response.into_parts();
        let text = String::from_utf8(body.collect().await.unwrap().to_bytes().to_vec()).unwrap();
        Reply { status: head.status.as_u16(), headers: head.headers, text }
    }

    /// Who it is.
    pub async fn me(&self) -> Value {
        self.get("/api/me").await.json()
    }

    /// Makes a table and gives its id.
    pub async fn make(&self, table: Value) -> String {
        self.post("/api/tables", table).await.json()["id"].as_str().unwrap().to_owned()
    }

    /// Sits down wherever it may.
    pub async fn join(&self, table: &str) -> Value {
        let body = json!({"seat": null, "invite": null, "entropy": null});
        self.post(&format!("/api/tables/{table}/join"), body).await.json()
    }

    /// Follows a table from the beginning.
    pub async fn follow(&self, table: &str) -> Client {
        self.follow_since(table, 0).await
    }

    /// Follows a table of which it has seen something.
    pub async fn follow_since(&self, table: &str, since: u32) -> Client {
        let path = format!("/api/tables/{table}/socket?since={since}");
        Client::new(self.socket(&path, None).await.unwrap())
    }

    /// Opens a socket, as a page of `origin` would.
    pub async fn socket(
        &self,
        path: &str,
        origin: Option<&str>,
    ) -> Result<tokio_tungstenite::WebSocketStream<TcpStream>, tungstenite::Error> {
        use tungstenite::client::IntoClientRequest;
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        for (name, value) in [(header::COOKIE, self.cookie.as_deref()), (header::ORIGIN, origin)] {
            if let Some(value) = value {
                request.headers_mut().insert(name, value.parse().unwrap());
            }
        }
        let stream = TcpStream::connect(self.address).await?;
        Ok(tokio_tungstenite::client_async(request, stream).await?.0)
    }
}
