//! Ginkgopolis: the city as a map, and the possessions of each player.

use ratatui::{
    style::{Color, Style, Stylize},
    text::{Line, Span},
};
use serde_json::Value;
use words::Arg;

use super::{Board, Lines, Pick, Picks, Scene, codes, heading};
use crate::columns::{Side, pad, wide};

/// The board of Ginkgopolis.
pub struct Ginkgopolis;

/// How wide a cell of the map is: `R17²₃*` and a space.
const CELL: usize = 7;
const LEVELS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
const OWNERS: [char; 6] = ['₀', '₁', '₂', '₃', '₄', '₅'];

impl Board for Ginkgopolis {
    fn table(&self, scene: &Scene) -> Lines {
        let view = &scene.view;
        let mut lines = vec![headline(scene), Line::default()];
        lines.extend(map(&view["city"]));
        lines.push(Line::from(scene.words.say("board-city-legend", &[])).dim());
        lines.push(Line::default());
        let all = view["seats"].as_array().map_or(&[][..], Vec::as_slice);
        let widest = (1..=all.len() as u8).map(|it| wide(&scene.name(it))).max().unwrap_or(0);
        for (of, number) in all.iter().zip(1..) {
            lines.extend(seat(scene, of, number, widest));
        }
        lines
    }

    fn own(&self, scene: &Scene) -> Lines {
        let Some(me) = scene.me else { return Vec::new() };
        let of = &scene.view["seats"][me.index()];
        let mut lines = Vec::new();
        for (id, key) in [("board-own-pack", "pack"), ("board-own-cards", "hand"), ("board-own-tiles", "tiles")] {
            let pieces = codes(&of[key]);
            if !pieces.is_empty() {
                lines.push(labelled(scene, id, &pieces));
            }
        }
        if let Some(card) = of["card"].as_str() {
            let chosen: Vec<&str> = [card].into_iter().chain(of["tile"].as_str()).collect();
            lines.push(labelled(scene, "board-own-choice", &chosen));
        }
        lines
    }

    fn picks(&self, scene: &Scene, legal: &[String]) -> Option<Picks> {
        let done = legal.iter().find(|it| *it == "done")?.clone();
        let pick = |action: &String| {
            let code = action.strip_prefix("return ")?;
            let (color, number) = code.split_at_checked(1)?;
            Some(Pick { action: action.clone(), group: color.to_owned(), label: number.to_owned(), worth: 1 })
        };
        let none = scene.words.say("ginkgopolis-action-done", &[]);
        Some(Picks { pieces: legal.iter().filter_map(pick).collect(), done, none })
    }
}

/// Which round, what is left, and whether it is the last time.
fn headline(scene: &Scene) -> Line<'static> {
    let number = |key: &str| Arg::from(scene.view[key].as_i64().unwrap_or_default());
    let round = scene.words.say("board-round", &[("round", number("round"))]);
    let left = scene.words.say("board-city-left", &[("tiles", number("n_supply")), ("cards", number("n_deck"))]);
    let mut line = vec![round.bold(), format!(" · {left}").into()];
    if scene.view["ending"] == true {
        line.push(" · ".into());
        line.push(scene.words.say("board-last-round", &[]).red().bold());
    }
    Line::from(line)
}

/// The city from the row at the back to the row in front, buildings and letters.
fn map(city: &Value) -> Lines {
    let mut cells: Vec<(i64, i64, String, Style)> = Vec::new();
    for it in city["buildings"].as_array().into_iter().flatten() {
        let code = it["top"].as_str().unwrap_or_default();
        cells.push((coordinate(&it["x"]), coordinate(&it["y"]), building(it), style(code).bold()));
    }
    for (letter, at) in city["tokens"].as_object().into_iter().flatten() {
        cells.push((coordinate(&at[0]), coordinate(&at[1]), format!("({letter})"), Style::new().fg(Color::Green)));
    }
    let across = || cells.iter().map(|it| it.0);
    let (Some(left), Some(right)) = (across().min(), across().max()) else { return Vec::new() };
    let mut rows: Vec<i64> = cells.iter().map(|it| it.1).collect();
    rows.sort_unstable_by(|a, b| b.cmp(a));
    rows.dedup();
    let line = |y: i64| {
        let cell = |x: i64| match cells.iter().find(|it| (it.0, it.1) == (x, y)) {
            Some((_, _, text, style)) => Span::styled(pad(text, CELL, Side::Left), *style),
            None => Span::raw(" ".repeat(CELL)),
        };
        let spans: Vec<Span<'static>> = [Span::raw("  ")].into_iter().chain((left..=right).map(cell)).collect();
        Line::from(spans)
    };
    rows.into_iter().map(line).collect()
}

