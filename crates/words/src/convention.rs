//! How events and actions become the arguments of messages; the crate's page describes it.

use kernel::MAX_SEATS;
use serde_json::Value;

use crate::{Arg, Words};

/// The arguments that the words of a notation become, in order.
const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// Fields that hold a seat, or a list of seats.
const SEAT_FIELDS: [&str; 4] = ["seat", "other", "seats", "winners"];

/// The values of `$x-is`.
const YOU: &str = "you";
const WITH_YOU: &str = "with-you";
const OTHER: &str = "other";

/// Grammatical forms that a piece may have besides its usual one: attributes of its message.
const FORMS: [&str; 2] = ["feminine", "indefinite"];

impl Words {
    /// The name of a piece or of another id of a game; the code itself if it has no message.
    ///
    /// ```
    /// use words::{Lang, Words};
    ///
    /// let words = Words::of(Lang::En);
    /// assert_eq!(words.piece("mint-works", "windmill"), "Windmill");
    /// assert_eq!(words.piece("money", "GBP30b"), "£30");
    /// assert_eq!(words.piece("donnant", "E07"), "E07");
    /// assert_eq!(words.piece("donnant", "YOV"), "yellow, orange and violet");
    /// ```
    pub fn piece(&self, slug: &str, code: &str) -> String {
        self.piece_in(None, slug, code)
    }

    fn piece_in(&self, form: Option<&str>, slug: &str, code: &str) -> String {
        self.maybe_piece(form, slug, code)
            .or_else(|| self.maybe_in(form, &format!("{slug}-word-{code}"), []))
            .or_else(|| self.pieces_of_letters(form, slug, code))
            .unwrap_or_else(|| code.to_owned())
    }

    /// Several pieces that a notation writes as one word, a capital each: the dice of `reroll OG`.
    fn pieces_of_letters(&self, form: Option<&str>, slug: &str, code: &str) -> Option<String> {
        if code.len() < 2 || !code.bytes().all(|it| it.is_ascii_uppercase()) {
            return None;
        }
        let letters = code.split("").filter(|it| !it.is_empty());
        let pieces = letters.map(|it| self.maybe_in(form, &format!("{slug}-piece-{it}"), []));
        Some(self.list(&pieces.collect::<Option<Vec<_>>>()?))
    }

    fn maybe_piece(&self, form: Option<&str>, slug: &str, code: &str) -> Option<String> {
        self.maybe_in(form, &format!("{slug}-piece-{code}"), []).or_else(|| {
            let (family, number) = family(code)?;
            self.maybe_in(form, &format!("{slug}-pieces-{family}"), [("n", &number.into())])
        })
    }

    /// The sentence for an event. `name` gives the name of a seat; seats count from one.
    pub fn event(&self, slug: &str, event: &Value, name: &dyn Fn(u8) -> String) -> String {
        let mut arguments = Arguments { words: self, slug, name, args: Vec::new() };
        for (field, value) in event.as_object().into_iter().flatten() {
            if field != "type" {
                arguments.add_field(field, value);
            }
        }
        let id = format!("{slug}-event-{}", event.get("type").and_then(Value::as_str).unwrap_or_default());
        arguments.say(&id).unwrap_or(id)
    }

    /// The label of an action, for a menu or a button; the notation itself if it has no message.
    pub fn action(&self, slug: &str, notation: &str) -> String {
        self.action_with_names(slug, notation, &|number| self.seat(number))
    }

    /// The same as [`Words::action`], with the names of the players.
    pub fn action_with_names(&self, slug: &str, notation: &str, name: &dyn Fn(u8) -> String) -> String {
        let mut arguments = Arguments { words: self, slug, name, args: Vec::new() };
        let mut words = notation.split(' ');
        let verb = words.next().unwrap_or_default();
        arguments.put("words", words.clone().count());
        for (letter, word) in LETTERS.into_iter().zip(words.clone()) {
            arguments.add_word(letter, word);
        }
        arguments.add_summary(words.clone());
        let narrow = words.next().and_then(|first| arguments.say(&format!("{slug}-action-{verb}-{first}")));
        narrow.or_else(|| arguments.say(&format!("{slug}-action-{verb}"))).unwrap_or_else(|| notation.to_owned())
    }
}

