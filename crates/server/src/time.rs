//! The one clock of the server.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::Millis;

/// Milliseconds since 1970.
pub fn now() -> Millis {
    #[cfg(test)]
    if let Some(now) = crate::simulation::now() {
        return now;
    }
    of_the_system()
}

#[expect(clippy::disallowed_methods, reason = "this is the one place that asks for the time of day")]
fn of_the_system() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis() as Millis)
}
