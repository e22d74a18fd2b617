//! What stands before every request.

use std::net::{IpAddr, SocketAddr};

use axum::{
    body::HttpBody,
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::assets::BUILD;
use crate::{
    app::App,
    error::Refusal,
    limits::{Prefix, Use},
};

/// The network that a request comes from.
#[derive(Copy, Clone, Debug)]
pub struct Address(pub Prefix);

impl FromRequestParts<App> for Address {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
        let address = if app.config().behind_proxy { last_hop(&parts.headers).or(peer) } else { peer };
        address.map(|it| Address(it.into())).ok_or_else(|| Refusal::bad_request("address"))
    }
}

/// The last address of all `X-Forwarded-For` lines. A client may send any addresses and any number of lines; only the
/// one that the proxy of this server has added last can be trusted.
fn last_hop(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let hop = line.rsplit(',').next()?.trim();
    // Some proxies add the port.
    hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|it| it.ip()))
}

/// Limits, and no changes for other sites.
pub async fn api(State(app): State<App>, address: Address, request: Request, next: Next) -> Response {
    if let Err(refusal) = app.limits().spend(Use::Request, address.0, None) {
        return refusal.into_response();
    }
    // Sessions and tables are kept or deleted by their age.
    if !app.registry().node().knows_time_soon().await {
        return Refusal::Unavailable.into_response();
    }
    if app.bans().has_network(address.0) {
        return Refusal::Banned.into_response();
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD);
    if !safe && !is_json(request.headers()) {
        return Refusal::bad_request("content-type").into_response();
    }
    if !safe && !is_own_site(&app, request.headers()) {
        return Refusal::Forbidden.into_response();
    }
    let response = next.run(request).await;
    let kibibytes = (response.body().size_hint().lower() / 1024) as u32;
    match app.limits().spend_many(Use::Kibibyte, kibibytes, address.0, None) {
        Ok(()) => response,
        Err(refusal) => refusal.into_response(),
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or("");
    value.split(';').next().is_some_and(|it| it.trim().eq_ignore_ascii_case("application/json"))
}

/// Whether a browser says that a page of this server asks, by `Sec-Fetch-Site` and by `Origin`. Programs that are no
/// browsers say nothing, and have no cookies of somebody else.
pub fn is_own_site(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|it| it.to_str().ok());
    // `none` is a person who typed an address.
    let site = headers.get("sec-fetch-site").map(|it| it.to_str().unwrap_or_default());
    if site.is_some_and(|it| !matches!(it, "same-origin" | "none")) {
        return false;
    }
    match (text(header::ORIGIN), &app.config().origin) {
        (None, _) => true,
        (Some(origin), Some(own)) => origin == own,
        (Some(origin), None) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(header::HOST)
        }
    }
}

/// Headers of every answer.
pub async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (
            "content-security-policy",
            // The module of the page without a server is compiled by the browser, which counts as a script made at run
            // time; scripts made of text stay forbidden.
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if let Some(build) = BUILD.as_deref() {
        headers.insert(protocol::BUILD_HEADER, HeaderValue::from_static(build));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_hop_of_all_lines_counts() {
        let hop = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            last_hop(&headers).map(|it| it.to_string())
        };
        assert_eq!(hop(&["10.0.0.1, 192.0.2.7"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(
            hop(&["10.0.0.1", "10.0.0.2, 192.0.2.7"]).as_deref(),
            Some("192.0.2.7"),
            "lines of the client first"
        );
        assert_eq!(hop(&["10.0.0.1", "192.0.2.7:443"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(hop(&["10.0.0.1", "unknown"]), None, "never an address that the client may have written");
        assert_eq!(hop(&[]), None);
    }
}
