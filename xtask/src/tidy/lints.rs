//! Every crate keeps the lints of the workspace, above all `unsafe_code = "forbid"`.

use super::{Fault, tree::Tree};

/// The bindings to Python and to libFuzzer are made of macros that write unsafe code.
const MAY_DIFFER: &[&str] = &["crates/py/Cargo.toml", "fuzz/Cargo.toml"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    if !section(tree.text("Cargo.toml").unwrap_or(""), "workspace.lints.rust")
        .any(|it| it == "unsafe_code = \"forbid\"")
    {
        faults.push(Fault::new("Cargo.toml", "the lints of the workspace must forbid `unsafe_code`"));
    }
    let manifests = tree.files().filter(|(path, _)| path.ends_with("/Cargo.toml"));
    for (path, text) in manifests.filter(|(path, _)| !MAY_DIFFER.contains(path)) {
        if !section(text, "lints").any(|it| it == "workspace = true") {
            faults.push(Fault::new(path, "must keep the lints of the workspace: [lints] workspace = true"));
        }
    }
    faults
}

/// The lines of `[name]`, up to the next section.
fn section<'a>(manifest: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let heading = format!("[{name}]");
    manifest.lines().map(str::trim).skip_while(move |it| *it != heading).skip(1).take_while(|it| !it.starts_with('['))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: (&str, &str) = ("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n");

    #[test]
    fn every_crate_keeps_the_lints() {
        let good = Tree::from([
            ROOT,
            ("a/Cargo.toml", "[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"),
            ("crates/py/Cargo.toml", "[package]\n"),
        ]);
        assert_eq!(check(&good), []);
    }

    #[test]
    fn a_crate_without_lints_is_named() {
        let bad = Tree::from([ROOT, ("a/Cargo.toml", "[lints]\n\n[dependencies]\nworkspace = true\n")]);
        assert_eq!(check(&bad).len(), 1);
        assert_eq!(check(&bad)[0].place, "a/Cargo.toml");
        assert_eq!(check(&Tree::from([("Cargo.toml", "")])).len(), 1);
    }
}
