use std::collections::HashSet;

use kernel::{Game, Options, OptionsError, Rule, Token};

/// A token reads back from its text and from its JSON, and both are the same text.
pub fn round_trip<T: Token>(token: T) {
    let text = token.to_string();
    law_eq!("notation", text.parse(), Ok(token), "\"{text}\" is read back");
    let json = serde_json::to_string(&token).expect("tokens are plain text");
    law_eq!("notation", json, format!("\"{text}\""), "the JSON form of {token:?} is its text");
    let read = serde_json::from_str::<T>(&json).expect("tokens can be read again");
    law_eq!("notation", read, token, "{json} is read back");
    for broken in [format!("{text} "), format!(" {text}"), format!("{text} 1"), text.to_uppercase() + "!"] {
        law!("notation", broken.parse::<T>().is_err(), "\"{broken}\" is not read as {text}");
    }
}

/// An action has at most 8 bytes: lists and trees of a search hold many.
///
/// # Panics
///
/// Panics if it is larger.
pub fn is_small<T: Token>() {
    law!("small-actions", size_of::<T>() <= 8, "an action of {} bytes is larger than 8", size_of::<T>());
}

/// Options read back from their texts; defaults are what the specification says; strangers are refused.
///
/// # Panics
///
/// Panics where the law `options` is broken.
pub fn options_round_trip<G: Game>(options: &G::Options) {
    let (mut again, mut fresh) = (G::Options::default(), G::Options::default());
    for spec in G::Options::SPECS {
        let text = options.get(spec.key).expect("every key has a value");
        again.set(spec.key, &text).unwrap_or_else(|why| panic!("{} {text}: {why:?}", spec.key));
        let default = G::Options::default().get(spec.key);
        law_eq!("options", default.as_deref(), Some(spec.default), "{} has the default of its spec", spec.key);
        fresh.set(spec.key, spec.default).expect("a default is valid");
        law!("options", fresh.set(spec.key, "\u{1}nonsense").is_err(), "{} refuses nonsense", spec.key);
    }
    law_eq!("options", &again, options, "options are read back from their texts");
    law_eq!("options", fresh, G::Options::default(), "the defaults of the specs are the default options");
    law_eq!("options", fresh.set("no-such-option", "1"), Err(OptionsError::Unknown), "unknown keys are refused");
    law_eq!("options", fresh.get("no-such-option"), None, "unknown keys have no value");
    let json = serde_json::to_value(options).expect("options are plain data");
    let keys: HashSet<&str> =
        json.as_object().expect("law options: their JSON is an object").keys().map(String::as_str).collect();
    law_eq!("options", keys, G::Options::SPECS.iter().map(|spec| spec.key).collect(), "JSON has every option");
}

/// Every refusal has an id of its own, and a paragraph.
pub fn rules_have_ids<G: Game>() {
    let ids: HashSet<&str> = G::Refusal::ALL.iter().map(|rule| rule.id()).collect();
    law_eq!("refusal-ids", ids.len(), G::Refusal::ALL.len(), "each refusal has an id of its own");
    let is_kebab = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_lowercase() || it == b'-');
    let odd = G::Refusal::ALL.iter().find(|rule| !is_kebab(rule.id()) || !is_kebab(rule.anchor()));
    law_eq!("refusal-ids", odd, None, "ids and anchors are lower-case letters and dashes");
}
