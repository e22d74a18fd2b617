//! What the page holds the server's messages against: a table of shapes, small enough to be sent with the page.
//!
//! A shape is a text: `string`, `integer`, `number`, `boolean`, `object` or a name; behind it `[]` for a list, `{}`
//! for an object with any keys, `?` for what may be null.

use std::{collections::BTreeSet, fmt::Write as _};

use super::model::{Field, Shape, Types};

/// The shapes of `roots` and of all that they are made of.
pub fn table(types: &Types, roots: &[&str]) -> String {
    let (mut known, mut open) = (BTreeSet::new(), roots.iter().map(|&it| it.to_owned()).collect::<Vec<_>>());
    while let Some(name) = open.pop() {
        if known.insert(name.clone()) {
            types[&name].shape.names(&mut open);
        }
    }
    let mut text = String::from("{\n");
    for name in known {
        let shape = if name == OPEN.0 { OPEN.1.to_owned() } else { declared(&types[&name].shape) };
        let _ = writeln!(text, "  {name}: {shape},");
    }
    text + "}"
}

/// The page takes codes that it does not know: it has words for them too.
const OPEN: (&str, &str) = ("Refusal", "{ members: { code: 'string' } }");

fn declared(shape: &Shape) -> String {
    match shape {
        Shape::Object(fields) => format!("{{ members: {} }}", members(fields)),
        Shape::Union { tag, variants } => {
            let variant = |shape: &Shape| match shape {
                Shape::Object(fields) => members(fields),
                named => format!("'{}'", notation(named)),
            };
            let all: Vec<String> =
                variants.iter().map(|it| format!("{}: {}", key(&it.word), variant(&it.shape))).collect();
            format!("{{ tag: '{tag}', variants: {{ {} }} }}", all.join(", "))
        }
        Shape::Words(words) => {
            let words: Vec<String> = words.iter().map(|it| format!("'{it}'")).collect();
            format!("{{ words: [{}] }}", words.join(", "))
        }
        Shape::Event => "{ members: { type: 'string' } }".to_owned(),
        other => format!("{{ alias: '{}' }}", notation(other)),
    }
}

fn members(fields: &[Field]) -> String {
    let member = |it: &Field| {
        assert!(it.required, "the server sends every member, even where it is null: {}", it.name);
        format!("{}: '{}'", it.name, notation(&it.shape))
    };
    let all: Vec<String> = fields.iter().map(member).collect();
    if all.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", all.join(", ")) }
}

fn key(word: &str) -> String {
    if word.contains('-') { format!("'{word}'") } else { word.to_owned() }
}

fn notation(shape: &Shape) -> String {
    match shape {
        Shape::Named(name) => name.clone(),
        Shape::Text => "string".to_owned(),
        Shape::Integer => "integer".to_owned(),
        Shape::Number => "number".to_owned(),
        Shape::Flag => "boolean".to_owned(),
        Shape::List(it) => format!("{}[]", notation(it)),
        Shape::Map(it) => format!("{}{{}}", notation(it)),
        Shape::Nullable(it) => format!("{}?", notation(it)),
        Shape::Any => "object".to_owned(),
        Shape::Words(_) | Shape::Object(_) | Shape::Union { .. } | Shape::Event => {
            panic!("this shape has a name of its own: {shape:?}")
        }
    }
}
