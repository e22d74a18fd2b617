use crate::{
    shell::{self, Failure, command},
    wasm, web,
};

pub const DEFAULT_MINUTES: u64 = 10;

/// The test of the same name, for longer and with all optimisations. Its last line is the verdict.
///
/// Servers of the program `older` are rolled forward to this build and back meanwhile.
pub fn run(minutes: u64, older: Option<&str>) -> Result<(), Failure> {
    let test = "cargo test --quiet --release --package comptoir --test chaos -- --nocapture";
    let mut command = command(test);
    command.env("COMPTOIR_CHAOS_SECONDS", (minutes * 60).to_string());
    if let Some(older) = older {
        let program =
            std::fs::canonicalize(older).map_err(|error| Failure::Start { command: older.to_owned(), error })?;
        command.env("COMPTOIR_CHAOS_OLDER", program);
    }
    shell::judge(&mut command)
}

/// The test of the page under chaos, for longer: one game after another in a browser.
pub fn run_browser(minutes: u64) -> Result<(), Failure> {
    web::build()?;
    wasm::build()?;
    let mut browser = web::browser()?;
    browser.args(["--", "chaos"]).env("COMPTOIR_CHAOS_SECONDS", (minutes * 60).to_string());
    shell::run(&mut browser)
}
