//! What would be published: every package is made, and all of them together compile from their own files alone.
//!
//! `cargo package` would compile each by itself, with every dependency once more: the packages are unpacked side by
//! side into a workspace instead, which shares what the lints have compiled.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    shell::{self, Failure, command},
    target,
};

/// What the embedded page consists of at least: it is no file of git's, so its absence would go unnoticed.
const PAGE: &str = "page/index.html";

/// Makes the packages and compiles them.
pub fn check() -> Result<(), Failure> {
    let unpacked = unpack()?;
    let mut compile = command("cargo check --quiet --workspace --all-features --target-dir");
    shell::run(compile.arg(target::folder()?).current_dir(&unpacked))
}

/// Makes the packages and unpacks them side by side into a workspace, whose folder is returned.
pub fn unpack() -> Result<PathBuf, Failure> {
    let target = target::folder()?;
    clear(&target.join("package"))?;
    shell::run(&mut command("cargo package --workspace --exclude xtask --no-verify --allow-dirty --quiet"))?;
    let unpacked = target.join("package/unpacked");
    clear(&unpacked)?;
    for package in packages(&target.join("package"))? {
        // Files in a package all have one date: cargo would take an earlier check of other files for fresh.
        shell::run(command("tar --extract --touch --gzip --file").arg(package).arg("--directory").arg(&unpacked))?;
    }
    let members = folders(&unpacked)?;
    if !members.iter().any(|it| unpacked.join(it).join(PAGE).exists()) {
        return Err(Failure::File { path: PAGE.into(), error: std::io::ErrorKind::NotFound.into() });
    }
    let root = fs::read_to_string(shell::root().join("Cargo.toml")).map_err(at(&unpacked))?;
    fs::write(unpacked.join("Cargo.toml"), workspace(&members, &root)).map_err(at(&unpacked))?;
    fs::copy(shell::root().join("Cargo.lock"), unpacked.join("Cargo.lock")).map_err(at(&unpacked))?;
    Ok(unpacked)
}

/// The manifest of a workspace in which each package finds the others here, with the profiles of ours.
fn workspace(members: &[String], ours: &str) -> String {
    let list: String = members.iter().map(|it| format!("\"{it}\", ")).collect();
    let patches: String = members.iter().map(|it| format!("{} = {{ path = \"{it}\" }}\n", name(it))).collect();
    let profiles = ours.find("[profile.").map_or("", |at| &ours[at..]);
    format!("[workspace]\nresolver = \"3\"\nmembers = [{list}]\n\n[patch.crates-io]\n{patches}\n{profiles}")
}

/// `comptoir-kernel` for `comptoir-kernel-0.1.0`.
fn name(folder: &str) -> &str {
    folder.rsplit_once('-').map_or(folder, |(name, _)| name)
}

fn packages(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut packages: Vec<_> = entries.flatten().map(|it| it.path()).collect();
    packages.retain(|it| it.extension().is_some_and(|it| it == "crate"));
    packages.sort();
    Ok(packages)
}

fn folders(folder: &Path) -> Result<Vec<String>, Failure> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut names: Vec<_> = entries.flatten().map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

fn clear(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    fs::create_dir_all(folder).map_err(at(folder))
}

fn at(path: &Path) -> impl Fn(std::io::Error) -> Failure {
    move |error| Failure::File { path: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_workspace_of_packages() {
        let members = ["comptoir-0.1.0".to_owned(), "comptoir-mint-works-0.1.0".to_owned()];
        let made = workspace(&members, "[workspace]\nx = 1\n\n[profile.dev]\nopt-level = 1\n");
        assert!(made.contains("members = [\"comptoir-0.1.0\", \"comptoir-mint-works-0.1.0\", ]"), "{made}");
        assert!(made.contains("comptoir-mint-works = { path = \"comptoir-mint-works-0.1.0\" }"), "{made}");
        assert!(made.ends_with("[profile.dev]\nopt-level = 1\n") && !made.contains("x = 1"), "{made}");
    }
}
