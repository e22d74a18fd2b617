//! How events and actions become the arguments of messages; the crate's page describes it.

use kernel::MAX_SEATS;
use serde_json::Value;

use crate::{Arg, Words};

/// The arguments that the words of a notation become, in order.
const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// Fields that hold a seat, or a list of seats.
const SEAT_FIELDS: [&str; 4] = ["seat", "other", "seats", "winners"];

/// What `$x-is` says.
const YOU: &str = "you";
const OTHER: &str = "other";

impl Words {
    /// The words for the code of a piece or for another id of a game; the id itself if it has none.
    pub fn piece(&self, slug: &str, code: &str) -> String {
        let maybe = |kind: &str| self.maybe(&format!("{slug}-{kind}-{code}"), []);
        maybe("piece").or_else(|| maybe("word")).unwrap_or_else(|| code.to_owned())
    }

    /// Says what happened. `name` gives the name of a seat, which counts from one.
    pub fn event(&self, slug: &str, event: &Value, name: &dyn Fn(u8) -> String) -> String {
        let mut teller = Teller { words: self, slug, name, args: Vec::new() };
        for (field, value) in event.as_object().into_iter().flatten() {
            if field != "type" {
                teller.field(field, value);
            }
        }
        let id = format!("{slug}-event-{}", event.get("type").and_then(Value::as_str).unwrap_or_default());
        teller.say(&id).unwrap_or(id)
    }

    /// Says a choice, for a menu or a button; the notation itself if it has no words.
    pub fn action(&self, slug: &str, notation: &str) -> String {
        self.action_with_names(slug, notation, &|number| self.seat(number))
    }

    /// The same with the names of the players.
    pub fn action_with_names(&self, slug: &str, notation: &str, name: &dyn Fn(u8) -> String) -> String {
        let mut teller = Teller { words: self, slug, name, args: Vec::new() };
        let mut words = notation.split(' ');
        let verb = words.next().unwrap_or_default();
        teller.put("words", words.clone().count());
        for (letter, word) in LETTERS.into_iter().zip(words.clone()) {
            teller.word(letter, word);
        }
        teller.whole(words.clone());
        let narrow = words.next().and_then(|first| teller.say(&format!("{slug}-action-{verb}-{first}")));
        narrow.or_else(|| teller.say(&format!("{slug}-action-{verb}"))).unwrap_or_else(|| notation.to_owned())
    }
}

/// Gathers the arguments of one message.
struct Teller<'a> {
    words: &'a Words,
    slug: &'a str,
    name: &'a dyn Fn(u8) -> String,
    args: Vec<(String, Arg<'static>)>,
}

