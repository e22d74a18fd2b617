//! Alhambra: the buildings to be had and the open notes; of every seat, and of
//! Martin where two play, the buildings, a stack for each category.

use alhambra::{Building, Buildings, Category, Note, Place, View};
use kernel::Piece;

use super::{Neutral, Scene, UPPER, each_lane, read};
use crate::picture::svg::{Area, PAPER, Style, Svg};

/// The colours of the categories, in their order: of the card, of its edge, and of ink on it.
const CATEGORIES: [(&str, &str, &str); 6] = [
    ("#2b75a8", "#123f60", PAPER),
    ("#b23a34", "#641917", PAPER),
    ("#966238", "#4f3014", PAPER),
    ("#cfc3aa", "#6c614d", "#3d3526"),
    ("#4c8a41", "#214a20", PAPER),
    ("#7854ad", "#3c2663", PAPER),
];
/// The paper and the ink of the currencies, in their order.
const CURRENCIES: [(&str, &str); 4] =
    [("#f6e8c4", "#5b4300"), ("#d9e2f0", "#183568"), ("#d5eadf", "#0c4a2e"), ("#f9ddc8", "#6e2a03")];

pub fn draw(svg: &mut Svg, scene: &Scene) -> Option<()> {
    let view: View = scene.view()?;
    let yard = Area::new(UPPER.x, UPPER.y + 8.0, UPPER.width * 0.6, UPPER.height - 16.0);
    let step = yard.width / Place::COUNT as f32;
    for (n, (building, place)) in view.yard.iter().zip(Place::each()).enumerate() {
        let area = Area::new(yard.x + step * n as f32, yard.y, step - 10.0, yard.height);
        to_be_had(svg, scene, area, *building, place);
    }
    let notes = Area::new(yard.x + yard.width + 24.0, UPPER.y + UPPER.height * 0.24, UPPER.width * 0.4 - 24.0, 112.0);
    for (it, x) in view.row.iter().zip(notes.spread(view.row.len(), 66.0, 6.0)) {
        note(svg, Area { x, width: 66.0, ..notes }, it);
    }
    each_lane(svg, scene, |svg, index, lane| {
        let seat = view.seats.iter().nth(index).map(|(_, it)| it.buildings);
        let Some(owned) = seat.or(view.martin.map(|it| it.buildings)) else { return };
        let step = lane.width / Category::COUNT as f32;
        for (n, category) in Category::each().enumerate() {
            stack(
                svg,
                Area::new(lane.x + step * n as f32, lane.y + 6.0, step - 10.0, lane.height - 12.0),
                category,
                owned,
            );
        }
    });
    Some(())
}

/// Martin, who takes part in the majorities where two play.
pub fn neutral(view: &str) -> Option<Neutral> {
    let martin = read::<View>(view)?.martin?;
    Some(Neutral { name: "alhambra-word-martin", points: martin.points.iter().map(|it| i32::from(*it)).sum() })
}

/// A place of the yard: what is for sale there, and in which currency.
fn to_be_had(svg: &mut Svg, scene: &Scene, area: Area, building: Option<Building>, place: Place) {
    let (paper, ink) = CURRENCIES[place.currency().index()];
    let foot = Area { y: area.y + area.height - 26.0, height: 26.0, ..area };
    svg.sheet(foot, 5.0, paper, ink);
    svg.label(foot, &scene.words.piece("alhambra", &place.currency().to_string()), Style::sans(14.0, 700, ink));
    let Some(building) = building else { return };
    let card = Area { height: area.height - 34.0, ..area };
    let (fill, deep, ink) = CATEGORIES[building.category().index()];
    svg.sheet(card, 7.0, fill, deep);
    svg.label(Area { height: card.height - 30.0, ..card }, &building.price().to_string(), Style::serif(52.0, ink));
    let name = Area { y: card.y + card.height - 32.0, height: 32.0, ..card };
    svg.rect(name, 7.0, deep);
    svg.label(
        name.inset(4.0),
        &scene.words.piece("alhambra", &building.category().to_string()),
        Style::sans(17.0, 700, PAPER),
    );
}

fn note(svg: &mut Svg, area: Area, note: Note) {
    let (paper, ink) = CURRENCIES[note.currency().index()];
    svg.sheet(area, 6.0, paper, ink);
    svg.label(area, &note.value().to_string(), Style::serif(44.0, ink));
}

/// The buildings of one category: in two rows where a lane is high, so that all prices can be read.
fn stack(svg: &mut Svg, area: Area, category: Category, owned: Buildings) {
    let (fill, deep, ink) = CATEGORIES[category.index()];
    let rows = if area.height >= 90.0 { 2.0 } else { 1.0 };
    let height = (area.height / rows - 4.0).min(64.0);
    let width = height * 0.68;
    let cards: Vec<Building> = owned.iter().filter(|it| it.category() == category).collect();
    let in_row = cards.len().div_ceil(rows as usize).max(3);
    let top = area.y + (area.height - (height + 4.0) * cards.len().div_ceil(in_row) as f32) / 2.0;
    for (row, cards) in cards.chunks(in_row).enumerate() {
        let y = top + (height + 4.0) * row as f32;
        for (it, x) in cards.iter().zip(area.spread(cards.len(), width, 3.0)) {
            svg.sheet(Area { x, y, width, height }, 5.0, fill, deep);
            // The price stands where the next card does not cover it.
            svg.text((x + 4.0, y + height * 0.44), &it.price().to_string(), Style::serif(height * 0.4, ink));
        }
    }
}
