//! Alhambra: the yard above the open notes, and a table of each player's buildings and money.

use ratatui::{
    style::{Color, Style, Stylize},
    text::{Line, Span},
};
use serde_json::Value;
use words::Arg;

use super::{Board, Lines, Picks, Scene, codes, heading};
use crate::columns::{Side, columns, pad, wide};

/// The board of Alhambra.
pub struct Alhambra;

const CURRENCIES: [&str; 4] = ["florin", "dinar", "dirham", "ducat"];
const CATEGORIES: [(&str, &str); 6] =
    [("P", "pavilion"), ("S", "seraglio"), ("A", "arcades"), ("C", "chambers"), ("J", "garden"), ("T", "tower")];

impl Board for Alhambra {
    fn table(&self, scene: &Scene) -> Lines {
        let view = &scene.view;
        let mut lines = yard(scene);
        let mut row = vec![label(scene, "board-open")];
        row.extend(notes(&codes(&view["row"])));
        lines.push(Line::from(row));
        lines.push(to_come(scene));
        lines.push(Line::default());
        lines.extend(buildings(scene));
        lines.push(Line::default());
        for (of, number) in list(&view["seats"]).iter().zip(1..) {
            let is_me = scene.me.is_some_and(|me| me.number() == number);
            let sign = if view["turn"] == number { "▸ " } else { "  " };
            let name = heading(scene.names, scene.words, number);
            let name = if is_me { name.bold() } else { Span::raw(name) };
            let mut line = vec![sign.yellow().bold(), name, "  ".into()];
            line.extend(money(&codes(&of["known"])));
            lines.push(Line::from(line));
        }
        lines
    }

    /// All money is public, so the table shows it already.
    fn own(&self, _: &Scene) -> Lines {
        Vec::new()
    }

    fn picks(&self, _: &Scene, _: &[String]) -> Option<Picks> {
        None
    }
}

/// The places, each with its currency and its building.
fn yard(scene: &Scene) -> Lines {
    let places = list(&scene.view["yard"]).iter().zip(CURRENCIES).zip(1..);
    let line = |((code, currency), place): ((&Value, &str), u8)| {
        let head = if place == 1 { label(scene, "board-yard") } else { " ".repeat(widest(scene) + 2).into() };
        let building = code.as_str().map_or("–".to_owned(), |code| scene.words.piece(scene.slug, code));
        let currency = scene.words.piece(scene.slug, currency);
        let paid = Span::styled(format!("  {currency}"), style(place_letter(place)));
        Line::from(vec![head, format!("{place}  ").dim(), pad(&building, 16, Side::Left).into(), paid])
    };
    places.map(line).collect()
}

/// The decks, and when the scorings may come.
fn to_come(scene: &Scene) -> Line<'static> {
    let view = &scene.view;
    let number = |value: &Value| value.as_i64().unwrap_or_default();
    let decks: [(&str, Arg); 2] =
        [("notes", number(&view["n_money"]).into()), ("buildings", number(&view["n_deck"]).into())];
    let mut line = vec![label(scene, "board-decks"), scene.words.say("board-deck-sizes", &decks).into()];
    for (scoring, key) in [("A", "before_a"), ("B", "before_b")] {
        let bounds = &view[key];
        if bounds.is_object() {
            let args: [(&str, Arg); 3] = [
                ("scoring", scoring.into()),
                ("least", number(&bounds["least"]).into()),
                ("most", number(&bounds["most"]).into()),
            ];
            line.push(format!(" · {}", scene.words.say("board-scoring-after", &args)).dim());
        }
    }
    Line::from(line)
}

