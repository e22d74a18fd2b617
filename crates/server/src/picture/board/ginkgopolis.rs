//! Ginkgopolis: the city from above. A building has the colour and the number of its upper tile, a floor for every tile
//! below, and the sign of its owner with as many resources.

use ginkgopolis::{Building, Color, Letter, View};
use kernel::Piece;

use super::{Scene, WHOLE, seat_colour};
use crate::picture::svg::{Area, PAPER, Style, Svg};

/// No tile is larger, in pixels.
const MAX_CELL: f32 = 116.0;
/// No more floors are drawn under a tile; the number says the rest.
const MAX_FLOORS: u8 = 4;

pub fn draw(svg: &mut Svg, scene: &Scene) -> Option<()> {
    let view: View = scene.view()?;
    svg.rect(WHOLE, 16.0, "#e0e8cd");
    let tokens = || Letter::each().filter_map(|it| Some((it, view.city.token(it)?)));
    let cells = || view.city.iter().map(|it| (it.x, it.y)).chain(tokens().map(|(_, at)| (at.x, at.y)));
    let (least_x, most_x) = (cells().map(|it| it.0).min()?, cells().map(|it| it.0).max()?);
    let (least_y, most_y) = (cells().map(|it| it.1).min()?, cells().map(|it| it.1).max()?);
    let (columns, rows) = (f32::from(most_x - least_x) + 1.0, f32::from(most_y - least_y) + 1.0);
    let inner = WHOLE.inset(12.0);
    let height = (inner.height / rows).min(MAX_CELL);
    // A city mostly grows higher than wide: its places are wider than high, as far as there is room.
    let width = (inner.width / columns).min(height * 1.3);
    let height = height.min(width);
    let (x, y) = (inner.centre().0 - width * columns / 2.0, inner.centre().1 - height * rows / 2.0);
    // A row further up is drawn further up.
    let area = |(column, row): (i8, i8)| {
        Area::new(x + width * f32::from(column - least_x), y + height * f32::from(most_y - row), width, height)
    };
    for (letter, at) in tokens() {
        let at = area((at.x, at.y));
        svg.disc(at.centre(), height * 0.26, "#eef2e0", "#a3b585");
        svg.label(at, &letter.to_string(), Style::sans(height * 0.3, 700, "#3c5730"));
    }
    view.city.iter().for_each(|it| building(svg, area((it.x, it.y)).inset(height * 0.03), &it));
    Some(())
}

fn building(svg: &mut Svg, place: Area, it: &Building) {
    let (fill, side, ink) = match it.top.color() {
        Color::Red => ("#b04a33", "#8f3724", "#fff8ee"),
        Color::Blue => ("#33709f", "#224d70", "#f6fbff"),
        Color::Yellow => ("#e2b236", "#a97e16", "#33270a"),
    };
    let floors = it.height.clamp(1, MAX_FLOORS);
    let lift = place.height * 0.055;
    let room = lift * f32::from(MAX_FLOORS - 1);
    let floor = |number: u8| {
        // Floors rise to the upper left, so that the ground of all buildings is in line.
        let by = lift * f32::from(MAX_FLOORS - number);
        Area::new(place.x + by, place.y + by, place.width - room, place.height - room)
    };
    for number in 1..=floors {
        svg.sheet(floor(number), place.height * 0.07, if number == floors { fill } else { side }, PAPER);
    }
    let top = floor(floors);
    let size = top.height;
    svg.text((top.x + size * 0.09, top.y + size * 0.52), &it.top.number().to_string(), Style::serif(size * 0.5, ink));
    if let Some(owner) = it.owner {
        let radius = size * 0.29;
        let middle = (top.x + top.width - radius * 1.15, top.y + size - radius * 1.15);
        svg.disc(middle, radius, seat_colour(owner.number()), PAPER);
        let style = Style::sans(radius * 1.2, 700, PAPER).middle();
        svg.text((middle.0, middle.1 + radius * 0.4), &format!("×{}", it.height), style);
    }
}
