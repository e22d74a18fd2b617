use std::{net::SocketAddr, ops::Deref};

use protocol::{
    Join, RefusedRequest,
    client::{self, ClientError, Socket, raw},
};
use serde_json::{Value, json};

use crate::Client;

/// A person with a session of its own. Its methods panic where a request fails, and take plain JSON, because tests send
/// what no client would.
#[derive(Clone)]
pub struct Guest(pub client::Client);

/// The answer to a request.
#[derive(Debug)]
pub struct Reply(pub client::Response);

impl Deref for Reply {
    type Target = client::Response;
    fn deref(&self) -> &client::Response {
        &self.0
    }
}

impl Reply {
    /// The body of a successful answer.
    ///
    /// # Panics
    /// If the status is not 200.
    #[track_caller]
    pub fn json(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        serde_json::from_str(&self.text).unwrap()
    }

    /// The status and code of a refusal.
    ///
    /// # Panics
    /// If the answer is no refusal.
    #[track_caller]
    pub fn refused(&self) -> (u16, String) {
        let body: RefusedRequest =
            serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no refusal: {}", self.text));
        assert_eq!(self.status, body.error.status(), "{}", self.text);
        (self.status, body.error.code())
    }
}

impl Guest {
    /// A client without a session.
    pub fn stranger(address: SocketAddr) -> Guest {
        Guest(client::Client::new(address))
    }

    /// A new guest with this name.
    ///
    /// # Panics
    /// If the server refuses it.
    pub async fn named(address: SocketAddr, name: &str) -> Guest {
        let mut guest = Guest::stranger(address);
        guest.0.register(name).await.unwrap();
        guest
    }

    /// The same person at another server.
    pub fn at(&self, address: SocketAddr) -> Guest {
        Guest(self.0.at(address))
    }

    /// Sends a request and takes the session of its answer.
    pub async fn sign_in(&mut self, path: &str, body: Value) -> Value {
        let reply = self.post(path, body).await;
        self.0.sign_in(&reply);
        reply.json()
    }

    /// Sends a GET request.
    ///
    /// # Panics
    /// If the connection fails; so do all requests.
    pub async fn get(&self, path: &str) -> Reply {
        self.send(raw::Request::get(path), String::new()).await
    }

    /// Sends a POST request.
    pub async fn post(&self, path: &str, body: Value) -> Reply {
        Reply(self.0.send_json(raw::Method::POST, path, body.to_string()).await.unwrap())
    }

    /// Sends a PATCH request.
    pub async fn patch(&self, path: &str, body: Value) -> Reply {
        Reply(self.0.send_json(raw::Method::PATCH, path, body.to_string()).await.unwrap())
    }

    /// Sends a DELETE request.
    pub async fn delete(&self, path: &str) -> Reply {
        self.delete_with(path, json!({})).await
    }

    /// Sends a DELETE request with a body.
    pub async fn delete_with(&self, path: &str, body: Value) -> Reply {
        Reply(self.0.send_json(raw::Method::DELETE, path, body.to_string()).await.unwrap())
    }

    /// Sends any request.
    pub async fn send(&self, request: raw::request::Builder, body: String) -> Reply {
        Reply(self.0.send(request, body).await.unwrap())
    }

    /// The signed-in person; null for a stranger.
    pub async fn me(&self) -> Value {
        self.get("/api/me").await.json()
    }

    /// Makes a table and returns its id.
    pub async fn make(&self, table: Value) -> String {
        self.post("/api/tables", table).await.json()["id"].as_str().unwrap().to_owned()
    }

    /// Takes any free seat.
    pub async fn join(&self, table: &str) -> Value {
        json!(self.0.join(table, &Join::default()).await.unwrap())
    }

    /// Connects to a table.
    pub async fn follow(&self, table: &str) -> Client {
        self.follow_since(table, 0).await
    }

    /// Connects to a table with the version it has.
    pub async fn follow_since(&self, table: &str, since: u32) -> Client {
        let path = format!("/api/tables/{table}/socket?since={since}");
        Client::new(self.socket(&path, None).await.unwrap())
    }

    /// Opens a socket with an `Origin` header.
    ///
    /// # Errors
    /// If the server refuses it.
    pub async fn socket(&self, path: &str, origin: Option<&str>) -> Result<Socket, ClientError> {
        Socket::open(self.0.address(), path, self.0.cookie(), origin).await
    }
}
