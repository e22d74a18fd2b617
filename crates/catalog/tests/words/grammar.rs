//! Faults that appear only once names, colours and numbers stand in a sentence.

use words::Lang;

/// French words that lose their vowel before another vowel.
const ELIDED: [&str; 8] = ["de", "le", "la", "que", "ne", "se", "jusque", "lorsque"];

/// French words in h that do not allow elision.
const ASPIRATED: [&str; 6] = ["hal", "hasard", "haut", "hauteur", "hors", "huit"];

/// Nouns that the events count.
const COUNTED: [&str; 9] =
    ["points", "cartes", "cards", "ressources", "resources", "tuiles", "tiles", "jetons", "étapes"];

/// Panics if `text`, a whole sentence, has one of the faults.
#[track_caller]
pub fn check(lang: Lang, text: &str) {
    let plain = text.replace(['\u{a0}', '\u{202f}'], " ");
    let words: Vec<&str> = plain.split(' ').collect();
    let fault = |what: &str| panic!("{what} in {text:?}");
    if words.contains(&"") {
        fault("two spaces");
    }
    if plain.starts_with(char::is_lowercase) {
        fault("no capital at the start");
    }
    for pair in words.windows(2) {
        let (first, second) = (pair[0].to_lowercase(), pair[1].trim_matches(|it: char| !it.is_alphanumeric()));
        if first == "1" && COUNTED.contains(&second) {
            fault("a plural after 1");
        }
        match lang {
            Lang::Fr if ELIDED.contains(&&*first) && begins_with_vowel(second) => fault("a missing elision"),
            Lang::Fr if ["tuile", "tuiles", "carte", "cartes"].contains(&&*first) && second == "bleu" => {
                fault("a masculine colour");
            }
            // Not a token called A.
            Lang::En if pair[0] == "a" && begins_with_vowel(second) && !second.starts_with(['h', 'y', 'u']) => {
                fault("“a” for “an”");
            }
            _ => {}
        }
    }
    match lang {
        Lang::Fr => {
            let clauses = plain.split([':', ';', '.', ',', '(']);
            if clauses.map(|it| it.split(' ').collect::<Vec<_>>()).any(|it| it.contains(&"vous") && it.contains(&"ont"))
            {
                fault("“vous” with a verb of the third person");
            }
        }
        Lang::En => {
            if ["1th", "2th", "3th"].iter().any(|it| plain.contains(it)) || plain.contains("’s’s") {
                fault("an ordinal or a possessive");
            }
        }
    }
}

fn begins_with_vowel(word: &str) -> bool {
    let word = word.to_lowercase();
    // A single letter is a card or a token: « la A ».
    let long = word.chars().nth(1).is_some_and(char::is_alphabetic);
    long && word.starts_with(|it| "aeiouyhàâéèêëîïôœûü".contains(it)) && !ASPIRATED.contains(&&*word)
}

#[test]
fn each_fault_is_found() {
    let faults = [
        (Lang::Fr, "Mise de Obole."),
        (Lang::Fr, "Les cartes de Écu rapportent un point."),
        (Lang::Fr, "Au tour de Hector."),
        (Lang::Fr, "Vous piochez la tuile bleu n° 5."),
        (Lang::Fr, "Fin de la partie : vous et Ducat ont sept points."),
        (Lang::Fr, "Anne gagne 1 points."),
        (Lang::Fr, "vous et Ducat gagnent."),
        (Lang::En, "For the 2th time."),
        (Lang::En, "You draw a evaluation card."),
        (Lang::En, "Anne  passes."),
    ];
    for (lang, text) in faults {
        let found = std::panic::catch_unwind(|| check(lang, text));
        assert!(found.is_err(), "{text}");
    }
    check(Lang::Fr, "La carte d’Obole atteint le niveau 2 : vous avez la tuile bleue n° 5, le jeton A et le hasard.");
    check(Lang::En, "James’s hand: a unit, a house and an owl.");
}
