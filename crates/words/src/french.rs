//! What French messages need beyond Fluent: the elision of « de » before a name.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

/// Adds the functions that French messages call.
///
/// # Panics
///
/// If the bundle already has a function of one of these names.
pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    bundle.add_function("DE", call_de).expect("a new bundle has no functions");
}

/// `{ DE($name) }`: « de Ducat », « d’Obole ».
fn call_de<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match args {
        [FluentValue::String(name)] => FluentValue::from(de(name)),
        _ => FluentValue::Error,
    }
}

/// A name after « de », which loses its vowel where the name sounds as if it began with one.
fn de(name: &str) -> String {
    if elides(name) { format!("d’{name}") } else { format!("de {name}") }
}

/// Whether a name begins with the sound of a vowel. No rule covers all names in h and y: « d’Hector » but
/// « de Hal », « d’Yves » but « de Yann ». Names in ha are mostly foreign and keep their h.
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).map(without_accent);
    let (first, second) = (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '));
    match first {
        'h' => second != 'a' && is_vowel(second),
        'y' => second.is_alphabetic() && !is_vowel(second),
        letter => is_vowel(letter),
    }
}

const fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

const fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'æ' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' | 'œ' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_after_de() {
        for name in ["Obole", "Écu", "Hector", "Anne", "Œdipe", "Yves", "Invité", "Åsa", "Hélène", "ève"] {
            assert_eq!(de(name), format!("d’{name}"));
        }
        for name in ["Ducat", "Hal", "Yann", "Joueur 3", "vous", "Y", "99", "😀", "", "Hrafn"] {
            assert_eq!(de(name), format!("de {name}"));
        }
    }
}
