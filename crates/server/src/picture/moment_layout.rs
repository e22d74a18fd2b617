//! Where everything stands in a picture with a board: names and points on the left, each continued by its lane.

use super::{
    Card, CardSeat, HEIGHT,
    board::{LANES, WHOLE, lane, seat_sign},
    svg::{ACCENT, Area, GOLD, INK, INK_SOFT, Style, Svg},
    text::{cut, width, wrapped},
};

const LEFT: f32 = 48.0;
const RIGHT: f32 = WHOLE.x - 24.0;
const SENTENCE: f32 = 24.0;

/// The picture of a moment, with its board.
pub fn draw(svg: &mut Svg, card: &Card, board: &str) {
    let room = RIGHT - LEFT;
    svg.rect(Area::new(0.0, 0.0, 14.0, HEIGHT.into()), 0.0, ACCENT);
    svg.text((LEFT, 56.0), "Comptoir", Style::serif(26.0, ACCENT));
    let mut y = 62.0;
    // Letters of titles are wider than those that `width` measures.
    let size = if width(&card.title, 46.0 * 1.16) <= room { 46.0 } else { 36.0 };
    for line in wrapped(&card.title, size, room, 2) {
        y += size * 1.1;
        svg.text((LEFT, y), &line, Style::serif(size, INK));
    }
    y += 6.0;
    let lines = ((LANES - 10.0 - y) / (SENTENCE * 1.25)) as usize;
    for line in wrapped(&card.sentence, SENTENCE, room, lines) {
        y += SENTENCE * 1.25;
        svg.text((LEFT, y), &line, Style::sans(SENTENCE, 400, INK_SOFT));
    }
    for (n, it) in card.seats.iter().enumerate() {
        seat(svg, it, lane(n, card.seats.len()));
    }
    svg.0.push_str(board);
}

fn seat(svg: &mut Svg, it: &CardSeat, lane: Area) {
    svg.rule((LEFT, lane.y), RIGHT);
    let size = (lane.height * 0.36).min(30.0);
    let (radius, middle) = (size * 0.78, lane.y + lane.height / 2.0);
    if it.marked {
        svg.disc((LEFT + radius, middle), radius + 5.0, GOLD, GOLD);
    }
    if let Some(number) = it.number {
        seat_sign(svg, (LEFT + radius, middle), radius, number);
    }
    let x = LEFT + radius * 2.0 + 16.0;
    let lines = [(&it.name, Style::sans(size, 700, INK)), (&it.detail, Style::sans(size * 0.88, 400, INK_SOFT))];
    for ((text, style), y) in lines.into_iter().zip([-0.12, 1.0]) {
        svg.text((x, middle + size * y), &cut(text, style.size, RIGHT - x), style);
    }
}
