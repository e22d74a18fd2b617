//! Tapes and differences, by the examples of `docs/differences.json` and by values at random.

use protocol::difference::apply;
use serde_json::value::RawValue;
use tape::{Tape, difference};

/// Read by the tests of the protocol and of the page too.
const VECTORS: &str = include_str!("../../../docs/differences.json");

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

/// The value of a JSON text; members keep their order.
fn tape(text: &str) -> Tape {
    let mut from = serde_json::Deserializer::from_str(text);
    Tape::of(&serde_transcode::Transcoder::new(&mut from))
}

fn written(old: &Tape, new: &Tape) -> Option<String> {
    let mut text = Vec::new();
    difference::write(old.value(), new.value(), &mut text).then(|| String::from_utf8(text).unwrap())
}

#[test]
fn the_examples_of_the_description_hold() {
    let vectors: Vec<Vector<'_>> = serde_json::from_str(VECTORS).unwrap();
    assert!(vectors.len() > 10);
    for Vector { what, before, difference, after } in &vectors {
        let [before, expected, after] = [before, difference, after].map(|it| tape(it.get()));
        assert_eq!(written(&before, &after), Some(expected.text()), "{what}");
        assert_eq!(written(&after, &after), None, "{what}");
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
        1 => ["null", "true", "-1.5"][numbers.below(3) as usize].to_owned(),
        2 => {
            // Around the lengths where that of a text no longer fits one byte.
            let long = "long".repeat(62);
            let texts = ["a", "é\\\"", "\\\\", "],[{", &long, "\\u001f\\n\\r\\t\\b\\f"];
            let text = texts[numbers.below(texts.len() as u64) as usize];
            format!("\"{text}{}\"", numbers.below(3000))
        }
        3 => format!("{{{}}}", parts(numbers, true)),
        _ => format!("[{}]", parts(numbers, false)),
    }
}

#[test]
fn a_tape_is_the_text_and_a_difference_gives_the_second_text_back() {
    let (mut nested, mut shorter) = (0, 0);
    for n in 0..2_000 {
        let before = random_value(&mut Numbers(n), &mut None, 4);
        let somewhat_other = random_value(&mut Numbers(n), &mut Some(Numbers(n + 7)), 4);
        for after in [somewhat_other, random_value(&mut Numbers(n + 1), &mut None, 4)] {
            let (old, new) = (tape(&before), tape(&after));
            assert_eq!((old.text(), old.value().text_len()), (before.clone(), before.len()));
            let Some(difference) = written(&old, &new) else {
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

#[derive(serde::Serialize)]
enum Form {
    Unit,
    Newtype(Option<u8>),
    Tuple(i64, char),
    Struct { text: &'static str, float: f32 },
}

#[test]
fn every_form_of_data_is_written_as_by_the_usual_serializer() {
    let forms = [
        Form::Unit,
        Form::Newtype(None),
        Form::Newtype(Some(7)),
        Form::Tuple(-3, '"'),
        Form::Struct { text: "a\\b", float: 0.1 },
    ];
    let by_number = std::collections::BTreeMap::from([(1_u8, ((), true)), (20, ((), false))]);
    assert_eq!(Tape::of(&forms).text(), serde_json::to_string(&forms).unwrap());
    assert_eq!(Tape::of(&by_number).text(), serde_json::to_string(&by_number).unwrap());
    assert_eq!(Tape::of(&by_number).value().text_len(), serde_json::to_string(&by_number).unwrap().len());
}

#[test]
fn what_is_used_again_forgets_what_was_there() {
    let mut tape = Tape::of(&["a", "b"]);
    tape.set_list(|each| ["c", "d", "e"].into_iter().for_each(each));
    assert_eq!(tape.text(), r#"["c","d","e"]"#);
    tape.set_list::<&str>(|_| ());
    assert_eq!(tape.text(), "[]");
}
