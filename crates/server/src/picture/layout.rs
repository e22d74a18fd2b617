//! Where everything stands in a picture, in pixels of 1200 by 630.

use std::fmt::Write as _;

use super::{
    Card, CardSeat, HEIGHT, WIDTH,
    text::{cut, escaped, width, wrapped},
};

/// The family of letters for all but titles.
pub const SANS: &str = "Source Sans 3";
const SERIF: &str = "Fraunces";

/// The colours of the page by day.
const PAPER: &str = "#fffcf6";
const INK: &str = "#2a2320";
const INK_SOFT: &str = "#5c5049";
const LINE: &str = "#e4d8c6";
const ACCENT: &str = "#a23b1f";
const WASH: &str = "#f8e3d6";
const GOLD: &str = "#b98a22";

const LEFT: f32 = 64.0;
/// Where texts end; the picture of the game begins there.
const RIGHT: f32 = 640.0;
/// Where texts end without a picture.
const RIGHT_ALONE: f32 = 1136.0;
/// Under the last seat.
const BOTTOM: f32 = 566.0;
/// As many seats as find room; games have fewer.
const MAX_SEATS: usize = 8;

/// The picture of a card as SVG. With a photo there is one image, whatever its address.
pub fn svg(card: &Card, has_photo: bool) -> String {
    let right = if has_photo { RIGHT } else { RIGHT_ALONE };
    let room = right - LEFT;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><rect width="100%" height="100%" fill="{PAPER}"/>"#
    );
    if has_photo {
        photo(&mut svg);
    }
    let _ = write!(svg, r#"<rect width="14" height="100%" fill="{ACCENT}"/>"#);
    text(
        &mut svg,
        (LEFT, 92.0),
        "Comptoir",
        Style { family: SERIF, weight: 600, size: 34.0, fill: ACCENT, end: false },
    );
    let mut y = 112.0;
    let size = if width(&card.title, 64.0) <= room { 64.0 } else { 46.0 };
    for line in wrapped(&card.title, size, room, 2) {
        y += size * 1.12;
        text(&mut svg, (LEFT, y), &line, Style { family: SERIF, weight: 600, size, fill: INK, end: false });
    }
    y += 14.0;
    let (seats, height) = rows(card, y);
    let lines = ((BOTTOM - height - y) / 40.0).max(1.0) as usize;
    for line in wrapped(&card.sentence, 31.0, room, lines.min(5)) {
        y += 40.0;
        text(&mut svg, (LEFT, y), &line, Style { family: SANS, weight: 400, size: 31.0, fill: INK_SOFT, end: false });
    }
    let each = height / seats.len().max(1) as f32;
    for (n, it) in seats.iter().enumerate() {
        seat(&mut svg, it, (BOTTOM - height + each * (n as f32 + 0.5), right), each);
    }
    svg.push_str("</svg>");
    svg
}

/// The seats that are shown, and how high they stand together.
fn rows(card: &Card, below: f32) -> (&[CardSeat], f32) {
    let seats = &card.seats[..card.seats.len().min(MAX_SEATS)];
    // At least one line of the sentence stands above them.
    let each = ((BOTTOM - below - 60.0) / seats.len().max(1) as f32).clamp(30.0, 58.0);
    (seats, each * seats.len() as f32)
}

/// The picture of the game, which comes out of the paper.
fn photo(svg: &mut String) {
    let (width, fade) = (f32::from(WIDTH) - RIGHT - 32.0, RIGHT + 32.0);
    let _ = write!(
        svg,
        r#"<image href="photo" x="{fade}" y="0" width="{width}" height="{HEIGHT}" preserveAspectRatio="xMidYMid slice"/>
<linearGradient id="fade"><stop offset="0" stop-color="{PAPER}"/><stop offset="1" stop-color="{PAPER}" stop-opacity="0"/></linearGradient>
<rect x="{fade}" y="0" width="110" height="{HEIGHT}" fill="url(#fade)"/>"#
    );
}

fn seat(svg: &mut String, it: &CardSeat, (y, right): (f32, f32), height: f32) {
    let (size, radius) = (height * 0.52, height * 0.3);
    let (fill, stroke) = match (it.marked, it.taken) {
        (true, _) => (GOLD, GOLD),
        (false, true) => (ACCENT, ACCENT),
        (false, false) => (PAPER, INK_SOFT),
    };
    let dashes = if it.taken { "" } else { r#" stroke-dasharray="5 4""# };
    let (top, x) = (y - height / 2.0, LEFT + radius);
    if it.bar > 0 {
        let (x, height) = (LEFT + radius * 2.0 + 8.0, height - 10.0);
        let width = (right - x) * f32::from(it.bar) / 100.0;
        let y = top + 5.0;
        let _ = write!(svg, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{WASH}"/>"#);
    }
    let _ = write!(
        svg,
        r#"<path d="M{LEFT} {top}H{right}" stroke="{LINE}" stroke-width="2"/><circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="2"{dashes}/>"#
    );
    let base = y + size * 0.34;
    let weight = if it.taken { 700 } else { 400 };
    let fill = if it.taken { INK } else { INK_SOFT };
    let detail = width(&it.detail, size);
    let name = cut(&it.name, size, right - LEFT - radius * 2.0 - 36.0 - detail);
    text(svg, (LEFT + radius * 2.0 + 18.0, base), &name, Style { family: SANS, weight, size, fill, end: false });
    text(svg, (right, base), &it.detail, Style { family: SANS, weight, size, fill, end: true });
}

struct Style {
    family: &'static str,
    weight: u16,
    size: f32,
    fill: &'static str,
    /// Whether the text ends at its place, and does not begin there.
    end: bool,
}

fn text(svg: &mut String, (x, y): (f32, f32), text: &str, Style { family, weight, size, fill, end }: Style) {
    let anchor = if end { "end" } else { "start" };
    let _ = write!(
        svg,
        r#"<text x="{x}" y="{y}" font-family="{family}" font-weight="{weight}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{}</text>"#,
        escaped(text)
    );
}
