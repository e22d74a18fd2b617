//! The schemas of the messages, in a form that is easy to write out.

use std::collections::BTreeMap;

use serde_json::Value;

/// The types of the protocol by their names.
pub type Types = BTreeMap<String, Described>;

/// A type and its documentation.
pub struct Described {
    pub about: String,
    pub shape: Shape,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    Named(String),
    Text,
    Integer,
    Number,
    Flag,
    List(Box<Shape>),
    Map(Box<Shape>),
    Nullable(Box<Shape>),
    /// One of these words.
    Words(Vec<String>),
    Object(Vec<Field>),
    /// An object whose member `tag` says which one it is.
    Union {
        tag: String,
        variants: Vec<Variant>,
    },
    /// An object with `type` and anything else.
    Event,
    /// An object whose keys are not listed.
    Any,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    pub name: String,
    pub about: String,
    pub shape: Shape,
    pub required: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    pub word: String,
    pub about: String,
    /// Its members besides the tag: an object, or the name of one.
    pub shape: Shape,
}

/// Members that tell the variants of a union apart.
const TAGS: [&str; 3] = ["type", "code", "state"];

impl Described {
    pub fn of(schema: &Value) -> Described {
        Described { about: about(schema), shape: shape(schema) }
    }
}

fn about(schema: &Value) -> String {
    schema["description"].as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn shape(schema: &Value) -> Shape {
    if let Some(reference) = schema["$ref"].as_str() {
        return Shape::Named(reference.rsplit('/').next().unwrap_or_default().to_owned());
    }
    if let Some(all) = schema["oneOf"].as_array() {
        return one_of(all);
    }
    if let Some([part]) = schema["allOf"].as_array().map(Vec::as_slice) {
        return shape(part);
    }
    if let Some(words) = schema["enum"].as_array() {
        return Shape::Words(words.iter().map(|it| it.as_str().expect("a word").to_owned()).collect());
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let kind = kinds.iter().find(|it| *it != "null").expect("a type besides null");
            let mut inner = schema.clone();
            inner["type"] = kind.clone();
            Shape::Nullable(Box::new(shape(&inner)))
        }
        Value::String(kind) => match kind.as_str() {
            "string" => Shape::Text,
            "integer" => Shape::Integer,
            "number" => Shape::Number,
            "boolean" => Shape::Flag,
            "array" => Shape::List(Box::new(shape(&schema["items"]))),
            "object" => object(schema),
            other => panic!("{other} is not a type that messages have: {schema}"),
        },
        _ => panic!("a schema without a type: {schema}"),
    }
}

fn object(schema: &Value) -> Shape {
    if schema["additionalProperties"] == true {
        return Shape::Event;
    }
    if schema["additionalProperties"].is_object() {
        return Shape::Map(Box::new(shape(&schema["additionalProperties"])));
    }
    match schema["properties"].as_object() {
        None => Shape::Any,
        Some(members) => {
            let required = |name: &str| schema["required"].as_array().is_some_and(|it| it.iter().any(|it| it == name));
            let field = |(name, member): (&String, &Value)| Field {
                name: name.clone(),
                about: about(member),
                shape: shape(member),
                required: required(name),
            };
            Shape::Object(members.iter().map(field).collect())
        }
    }
}

fn one_of(all: &[Value]) -> Shape {
    if let Some(at) = all.iter().position(|it| it["type"] == "null") {
        let rest: Vec<Value> = all.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, it)| it.clone()).collect();
        let inner = if let [only] = rest.as_slice() { shape(only) } else { one_of(&rest) };
        return Shape::Nullable(Box::new(inner));
    }
    let (mut variants, mut tag) = (Vec::new(), String::new());
    for schema in all {
        // A variant with a type of its own is that type and an object with the tag.
        let parts = schema["allOf"].as_array().cloned().unwrap_or_else(|| vec![schema.clone()]);
        let mut named = None;
        let mut members = Vec::new();
        for part in &parts {
            match shape(part) {
                Shape::Object(fields) => members.extend(fields),
                other => named = Some(other),
            }
        }
        let is_tag =
            |it: &Field| TAGS.contains(&it.name.as_str()) && matches!(&it.shape, Shape::Words(w) if w.len() == 1);
        let at = members.iter().position(is_tag).unwrap_or_else(|| panic!("no tag: {schema}"));
        let found = members.remove(at);
        let Shape::Words(words) = found.shape else { unreachable!("a tag is a word") };
        tag = found.name;
        let shape = named.unwrap_or(Shape::Object(members));
        variants.push(Variant { word: words[0].clone(), about: about(schema), shape });
    }
    Shape::Union { tag, variants }
}

impl Shape {
    /// Whether the shape holds a view, by the names of those that do.
    pub fn holds(&self, named: &impl Fn(&str) -> bool) -> bool {
        match self {
            Shape::Named(name) => named(name),
            Shape::List(it) | Shape::Map(it) | Shape::Nullable(it) => it.holds(named),
            Shape::Object(fields) => fields.iter().any(|it| it.shape.holds(named)),
            Shape::Union { variants, .. } => variants.iter().any(|it| it.shape.holds(named)),
            _ => false,
        }
    }

    /// The names that the shape refers to.
    pub fn names(&self, to: &mut Vec<String>) {
        match self {
            Shape::Named(name) => to.push(name.clone()),
            Shape::List(it) | Shape::Map(it) | Shape::Nullable(it) => it.names(to),
            Shape::Object(fields) => fields.iter().for_each(|it| it.shape.names(to)),
            Shape::Union { variants, .. } => variants.iter().for_each(|it| it.shape.names(to)),
            _ => (),
        }
    }
}
