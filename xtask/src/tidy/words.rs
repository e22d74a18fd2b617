//! Every message exists in both languages and asks for the same values, and the code asks for it.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Fault,
    fluent::{self, Entry},
    tree::Tree,
    usage,
};

const LANGUAGES: [&str; 2] = ["en", "fr"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let [one, other] = LANGUAGES.map(|language| Locale::of(tree, language));
    let mut faults = one.twins();
    faults.extend(other.twins());
    faults.extend(one.missing_in(&other));
    faults.extend(other.missing_in(&one));
    faults.extend(one.other_variables_in(&other));
    faults.extend(usage::check(&one, tree));
    faults
}

/// The words of one language, by file.
pub struct Locale<'a> {
    folder: String,
    files: BTreeMap<&'a str, Vec<Entry<'a>>>,
}

impl<'a> Locale<'a> {
    pub fn of(tree: &'a Tree, language: &str) -> Locale<'a> {
        let folder = format!("crates/words/locales/{language}");
        let texts =
            tree.files().filter_map(|(path, text)| Some((path.strip_prefix(&folder)?.strip_prefix('/')?, text)));
        let files = texts.map(|(file, text)| (file, fluent::parse(text))).collect();
        Locale { folder, files }
    }

    /// All of them, each with the name of its file.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, &Entry<'a>)> {
        self.files.iter().flat_map(|(file, entries)| entries.iter().map(move |entry| (*file, entry)))
    }

    fn find(&self, file: &str, id: &str) -> Option<&Entry<'a>> {
        self.files.get(file)?.iter().find(|it| it.id == id)
    }

    pub fn fault(&self, file: &str, entry: &Entry, what: String) -> Fault {
        Fault::at(&format!("{}/{file}", self.folder), entry.line, what)
    }

    /// Ids that are given twice: all files may be loaded into one bundle, where the first would win in silence.
    fn twins(&self) -> Vec<Fault> {
        let mut seen = BTreeSet::new();
        let twice = self.entries().filter(|(_, entry)| !seen.insert(entry.id));
        twice.map(|(file, it)| self.fault(file, it, format!("`{}` is there twice", it.id))).collect()
    }

    fn missing_in(&self, other: &Locale) -> Vec<Fault> {
        // A language may need other terms than its neighbour.
        let messages = self.entries().filter(|(_, entry)| !entry.is_term());
        let missing = messages.filter(|(file, entry)| other.find(file, entry.id).is_none());
        missing
            .map(|(file, it)| self.fault(file, it, format!("`{}` is missing in {}/{file}", it.id, other.folder)))
            .collect()
    }

    fn other_variables_in(&self, other: &Locale) -> Vec<Fault> {
        let pairs = self.entries().filter_map(|(file, entry)| Some((file, entry, other.find(file, entry.id)?)));
        let unlike = pairs.filter(|(_, entry, twin)| arguments(entry) != arguments(twin));
        let say = |(file, it, twin): (&str, &Entry, &Entry)| {
            let (here, there) = (arguments(it), arguments(twin));
            let names: Vec<_> = here.symmetric_difference(&there).map(|it| format!("${it}")).collect();
            let place = format!("{}/{file}:{}", other.folder, twin.line);
            self.fault(file, it, format!("`{}` and {place} do not both use {}", it.id, names.join(", ")))
        };
        unlike.map(say).collect()
    }
}

/// The variables of a message. A grammatical form counts as the variable itself: only one of the languages may need it.
fn arguments<'a>(entry: &Entry<'a>) -> BTreeSet<&'a str> {
    entry.variables.iter().map(|it| it.strip_suffix("-feminine").unwrap_or(it)).collect()
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
    fn two_languages_agree() {
        faults(
            [
                ("crates/words/locales/en/cli.ftl", "hello = Hello { $name }\n-brand = Comptoir\n"),
                ("crates/words/locales/fr/cli.ftl", "hello = Bonjour { DE($name-feminine) }\n"),
                ("crates/cli/src/main.rs", "say(\"hello\", name)"),
            ],
            &[],
        );
    }

    #[test]
    fn each_fault_is_named() {
        faults(
            [
                ("crates/words/locales/en/cli.ftl", "a = { $x }\nd = D\na = again\n"),
                ("crates/words/locales/fr/cli.ftl", "a = { $y }\ne = E\n"),
                ("crates/cli/src/main.rs", "[\"a\", \"d\"]"),
            ],
            &[
                "crates/words/locales/en/cli.ftl:3: `a` is there twice",
                "crates/words/locales/en/cli.ftl:2: `d` is missing in crates/words/locales/fr/cli.ftl",
                "crates/words/locales/fr/cli.ftl:2: `e` is missing in crates/words/locales/en/cli.ftl",
                "crates/words/locales/en/cli.ftl:1: `a` and crates/words/locales/fr/cli.ftl:1 do not both use $x, $y",
                "crates/words/locales/en/cli.ftl:3: `a` and crates/words/locales/fr/cli.ftl:1 do not both use $y",
            ],
        );
    }
}
