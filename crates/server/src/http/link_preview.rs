//! What a link to a table shows where it is pasted elsewhere (Open Graph): a sentence and a picture of the game.
//!
//! The picture is one of a sample game, so that it can show nothing hidden. A private table shows nothing but its game.
//! The table is read once for each request, within the budget of requests of the network; beyond it, and for every other
//! address, the page is sent as it was built.

use axum::http::{HeaderMap, Uri, header};
use words::{Lang, Words};

use super::{Address, assets};
use crate::{
    app::App,
    limits::Use,
    store::{Occupant, Status, Table},
};

/// What is said of a link.
struct Preview {
    title: String,
    sentence: String,
    game: String,
}

/// The page with what is said of the link that `uri` is; `None` where nothing is.
pub async fn html(app: &App, address: Address, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let mut parts = uri.path().split('/').filter(|it| !it.is_empty());
    let (Some("table"), Some(id), "" | "replay") = (parts.next(), parts.next(), parts.next().unwrap_or_default())
    else {
        return None;
    };
    app.limits().spend(Use::Request, address.0, None).ok()?;
    let table = app.store().table(id).await.ok()??;
    let name = match &table.maker {
        Some(maker) if table.public => app.store().person(maker).await.ok()?.map(|it| it.name),
        _ => None,
    };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok()).unwrap_or("localhost");
    let origin = app.config().origin.clone().unwrap_or_else(|| format!("http://{host}"));
    let preview = preview(Words::of(language(headers)), &table, name);
    Some(with_preview(assets::index()?, &preview, &format!("{origin}{}", uri.path()), &origin))
}

fn preview(words: &Words, table: &Table, maker: Option<String>) -> Preview {
    let game = words.game(&table.game);
    let named = ("game", game.clone().into());
    let free = table.seats.iter().filter(|it| matches!(it, Occupant::Open)).count();
    let sentence = match (table.status, maker) {
        _ if !table.public => words.say("preview-private", &[]),
        (Status::Waiting, Some(name)) => {
            words.say("preview-invitation", &[named, ("name", name.into()), ("free", free.into())])
        }
        (Status::Waiting, None) => words.say("preview-waiting", &[named, ("free", free.into())]),
        (Status::Playing, _) => words.say("preview-running", &[named, ("n", table.settings.players.into())]),
        (Status::Over, _) => words.say("preview-over", &[named, ("n", table.settings.players.into())]),
    };
    Preview { title: format!("{game} · Comptoir"), sentence, game: table.game.clone() }
}

/// The language that a client asks for first, of those that there are; English otherwise.
fn language(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let ids = asked.split(',').filter_map(|it| it.split([';', '-']).next()).map(str::trim);
    ids.filter_map(Lang::from_id).next().unwrap_or(Lang::En)
}

/// Writes the preview into the head of the page.
fn with_preview(page: &str, Preview { title, sentence, game }: &Preview, address: &str, origin: &str) -> String {
    let picture = format!("{origin}/previews/{game}.jpg");
    let tags: String = [
        ("og:type", "website"),
        ("og:site_name", "Comptoir"),
        ("og:title", title),
        ("og:description", sentence),
        ("og:url", address),
        ("og:image", &picture),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
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
    use record::Seed;

    use super::*;
    use crate::store::{ChatAccess, Clock, Settings};

    #[test]
    fn the_language_is_the_first_that_is_known() {
        let of = |asked: &'static str| {
            language(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(asked))]))
        };
        assert_eq!(of("de-DE, fr-CH;q=0.8, en;q=0.5"), Lang::Fr);
        assert_eq!((of("en-GB,fr"), of("de"), of("")), (Lang::En, Lang::En, Lang::En));
    }

    #[test]
    fn a_private_table_shows_nothing_but_its_game() {
        let settings = Settings {
            players: 3,
            options: Vec::new(),
            clock: Clock::None,
            memory: true,
            hints: false,
            rated: false,
            shares: false,
            chat: ChatAccess::Everyone,
        };
        let seats = vec![Occupant::Open, Occupant::Open, Occupant::Bot("medium".to_owned())];
        let table = Table::new("x", "money", settings, seats, Seed::new([0; 32])).unwrap();
        let say = |lang, status, public| {
            let table = Table { status, public, ..table.clone() };
            preview(Words::of(lang), &table, Some("Ada".to_owned())).sentence
        };
        assert_eq!(say(Lang::En, Status::Waiting, true), "Ada invites you to play Money!: 2 seats are free.");
        assert_eq!(
            say(Lang::Fr, Status::Waiting, true),
            "Ada vous invite à une partie (Money!)\u{a0}: 2 places libres."
        );
        for status in [Status::Waiting, Status::Playing, Status::Over] {
            assert_eq!(say(Lang::En, status, false), "A private table on Comptoir.");
            assert!(!say(Lang::En, status, true).contains("private"));
        }
    }

    #[test]
    fn a_name_stays_a_text() {
        let preview = Preview {
            title: "Money! · Comptoir".to_owned(),
            sentence: r#"<script>" & co invite you"#.to_owned(),
            game: "money".to_owned(),
        };
        let html = with_preview("<head></head><body>", &preview, "https://x.example/table/1", "https://x.example");
        assert!(html.contains(r#"content="&lt;script&gt;&quot; &amp; co invite you">"#), "{html}");
        assert!(html.contains(r#"property="og:image" content="https://x.example/previews/money.jpg">"#), "{html}");
        assert_eq!(html.matches("</head>").count(), 1);
    }
}
