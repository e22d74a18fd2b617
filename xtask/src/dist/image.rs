//! The container image: the binary, a folder for its data and nothing else. It is an OCI layout, which is a few files of
//! JSON around a tar file, so no daemon and no builder is needed; `docker load` and `podman load` take it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{
    Dist,
    binary::{self, X86_64},
    files,
    trial::Server,
};
use crate::shell::{self, Failure, command, say};

/// Nobody: a user that has nothing on any system.
const USER: u32 = 65532;
const LIMIT: u64 = 30_000_000;

/// A file of the layout, named by its content.
struct Blob {
    kind: &'static str,
    digest: String,
    size: u64,
}

pub fn make(dist: &Dist) -> Result<(), Failure> {
    let binary = binary::build(dist, &X86_64)?;
    let root = dist.empty("image-root")?;
    files::copy(&binary, &root.join("comptoir"))?;
    fs::create_dir_all(root.join("data")).map_err(files::at(&root))?;
    let layout = dist.empty("image")?;
    write_layout(dist, &root, &layout)?;
    let file = dist.folder.join(format!("comptoir-{}-image-{}.tar", dist.version, X86_64.architecture));
    files::tar(&layout, (0, 0), &file)?;
    let size = fs::metadata(&file).map_err(files::at(&file))?.len();
    if size > LIMIT {
        return Err(Failure::Trial { what: format!("the image has {size} bytes, more than {LIMIT}") });
    }
    run(dist, &layout, &binary)
}

fn write_layout(dist: &Dist, root: &Path, layout: &Path) -> Result<(), Failure> {
    let tar = dist.work.join("layer.tar");
    // Root may own it all: it is read-only. The folder of the data is the user's.
    files::tar(root, (USER, USER), &tar)?;
    let diff_id = files::sha256(&tar)?;
    shell::run(command("gzip --force --no-name --best").arg(&tar))?;
    let layer = store(layout, &dist.work.join("layer.tar.gz"), "application/vnd.oci.image.layer.v1.tar+gzip")?;

    let template = files::read(&shell::root().join("packaging/oci/config.json"))?;
    let values =
        [("ARCHITECTURE", X86_64.architecture), ("VERSION", dist.version.as_str()), ("DIFF_ID", diff_id.as_str())];
    let config =
        store_text(dist, layout, &files::fill(&template, &values), "application/vnd.oci.image.config.v1+json")?;
    let manifest = format!(
        r#"{{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":{},"layers":[{}]}}"#,
        config.describe(""),
        layer.describe("")
    );
    let manifest = store_text(dist, layout, &manifest, "application/vnd.oci.image.manifest.v1+json")?;
    let name = format!("comptoir:{}", dist.version);
    let named = format!(
        r#","annotations":{{"io.containerd.image.name":"docker.io/library/{name}","org.opencontainers.image.ref.name":"{}"}}"#,
        dist.version
    );
    let index = format!(r#"{{"schemaVersion":2,"manifests":[{}]}}"#, manifest.describe(&named));
    files::write(&layout.join("index.json"), &index)?;
    files::write(&layout.join("oci-layout"), r#"{"imageLayoutVersion":"1.0.0"}"#)?;
    // What Docker read before it knew of layouts.
    let (config, layer) = (config.path(), layer.path());
    let docker = format!(r#"[{{"Config":"{config}","RepoTags":["{name}"],"Layers":["{layer}"]}}]"#);
    files::write(&layout.join("manifest.json"), &docker)
}

fn store_text(dist: &Dist, layout: &Path, text: &str, kind: &'static str) -> Result<Blob, Failure> {
    let file = dist.work.join("blob.json");
    files::write(&file, text)?;
    store(layout, &file, kind)
}

fn store(layout: &Path, file: &Path, kind: &'static str) -> Result<Blob, Failure> {
    let size = fs::metadata(file).map_err(files::at(file))?.len();
    let blob = Blob { kind, digest: files::sha256(file)?, size };
    files::copy(file, &layout.join(blob.path()))?;
    Ok(blob)
}

impl Blob {
    fn path(&self) -> String {
        format!("blobs/sha256/{}", self.digest)
    }

    fn describe(&self, more: &str) -> String {
        let Blob { kind, digest, size } = self;
        format!(r#"{{"mediaType":"{kind}","digest":"sha256:{digest}","size":{size}{more}}}"#)
    }
}

/// Runs the image as a container engine would: unpacked from its layout, with a read-only root, without rights, as
/// its user, with a volume.
fn run(dist: &Dist, layout: &Path, player: &Path) -> Result<(), Failure> {
    let root = unpack(dist, layout)?;
    // The caller of `bwrap` is the user of the image inside, so the volume belongs to that user as it is.
    let volume = dist.empty("image-volume")?;
    let mut serve = command("bwrap --unshare-all --share-net --die-with-parent --cap-drop ALL --clearenv");
    serve.args(["--uid", &USER.to_string(), "--gid", &USER.to_string()]);
    serve.arg("--ro-bind").arg(&root).arg("/").arg("--bind").arg(&volume).arg("/data").args(["--chdir", "/data"]);
    serve.args(["--setenv", "COMPTOIR_DATA", "/data/comptoir.db", "--setenv", "RUST_LOG", "info"]);
    serve.args(["--", "/comptoir", "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0"]);
    let server = Server::start(&mut serve)?;
    server.check(player)?;
    // What the health check of the image asks.
    let address = server.address.to_string();
    shell::run(command("env LC_ALL=C").arg(player).args(["health", "--listen", &address]))?;
    say("read-only root, no rights, a user without a name, a volume for the data");
    Ok(())
}

fn unpack(dist: &Dist, layout: &Path) -> Result<PathBuf, Failure> {
    let bundle = dist.work.join("image-bundle");
    if bundle.exists() {
        fs::remove_dir_all(&bundle).map_err(files::at(&bundle))?;
    }
    let image = format!("{}:{}", layout.display(), dist.version);
    shell::run(command("umoci unpack --image").arg(image).arg(&bundle))?;
    Ok(bundle.join("rootfs"))
}
