//! The page is part of the binary: its folder must be there, even before the page was built.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=../../web/dist");
    println!("cargo::rerun-if-changed=migrations");
    std::fs::create_dir_all("../../web/dist")
}
