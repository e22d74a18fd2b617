//! Validation of text from clients.

use record::MAX_ENTROPY;

use crate::error::Refusal;

/// The longest name, in characters.
const MAX_NAME: usize = 24;
/// The longest chat message, in characters.
const MAX_CHAT: usize = 300;

/// A trimmed name.
///
/// # Errors
/// [`Refusal::BadName`] if it is empty, too long, or has control characters.
pub fn name(text: &str) -> Result<String, Refusal> {
    plain(text, MAX_NAME).ok_or(Refusal::BadName)
}

/// A trimmed chat line.
///
/// # Errors
/// [`Refusal::BadText`] if it is empty, too long, or has control characters.
pub fn chat(text: &str) -> Result<String, Refusal> {
    plain(text, MAX_CHAT).ok_or(Refusal::BadText)
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

fn plain(text: &str, max: usize) -> Option<String> {
    let text = text.trim();
    let valid = !text.is_empty() && text.chars().count() <= max && !text.chars().any(is_deceptive);
    valid.then(|| text.to_owned())
}

/// Control characters, zero-width characters and direction marks, with which a name could imitate another.
fn is_deceptive(it: char) -> bool {
    it.is_control()
        || matches!(it, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(name("  Zoé  ").as_deref(), Ok("Zoé"));
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "a\u{0}", &"x".repeat(25)] {
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
    fn entropy_is_one_short_line_or_nothing() {
        assert_eq!(entropy(None), Ok(None));
        assert_eq!(entropy(Some("  ")), Ok(None));
        assert_eq!(entropy(Some("a b")), Ok(Some("a b".to_owned())));
        assert!(entropy(Some("a\nb")).is_err());
        assert!(entropy(Some(&"é".repeat(33))).is_err());
    }
}
