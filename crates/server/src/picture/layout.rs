//! Where everything stands in a picture without a board, in pixels of 1200 by 630.

use std::fmt::Write as _;

use super::{
    Card, CardSeat, HEIGHT, WIDTH,
    svg::{ACCENT, Area, GOLD, INK, INK_SOFT, PAPER, Style, Svg, WASH},
    text::{cut, width, wrapped},
};

const LEFT: f32 = 64.0;
/// Where texts end; the picture of the game begins there.
const RIGHT: f32 = 640.0;
/// Where texts end without a picture.
const RIGHT_ALONE: f32 = 1136.0;
/// Under the last seat.
const BOTTOM: f32 = 566.0;
/// As many seats as find room; games have fewer.
const MAX_SEATS: usize = 8;

/// The picture of a card. With a photo there is one image, whatever its address.
pub fn draw(svg: &mut Svg, card: &Card, has_photo: bool) {
    let right = if has_photo { RIGHT } else { RIGHT_ALONE };
    let room = right - LEFT;
    if has_photo {
        photo(svg);
    }
    svg.rect(Area::new(0.0, 0.0, 14.0, HEIGHT.into()), 0.0, ACCENT);
    svg.text((LEFT, 92.0), "Comptoir", Style::serif(34.0, ACCENT));
    let mut y = 112.0;
    let size = if width(&card.title, 64.0) <= room { 64.0 } else { 46.0 };
    for line in wrapped(&card.title, size, room, 2) {
        y += size * 1.12;
        svg.text((LEFT, y), &line, Style::serif(size, INK));
    }
    y += 14.0;
    let (seats, height) = rows(card, y);
    let lines = ((BOTTOM - height - y) / 40.0).max(1.0) as usize;
    for line in wrapped(&card.sentence, 31.0, room, lines.min(5)) {
        y += 40.0;
        svg.text((LEFT, y), &line, Style::sans(31.0, 400, INK_SOFT));
    }
    let each = height / seats.len().max(1) as f32;
    for (n, it) in seats.iter().enumerate() {
        seat(svg, it, (BOTTOM - height + each * (n as f32 + 0.5), right), each);
    }
}

/// The seats that are shown, and how high they stand together.
fn rows(card: &Card, below: f32) -> (&[CardSeat], f32) {
    let seats = &card.seats[..card.seats.len().min(MAX_SEATS)];
    // At least one line of the sentence stands above them.
    let each = ((BOTTOM - below - 60.0) / seats.len().max(1) as f32).clamp(30.0, 58.0);
    (seats, each * seats.len() as f32)
}

/// The picture of the game, which comes out of the paper.
fn photo(svg: &mut Svg) {
    let (width, fade) = (f32::from(WIDTH) - RIGHT - 32.0, RIGHT + 32.0);
    let _ = write!(
        svg.0,
        r#"<image href="photo" x="{fade}" y="0" width="{width}" height="{HEIGHT}" preserveAspectRatio="xMidYMid slice"/>
<linearGradient id="fade"><stop offset="0" stop-color="{PAPER}"/><stop offset="1" stop-color="{PAPER}" stop-opacity="0"/></linearGradient>
<rect x="{fade}" y="0" width="110" height="{HEIGHT}" fill="url(#fade)"/>"#
    );
}

fn seat(svg: &mut Svg, it: &CardSeat, (y, right): (f32, f32), height: f32) {
    let (size, radius) = (height * 0.52, height * 0.3);
    let (fill, stroke) = match (it.marked, it.taken) {
        (true, _) => (GOLD, GOLD),
        (false, true) => (ACCENT, ACCENT),
        (false, false) => (PAPER, INK_SOFT),
    };
    let dashes = if it.taken { "" } else { r#" stroke-dasharray="5 4""# };
    let (top, x) = (y - height / 2.0, LEFT + radius);
    if it.bar > 0 {
        let x = LEFT + radius * 2.0 + 8.0;
        let width = (right - x) * f32::from(it.bar) / 100.0;
        svg.rect(Area::new(x, top + 5.0, width, height - 10.0), 6.0, WASH);
    }
    svg.rule((LEFT, top), right);
    let _ = write!(
        svg.0,
        r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="2"{dashes}/>"#
    );
    let base = y + size * 0.34;
    let weight = if it.taken { 700 } else { 400 };
    let fill = if it.taken { INK } else { INK_SOFT };
    let style = Style::sans(size, weight, fill);
    let detail = width(&it.detail, size);
    let name = cut(&it.name, size, right - LEFT - radius * 2.0 - 36.0 - detail);
    svg.text((LEFT + radius * 2.0 + 18.0, base), &name, style);
    svg.text((right, base), &it.detail, style.end());
}
