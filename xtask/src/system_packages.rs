//! Programs that the tests and the packaging need and that cargo does not bring, by the name that each system has for them.

use std::{env, path::Path};

use crate::shell::{self, Failure, command, say, succeeds};

/// A program and where it comes from.
struct Package {
    /// Where it may be: a name is looked up in the path.
    programs: &'static [&'static str],
    /// A variable that may name the program instead.
    variable: Option<&'static str>,
    /// What must succeed besides: a program may be there without all that belongs to it.
    probe: Option<&'static str>,
    /// Its names in the order of [`Manager`]; nothing where a system has no package.
    names: [Option<&'static str>; 5],
    /// Where to get it from if the system has no package.
    home: &'static str,
    /// The part of the tests that wants it.
    part: &'static str,
}

/// What installs packages.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Manager {
    /// Debian, Ubuntu and their kin.
    Apt,
    /// Fedora and its kin.
    Dnf,
    /// Arch Linux and its kin.
    Pacman,
    /// Homebrew on macOS.
    Brew,
    /// Windows: only what plays and builds, since the tests of servers need Unix.
    Winget,
}

const PACKAGES: &[Package] = &[
    Package {
        programs: &["cc", "gcc", "clang", "link"],
        variable: None,
        probe: None,
        names: [Some("gcc"), Some("gcc"), Some("gcc"), Some("llvm"), Some("Microsoft.VisualStudio.2022.BuildTools")],
        home: "your system's C compiler",
        part: "linking",
    },
    Package {
        programs: &["npm", "npm.cmd"],
        variable: None,
        probe: None,
        names: [Some("npm"), Some("nodejs-npm"), Some("npm"), Some("node"), Some("OpenJS.NodeJS.LTS")],
        home: "https://nodejs.org",
        part: "the page",
    },
    Package {
        programs: &["chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
        variable: Some("CHROMIUM"),
        probe: None,
        names: [Some("chromium"), Some("chromium"), Some("chromium"), Some("--cask chromium"), None],
        home: "https://www.chromium.org, with its path in the variable CHROMIUM",
        part: "the tests in a browser",
    },
    Package {
        programs: &["python3", "python"],
        variable: None,
        probe: Some("python3 -m ensurepip --version"),
        names: [Some("python3-venv"), Some("python3"), Some("python"), Some("python"), Some("Python.Python.3.12")],
        home: "https://www.python.org",
        part: "the Python package",
    },
    Package {
        programs: &["/usr/share/postgresql-common/pg_wrapper", "initdb"],
        variable: None,
        probe: None,
        names: [Some("postgresql"), Some("postgresql-server"), Some("postgresql"), Some("postgresql@17"), None],
        home: "https://www.postgresql.org",
        part: "several servers",
    },
    Package {
        programs: &["/usr/sbin/nats-server", "nats-server"],
        variable: None,
        probe: None,
        names: [Some("nats-server"), None, Some("nats-server"), Some("nats-server"), None],
        home: "https://nats.io/download",
        part: "several servers",
    },
    Package {
        programs: &["faketime"],
        variable: None,
        probe: None,
        names: [Some("faketime"), Some("libfaketime"), Some("libfaketime"), Some("libfaketime"), None],
        home: "https://github.com/wolfcw/libfaketime",
        part: "servers with wrong clocks",
    },
    Package {
        programs: &["git"],
        variable: None,
        probe: None,
        names: [Some("git"), Some("git"), Some("git"), Some("git"), Some("Git.Git")],
        home: "https://git-scm.com",
        part: "tidy, which lists the files of the project",
    },
];

/// What trying the artefacts of `cargo xtask dist` needs besides.
const DIST_PACKAGES: &[Package] = &[
    Package {
        programs: &["dpkg-deb"],
        variable: None,
        probe: None,
        names: [Some("dpkg"), Some("dpkg"), Some("dpkg"), Some("dpkg"), None],
        home: "https://wiki.debian.org/dpkg",
        part: "the Debian package",
    },
    Package {
        programs: &["debootstrap"],
        variable: None,
        probe: None,
        names: [Some("debootstrap"), Some("debootstrap"), Some("debootstrap"), None, None],
        home: "https://wiki.debian.org/Debootstrap",
        part: "the Debian package",
    },
    Package {
        programs: &["umoci"],
        variable: None,
        probe: None,
        names: [Some("umoci"), Some("umoci"), Some("umoci"), None, None],
        home: "https://umo.ci",
        part: "the image",
    },
    Package {
        programs: &["bwrap"],
        variable: None,
        probe: None,
        names: [Some("bubblewrap"), Some("bubblewrap"), Some("bubblewrap"), None, None],
        home: "https://github.com/containers/bubblewrap",
        part: "the image",
    },
    Package {
        programs: &["qemu-aarch64-static"],
        variable: None,
        probe: None,
        names: [Some("qemu-user-static"), Some("qemu-user-static-aarch64"), Some("qemu-user-static"), None, None],
        home: "https://www.qemu.org",
        part: "the binary for aarch64",
    },
];

impl Package {
    fn is_here(&self) -> bool {
        let named = self.variable.and_then(env::var_os);
        let is_there = named.is_some_and(|it| Path::new(&it).exists()) || self.programs.iter().any(|it| is_present(it));
        is_there && self.probe.is_none_or(succeeds)
    }
}

impl Manager {
    fn of_this_system() -> Option<Manager> {
        let programs = [
            ("apt-get", Manager::Apt),
            ("dnf", Manager::Dnf),
            ("pacman", Manager::Pacman),
            ("brew", Manager::Brew),
            ("winget", Manager::Winget),
        ];
        programs.into_iter().find(|(program, _)| is_present(program)).map(|(_, manager)| manager)
    }

    /// What a person types to install packages; the names follow.
    fn line(self) -> &'static str {
        match self {
            Manager::Apt => "sudo apt-get install --no-install-recommends",
            Manager::Dnf => "sudo dnf install",
            Manager::Pacman => "sudo pacman -S",
            Manager::Brew => "brew install",
            Manager::Winget => "winget install",
        }
    }
}

