//! Every refusal of every game leads to a paragraph of the rules page, in every language.

use std::fs;

use catalog::GAMES;

#[test]
fn every_refusal_has_its_paragraph() {
    for game in GAMES {
        let rules = game.rules();
        assert!(!rules.is_empty(), "{} names no rules", game.slug());
        for language in ["en", "fr"] {
            let page = format!("{}/../../docs/rules/{}.{language}.md", env!("CARGO_MANIFEST_DIR"), game.slug());
            let text = fs::read_to_string(&page).unwrap_or_else(|why| panic!("{page}: {why}"));
            for rule in &rules {
                let anchor = format!("{{#{}}}", rule.anchor);
                assert!(text.contains(&anchor), "{page}: the refusal {} names {anchor}, which is missing", rule.id);
            }
        }
    }
}
