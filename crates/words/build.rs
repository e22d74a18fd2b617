//! Lists the Fluent files of `locales/`, one folder a language, so that a new game needs no line of code here.

use std::{
    env, fs,
    io::{Error, Result},
    path::Path,
};

/// Folder names; each becomes a constant of the same name in capitals.
const LANGUAGES: [&str; 2] = ["fr", "en"];

fn main() -> Result<()> {
    let root = env::var("CARGO_MANIFEST_DIR").map_err(Error::other)?;
    let out = env::var("OUT_DIR").map_err(Error::other)?;
    println!("cargo::rerun-if-changed=locales");
    let lists = LANGUAGES.iter().map(|language| list(Path::new(&root), language)).collect::<Result<String>>()?;
    fs::write(Path::new(&out).join("texts.rs"), lists)
}

/// The constant that holds the name and the text of each file of a language, sorted by name.
fn list(root: &Path, language: &str) -> Result<String> {
    let mut files: Vec<String> = Vec::new();
    for entry in fs::read_dir(root.join("locales").join(language))? {
        files.push(entry?.file_name().to_string_lossy().into_owned());
    }
    files.retain(|file| file.ends_with(".ftl") && !is_of_the_page(file));
    files.sort_unstable();
    let line = |file: &String| {
        let path = root.join("locales").join(language).join(file);
        format!("    ({:?}, include_str!({path:?})),\n", format!("{language}/{file}"))
    };
    let lines: String = files.iter().map(line).collect();
    Ok(format!("const {}: &[(&str, &str)] = &[\n{lines}];\n", language.to_uppercase()))
}

/// The files that only the browser reads would make every other program larger.
fn is_of_the_page(file: &str) -> bool {
    matches!(file, "web.ftl" | "table.ftl" | "people.ftl" | "social.ftl" | "tournaments.ftl")
        || file.ends_with("-board.ftl")
}
