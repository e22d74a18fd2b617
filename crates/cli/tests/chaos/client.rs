//! Requests and sockets that go on trying, at one server or another.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::{Request, body::Bytes, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::{fault_rng::FaultRng, harness::Harness};

/// Whoever gets no answer within this asks somebody else.
const PATIENCE: Duration = Duration::from_secs(4);

pub async fn moment() {
    sleep(Duration::from_millis(100)).await;
}

/// An answer and its cookie.
pub type Answer = (Value, Option<String>);

/// Asks one server after another until one answers with success.
pub async fn ask(
    harness: &Harness,
    rng: &mut FaultRng,
    cookie: Option<&str>,
    path: &str,
    body: Option<&Value>,
) -> Answer {
    loop {
        let address = rng.pick(&harness.nodes).address();
        if let Ok(Some(answer)) = timeout(PATIENCE, request(address, cookie, path, body)).await {
            return answer;
        }
        moment().await;
    }
}

async fn request(address: SocketAddr, cookie: Option<&str>, path: &str, body: Option<&Value>) -> Option<Answer> {
    let builder = if body.is_some() { Request::post(path) } else { Request::get(path) };
    let mut builder =
        builder.header(header::HOST, address.to_string()).header(header::CONTENT_TYPE, "application/json");
    if let Some(cookie) = cookie {
        builder = builder.header(header::COOKIE, cookie);
    }
    let text = body.map(Value::to_string).unwrap_or_default();
    let stream = TcpStream::connect(address).await.ok()?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.ok()?;
    let connection = tokio::spawn(connection);
    let response = sender.send_request(builder.body(Full::<Bytes>::from(text)).ok()?).await.ok()?;
    let (head, body) = response.into_parts();
    let body = body.collect().await.ok()?.to_bytes();
    connection.abort();
    if !head.status.is_success() {
        return None;
    }
    let cookie = head.headers.get(header::SET_COOKIE).and_then(|it| it.to_str().ok());
    let cookie = cookie.and_then(|it| it.split(';').next()).map(str::to_owned);
    Some((serde_json::from_slice(&body).ok()?, cookie))
}

/// A socket of a table.
pub struct Line(WebSocketStream<TcpStream>);

impl Line {
    pub async fn open(address: SocketAddr, table: &str, since: u64, cookie: Option<&str>) -> Option<Line> {
        let uri = format!("ws://{address}/api/tables/{table}/socket?since={since}");
        let mut request = uri.into_client_request().ok()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().ok()?);
        }
        let open = async {
            let stream = TcpStream::connect(address).await.ok()?;
            Some(Line(tokio_tungstenite::client_async(request, stream).await.ok()?.0))
        };
        timeout(PATIENCE, open).await.ok()?
    }

    pub async fn send(&mut self, message: &Value) -> Option<()> {
        timeout(PATIENCE, self.0.send(Message::Text(message.to_string().into()))).await.ok()?.ok()
    }

    /// The next message; nothing if the line is dead or silent for too long.
    pub async fn next(&mut self, patience: Duration) -> Option<Value> {
        loop {
            match timeout(patience, self.0.next()).await.ok()?? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Ping(_) | Message::Pong(_)) => (),
                _ => return None,
            }
        }
    }
}
