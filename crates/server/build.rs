//! The page is part of the binary: its folder must exist, even before the page was built.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=page");
    println!("cargo::rerun-if-changed=migrations");
    std::fs::create_dir_all("page")
}
