//! The listing of a view, for games that have no board of their own.
//!
//! It shows everything that the view has. A key is shown as the message `{slug}-view-{key}`, else as `view-{key}`,
//! else as the key without its underscores. Text is the name of a piece or of another word of the game. Numbers under
//! keys that hold seats are the names of these seats, and so are the headings of lists with one entry for each seat.

use ratatui::{style::Stylize, text::Line};
use serde_json::Value;

use super::{Board, Lines, Picks, Scene, capital, heading};

/// Keys whose numbers are seats, by the conventions of events and the usual names of views.
const SEAT_KEYS: &[&str] =
    &["seat", "seats", "other", "winners", "actor", "active", "owner", "player", "first_player", "turn", "waiting"];
/// Keys whose lists have one entry for each seat.
const BY_SEAT_KEYS: &[&str] = &["seats", "players"];
/// The key of the variant of an enum: its value belongs to the line of the enum itself.
const VARIANT_KEY: &str = "type";

/// The messages for keys that many views have.
const LABELS: &[&str] = &[
    "view-active",
    "view-actor",
    "view-cards",
    "view-chips",
    "view-deck",
    "view-discard",
    "view-first-player",
    "view-hand",
    "view-last-round",
    "view-market",
    "view-owner",
    "view-phase",
    "view-player",
    "view-players",
    "view-points",
    "view-round",
    "view-score",
    "view-seat",
    "view-seats",
    "view-supply",
    "view-turn",
    "view-waiting",
    "view-winners",
];

/// Lists the whole view.
pub struct Generic;

impl Board for Generic {
    fn table(&self, scene: &Scene) -> Lines {
        let mut lines = Vec::new();
        list(scene, "", &scene.view, 0, &mut lines);
        lines
    }

    fn own(&self, _: &Scene) -> Lines {
        Vec::new()
    }

    fn picks(&self, _: &Scene, _: &[String]) -> Option<Picks> {
        None
    }
}

/// Lists the entries of `value`, which stands under `key`.
fn list(scene: &Scene, key: &str, value: &Value, depth: usize, lines: &mut Lines) {
    let by_seat = BY_SEAT_KEYS.contains(&key);
    let entries: Vec<(String, &str, &Value)> = match value {
        Value::Object(fields) => {
            let entry = |(name, value)| (label(scene, name, by_seat), name, value);
            fields.iter().map(|(name, value)| entry((name.as_str(), value))).collect()
        }
        Value::Array(items) => {
            let entry = |(item, n): (_, usize)| (label(scene, &n.to_string(), by_seat), "", item);
            items.iter().zip(1..).map(entry).collect()
        }
        _ => Vec::new(),
    };
    let margin = "  ".repeat(depth);
    for (label, key, value) in entries.into_iter().filter(|(_, key, it)| !it.is_null() && *key != VARIANT_KEY) {
        match short(scene, key, value) {
            Some(text) => lines.push(Line::from(vec![format!("{margin}{label}: ").dim(), text.into()])),
            None => {
                let variant = value[VARIANT_KEY].as_str().map(|it| format!(": {}", word(scene, it)));
                lines.push(Line::from(format!("{margin}{label}{}", variant.unwrap_or_default()).bold()));
                list(scene, key, value, depth + 1, lines);
            }
        }
    }
}

/// The text of a value that fits on one line: a single value, or a list of single values.
fn short(scene: &Scene, key: &str, value: &Value) -> Option<String> {
    match value {
        Value::Object(fields) if fields.is_empty() => Some("–".to_owned()),
        Value::Object(fields) if fields.len() == 1 => Some(word(scene, fields.get(VARIANT_KEY)?.as_str()?)),
        Value::Object(_) => None,
        Value::Array(items) if items.is_empty() => Some("–".to_owned()),
        Value::Array(items) => {
            let is_single = items.iter().all(|it| !it.is_object() && !it.is_array());
            let texts: Option<Vec<String>> = items.iter().map(|it| short(scene, key, it)).collect();
            is_single.then_some(texts?.join(", "))
        }
        Value::String(code) => Some(word(scene, code)),
        Value::Bool(true) => Some(scene.words.say("yes", &[])),
        Value::Bool(false) => Some(scene.words.say("no", &[])),
        Value::Null => Some("–".to_owned()),
        Value::Number(number) => {
            let seat = number.as_u64().and_then(|it| u8::try_from(it).ok()).filter(|it| is_seat(scene, key, *it));
            Some(seat.map_or_else(|| number.to_string(), |seat| scene.name(seat)))
        }
    }
}

/// Whether a number under `key` is a seat: there must be a player with that number.
fn is_seat(scene: &Scene, key: &str, number: u8) -> bool {
    SEAT_KEYS.contains(&key) && (1..=scene.names.len()).contains(&usize::from(number))
}

/// What stands before the value of `key`.
fn label(scene: &Scene, key: &str, by_seat: bool) -> String {
    if let Some(seat) = key.parse().ok().filter(|_| by_seat) {
        return heading(scene.names, scene.words, seat);
    }
    let id = key.replace('_', "-");
    let of_game = format!("{}-view-{id}", scene.slug);
    match LABELS.iter().find(|label| label.strip_prefix("view-") == Some(id.as_str())) {
        _ if scene.words.has(&of_game) => scene.words.say(&of_game, &[]),
        Some(label) => scene.words.say(label, &[]),
        None => capital(&key.replace('_', " ")),
    }
}

/// The name of a piece or of another id of the game; an id without words is shown without its hyphens.
fn word(scene: &Scene, id: &str) -> String {
    let text = scene.words.piece(scene.slug, id);
    if text == id { id.replace(['-', '_'], " ") } else { text }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::{Lang, Words};

    use super::*;

    fn listed(lang: Lang, view: Value) -> Vec<String> {
        let names = ["Ada".to_owned(), "Ben".to_owned()];
        let scene = Scene { words: Words::of(lang), slug: "money", view, me: None, names: &names };
        Generic.table(&scene).iter().map(Line::to_string).collect()
    }

    #[test]
    fn everything_is_listed_with_the_names_of_pieces_and_players() {
        let view = json!({
            "row": ["EUR20a", "G1"], "last_round": true, "secret": null, "pile": [], "actor": 2,
            "seats": [{"points": 7, "hand": ["CHF50"]}, {"points": 9}],
        });
        assert_eq!(
            listed(Lang::Fr, view),
            [
                "Au tour de: Ben",
                "Dernier tour: oui",
                "Pile: –",
                "Row: 20\u{a0}€, une pièce d’or",
                "Joueurs",
                "  Ada",
                "    Main: 50\u{a0}CHF",
                "    Points: 7",
                "  Ben",
                "    Points: 9",
            ]
        );
    }

    #[test]
    fn a_variant_stands_in_the_line_of_its_key() {
        let view = json!({
            "phase": {"type": "offer", "seat": 1, "left_over": 3},
            "step": {"type": "draw-two"},
            "players": {"1": {"waiting": [2, 1]}, "2": {}},
            "round": 2,
        });
        assert_eq!(
            listed(Lang::En, view),
            [
                "Phase: offer",
                "  Left over: 3",
                "  Player: Ada",
                "Players",
                "  Ada",
                "    Still to choose: Ben, Ada",
                "  Ben: –",
                "Round: 2",
                "Step: draw two",
            ]
        );
    }

    #[test]
    fn a_number_that_is_no_player_stays_a_number() {
        assert_eq!(listed(Lang::En, json!({"turn": 7, "actor": 0})), ["To act: 0", "Turn: 7"]);
    }
}
