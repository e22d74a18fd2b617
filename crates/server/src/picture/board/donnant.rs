//! Donnant Donnant: the dice and the market; of every seat its stall, with what is written on the cards.

use donnant::{Card, Colour, Deck, Laid, View};
use kernel::Piece;

use super::{LANES, Scene, UPPER, WHOLE, seat_sign};
use crate::picture::svg::{Area, PAPER, Style, Svg};

/// The colours of cards and dice, in their order: themselves, their edge, and ink on them.
const COLOURS: [(&str, &str, &str); 5] = [
    ("#f0c11d", "#7a5c00", "#3c2e00"),
    ("#e2711d", "#9a4403", "#fffdf6"),
    ("#2f8a4a", "#1c6a34", "#fffdf6"),
    ("#2769bd", "#174d93", "#fffdf6"),
    ("#7b46ad", "#5d2f8a", "#fffdf6"),
];
const MARKER: &str = "#1d3d7a";
/// A stall is no wider or higher, in cards.
const SIDE: i8 = 3;
/// The most boxes beside each other on a card.
const ACROSS: usize = 4;

pub fn draw(svg: &mut Svg, scene: &Scene) -> Option<()> {
    let view: View = scene.view()?;
    let deck = &view.options.deck;
    for (n, value) in view.dice.iter().enumerate() {
        let die = Area::new(UPPER.x + 66.0 * n as f32, UPPER.y + 6.0, 54.0, 54.0);
        let (fill, edge, ink) = COLOURS[n];
        svg.sheet(die, 11.0, fill, edge);
        if *value > 0 {
            svg.label(die, &value.to_string(), Style::sans(34.0, 700, ink));
        }
    }
    let market = Area::new(UPPER.x, UPPER.y + 76.0, UPPER.width, UPPER.height - 84.0);
    for (card, x) in view.market.iter().zip(market.spread(view.market.len(), 84.0, 8.0)) {
        let area = Area { x, width: 84.0, ..market };
        if let Some(card) = card {
            face(svg, area, deck, *card, &vec![None; deck.face(*card).boxes().len()], false);
        }
    }
    let n_seats = scene.seats.len().max(1) as f32;
    let width = WHOLE.width / n_seats;
    for (n, number) in scene.seats.iter().enumerate() {
        let area = Area::new(WHOLE.x + width * n as f32, LANES, width - 10.0, WHOLE.y + WHOLE.height - LANES);
        svg.rect(area, 10.0, "#2f5d50");
        let head = 34.0;
        seat_sign(svg, (area.centre().0, area.y + head / 2.0), 13.0, *number);
        if let Some((_, seat)) = view.seats.iter().nth(usize::from(*number).saturating_sub(1)) {
            let below = Area::new(area.x, area.y + head, area.width, area.height - head);
            stall(svg, below.inset(6.0), deck, &seat.stall);
        }
    }
    Some(())
}

/// The cards of a stall as they lie.
fn stall(svg: &mut Svg, area: Area, deck: &Deck, cards: &[Laid]) {
    let (Some(left), Some(top)) = (cards.iter().map(|it| it.x).min(), cards.iter().map(|it| it.y).max()) else {
        return;
    };
    let (width, height) = (area.width / f32::from(SIDE), area.height / f32::from(SIDE));
    for it in cards {
        let (x, y) = (f32::from(it.x - left) * width, f32::from(top - it.y) * height);
        face(svg, Area::new(area.x + x, area.y + y, width, height).inset(3.0), deck, it.card, &it.boxes, it.done);
    }
}

/// A card with its boxes. One that is completed is filled with its colour.
fn face(svg: &mut Svg, area: Area, deck: &Deck, card: Card, boxes: &[Option<u8>], done: bool) {
    let (fill, edge, ink) = COLOURS[Colour::index(deck.face(card).colour)];
    svg.sheet(area, 6.0, if done { fill } else { PAPER }, edge);
    let head = Area { height: (area.height * 0.2).min(18.0), ..area };
    svg.rect(head, 6.0, if done { edge } else { fill });
    svg.label(head, &card.to_string(), Style::sans(head.height * 0.8, 700, if done { PAPER } else { ink }));
    let room = Area::new(area.x, area.y + head.height, area.width, area.height - head.height).inset(3.0);
    let size_of = |across: usize| {
        (room.width / across as f32).min(room.height / boxes.len().div_ceil(across).max(1) as f32).min(34.0)
    };
    // As large as can be, and rather beside than under each other.
    let across = (1..=ACROSS.min(boxes.len())).rev().max_by(|a, b| size_of(*a).total_cmp(&size_of(*b))).unwrap_or(1);
    let (size, rows) = (size_of(across), boxes.len().div_ceil(across).max(1));
    let (x, y) = (room.centre().0 - size * across as f32 / 2.0, room.centre().1 - size * rows as f32 / 2.0);
    for (n, value) in boxes.iter().enumerate() {
        let at = Area::new(x + size * (n % across) as f32, y + size * (n / across) as f32, size, size).inset(1.5);
        svg.sheet(at, 3.0, "#fdfdfb", edge);
        if let Some(value) = value {
            svg.label(at, &value.to_string(), Style::sans(size * 0.72, 700, MARKER));
        }
    }
}
