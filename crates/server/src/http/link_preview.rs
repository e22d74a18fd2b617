//! What a link to a table shows where it is pasted elsewhere (Open Graph): a sentence, and a picture that
//! `link_picture.rs` draws.
//!
//! The table is read once for each request, within the budget of requests of the network; beyond it, and for every other
//! address, the page is sent as it was built.

use axum::http::{HeaderMap, Uri, header};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use words::{Lang, Words};

use super::{
    Address, assets,
    link_card::{moment_sentence, shows_moments, table_card},
};
use crate::{
    app::App,
    limits::Use,
    picture::{Card, HEIGHT, WIDTH},
    store::{StoreError, Table},
};

/// A moment of a game that a link leads to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LinkedMoment {
    /// Through whose eyes; those of the arbiter if the link does not say.
    pub observer: String,
    /// Of this observer.
    pub version: u32,
}

/// What the query of a link asks for.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct LinkQuery {
    /// The moment, of a replay.
    pub moment: Option<LinkedMoment>,
    /// In which it speaks, where it says so.
    pub lang: Option<Lang>,
}

impl LinkQuery {
    /// Reads the query of a link. What it does not know does not matter.
    pub fn of(uri: &Uri) -> LinkQuery {
        let pairs = || uri.query().unwrap_or_default().split('&').filter_map(|it| it.split_once('='));
        let value = |key: &str| pairs().find(|(name, _)| *name == key).map(|it| it.1);
        let moment = value("v").and_then(|it| it.parse().ok());
        let observer = value("as").unwrap_or("arbiter").to_owned();
        LinkQuery {
            moment: moment.map(|version| LinkedMoment { observer, version }),
            lang: value("lang").and_then(Lang::from_id),
        }
    }
}

/// What is said of a link.
struct Preview {
    title: String,
    sentence: String,
    /// The path of the picture.
    picture: String,
}

/// The page with what is said of the link that `uri` is; `None` where nothing is.
pub async fn html(app: &App, address: Address, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let mut parts = uri.path().split('/').filter(|it| !it.is_empty());
    let (Some("table"), Some(id), place @ ("" | "replay")) =
        (parts.next(), parts.next(), parts.next().unwrap_or_default())
    else {
        return None;
    };
    app.limits().spend(Use::Request, address.0, None).ok()?;
    let table = app.store().table(id).await.ok()??;
    let query = LinkQuery::of(uri);
    let lang = query.lang.unwrap_or_else(|| language(headers));
    let words = Words::of(lang);
    let card = card(app, words, &table).await.ok()?;
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok()).unwrap_or("localhost");
    let origin = app.config().origin.clone().unwrap_or_else(|| format!("http://{host}"));
    let preview = match query.moment.filter(|_| place == "replay" && shows_moments(&table)) {
        Some(LinkedMoment { observer, version }) => Preview {
            title: title(&card),
            sentence: moment_sentence(words, &table),
            picture: format!("/previews/table/{id}.jpg?lang={lang}&v={version}&as={observer}"),
        },
        None => Preview {
            title: title(&card),
            picture: format!("/previews/table/{id}.jpg?lang={lang}&card={}", fingerprint(&card)),
            sentence: card.sentence,
        },
    };
    Some(with_preview(assets::index()?, &preview, &format!("{origin}{}", uri.path()), &origin))
}

/// The card of a table as it stands.
pub async fn card(app: &App, words: &Words, table: &Table) -> Result<Card, StoreError> {
    let maker = match &table.maker {
        Some(maker) if table.public => app.store().person(maker).await?.map(|it| it.name),
        _ => None,
    };
    Ok(table_card(words, table, maker.as_deref()))
}

fn title(card: &Card) -> String {
    format!("{} · Comptoir", card.title)
}

/// Other sites keep a picture by its address: another card has another one.
fn fingerprint(card: &Card) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("{card:?}"))[..8])
}

/// The language that a client asks for first, of those that there are; English otherwise.
pub fn language(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let ids = asked.split(',').filter_map(|it| it.split([';', '-']).next()).map(str::trim);
    ids.filter_map(Lang::from_id).next().unwrap_or(Lang::En)
}

/// Writes the preview into the head of the page.
fn with_preview(page: &str, Preview { title, sentence, picture }: &Preview, address: &str, origin: &str) -> String {
    let (picture, width, height) = (format!("{origin}{picture}"), WIDTH.to_string(), HEIGHT.to_string());
    let tags: String = [
        ("og:type", "website"),
        ("og:site_name", "Comptoir"),
        ("og:title", title),
        ("og:description", sentence),
        ("og:url", address),
        ("og:image", &picture),
        ("og:image:width", &width),
        ("og:image:height", &height),
        ("twitter:card", "summary_large_image"),
    ]
    .map(|(name, value)| format!(r#"<meta property="{name}" content="{}">"#, escaped(value)))
    .concat();
    page.replacen("</head>", &format!("{tags}</head>"), 1)
}

/// A text that stands between quotes in HTML.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut html, it| {
        match it {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
        html
    })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_language_is_the_first_that_is_known() {
        let of = |asked: &'static str| {
            language(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(asked))]))
        };
        assert_eq!(of("de-DE, fr-CH;q=0.8, en;q=0.5"), Lang::Fr);
        assert_eq!((of("en-GB,fr"), of("de"), of("")), (Lang::En, Lang::En, Lang::En));
    }

    #[test]
    fn a_link_says_which_moment_and_language() {
        let of = |text: &'static str| LinkQuery::of(&Uri::from_static(text));
        let moment = |observer: &str, version| Some(LinkedMoment { observer: observer.to_owned(), version });
        assert_eq!(of("/table/x/replay?v=12&lang=fr").moment, moment("arbiter", 12));
        assert_eq!(of("/table/x/replay?as=seat-1&v=3").moment, moment("seat-1", 3));
        assert_eq!(of("/table/x/replay?v=12&lang=fr").lang, Some(Lang::Fr));
        for other in ["/table/x", "/table/x/replay?v=-1", "/table/x/replay?v", "/table/x?lang=xx&&="] {
            assert_eq!(of(other), LinkQuery::default(), "{other}");
        }
    }

    #[test]
    fn a_name_stays_a_text() {
        let preview = Preview {
            title: "Money! · Comptoir".to_owned(),
            sentence: r#"<script>" & co invite you"#.to_owned(),
            picture: "/previews/table/x.jpg?v=1&as=\"><script>".to_owned(),
        };
        let html = with_preview("<head></head><body>", &preview, "https://x.example/table/1", "https://x.example");
        assert!(html.contains(r#"content="&lt;script&gt;&quot; &amp; co invite you">"#), "{html}");
        assert!(html.contains(r#"content="https://x.example/previews/table/x.jpg?v=1&amp;as=&quot;&gt;"#), "{html}");
        assert!(!html.contains("<script"), "{html}");
        assert_eq!(html.matches("</head>").count(), 1);
    }
}
