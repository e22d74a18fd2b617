//! The page as a folder that any host of files serves: the games against bots, the rules, records to look at, and the
//! documentation, without a server.

use crate::{
    shell::{self, Failure, command, say},
    target, wasm, web,
};

/// Makes the folder `target/site`. Without the module there would be nothing to play.
pub fn build() -> Result<(), Failure> {
    let folder = target::folder()?.join("site");
    web::install()?;
    let mut page = command("npm run --silent build -- --mode site --base ./ --emptyOutDir --outDir");
    shell::run(page.arg(&folder).current_dir(shell::root().join("web")))?;
    if !wasm::build_into(&folder)? {
        return Err(Failure::Missing {
            packages: "a compiler for wasm32-unknown-unknown (rustup brings it)".to_owned(),
        });
    }
    let shown = folder.strip_prefix(shell::root()).unwrap_or(&folder).display();
    say(format_args!("the site is in {shown}: `python3 -m http.server --directory {shown}` shows it"));
    Ok(())
}
