use std::{env, process::ExitCode};

use crate::{MISUSE, shell::say};

const NOT_YET: &str = "There is no web page yet. Play in the terminal: cargo run --release --package cli -- play money";
const PAS_ENCORE: &str =
    "Il n'y a pas encore de page web. Jouez dans le terminal : cargo run --release --package cli -- play money";

/// Will install and build the page where it is stale, and start the server. Until there is one, it
/// says so and fails, so that no script takes silence for a running server.
pub fn run() -> ExitCode {
    say(if is_french(|name| env::var(name).ok()) { PAS_ENCORE } else { NOT_YET });
    ExitCode::from(MISUSE)
}

/// The first of these that is set and not empty decides, as in any C library.
fn is_french(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|it| !it.is_empty());
    locale.is_some_and(|it| it.starts_with("fr"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn french(variables: &[(&str, &str)]) -> bool {
        is_french(|name| variables.iter().find(|it| it.0 == name).map(|it| it.1.to_owned()))
    }

    #[test]
    fn the_locale_decides() {
        assert!(french(&[("LANG", "fr_FR.UTF-8")]));
        assert!(french(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "fr")]));
        assert!(french(&[("LANG", "fr_CH"), ("LC_ALL", "")]));
        assert!(!french(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")]));
        assert!(!french(&[]));
    }
}
