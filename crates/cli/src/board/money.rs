//! Money!: two rows beside a pile, and what is known of every hand.

use ratatui::{
    style::{Color, Modifier, Style, Stylize},
    text::{Line, Span},
};
use serde_json::Value;
use words::Arg;

use super::{Board, Lines, Pick, Picks, Scene, codes, heading, seats};
use crate::columns::{Side, pad, wide};

/// The board of Money!.
pub struct Money;

/// How many letters the code of a currency has.
const CURRENCY: usize = 3;
const COIN_VALUE: i32 = 10;

impl Board for Money {
    fn table(&self, scene: &Scene) -> Lines {
        let view = &scene.view;
        let mut lines = vec![headline(scene)];
        let removed: Vec<String> = codes(&view["removed"]).iter().map(|it| scene.words.piece(scene.slug, it)).collect();
        if !removed.is_empty() {
            lines.push(Line::from(vec![label(scene, "board-removed"), removed.join(", ").into()]));
        }
        lines.push(Line::default());
        lines.push(row(scene, "board-left", &view["left"]));
        lines.push(Line::from(vec![label(scene, "board-pile"), view["n_pile"].to_string().into()]));
        lines.push(row(scene, "board-right", &view["right"]));
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
        let hand = codes(&of["hand"]);
        let mut lines = Vec::new();
        let name = scene.name(me.number());
        let whose = if name == scene.words.you() { "you" } else { "other" };
        let total = total(&hand);
        let args: [(&str, Arg); 3] = [("whose", whose.into()), ("name", name.into()), ("total", total.into())];
        lines.push(Line::from(scene.words.say("board-hand", &args)).bold());
        for group in groups(&hand) {
            let name = scene.words.piece(scene.slug, group[0].get(..CURRENCY).unwrap_or("G1"));
            let mut line = vec![Span::raw("  ")];
            line.extend(cards(&group));
            line.push(format!("  = {} ({name})", self::total(&group)).dim());
            lines.push(Line::from(line));
        }
        let bid = codes(&of["bid"]);
        if !bid.is_empty() && scene.text(&scene.view["phase"], "type") == "bid" {
            lines.push(bid_line(scene, &bid));
        }
        lines
    }

    fn picks(&self, scene: &Scene, legal: &[String]) -> Option<Picks> {
        let done = legal.iter().find(|it| *it == "seal")?.clone();
        let pick = |action: &String| {
            let code = action.strip_prefix("add ")?;
            let (group, label) = split(code);
            let (group, label, worth) = (group.to_owned(), label.to_owned(), worth(code));
            Some(Pick { action: action.clone(), group, label, worth })
        };
        let none = scene.words.piece(scene.slug, "bluff");
        Some(Picks { pieces: legal.iter().filter_map(pick).collect(), done, none })
    }
}

/// Which deal, which round, what is being done, and whether it is the last time.
fn headline(scene: &Scene) -> Line<'static> {
    let view = &scene.view;
    let number = |value: &Value| value.as_i64().unwrap_or_default();
    let text = scene.words.say(
        "board-deal",
        &[
            ("deal", number(&view["deal"]).into()),
            ("deals", number(&view["options"]["deals"]).into()),
            ("round", number(&view["round"]).into()),
        ],
    );
    let mut line = vec![text.bold()];
    let phase = format!("money-phase-{}", scene.text(&view["phase"], "type"));
    if scene.words.has(&phase) {
        line.push(format!(" · {}", scene.words.say(&phase, &[])).into());
    }
    if view["last_round"] == true {
        line.push(" · ".into());
        line.push(scene.words.say("board-last-round", &[]).red().bold());
    }
    Line::from(line)
}

fn row(scene: &Scene, id: &str, list: &Value) -> Line<'static> {
    let codes = codes(list);
    let mut line = vec![label(scene, id)];
    line.extend(cards_or_none(&codes));
    line.push(format!("  = {}", total(&codes)).dim());
    Line::from(line)
}

/// Labels of the table stand below one another.
fn label(scene: &Scene, id: &str) -> Span<'static> {
    const LABELS: [&str; 4] = ["board-left", "board-right", "board-pile", "board-removed"];
    let widest = LABELS.iter().map(|id| wide(&scene.words.say(id, &[]))).max().unwrap_or(0);
    format!("{}  ", pad(&scene.words.say(id, &[]), widest, Side::Left)).dim()
}

