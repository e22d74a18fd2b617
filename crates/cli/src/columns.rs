//! Text in aligned columns.

use ratatui::text::Span;

/// The alignment of a column: left for words, right for figures.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Side {
    Left,
    Right,
}

/// Pads every cell to the widest of its column, with two spaces between columns.
pub fn columns(rows: &[Vec<String>], sides: &[Side]) -> Vec<String> {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| wide(cell)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..sides.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).zip(sides).map(|((cell, width), side)| pad(cell, *width, *side));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Pads a text with spaces.
pub fn pad(text: &str, width: usize, side: Side) -> String {
    let space = " ".repeat(width.saturating_sub(wide(text)));
    match side {
        Side::Left => format!("{text}{space}"),
        Side::Right => format!("{space}{text}"),
    }
}

/// The width of a text on a terminal.
pub fn wide(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_below_figures() {
        let row = |a: &str, b: &str| vec![a.to_owned(), b.to_owned()];
        let rows = [row("pièces", "5"), row("", "100")];
        assert_eq!(columns(&rows, &[Side::Left, Side::Right]), ["pièces    5", "        100"]);
        assert_eq!(columns(&[], &[Side::Left]), [""; 0]);
    }
}
