//! Validation of text from clients.

use protocol::Clock;
use record::MAX_ENTROPY;

use crate::{common_passwords, error::Refusal};

/// The longest name, in characters.
const MAX_NAME: usize = 24;
/// The longest chat message, in characters.
const MAX_CHAT: usize = 300;
/// The longest name of a club, in characters.
const MAX_CLUB_NAME: usize = 40;
/// The longest text of a report, in characters.
const MAX_REPORT: usize = 500;
/// The longest name of a tournament, in characters.
const MAX_TITLE: usize = 60;
/// A day in seconds.
const MAX_SECONDS: u32 = 24 * 60 * 60;
const MAX_DAYS: u32 = 30;

/// A trimmed name.
///
/// # Errors
/// [`Refusal::BadName`] if it is empty, too long, or has control characters.
pub fn name(text: &str) -> Result<String, Refusal> {
    plain(text, MAX_NAME).ok_or(Refusal::BadName)
}

/// The trimmed name of a tournament.
///
/// # Errors
/// [`Refusal::BadText`] if it is empty, too long, or has control characters.
pub fn title(text: &str) -> Result<String, Refusal> {
    plain(text, MAX_TITLE).ok_or(Refusal::BadText)
}

/// A clock within its bounds.
///
/// # Errors
/// [`Refusal::BadRequest`] for any other.
pub fn clock(clock: Clock) -> Result<Clock, Refusal> {
    let fine = match clock {
        Clock::None => true,
        Clock::Live { seconds, increment } => (10..=MAX_SECONDS).contains(&seconds) && increment <= 600,
        Clock::Days { days } => (1..=MAX_DAYS).contains(&days),
    };
    if fine { Ok(clock) } else { Err(Refusal::bad_request("clock")) }
}

/// A trimmed chat line.
///
/// # Errors
/// [`Refusal::BadText`] if it is empty, too long, or has control characters.
pub fn chat(text: &str) -> Result<String, Refusal> {
    plain(text, MAX_CHAT).ok_or(Refusal::BadText)
}

/// The trimmed name of a club.
///
/// # Errors
/// [`Refusal::BadName`] if it is empty, too long, or has control characters.
pub fn club_name(text: &str) -> Result<String, Refusal> {
    plain(text, MAX_CLUB_NAME).ok_or(Refusal::BadName)
}

/// What a club says of itself, in one line; may be empty.
///
/// # Errors
/// [`Refusal::BadText`] if it is too long or has control characters.
pub fn about(text: &str) -> Result<String, Refusal> {
    optional(text, MAX_CHAT)
}

/// What a report says, in one line; may be empty.
///
/// # Errors
/// [`Refusal::BadText`] if it is too long or has control characters.
pub fn report(text: &str) -> Result<String, Refusal> {
    optional(&text.replace(['\n', '\r'], " "), MAX_REPORT)
}

fn optional(text: &str, max: usize) -> Result<String, Refusal> {
    if text.trim().is_empty() { Ok(String::new()) } else { plain(text, max).ok_or(Refusal::BadText) }
}

/// The text that a player mixes into the seed, a single line because it is part of records; `None` if it is blank.
///
/// # Errors
/// [`Refusal::BadText`] if it is too long or has control characters.
pub fn entropy(text: Option<&str>) -> Result<Option<String>, Refusal> {
    match text.map(str::trim) {
        None | Some("") => Ok(None),
        Some(text) if text.len() <= MAX_ENTROPY => plain(text, MAX_ENTROPY).map(Some).ok_or(Refusal::BadText),
        Some(_) => Err(Refusal::BadText),
    }
}

/// A login of 3 to 32 characters: lower-case ASCII letters, digits, `.`, `_`, `-`.
///
/// # Errors
/// [`Refusal::BadLoginName`] for any other text.
pub fn login(text: &str) -> Result<&str, Refusal> {
    let allowed = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || b"._-".contains(&it);
    if (3..=32).contains(&text.len()) && text.bytes().all(allowed) { Ok(text) } else { Err(Refusal::BadLoginName) }
}