/// A seat: its name, its points, its cards as far as they are known, its bid.
fn seat(scene: &Scene, of: &Value, number: u8, widest: usize) -> Lines {
    let view = &scene.view;
    let acts = view["phase"]["actor"] == number;
    let is_me = scene.me.is_some_and(|me| me.number() == number);
    let name = pad(&heading(scene.names, scene.words, number), widest, Side::Left);
    let name = if is_me { name.bold() } else { Span::raw(name) };
    let points: i64 = of["tally"].as_object().into_iter().flatten().filter_map(|(_, it)| it.as_i64()).sum();
    let facts = scene
        .words
        .say("board-seat", &[("cards", of["n_cards"].as_i64().unwrap_or_default().into()), ("points", points.into())]);
    let sign = if acts { "▸ " } else { "  " };
    let mut line = vec![sign.yellow().bold(), name, format!("  {facts}").into()];
    let in_bids = scene.text(&view["phase"], "type") == "bid";
    if in_bids && seats(&view["sealed"]).any(|it| it == number) {
        line.push(format!("  ✓ {}", scene.words.say("board-sealed", &[])).green());
    }
    let mut lines = vec![Line::from(line)];
    let more = |id: &str, list: &[&str]| {
        let mut line = vec![format!("    {} ", scene.words.say(id, &[])).dim()];
        line.extend(cards(list));
        line.push(format!("  = {}", total(list)).dim());
        Line::from(line)
    };
    let (bid, hand, known) = (codes(&of["bid"]), codes(&of["hand"]), codes(&of["known"]));
    let is_shown = !is_me || !in_bids;
    if is_shown && !bid.is_empty() {
        lines.push(more("board-bid", &bid));
    }
    if !is_me && !hand.is_empty() {
        lines.push(more("board-hand-of", &hand));
    } else if !known.is_empty() {
        lines.push(more("board-known", &known));
    }
    lines
}

fn bid_line(scene: &Scene, bid: &[&str]) -> Line<'static> {
    let mut line = vec![format!("{} ", scene.words.say("board-bid", &[])).bold()];
    line.extend(cards(bid));
    line.push(format!("  = {}", total(bid)).bold());
    Line::from(line)
}

fn cards_or_none(codes: &[&str]) -> Vec<Span<'static>> {
    if codes.is_empty() { vec!["–".dim()] } else { cards(codes) }
}

/// Cards by currency: `EUR 20a 50 · CHF 30b · G2`.
fn cards(codes: &[&str]) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for group in groups(codes) {
        if !spans.is_empty() {
            spans.push(" · ".dim());
        }
        let (currency, _) = split(group[0]);
        let labels: Vec<&str> = group.iter().map(|code| split(code).1).collect();
        let text = [&[currency], labels.as_slice()].concat().join(" ");
        spans.push(Span::styled(text.trim().to_owned(), style(currency)));
    }
    spans
}

/// Cards that belong together, in the order given.
fn groups<'a>(codes: &[&'a str]) -> Vec<Vec<&'a str>> {
    codes.chunk_by(|one, next| split(one).0 == split(next).0).map(<[_]>::to_vec).collect()
}

/// The currency and the rest of a code; a coin has none.
fn split(code: &str) -> (&str, &str) {
    match is_coin(code) {
        true => ("", code),
        false => code.split_at_checked(CURRENCY).unwrap_or(("", code)),
    }
}

fn is_coin(code: &str) -> bool {
    code.len() < CURRENCY
}

fn total(codes: &[&str]) -> i32 {
    codes.iter().map(|code| worth(code)).sum()
}

fn worth(code: &str) -> i32 {
    match is_coin(code) {
        true => COIN_VALUE,
        false => split(code).1.trim_end_matches(|it: char| it.is_ascii_alphabetic()).parse().unwrap_or(0),
    }
}

/// The colours only help: the codes carry all information.
fn style(currency: &str) -> Style {
    let colour = match currency {
        "EUR" => Color::Blue,
        "USD" => Color::Green,
        "JPY" => Color::Magenta,
        "CHF" => Color::Red,
        "GBP" => Color::Cyan,
        "" => return Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
        _ => Color::Reset,
    };
    Style::new().fg(colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_by_currency() {
        let codes = ["EUR20a", "EUR50", "CHF30b", "G1", "G2"];
        assert_eq!(Line::from(cards(&codes)).to_string(), "EUR 20a 50 · CHF 30b · G1 G2");
        assert_eq!(total(&codes), 120);
    }
}
