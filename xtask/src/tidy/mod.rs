//! House rules that the compiler does not check.
//!
//! Every check is a function from the files of the project to the faults found in them, so that its
//! tests need no files.

mod comments;
mod dependencies;
mod fluent;
mod layers;
mod lints;
mod modules;
mod pages;
mod paths;
mod sizes;
mod tree;
mod usage;
mod words;

use std::fmt;

use self::tree::Tree;
use crate::shell::{Failure, complain};

/// A place where a rule is broken, and how to mend it.
#[derive(Eq, PartialEq, Debug)]
pub struct Fault {
    /// A path from the root, with `:line` where there is one.
    place: String,
    what: String,
}

impl Fault {
    fn new(place: impl Into<String>, what: impl Into<String>) -> Fault {
        Fault { place: place.into(), what: what.into() }
    }

    fn at(path: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault::new(format!("{path}:{line}"), what)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// Runs every check and prints every fault.
pub fn check() -> Result<(), Failure> {
    let tree = Tree::of_project()?;
    let mut faults = layers::check(&layers::Graph::of_project()?);
    let checks = [
        comments::check,
        dependencies::check,
        lints::check,
        modules::check,
        pages::check,
        paths::check,
        sizes::check,
        words::check,
    ];
    for check in checks {
        faults.extend(check(&tree));
    }
    faults.iter().for_each(complain);
    if faults.is_empty() { Ok(()) } else { Err(Failure::Untidy { faults: faults.len() }) }
}
