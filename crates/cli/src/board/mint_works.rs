//! Mint Works: the locations with their spaces, the plans to be had, and every neighbourhood.

use ratatui::{
    style::Stylize,
    text::{Line, Span},
};
use serde_json::Value;

use super::{Board, Lines, Picks, Scene, codes, heading};
use crate::columns::{Side, pad, wide};

/// The board of Mint Works.
pub struct MintWorks;

/// All locations, with their spaces for one to four players.
const LOCATIONS: [(&str, [usize; 4]); 10] = [
    ("producer", [3, 2, 2, 3]),
    ("supplier", [2, 2, 2, 3]),
    ("builder", [2, 2, 2, 3]),
    ("council", [1; 4]),
    ("wholesaler", [1; 4]),
    ("lotto", [1; 4]),
    ("crowdfunder", [1; 4]),
    ("recycler", [1; 4]),
    ("swap-meet", [1; 4]),
    ("temp-agency", [1; 4]),
];

/// What each plan costs.
const COSTS: [(&str, u8); 21] = [
    ("windmill", 1),
    ("statue", 2),
    ("gardens", 3),
    ("bridge", 1),
    ("museum", 2),
    ("gallery", 4),
    ("co-op", 1),
    ("mine", 2),
    ("workshop", 3),
    ("corporate-hq", 3),
    ("factory", 4),
    ("stripmine", 4),
    ("plant", 5),
    ("truck", 2),
    ("crane", 2),
    ("landfill", 3),
    ("obelisk", 4),
    ("assembler", 5),
    ("vault", 5),
    ("wholesaler", 1),
    ("lotto", 4),
];

impl Board for MintWorks {
    fn table(&self, scene: &Scene) -> Lines {
        let view = &scene.view;
        let mut lines = vec![headline(scene), Line::default()];
        let in_play = codes(&view["in_play"]);
        let named = |code: &str| scene.words.piece(scene.slug, code);
        let widest = in_play.iter().map(|it| wide(&named(it))).max().unwrap_or(0);
        for (index, (code, spaces)) in LOCATIONS.iter().enumerate().filter(|(_, (code, _))| in_play.contains(code)) {
            let mut line = vec![format!("  {}  ", pad(&named(code), widest, Side::Left)).into()];
            if codes(&view["open"]).contains(code) {
                line.extend(self::spaces(&view["sites"][index], spaces[players(view) - 1]));
            } else {
                line.push(scene.words.say("board-closed", &[]).dim());
            }
            lines.push(Line::from(line));
        }
        lines.push(Line::default());
        lines.push(supply(scene));
        lines.push(Line::default());
        let all = view["seats"].as_array().map_or(&[][..], Vec::as_slice);
        let widest = (1..=all.len() as u8).map(|it| wide(&scene.name(it))).max().unwrap_or(0);
        for (of, number) in all.iter().zip(1..) {
            lines.extend(seat(scene, of, number, widest));
        }
        lines
    }

    fn own(&self, _: &Scene) -> Lines {
        Vec::new()
    }

    fn picks(&self, _: &Scene, _: &[String]) -> Option<Picks> {
        None
    }
}

/// The number of people, by which locations have their spaces.
fn players(view: &Value) -> usize {
    let seats = view["seats"].as_array().map_or(1, Vec::len);
    if view["solo"] == true { 1 } else { seats.clamp(1, 4) }
}

fn headline(scene: &Scene) -> Line<'static> {
    let view = &scene.view;
    let round = scene.words.say("board-round", &[("round", view["round"].as_i64().unwrap_or_default().into())]);
    let phase = match scene.text(&view["phase"], "type") {
        "over" => "over",
        "refill" | "co-op" => "upkeep",
        _ => "development",
    };
    let phase = scene.words.say(&format!("mint-works-phase-{phase}"), &[]);
    Line::from(vec![round.bold(), format!(" · {phase}").into()])
}

/// `●2` where mints lie, `○` where a space is free, `✕` where it is blocked.
fn spaces(site: &Value, n: usize) -> Vec<Span<'static>> {
    let taken = site["taken"].as_u64().unwrap_or_default() as usize;
    let space = |index: usize| match site["mints"][index].as_u64().unwrap_or_default() {
        _ if index >= taken => "○ ".into(),
        0 => "✕ ".dim(),
        mints => format!("●{mints} ").green(),
    };
    (0..n).map(space).collect()
}

fn supply(scene: &Scene) -> Line<'static> {
    let label = scene.words.piece(scene.slug, "supply");
    let plans = codes(&scene.view["supply"]);
    let priced = |code: &&str| {
        let cost = COSTS.iter().find(|(it, _)| it == code).map_or(0, |(_, cost)| *cost);
        format!("{} ({cost})", scene.words.piece(scene.slug, code))
    };
    Line::from(vec![format!("{label}: ").dim(), plans.iter().map(priced).collect::<Vec<_>>().join(", ").into()])
}

/// A neighbourhood: stars and mints, then its plans and buildings.
fn seat(scene: &Scene, of: &Value, number: u8, widest: usize) -> Lines {
    let view = &scene.view;
    let word = |id: &str| scene.words.piece(scene.slug, id);
    let is_me = scene.me.is_some_and(|me| me.number() == number);
    let name = pad(&heading(scene.names, scene.words, number), widest, Side::Left);
    let sign = if view["turn"] == number && scene.text(&view["phase"], "type") != "over" { "▸ " } else { "  " };
    let mints = of["mints"].as_u64().map_or("∞".to_owned(), |it| it.to_string());
    let mut line = vec![
        sign.yellow().bold(),
        if is_me { name.bold() } else { Span::raw(name) },
        format!("  {} ★", of["stars"]).yellow(),
        format!("  {mints} {}", word("mints")).into(),
    ];
    if view["first_player"] == number {
        line.push(format!("  ♛ {}", word("token")).dim());
    }
    let backs = of["plans"].as_array().map_or(&[][..], Vec::as_slice);
    let plans = backs.iter().map(|it| it["plan"].as_str().map_or("?".to_owned(), word)).collect();
    let buildings = codes(&of["buildings"]).into_iter().map(word).collect();
    let mut lines = vec![Line::from(line)];
    for (id, cards) in [("plans", plans), ("buildings", buildings)] as [(&str, Vec<String>); 2] {
        if !cards.is_empty() {
            lines.push(Line::from(vec![format!("    {}: ", word(id)).dim(), cards.join(", ").into()]));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use kernel::Piece;
    use mint_works::{Location, Plan};

    use super::*;

    #[test]
    fn the_tables_are_those_of_the_game() {
        let costs: Vec<(&str, u8)> = Plan::each().map(|it| (it.code(), it.card().cost)).collect();
        assert_eq!(costs, COSTS);
        let spaces = |it: Location| (it.code(), it.card().spaces.map(usize::from));
        assert_eq!(Location::each().map(spaces).collect::<Vec<_>>(), LOCATIONS);
    }
}
