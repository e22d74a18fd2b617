use crate::shell::{self, Failure, command};

pub const DEFAULT_PAIRS: u64 = 1_000_000;

/// The test of the same name, with more pairs and all optimisations.
pub fn run(pairs: u64) -> Result<(), Failure> {
    let test =
        "cargo test --release --package comptoir-server --test secrecy -- --nocapture what_an_observer_must_not_know";
    shell::run(command(test).env("COMPTOIR_PAIRS", pairs.to_string()))
}
