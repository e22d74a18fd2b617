use std::{net::SocketAddr, sync::Arc};

use http::{
    HeaderMap, Method, Request,
    header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE},
    request::Builder,
};
use http_body_util::{BodyExt, Full};
use hyper::{body::Bytes, client::conn::http1::SendRequest};
use hyper_util::rt::TokioIo;
use serde::{Serialize, de::DeserializeOwned};
use tokio::{net::TcpStream, sync::Mutex};

use super::{ClientError, Socket, TableSocket, transport};
use crate::{Empty, Join, Me, Moments, Name, NewTable, RefusedRequest, TableInfo};

/// One session at a server.
#[derive(Clone)]
pub struct Client {
    address: SocketAddr,
    cookie: Option<String>,
    /// Requests share it; without one each has a connection of its own.
    connection: Option<Arc<Connection>>,
}

/// A connection that stays open; requests over it wait for each other.
pub struct Connection {
    address: SocketAddr,
    sender: Mutex<SendRequest<Full<Bytes>>>,
}

/// An answer to a request.
#[derive(Debug)]
pub struct Response {
    /// Such as 200.
    pub status: u16,
    /// Such as the cookie.
    pub headers: HeaderMap,
    /// The body as it came.
    pub text: String,
}

impl Client {
    /// A client without a session.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, cookie: None, connection: None }
    }

    /// A client without a session whose requests go over `connection`.
    pub fn over(connection: Arc<Connection>) -> Client {
        Client { address: connection.address, cookie: None, connection: Some(connection) }
    }

    /// The same client with another session.
    #[must_use]
    pub fn with_cookie(&self, cookie: &str) -> Client {
        Client { cookie: Some(cookie.to_owned()), ..self.clone() }
    }

    /// The same session at another server.
    #[must_use]
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, cookie: self.cookie.clone(), connection: None }
    }

    /// Where the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// `name=value` of the session, once there is one.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Takes the session of a response that has one.
    pub fn sign_in(&mut self, response: &Response) {
        let cookie = response.headers.get(SET_COOKIE).and_then(|it| it.to_str().ok());
        if let Some(cookie) = cookie.and_then(|it| it.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
    }

    /// Sends any request, with host and session added.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn send(&self, request: Builder, body: String) -> Result<Response, ClientError> {
        let mut request = request.header(HOST, self.address.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(Full::from(body)).map_err(transport)?;
        match &self.connection {
            Some(connection) => connection.send(request).await,
            None => Connection::open(self.address).await?.send(request).await,
        }
    }

    /// Sends a request with JSON, which a request that changes something must have.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn send_json(&self, method: Method, path: &str, body: String) -> Result<Response, ClientError> {
        let request = Request::builder().method(method).uri(path).header(CONTENT_TYPE, "application/json");
        self.send(request, body).await
    }

    /// Asks for something.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.send(Request::get(path), String::new()).await?.json()
    }

    /// Sends a body with POST.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        let body = serde_json::to_string(body).map_err(transport)?;
        self.send_json(Method::POST, path, body).await?.json()
    }

    /// Makes a guest, whose session this client has from now on.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn register(&mut self, name: &str) -> Result<Me, ClientError> {
        let body = serde_json::to_string(&Name { name: name.to_owned() }).map_err(transport)?;
        let response = self.send_json(Method::POST, "/api/guest", body).await?;
        self.sign_in(&response);
        response.json()
    }

    /// Makes a table.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn create(&self, table: &NewTable) -> Result<TableInfo, ClientError> {
        self.post("/api/tables", table).await
    }

    /// Sits down at a table.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn join(&self, table: &str, how: &Join) -> Result<TableInfo, ClientError> {
        self.post(&format!("/api/tables/{table}/join"), how).await
    }

    /// Leaves a table that waits. Nothing if it vanished with its last person.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn leave(&self, table: &str) -> Result<Option<TableInfo>, ClientError> {
        self.post(&format!("/api/tables/{table}/leave"), &Empty {}).await
    }

    /// How a table stands.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn table(&self, table: &str) -> Result<TableInfo, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Looks back through the eyes of `observer`: `seat-N`, `spectator` or `arbiter`.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn moments(&self, table: &str, observer: &str, from: u32, to: u32) -> Result<Moments, ClientError> {
        self.get(&format!("/api/tables/{table}/moments?as={observer}&from={from}&to={to}")).await
    }

    /// Opens the socket of a table, from the last version that was shown.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn follow(&self, table: &str, since: u32) -> Result<TableSocket, ClientError> {
        let path = format!("/api/tables/{table}/socket?since={since}");
        Ok(TableSocket::new(self.socket(&path).await?))
    }

    /// The same, with frames after the first as what has changed.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn follow_changes(&self, table: &str, since: u32) -> Result<TableSocket, ClientError> {
        let path = format!("/api/tables/{table}/socket?since={since}&changes=true");
        Ok(TableSocket::new(self.socket(&path).await?))
    }

    /// Opens any socket.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn socket(&self, path: &str) -> Result<Socket, ClientError> {
        Socket::open(self.address, path, self.cookie(), None).await
    }
}

impl Connection {
    /// Opens a connection that several requests share, one after another.
    ///
    /// # Errors
    /// The server does not listen there.
    pub async fn open(address: SocketAddr) -> Result<Connection, ClientError> {
        let stream = TcpStream::connect(address).await.map_err(transport)?;
        stream.set_nodelay(true).map_err(transport)?;
        let (sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(transport)?;
        tokio::spawn(connection);
        Ok(Connection { address, sender: Mutex::new(sender) })
    }

    async fn send(&self, request: Request<Full<Bytes>>) -> Result<Response, ClientError> {
        let mut sender = self.sender.lock().await;
        sender.ready().await.map_err(transport)?;
        let (head, body) = sender.send_request(request).await.map_err(transport)?.into_parts();
        let body = body.collect().await.map_err(transport)?.to_bytes();
        let text = String::from_utf8(body.to_vec()).map_err(transport)?;
        Ok(Response { status: head.status.as_u16(), headers: head.headers, text })
    }
}

impl Response {
    /// The body of an answer that refuses nothing.
    ///
    /// # Errors
    /// The request was refused, or the body does not fit.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        let unexpected = |why: serde_json::Error| {
            let start: String = self.text.chars().take(200).collect();
            ClientError::Unexpected(format!("{} {why}: {start}", self.status))
        };
        if (200..300).contains(&self.status) {
            return serde_json::from_str(&self.text).map_err(unexpected);
        }
        let refused: RefusedRequest = serde_json::from_str(&self.text).map_err(unexpected)?;
        Err(ClientError::Refused(refused.error))
    }
}
