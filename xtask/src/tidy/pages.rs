//! The rules pages have the same paragraphs in both languages. That each refusal has its paragraph is a test of the
//! catalogue, which asks the games themselves for their anchors.

use super::{Fault, tree::Tree};

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (page, text) in tree.below("docs/rules", ".md") {
        match page.trim_end_matches(".md").rsplit_once('.') {
            Some((slug, "en")) => faults.extend(compare(tree, slug, text)),
            Some((slug, "fr")) if tree.text(&path(slug, "en")).is_some() => {}
            _ => faults.push(Fault::new(format!("docs/rules/{page}"), "has no English twin <slug>.en.md")),
        }
    }
    faults
}

fn path(slug: &str, language: &str) -> String {
    format!("docs/rules/{slug}.{language}.md")
}

fn compare(tree: &Tree, slug: &str, english: &str) -> Option<Fault> {
    let (page, twin) = (path(slug, "en"), path(slug, "fr"));
    let expected = anchors(english);
    if expected.is_empty() {
        return Some(Fault::new(page, "has no anchors: headings are written as `## Bids {#bidding}`"));
    }
    let Some(found) = tree.text(&twin).map(anchors) else {
        return Some(Fault::new(twin, format!("is missing: {page} has no French twin")));
    };
    if found == expected {
        return None;
    }
    let at = expected.iter().zip(&found).take_while(|(one, other)| one == other).count();
    let name = |list: &[&str]| list.get(at).map_or("nothing".to_owned(), |it| format!("#{it}"));
    let (here, there) = (name(&found), name(&expected));
    Some(Fault::new(twin, format!("the anchors differ from {page}: {here} here, {there} there")))
}

/// Every `{#id}` of a page, in order.
fn anchors(page: &str) -> Vec<&str> {
    page.split("{#").skip(1).filter_map(|it| it.split_once('}')).map(|(id, _)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn faults<const N: usize>(files: [(&str, &str); N], expected: &[&str]) {
        let faults: Vec<String> = check(&Tree::from(files)).iter().map(Fault::to_string).collect();
        assert_eq!(faults, expected);
    }

    #[test]
    fn pages_that_agree() {
        faults(
            [
                ("docs/rules/money.en.md", "## Bids {#bidding}\n## Exchanges {#exchange}\n"),
                ("docs/rules/money.fr.md", "## Mises {#bidding}\n## Échanges {#exchange}\n"),
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
                ("docs/rules/alhambra.en.md", "{#end}"),
                ("docs/rules/donnant.en.md", "## Bids\n"),
            ],
            &[
                "docs/rules/alhambra.fr.md: is missing: docs/rules/alhambra.en.md has no French twin",
                "docs/rules/donnant.en.md: has no anchors: headings are written as `## Bids {#bidding}`",
                "docs/rules/mint.fr.md: has no English twin <slug>.en.md",
                "docs/rules/money.fr.md: the anchors differ from docs/rules/money.en.md: #end here, #bidding there",
            ],
        );
    }
}
