use super::{Fault, tree::Tree};

/// Longer files hold more than one thought.
const MAX_LINES: usize = 400;

const SOURCES: &[&str] = &[".rs", ".ts", ".svelte"];

/// Written by programs, and as long as they are.
const NOT_BY_HAND: &[&str] = &["generated", "snapshots"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let by_hand = |path: &str| !path.split('/').any(|part| NOT_BY_HAND.contains(&part));
    let sources = tree.files().filter(|(path, _)| SOURCES.iter().any(|it| path.ends_with(it)) && by_hand(path));
    let long = sources.map(|(path, text)| (path, text.lines().count())).filter(|(_, lines)| *lines > MAX_LINES);
    long.map(|(path, lines)| Fault::new(path, format!("{lines} lines, at most {MAX_LINES}: split it"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_named() {
        let (long, fair) = ("\n".repeat(MAX_LINES + 1), "\n".repeat(MAX_LINES));
        let tree = Tree::from([
            ("a.rs", long.as_str()),
            ("b.rs", fair.as_str()),
            ("c.md", long.as_str()),
            ("web/src/generated/d.ts", long.as_str()),
        ]);
        assert_eq!(check(&tree), [Fault::new("a.rs", "401 lines, at most 400: split it")]);
    }
}
