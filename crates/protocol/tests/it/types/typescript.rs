//! The messages as types of TypeScript.

use std::fmt::Write as _;

use super::model::{Described, Field, Shape, Types, Variant};

/// What a game brings: the page gives its type as a parameter.
const VIEW: &str = "View";

/// All declarations, with their documentation.
pub fn declarations(types: &Types) -> String {
    let mut text = String::new();
    for (name, described) in types.iter().filter(|(name, _)| *name != VIEW) {
        let parameter = if is_generic(types, name) { "<View = unknown>" } else { "" };
        let _ = writeln!(
            text,
            "\n{}export type {name}{parameter} ={};",
            comment("", &described.about),
            body(types, described)
        );
    }
    text
}

fn is_generic(types: &Types, name: &str) -> bool {
    name == VIEW || types.get(name).is_some_and(|it| it.shape.holds(&|inner| inner != name && is_generic(types, inner)))
}

fn body(types: &Types, described: &Described) -> String {
    match &described.shape {
        Shape::Object(fields) => format!(" {}", object(types, fields)),
        Shape::Union { tag, variants } => {
            let all: Vec<String> = variants
                .iter()
                .map(|it| format!("\n{}  | {}", comment("  ", &it.about), variant(types, tag, it)))
                .collect();
            all.concat()
        }
        shape => format!(" {}", expression(types, shape)),
    }
}

fn variant(types: &Types, tag: &str, variant: &Variant) -> String {
    let word = format!("{tag}: '{}'", variant.word);
    match &variant.shape {
        Shape::Object(fields) => {
            let fields: Vec<String> = fields.iter().map(|it| member(types, it)).collect();
            let all: Vec<String> = [word].into_iter().chain(fields).collect();
            format!("{{ {} }}", all.join("; "))
        }
        named => format!("({{ {word} }} & {})", expression(types, named)),
    }
}

fn object(types: &Types, fields: &[Field]) -> String {
    if fields.is_empty() {
        return "Record<string, never>".to_owned();
    }
    let members: String =
        fields.iter().map(|it| format!("{}  {};\n", comment("  ", &it.about), member(types, it))).collect();
    format!("{{\n{members}}}")
}

fn member(types: &Types, field: &Field) -> String {
    let optional = if field.required { "" } else { "?" };
    format!("{}{optional}: {}", field.name, expression(types, &field.shape))
}

fn expression(types: &Types, shape: &Shape) -> String {
    match shape {
        Shape::Named(name) if name == VIEW => VIEW.to_owned(),
        Shape::Named(name) if is_generic(types, name) => format!("{name}<View>"),
        Shape::Named(name) => name.clone(),
        Shape::Text => "string".to_owned(),
        Shape::Integer | Shape::Number => "number".to_owned(),
        Shape::Flag => "boolean".to_owned(),
        Shape::List(it) => match &**it {
            Shape::Nullable(_) => format!("({})[]", expression(types, it)),
            _ => format!("{}[]", expression(types, it)),
        },
        Shape::Map(it) => format!("Record<string, {}>", expression(types, it)),
        Shape::Nullable(it) => format!("{} | null", expression(types, it)),
        Shape::Words(words) => words.iter().map(|it| format!("'{it}'")).collect::<Vec<_>>().join(" | "),
        Shape::Object(fields) => object(types, fields),
        Shape::Event => "{ type: string; [member: string]: unknown }".to_owned(),
        Shape::Union { .. } => panic!("a union has a name of its own"),
        Shape::Any => "object".to_owned(),
    }
}

fn comment(indent: &str, about: &str) -> String {
    if about.is_empty() { String::new() } else { format!("{indent}/** {about} */\n") }
}
