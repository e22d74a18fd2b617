//! Requests to push services. Their addresses are strangers' text: only https to known services, never a private address
//! after resolution, no redirects, and little time.

use std::{
    net::{IpAddr, SocketAddr},
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::http::{Request, Uri, header, uri::Scheme};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use rustls::{ClientConfig, RootCertStore, pki_types::ServerName};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_rustls::TlsConnector;

use crate::config::Config;

/// How long a request takes at most, from the resolution of the name to the head of the answer.
pub const TIMEOUT: Duration = Duration::from_secs(5);
/// The longest address of a subscription.
const MAX_ADDRESS: usize = 1024;

/// What came of a request.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Outcome {
    /// The push service has taken the message.
    Sent,
    /// The subscription is no longer good.
    Gone,
    /// It may be tried again.
    Failed,
}

/// Sends requests to push services.
pub struct Client {
    services: Vec<String>,
    insecure: bool,
    /// Made for the first request: the certificates of the system take a while to read.
    tls: OnceLock<TlsConnector>,
}

/// A message that is ready to be sent.
pub struct Message {
    /// The value of `Authorization`.
    pub authorization: String,
    /// One message of a topic waits at the push service: a later one replaces it.
    pub topic: String,
    /// Seconds for which the push service keeps the message for a browser that is off.
    pub ttl: u32,
    /// The encrypted text.
    pub body: Vec<u8>,
}

impl Client {
    /// The client of a configuration.
    pub fn new(config: &Config) -> Client {
        Client { services: config.push_services.clone(), insecure: config.push_insecure, tls: OnceLock::new() }
    }

    /// The address of a subscription, if it is one of a push service that this server talks to.
    pub fn address(&self, text: &str) -> Option<Uri> {
        let address: Uri = text.parse().ok()?;
        let host = address.host()?.to_ascii_lowercase();
        let is_https = address.scheme() == Some(&Scheme::HTTPS) && address.port_u16().is_none_or(|it| it == 443);
        let has_user = address.authority().is_some_and(|it| it.as_str().contains('@'));
        let is_known = self.services.iter().any(|it| is_of(&host, it));
        (text.len() <= MAX_ADDRESS && is_known && !has_user && (is_https || self.insecure)).then_some(address)
    }

    /// Hands a message to the push service of `address`.
    pub async fn send(&self, address: &Uri, message: Message) -> Outcome {
        timeout(TIMEOUT, self.post(address, message)).await.ok().flatten().unwrap_or(Outcome::Failed)
    }

    async fn post(&self, address: &Uri, message: Message) -> Option<Outcome> {
        let host = address.host()?.to_owned();
        let is_https = address.scheme() == Some(&Scheme::HTTPS);
        let port = address.port_u16().unwrap_or(if is_https { 443 } else { 80 });
        // The connection goes to the very address that was looked at: a name that is resolved once more could mean another.
        let found = lookup_host((host.trim_matches(['[', ']']), port)).await.ok()?;
        let peer: SocketAddr = found.into_iter().find(|it| self.insecure || is_public(it.ip()))?;
        let stream = TcpStream::connect(peer).await.ok()?;
        let request = Request::post(address.path_and_query().map_or("/", |it| it.as_str()))
            .header(header::HOST, address.authority()?.as_str())
            .header(header::AUTHORIZATION, message.authorization)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("ttl", message.ttl)
            .header("urgency", "high")
            .header("topic", message.topic)
            .body(Full::new(Bytes::from(message.body)))
            .ok()?;
        let status = if is_https {
            let name = ServerName::try_from(host).ok()?;
            exchange(self.tls.get_or_init(connector).connect(name, stream).await.ok()?, request).await?
        } else {
            exchange(stream, request).await?
        };
        Some(match status {
            200..=299 => Outcome::Sent,
            // Not found, gone, or a key that the service does not take for this browser.
            403 | 404 | 410 => Outcome::Gone,
            _ => Outcome::Failed,
        })
    }
}

fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let tls = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(tls))
}

/// Sends one request and reads the head of its answer.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Option<u16> {
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.ok()?;
    tokio::select! {
        answer = sender.send_request(request) => answer.ok().map(|it| it.status().as_u16()),
        _ = connection => None,
    }
}

/// Whether `host` is `service`, or one of its subdomains where it begins with `*.`.
fn is_of(host: &str, service: &str) -> bool {
    match service.strip_prefix('*') {
        Some(domain) => host.len() > domain.len() && host.ends_with(domain),
        None => host == service,
    }
}

/// Whether an address belongs to the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(it) => {
            let [a, b, ..] = it.octets();
            let is_shared = a == 100 && (64..128).contains(&b);
            let is_test = a == 198 && (18..20).contains(&b);
            !(it.is_private()
                || it.is_loopback()
                || it.is_link_local()
                || it.is_unspecified()
                || it.is_broadcast()
                || it.is_documentation()
                || it.is_multicast()
                || is_shared
                || is_test
                || a == 0
                || a >= 240)
        }
        IpAddr::V6(it) => match it.to_ipv4_mapped() {
            Some(mapped) => is_public(IpAddr::V4(mapped)),
            // Global unicast is 2000::/3; the rest is local, a translation or reserved.
            None => it.segments()[0] & 0xe000 == 0x2000 && it.segments()[..2] != [0x2001, 0x0db8],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_services_over_https_are_called() {
        let client = Client::new(&Config::default());
        let is_taken = |text: &str| client.address(text).is_some();
        assert!(is_taken("https://fcm.googleapis.com/fcm/send/abc"));
        assert!(is_taken("https://updates.push.services.mozilla.com/wpush/v2/abc"));
        for other in [
            "http://fcm.googleapis.com/fcm/send/abc",
            "https://fcm.googleapis.com:8443/fcm/send/abc",
            "https://fcm.googleapis.com@evil.example/",
            "https://evil@fcm.googleapis.com/",
            "https://fcm.googleapis.com.evil.example/",
            "https://evilpush.services.mozilla.com/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://localhost/",
            "file:///etc/passwd",
            "fcm.googleapis.com",
            "",
        ] {
            assert!(!is_taken(other), "{other}");
        }
        assert!(!is_taken(&format!("https://fcm.googleapis.com/{}", "a".repeat(MAX_ADDRESS))));
    }

    #[test]
    fn private_addresses_are_none_of_the_internet() {
        for text in [
            "10.1.2.3",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.1.1",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "ff02::1",
            "2001:db8::1",
        ] {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
        for text in ["142.250.74.10", "2a00:1450:4001::200a"] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }
}