/// What the tests need; see [`provide_all`].
pub fn provide() -> Result<(), Failure> {
    provide_all(PACKAGES.iter())
}

/// What the tests and `cargo xtask dist` need.
pub fn provide_for_dist() -> Result<(), Failure> {
    provide_all(PACKAGES.iter().chain(DIST_PACKAGES))
}

/// Says by name what is missing. Only root on Debian, which is a container or a build machine, has it installed at
/// once: elsewhere the line to type is printed, and nothing asks for a password.
fn provide_all(packages: impl Iterator<Item = &'static Package>) -> Result<(), Failure> {
    let missing: Vec<&Package> = packages.filter(|it| !it.is_here()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let manager = Manager::of_this_system();
    if manager != Some(Manager::Apt) || !is_root() {
        return Err(Failure::Missing { packages: advice(&missing, manager) });
    }
    let names: Vec<&str> = missing.iter().filter_map(|it| it.names[Manager::Apt as usize]).collect();
    say(format_args!("installing {}", names.join(", ")));
    const APT: &str = "env DEBIAN_FRONTEND=noninteractive apt-get";
    shell::run(&mut command(&format!("{APT} update -qq")))?;
    shell::run(command(&format!("{APT} install -qq -y --no-install-recommends")).args(names))
}

/// What is missing and for what, and the line that installs it.
fn advice(missing: &[&Package], manager: Option<Manager>) -> String {
    let named = |it: &&Package| manager.and_then(|manager| it.names[manager as usize]);
    let parts = missing.iter().map(|it| match named(it) {
        Some(name) => format!("\n  {name} (for {})", it.part),
        None => format!("\n  {} (for {})", it.home, it.part),
    });
    let mut text: String = parts.collect();
    let names: Vec<&str> = missing.iter().filter_map(named).collect();
    if let Some(manager) = manager.filter(|_| !names.is_empty()) {
        text += &format!("\nby:  {} {}", manager.line(), names.join(" "));
    }
    if manager == Some(Manager::Winget) {
        text += "\nThe tests of servers need Unix: on Windows, run them in WSL.";
    }
    text
}

fn is_root() -> bool {
    shell::output(&mut command("id -u")).is_ok_and(|id| id.trim() == "0")
}

fn is_present(program: &str) -> bool {
    // What is of no use to most users is not in everybody's path.
    if program.starts_with('/') {
        return Path::new(program).exists();
    }
    let file = format!("{program}{}", if program.contains('.') { "" } else { env::consts::EXE_SUFFIX });
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

    #[test]
    fn every_system_is_told_by_its_own_names() {
        let nats: Vec<&Package> =
            PACKAGES.iter().filter(|it| it.home.contains("nats") || it.home.contains("git-")).collect();
        let told = |manager| advice(&nats, manager);
        assert_eq!(
            told(Some(Manager::Dnf)),
            "\n  https://nats.io/download (for several servers)\n  git (for tidy, which lists the files of the project)\
             \nby:  sudo dnf install git"
        );
        assert!(told(Some(Manager::Pacman)).ends_with("by:  sudo pacman -S nats-server git"));
        assert!(told(Some(Manager::Winget)).ends_with("run them in WSL."));
        assert!(told(None).contains("https://git-scm.com") && !told(None).contains("by:"));
    }
}