/// The capitals and the number of a code such as `B5` or `EUR20a`, whose last letter only tells copies apart.
fn family(code: &str) -> Option<(&str, i64)> {
    let digits = code.find(|it: char| !it.is_ascii_uppercase()).filter(|at| *at > 0)?;
    let (family, rest) = code.split_at(digits);
    let number = rest.strip_suffix(|it: char| it.is_ascii_lowercase()).unwrap_or(rest);
    number.bytes().all(|it| it.is_ascii_digit()).then(|| number.parse().ok()).flatten().map(|n| (family, n))
}

/// The values of `$x-sign`, by which a message turns a coordinate into a direction.
const fn sign(number: i64) -> &'static str {
    match number {
        i64::MIN..=-1 => "minus",
        0 => "zero",
        _ => "plus",
    }
}

/// Gathers the arguments of one message.
struct Arguments<'a> {
    words: &'a Words,
    slug: &'a str,
    name: &'a dyn Fn(u8) -> String,
    args: Vec<(String, Arg<'static>)>,
}

impl Arguments<'_> {
    fn say(&self, id: &str) -> Option<String> {
        self.words.maybe(id, self.args.iter().map(|(name, arg)| (name.as_str(), arg)))
    }

    /// Adds a word of a notation.
    fn add_word(&mut self, letter: &str, word: &str) {
        match word.parse::<i64>() {
            Ok(number) => {
                self.put(letter, number);
                self.put(&format!("{letter}-sign"), sign(number));
                self.put(&format!("{letter}-abs"), number.saturating_abs());
                if let Some(name) = self.name_of(number) {
                    self.put(&format!("{letter}-is"), self.person(&name));
                    self.put(&format!("{letter}-name"), name);
                }
            }
            Err(_) => self.put_forms(letter, |words, slug, form| words.piece_in(form, slug, word)),
        }
    }

    /// Adds what describes a notation of any length: the pieces in it and its last word.
    fn add_summary<'w>(&mut self, words: impl Iterator<Item = &'w str> + Clone) {
        let name = |word: &str| self.words.maybe_piece(None, self.slug, word);
        let pieces: Vec<String> = words.clone().filter_map(name).collect();
        self.put("pieces-count", pieces.len());
        self.put("pieces", self.words.list(&pieces));
        if let Some(last) = words.last() {
            self.put("last", last.to_owned());
        }
    }

    /// Adds a field of an event.
    fn add_field(&mut self, field: &str, value: &Value) {
        let list = value.as_array();
        if let Some(list) = list {
            self.put(&format!("{field}-count"), list.len());
        }
        if SEAT_FIELDS.contains(&field) && !value.is_null() {
            self.add_seats(field, list.map_or(std::slice::from_ref(value), Vec::as_slice), list.is_some());
            return;
        }
        match (value, list) {
            (Value::Null, _) => {}
            (_, Some(list)) => self.put_forms(field, |words, slug, form| {
                words.list(&list.iter().map(|it| text(words, slug, form, it)).collect::<Vec<_>>())
            }),
            // What is hidden from an observer may be a number instead of a list.
            (Value::Number(number), _) => {
                let arg = number.as_i64().map_or_else(|| number.to_string().into(), Arg::Number);
                FORMS.iter().for_each(|form| self.put(&format!("{field}-{form}"), arg.clone()));
                self.put(field, arg);
            }
            (single, _) => self.put_forms(field, |words, slug, form| text(words, slug, form, single)),
        }
    }

    /// Adds the names of seats, and in `$x-is` whether the reader is among them.
    fn add_seats(&mut self, field: &str, seats: &[Value], is_list: bool) {
        let name = |seat: &Value| seat.as_i64().and_then(|it| self.name_of(it)).unwrap_or_else(|| seat.to_string());
        let names: Vec<String> = seats.iter().map(name).collect();
        let has_reader = names.iter().any(|name| self.person(name) == YOU);
        let person = match (has_reader, names.len()) {
            (true, 1) => YOU,
            (true, _) => WITH_YOU,
            (false, _) => OTHER,
        };
        self.put(&format!("{field}-is"), person);
        self.put(field, if is_list { self.words.list(&names) } else { names.concat() });
    }

    /// The name of a seat. The word for the reader is lower-case inside a sentence, whatever its case in `name`.
    fn name_of(&self, number: i64) -> Option<String> {
        let number = u8::try_from(number).ok().filter(|it| (1..=MAX_SEATS).contains(&usize::from(*it)))?;
        let (name, you) = ((self.name)(number), self.words.you());
        Some(if name.to_lowercase() == you { you } else { name })
    }

    fn person(&self, name: &str) -> &'static str {
        if name == self.words.you() { YOU } else { OTHER }
    }

    /// Adds a text, and each of its grammatical forms as `$name-{form}`.
    fn put_forms(&mut self, name: &str, text: impl Fn(&Words, &str, Option<&str>) -> String) {
        self.put(name, text(self.words, self.slug, None));
        for form in FORMS {
            self.put(&format!("{name}-{form}"), text(self.words, self.slug, Some(form)));
        }
    }

    fn put(&mut self, name: &str, arg: impl Into<Arg<'static>>) {
        self.args.push((name.to_owned(), arg.into()));
    }
}

