//! The page, which is part of the binary.

use std::sync::LazyLock;

use axum::{
    body::Body,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use data_encoding::BASE64URL_NOPAD;
use rust_embed::{EmbeddedFile, RustEmbed};

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

/// A file of the page, or the page itself for the addresses that it knows.
pub async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Page::get(path) {
        Some(file) if !path.is_empty() => send(path, file, &headers),
        _ if path.rsplit('/').next().is_some_and(|last| last.contains('.')) => StatusCode::NOT_FOUND.into_response(),
        _ => match Page::get("index.html") {
            Some(file) => send("index.html", file, &headers),
            None => (StatusCode::NOT_FOUND, "this binary was built without its page").into_response(),
        },
    }
}

fn send(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", BASE64URL_NOPAD.encode(&file.metadata.sha256_hash()[..12]));
    // Vite puts a hash of the content into the names of everything under assets/.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes());
    let head = [(header::ETAG, tag), (header::CACHE_CONTROL, cache.to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (head, kind, Body::from(file.data)).into_response()
}

#[cfg(test)]
mod tests {
    use super::build_of;

    #[test]
    fn the_page_names_its_build() {
        let html = |content: &str| format!(r#"<head><meta name="comptoir-build" content="{content}"><title>"#);
        assert_eq!(build_of(&html("1f0c5a")), Some("1f0c5a"));
        for other in [html(""), html("a b"), "<head><title>".to_owned()] {
            assert_eq!(build_of(&other), None, "{other}");
        }
    }
}
