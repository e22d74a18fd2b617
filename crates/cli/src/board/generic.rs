//! The listing of a view, for games that have no board of their own yet.

use ratatui::{style::Stylize, text::Line};
use serde_json::Value;

use super::{Board, Lines, Picks, Scene};

/// Shows everything, with the names of pieces.
pub struct Generic;

impl Board for Generic {
    fn table(&self, scene: &Scene) -> Lines {
        let mut lines = Vec::new();
        list(scene, &scene.view, 0, &mut lines);
        lines
    }

    fn own(&self, _: &Scene) -> Lines {
        Vec::new()
    }

    fn picks(&self, _: &Scene, _: &[String]) -> Option<Picks> {
        None
    }
}

fn list(scene: &Scene, value: &Value, depth: usize, lines: &mut Lines) {
    let entries: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (label(key), value)).collect(),
        Value::Array(items) => items.iter().zip(1..).map(|(item, n)| (format!("{n}"), item)).collect(),
        _ => Vec::new(),
    };
    let margin = "  ".repeat(depth);
    for (key, value) in entries.into_iter().filter(|(_, value)| !value.is_null()) {
        match short(scene, value) {
            Some(text) => lines.push(Line::from(vec![format!("{margin}{key}: ").dim(), text.into()])),
            None => {
                lines.push(Line::from(format!("{margin}{key}").bold()));
                list(scene, value, depth + 1, lines);
            }
        }
    }
}

/// What fits on one line: a single value, or a list of such.
fn short(scene: &Scene, value: &Value) -> Option<String> {
    match value {
        Value::Object(fields) if fields.is_empty() => Some("–".to_owned()),
        Value::Object(_) => None,
        Value::Array(items) if items.is_empty() => Some("–".to_owned()),
        Value::Array(items) => {
            let single = items.iter().all(|it| !it.is_object() && !it.is_array());
            let texts: Option<Vec<String>> = items.iter().map(|it| short(scene, it)).collect();
            single.then_some(texts?.join(", "))
        }
        Value::String(code) => Some(scene.words.piece(scene.slug, code)),
        Value::Bool(true) => Some(scene.words.say("yes", &[])),
        Value::Bool(false) => Some(scene.words.say("no", &[])),
        other => Some(other.to_string()),
    }
}

/// A key as a person reads it.
fn label(key: &str) -> String {
    key.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::{Lang, Words};

    use super::*;

    #[test]
    fn everything_is_listed_with_the_names_of_pieces() {
        let view = json!({
            "row": ["EUR20a", "G1"], "last_round": true, "secret": null, "pile": [],
            "seats": [{"points": 7, "hand": ["CHF50"]}, {"points": 9}],
        });
        let scene = Scene { words: Words::of(Lang::Fr), slug: "money", view, me: None, names: &[] };
        let text: Vec<String> = Generic.table(&scene).iter().map(Line::to_string).collect();
        assert_eq!(
            text,
            [
                "last round: oui",
                "pile: –",
                "row: 20\u{a0}€, pièce d’or",
                "seats",
                "  1",
                "    hand: 50\u{a0}CHF",
                "    points: 7",
                "  2",
                "    points: 9",
            ]
        );
    }
}
