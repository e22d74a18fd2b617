//! The module for the page without a server: `crates/wasm`, compiled, with the JavaScript that belongs to it.
//!
//! It is made into `target/engine` and put beside the page, which finds it by `engine/engine.json`. It is made again
//! only where something that it is made of has changed.

mod toolchain;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    shell::{self, Failure, command, say},
    target,
    test_counts::TestCounts,
};
use toolchain::Toolchain;

/// Whatever the module is made of.
const SOURCES: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    "crates/bots",
    "crates/catalog",
    "crates/games",
    "crates/kernel",
    "crates/nets",
    "crates/protocol",
    "crates/record",
    "crates/session",
    "crates/wasm",
    "xtask/src/wasm.rs",
    "xtask/src/wasm",
];
/// What cargo calls the module, and what wasm-bindgen makes of it.
const COMPILED: &str = "comptoir_wasm.wasm";
/// Names the files; the page asks for it.
const INDEX: &str = "engine.json";
/// What the strongest bots have learnt, a file a game.
const NETS: &str = "crates/catalog/nets";
/// The page that the server embeds.
const PAGE: &str = "crates/server/page";

/// Makes the module where it is stale and puts it beside the page. Without a compiler for it there is none, which is
/// said in one line.
pub fn build() -> Result<(), Failure> {
    if !build_into(&shell::root().join(PAGE))? {
        say("the page goes without its offline part: there is no compiler for wasm32-unknown-unknown to be had");
    }
    Ok(())
}

/// Makes the module where it is stale and puts it beside the page in a folder; false where there is no compiler.
pub fn build_into(page: &Path) -> Result<bool, Failure> {
    let folder = target::folder()?.join("engine");
    let made_of = format!("{:016x}", hash_of_sources());
    if fs::read_to_string(folder.join("made-of")).ok().as_deref() != Some(&made_of) {
        let Some(tools) = Toolchain::provide()? else { return Ok(false) };
        make(&tools, &folder)?;
        let stamp = folder.join("made-of");
        fs::write(&stamp, made_of).map_err(at(&stamp))?;
    }
    place(&folder, &page.join("engine"))?;
    Ok(true)
}

/// Tests of the module in Node: the same games as played by native code, and what loading it takes.
pub fn test(counts: &mut TestCounts) -> Result<(), Failure> {
    let folder = target::folder()?.join("engine");
    if !folder.join(INDEX).exists() {
        say("there is no module to test");
        return Ok(());
    }
    // Where the tests of `crates/wasm` leave the games that native code has played.
    let native = target::folder()?.join("tmp/bot-games");
    let mut tests = command("npm run --silent engine");
    tests.current_dir(shell::root().join("web")).env("COMPTOIR_ENGINE", &folder).env("COMPTOIR_NATIVE", &native);
    shell::count(&mut tests, counts)
}

