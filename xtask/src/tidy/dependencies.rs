//! The versions of all dependencies are in one table, `[workspace.dependencies]`.

use super::{Fault, tree::Tree};

pub fn check(tree: &Tree) -> Vec<Fault> {
    let manifests = tree.files().filter(|(path, _)| path.starts_with("crates/") && path.ends_with("/Cargo.toml"));
    manifests.flat_map(|(path, text)| own_versions(path, text)).collect()
}

/// The dependencies of a manifest that do not come from the table of the workspace. A dev-dependency may give a path
/// instead, because `cargo package` refuses two crates whose tests need versions of each other.
fn own_versions(path: &str, manifest: &str) -> Vec<Fault> {
    let (mut faults, mut section) = (Vec::new(), "");
    for (line, number) in manifest.lines().map(str::trim).zip(1..) {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
            // `[dependencies.name]` would hide a version from the lines below.
            if section.split('.').any(is_dependencies) && !is_dependencies(last(section)) {
                faults.push(Fault::at(path, number, "dependencies are written as `name.workspace = true`"));
            }
            continue;
        }
        let Some((name, value)) = line.split_once('=').filter(|_| is_dependencies(last(section))) else { continue };
        let from_table = name.trim().ends_with(".workspace") || value.contains("workspace = true");
        let is_path = last(section) == "dev-dependencies" && value.contains("path =") && !value.contains("version");
        if !line.starts_with('#') && !from_table && !is_path {
            let what = format!("the version of {} must come from [workspace.dependencies]", name.trim());
            faults.push(Fault::at(path, number, what));
        }
    }
    faults
}

fn last(section: &str) -> &str {
    section.rsplit('.').next().unwrap_or(section)
}

fn is_dependencies(name: &str) -> bool {
    matches!(name, "dependencies" | "dev-dependencies" | "build-dependencies")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(manifest: &str) -> Vec<String> {
        check(&Tree::from([("crates/a/Cargo.toml", manifest)])).into_iter().map(|it| it.place).collect()
    }

    #[test]
    fn the_table_of_the_workspace_is_used() {
        let good = "[package]\nversion = \"1\"\n[dependencies]\n# why\nb.workspace = true\n\
                    c = { workspace = true, features = [\"x\"] }\n\
                    [dev-dependencies]\nd = { package = \"e\", path = \"../d\" }\n";
        assert_eq!(places(good), [""; 0]);
    }

    #[test]
    fn every_other_version_is_named() {
        assert_eq!(places("[dependencies]\nb = \"1\"\n"), ["crates/a/Cargo.toml:2"]);
        assert_eq!(places("[target.'cfg(unix)'.dependencies]\nb = \"1\"\n"), ["crates/a/Cargo.toml:2"]);
        assert_eq!(places("[dependencies.b]\nversion = \"1\"\n"), ["crates/a/Cargo.toml:1"]);
        assert_eq!(places("[dependencies]\nb = { path = \"../b\" }\n"), ["crates/a/Cargo.toml:2"]);
        assert_eq!(places("[dev-dependencies]\nb = { path = \"../b\", version = \"1\" }\n"), ["crates/a/Cargo.toml:2"]);
    }
}
