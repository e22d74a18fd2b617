//! The page as a folder that any host of files serves: the games against bots, the rules, records to look at, and the
//! documentation as a book, without a server.

use crate::{
    book,
    shell::{self, Failure, command, say},
    target, wasm, web,
};

/// Makes the folder `target/site`. Without the module there would be nothing to play.
pub fn build() -> Result<(), Failure> {
    if !build_if_possible()? {
        return Err(Failure::Missing {
            packages: "a compiler for wasm32-unknown-unknown (rustup brings it)".to_owned(),
        });
    }
    Ok(())
}

/// Makes the folder; false where there is no compiler for the module. The tests of the site are left out then.
pub fn build_if_possible() -> Result<bool, Failure> {
    let folder = target::folder()?.join("site");
    web::install()?;
    let mut page = command("npm run --silent build -- --mode site --base ./ --emptyOutDir --outDir");
    shell::run(page.arg(&folder).current_dir(shell::root().join("web")))?;
    book::build_into(&folder.join("docs"), Some("../index.html"))?;
    if !wasm::build_into(&folder)? {
        return Ok(false);
    }
    let shown = folder.strip_prefix(shell::root()).unwrap_or(&folder).display();
    say(format_args!("the site is in {shown}: `python3 -m http.server --directory {shown}` shows it"));
    Ok(true)
}
