//! A new game from the toy game: a crate that compiles, passes its tests and can be played at once, to be turned
//! into the game that is meant.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::shell::{self, Failure, command, say};

/// The toy: its slug, and the name of its state.
const TOY: (&str, &str) = ("toll", "Toll");

/// The files of the toy, from the root, and where each goes.
const COPIES: &[(&str, &str)] = &[
    ("crates/testkit/template/Cargo.toml.txt", "crates/games/{slug}/Cargo.toml"),
    ("crates/testkit/src/toll/mod.rs", "crates/games/{slug}/src/lib.rs"),
    ("crates/testkit/src/toll/action.rs", "crates/games/{slug}/src/action.rs"),
    ("crates/testkit/src/toll/rules.rs", "crates/games/{slug}/src/rules.rs"),
    ("crates/testkit/tests/it/main.rs", "crates/games/{slug}/tests/it/main.rs"),
    ("crates/testkit/tests/it/course.rs", "crates/games/{slug}/tests/it/course.rs"),
    ("crates/testkit/tests/it/laws.rs", "crates/games/{slug}/tests/it/laws.rs"),
    ("crates/testkit/tests/it/records.rs", "crates/games/{slug}/tests/it/records.rs"),
    ("crates/testkit/tests/it/rulebook.rs", "crates/games/{slug}/tests/it/rulebook.rs"),
    (
        "crates/testkit/tests/it/snapshots/it__course__playthrough.snap",
        "crates/games/{slug}/tests/it/snapshots/it__course__playthrough.snap",
    ),
    (
        "crates/testkit/tests/it/snapshots/it__course__tree.snap",
        "crates/games/{slug}/tests/it/snapshots/it__course__tree.snap",
    ),
    ("crates/testkit/tests/records/one-winner.record", "crates/games/{slug}/tests/records/one-winner.record"),
    ("crates/testkit/tests/records/shared-win.record", "crates/games/{slug}/tests/records/shared-win.record"),
    ("crates/testkit/template/en.ftl", "crates/words/locales/en/{slug}.ftl"),
    ("crates/testkit/template/fr.ftl", "crates/words/locales/fr/{slug}.ftl"),
    ("crates/testkit/template/rules.en.md", "docs/rules/{slug}.en.md"),
    ("crates/testkit/template/rules.fr.md", "docs/rules/{slug}.fr.md"),
];

/// Where a game is registered: a line goes in after the last line that begins so.
const LINES: &[(&str, &str, &str)] = &[
    (
        "Cargo.toml",
        "money = { package = ",
        concat!(
            "{slug} = { package = \"comptoir-{slug}\", version = \"",
            env!("CARGO_PKG_VERSION"),
            "\", path = \"crates/games/{slug}\" }"
        ),
    ),
    ("crates/catalog/Cargo.toml", "money.workspace = true", "{slug}.workspace = true"),
    ("crates/catalog/src/lib.rs", "    &Rules::<", "    &Rules::<{crate}::{Name}>::new(),"),
];

/// The names that one slug gives.
struct Names {
    /// `no-thanks`
    slug: String,
    /// `no_thanks`
    code: String,
    /// `NoThanks`
    name: String,
}

/// Writes the game `slug` into the project and says what comes next.
pub fn run(slug: &str) -> Result<(), Failure> {
    write(shell::root(), slug)?;
    shell::run(&mut command("cargo fmt --all"))?;
    say(format_args!(
        "crates/games/{slug} is a copy of the toy game; turn it into yours, then:\n\
         \x20 cargo test --package comptoir-{slug}\n\
         \x20 cargo test --package comptoir-catalog --test words\n\
         \x20 cargo run --package comptoir -- play {slug}\n\
         CONTRIBUTING.md, “Add a game”, goes through it file by file."
    ));
    Ok(())
}

/// Whether `slug` can be the name of a new game.
pub fn is_slug(slug: &str) -> bool {
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_lowercase());
    slug.split('-').all(plain) && slug != TOY.0
}

fn write(root: &Path, slug: &str) -> Result<(), Failure> {
    let names = Names::of(slug);
    let crate_folder = root.join("crates/games").join(slug);
    if crate_folder.exists() {
        return Err(Failure::File { path: crate_folder, error: std::io::ErrorKind::AlreadyExists.into() });
    }
    for (from, to) in COPIES {
        let text = read(&root.join(from))?;
        save(&root.join(names.fill(to)), &names.adapt(from, &text))?;
    }
    for (file, after, line) in LINES {
        let path = root.join(file);
        let text = read(&path)?;
        let added = insert(&text, after, &names.fill(line))
            .ok_or_else(|| Failure::File { path: path.clone(), error: std::io::ErrorKind::InvalidData.into() })?;
        save(&path, &added)?;
    }
    Ok(())
}