impl Teller<'_> {
    fn say(&self, id: &str) -> Option<String> {
        self.words.maybe(id, self.args.iter().map(|(name, arg)| (name.as_str(), arg)))
    }

    /// A word of a notation.
    fn word(&mut self, letter: &str, word: &str) {
        match word.parse::<i64>() {
            Ok(number) => {
                self.put(letter, number);
                if let Some(name) = self.name_of(number) {
                    self.put(&format!("{letter}-is"), self.person(&name));
                    self.put(&format!("{letter}-name"), name);
                }
            }
            Err(_) => self.put(letter, self.words.piece(self.slug, word)),
        }
    }

    /// What a notation of any length lists, and how it ends.
    fn whole<'w>(&mut self, words: impl Iterator<Item = &'w str> + Clone) {
        let name = |word: &str| self.words.maybe(&format!("{}-piece-{word}", self.slug), []);
        let pieces: Vec<String> = words.clone().filter_map(name).collect();
        self.put("pieces-count", pieces.len());
        self.put("pieces", self.words.list(&pieces));
        if let Some(last) = words.last() {
            self.put("last", last.to_owned());
        }
    }

    /// A field of an event.
    fn field(&mut self, field: &str, value: &Value) {
        match value {
            Value::Null => {}
            Value::Array(list) => {
                let texts: Vec<String> = list.iter().map(|item| self.text(field, item)).collect();
                if SEAT_FIELDS.contains(&field) {
                    let person = if let [only] = texts.as_slice() { self.person(only) } else { OTHER };
                    self.put(&format!("{field}-is"), person);
                }
                self.put(&format!("{field}-count"), texts.len());
                self.put(field, self.words.list(&texts));
            }
            Value::Number(number) if !SEAT_FIELDS.contains(&field) => match number.as_i64() {
                Some(number) => self.put(field, number),
                None => self.put(field, number.to_string()),
            },
            single => {
                let text = self.text(field, single);
                if SEAT_FIELDS.contains(&field) {
                    self.put(&format!("{field}-is"), self.person(&text));
                }
                self.put(field, text);
            }
        }
    }

    fn text(&self, field: &str, value: &Value) -> String {
        match value {
            Value::String(code) => self.words.piece(self.slug, code),
            Value::Number(number) if SEAT_FIELDS.contains(&field) => {
                number.as_i64().and_then(|it| self.name_of(it)).unwrap_or_else(|| number.to_string())
            }
            other => other.to_string(),
        }
    }

    /// The name of a seat. What stands for the reader may begin a table with a capital, but not here.
    fn name_of(&self, number: i64) -> Option<String> {
        let number = u8::try_from(number).ok().filter(|it| (1..=MAX_SEATS).contains(&usize::from(*it)))?;
        let (name, you) = ((self.name)(number), self.words.you());
        Some(if name.to_lowercase() == you { you } else { name })
    }

    fn person(&self, name: &str) -> &'static str {
        if name == self.words.you() { YOU } else { OTHER }
    }

    fn put(&mut self, name: &str, arg: impl Into<Arg<'static>>) {
        self.args.push((name.to_owned(), arg.into()));
    }
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
            "Ada prend la rangée de gauche (rien) et laisse 20 €, 60 CHF et pièce d’or.",
        );
        french(
            &json!({"type": "took", "seat": 1, "side": "right", "cards": ["RUB20a"], "given": ["SEK50"]}),
            "Vous prenez la rangée de droite (20 ₽) et laissez 50 kr.",
        );
        french(&json!({"type": "removed", "currency": "RUB"}), "Hors jeu pour cette manche : rouble.");
    }

    #[test]
    fn the_reader_is_spoken_to() {
        let swap =
            |seat, other| json!({"type": "swapped", "seat": seat, "other": other, "cards": ["G1"], "given": ["G2"]});
        let coins = "pièce d’or et laiss";
        french(&swap(1, 2), &format!("Vous échangez les mises avec Ada : vous prenez {coins}ez pièce d’or."));
        french(&swap(3, 2), &format!("Bob échange les mises avec Ada : prend {coins}e pièce d’or."));
        french(&swap(3, 1), "Bob échange les mises avec vous : vous cédez pièce d’or contre pièce d’or.");
    }

    #[test]
    fn winners() {
        let won = |winners: &[u8]| json!({"type": "won", "winners": winners, "points": 450});
        french(&won(&[1]), "Vous gagnez la partie avec 450 points.");
        french(&won(&[2]), "Ada gagne la partie avec 450 points.");
        french(&won(&[1, 3]), "Victoire partagée, avec 450 points : vous et Bob.");
    }

    #[test]
    fn nothing_stops_on_strange_events() {
        french(&json!({"type": "unheard-of", "x": 1.5, "y": {"z": []}}), "money-event-unheard-of");
        french(&json!("text"), "money-event-");
        french(&json!({"type": "sealed", "seat": 99}), "99 a scellé sa mise.");
        french(&json!({"type": "sealed", "seat": null}), "{$seat} a scellé sa mise.");
    }

    #[test]
    fn actions() {
        let words = Words::of(Lang::En);
        let ada = |_| "Ada".to_owned();
        assert_eq!(words.action("money", "add GBP40"), "Add £40 to the bid");
        assert_eq!(words.action("money", "swap 3"), "Swap bids with Player 3");
        assert_eq!(words.action_with_names("money", "swap 3", &ada), "Swap bids with Ada");
        assert_eq!(words.action("money", "dance 3"), "dance 3");
        assert_eq!(words.action("ginkgopolis", "play B5"), "Play blue 5 alone");
        assert_eq!(words.action("ginkgopolis", "play B5 R4"), "Play blue 5 with the tile red 4");
        assert_eq!(words.action("ginkgopolis", "token C -1 3"), "Put C at -1, 3");
    }
}
