//! The limit of open files and sockets of this process (`RLIMIT_NOFILE`).

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Raises the soft limit to the hard limit: the usual soft limit of 1024 is too low for a server.
pub fn raise_open_files() {
    let limit = getrlimit(Resource::Nofile);
    // If the system refuses, the server serves fewer sockets and says so when it runs out of them.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
}

/// Raises the limit to at least `number` and returns whether that succeeded. Only an administrator can exceed the hard
/// limit.
pub fn require_open_files(number: u64) -> bool {
    raise_open_files();
    let enough = getrlimit(Resource::Nofile).current.is_none_or(|it| it >= number);
    enough || setrlimit(Resource::Nofile, Rlimit { current: Some(number), maximum: Some(number) }).is_ok()
}
