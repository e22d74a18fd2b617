//! Which crate may use which.

use std::path::Path;

use super::Fault;
use crate::shell::{self, Failure, command};

/// Stands for every crate in `crates/games`.
const ANY_GAME: &str = "games/*";

/// The crates of ours that each of ours may use. Tests are free: they are not what is shipped.
const LAYERS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("record", &["kernel"]),
    ("laws", &["kernel", "record"]),
    ("testkit", &["kernel", "record", "laws"]),
    ("nets", &[]),
    ("tape", &[]),
    ("bots", &["kernel", "nets"]),
    ("words", &["kernel"]),
    (ANY_GAME, &["kernel"]),
    ("learn", &["kernel"]),
    ("catalog", &["kernel", "record", "tape", "nets", "bots", "learn", ANY_GAME]),
    ("messages", &["kernel", "record", "words", "catalog"]),
    ("arena", &["kernel", "record", "catalog"]),
    ("protocol", &[]),
    ("session", &["kernel", "record", "tape", "catalog", "protocol"]),
    ("tournaments", &[]),
    ("server", &["kernel", "record", "words", "catalog", "protocol", "session", "tournaments", ANY_GAME]),
    ("wasm", &["kernel", "record", "catalog", "protocol", "session"]),
    ("cli", &["kernel", "record", "nets", "bots", "words", "catalog", "messages", "arena", "protocol", "server"]),
    ("py", &["kernel", "record", "words", "catalog", "messages"]),
    ("test-services", &["kernel", "record", "protocol", "server"]),
    ("fuzz-targets", &["kernel", "record", "catalog", "protocol", "wasm"]),
    ("xtask", &[]),
];

/// What a game may use from outside: nothing that allocates by itself, waits, or asks the machine.
const FOR_GAMES: &[&str] = &["arrayvec", "bitflags", "enum-map", "rand_core", "serde", "thiserror", "tinyvec", "ts-rs"];

/// What only these crates of ours may use, so that the others stay free of it. (The command line starts a
/// server, and plays against one to measure it.)
const RESERVED: &[(&str, &[&str])] = &[
    ("async-nats", &["server"]),
    ("axum", &["server", "test-services"]),
    ("pyo3", &["py"]),
    ("sqlx", &["server"]),
    ("wasm-bindgen", &["wasm"]),
    ("tokio", &["protocol", "server", "cli", "test-services"]),
];

/// The crates of the project and what each uses directly.
pub struct Graph(Vec<Crate>);

struct Crate {
    name: String,
    /// From the root; nothing if it is not ours.
    folder: Option<String>,
    uses: Vec<Crate>,
}

impl Graph {
    pub fn of_project() -> Result<Graph, Failure> {
        let tree = shell::output(&mut command(
            "cargo tree --workspace --all-features --target all --edges normal,build --depth 1 --prefix depth --no-dedupe",
        ))?;
        Ok(Graph::parse(&tree, shell::root()))
    }

    /// Reads lines like `0bots v0.1.0 (/path/crates/bots)` and, below it, `1rand_core v0.10.1`.
    fn parse(tree: &str, root: &Path) -> Graph {
        let mut crates: Vec<Crate> = Vec::new();
        for line in tree.lines() {
            if let Some(rest) = line.strip_prefix('0') {
                crates.push(Crate::parse(rest, root));
            } else if let (Some(rest), Some(user)) = (line.strip_prefix('1'), crates.last_mut()) {
                user.uses.push(Crate::parse(rest, root));
            }
        }
        Graph(crates)
    }
}

impl Crate {
    fn parse(line: &str, root: &Path) -> Crate {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let source = rest.split_once('(').and_then(|(_, it)| it.split_once(')')).map(|(it, _)| it);
        let folder = source.and_then(|it| Path::new(it).strip_prefix(root).ok());
        let folder = folder.map(|it| it.to_string_lossy().replace('\\', "/"));
        let name = if folder.is_some() { short_name(name) } else { name };
        Crate { name: name.to_owned(), folder, uses: Vec::new() }
    }

    fn is_game(&self) -> bool {
        self.folder.as_ref().is_some_and(|it| it.starts_with("crates/games/"))
    }

    /// The name in the table of layers.
    fn layer(&self) -> &str {
        if self.is_game() { ANY_GAME } else { &self.name }
    }

