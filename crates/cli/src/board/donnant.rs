//! Donnant Donnant: the dice, the market with its prices, and every stall card by card.

use kernel::OptionKind;
use ratatui::{
    style::{Color, Style, Stylize},
    text::{Line, Span},
};
use serde_json::Value;

use super::{Board, Lines, Picks, Scene, codes, heading};
use crate::columns::{Side, pad, wide};

/// The board of Donnant Donnant.
pub struct Donnant;

const DICE: [&str; 5] = ["Y", "O", "G", "B", "V"];
const COLOURS: [&str; 5] = ["yellow", "orange", "green", "blue", "violet"];
/// How many equal dice a column of the market costs.
const PRICES: [u8; 4] = [3, 3, 4, 4];
/// The fields of a line of the deck.
const COLOUR: usize = 2;
const BOXES: usize = 4;
const EFFECT: usize = 5;
const TARGET: usize = 6;
const POINTS: usize = 7;
const USES: usize = 8;

/// What cards bring: its name in deck files, and the id of its words.
const EFFECTS: [(&str, &str); 12] = [
    ("PER_ADJ_COMPLETED", "board-effect-per-adj-completed"),
    ("PER_CARD_OF_COLOUR", "board-effect-per-card-of-colour"),
    ("PER_ADJ_OF_COLOUR", "board-effect-per-adj-of-colour"),
    ("PER_COMPLETED_LINE", "board-effect-per-completed-line"),
    ("SET_OF_FIVE_COLOURS", "board-effect-set-of-five-colours"),
    ("PER_MONOCHROME_LINE", "board-effect-per-monochrome-line"),
    ("PER_DISTINCT_BONUS", "board-effect-per-distinct-bonus"),
    ("PIP_PLUS_MINUS_1", "board-effect-pip-plus-minus-1"),
    ("CHANGE_DIE_COLOUR", "board-effect-change-die-colour"),
    ("EXTRA_REJECTED_DIE", "board-effect-extra-rejected-die"),
    ("CARD_COLOUR_AT_END", "board-effect-card-colour-at-end"),
    ("ONE_DIE_CHEAPER", "board-effect-one-die-cheaper"),
];

impl Board for Donnant {
    fn table(&self, scene: &Scene) -> Lines {
        let view = &scene.view;
        let deck = Deck::of(scene);
        let mut lines = vec![headline(scene)];
        if list(&view["dice"]).iter().any(|it| *it != 0) {
            lines.push(dice(scene));
        }
        lines.push(Line::default());
        for (slot, card) in list(&view["market"]).iter().enumerate() {
            let head = if slot == 0 { scene.words.piece(scene.slug, "market") } else { String::new() };
            let price = format!("{}  {} × ", pad(&head, label(scene), Side::Left), PRICES[slot % PRICES.len()]);
            let mut line = vec![price.dim()];
            line.extend(card.as_str().map_or_else(|| vec!["–".into()], |code| deck.card(scene, code, None)));
            lines.push(Line::from(line));
        }
        for (of, number) in list(&view["seats"]).iter().zip(1..) {
            lines.push(Line::default());
            lines.extend(stall(scene, &deck, of, number));
        }
        lines
    }

    fn own(&self, scene: &Scene) -> Lines {
        let Some(me) = scene.me else { return Vec::new() };
        let deck = Deck::of(scene);
        let hand = codes(&scene.view["seats"][me.index()]["hand"]).into_iter();
        hand.map(|code| Line::from(deck.card(scene, code, None))).collect()
    }

    fn picks(&self, _: &Scene, _: &[String]) -> Option<Picks> {
        None
    }
}

