//! What a release leaves to the tests of all later ones, in `crates/cli/tests/releases/VERSION`: a data file and records
//! (which a test of the command makes), and the protocol as its page speaks it.

use std::{fs, path::Path};

use crate::shell::{self, Failure, command, say};

const RELEASES: &str = "crates/cli/tests/releases";
/// The types of the protocol as the page checks them.
const PAGE: &str = "web/src/generated/protocol.ts";
/// What was recorded of every message, a line each: the name of its type, a tab, its text.
const MESSAGES: &str = "crates/protocol/tests/golden/messages.tsv";
/// The types that a page sends.
const SENT: &[&str] = &[
    "ClientMessage",
    "Credentials",
    "Empty",
    "Join",
    "LinkToken",
    "Name",
    "NewPasskey",
    "NewPassword",
    "NewTable",
    "PasskeyRequest",
    "Proof",
    "Recovery",
];

/// Whether a folder may have this name.
pub fn is_version(version: &str) -> bool {
    version.starts_with(|it: char| it.is_ascii_digit())
        && version.chars().all(|it| it.is_ascii_alphanumeric() || matches!(it, '.' | '-'))
}

/// Makes the files of `version`, by this build. Those of a release that is there already are left alone.
pub fn make(version: &str) -> Result<(), Failure> {
    let folder = shell::root().join(RELEASES).join(version);
    let test = "cargo test --quiet --package comptoir --test comptoir -- the_files_of_a_release";
    shell::run(command(test).env("COMPTOIR_RELEASE_FILES", &folder))?;
    write(&folder.join("shapes.ts"), &shapes(&read(&shell::root().join(PAGE))?))?;
    write(&folder.join("messages.tsv"), &sent(&read(&shell::root().join(MESSAGES))?))?;
    say(format_args!("{RELEASES}/{version} is made: commit it, and change it no more"));
    Ok(())
}

/// The shapes alone, as a module.
fn shapes(page: &str) -> String {
    page.find("export const SHAPES").map_or(String::new(), |at| page[at..].to_owned())
}

fn sent(messages: &str) -> String {
    let is_sent = |line: &&str| line.split('\t').next().is_some_and(|name| SENT.contains(&name));
    messages.lines().filter(is_sent).flat_map(|line| [line, "\n"]).collect()
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::File { path: path.to_owned(), error })
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::File { path: path.to_owned(), error })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_name_folders() {
        assert!(is_version("0.3.0") && is_version("0.3.0-rc1"));
        assert!(!is_version("../0.3.0") && !is_version("next") && !is_version(""));
    }

    #[test]
    fn what_a_page_sends_and_checks_is_kept() {
        let [page, messages] = [PAGE, MESSAGES].map(|it| read(&shell::root().join(it)).unwrap());
        let shapes = shapes(&page);
        assert!(shapes.starts_with("export const SHAPES = {\n") && shapes.contains("ServerMessage"), "{shapes}");
        let sent = sent(&messages);
        for name in SENT {
            assert!(sent.lines().any(|it| it.starts_with(&format!("{name}\t"))), "{name}");
        }
        assert!(!sent.contains("ServerMessage\t"));
    }
}
