//! Strangers who mean harm.

use std::net::SocketAddr;

use tokio::{io::AsyncWriteExt, net::TcpStream};

const STRANGERS: usize = 30;

/// Connections whose requests never end.
pub async fn half_requests(server: SocketAddr) -> Vec<TcpStream> {
    let body =
        "POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
    open(server, ["GET /api/tables HTTP/1.1\r\nhost: here\r\n", body]).await
}

/// Sockets of the lobby that read nothing, and announce a frame that never comes.
pub async fn silent_sockets(server: SocketAddr) -> Vec<TcpStream> {
    let upgrade = "GET /api/lobby HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
                   sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let mut sockets = open(server, [upgrade, upgrade]).await;
    for socket in &mut sockets {
        // The server closes the connection for it.
        let _ = socket.write_all(&[0x81, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 4]).await;
    }
    sockets
}

async fn open(server: SocketAddr, texts: [&str; 2]) -> Vec<TcpStream> {
    let mut all = Vec::new();
    for n in 0..STRANGERS {
        if let Ok(mut stranger) = TcpStream::connect(server).await
            && stranger.write_all(texts[n % 2].as_bytes()).await.is_ok()
        {
            all.push(stranger);
        }
    }
    all
}
