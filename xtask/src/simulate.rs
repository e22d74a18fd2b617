use crate::shell::{self, Failure, command};

pub const DEFAULT_SEEDS: u64 = 100_000;

/// The test of the same name, over more seeds and with all optimisations. Its last line is the verdict.
pub fn run(seeds: u64) -> Result<(), Failure> {
    let test = "cargo test --quiet --release --package comptoir-server --test simulation -- --nocapture whatever_order_things_fail_in";
    shell::judge(command(test).env("COMPTOIR_FAULT_SEEDS", seeds.to_string()))
}
