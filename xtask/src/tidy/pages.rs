//! The rules pages: the same paragraphs in both languages, and one for every refusal.

use std::collections::BTreeSet;

use super::{Fault, tree::Tree};

const LANGUAGES: [&str; 2] = ["en", "fr"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (page, text) in tree.below("docs/rules", ".md") {
        match page.trim_end_matches(".md").rsplit_once('.') {
            Some((slug, "en")) => faults.extend(compare(tree, slug, text)),
            Some((slug, "fr")) if tree.text(&path(slug, "en")).is_some() => {}
            _ => faults.push(Fault::new(format!("docs/rules/{page}"), "has no English twin <slug>.en.md")),
        }
    }
    for (inside, code) in tree.below("crates/games", "/src/refusal.rs") {
        let slug = inside.trim_end_matches("/src/refusal.rs");
        faults.extend(LANGUAGES.iter().flat_map(|language| missing(tree, slug, language, code)));
    }
    faults
}

fn path(slug: &str, language: &str) -> String {
    format!("docs/rules/{slug}.{language}.md")
}

fn compare(tree: &Tree, slug: &str, english: &str) -> Option<Fault> {
    let twin = path(slug, "fr");
    let french = tree.text(&twin).map(anchors);
    if french.as_ref() == Some(&anchors(english)) {
        return None;
    }
    let what = match french {
        None => format!("is missing: {} has no French twin", path(slug, "en")),
        Some(french) => {
            let at = anchors(english).iter().zip(&french).take_while(|(one, other)| one == other).count();
            let name = |list: &[&str]| list.get(at).map_or("nothing".to_owned(), |it| format!("#{it}"));
            let (here, there) = (name(&french), name(&anchors(english)));
            format!("the anchors differ from {}: {here} here, {there} there", path(slug, "en"))
        }
    };
    Some(Fault::new(twin, what))
}

/// The anchors that the refusals of a game name and its rules page lacks.
fn missing(tree: &Tree, slug: &str, language: &str, code: &str) -> Vec<Fault> {
    let page = path(slug, language);
    let there = tree.text(&page).map(anchors).unwrap_or_default();
    let wanted: BTreeSet<&str> = literals_of_fn(code, "anchor").into_iter().filter(|it| !there.contains(it)).collect();
    wanted
        .into_iter()
        .map(|it| Fault::new(page.clone(), format!("a refusal names #{it}, which is not there")))
        .collect()
}

/// Every `{#id}` of a page, in order.
fn anchors(page: &str) -> Vec<&str> {
    page.split("{#").skip(1).filter_map(|it| it.split_once('}')).map(|(id, _)| id).collect()
}

/// The string literals in the body of `fn name`. It knows no escapes: ids have none.
fn literals_of_fn<'a>(code: &'a str, name: &str) -> Vec<&'a str> {
    let Some((_, after)) = code.split_once(&format!("fn {name}(")) else { return Vec::new() };
    let (mut literals, mut depth) = (Vec::new(), 0usize);
    // Split at quotes, every second part is inside of one.
    for (index, part) in after.split('"').enumerate() {
        if index % 2 == 1 {
            literals.push(part);
            continue;
        }
        for sign in part.chars() {
            match sign {
                '{' => depth += 1,
                '}' if depth == 1 => return literals,
                '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    literals
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFUSAL: &str = r#"
        fn id(self) -> &'static str { "not-an-anchor" }
        fn anchor(self) -> &'static str {
            match self {
                Refusal::A { .. } => "bidding",
                Refusal::B => "exchange",
            }
        }
        fn later() -> &'static str { "neither" }
    "#;

    #[track_caller]
    fn faults<const N: usize>(files: [(&str, &str); N], expected: &[&str]) {
        let faults: Vec<String> = check(&Tree::from(files)).iter().map(Fault::to_string).collect();
        assert_eq!(faults, expected);
    }

    #[test]
    fn literals_of_one_function() {
        assert_eq!(literals_of_fn(REFUSAL, "anchor"), ["bidding", "exchange"]);
        assert_eq!(literals_of_fn(REFUSAL, "missing"), [""; 0]);
    }

    #[test]
    fn pages_that_agree() {
        faults(
            [
                ("docs/rules/money.en.md", "## Bids {#bidding}\n## Exchanges {#exchange}\n"),
                ("docs/rules/money.fr.md", "## Mises {#bidding}\n## Échanges {#exchange}\n"),
                ("crates/games/money/src/refusal.rs", REFUSAL),
            ],
            &[],
        );
    }

    #[test]
    fn each_fault_is_named() {
        faults(
            [
                ("docs/rules/money.en.md", "{#bidding} {#end}"),
                ("docs/rules/money.fr.md", "{#end} {#bidding}"),
                ("docs/rules/mint.fr.md", ""),
                ("docs/rules/alhambra.en.md", ""),
                ("crates/games/money/src/refusal.rs", REFUSAL),
            ],
            &[
                "docs/rules/alhambra.fr.md: is missing: docs/rules/alhambra.en.md has no French twin",
                "docs/rules/mint.fr.md: has no English twin <slug>.en.md",
                "docs/rules/money.fr.md: the anchors differ from docs/rules/money.en.md: #end here, #bidding there",
                "docs/rules/money.en.md: a refusal names #exchange, which is not there",
                "docs/rules/money.fr.md: a refusal names #exchange, which is not there",
            ],
        );
    }
}
