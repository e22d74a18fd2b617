//! Every message is asked for by the code, as far as one can see from outside.

use std::collections::BTreeSet;

use super::{Fault, fluent::Entry, tree::Tree, words::Locale};

/// Files that belong to no game: their ids stand in the code as they are. Those of a game are made
/// of its slug, a kind, and the id of an event, a rule, a piece or the like.
const OF_NO_GAME: &[&str] = &["common", "cli", "python"];

/// What a game has besides, with nothing after the kind.
const OF_A_GAME: &[&str] = &["name", "pitch", "help", "rival", "tie"];

pub fn check(locale: &Locale, tree: &Tree) -> Vec<Fault> {
    let code = tree.below("crates", ".rs").chain(tree.below("web/src", "")).map(|(_, text)| text);
    let mut used: BTreeSet<&str> = code.flat_map(quoted).collect();
    used.extend(locale.entries().flat_map(|(_, entry)| entry.references.iter().copied()));

    let ours = locale.entries().filter(|(file, _)| !is_of_the_page(file));
    let unused = ours.filter(|(_, entry)| !entry.is_term() && !used.contains(entry.id));
    let fault = |(file, entry): (&str, &Entry)| {
        let slug = file.trim_end_matches(".ftl");
        let what = match entry.id.strip_prefix(slug).and_then(|it| it.strip_prefix('-')) {
            _ if OF_NO_GAME.contains(&slug) => format!("`{}` is used nowhere", entry.id),
            None => format!("`{}` must begin with `{slug}-`", entry.id),
            Some(rest) if names_something(rest, slug, &used, tree) => return None,
            Some(_) => format!("`{}` is used nowhere", entry.id),
        };
        Some(locale.fault(file, entry, what))
    };
    unused.filter_map(fault).collect()
}

/// Files that only the page reads, and those of a game's board, `money-board` and the like. The page's own
/// tests know the ids that it makes: they look after these.
fn is_of_the_page(file: &str) -> bool {
    matches!(file, "web.ftl" | "table.ftl" | "people.ftl" | "social.ftl" | "tournaments.ftl")
        || file.ends_with("-board.ftl")
}

/// Whether `rest`, a kind and an id such as `event-last-round`, names something of the game: the id, or
/// each part of it (`joker-card` and `help`), stands in quotes, or it is a variant (`LastRound`).
fn names_something(rest: &str, slug: &str, quoted: &BTreeSet<&str>, tree: &Tree) -> bool {
    let Some((_, id)) = rest.split_once('-') else { return OF_A_GAME.contains(&rest) };
    let variant = variant(id);
    is_made_of(id, quoted)
        || tree.below(&format!("crates/games/{slug}/src"), ".rs").any(|(_, text)| names(text).any(|it| it == variant))
}

fn is_made_of(id: &str, quoted: &BTreeSet<&str>) -> bool {
    let parts = |(at, _): (usize, &str)| quoted.contains(&id[..at]) && is_made_of(&id[at + 1..], quoted);
    quoted.contains(id) || id.match_indices('-').any(parts)
}

/// Whatever stands between two quotes in `code`, and what is between those, which does no harm: it
/// hardly ever is an id.
fn quoted(code: &str) -> impl Iterator<Item = &str> {
    code.split(['"', '\''])
}

fn names(code: &str) -> impl Iterator<Item = &str> {
    code.split(|it: char| !it.is_alphanumeric() && it != '_')
}

/// `LastRound` for `last-round`.
fn variant(id: &str) -> String {
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    id.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn faults(file: &str, words: &str, expected: &[&str]) {
        let tree = Tree::from([
            (file, words),
            ("crates/cli/src/main.rs", "[\"hello\", 'bye', \"help\"] // lost"),
            (
                "crates/games/money/src/event.rs",
                "enum Event { LastRound } const KEYS: &[&str] = &[\"deals\", \"EUR20a\"];",
            ),
        ]);
        let faults: Vec<String> = check(&Locale::of(&tree, "en"), &tree).iter().map(Fault::to_string).collect();
        assert_eq!(faults, expected);
    }

    #[test]
    fn words_of_the_page_are_looked_after_by_the_page() {
        faults("crates/words/locales/en/web.ftl", "error-taken = T\n", &[]);
        faults("crates/words/locales/en/money-board.ftl", "money-lesson-hand = H\n", &[]);
    }

    #[test]
    fn literal_ids() {
        faults("crates/words/locales/en/cli.ftl", "hello = { greeting }\nbye = B\ngreeting = G\n-term = T\n", &[]);
        faults(
            "crates/words/locales/en/cli.ftl",
            "hello = H\nlost = L\n",
            &["crates/words/locales/en/cli.ftl:2: `lost` is used nowhere"],
        );
    }

    #[test]
    fn ids_of_a_game() {
        let good = "money-name = N\nmoney-event-last-round = E\nmoney-piece-EUR20a = P\nmoney-option-deals-help = O\n";
        faults("crates/words/locales/en/money.ftl", good, &[]);
        faults(
            "crates/words/locales/en/money.ftl",
            "money-event-lost = E\nmoney-lost = L\nlast-round = R\n",
            &[
                "crates/words/locales/en/money.ftl:1: `money-event-lost` is used nowhere",
                "crates/words/locales/en/money.ftl:2: `money-lost` is used nowhere",
                "crates/words/locales/en/money.ftl:3: `last-round` must begin with `money-`",
            ],
        );
    }
}
