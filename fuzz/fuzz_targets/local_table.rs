#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz_targets::local_table(input));

#[cfg(not(fuzzing))]
fn main() {
    eprintln!("this is a target of cargo-fuzz: run `cargo xtask fuzz`");
}
