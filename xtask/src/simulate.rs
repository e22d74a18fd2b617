use crate::shell::{self, Failure, command, root};

pub const DEFAULT_SEEDS: u64 = 10_000;

/// The test of the same name, over more seeds and with all optimisations. Its last line is the verdict. The story of a
/// seed that fails is kept where the tests replay it.
pub fn run(seeds: u64) -> Result<(), Failure> {
    let test = "cargo test --quiet --profile simulation --package comptoir-server --features rare-states \
                --test simulation -- --nocapture whatever_order_things_fail_in";
    let stories = root().join("crates/server/tests/simulation/stories");
    shell::judge(command(test).env("COMPTOIR_FAULT_SEEDS", seeds.to_string()).env("COMPTOIR_STORIES", stories))
}
