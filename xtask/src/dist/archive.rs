//! The archive with the binary, its manual pages and completions, and the licences.

use std::path::Path;

use super::{Dist, binary::Triple, files};
use crate::shell::{self, Failure, command, say};

const TEXTS: [&str; 5] = ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "README.fr.md", "CHANGELOG.md"];

/// The shells, and where each looks for completions below `/usr/share`.
pub const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "bash-completion/completions/comptoir"),
    ("zsh", "zsh/vendor-completions/_comptoir"),
    ("fish", "fish/vendor_completions.d/comptoir.fish"),
];

pub fn make(dist: &Dist, triple: &Triple, binary: &Path) -> Result<(), Failure> {
    let name = format!("comptoir-{}-{}", dist.version, triple.name);
    let root = dist.empty("archive")?;
    let folder = root.join(&name);
    files::copy(binary, &folder.join("comptoir"))?;
    for text in TEXTS {
        files::copy(&shell::root().join(text), &folder.join(text))?;
    }
    if triple.runs_here() && std::env::consts::ARCH == "x86_64" && triple.architecture == "amd64" {
        documentation(binary, &folder.join("share"))?;
    } else {
        say("without manual pages and completions: this machine does not run the binary by itself");
    }
    let file = dist.folder.join(format!("{name}.tar"));
    files::tar(&root, (0, 0), &file)?;
    shell::run(command("gzip --force --no-name --best").arg(file))
}

/// Manual pages in both languages and completions, as they stand below `/usr/share`.
pub fn documentation(binary: &Path, share: &Path) -> Result<(), Failure> {
    let comptoir = || {
        let mut comptoir = command("env LC_ALL=C");
        comptoir.arg(binary);
        comptoir
    };
    shell::run(comptoir().arg("manual").arg(share.join("man/man1")))?;
    shell::run(comptoir().args(["--lang", "fr", "manual"]).arg(share.join("man/fr/man1")))?;
    for (shell, path) in COMPLETIONS {
        let script = shell::output(comptoir().args(["completions", shell]))?;
        files::write(&share.join(path), &script)?;
    }
    Ok(())
}