/// Each player's buildings by category, with the points of the next scoring, and the points so far.
fn buildings(scene: &Scene) -> Lines {
    let view = &scene.view;
    let martin = std::iter::once(&view["martin"]).filter(|it| it.is_object());
    let owners: Vec<&Value> = list(&view["seats"]).iter().chain(martin).collect();
    let name = |index: usize| {
        let is_seat = index < list(&view["seats"]).len();
        if is_seat {
            heading(scene.names, scene.words, index as u8 + 1)
        } else {
            scene.words.piece(scene.slug, "martin")
        }
    };
    let mut head = vec![String::new()];
    head.extend((0..owners.len()).map(name));
    let mut rows = vec![head];
    for (index, (letter, category)) in CATEGORIES.into_iter().enumerate() {
        let mut row = vec![scene.words.piece(scene.slug, category)];
        row.extend(owners.iter().map(|of| {
            let count = codes(&of["buildings"]).iter().filter(|it| it.starts_with(letter)).count();
            match of["prospect"][index].as_i64().unwrap_or_default() {
                0 => count.to_string(),
                points => format!("{count} (+{points})"),
            }
        }));
        rows.push(row);
    }
    let mut total = vec![scene.words.say("board-points", &[])];
    total.extend(owners.iter().map(|of| sum(&of["points"]).to_string()));
    rows.push(total);
    let mut sides = vec![Side::Right; owners.len() + 1];
    sides[0] = Side::Left;
    columns(&rows, &sides).into_iter().map(Line::from).collect()
}

fn label(scene: &Scene, id: &str) -> Span<'static> {
    format!("{}  ", pad(&scene.words.say(id, &[]), widest(scene), Side::Left)).dim()
}

fn widest(scene: &Scene) -> usize {
    ["board-yard", "board-open", "board-decks"].iter().map(|id| wide(&scene.words.say(id, &[]))).max().unwrap_or(0)
}

/// Notes side by side.
fn notes(codes: &[&str]) -> Vec<Span<'static>> {
    codes.iter().flat_map(|code| [Span::styled((*code).to_owned(), style(letter(code))), " ".into()]).collect()
}

/// Notes by currency with their sums: `Y 3 5 = 8 · O 9`.
fn money(codes: &[&str]) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for group in codes.chunk_by(|one, next| letter(one) == letter(next)) {
        if !spans.is_empty() {
            spans.push(" · ".dim());
        }
        let values: Vec<&str> = group.iter().map(|code| &code[1..]).collect();
        let total: u32 = values.iter().filter_map(|it| it.parse::<u32>().ok()).sum();
        let sum = if group.len() > 1 { format!(" = {total}") } else { String::new() };
        let text = format!("{} {}{sum}", letter(group[0]), values.join(" "));
        spans.push(Span::styled(text, style(letter(group[0]))));
    }
    spans
}

fn letter(code: &str) -> &str {
    code.get(..1).unwrap_or_default()
}

fn place_letter(place: u8) -> &'static str {
    ["Y", "B", "G", "O"][usize::from(place - 1)]
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn sum(points: &Value) -> i64 {
    list(points).iter().filter_map(Value::as_i64).sum()
}

/// The colours only help: the codes carry all information.
fn style(currency: &str) -> Style {
    let colour = match currency {
        "Y" => Color::Yellow,
        "B" => Color::Blue,
        "G" => Color::Green,
        _ => Color::Red,
    };
    Style::new().fg(colour)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::{Lang, Words};

    use super::*;

    #[test]
    fn yard_money_and_majorities() {
        let seat = |known: &[&str], buildings: &[&str], garden: u8| {
            let prospect = [0, 0, 0, 0, garden, 0];
            json!({"known": known, "buildings": buildings, "points": [garden, 0, 0], "prospect": prospect})
        };
        let view = json!({
            "yard": ["J10a", null, "P2", "T13"], "row": ["Y1", "O9"], "n_money": 70, "n_deck": 44,
            "before_a": {"least": 3, "most": 17}, "before_b": null, "turn": 2, "martin": null,
            "seats": [seat(&["Y3", "Y5", "O9"], &["J6", "J8a"], 5), seat(&[], &[], 0)],
        });
        let names = ["Ada".to_owned(), "Bob".to_owned()];
        let scene = Scene { words: Words::of(Lang::En), slug: "alhambra", view, me: None, names: &names };
        let text: Vec<String> = Alhambra.table(&scene).iter().map(Line::to_string).collect();
        let has = |part: &str| assert!(text.iter().any(|line| line.contains(part)), "{part:?} in {text:#?}");
        has("1  garden (10)");
        has("2  –");
        has("Y1 O9");
        has("Scoring A after 3 to 17");
        has("garden    2 (+5)    0");
        has("Ada  Y 3 5 = 8 · O 9");
        has("▸ Bob");
    }
}
