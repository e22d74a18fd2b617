use crate::shell::{self, Failure, command};

pub const DEFAULT_MINUTES: u64 = 10;

/// The test of the same name, for longer and with all optimisations. Its last line is the verdict.
pub fn run(minutes: u64) -> Result<(), Failure> {
    let test = "cargo test --quiet --release --package comptoir --test chaos -- --nocapture";
    shell::judge(command(test).env("COMPTOIR_CHAOS_SECONDS", (minutes * 60).to_string()))
}
