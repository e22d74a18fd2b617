use std::collections::HashSet;

use kernel::{Game, Options, OptionsError, Rule, Token};

/// A token reads back from its text and from its JSON, and both are the same text.
pub fn round_trip<T: Token>(token: T) {
    let text = token.to_string();
    assert_eq!(text.parse(), Ok(token), "{text} reads back");
    let json = serde_json::to_string(&token).expect("tokens are plain text");
    assert_eq!(json, format!("\"{text}\""));
    assert_eq!(serde_json::from_str::<T>(&json).expect("tokens can be read again"), token);
    for broken in [format!("{text} "), format!(" {text}"), format!("{text} 1"), text.to_uppercase() + "!"] {
        assert!(broken.parse::<T>().is_err(), "\"{broken}\" must not be read as {text}");
    }
}

/// Options read back from their texts; defaults are what the specification says; strangers are refused.
pub fn options_round_trip<G: Game>(options: &G::Options) {
    let (mut again, mut fresh) = (G::Options::default(), G::Options::default());
    for spec in G::Options::SPECS {
        let text = options.get(spec.key).expect("every key has a value");
        again.set(spec.key, &text).unwrap_or_else(|why| panic!("{} {text}: {why:?}", spec.key));
        assert_eq!(G::Options::default().get(spec.key).as_deref(), Some(spec.default), "{}", spec.key);
        fresh.set(spec.key, spec.default).expect("a default is valid");
        assert!(fresh.set(spec.key, "\u{1}nonsense").is_err(), "{} takes nonsense", spec.key);
    }
    assert_eq!(&again, options);
    assert_eq!(fresh, G::Options::default());
    assert_eq!(fresh.set("no-such-option", "1"), Err(OptionsError::Unknown));
    assert_eq!(fresh.get("no-such-option"), None);
    let json = serde_json::to_value(options).expect("options are plain data");
    let keys: HashSet<&str> = json.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, G::Options::SPECS.iter().map(|spec| spec.key).collect(), "every option in force is written");
}

/// Every refusal has an id of its own, and a paragraph.
pub fn rules_have_ids<G: Game>() {
    let ids: HashSet<&str> = G::Refusal::ALL.iter().map(|rule| rule.id()).collect();
    assert_eq!(ids.len(), G::Refusal::ALL.len(), "each refusal has an id of its own");
    let is_kebab = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_lowercase() || it == b'-');
    assert!(G::Refusal::ALL.iter().all(|rule| is_kebab(rule.id()) && is_kebab(rule.anchor())));
}
