//! What can be checked in the files themselves, those of the page included.

use std::{collections::BTreeSet, fs, path::Path};

/// Arguments that are names of people: nothing is known about their first letter.
const NAMES: [&str; 8] = ["seat", "seats", "other", "winners", "name", "names", "a-name", "owner"];

/// Files that belong to no game.
const COMMON: [&str; 8] = ["common", "web", "table", "people", "social", "tournaments", "cli", "python"];

/// The files of a language as (name without extension, text).
fn files(lang: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang);
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().trim_end_matches(".ftl").to_owned();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap())).collect()
}

/// Runs `test` on every line of a language that is not a comment.
fn each_line(lang: &str, test: impl Fn(&str, &str)) {
    for (file, text) in files(lang) {
        text.lines().filter(|line| !line.starts_with('#')).for_each(|line| test(&file, line));
    }
}

#[test]
fn french_elides_before_a_name() {
    each_line("fr", |file, line| {
        for name in NAMES {
            let bare = ["de", "que", "le", "la"].map(|word| format!(" {word} {{ ${name} }}"));
            assert!(!bare.iter().any(|it| line.contains(&**it)), "{file}: a name without elision in {line:?}");
        }
    });
}

#[test]
fn french_tiles_and_cards_are_feminine() {
    each_line("fr", |file, line| {
        if file != "ginkgopolis" {
            return;
        }
        for noun in ["tuile { $", "carte { $"] {
            for (at, _) in line.match_indices(noun) {
                let argument = line[at + noun.len()..].split(' ').next().unwrap();
                assert!(argument.ends_with("-feminine"), "{file}: ${argument} has no gender in {line:?}");
            }
        }
    });
}

#[test]
fn what_is_bought_has_an_article() {
    for (lang, verbs) in [("fr", ["achetez { $", "achète { $"]), ("en", ["buy { $", "buys { $"])] {
        each_line(lang, |file, line| {
            if file != "alhambra" {
                return;
            }
            for (verb, (at, _)) in verbs.iter().flat_map(|it| line.match_indices(it).map(move |found| (it, found))) {
                let argument = line[at + verb.len()..].split(' ').next().unwrap();
                assert!(argument.ends_with("-indefinite"), "{file}: ${argument} has no article in {line:?}");
            }
        });
    }
}

#[test]
fn french_says_vous() {
    each_line("fr", |file, line| {
        let mut words = line.split(|it: char| !it.is_alphabetic());
        assert!(!words.any(|it| ["tu", "toi", "ton", "tes", "Tu"].contains(&it)), "{file}: {line:?}");
    });
}

#[test]
fn english_has_no_made_up_ordinals() {
    each_line("en", |file, line| {
        let bare = ["}th", "}st ", "}nd ", "}rd "];
        assert!(!bare.iter().any(|it| line.contains(it)), "{file}: an ordinal in {line:?}");
        let possessive = line.replace("}’s", "");
        let bare = ["of { $seat }", "of { $name }"];
        assert!(!bare.iter().any(|it| possessive.contains(it)), "{file}: no possessive in {line:?}");
    });
}

#[test]
fn no_text_has_two_spaces() {
    for lang in ["fr", "en"] {
        each_line(lang, |file, line| {
            // Columns in the help of the terminal are aligned by spaces.
            let is_column = line.starts_with(' ') || line.contains("--option");
            assert!(is_column || !line.contains("  "), "{file}: {line:?}");
        });
    }
}

/// A browser breaks lines after hyphens; the term `-email` has one where it does not.
#[test]
fn no_line_of_the_page_breaks_inside_of_e_mail() {
    for lang in ["fr", "en"] {
        each_line(lang, |file, line| {
            assert!(file != "web" || !line.contains("e-mail"), "{lang}/{file}: not {{ -email }} in {line:?}");
        });
    }
}

/// The page loads common files first and those of a game when it is opened.
#[test]
fn files_refer_to_themselves_and_to_common_messages_only() {
    for lang in ["fr", "en"] {
        let files = files(lang);
        let ids = |text: &str| -> BTreeSet<String> {
            let heads = text.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_lowercase()));
            heads.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
        };
        let common: BTreeSet<String> = files.iter().filter(|it| it.0 == "common").flat_map(|it| ids(&it.1)).collect();
        for (file, text) in &files {
            let game = file.trim_end_matches("-board");
            let own = files.iter().filter(|(name, _)| name == file || name == game).flat_map(|it| ids(&it.1));
            let known: BTreeSet<String> = own.chain(common.clone()).collect();
            for reference in text.lines().filter(|line| !line.starts_with('#')).flat_map(references) {
                assert!(known.contains(reference), "{lang}/{file} refers to {reference}");
            }
            let slug = format!("{game}-");
            let stray = ids(text).into_iter().find(|id| !COMMON.contains(&&**file) && !id.starts_with(&slug));
            assert_eq!(stray, None, "{lang}/{file} has a message of something else");
        }
    }
}

/// The messages that a line is made of: `{ word-amount }`.
fn references(line: &str) -> impl Iterator<Item = &str> {
    let inside = line.split('{').skip(1).filter_map(|it| it.split('}').next()).map(str::trim);
    inside.filter(|it| it.starts_with(|first: char| first.is_ascii_lowercase()))
}
