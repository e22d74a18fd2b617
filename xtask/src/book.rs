//! The documentation as a book with a search. A link or an anchor that leads nowhere is an error.

use crate::{
    python::Tools,
    shell::{self, Failure, say},
    target,
};

const REQUIREMENTS: &str = "docs/requirements.txt";

/// Builds the book; `mkdocs.yml` says of what.
pub fn build() -> Result<(), Failure> {
    let folder = target::folder()?.join("book");
    let tools = Tools::provide(folder.join("env"), REQUIREMENTS)?;
    let mut build = tools.run("mkdocs", "build --site-dir");
    // The theme speaks of its successor at every start.
    shell::run(build.arg(folder.join("site")).env("NO_MKDOCS_2_WARNING", "1"))?;
    say(format_args!("the book: {}", folder.join("site/index.html").display()));
    Ok(())
}
