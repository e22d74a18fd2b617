//! The documentation as a book with a search. A link or an anchor that leads nowhere is an error.

use std::path::{Path, PathBuf};

use crate::{
    python::Tools,
    shell::{self, Failure, command, say},
    target,
};

const REQUIREMENTS: &str = "docs/requirements.txt";

/// Builds the book into a folder; `mkdocs.yml` says of what. With `home`, every page leads back there. The
/// documentation of the crates is apart, since it takes minutes.
pub fn build_into(site: &Path, home: Option<&str>) -> Result<(), Failure> {
    let tools = Tools::provide(folder()?.join("env"), REQUIREMENTS)?;
    let mut build = tools.run("mkdocs", "build --quiet --site-dir");
    // The theme speaks of its successor at every start.
    shell::run(build.arg(site).env("NO_MKDOCS_2_WARNING", "1").env("BOOK_HOME", home.unwrap_or_default()))?;
    say(format_args!("the book: {}", site.join("index.html").display()));
    Ok(())
}

/// Builds the book with the documentation of the crates, which stands in its folder `api`.
pub fn build() -> Result<(), Failure> {
    let site = folder()?.join("site");
    build_into(&site, None)?;
    let documentation =
        "cargo doc --workspace --all-features --no-deps --exclude xtask --exclude comptoir-fuzz-targets";
    // Links to what is private are for those who read the sources.
    shell::run(command(documentation).env("RUSTDOCFLAGS", "-D warnings -A rustdoc::private-intra-doc-links"))?;
    let api = site.join("api");
    shell::run(command("cp --recursive --no-target-directory").arg(target::folder()?.join("doc")).arg(&api))?;
    say(format_args!("the documentation of the crates: {}", api.join("kernel/index.html").display()));
    Ok(())
}

fn folder() -> Result<PathBuf, Failure> {
    Ok(target::folder()?.join("book"))
}
