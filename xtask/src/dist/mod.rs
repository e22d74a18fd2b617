//! What is shipped. Every artefact is built, then tried in a place where there is nothing else: an empty root folder, a
//! bare Debian, a container without rights, a new virtual environment.
//!
//! All of them carry the same static binary, which is built once.

mod archive;
mod binary;
mod crates;
mod deb;
mod files;
mod image;
mod npm;
mod sbom;
mod trial;
mod wheel;

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, ExitCode},
};

use crate::{
    python::Tools,
    shell::{self, Failure, command, say},
    stages::Run,
    system_packages, target, web,
};

const REQUIREMENTS: &str = "packaging/requirements.txt";

/// What is shipped, by the name that the command takes, in the order in which it is made.
const ARTEFACTS: &[(&str, Make)] = &[
    ("binary", binary::x86_64),
    ("binary-arm", binary::aarch64),
    ("deb", deb::make),
    ("image", image::make),
    ("wheel", wheel::make),
    ("sdist", wheel::sdist),
    ("crates", crates::make),
    ("npm", npm::make),
    ("sbom", sbom::make),
];

type Make = fn(&Dist) -> Result<(), Failure>;

/// Where artefacts are made, and by what.
struct Dist {
    /// The artefacts themselves.
    folder: PathBuf,
    /// Whatever is made on the way; it can be deleted.
    work: PathBuf,
    tools: Tools,
    version: String,
    /// The profile of cargo: that of a release, or one that compiles fast.
    profile: &'static str,
}

/// The names of all artefacts.
pub fn names() -> String {
    ARTEFACTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

/// Whether there is such an artefact.
pub fn is_artefact(name: &str) -> bool {
    ARTEFACTS.iter().any(|(known, _)| *known == name)
}

/// Makes and tries the artefacts with these names, or all. Quick ones are for trying how they are packed, not for shipping.
pub fn run(names: &[&str], quick: bool) -> ExitCode {
    let mut run = Run::default();
    let mut dist = None;
    run.stage("system packages", |_| system_packages::provide_for_dist());
    run.stage("the page and the tools", |_| {
        dist = Some(Dist::prepare(quick)?);
        Ok(())
    });
    let Some(dist) = dist else { return run.end() };
    for (name, make) in ARTEFACTS.iter().filter(|(name, _)| names.is_empty() || names.contains(name)) {
        run.stage(name, |_| make(&dist));
    }
    run.stage("checksums", |_| dist.checksums());
    run.end()
}

impl Dist {
    fn prepare(quick: bool) -> Result<Dist, Failure> {
        web::build()?;
        let folder = target::folder()?.join(if quick { "dist-quick" } else { "dist" });
        let work = folder.join("work");
        fs::create_dir_all(&work).map_err(files::at(&work))?;
        let tools = Tools::provide(work.join("tools"), REQUIREMENTS)?;
        let version = files::version(&files::read(&shell::root().join("Cargo.toml"))?);
        Ok(Dist { folder, work, tools, version, profile: if quick { "trial" } else { "release" } })
    }

    /// A tool that compiles: it finds Zig, the compiler of C, through the path.
    fn compiler(&self, tool: &str, line: &str) -> Command {
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(std::iter::once(self.tools.folder()).chain(env::split_paths(&path)));
        let mut command = self.tools.run(tool, line);
        command.env("PATH", path.expect("no folder has a colon in its name"));
        command
    }

    /// An empty folder for what is made on the way.
    fn empty(&self, name: &str) -> Result<PathBuf, Failure> {
        let folder = self.work.join(name);
        files::clear(&folder)?;
        Ok(folder)
    }

    fn checksums(&self) -> Result<(), Failure> {
        let names = files::names(&self.folder)?;
        let artefacts = names.iter().filter(|it| it.starts_with("comptoir"));
        let sums = shell::output(command("sha256sum --").args(artefacts).current_dir(&self.folder))?;
        files::write(&self.folder.join("SHA256SUMS"), &sums)?;
        for name in sums.lines().filter_map(|it| it.split_whitespace().nth(1)) {
            let bytes = fs::metadata(self.folder.join(name)).map_or(0, |it| it.len());
            say(format_args!("{:>6.1} MB  {name}", bytes as f64 / 1e6));
        }
        Ok(())
    }
}