/// Which round, what is being done, and whether the end is near.
fn headline(scene: &Scene) -> Line<'static> {
    let view = &scene.view;
    let round = view["round"].as_i64().unwrap_or_default();
    let mut line = vec![scene.words.say("board-round", &[("round", round.into())]).bold()];
    let phase = format!("donnant-phase-{}", scene.text(&view["phase"], "type"));
    if scene.words.has(&phase) {
        line.push(format!(" · {}", scene.words.say(&phase, &[])).into());
    }
    if let Some(rolls @ 1..) = view["rolls"].as_i64() {
        line.push(format!(" · {}", scene.words.say("board-roll", &[("roll", rolls.into())])).into());
    }
    if scene.text(view, "ending") == "last-round" {
        line.push(" · ".into());
        line.push(scene.words.say("board-last-round", &[]).red().bold());
    }
    Line::from(line)
}

/// `Y3 O1 G6 B2 V5`, those used in brackets, and which are to be rolled again.
fn dice(scene: &Scene) -> Line<'static> {
    let view = &scene.view;
    let (spent, rejected) = (codes(&view["spent"]), codes(&view["rejected"]));
    let mut line = vec![format!("{}  ", pad(&scene.words.say("board-dice", &[]), label(scene), Side::Left)).dim()];
    for (die, value) in DICE.iter().zip(list(&view["dice"])) {
        let text = if spent.contains(die) { format!("({die}{value}) ") } else { format!("{die}{value} ") };
        line.push(Span::styled(text, style(die)));
    }
    if !rejected.is_empty() {
        line.push(format!(" · {} {}", scene.words.say("board-rejected", &[]), rejected.join(" ")).into());
    }
    Line::from(line)
}

/// A seat: its name, its points, and its cards row by row from above.
fn stall(scene: &Scene, deck: &Deck, of: &Value, number: u8) -> Lines {
    let points: i64 = of["tally"].as_object().into_iter().flatten().filter_map(|(_, it)| it.as_i64()).sum();
    let is_me = scene.me.is_some_and(|me| me.number() == number);
    let sign = if scene.view["active"] == number { "▸ " } else { "  " };
    let name = heading(scene.names, scene.words, number);
    let name = if is_me { name.bold() } else { Span::raw(name) };
    let total = format!("  {}: {points}", scene.words.say("board-points", &[]));
    let mut lines = vec![Line::from(vec![sign.yellow().bold(), name, total.dim()])];
    let mut cards: Vec<&Value> = list(&of["stall"]).iter().collect();
    let at = |it: &Value, key: &str| it[key].as_i64().unwrap_or_default();
    cards.sort_by_key(|it| (-at(it, "y"), at(it, "x")));
    for laid in cards {
        let done = if laid["done"] == true { "✓" } else { " " };
        let mut line = vec![format!("    {:>2} {:>2}  {done} ", at(laid, "x"), at(laid, "y")).dim()];
        line.extend(deck.card(scene, scene.text(laid, "card"), Some(laid)));
        lines.push(Line::from(line));
    }
    lines
}

/// The lines of the deck file in use: the option holds it, or its template where it is ours.
struct Deck(String);

impl Deck {
    fn of(scene: &Scene) -> Deck {
        let text = scene.text(&scene.view["options"], "deck");
        let specs = catalog::game(scene.slug).map_or(&[][..], |game| game.options());
        let ours = specs.iter().find(|spec| spec.key == "deck" && spec.default == text).map(|spec| spec.kind);
        match ours {
            Some(OptionKind::Text { template, .. }) => Deck(template.to_owned()),
            _ => Deck(text.to_owned()),
        }
    }

