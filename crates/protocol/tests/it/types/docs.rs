//! The generated parts of `docs/protocol.md`, between `<!-- generated: NAME -->` and `<!-- end -->`.

use std::fmt::Write as _;

use protocol::Refusal;
use serde_json::{Value, json};

use super::{
    model::{Field, Shape, Types},
    typescript,
};

/// The text with every generated part written again.
pub fn fill(text: &str, types: &Types) -> String {
    let mut parts = text.split("<!-- generated: ");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(" -->").expect("a name");
        let (_, after) = rest.split_once("<!-- end -->").expect("the end of a generated part");
        let made = match name {
            "types" => format!("```ts\n{}\n```", typescript::declarations(types).trim().replace("export type", "type")),
            "errors" => errors(types),
            other => panic!("{other} is no part that is generated"),
        };
        let _ = write!(filled, "<!-- generated: {name} -->\n{made}\n<!-- end -->{after}");
    }
    filled
}

/// A row a code.
fn errors(types: &Types) -> String {
    let Shape::Union { variants, .. } = &types["Refusal"].shape else { panic!("a refusal has codes") };
    let mut text = String::from("| code | status | arguments | meaning |\n|---|---|---|---|\n");
    for variant in variants {
        let Shape::Object(fields) = &variant.shape else { panic!("the arguments of {}", variant.word) };
        let names: Vec<String> = fields.iter().map(|it| format!("`{}`", it.name)).collect();
        let (status, names) = (example(&variant.word, fields).status(), names.join(", "));
        let _ = writeln!(text, "| `{}` | {status} | {names} | {} |", variant.word, variant.about);
    }
    text.trim_end().to_owned()
}

/// Some refusal with this code.
fn example(code: &str, fields: &[Field]) -> Refusal {
    let mut json = json!({ "code": code });
    for field in fields {
        json[&field.name] = if field.shape == Shape::Integer { json!(0) } else { Value::from("") };
    }
    serde_json::from_value(json).expect("a refusal is as its schema says")
}
