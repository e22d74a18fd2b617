//! What is inside: every crate of the binary and every package of the page, with version and licence, as CycloneDX.
//!
//! Crates are those that cargo itself says it builds; npm writes its own list.

use std::fmt::Write as _;

use super::{Dist, binary::X86_64, files};
use crate::shell::{self, Failure, command};

const TREE: &str = "cargo tree --package comptoir --edges normal --prefix none --no-dedupe --locked --target";

pub fn make(dist: &Dist) -> Result<(), Failure> {
    let tree = shell::output(command(TREE).arg(X86_64.name).args(["--format", "{p}\t{l}"]))?;
    let list = bill(&dist.version, &tree);
    files::write(&dist.folder.join(format!("comptoir-{}-binary.cdx.json", dist.version)), &list)?;
    let mut npm = command("npm sbom --silent --omit dev --sbom-format cyclonedx");
    let page = shell::output(npm.current_dir(shell::root().join("web")))?;
    files::write(&dist.folder.join(format!("comptoir-{}-page.cdx.json", dist.version)), &page)
}

/// The crates of a tree: lines such as `serde v1.0.229<tab>MIT OR Apache-2.0`.
fn bill(version: &str, tree: &str) -> String {
    let mut lines: Vec<&str> = tree.lines().filter(|it| !it.is_empty()).collect();
    lines.sort_unstable();
    lines.dedup();
    let mut components = String::new();
    for line in lines {
        let (package, licence) = line.split_once('\t').unwrap_or((line, ""));
        let mut words = package.split(' ');
        let (Some(name), Some(number)) = (words.next(), words.next()) else { continue };
        let number = number.trim_start_matches('v');
        let comma = if components.is_empty() { "" } else { "," };
        let purl = format!("pkg:cargo/{name}@{number}");
        let _ = write!(
            components,
            "{comma}\n    {{\"type\": \"library\", \"bom-ref\": \"{purl}\", \"name\": \"{name}\", \"version\": \"{number}\", \
             \"purl\": \"{purl}\", \"licenses\": [{{\"expression\": \"{licence}\"}}]}}"
        );
    }
    let about = format!(r#"{{"type": "application", "name": "comptoir", "version": "{version}"}}"#);
    format!(
        "{{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.6\",\n  \"version\": 1,\n  \"metadata\": {{\"component\": {about}}},\n  \
         \"components\": [{components}\n  ]\n}}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_once() {
        let list = bill("1.0.0", "b v2.0.0 (/x)\tMIT\n\na v1.0.0\tMIT OR Apache-2.0\nb v2.0.0 (/x)\tMIT\n");
        assert_eq!(list.matches("\"purl\"").count(), 2);
        assert!(
            list.contains("\"purl\": \"pkg:cargo/a@1.0.0\", \"licenses\": [{\"expression\": \"MIT OR Apache-2.0\"}]")
        );
        assert!(!list.contains("/x"), "no path of this machine: {list}");
    }
}