/// Compiles the module into `folder`.
fn make(tools: &Toolchain, folder: &Path) -> Result<(), Failure> {
    say("building the module for the page without a server");
    let mut cargo =
        tools.cargo("build --quiet --package comptoir-wasm --profile wasm --target wasm32-unknown-unknown")?;
    shell::run(&mut cargo)?;
    let compiled = tools.target()?.join("wasm32-unknown-unknown/wasm").join(COMPILED);
    let raw = folder.join("raw");
    clear(folder)?;
    shell::run(
        tools
            .bindgen()
            .args(["--target", "web", "--no-typescript", "--out-name", "engine", "--out-dir"])
            .arg(&raw)
            .arg(compiled),
    )?;
    let (js, wasm) = (raw.join("engine.js"), raw.join("engine_bg.wasm"));
    match tools.optimiser() {
        Some(mut optimiser) => {
            let small = raw.join("engine.wasm");
            optimiser.args(["-Os", "--converge", "--strip-debug", "--strip-producers", "-o"]).arg(&small).arg(&wasm);
            shell::run(&mut optimiser)?;
            fs::rename(&small, &wasm).map_err(at(&small))?;
        }
        None => say("without wasm-opt the module is a tenth larger"),
    }
    let version = version_of(&[&js, &wasm])?;
    let [js_name, wasm_name] = ["js", "wasm"].map(|end| format!("engine-{version}.{end}"));
    fs::rename(&js, folder.join(&js_name)).map_err(at(&js))?;
    fs::rename(&wasm, folder.join(&wasm_name)).map_err(at(&wasm))?;
    fs::remove_dir_all(&raw).map_err(at(&raw))?;
    let index = folder.join(INDEX);
    let nets = copy_nets(folder)?;
    let json = format!(r#"{{"version":"{version}","js":"{js_name}","wasm":"{wasm_name}","nets":{{{nets}}}}}"#);
    fs::write(&index, json).map_err(at(&index))?;
    // The server sends them as they are.
    let mut compress = command("node web/build/compress.js");
    shell::run(compress.arg(folder.join(&js_name)).arg(folder.join(&wasm_name)))
}

/// Copies the nets of games beside the module, and gives their names by game, as members of a JSON object.
fn copy_nets(folder: &Path) -> Result<String, Failure> {
    let mut members = Vec::new();
    for file in files_below(&shell::root().join(NETS)).iter().filter(|it| it.extension().is_some_and(|it| it == "net"))
    {
        let game = file.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("engine-{game}-{}.net", version_of(&[file])?);
        fs::copy(file, folder.join(&name)).map_err(at(file))?;
        members.push(format!(r#""{game}":"{name}""#));
    }
    members.sort();
    Ok(members.join(","))
}

/// Copies the module to where the page looks for it, unless it is there.
fn place(from: &Path, to: &Path) -> Result<(), Failure> {
    let index = fs::read(from.join(INDEX)).map_err(at(from))?;
    if fs::read(to.join(INDEX)).ok().as_ref() == Some(&index) {
        return Ok(());
    }
    clear(to)?;
    let mut files: Vec<PathBuf> = files_below(from).into_iter().filter(|it| is_sent(it)).collect();
    // What names the others comes last: a page never finds half of it.
    files.sort_by_key(|it| it.ends_with(INDEX));
    for file in files {
        let name = file.file_name().expect("a file has a name");
        fs::copy(&file, to.join(name)).map_err(at(&file))?;
    }
    Ok(())
}

/// Whether a file of the folder is one that the page loads.
fn is_sent(file: &Path) -> bool {
    let name = file.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
    name == INDEX || name.starts_with("engine-")
}

/// A hash of the content of all sources. Files of tests do not count.
fn hash_of_sources() -> u64 {
    let mut files: Vec<PathBuf> = SOURCES.iter().flat_map(|it| files_below(&shell::root().join(it))).collect();
    files.retain(|it| {
        !it.components().any(|part| ["tests", "examples", "benches"].iter().any(|not| part.as_os_str() == *not))
    });
    files.sort();
    let name = |file: &Path| file.strip_prefix(shell::root()).unwrap_or(file).to_string_lossy().into_owned();
    files
        .iter()
        .fold(FNV_BASIS, |hash, file| fnv(fnv(hash, name(file).as_bytes()), &fs::read(file).unwrap_or_default()))
}

fn version_of(files: &[&Path]) -> Result<String, Failure> {
    let mut hash = FNV_BASIS;
    for file in files {
        hash = fnv(hash, &fs::read(file).map_err(at(file))?);
    }
    Ok(format!("{hash:016x}"))
}

const FNV_BASIS: u64 = 0xcbf2_9ce4_8422_2325;

/// The hash FNV-1a, for a cache that nobody attacks; the length comes first, so that files cannot run into each other.
fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    let length = (bytes.len() as u64).to_le_bytes();
    length.iter().chain(bytes).fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The file itself, or all files below a folder.
fn files_below(path: &Path) -> Vec<PathBuf> {
    match fs::read_dir(path) {
        Ok(entries) => entries.flatten().flat_map(|it| files_below(&it.path())).collect(),
        Err(_) => vec![path.to_owned()],
    }
}

fn clear(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    fs::create_dir_all(folder).map_err(at(folder))
}

fn at(path: &Path) -> impl FnOnce(std::io::Error) -> Failure {
    let path = path.to_owned();
    move |error| Failure::File { path, error }
}

/// A program with its output shown.
fn shown(line: &str) -> Command {
    say(format_args!("$ {line}"));
    command(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_it_is_made_of_is_there() {
        for source in SOURCES {
            assert!(shell::root().join(source).exists(), "{source}");
        }
        assert_eq!(hash_of_sources(), hash_of_sources());
        assert_ne!(fnv(fnv(FNV_BASIS, b"ab"), b"c"), fnv(fnv(FNV_BASIS, b"a"), b"bc"));
    }

    #[test]
    fn a_page_never_finds_half_of_it() {
        let folder = std::env::temp_dir().join(format!("comptoir-engine-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        clear(&from).unwrap();
        for (name, text) in [("engine.json", "1"), ("engine-1.js", ""), ("engine-1.wasm.br", ""), ("made-of", "")] {
            fs::write(from.join(name), text).unwrap();
        }
        place(&from, &to).unwrap();
        let mut names: Vec<_> = files_below(&to).iter().map(|it| it.file_name().unwrap().to_owned()).collect();
        names.sort();
        assert_eq!(names, ["engine-1.js", "engine-1.wasm.br", "engine.json"]);
        // What is there stays until the index says otherwise.
        fs::write(to.join("engine-1.js"), "kept").unwrap();
        place(&from, &to).unwrap();
        assert_eq!(fs::read_to_string(to.join("engine-1.js")).unwrap(), "kept");
        fs::remove_dir_all(&folder).unwrap();
    }
}