/// `R17²₃*`: its tile, its level, its owner if it has one, and whether its card is not in the deck.
fn building(it: &Value) -> String {
    let digit = |signs: &[char], value: &Value| value.as_u64().and_then(|n| signs.get(n as usize).copied());
    let mut text = it["top"].as_str().unwrap_or_default().to_owned();
    text.push(digit(&LEVELS, &it["height"]).unwrap_or('⁺'));
    text.extend(digit(&OWNERS, &it["owner"]));
    if it["site"] == true {
        text.push('*');
    }
    text
}

/// A seat: its name, what it has, whether it has chosen; then the cards before it.
fn seat(scene: &Scene, of: &Value, number: u8, widest: usize) -> Lines {
    let view = &scene.view;
    let is_me = scene.me.is_some_and(|me| me.number() == number);
    let name = pad(&heading(scene.names, scene.words, number), widest, Side::Left);
    let name = if is_me { name.bold() } else { Span::raw(name) };
    let figure = |key: &str| Arg::from(of[key].as_i64().unwrap_or_default());
    let args = [
        ("points", figure("points")),
        ("resources", figure("resources")),
        ("supply", figure("supply")),
        ("tiles", figure("n_tiles")),
    ];
    let sign = if view["actor"] == number { "▸ " } else { "  " };
    let mut line = vec![sign.yellow().bold(), name, format!("  {}", scene.words.say("board-stock", &args)).into()];
    if of["chosen"] == true && view["actor"].is_null() {
        line.push(format!("  ✓ {}", scene.words.say("board-has-chosen", &[])).green());
    }
    let mut lines = vec![Line::from(line)];
    let before: Vec<&str> = codes(&of["characters"]).into_iter().chain(codes(&of["kept"])).collect();
    if !before.is_empty() {
        let mut line = vec![Span::raw("    ")];
        line.extend(pieces(&before));
        lines.push(Line::from(line));
    }
    lines
}

fn labelled(scene: &Scene, id: &str, codes: &[&str]) -> Line<'static> {
    let mut line = vec![format!("{}  ", scene.words.say(id, &[])).bold()];
    line.extend(pieces(codes));
    Line::from(line)
}

/// Codes in their colours.
fn pieces(codes: &[&str]) -> Vec<Span<'static>> {
    codes.iter().flat_map(|code| [Span::styled((*code).to_owned(), style(code)), Span::raw(" ")]).collect()
}

/// The colours only help: the codes carry all information.
fn style(code: &str) -> Style {
    let colour = match (code.len() > 1, code.chars().next()) {
        (true, Some('R')) => Color::Red,
        (true, Some('B')) => Color::Blue,
        (true, Some('Y')) => Color::Yellow,
        _ => Color::Green,
    };
    Style::new().fg(colour)
}

fn coordinate(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_map_of_the_city() {
        let city = json!({
            "buildings": [
                {"x": 0, "y": 0, "top": "R17", "height": 2, "owner": 3, "site": true},
                {"x": 1, "y": 0, "top": "B1", "height": 1, "owner": null, "site": false},
            ],
            "tokens": {"A": [0, 1], "D": [2, 0]},
        });
        let lines: Vec<String> = map(&city).iter().map(|line| line.to_string().trim_end().to_owned()).collect();
        assert_eq!(lines, ["  (A)", "  R17²₃* B1¹    (D)"]);
    }
}
