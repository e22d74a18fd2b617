use std::{env::consts::EXE_EXTENSION, path::PathBuf};

use crate::shell::{self, Failure, command};

/// Where cargo puts what it builds.
pub fn folder() -> Result<PathBuf, Failure> {
    let metadata = shell::output(&mut command("cargo metadata --format-version 1 --no-deps"))?;
    Ok(folder_in(&metadata))
}

/// The server as the tests have built it, with the features that all of them together ask for. With those of the
/// server alone, half of what it is made of would be compiled once more. The library for Python, which has no tests in
/// Rust, is compiled with them for the same reason.
pub fn server() -> Result<PathBuf, Failure> {
    shell::run(&mut command("cargo build --quiet --workspace --all-features --lib --bins --tests --examples"))?;
    Ok(folder()?.join("debug/comptoir").with_extension(EXE_EXTENSION))
}

fn folder_in(metadata: &str) -> PathBuf {
    let after = metadata.split_once("\"target_directory\":\"").map(|(_, after)| after);
    let folder = after.and_then(|it| it.split_once('"')).map_or("target", |(folder, _)| folder);
    shell::root().join(folder)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_folder_of_what_was_built() {
        assert_eq!(folder_in("{\"x\":1,\"target_directory\":\"/a/b\",\"y\":2}"), Path::new("/a/b"));
        assert!(folder_in("{}").ends_with("target"));
    }
}
