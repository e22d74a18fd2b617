use super::{Fault, tree::Tree};

/// Words that hide the subject of a sentence: name it instead.
const VAGUE: &[&str] = &["whoever", "anew"];

/// A doc comment of one or two words says less than the name below it, and a vague word less than a plain one.
pub fn check(tree: &Tree) -> Vec<Fault> {
    let sources = tree.files().filter(|(path, _)| path.ends_with(".rs"));
    let comments = tree.files().filter(|(path, _)| [".rs", ".ts", ".svelte"].iter().any(|it| path.ends_with(it)));
    let mut faults: Vec<Fault> = sources.flat_map(|(path, text)| short_docs(path, text)).collect();
    faults.extend(comments.flat_map(|(path, text)| vague_words(path, text)));
    faults
}

fn short_docs(path: &str, text: &str) -> Vec<Fault> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_doc = |n: usize| lines.get(n).is_some_and(|it| it.starts_with("///"));
    let is_short = |line: &str| line.strip_prefix("/// ").and_then(|it| it.strip_suffix('.')).is_some_and(is_phrase);
    let alone = |n: usize| is_short(lines[n]) && !is_doc(n + 1) && (n == 0 || !is_doc(n - 1));
    let fault = |n: usize| Fault::at(path, n + 1, format!("`{}` says nothing: say why, or leave it out", lines[n]));
    (0..lines.len()).filter(|&n| alone(n)).map(fault).collect()
}

/// One or two words of letters alone: a number, a unit or a piece of code says something.
fn is_phrase(text: &str) -> bool {
    let mut words = text.split(' ');
    words.clone().count() <= 2 && words.all(|word| !word.is_empty() && word.chars().all(char::is_alphabetic))
}

fn vague_words(path: &str, text: &str) -> Vec<Fault> {
    let found = |line: &str| {
        let mut words = line.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
        words.find(|word| VAGUE.contains(&word.as_str()))
    };
    let comments = text.lines().zip(1..).filter(|(line, _)| is_comment(line.trim_start()));
    comments
        .filter_map(|(line, n)| Some(Fault::at(path, n, format!("`{}`: name the subject plainly", found(line)?))))
        .collect()
}

fn is_comment(line: &str) -> bool {
    ["//", "/*", "*", "<!--"].iter().any(|it| line.starts_with(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_or_two_words_are_a_fault() {
        let text = "/// Who.\nseat: Seat,\n/// From one.\nround: u8,\n/// `pay`\nPay,\n/// Who\n/// pays.\nother: Seat,\n\
                    /// The one who pays.\n";
        let fault = |line, text| {
            Fault::at("crates/server/src/lib.rs", line, format!("`{text}` says nothing: say why, or leave it out"))
        };
        assert_eq!(
            check(&Tree::from([("crates/server/src/lib.rs", text)])),
            [fault(1, "/// Who."), fault(3, "/// From one.")]
        );
    }

    #[test]
    fn vague_words_are_faults_in_comments() {
        let text = "/** Whoever looks. */\nlet whoever = 1;\n// Deals new cards.\n";
        assert_eq!(
            check(&Tree::from([("web/src/a.ts", text)])),
            [Fault::at("web/src/a.ts", 1, "`whoever`: name the subject plainly")]
        );
    }
}
