use catalog::lean_json;
use protocol::{ClientMessage, ServerMessage};
use serde_json::Value;

/// Text that two readers of JSON must understand alike: that of `serde_json` and that of the module for the page
/// (`lean_json`); and, of what servers send, the reader that finds the type first and the one that looks for it.
///
/// # Panics
/// If they do not agree.
pub fn decoder(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let strict = ClientMessage::read(text).ok();
    let lean = lean_json::read::<ClientMessage>(text);
    let Ok(value) = serde_json::from_str::<Value>(text) else {
        return assert!(strict.is_none() && lean.is_none(), "no JSON, and no message");
    };
    // A member that comes twice is refused by one reader, and the last one counts for the other.
    let plain = value.to_string();
    let once = ClientMessage::read(&plain).ok();
    assert_eq!(lean.map(|it| it.to_text()), once.as_ref().map(ClientMessage::to_text), "lean, of {text}");
    if let Some(strict) = strict {
        assert_eq!(Some(strict.to_text()), once.map(|it| it.to_text()), "strict, of {text}");
    }
    let Ok(first) = ServerMessage::read(text) else { return };
    let written: Value = serde_json::from_str(&first.to_text()).expect("a message is JSON");
    // Sorted by name, the type comes late.
    if written["type"] == value["type"] {
        let sorted = ServerMessage::read(&plain).expect("the order of members does not count");
        let again: Value = serde_json::from_str(&sorted.to_text()).expect("a message is JSON");
        assert_eq!(written, again, "the order of members, of {text}");
    }
}