/// A password of 8 to 128 characters.
///
/// # Errors
/// [`Refusal::BadPassword`] for any other length.
pub fn password(text: &str) -> Result<&str, Refusal> {
    if (8..=128).contains(&text.chars().count()) { Ok(text) } else { Err(Refusal::BadPassword) }
}

/// A new password for an account: of the right length, not among the commonest, and without the login in it.
///
/// # Errors
/// [`Refusal::BadPassword`] or [`Refusal::CommonPassword`].
pub fn new_password<'a>(text: &'a str, login: &str) -> Result<&'a str, Refusal> {
    let text = password(text)?;
    let lower = text.to_lowercase();
    if lower.contains(&login.to_lowercase()) || common_passwords::contains(&lower) {
        return Err(Refusal::CommonPassword);
    }
    Ok(text)
}

fn plain(text: &str, max: usize) -> Option<String> {
    let text = text.trim();
    let visible = text.chars().any(|it| it.is_alphanumeric() || is_symbol(it));
    let valid = visible && text.chars().count() <= max && !text.chars().any(is_deceptive);
    valid.then(|| text.to_owned())
}

/// Punctuation and pictures: a chat line may be nothing else.
fn is_symbol(it: char) -> bool {
    it.is_ascii_punctuation()
        || !it.is_ascii()
            && !it.is_alphanumeric()
            && !it.is_whitespace()
            && !is_combining(it)
            && it != '\u{200d}'
            && it != '\u{fe0f}'
}

/// Marks that are drawn over the character before them, of the blocks that have nothing else.
fn is_combining(it: char) -> bool {
    matches!(
        it,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Characters that are not seen, and direction marks: with them a name could be empty or imitate another. They are
/// the control characters, the `Default_Ignorable_Code_Point`s of Unicode except for the joiner and the picture
/// selector that pictures are made of, and blanks that do not count as white space.
fn is_deceptive(it: char) -> bool {
    it.is_control()
        || matches!(
            it,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200c}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0e}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fff8}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Whether a text can be the name of a server in an address.
pub fn is_route(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(name("  Zoé  ").as_deref(), Ok("Zoé"));
        assert_eq!(name("👩\u{200d}🚀 Zoé").as_deref(), Ok("👩\u{200d}🚀 Zoé"), "a picture may be joined");
        let invisible = ["\u{3164}", "\u{ffa0}", "\u{2800}", "\u{ad}", "\u{e0041}", "\u{fe0e}", "\u{200d}", "\u{301}"];
        for bad in invisible {
            assert_eq!(name(bad), Err(Refusal::BadName), "{bad:?}");
        }
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "a\u{3164}", "a\u{0}", &"x".repeat(25)] {
            assert_eq!(name(bad), Err(Refusal::BadName), "{bad:?}");
        }
    }

    #[test]
    fn logins_and_passwords_have_their_bounds() {
        assert!(login("zoe.b_1-x").is_ok());
        for bad in ["ab", "Zoe", "zoé", "a b", &"x".repeat(33)] {
            assert_eq!(login(bad), Err(Refusal::BadLoginName), "{bad:?}");
        }
        assert!(password("12345678").is_ok());
        assert!(password("1234567").is_err() && password(&"x".repeat(129)).is_err());
    }

    #[test]
    fn common_passwords_are_refused() {
        for common in ["password", "12345678", "PassWord", "iloveyou", "football1"] {
            assert_eq!(new_password(common, "zoe"), Err(Refusal::CommonPassword), "{common}");
        }
        assert_eq!(new_password("zoe.b is me", "zoe.b"), Err(Refusal::CommonPassword), "it contains the login");
        assert_eq!(new_password("short", "zoe"), Err(Refusal::BadPassword));
        assert!(new_password("correct horse", "zoe").is_ok());
    }

    #[test]
    fn entropy_is_one_short_line_or_nothing() {
        assert_eq!(entropy(None), Ok(None));
        assert_eq!(entropy(Some("  ")), Ok(None));
        assert_eq!(entropy(Some("a b")), Ok(Some("a b".to_owned())));
        assert!(entropy(Some("a\nb")).is_err());
        assert!(entropy(Some(&"é".repeat(33))).is_err());
    }
}
