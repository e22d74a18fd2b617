//! The page in `web/`: npm brings its tools, Vite builds it, and the server carries it inside.

use std::{fs, path::Path, process::Command, time::SystemTime};

use crate::{
    shell::{self, Failure, command, say, succeeds},
    target,
    test_counts::TestCounts,
};

/// Whatever the built page is made of.
const SOURCES: &[&str] = &[
    "web/src",
    "web/public",
    "web/build",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/package-lock.json",
    "crates/words/locales",
    "docs/rules",
];

/// What `vite build` writes last.
const BUILT: &str = "crates/server/page/index.html";

/// What npm leaves behind when it has installed everything.
const INSTALLED: &str = "web/node_modules/.package-lock.json";

/// Types, lints, format.
pub fn check() -> Result<(), Failure> {
    install()?;
    shell::run(&mut npm("run --silent check"))
}

/// Tests without a browser.
pub fn test(counts: &mut TestCounts) -> Result<(), Failure> {
    shell::count(&mut npm("run --silent test"), counts)
}

/// What runs the tests in a browser, against the server as the tests have built it.
pub fn browser() -> Result<Command, Failure> {
    let mut browser = npm("run --silent e2e");
    browser.env("COMPTOIR_BIN", target::server()?);
    Ok(browser)
}

/// Builds the page where a source is newer than what was built.
pub fn build() -> Result<(), Failure> {
    install()?;
    let sources = SOURCES.iter().filter_map(|it| newest(&shell::root().join(it))).max();
    if sources > changed(&shell::root().join(BUILT)) {
        shell::run(&mut npm("run --silent build"))?;
    }
    Ok(())
}

/// Installs the tools of the page where the list of them is newer than what is there.
pub fn install() -> Result<(), Failure> {
    if !succeeds("npm --version") {
        return Err(Failure::Missing { packages: "npm (with Node.js 20.19 or newer, for the page)".to_owned() });
    }
    let at = |path: &str| changed(&shell::root().join(path));
    if at("web/package-lock.json") > at(INSTALLED) {
        say("installing the tools of the page");
        shell::run(&mut npm("ci --silent"))?;
    }
    Ok(())
}

pub fn npm(line: &str) -> Command {
    let mut npm = command(&format!("npm {line}"));
    npm.current_dir(shell::root().join("web"));
    npm
}

/// When anything at or below `path` was last changed; nothing if it is not there.
fn newest(path: &Path) -> Option<SystemTime> {
    let below = fs::read_dir(path).into_iter().flatten().flatten();
    below.filter_map(|entry| newest(&entry.path())).max().max(changed(path))
}

/// When `path` was last changed; nothing if it is not there.
pub fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_older_than_anything() {
        let here = newest(&shell::root().join("xtask/src"));
        assert!(here > changed(Path::new("nowhere")));
        assert!(here >= changed(&shell::root().join("xtask/src/web.rs")));
    }
}
