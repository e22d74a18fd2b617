//! The content of texts, as JSON has it.

use std::fmt::{self, Display, Write};

use super::NotPlain;

/// Whether a text is not between its quotes as it is.
pub fn needs_escape(text: &str) -> bool {
    // Eight bytes at a time, and without a branch: hardly any text has one.
    let (words, rest) = text.as_bytes().as_chunks::<8>();
    let mut last = [b' '; 8];
    last[..rest.len()].copy_from_slice(rest);
    words.iter().chain([&last]).fold(0, |found, word| found | special(u64::from_le_bytes(*word))) != 0
}

/// Not zero if one of eight bytes is a control character, a quote or a backslash.
fn special(word: u64) -> u64 {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const TOPS: u64 = ONES << 7;
    // A byte is below `n`, which is no more than 0x80. More bytes may be marked, but only if one is below it.
    let any_below = |word: u64, n: u64| word.wrapping_sub(ONES * n) & !word & TOPS;
    let any_is = |byte: u8| any_below(word ^ (ONES * u64::from(byte)), 1);
    any_below(word, u64::from(b' ')) | any_is(b'"') | any_is(b'\\')
}

/// Appends what stands between the quotes.
pub fn write_escaped(text: &str, to: &mut Vec<u8>) {
    if !needs_escape(text) {
        return to.extend_from_slice(text.as_bytes());
    }
    for byte in text.as_bytes() {
        match byte {
            b'"' => to.extend_from_slice(b"\\\""),
            b'\\' => to.extend_from_slice(b"\\\\"),
            b'\n' => to.extend_from_slice(b"\\n"),
            b'\r' => to.extend_from_slice(b"\\r"),
            b'\t' => to.extend_from_slice(b"\\t"),
            0x08 => to.extend_from_slice(b"\\b"),
            0x0c => to.extend_from_slice(b"\\f"),
            ..b' ' => to.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
            _ => to.push(*byte),
        }
    }
}

/// Appends what a value is displayed as.
pub fn write_formatted(value: &dyn Display, to: &mut Vec<u8>) -> Result<(), NotPlain> {
    struct Escaped<'a>(&'a mut Vec<u8>);
    impl Write for Escaped<'_> {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            write_escaped(text, self.0);
            Ok(())
        }
    }
    write!(Escaped(to), "{value}").map_err(|_| NotPlain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_seen_wherever_it_stands() {
        for around in 0..20 {
            for at in 0..=around {
                for c in (0..=0x7f_u8).map(char::from).chain(['é', '€', '龍', '\u{80}', '\u{a0}']) {
                    let mut text = "~ z".chars().cycle().take(around).collect::<String>();
                    text.insert(at, c);
                    assert_eq!(needs_escape(&text), c < ' ' || c == '"' || c == '\\', "{text:?}");
                }
            }
        }
        assert!(!needs_escape(""));
    }
}
