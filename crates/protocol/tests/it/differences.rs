//! Differences, by the examples of `docs/differences.json` and by values at random.

use protocol::difference::{Misfit, apply, write};
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

fn difference(old: &str, new: &str) -> Option<String> {
    let mut text = Vec::new();
    write(old, new, &mut text).then(|| String::from_utf8(text).unwrap())
}

#[test]
fn the_examples_of_the_description_hold() {
    let vectors: Vec<Vector<'_>> = serde_json::from_str(VECTORS).unwrap();
    assert!(vectors.len() > 10);
    for Vector { what, before, difference: expected, after } in &vectors {
        let [before, expected, after] = [before, expected, after].map(|it| compact(it));
        assert_eq!(difference(&before, &after).as_deref(), Some(&*expected), "{what}");
        assert_eq!(apply(&before, &expected).as_deref(), Ok(&*after), "{what}");
        assert_eq!(difference(&after, &after), None, "{what}");
    }
}

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// A value of lists, objects and texts. By `other`, if there is one, some of its parts are replaced or left out.
fn random_value(numbers: &mut Numbers, other: &mut Option<Numbers>, depth: u32) -> String {
    let mut parts = |numbers: &mut Numbers, named: bool| {
        let mut parts = Vec::new();
        for n in 0..numbers.below(10) {
            let value = random_value(numbers, other, depth - 1);
            match other.as_mut().map(|it| it.below(16)) {
                Some(0) => parts.push(if named { format!("\"k{n}\":null") } else { "\"other\"".to_owned() }),
                Some(1) if !named || n % 3 == 0 => (),
                _ => parts.push(if named { format!("\"k{n}\":{value}") } else { value }),
            }
        }
        parts.join(",")
    };
    match numbers.below(if depth == 0 { 3 } else { 6 }) {
        0 => numbers.below(1000).to_string(),
        1 => ["null", "true", "-1.5e3"][numbers.below(3) as usize].to_owned(),
        2 => {
            let text = ["a", "é\\\"", "\\\\", "],[{"][numbers.below(4) as usize];
            format!("\"{text}{}\"", numbers.below(30))
        }
        3 => format!("{{{}}}", parts(numbers, true)),
        _ => format!("[{}]", parts(numbers, false)),
    }
}

#[test]
fn a_difference_gives_the_second_text_back_byte_for_byte() {
    let (mut nested, mut shorter) = (0, 0);
    for n in 0..2_000 {
        let before = random_value(&mut Numbers(n), &mut None, 4);
        let somewhat_other = random_value(&mut Numbers(n), &mut Some(Numbers(n + 7)), 4);
        for after in [somewhat_other, random_value(&mut Numbers(n + 1), &mut None, 4)] {
            let Some(difference) = difference(&before, &after) else {
                assert_eq!(before, after);
                continue;
            };
            assert_eq!(apply(&before, &difference).as_deref(), Ok(&*after), "{before} {difference}");
            assert!(difference.len() <= after.len() + 2, "{before} {difference}");
            nested += u32::from(difference.starts_with('{') && before.starts_with('['));
            shorter += u32::from(difference.len() < after.len() / 2);
        }
    }
    assert!(nested > 20 && shorter > 200, "{nested} and {shorter}: the test tests little");
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
