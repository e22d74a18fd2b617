use super::{Fault, tree::Tree};

/// Where comments were gone through; elsewhere the rule would find what nobody has looked at yet.
const CRATES: &[&str] = &[
    "crates/arena/src/",
    "crates/bots/src/",
    "crates/catalog/src/",
    "crates/cli/src/",
    "crates/games/",
    "crates/kernel/src/",
    "crates/laws/src/",
    "crates/learn/src/",
    "crates/py/src/",
    "crates/record/src/",
    "crates/testkit/src/",
];

/// A doc comment of a single word says less than the name below it.
pub fn check(tree: &Tree) -> Vec<Fault> {
    let sources =
        tree.files().filter(|(path, _)| path.ends_with(".rs") && CRATES.iter().any(|it| path.starts_with(it)));
    sources.flat_map(|(path, text)| single_words(path, text)).collect()
}

fn single_words(path: &str, text: &str) -> Vec<Fault> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_doc = |n: usize| lines.get(n).is_some_and(|it| it.starts_with("///"));
    let is_word = |line: &str| line.strip_prefix("/// ").and_then(|it| it.strip_suffix('.')).is_some_and(is_plain_word);
    let alone = |n: usize| is_word(lines[n]) && !is_doc(n + 1) && (n == 0 || !is_doc(n - 1));
    let fault = |n: usize| Fault::at(path, n + 1, format!("`{}` says nothing: say why, or leave it out", lines[n]));
    (0..lines.len()).filter(|&n| alone(n)).map(fault).collect()
}

fn is_plain_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_word_is_a_fault() {
        let text = "/// Who.\nseat: Seat,\n/// `pay`\nPay,\n/// Who\n/// pays.\nother: Seat,\n/// The one who pays.\n";
        let tree = Tree::from([("crates/games/money/src/event.rs", text), ("crates/server/src/lib.rs", text)]);
        assert_eq!(
            check(&tree),
            [Fault::at("crates/games/money/src/event.rs", 1, "`/// Who.` says nothing: say why, or leave it out")]
        );
    }
}
