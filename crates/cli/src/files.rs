//! How many files and sockets this process may have open.

use rustix::process::{Resource, getrlimit, setrlimit};

/// As many as the system lets it: the usual soft limit is for programs of another age.
pub fn allow_many() {
    let limit = getrlimit(Resource::Nofile);
    // Where that is refused, fewer sockets are served; whoever is one too many is told.
    let _ = setrlimit(Resource::Nofile, rustix::process::Rlimit { current: limit.maximum, ..limit });
}
