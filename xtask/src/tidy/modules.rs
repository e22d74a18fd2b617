//! A module of a crate is found by its name: `#[path]` attributes are refused.

use super::{Fault, tree::Tree};

/// Both stores of the server compile the same files, whose queries differ only in the type of the connection.
const MAY_SHARE: &[&str] = &["crates/server/src/store/"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| path.ends_with(".rs")) {
        if MAY_SHARE.iter().any(|folder| path.starts_with(folder)) {
            continue;
        }
        let attributes = text.lines().zip(1..).filter(|(line, _)| line.trim_start().starts_with("#[path"));
        faults.extend(attributes.map(|(_, line)| Fault::at(path, line, "move the module to where its name says")));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_attribute_is_refused_outside_of_the_stores() {
        let code = "mod a;\n    #[path = \"../b.rs\"]\nmod b;\n";
        let tree = Tree::from([("crates/cli/src/main.rs", code), ("crates/server/src/store/sqlite/mod.rs", code)]);
        let places: Vec<String> = check(&tree).into_iter().map(|it| it.place).collect();
        assert_eq!(places, ["crates/cli/src/main.rs:2"]);
    }
}
