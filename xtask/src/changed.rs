//! The tests of what has changed, for the seconds between two edits. Before a commit, `cargo xtask test` runs them all.

use std::{collections::BTreeSet, process::ExitCode};

use crate::{
    shell::{self, Failure, command, say},
    stages::Run,
    test,
};

/// The branch that changes are compared with.
const TRUNK: &str = "main";

/// What a changed file asks for.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
enum Part {
    /// The tests of a package, as cargo selects them.
    Package(String),
    /// Types, lints and tests of the page.
    Page,
    /// The Python package.
    Python,
}

/// Format, house rules, and the tests of every part with a changed file.
pub fn run() -> ExitCode {
    let mut run = Run::default();
    let mut parts = BTreeSet::new();
    run.stage("what has changed", |_| {
        parts = files()?.lines().flat_map(parts_of).collect();
        Ok(())
    });
    run.stages(&[test::FORMAT, test::TIDY]);
    let packages: Vec<String> = parts.iter().filter_map(Part::package).collect();
    if !packages.is_empty() {
        let packages = packages.join(" ");
        run.stage(&format!("tests: {packages}"), |counts| test::rust(&packages, counts));
    }
    if parts.contains(&Part::Page) {
        run.stages(test::PAGE);
    }
    if parts.contains(&Part::Python) {
        run.stages(&[test::PYTHON]);
    }
    say("Only what changed by itself was tested; `cargo xtask test` also tests what builds on it.");
    run.finish()
}

impl Part {
    fn package(&self) -> Option<String> {
        match self {
            Part::Package(name) => Some(format!("-p {name}")),
            Part::Page | Part::Python => None,
        }
    }
}

/// The files that differ from the trunk, committed or not.
fn files() -> Result<String, Failure> {
    let base = shell::output(&mut command(&format!("git merge-base {TRUNK} HEAD"))).unwrap_or_else(|_| "HEAD".into());
    let changed = shell::output(&mut command(&format!("git diff --name-only {}", base.trim())))?;
    let added = shell::output(&mut command("git ls-files --others --exclude-standard"))?;
    Ok(changed + &added)
}

fn parts_of(path: &str) -> Vec<Part> {
    let package = |name: &str| Part::Package(name.to_owned());
    let folders: Vec<&str> = path.split('/').collect();
    match folders[..] {
        // Words are checked against the games, and the page says them too.
        ["crates", "words", "locales", ..] => {
            vec![package("comptoir-words"), package("comptoir-catalog"), package("comptoir-messages"), Part::Page]
        }
        ["crates", "games", game, _, ..] => vec![package(&format!("comptoir-{game}"))],
        ["crates", "cli", ..] => vec![package("comptoir")],
        ["crates", "py", ..] | ["python", ..] => vec![Part::Python],
        ["crates", name, _, ..] => vec![package(&format!("comptoir-{name}"))],
        ["docs", "rules", ..] => vec![package("comptoir-catalog")],
        ["docs", "protocol.md"] => vec![package("comptoir-protocol")],
        ["docs", "operations.md"] => vec![package("comptoir-server")],
        ["web", ..] => vec![Part::Page],
        ["xtask", ..] => vec![package("xtask")],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn asks_for(path: &str, expected: &[&str]) {
        let parts = parts_of(path);
        let names = parts.iter().map(|it| it.package().unwrap_or_else(|| format!("{it:?}")));
        assert_eq!(names.collect::<Vec<_>>(), expected, "{path}");
    }

    #[test]
    fn a_file_asks_for_the_tests_of_its_part() {
        asks_for("crates/games/mint-works/src/rules.rs", &["-p comptoir-mint-works"]);
        asks_for("crates/kernel/src/lib.rs", &["-p comptoir-kernel"]);
        asks_for("crates/cli/src/main.rs", &["-p comptoir"]);
        asks_for("crates/py/src/lib.rs", &["Python"]);
        asks_for("web/src/App.svelte", &["Page"]);
        asks_for("docs/rules/money.en.md", &["-p comptoir-catalog"]);
        asks_for("README.md", &[]);
        let words = ["-p comptoir-words", "-p comptoir-catalog", "-p comptoir-messages", "Page"];
        asks_for("crates/words/locales/fr/money.ftl", &words);
    }
}