impl Names {
    fn of(slug: &str) -> Names {
        let capital = |part: &str| part[..1].to_ascii_uppercase() + &part[1..];
        Names { slug: slug.to_owned(), code: slug.replace('-', "_"), name: slug.split('-').map(capital).collect() }
    }

    fn fill(&self, pattern: &str) -> String {
        pattern.replace("{slug}", &self.slug).replace("{crate}", &self.code).replace("{Name}", &self.name)
    }

    /// A file of the toy with the names of the new game.
    fn adapt(&self, file: &str, text: &str) -> String {
        let (slug, name) = TOY;
        let text = text
            .replace("crates/testkit", &format!("crates/games/{}", self.slug))
            .replace("testkit::toll::", &format!("{}::", self.code))
            // The helpers stay those of the kit; in a list of imports the toy is named by itself.
            .replace("testkit::{records, toll::Toll}", &format!("testkit::records;\nuse {}::{name}", self.code))
            .replace("testkit::{\n    Table,\n    toll::{", &format!("testkit::Table;\nuse {}::{{", self.code))
            .replace("Refusal, Toll},\n};", "Refusal, Toll};")
            .replace("mod flaws;\n", "")
            .replace(
                "The tests of Toll, as every game has them, and of the laws: each fails on a game that breaks it.",
                "The tests of Toll: its laws, its rules, its course and recorded games.",
            )
            .replace(name, &self.name);
        let is_code = Path::new(file).extension().is_some_and(|it| it == "rs");
        let text = if is_code { text.replace(&format!("\"{slug}\""), &format!("\"{}\"", self.slug)) } else { text };
        if is_code {
            return text;
        }
        let in_library = format!("[lib]\nname = \"{slug}\"");
        text.replace(&in_library, &format!("[lib]\nname = \"{}\"", self.code))
            .replace(&format!("{slug}-"), &format!("{}-", self.slug))
            .replace(&format!("-{slug}\""), &format!("-{}\"", self.slug))
            .replace(&format!("\"{slug}\"]"), &format!("\"{}\"]", self.slug))
            .replace(&format!("game {slug}\n"), &format!("game {}\n", self.slug))
            .replace(&format!("{{#{slug}}}"), &format!("{{#{}}}", self.slug))
    }
}

/// `text` with `line` after the last line that begins with `after`; nothing if none does.
fn insert(text: &str, after: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().rposition(|it| it.starts_with(after))? + 1;
    lines.insert(place, line);
    Some(lines.join("\n") + "\n")
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::File { path: path.to_owned(), error })
}

fn save(path: &PathBuf, text: &str) -> Result<(), Failure> {
    let fail = |error| Failure::File { path: path.clone(), error };
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(fail)?;
    fs::write(path, text).map_err(fail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs() {
        assert!(is_slug("no-thanks") && is_slug("chess"));
        assert!(["", "No", "no_thanks", "no--thanks", "-no", "toll", "a1"].iter().all(|it| !is_slug(it)));
    }

    /// Every file of the toy is found, no name of the toy is left, and every place of registration is found.
    #[test]
    fn a_game_is_written() {
        let (names, root) = (Names::of("no-thanks"), shell::root());
        for (from, to) in COPIES {
            let text = names.adapt(from, &read(&root.join(from)).unwrap_or_else(|why| panic!("{why}")));
            let left = text.lines().find(|line| line.to_ascii_lowercase().contains("toll"));
            assert_eq!(left, None, "{from}");
            assert!(!text.contains("crates/testkit"), "{from}");
            assert!(names.fill(to).contains("no-thanks"), "{to}");
        }
        for (file, after, line) in LINES {
            let text = read(&root.join(file)).unwrap_or_else(|why| panic!("{why}"));
            let added = insert(&text, after, &names.fill(line)).unwrap_or_else(|| panic!("{file}: {after}"));
            assert!(added.contains("no-thanks") || added.contains("no_thanks::NoThanks"), "{file}");
        }
    }

    #[test]
    fn tests_import_the_game_and_the_kit() {
        let names = Names::of("no-thanks");
        let text = |file: &str| names.adapt(file, &read(&shell::root().join(file)).unwrap_or_default());
        let rulebook = text("crates/testkit/tests/it/rulebook.rs");
        assert!(rulebook.contains("use testkit::Table;\nuse no_thanks::{Event, Refusal, NoThanks};"), "{rulebook}");
        let records = text("crates/testkit/tests/it/records.rs");
        assert!(records.contains("use testkit::records;\nuse no_thanks::NoThanks;"), "{records}");
    }
}
