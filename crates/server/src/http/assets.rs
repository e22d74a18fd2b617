//! The page, which is part of the binary.

use std::sync::LazyLock;

use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use data_encoding::BASE64URL_NOPAD;
use rust_embed::{EmbeddedFile, RustEmbed};
use words::Lang;

use super::{Address, link_preview};
use crate::app::App;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/page"]
struct Page;

/// The build of the page, which its HTML names; nothing for a binary without a page.
pub static BUILD: LazyLock<Option<String>> = LazyLock::new(|| {
    let html = Page::get("index.html")?;
    build_of(std::str::from_utf8(&html.data).ok()?).map(str::to_owned)
});

/// What stands in `<meta name="comptoir-build" content="…">`.
fn build_of(html: &str) -> Option<&str> {
    let (_, rest) = html.split_once(r#"name="comptoir-build" content=""#)?;
    let (build, _) = rest.split_once('"')?;
    // It becomes the value of a header.
    (!build.is_empty() && build.bytes().all(|it| it.is_ascii_alphanumeric())).then_some(build)
}

/// The forms in which a file may be sent, the smallest first, and how their names end.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// The page itself; nothing for a binary without it.
pub fn index() -> Option<&'static str> {
    static INDEX: LazyLock<Option<String>> =
        LazyLock::new(|| String::from_utf8(Page::get("index.html")?.data.into_owned()).ok());
    INDEX.as_deref()
}

/// The picture of a sample game, with words in this language; nothing for a game or a binary without one.
pub fn picture_of(game: &str, lang: Lang) -> Option<Vec<u8>> {
    Some(Page::get(&format!("previews/{game}.{lang}.jpg"))?.data.into_owned())
}

/// A file of the page, or the page itself for the addresses that it knows.
pub async fn page(State(app): State<App>, address: Address, uri: Uri, headers: HeaderMap) -> Response {
    if let Some(html) = link_preview::html(&app, address, &uri, &headers).await {
        let head = [(header::CACHE_CONTROL, "no-cache"), (header::VARY, "accept-language")];
        return (head, Html(html)).into_response();
    }
    file(&uri, &headers)
}

fn file(uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let compressed = ENCODINGS.iter().any(|(_, end)| path.strip_suffix(end).is_some_and(|it| it.ends_with('.')));
    match Page::get(path) {
        Some(file) if !path.is_empty() && !compressed => send(path, file, headers),
        _ if path.rsplit('/').next().is_some_and(|last| last.contains('.')) => StatusCode::NOT_FOUND.into_response(),
        _ => match Page::get("index.html") {
            Some(file) => send("index.html", file, headers),
            None => (StatusCode::NOT_FOUND, "this binary was built without its page").into_response(),
        },
    }
}

/// Sends a file as it was compressed when the page was built, if the client takes it.
fn send(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok()).unwrap_or("");
    let form = ENCODINGS.iter().filter(|(name, _)| accepts(accepted, name));
    let form = form.filter_map(|(name, end)| Some((*name, Page::get(&format!("{path}.{end}"))?))).next();
    let kind = file.metadata.mimetype().to_owned();
    let (encoding, file) = form.map_or((None, file), |(name, file)| (Some(name), file));
    let tag = format!("\"{}\"", BASE64URL_NOPAD.encode(&file.metadata.sha256_hash()[..12]));
    // Vite puts a hash of the content into the names of everything under assets/, and so does what builds the module.
    let cache = if path.starts_with("assets/") || path.starts_with("engine/engine-") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes());
    let head =
        [(header::ETAG, tag), (header::CACHE_CONTROL, cache.to_owned()), (header::VARY, "accept-encoding".to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    let mut response = (head, [(header::CONTENT_TYPE, kind)], Body::from(file.data)).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Whether a list such as `gzip, br;q=0.5` has an encoding that is not refused by `q=0`.
fn accepts(list: &str, encoding: &str) -> bool {
    list.split(',').any(|it| {
        let mut parts = it.split(';').map(str::trim);
        let refused = |it: &str| it.strip_prefix("q=").is_some_and(|it| it.parse::<f32>().is_ok_and(|it| it <= 0.0));
        parts.next().is_some_and(|it| it.eq_ignore_ascii_case(encoding)) && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::{accepts, build_of};

    #[test]
    fn an_encoding_may_be_refused() {
        for (list, br) in [
            ("gzip, deflate, br", true),
            ("gzip;q=1.0, BR;q=0.5", true),
            ("gzip, br;q=0", false),
            ("gzip, br; q=0.000", false),
            ("gzip", false),
            ("", false),
            ("brotli", false),
        ] {
            assert_eq!(accepts(list, "br"), br, "{list}");
        }
    }

    #[test]
    fn the_page_names_its_build() {
        let html = |content: &str| format!(r#"<head><meta name="comptoir-build" content="{content}"><title>"#);
        assert_eq!(build_of(&html("1f0c5a")), Some("1f0c5a"));
        for other in [html(""), html("a b"), "<head><title>".to_owned()] {
            assert_eq!(build_of(&other), None, "{other}");
        }
    }
}
