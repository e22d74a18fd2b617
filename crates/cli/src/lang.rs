//! The choice of the language, made before the command line is parsed.

use std::{env, ffi::OsString};

use words::Lang;

const FLAG: &str = "--lang";

/// The environment variables that give the language; the first that is set decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of `--lang` if it is one, else that of the environment.
pub fn choose(args: &[OsString]) -> Lang {
    let of_environment = || {
        let variables = VARIABLES.iter().filter_map(|name| env::var(name).ok());
        Lang::from_locale(&variables.into_iter().find(|value| !value.is_empty()).unwrap_or_default())
    };
    asked(args).and_then(|text| Lang::from_id(&text)).unwrap_or_else(of_environment)
}

/// The value of `--lang`, at any position.
fn asked(args: &[OsString]) -> Option<String> {
    let texts: Vec<&str> = args.iter().map_while(|arg| Some(arg.to_str().unwrap_or_default())).collect();
    let texts = texts.split(|text| *text == "--").next()?;
    let flag = texts.iter().rposition(|text| text.starts_with(FLAG))?;
    match texts[flag].strip_prefix(FLAG)? {
        "" => texts.get(flag + 1).map(|it| (*it).to_owned()),
        value => value.strip_prefix('=').map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn finds(line: &str, expected: Option<&str>) {
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        assert_eq!(asked(&args).as_deref(), expected, "{line}");
    }

    #[test]
    fn wherever_it_stands() {
        finds("comptoir games", None);
        finds("comptoir --lang fr games", Some("fr"));
        finds("comptoir games --lang=en", Some("en"));
        finds("comptoir games --lang", None);
        finds("comptoir games --language", None);
        finds("comptoir verify -- --lang", None);
    }
}
