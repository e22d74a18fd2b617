//! What letters say.

use lettre::message::header::{HeaderName, HeaderValue};
use protocol::NoticeKind;
use words::{Lang, Words};

/// A letter without its sender and its address.
pub struct Letter {
    /// What distinguishes it from all others.
    pub id: String,
    /// What a list of letters shows.
    pub subject: String,
    /// Its text, without any markup.
    pub body: String,
    /// What programs read.
    pub headers: Vec<(&'static str, String)>,
}

/// Something that a letter tells.
#[derive(Copy, Clone, Debug)]
pub struct Line<'a> {
    /// What has happened.
    pub kind: NoticeKind,
    /// The slug of the game.
    pub game: &'a str,
    /// The id of the table.
    pub table: &'a str,
}

impl Letter {
    /// The letter by which an address is confirmed.
    pub(super) fn confirmation(lang: Lang, origin: &str, token: &str, id: String) -> Letter {
        let words = Words::of(lang);
        let link = format!("{origin}/mail/confirm/{token}");
        let body = [words.say("mail-confirm", &[]), link, words.say("mail-confirm-ignore", &[])].join("\n\n");
        let headers = vec![("Auto-Submitted", "auto-generated".to_owned())];
        Letter { id, subject: words.say("mail-confirm-subject", &[]), body: format!("{body}\n"), headers }
    }

    /// The letter with these lines, which are not empty.
    pub(super) fn notices(lang: Lang, origin: &str, lines: &[Line<'_>], token: &str, id: String) -> Letter {
        let words = Words::of(lang);
        let say = |line: &Line<'_>| words.say(sentence(line.kind), &[("game", words.game(line.game).into())]);
        let subject = match lines {
            [only] => say(only),
            many => words.say("mail-many", &[("n", many.len().into())]),
        };
        let mut parts: Vec<String> =
            lines.iter().map(|it| format!("{}\n{origin}/table/{}", say(it), it.table)).collect();
        parts.push(format!("-- \n{}\n{origin}/mail/stop/{token}", words.say("mail-stop", &[])));
        let headers = vec![
            ("Auto-Submitted", "auto-generated".to_owned()),
            ("List-Unsubscribe", format!("<{origin}/mail/stop/{token}>")),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
        ];
        Letter { id, subject, body: format!("{}\n", parts.join("\n\n")), headers }
    }
}

const fn sentence(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn => "mail-turn",
        NoticeKind::Begun => "mail-begun",
        NoticeKind::Invited => "mail-invited",
        NoticeKind::Clock => "mail-clock",
        NoticeKind::Over => "mail-over",
    }
}

/// A header that the library has no type for.
pub(super) fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_said_in_both_languages() {
        let one = Line { kind: NoticeKind::Turn, game: "money", table: "abc" };
        let letter =
            |lang, lines: &[Line<'_>]| Letter::notices(lang, "https://play.example", lines, "t0k", "id".into());
        assert_eq!(letter(Lang::En, &[one]).subject, "Money!: it’s your turn");
        assert_eq!(letter(Lang::Fr, &[one]).subject, "Money!\u{a0}: à vous de jouer");
        let both = letter(Lang::Fr, &[one, Line { kind: NoticeKind::Over, game: "donnant", table: "def" }]);
        assert_eq!(both.subject, "Des nouvelles de vos 2 tables");
        for part in ["https://play.example/table/abc\n", "https://play.example/table/def\n", "/mail/stop/t0k"] {
            assert!(both.body.contains(part), "{part} in {}", both.body);
        }
        for lang in [Lang::Fr, Lang::En] {
            for kind in NoticeKind::ALL {
                let it = letter(lang, &[Line { kind, ..one }]);
                assert!(!it.subject.contains("mail-") && !it.body.contains("mail-"), "{}", it.body);
            }
            let it = Letter::confirmation(lang, "https://play.example", "t0k", "id".into());
            assert!(it.body.contains("https://play.example/mail/confirm/t0k\n") && !it.body.contains("mail-"));
        }
    }
}