    fn faults(&self) -> Vec<String> {
        let Some((_, allowed)) = LAYERS.iter().find(|(name, _)| *name == self.layer()) else {
            return vec!["has no layer yet: add it to the table in xtask/src/tidy/layers.rs".to_owned()];
        };
        self.uses.iter().filter_map(|used| self.objection(used, allowed)).collect()
    }

    fn objection(&self, used: &Crate, allowed: &[&str]) -> Option<String> {
        let name = &used.name;
        if used.folder.is_some() {
            let good = allowed.contains(&used.layer());
            (!good).then(|| format!("may not use `{name}`: see the layers in ARCHITECTURE.md"))
        } else if self.is_game() {
            let good = FOR_GAMES.contains(&name.as_str());
            (!good).then(|| format!("may not use `{name}`: a game uses the kernel and {}", FOR_GAMES.join(", ")))
        } else {
            let (_, owners) = RESERVED.iter().find(|(it, owners)| it == name && !owners.contains(&&*self.name))?;
            Some(format!("may not use `{name}`: it belongs to `{}` alone", owners.join("` and `")))
        }
    }
}

/// The name of one of our packages in code: `kernel` for `comptoir-kernel`.
fn short_name(package: &str) -> &str {
    if package == "comptoir" { "cli" } else { package.strip_prefix("comptoir-").unwrap_or(package) }
}

pub fn check(graph: &Graph) -> Vec<Fault> {
    let faults = |it: &Crate| {
        let place = format!("{}/Cargo.toml", it.folder.as_deref().unwrap_or(&it.name));
        it.faults().into_iter().map(move |what| Fault::new(place.clone(), what)).collect::<Vec<_>>()
    };
    graph.0.iter().flat_map(faults).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults in a workspace at `/p`, as `place: what`.
    fn faults(tree: &str) -> Vec<String> {
        check(&Graph::parse(tree, Path::new("/p"))).iter().map(Fault::to_string).collect()
    }

    #[track_caller]
    fn one_fault(tree: &str, beginning: &str) {
        let faults = faults(tree);
        assert!(faults.len() == 1 && faults[0].starts_with(beginning), "{faults:?}");
    }

    #[test]
    fn the_right_direction() {
        let tree = "\
0comptoir-catalog v0.1.0 (/p/crates/catalog)
1comptoir-kernel v0.1.0 (/p/crates/kernel)
1comptoir-money v0.1.0 (/p/crates/games/money)
1serde_json v1.0.154

0comptoir-kernel v0.1.0 (/p/crates/kernel)
1serde v1.0.229

0comptoir-money v0.1.0 (/p/crates/games/money)
1comptoir-kernel v0.1.0 (/p/crates/kernel)
1serde v1.0.229
1serde_derive v1.0.229 (proc-macro)";
        one_fault(tree, "crates/games/money/Cargo.toml: may not use `serde_derive`");
        assert!(faults(&tree.replace("1serde_derive v1.0.229 (proc-macro)", "")).is_empty());
    }

    #[test]
    fn upwards_and_sideways() {
        one_fault(
            "0comptoir-kernel v0.1.0 (/p/crates/kernel)\n1comptoir-record v0.1.0 (/p/crates/record)",
            "crates/kernel/Cargo.toml: may not use `record`",
        );
        one_fault(
            "0comptoir-money v0.1.0 (/p/crates/games/money)\n1comptoir-alhambra v0.1.0 (/p/crates/games/alhambra)",
            "crates/games/money/Cargo.toml: may not use `alhambra`",
        );
        one_fault(
            "0comptoir v0.1.0 (/p/crates/cli)\n1comptoir-money v0.1.0 (/p/crates/games/money)",
            "crates/cli/Cargo.toml: may not use `money`",
        );
    }

    #[test]
    fn from_outside() {
        one_fault("0comptoir v0.1.0 (/p/crates/cli)\n1sqlx v0.9.0", "crates/cli/Cargo.toml: may not use `sqlx`");
        one_fault(
            "0comptoir-bots v0.1.0 (/p/crates/bots)\n1tokio v1.54.0",
            "crates/bots/Cargo.toml: may not use `tokio`",
        );
        one_fault(
            "0comptoir-money v0.1.0 (/p/crates/games/money)\n1rand v0.10.0",
            "crates/games/money/Cargo.toml: may not use `rand`",
        );
    }

    #[test]
    fn a_new_crate_needs_a_layer() {
        one_fault("0comptoir-gossip v0.1.0 (/p/crates/gossip)", "crates/gossip/Cargo.toml: has no layer yet");
    }
}
