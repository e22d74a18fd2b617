//! Files and folders of artefacts.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::shell::{self, Failure, command};

/// The date of everything inside of artefacts, so that two builds of one source are equal.
pub const DATE: &str = "@1767225600";

pub fn at(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| Failure::File { path: path.to_owned(), error }
}

pub fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(at(path))
}

pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(at(folder))?;
    }
    fs::write(path, text).map_err(at(path))
}

pub fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(at(folder))?;
    }
    fs::copy(from, to).map(drop).map_err(at(from))
}

pub fn clear(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    fs::create_dir_all(folder).map_err(at(folder))
}

/// The names in a folder, in order.
pub fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut names: Vec<_> = entries.flatten().map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// The only file of a folder whose name ends so.
pub fn only(folder: &Path, end: &str) -> Result<PathBuf, Failure> {
    let name = names(folder)?.into_iter().find(|it| it.ends_with(end));
    let name = name.ok_or_else(|| at(&folder.join(format!("*{end}")))(io::ErrorKind::NotFound.into()))?;
    Ok(folder.join(name))
}

/// The version of the workspace.
pub fn version(manifest: &str) -> String {
    let line = manifest.lines().find_map(|it| it.strip_prefix("version = \""));
    line.and_then(|it| it.strip_suffix('"')).unwrap_or("0").to_owned()
}

/// A tar file of everything in `folder` that is the same wherever and whenever it is made. `owner` is `user:group`.
pub fn tar(folder: &Path, owner: (u32, u32), file: &Path) -> Result<(), Failure> {
    let mut tar = command("tar --create --sort=name --numeric-owner --format=gnu --mtime");
    tar.arg(DATE).arg(format!("--owner={}", owner.0)).arg(format!("--group={}", owner.1));
    shell::run(tar.arg("--file").arg(file).arg("--directory").arg(folder).arg("."))
}

pub fn sha256(file: &Path) -> Result<String, Failure> {
    let sum = shell::output(command("sha256sum --").arg(file))?;
    Ok(sum.split_whitespace().next().unwrap_or_default().to_owned())
}

/// A text with its `@NAMES@` filled in.
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(template.to_owned(), |text, (name, value)| text.replace(&format!("@{name}@"), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_the_workspace() {
        assert_eq!(version("[workspace.package]\nversion = \"1.2.3\"\nedition = \"2024\""), "1.2.3");
        assert_ne!(version(&read(&shell::root().join("Cargo.toml")).unwrap()), "0");
    }

    #[test]
    fn names_in_a_template() {
        assert_eq!(fill("Version: @VERSION@ of @NAME@", &[("VERSION", "1"), ("NAME", "x")]), "Version: 1 of x");
    }
}