    /// `E07  orange  2 2 3 O3  2 × cards of a colour (green)`
    fn card(&self, scene: &Scene, code: &str, laid: Option<&Value>) -> Vec<Span<'static>> {
        let line = self.0.split(['\n', ';']).find(|line| line.starts_with(code)).unwrap_or_default();
        let fields: Vec<&str> = line.trim_end().split(',').collect();
        let field = |index: usize| fields.get(index).copied().unwrap_or_default();
        let letter = letter_of(field(COLOUR));
        let values = laid.map_or(&[][..], |it| list(&it["boxes"]));
        let mut spans = vec![Span::styled(code.to_owned(), style(letter).bold()), "  ".into()];
        spans.push(Span::styled(pad(&scene.words.piece(scene.slug, letter), 6, Side::Left), style(letter)));
        spans.push(format!("  {}  ", boxes(field(BOXES), values)).into());
        let effect = EFFECTS.iter().find(|(name, _)| *name == field(EFFECT));
        let effect = effect.map_or_else(String::new, |(_, id)| scene.words.say(id, &[]));
        let target = letter_of(field(TARGET));
        let target =
            if target.is_empty() { String::new() } else { format!(" ({})", scene.words.piece(scene.slug, target)) };
        let times = match field(USES) {
            "0" => field(POINTS).to_owned(),
            uses => match laid.and_then(|it| it["uses"].as_i64()) {
                Some(used) => format!("{used}/{uses}"),
                None => uses.to_owned(),
            },
        };
        spans.push(format!("{times} × {effect}{target}").dim());
        spans
    }
}

/// The boxes as the file has them, any die without a sign; in place of a box what is written in it.
fn boxes(text: &str, values: &[Value]) -> String {
    let mut values = values.iter();
    let word = |word: &str| match word {
        "<" | "=" => word.to_owned(),
        sum if sum.starts_with(">=") => format!("≥ {}", &sum[2..]),
        open => match values.next().and_then(Value::as_i64) {
            Some(value) => format!("[{value}]"),
            None => open.trim_start_matches('*').to_owned(),
        },
    };
    pad(&text.split(' ').map(word).collect::<Vec<_>>().join(" "), 30, Side::Left)
}

fn letter_of(colour: &str) -> &'static str {
    COLOURS.iter().position(|it| *it == colour).map_or("", |index| DICE[index])
}

fn label(scene: &Scene) -> usize {
    wide(&scene.words.say("board-dice", &[])).max(wide(&scene.words.piece(scene.slug, "market")))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The colours only help: the letters carry all information.
fn style(letter: &str) -> Style {
    let colour = match letter {
        "Y" => Color::Yellow,
        "O" => Color::Red,
        "G" => Color::Green,
        "B" => Color::Blue,
        _ => Color::Magenta,
    };
    Style::new().fg(colour)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::{Lang, Words};

    use super::*;

    #[test]
    fn dice_market_and_stalls() {
        let laid = json!({"card": "E04", "x": -1, "y": 1, "boxes": [5, null, 6, null, null, null, null], "done": false, "uses": 0});
        let view = json!({
            "options": {"deck": "built-in"}, "round": 3, "phase": {"type": "window"}, "rolls": 2, "ending": "last-round",
            "dice": [3, 1, 6, 2, 5], "spent": ["Y"], "rejected": ["O", "V"], "active": 2,
            "market": ["E07", null, "E01", "E02", "B01", "B02", "B03", "B04"],
            "seats": [{"stall": [laid], "tally": {"lines": 4, "colour": 2}}, {"stall": [], "tally": {}}],
        });
        let names = ["Ada".to_owned(), "Bob".to_owned()];
        let scene = Scene { words: Words::of(Lang::En), slug: "donnant", view, me: None, names: &names };
        let text: Vec<String> = Donnant.table(&scene).iter().map(Line::to_string).collect();
        let has = |part: &str| assert!(text.iter().any(|line| line.contains(part)), "{part:?} in {text:#?}");
        has("Round 3 · Rejected dice · roll 2 of 3 · last round");
        has("(Y3) O1 G6 B2 V5");
        has("O V");
        has("3 × E07  orange  2 2 3 O3");
        has("(green)");
        has("3 × –");
        has("Ada  Points: 6");
        has("-1  1    E04  blue    [5] ? [6] Y? ? ? ? ≥ 34");
        has("▸ Bob");
    }
}
