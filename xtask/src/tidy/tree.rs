use std::{collections::BTreeMap, fs, io};

use crate::shell::{self, Failure, command};

/// The text files of the project by their path from the root: those that git has or would take.
#[derive(Default)]
pub struct Tree(BTreeMap<String, String>);

impl Tree {
    /// Reads them all: there are few, and every check then is a plain function.
    pub fn of_project() -> Result<Tree, Failure> {
        let list = shell::output(&mut command("git ls-files -z --cached --others --exclude-standard"))?;
        let mut files = BTreeMap::new();
        for path in list.split_terminator('\0') {
            let full = shell::root().join(path);
            match fs::read_to_string(&full) {
                Ok(text) => drop(files.insert(path.to_owned(), text)),
                // Not text, or removed and not yet committed.
                Err(error) if matches!(error.kind(), io::ErrorKind::InvalidData | io::ErrorKind::NotFound) => {}
                Err(error) => return Err(Failure::File { path: full, error }),
            }
        }
        Ok(Tree(files))
    }

    /// What `path` holds.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// All files in order of path.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below `folder` whose name ends with `ending`, each with its path from there.
    pub fn below<'a>(&'a self, folder: &'a str, ending: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files().filter_map(move |(path, text)| {
            let inside = path.strip_prefix(folder)?.strip_prefix('/')?;
            inside.ends_with(ending).then_some((inside, text))
        })
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Tree {
        Tree(files.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_a_folder() {
        let tree = Tree::from([("a/b.rs", "1"), ("a/c/d.rs", "2"), ("a/e.md", "3"), ("ab/f.rs", "4")]);
        assert_eq!(tree.below("a", ".rs").collect::<Vec<_>>(), [("b.rs", "1"), ("c/d.rs", "2")]);
        assert_eq!(tree.text("a/e.md"), Some("3"));
    }
}
