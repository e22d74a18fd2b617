//! The Debian package: built by `dpkg-deb`, then installed, upgraded, removed and purged in a bare Debian 12.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use super::{
    Dist, archive,
    binary::{self, X86_64},
    files,
    trial::Server,
};
use crate::shell::{self, Failure, command, say};

const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];
const DATA: &str = "var/lib/comptoir/comptoir.db";
/// What a bare Debian is made of.
const DEBOOTSTRAP: &str = "debootstrap --variant=minbase --include=adduser,debconf bookworm";

pub fn make(dist: &Dist) -> Result<(), Failure> {
    let binary = binary::build(dist, &X86_64)?;
    let package = build(dist, &binary, &dist.version, &dist.folder)?;
    // The same files under a later number: what an upgrade does is not in them.
    let later = build(dist, &binary, &format!("{}+later", dist.version), &dist.work)?;
    Chroot::make(dist)?.try_package(&binary, &package, &later)
}

fn build(dist: &Dist, binary: &Path, version: &str, to: &Path) -> Result<PathBuf, Failure> {
    let root = dist.empty("deb")?;
    let from = |path: &str| shell::root().join("packaging").join(path);
    files::copy(binary, &root.join("usr/bin/comptoir"))?;
    files::copy(&from("systemd/comptoir.service"), &root.join("lib/systemd/system/comptoir.service"))?;
    files::copy(&from("debian/comptoir.toml"), &root.join("etc/comptoir/comptoir.toml"))?;
    archive::documentation(binary, &root.join("usr/share"))?;
    for page in ["man/man1", "man/fr/man1"] {
        let folder = root.join("usr/share").join(page);
        let pages = files::names(&folder)?;
        shell::run(command("gzip --no-name --best --").args(pages).current_dir(folder))?;
    }
    let about = root.join("usr/share/doc/comptoir");
    let licences = ["LICENSE-MIT", "LICENSE-APACHE"].map(|it| files::read(&shell::root().join(it)));
    let [mit, apache] = licences;
    files::write(&about.join("copyright"), &format!("MIT OR Apache-2.0\n\n{}\n{}", mit?, apache?))?;
    files::copy(&shell::root().join("CHANGELOG.md"), &about.join("changelog"))?;
    shell::run(command("gzip --no-name --best").arg(about.join("changelog")))?;

    let size = shell::output(command("du --summarize --apparent-size --block-size=1K").arg(&root))?;
    let size = size.split_whitespace().next().unwrap_or("0");
    let values = [("VERSION", version), ("ARCHITECTURE", X86_64.architecture), ("SIZE", size)];
    let control = files::fill(&files::read(&from("debian/control"))?, &values);
    files::write(&root.join("DEBIAN/control"), &control)?;
    for name in ["conffiles", "templates"] {
        files::copy(&from("debian").join(name), &root.join("DEBIAN").join(name))?;
    }
    for name in SCRIPTS {
        let script = root.join("DEBIAN").join(name);
        files::copy(&from("debian").join(name), &script)?;
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).map_err(files::at(&script))?;
    }
    let file = to.join(format!("comptoir_{version}_{}.deb", X86_64.architecture));
    let mut deb = command("dpkg-deb --root-owner-group -Zxz --build");
    shell::run(deb.arg(&root).arg(&file).env("SOURCE_DATE_EPOCH", files::DATE.trim_start_matches('@')))?;
    Ok(file)
}

/// A bare Debian in a folder.
struct Chroot {
    root: PathBuf,
}

impl Chroot {
    /// The first one is fetched from Debian; every later one is a copy of it.
    fn make(dist: &Dist) -> Result<Chroot, Failure> {
        let base = dist.work.join("bookworm");
        if !base.join("usr/sbin/adduser").exists() {
            files::clear(&base)?;
            shell::run(command(DEBOOTSTRAP).arg(&base).arg("http://deb.debian.org/debian"))?;
        }
        let root = dist.work.join("bookworm-tried");
        if root.exists() {
            fs::remove_dir_all(&root).map_err(files::at(&root))?;
        }
        shell::run(command("cp --archive").arg(&base).arg(&root))?;
        Ok(Chroot { root })
    }

    fn command(&self, line: &str) -> Command {
        let mut inside = command("chroot");
        inside.arg(&self.root).args(line.split_whitespace());
        inside.env("DEBIAN_FRONTEND", "noninteractive").env("LC_ALL", "C.UTF-8");
        inside.env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin");
        inside
    }

    fn run(&self, line: &str) -> Result<(), Failure> {
        shell::run(&mut self.command(line))
    }

    fn install(&self, package: &Path) -> Result<(), Failure> {
        files::copy(package, &self.root.join("tmp/comptoir.deb"))?;
        self.run("dpkg --install /tmp/comptoir.deb")
    }

    fn must(&self, what: &str, holds: bool) -> Result<(), Failure> {
        if holds { Ok(()) } else { Err(Failure::Trial { what: format!("the Debian package: {what}") }) }
    }

    fn has_data(&self) -> bool {
        self.root.join(DATA).exists()
    }

    /// Everything that happens to a package in its life.
    fn try_package(&self, player: &Path, package: &Path, later: &Path) -> Result<(), Failure> {
        self.install(package)?;
        let folder = fs::metadata(self.root.join("var/lib/comptoir")).map_err(files::at(&self.root))?;
        self.must("only its user reads the data folder", folder.permissions().mode() & 0o777 == 0o700)?;
        for path in ["usr/share/man/man1/comptoir.1.gz", "usr/share/man/fr/man1/comptoir-serve.1.gz"] {
            self.must(path, self.root.join(path).exists())?;
        }
        // As the unit starts it: the user, the settings and the folder of the package.
        let serve = "runuser --user comptoir -- comptoir serve --config /etc/comptoir/comptoir.toml";
        let serve = format!("{serve} --listen 127.0.0.1:0 --metrics-listen 127.0.0.1:0");
        Server::start(&mut self.command(&serve))?.check(player)?;
        self.must("games are in the data folder", self.has_data())?;

        self.install(later)?;
        let check = "runuser --user comptoir -- comptoir check --data /var/lib/comptoir/comptoir.db";
        self.run(check)?;
        say("an upgrade keeps the games");

        self.run("dpkg --remove comptoir")?;
        self.must("removing it keeps the games", self.has_data())?;
        self.run("dpkg --purge comptoir")?;
        self.must("purging it keeps the games where nobody answers", self.has_data())?;

        self.install(package)?;
        files::write(&self.root.join("tmp/answers"), "comptoir comptoir/remove-data boolean true\n")?;
        self.run("debconf-set-selections /tmp/answers")?;
        self.run("dpkg --purge comptoir")?;
        self.must("purging it deletes the games where the answer is yes", !self.has_data())?;
        say("removing keeps the games; purging asks, and deletes them only on a yes");
        Ok(())
    }
}
