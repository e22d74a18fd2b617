//! Differences, by the examples of `docs/differences.json`. Those between values at random are in the tests of `tape`.

use protocol::difference::{Misfit, apply};
use serde_json::value::RawValue;

/// Read by the tests of the page too.
const VECTORS: &str = include_str!("../../../../docs/differences.json");

#[derive(serde::Deserialize)]
struct Vector<'a> {
    what: String,
    #[serde(borrow)]
    before: &'a RawValue,
    #[serde(borrow)]
    difference: &'a RawValue,
    #[serde(borrow)]
    after: &'a RawValue,
}

/// The text without white space; members keep their order.
fn compact(raw: &RawValue) -> String {
    let (mut text, mut quoted, mut escaped) = (String::new(), false, false);
    for it in raw.get().chars() {
        if quoted || !it.is_whitespace() {
            text.push(it);
        }
        quoted ^= it == '"' && !escaped;
        escaped = it == '\\' && !escaped;
    }
    text
}

#[test]
fn the_examples_of_the_description_hold() {
    let vectors: Vec<Vector<'_>> = serde_json::from_str(VECTORS).unwrap();
    assert!(vectors.len() > 10);
    for Vector { what, before, difference, after } in &vectors {
        let [before, difference, after] = [before, difference, after].map(|it| compact(it));
        assert_eq!(apply(&before, &difference).as_deref(), Ok(&*after), "{what}");
    }
}

#[test]
fn the_order_of_members_means_nothing() {
    let before = r#"{"a":1,"b":[{"c":1},{"c":2}]}"#;
    let after = r#"{"a":2,"b":[{"c":3},{"c":4}]}"#;
    assert_eq!(apply(before, r#"{"b":{"1":{"c":4},"0":{"c":3}},"a":2}"#).as_deref(), Ok(after));
}

#[test]
fn what_does_not_fit_is_refused() {
    let before = r#"{"a":[1,2],"b":{"c":null}}"#;
    for wrong in [
        "",
        "{",
        "[]",
        r#"{"x":1}"#,
        r#"{"a":[0,3,[]]}"#,
        r#"{"a":[0,1]}"#,
        r#"{"a":[-1,0,[]]}"#,
        r#"{"a":[0,1,2]}"#,
        r#"{"a":{"2":1}}"#,
        r#"{"a":{"x":1}}"#,
        r#"{"b":[0,0,[]]}"#,
        r#"{"b":{"c":{"d":1}}}"#,
        r#"{"a":[[1]"#,
        r#"[1,0,["#,
        "\"",
        "{\"a\"}",
        "{\"a\":}",
    ] {
        assert_eq!(apply(before, wrong), Err(Misfit), "{wrong}");
    }
}
