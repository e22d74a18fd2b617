//! Money!: the rows beside the pile, and of every seat the cards that everybody knows, those face down, and its bid.

use kernel::Piece;
use money::{Card, Cards, Currency, Phase, View};

use super::{Scene, UPPER, each_lane, face_down};
use crate::picture::svg::{Area, PAPER, Style, Svg, WASH};

/// The paper and the ink of the currencies, in their order, and of gold coins.
const COLOURS: [(&str, &str); 8] = [
    ("#dfe4f0", "#1d3263"),
    ("#e0ebdd", "#1e4327"),
    ("#f4e1e6", "#6b1f42"),
    ("#f6dfd8", "#6d1d12"),
    ("#e8e1f1", "#412763"),
    ("#d9ebe9", "#08454e"),
    ("#f0e5d3", "#553711"),
    ("#eec65c", "#4d3503"),
];
/// The width of a card by its height.
const SHAPE: f32 = 0.7;
/// Between two cards.
const GAP: f32 = 6.0;

pub fn draw(svg: &mut Svg, scene: &Scene) -> Option<()> {
    let view: View = scene.view()?;
    // At the end of a deal the hands were shown.
    let last = view.last_deal.filter(|_| view.phase == Phase::Over);
    let (left, right) = last.map_or((view.left, view.right), |it| (it.left, it.right));
    let height = UPPER.height * 0.62;
    let (width, y) = (height * SHAPE, UPPER.y + UPPER.height * 0.19);
    let side = (UPPER.width - width) / 2.0 - 28.0;
    let sides = left.len().max(right.len()) as usize;
    row(svg, Area::new(UPPER.x, y, side, height), left, sides);
    face_down(svg, Area::new(UPPER.x + side + 28.0, y, width, height), view.n_pile.into());
    row(svg, Area::new(UPPER.x + UPPER.width - side, y, side, height), right, sides);
    // Cards are as large in one lane as in all others.
    let most =
        view.seats.iter().map(|(seat, it)| last.map_or(it.hand.unwrap_or(it.known), |last| last.hands[seat]).len());
    let most = most.max().unwrap_or_default() as usize;
    each_lane(svg, scene, |svg, index, lane| {
        let Some((seat, it)) = view.seats.iter().nth(index) else { return };
        let area = Area::new(lane.x, lane.y + 6.0, lane.width, lane.height - 12.0);
        let (hand, bid, n_cards) = match last {
            Some(last) => (last.hands[seat], Cards::EMPTY, last.hands[seat].len()),
            None => (it.hand.unwrap_or(it.known), it.bid.unwrap_or_default(), u32::from(it.n_cards)),
        };
        let width = area.height * SHAPE;
        let n_hidden = n_cards.saturating_sub(hand.len()) as usize;
        face_down(svg, Area { width, ..area }, n_hidden);
        let from = if n_hidden == 0 { 0.0 } else { width + 14.0 };
        let offered =
            if bid.is_empty() { 0.0 } else { (area.width * 0.36).min((width + 6.0) * bid.len() as f32 + 10.0) };
        row(svg, Area::new(area.x + from, area.y, area.width - from - offered - 14.0, area.height), hand, most);
        if !bid.is_empty() {
            let under = Area { x: area.x + area.width - offered, width: offered, ..area };
            svg.rect(under, 8.0, WASH);
            row(svg, Area { x: under.x + 5.0, width: under.width - 10.0, ..area }.shrunk(5.0), bid, bid.len() as usize);
        }
    });
    Some(())
}

/// Cards beside each other, as small as the largest of their rows needs, and over each other where they would be too
/// small.
fn row(svg: &mut Svg, area: Area, cards: Cards, most: usize) {
    let n = cards.len() as usize;
    let fits = (area.width - GAP * most as f32) / most.max(1) as f32 / SHAPE;
    let height = area.height.min(fits.max(area.height * 0.55));
    let (width, y) = (height * SHAPE, area.y + (area.height - height) / 2.0);
    for (card, x) in cards.iter().zip(area.spread(n, width, GAP)) {
        face(svg, Area { x, y, width, height }, card);
    }
}

fn face(svg: &mut Svg, area: Area, card: Card) {
    let currency = Currency::each().find(|it| it.notes().contains(card));
    let (paper, ink) = COLOURS[currency.map_or(COLOURS.len() - 1, Piece::index)];
    svg.sheet(area, 5.0, paper, ink);
    let size = area.height * 0.34;
    let value = Area { height: area.height * 0.62, ..area };
    svg.label(value, &card.value().to_string(), Style::serif(size, ink));
    let band = Area::new(area.x, area.y + area.height * 0.64, area.width, area.height * 0.36);
    svg.rect(band, 5.0, ink);
    match currency {
        Some(it) => svg.label(band, &it.to_string(), Style::sans(band.height * 0.62, 700, PAPER)),
        None => svg.disc(band.centre(), band.height * 0.26, paper, paper),
    }
}
