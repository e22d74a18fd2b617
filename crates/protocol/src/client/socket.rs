use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use http::header::{COOKIE, ORIGIN};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{self, Message, Utf8Bytes, client::IntoClientRequest, protocol::WebSocketConfig},
};

use super::{ClientError, transport};

/// One end of a socket, with text messages only.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a socket, as a browser with `cookie` on a page of `origin` would.
    ///
    /// # Errors
    /// The connection failed, or the server refused it.
    pub async fn open(
        address: SocketAddr,
        path: &str,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Socket, ClientError> {
        let mut request = format!("ws://{address}{path}").into_client_request().map_err(transport)?;
        for (name, value) in [(COOKIE, cookie), (ORIGIN, origin)] {
            if let Some(value) = value {
                request.headers_mut().insert(name, value.parse().map_err(transport)?);
            }
        }
        let stream = TcpStream::connect(address).await.map_err(transport)?;
        stream.set_nodelay(true).map_err(transport)?;
        // A load generator has thousands of them.
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        match tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            // Its body may still be on the way.
            Err(tungstenite::Error::Http(response)) => Err(ClientError::NotOpened(response.status().as_u16())),
            Err(why) => Err(transport(why)),
        }
    }

    /// Sends a message, or anything else.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), ClientError> {
        self.0.send(Message::Text(text.into())).await.map_err(transport)
    }

    /// The next text.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn next(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                Some(Ok(_)) | None => return Err(ClientError::Closed),
                Some(Err(why)) => return Err(transport(why)),
            }
        }
    }
}
