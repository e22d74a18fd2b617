//! The score table: the parts of every score, and the winners.

use catalog::{AnyMatch, Score};
use kernel::Turn;
use ratatui::{style::Stylize, text::Line};
use words::Words;

use crate::{
    board::{Lines, heading, name},
    columns::{Side, columns},
};

/// One row for each part of the score, one column for each seat, the totals, and the winners of a finished game.
pub fn lines(played: &dyn AnyMatch, names: &[String], words: &Words) -> Lines {
    let scores = played.scores();
    let head = scores.iter().map(|it| heading(names, words, it.seat.number()));
    let mut rows = vec![row(String::new(), head)];
    for id in ids(&scores) {
        let points = |it: &Score| it.parts.iter().find(|(part, _)| *part == id).map_or(0, |(_, points)| *points);
        let label = words.score_line(played.slug(), id);
        rows.push(row(label, scores.iter().map(|it| points(it).to_string())));
    }
    rows.push(row(words.say("sheet-total", &[]), scores.iter().map(|it| it.total.to_string())));
    let mut sides = vec![Side::Left];
    sides.resize(scores.len() + 1, Side::Right);
    let last = rows.len() - 1;
    let styled = |(n, text)| if n == 0 || n == last { Line::from(text).bold() } else { Line::from(text) };
    let mut lines: Lines = columns(&rows, &sides).into_iter().enumerate().map(styled).collect();
    if played.turn() == Turn::Over {
        lines.push(Line::default());
        lines.push(Line::from(winners(played, names, words)).green());
    }
    lines
}

fn winners(played: &dyn AnyMatch, names: &[String], words: &Words) -> String {
    let winners: Vec<String> = played.winners().iter().map(|seat| name(names, words, seat.number())).collect();
    let whose = match winners.as_slice() {
        [only] if *only == words.you() => "you",
        _ => "other",
    };
    let list = words.list(&winners);
    words.say("sheet-winners", &[("winners", list.into()), ("n", winners.len().into()), ("whose", whose.into())])
}

fn row(label: String, cells: impl Iterator<Item = String>) -> Vec<String> {
    std::iter::once(label).chain(cells).collect()
}

/// The ids of all parts that any seat has, in the game's order.
fn ids(scores: &[Score]) -> Vec<&'static str> {
    let mut ids = Vec::new();
    for (id, _) in scores.iter().flat_map(|it| &it.parts) {
        if !ids.contains(id) {
            ids.push(*id);
        }
    }
    ids
}
