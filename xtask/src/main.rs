//! Set-up, checks and the two commands of the README; `cargo xtask help` lists them all.
//!
//! It has no dependencies: it must build in seconds on a machine that has nothing but Rust.

mod book;
mod changed;
mod chaos;
mod codegen;
#[cfg(unix)]
mod dist;
mod fuzz;
mod new_game;
mod pictures;
mod publish;
mod python;
mod release_files;
mod secrecy;
mod serve;
mod shell;
mod simulate;
mod site;
mod stages;
mod system_packages;
mod target;
mod test;
mod test_counts;
mod tidy;
mod wasm;
mod web;

use std::{env, process::ExitCode};

use shell::{Failure, complain, say};

const HELP: &str = "\
Usage: cargo xtask COMMAND

  serve [OPTION…]   play in the browser: builds what is missing and starts the server
                    (the options are those of `comptoir serve`, which `--help` lists)
  test              everything a change must pass; ends with `N passed, 0 failed`
  test --changed    format, house rules, and the tests of the packages whose files differ from main
  python            the tests of the Python package alone
  tidy              the house rules that compilers do not know: which crate may use which,
                    sizes of files, words in both languages, anchors of the rules pages
  wasm              builds the module for the page without a server, and tests it against native code
  site              makes the page as a folder that any host of files serves, with the book, into target/site
  package           makes the packages that would be published and compiles them from their own files
  dist [ARTEFACT…]  builds what is shipped, tries each artefact in a clean place, and writes checksums:
                    binary, binary-arm, deb, image, wheel, sdist, crates, npm, sbom (on Linux; deb as root)
  dist --quick [ARTEFACT…]
                    the same from a binary that compiles fast, to try how it is packed; not for shipping
  book              the documentation as a book with a search, and that of the crates; every link is followed
  pictures          makes the pictures of the READMEs from the sample games
  pictures --check  says whether they are older than what they show
  new-game SLUG     writes a new game that compiles and can be played at once: a copy of the toy game, with
                    tests, words and rules pages, registered everywhere
  codegen           writes what the page takes over from rules and protocol: types, tables, a sample game
  fuzz [SECONDS]    feeds broken records, options, choices and messages to their parsers, and whatever it is
                    to readers that must agree, for 60 seconds each
                    (with cargo-fuzz and a nightly toolchain; without them what is kept only)
  fuzz --release    the same for an hour each
  fuzz --keep       adds what was found to the corpus in fuzz/corpus, and leaves of it what is needed
  secrecy [PAIRS]   compares, byte for byte, what players are sent in games that they must not be
                    able to tell apart: a million pairs a game unless told otherwise
  chaos [--minutes N [--upgrade PROGRAM]]
                    three servers while everything that can fail fails, for 10 minutes unless told
                    otherwise; ends with `lost 0, duplicated 0, leaked 0`. With the program of another
                    release, servers are rolled forward to this build and back while games go on
  chaos --browser [--minutes N]
                    two browsers play whole games while their server is killed and their connections are cut;
                    what they show at the end is held against the log
  simulate [--seeds N]
                    several servers in one thread, with every loss, delay, death and wrong clock drawn from a
                    seed, on all processors: 10000 seeds unless told otherwise; a seed that fails is shrunk to
                    a short story, which the tests replay from then on
  release-files VERSION
                    makes what a release leaves to the tests of later ones: a data file, records, and the
                    protocol as its page speaks it
  help              this text

Try first:  cargo xtask test";

