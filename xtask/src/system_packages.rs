//! Programs that the tests need and that cargo does not bring.

use std::{env, path::Path};

use crate::shell::{self, Failure, command, say, succeeds};

/// A program and where it comes from.
struct Package {
    /// What must be found, in the path or where it says.
    program: &'static str,
    /// What must succeed besides: a program may be there without all that belongs to it.
    probe: Option<&'static str>,
    /// The package of Debian and Ubuntu that has it.
    apt_name: &'static str,
    /// The part of the tests that wants it.
    part: &'static str,
}

const PACKAGES: &[Package] = &[
    Package { program: "gcc", probe: None, apt_name: "gcc", part: "linking" },
    Package { program: "npm", probe: None, apt_name: "npm", part: "the page" },
    Package { program: "chromium", probe: None, apt_name: "chromium", part: "the tests in a browser" },
    Package {
        program: "python3",
        probe: Some("python3 -m ensurepip --version"),
        apt_name: "python3-venv",
        part: "the Python package",
    },
    Package {
        program: "/usr/share/postgresql-common/pg_wrapper",
        probe: None,
        apt_name: "postgresql",
        part: "several servers",
    },
    Package { program: "/usr/sbin/nats-server", probe: None, apt_name: "nats-server", part: "several servers" },
    Package { program: "faketime", probe: None, apt_name: "faketime", part: "servers with wrong clocks" },
    Package { program: "git", probe: None, apt_name: "git", part: "tidy, which lists the files of the project" },
];

impl Package {
    fn is_here(&self) -> bool {
        is_present(self.program) && self.probe.is_none_or(succeeds)
    }
}

/// Installs what is missing, or says in one line what to install.
pub fn provide() -> Result<(), Failure> {
    let missing: Vec<&Package> = PACKAGES.iter().filter(|it| !it.is_here()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let Some(apt) = apt() else {
        let names: Vec<String> = missing.iter().map(|it| format!("{} (for {})", it.apt_name, it.part)).collect();
        return Err(Failure::Missing { packages: names.join(", ") });
    };
    let names: Vec<&str> = missing.iter().map(|it| it.apt_name).collect();
    say(format_args!("installing {}", names.join(", ")));
    shell::run(&mut command(&format!("{apt} update -qq")))?;
    shell::run(command(&format!("{apt} install -qq -y --no-install-recommends")).args(names))
}

/// How packages may be installed from here without asking anyone, if at all.
fn apt() -> Option<&'static str> {
    // `env` sets the variable on the far side of `sudo`, which drops those of the caller.
    const APT: &str = "env DEBIAN_FRONTEND=noninteractive apt-get";
    const SUDO_APT: &str = "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get";
    if !is_present("apt-get") {
        None
    } else if shell::output(&mut command("id -u")).is_ok_and(|id| id.trim() == "0") {
        Some(APT)
    } else {
        succeeds("sudo -n true").then_some(SUDO_APT)
    }
}

fn is_present(program: &str) -> bool {
    // What is of no use to most users is not in everybody's path.
    if program.starts_with('/') {
        return Path::new(program).exists();
    }
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::var_os("PATH").is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(&file).is_file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_up_in_the_path() {
        assert!(is_present("cargo"));
        assert!(!is_present("no-such-program"));
    }
}
