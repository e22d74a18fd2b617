//! The npm package: the page as a folder of files, with the module that plays without a server.

use super::{Dist, files};
use crate::{
    shell::{self, Failure, command, say},
    site, target,
};

/// What a page without a server needs at least.
const PARTS: [&str; 2] = ["index.html", "assets"];

pub fn make(dist: &Dist) -> Result<(), Failure> {
    site::build()?;
    let package = dist.empty("npm")?;
    shell::run(
        command("cp --recursive --no-target-directory").arg(target::folder()?.join("site")).arg(package.join("site")),
    )?;
    files::write(&package.join("package.json"), &manifest(&dist.version))?;
    for text in ["LICENSE-MIT", "LICENSE-APACHE", "README.md"] {
        files::copy(&shell::root().join(text), &package.join(text))?;
    }
    shell::run(command("npm pack --silent --pack-destination").arg(&dist.folder).current_dir(&package))?;

    // As somebody would who serves it from a folder of their own.
    let place = dist.empty("npm-tried")?;
    files::write(&place.join("package.json"), "{\"private\": true}")?;
    let packed = dist.folder.join(format!("comptoir-site-{}.tgz", dist.version));
    shell::run(command("npm install --silent --offline --no-audit --no-fund").arg(packed).current_dir(&place))?;
    let site = place.join("node_modules/comptoir-site/site");
    match PARTS.iter().find(|it| !site.join(it).exists()) {
        None => {
            say("installed by npm: the page and its module are there");
            Ok(())
        }
        Some(part) => Err(Failure::Trial { what: format!("the npm package has no {part}") }),
    }
}

fn manifest(version: &str) -> String {
    format!(
        r#"{{
  "name": "comptoir-site",
  "version": "{version}",
  "description": "Five board games in a page that any host of files serves",
  "license": "MIT OR Apache-2.0",
  "repository": "github:comptoir-games/comptoir",
  "files": ["site", "LICENSE-*"]
}}
"#
    )
}
