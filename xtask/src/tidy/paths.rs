use super::{Fault, tree::Tree};

/// Folders in which a machine keeps what is not the project's. They are named without their slashes
/// here, since this file is checked as well.
const FOREIGN_ROOTS: &[&str] = &["home", "root", "work", "Users"];
const FOREIGN_NEIGHBOURS: &[&str] = &["shared"];

/// A path that exists on one machine only has no place in the project.
pub fn check(tree: &Tree) -> Vec<Fault> {
    let roots = FOREIGN_ROOTS.iter().map(|it| format!("/{it}/"));
    let neighbours = FOREIGN_NEIGHBOURS.iter().map(|it| format!("../{it}"));
    let foreign: Vec<String> = roots.chain(neighbours).collect();
    let mut faults = Vec::new();
    for (path, text) in tree.files() {
        for (line, number) in text.lines().zip(1..) {
            let found = foreign.iter().filter(|it| begins_in(line, it));
            faults.extend(found.map(|it| Fault::at(path, number, format!("a path of one machine: `{it}`"))));
        }
    }
    faults
}

/// Whether a path in `line` begins with `start`: what only continues one, as in an address, does not count.
fn begins_in(line: &str, start: &str) -> bool {
    let continues = |it: char| it.is_alphanumeric() || matches!(it, '.' | '_' | '-' | '~' | '}');
    line.match_indices(start).any(|(at, _)| !line[..at].ends_with(continues))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_a_machine_are_named() {
        let text = format!("fine\nsee /{}/ann/x\nand `../{}/y`", "home", "shared");
        let faults = check(&Tree::from([("a.md", text.as_str())]));
        assert_eq!(faults.iter().map(|it| it.place.as_str()).collect::<Vec<_>>(), ["a.md:2", "a.md:3"]);
    }

    #[test]
    fn addresses_are_not() {
        let text = format!("https://example.org/{0}/x {{base}}/{0}/x docs/{0}/x", "home");
        assert_eq!(check(&Tree::from([("a.md", text.as_str())])), []);
    }
}
