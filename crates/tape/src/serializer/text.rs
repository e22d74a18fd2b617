//! The content of texts, as JSON has it.

use std::fmt::{self, Display, Write};

use super::NotPlain;

/// Whether a text is not between its quotes as it is.
pub fn needs_escape(text: &str) -> bool {
    // Without a branch for each byte: hardly any text has one.
    text.bytes().fold(false, |found, byte| found | (byte < b' ') | (byte == b'"') | (byte == b'\\'))
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
