//! How many files and sockets this process may have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// As many as the system lets it: the usual soft limit is for programs of another age.
pub fn allow_many() {
    let limit = getrlimit(Resource::Nofile);
    // Where that is refused, fewer sockets are served; whoever is one too many is told.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
}

/// At least so many; whether that can be had. Beyond its hard limit only the administrator may go.
pub fn allow(number: u64) -> bool {
    allow_many();
    let enough = getrlimit(Resource::Nofile).current.is_none_or(|it| it >= number);
    enough || setrlimit(Resource::Nofile, Rlimit { current: Some(number), maximum: Some(number) }).is_ok()
}
