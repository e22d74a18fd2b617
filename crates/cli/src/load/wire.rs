//! Requests over one connection that stays open.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::{Request, body::Bytes, client::conn::http1::SendRequest, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::{net::TcpStream, sync::Mutex};

use super::LoadError;

/// One connection; requests over it wait for each other.
pub struct Wire {
    address: SocketAddr,
    sender: Mutex<SendRequest<Full<Bytes>>>,
}

/// An answer, and the cookie that came with it.
pub struct Answer {
    /// JSON.
    pub body: Value,
    /// `name=value`
    pub cookie: Option<String>,
}

impl Wire {
    /// Several connections, to all servers in turn.
    pub async fn several(addresses: &[SocketAddr], number: usize) -> Result<Vec<Wire>, LoadError> {
        let mut wires = Vec::with_capacity(number);
        for &address in addresses.iter().cycle().take(number) {
            let stream = TcpStream::connect(address).await.map_err(refused)?;
            stream.set_nodelay(true).map_err(refused)?;
            let (sender, connection) =
                hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(refused)?;
            tokio::spawn(connection);
            wires.push(Wire { address, sender: Mutex::new(sender) });
        }
        Ok(wires)
    }

    /// Posts JSON as whoever has `cookie`.
    pub async fn post(&self, path: &str, cookie: Option<&str>, body: &Value) -> Result<Answer, LoadError> {
        let mut request = Request::post(path)
            .header(header::HOST, self.address.to_string())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Full::from(body.to_string())).map_err(refused)?;
        let mut sender = self.sender.lock().await;
        sender.ready().await.map_err(refused)?;
        let (head, body) = sender.send_request(request).await.map_err(refused)?.into_parts();
        let body = body.collect().await.map_err(refused)?.to_bytes();
        if !head.status.is_success() {
            return Err(LoadError::Refused(format!("{path}: {} {}", head.status, String::from_utf8_lossy(&body))));
        }
        let cookie = head.headers.get(header::SET_COOKIE).and_then(|it| it.to_str().ok());
        let cookie = cookie.and_then(|it| it.split(';').next()).map(str::to_owned);
        Ok(Answer { body: serde_json::from_slice(&body).map_err(refused)?, cookie })
    }
}

/// Something went wrong on the way.
pub fn refused(why: impl std::fmt::Display) -> LoadError {
    LoadError::Refused(why.to_string())
}