/// The status of a command line that makes no sense, and of a command that had nothing to do.
const MISUSE: u8 = 2;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["serve", ref arguments @ ..] => serve::run(arguments),
        ["test"] => test::run(),
        ["test", "--changed"] => changed::run(),
        ["python"] => test::python(),
        ["tidy"] => end(tidy::check()),
        ["package"] => end(publish::check()),
        #[cfg(unix)]
        ["dist", "--quick", ref artefacts @ ..] if artefacts.iter().all(|it| dist::is_artefact(it)) => {
            dist::run(artefacts, true)
        }
        #[cfg(unix)]
        ["dist", ref artefacts @ ..] => match artefacts.iter().find(|it| !dist::is_artefact(it)) {
            None => dist::run(artefacts, false),
            Some(other) => misuse(format_args!("`{other}` is no artefact ({})", dist::names())),
        },
        ["book"] => end(book::build()),
        ["pictures"] => end(pictures::make()),
        ["pictures", "--check"] => end(pictures::check()),
        ["wasm"] => test::wasm(),
        ["site"] => end(site::build()),
        ["codegen"] => end(codegen::write()),
        ["new-game", slug] if new_game::is_slug(slug) => end(new_game::run(slug)),
        ["new-game", slug] => misuse(format_args!("`{slug}` is not a name: lower-case letters, and dashes between")),
        ["new-game"] => misuse("a new game needs a name"),
        ["fuzz"] => end(fuzz::run(fuzz::DEFAULT_SECONDS)),
        ["fuzz", "--release"] => end(fuzz::run(fuzz::RELEASE_SECONDS)),
        ["fuzz", "--keep"] => end(fuzz::keep()),
        ["fuzz", seconds] => match seconds.parse() {
            Ok(seconds @ 1..) => end(fuzz::run(seconds)),
            _ => misuse(format_args!("`{seconds}` is not a number of seconds")),
        },
        ["secrecy"] => end(secrecy::run(secrecy::DEFAULT_PAIRS)),
        ["secrecy", pairs] => match pairs.parse() {
            Ok(pairs @ 1..) => end(secrecy::run(pairs)),
            _ => misuse(format_args!("`{pairs}` is not a number of pairs")),
        },
        ["simulate"] => end(simulate::run(simulate::DEFAULT_SEEDS)),
        ["simulate", "--seeds", seeds] => match seeds.parse() {
            Ok(seeds @ 1..) => end(simulate::run(seeds)),
            _ => misuse(format_args!("`{seeds}` is not a number of seeds")),
        },
        ["chaos"] => end(chaos::run(chaos::DEFAULT_MINUTES, None)),
        ["chaos", "--browser"] => end(chaos::run_browser(chaos::DEFAULT_MINUTES)),
        ["chaos", "--browser", "--minutes", minutes] => match minutes.parse() {
            Ok(minutes @ 1..) => end(chaos::run_browser(minutes)),
            _ => misuse(format_args!("`{minutes}` is not a number of minutes")),
        },
        ["chaos", "--minutes", minutes, "--upgrade", older] => match minutes.parse() {
            Ok(minutes @ 1..) => end(chaos::run(minutes, Some(older))),
            _ => misuse(format_args!("`{minutes}` is not a number of minutes")),
        },
        ["chaos", "--minutes", minutes] => match minutes.parse() {
            Ok(minutes @ 1..) => end(chaos::run(minutes, None)),
            _ => misuse(format_args!("`{minutes}` is not a number of minutes")),
        },
        ["release-files", version] if release_files::is_version(version) => end(release_files::make(version)),
        ["release-files", ..] => misuse("files of a release need its number, such as 0.3.0"),
        [] | ["help" | "--help" | "-h"] => {
            say(HELP);
            ExitCode::SUCCESS
        }
        [
            "test" | "python" | "wasm" | "site" | "tidy" | "package" | "book" | "pictures" | "codegen" | "fuzz"
            | "secrecy" | "chaos" | "simulate",
            ..,
            extra,
        ] => misuse(format_args!("`{extra}` is one word too many")),
        [unknown, ..] => misuse(format_args!("there is no command `{unknown}`")),
    }
}

fn end(outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(failure);
            ExitCode::FAILURE
        }
    }
}

fn misuse(what: impl std::fmt::Display) -> ExitCode {
    complain(format_args!("{what}: see `cargo xtask help`"));
    ExitCode::from(MISUSE)
}
