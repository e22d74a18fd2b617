//! The pictures of the READMEs: the boards at moments of the sample games. Beside them stands a hash of all that they
//! show, so that everybody can tell whether they are still true.

use std::{fs, path::Path};

use crate::{
    shell::{self, Failure, command, root, say},
    target, web,
};

/// Whatever a picture is drawn from.
const INPUTS: &[&str] = &[
    "crates/words/locales",
    "web/dev",
    "web/package-lock.json",
    "web/pictures",
    "web/src/board",
    "web/src/games",
    "web/src/generated",
    "web/src/lib",
    "web/src/ui",
];

/// The hash of the inputs when the pictures were made.
const STAMP: &str = "docs/pictures/inputs";

/// Draws all pictures again.
pub fn make() -> Result<(), Failure> {
    web::install()?;
    shell::run(&mut web::npm("run --silent pictures"))?;
    let stamp = root().join(STAMP);
    fs::write(&stamp, inputs()? + "\n").map_err(at(&stamp))
}

/// Whether the pictures show what the page shows today.
pub fn check() -> Result<(), Failure> {
    let stamp = fs::read_to_string(root().join(STAMP)).unwrap_or_default();
    if stamp.trim() == inputs()? {
        say("the pictures are up to date");
        return Ok(());
    }
    Err(Failure::Trial { what: "the boards have changed since their pictures: `cargo xtask pictures`".to_owned() })
}

/// A hash of the names and contents of all inputs, as git makes it.
fn inputs() -> Result<String, Failure> {
    let files = shell::output(command("git ls-files --cached --others --exclude-standard --").args(INPUTS))?;
    let files: Vec<&str> = files.lines().filter(|it| root().join(it).exists()).collect();
    let hashes = shell::output(command("git hash-object --").args(&files))?;
    let list: String = files.iter().zip(hashes.lines()).map(|(file, hash)| format!("{hash} {file}\n")).collect();
    let list_file = target::folder()?.join("pictures");
    fs::write(&list_file, list).map_err(at(&list_file))?;
    Ok(shell::output(command("git hash-object --").arg(list_file))?.trim().to_owned())
}

fn at(path: &Path) -> impl Fn(std::io::Error) -> Failure {
    move |error| Failure::File { path: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inputs_are_there() {
        for input in INPUTS {
            assert!(root().join(input).exists(), "{input}");
        }
    }
}