fn text(words: &Words, slug: &str, form: Option<&str>, value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), |code| words.piece_in(form, slug, code))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Lang;

    fn name(number: u8) -> String {
        ["Vous", "Ada", "Bob"].get(usize::from(number) - 1).copied().unwrap_or("?").to_owned()
    }

    #[track_caller]
    fn french(event: &Value, expected: &str) {
        let text = Words::of(Lang::Fr).event("money", event, &name);
        assert_eq!(text.replace(['\u{a0}', '\u{202f}'], " "), expected);
    }

    #[test]
    fn pieces_seats_and_lists() {
        let cards = json!(["EUR20a", "CHF60", "G1"]);
        french(
            &json!({"type": "took", "seat": 2, "side": "left", "cards": [], "given": cards}),
            "Ada prend la rangée de gauche (rien) et laisse 20 €, 60 CHF et une pièce d’or.",
        );
        french(
            &json!({"type": "took", "seat": 1, "side": "right", "cards": ["RUB20a"], "given": ["SEK50"]}),
            "Vous prenez la rangée de droite (20 ₽) et laissez 50 kr.",
        );
        french(&json!({"type": "removed", "currency": "RUB"}), "Monnaie retirée pour cette manche : rouble.");
    }

    #[test]
    fn the_reader_is_spoken_to() {
        let swap =
            |seat, other| json!({"type": "swapped", "seat": seat, "other": other, "cards": ["G1"], "given": ["G2"]});
        let coin = "une pièce d’or";
        french(&swap(1, 2), &format!("Vous échangez votre mise avec Ada : vous prenez {coin} et laissez {coin}."));
        french(&swap(3, 2), &format!("Bob échange sa mise avec Ada : {coin} contre {coin}."));
        french(&swap(3, 1), &format!("Bob échange sa mise avec vous : vous donnez {coin} et recevez {coin}."));
    }

    #[test]
    fn winners() {
        let won = |winners: &[u8]| json!({"type": "won", "winners": winners, "points": 450});
        french(&won(&[1]), "Vous gagnez la partie avec 450 points.");
        french(&won(&[2]), "Ada gagne la partie avec 450 points.");
        french(&won(&[1, 3]), "Victoire partagée avec 450 points : vous et Bob.");
    }

    #[test]
    fn nothing_stops_on_strange_events() {
        french(&json!({"type": "unheard-of", "x": 1.5, "y": {"z": []}}), "money-event-unheard-of");
        french(&json!("text"), "money-event-");
        french(&json!({"type": "sealed", "seat": 99}), "99 a validé sa mise.");
        french(&json!({"type": "sealed", "seat": null}), "{$seat} a validé sa mise.");
    }

    /// The reader may be one of several, and names and colours change the words around them.
    #[test]
    fn agreement_and_elision() {
        let words = Words::of(Lang::Fr);
        let name = |number| ["Vous", "Obole", "Écu", "Ducat"][usize::from(number) - 1].to_owned();
        let say = |slug: &str, event: &Value| words.event(slug, event, &name).replace(['\u{a0}', '\u{202f}'], " ");
        let prestige = |seats: &[u8]| say("mint-works", &json!({"type": "prestige", "seats": seats}));
        let end = |who: &str| format!("Fin de la partie : {who} au moins sept points de prestige.");
        assert_eq!(prestige(&[1]), end("vous avez"));
        assert_eq!(prestige(&[1, 4]), end("vous et Ducat avez"));
        assert_eq!(prestige(&[2, 4]), end("Obole et Ducat ont"));
        let bonus = |seat| say("ginkgopolis", &json!({"type": "bonus", "seat": seat, "resources": 1, "points": 0}));
        assert_eq!(bonus(2), "Bonus des cartes d’Obole : 1 ressource.");
        assert_eq!(bonus(4), "Bonus des cartes de Ducat : 1 ressource.");
        let build = json!({"type": "builds-up", "seat": 3, "tile": "B4", "card": "B5"});
        assert_eq!(say("ginkgopolis", &build), "Écu pose la tuile bleue n° 4 sur le bâtiment bleu n° 5.");
        let start = json!({"type": "start", "seat": 3, "resources": 2, "points": 1, "tiles": 3});
        let tiles = "Écu commence avec 2 ressources et 1 point de réussite ; tuiles : 3.";
        assert_eq!(say("ginkgopolis", &start), tiles);
        let changed = json!({"type": "changed", "seat": 1, "cards": ["B5", "C", "R1", "Y2"]});
        let list = "bleue n° 5, C, rouge n° 1 et jaune n° 2";
        assert_eq!(say("ginkgopolis", &changed), format!("Vous changez votre main. Cartes défaussées : {list}."));
    }

    #[test]
    fn codes_of_pieces() {
        assert_eq!(family("B5"), Some(("B", 5)));
        assert_eq!(family("EUR20a"), Some(("EUR", 20)));
        for none in ["", "5", "B", "b5", "B5ab", "B5-6", "windmill", "R-exploit", "é5", "B99999999999999999999"] {
            assert_eq!(family(none), None, "{none}");
        }
    }

    #[test]
    fn actions() {
        let words = Words::of(Lang::En);
        let ada = |_| "Ada".to_owned();
        assert_eq!(words.action("money", "add GBP40"), "Add £40 to the bid");
        assert_eq!(words.action("money", "swap 3"), "Swap bids with Player 3");
        assert_eq!(words.action_with_names("money", "swap 3", &ada), "Swap bids with Ada");
        assert_eq!(words.action("money", "dance 3"), "dance 3");
        assert_eq!(words.action("ginkgopolis", "play B5"), "Play the blue 5 card alone");
        assert_eq!(words.action("ginkgopolis", "play B5 R4"), "Play the blue 5 card with the red 4 tile");
        let token = |to: &str| words.action("ginkgopolis", &format!("token C {to}"));
        assert_eq!(token("-1 3"), "Put token C: 1 left of the centre, 3 up");
        assert_eq!(token("0 -2"), "Put token C: 2 below the centre");
        assert_eq!(words.action("donnant", "reroll OG"), "Re-roll: orange and green");
        assert_eq!(words.action("donnant", "buy E07 YOV"), "Buy card E07 (dice: yellow, orange and violet)");
    }
}
