//! What must withstand any input: a function a target, and one test that feeds each its seeds.
//!
//! `cargo xtask fuzz` runs the targets under cargo-fuzz where it is installed, and this test
//! elsewhere.

#![forbid(unsafe_code)]

use record::Record;

/// Shared with the tests of the catalogue, which feed them spoilt seeds.
#[path = "../../crates/catalog/tests/parsers/inputs.rs"]
pub mod inputs;

/// What becomes of messages over sockets: shared with the tests of the server.
#[path = "../../crates/server/src/table/input.rs"]
mod input;

pub use input::message;

/// No text makes the parser panic, and what it accepts it writes again byte for byte.
pub fn record(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    if let Ok(record) = Record::parse(text) {
        assert_eq!(record.to_string(), text, "an accepted record must be written again as it was");
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    /// Feeds `target` every seed of its folder, whole and cut off at every byte: truncation is what
    /// befalls files most.
    #[track_caller]
    fn feed(name: &str, target: fn(&[u8])) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(name);
        let mut n = 0;
        for entry in fs::read_dir(&folder).expect("every target has seeds") {
            let seed = fs::read(entry.expect("a readable folder").path()).expect("a readable seed");
            (0..=seed.len()).for_each(|end| target(&seed[..end]));
            n += 1;
        }
        assert!(n > 0, "{} is empty", folder.display());
    }

    #[test]
    fn record() {
        feed("record", super::record);
    }

    #[test]
    fn option() {
        feed("option", super::inputs::option);
    }

    #[test]
    fn action() {
        feed("action", super::inputs::action);
    }

    #[test]
    fn message() {
        feed("message", super::message);
    }
}
