//! Mint Works: the locations with what lies there and the Plans to be had; of every seat its mints, the number of its
//! Plans and its Buildings with their stars.

use kernel::Piece;
use mint_works::{Kind, Location, Plan, Stars, View};

use super::{Scene, UPPER, each_lane, face_down};
use crate::picture::{
    svg::{Area, PAPER, Style, Svg},
    text::{width, wrapped},
};

const MINT: (&str, &str) = ("#bff0d8", "#3fae83");
const LEAF: &str = "#0b6e4f";
const GROUND: &str = "#e9f7f0";
const EDGE: &str = "#b5d9c8";
const STAR: &str = "#ffe08a";

pub fn draw(svg: &mut Svg, scene: &Scene) -> Option<()> {
    let view: View = scene.view()?;
    let places = Area::new(UPPER.x, UPPER.y + 6.0, UPPER.width * 0.6, UPPER.height - 12.0);
    let columns = (view.in_play.len() as usize).div_ceil(2).max(1);
    let (width, height) = (places.width / columns as f32, places.height / 2.0);
    let players = if view.solo { 1 } else { view.seats.iter().count() as u8 };
    for (n, location) in view.in_play.iter().enumerate() {
        let (column, row) = ((n % columns) as f32, (n / columns) as f32);
        let area = Area::new(places.x + width * column, places.y + height * row, width, height).inset(4.0);
        place(svg, scene, area, &view, location, players);
    }
    let supply = Area::new(places.x + places.width + 20.0, places.y + 20.0, UPPER.width * 0.4 - 20.0, 150.0);
    for (plan, x) in view.supply.iter().zip(supply.spread(view.supply.len(), 86.0, 8.0)) {
        face(svg, scene, Area { x, width: 86.0, ..supply }, plan);
    }
    each_lane(svg, scene, |svg, index, lane| {
        let Some((_, it)) = view.seats.iter().nth(index) else { return };
        let area = Area::new(lane.x, lane.y + 6.0, lane.width, lane.height - 12.0);
        let radius = (area.height * 0.34).min(30.0);
        let middle = area.y + area.height / 2.0;
        svg.disc((area.x + radius + 2.0, middle), radius, MINT.0, MINT.1);
        let mints = it.mints.map_or_else(|| "∞".to_owned(), |it| it.to_string());
        svg.label(
            Area::new(area.x + 2.0, middle - radius, radius * 2.0, radius * 2.0),
            &mints,
            Style::sans(radius, 700, LEAF),
        );
        let (height, from) = (area.height.min(104.0), area.x + 82.0);
        let y = area.y + (area.height - height) / 2.0;
        face_down(svg, Area::new(from, y, height * 0.62, height), it.plans.len());
        let (from, width) = (from + 82.0, (height * 0.82).max(70.0));
        let street = Area::new(from, y, area.x + area.width - from, height);
        for (plan, x) in it.buildings.iter().zip(street.spread(it.buildings.len(), width, 8.0)) {
            face(svg, scene, Area { x, width, ..street }, plan);
        }
    });
    Some(())
}

/// A location and its spaces.
fn place(svg: &mut Svg, scene: &Scene, area: Area, view: &View, location: Location, players: u8) {
    let is_open = view.open.contains(location);
    svg.sheet(area, 8.0, if is_open { GROUND } else { PAPER }, EDGE);
    let name = Area { height: area.height * 0.42, ..area }.inset(4.0);
    svg.label(name, &scene.words.piece("mint-works", &location.to_string()), Style::sans(17.0, 700, LEAF));
    let (site, spaces) = (view.sites[location.index()], usize::from(location.spaces(players)));
    let radius = (area.height * 0.22).min(area.width / (spaces as f32 * 2.6));
    let (x, y) = (area.centre().0 - radius * 2.4 * (spaces as f32 - 1.0) / 2.0, area.y + area.height * 0.68);
    for n in 0..spaces {
        let at = (x + radius * 2.4 * n as f32, y);
        let is_taken = n < usize::from(site.taken);
        svg.disc(at, radius, if is_taken { MINT.0 } else { PAPER }, if is_taken { MINT.1 } else { EDGE });
        if let Some(mints) = site.mints.get(n).filter(|it| **it > 0) {
            let style = Style::sans(radius * 1.1, 700, LEAF).middle();
            svg.text((at.0, at.1 + radius * 0.38), &mints.to_string(), style);
        }
    }
}

/// A Plan or Building: its colour, its stars, and its name.
fn face(svg: &mut Svg, scene: &Scene, area: Area, plan: Plan) {
    let (fill, deep) = match plan.card().kind {
        Kind::Culture => ("#c2487c", "#7d2450"),
        Kind::Production => ("#d9822b", "#854409"),
        Kind::Utility => ("#4380bd", "#1f4c7c"),
        Kind::Deed => ("#8663b8", "#4b2f7a"),
    };
    svg.sheet(area, 6.0, fill, deep);
    let foot = Area { y: area.y + area.height * 0.5, height: area.height * 0.5, ..area };
    svg.rect(foot, 6.0, deep);
    let name = scene.words.piece("mint-works", &plan.to_string());
    let room = foot.width - 6.0;
    // The longest word has to find room.
    let widest = name.split([' ', '-']).map(|it| width(it, 1.0)).fold(1.0, f32::max);
    let size = (foot.height * 0.42).min(room / widest).min(17.0);
    let lines = wrapped(&name, size, room, 2);
    let line = Area { height: foot.height / lines.len().max(1) as f32, ..foot };
    for (n, text) in lines.iter().enumerate() {
        svg.label(Area { y: foot.y + line.height * n as f32, ..line }, text, Style::sans(size, 700, PAPER));
    }
    let (radius, y) = ((area.height * 0.15).min(area.width / 7.0), area.y + area.height * 0.26);
    // How many stars some Buildings bring depends on what else their owner has.
    let (stars, varies) = match plan.card().stars {
        Stars::Printed(stars) => (stars, false),
        Stars::PerCulture | Stars::PerBuilding | Stars::PerMint | Stars::PerPlan(_) => (1, true),
    };
    let (step, signs) = (radius * 2.1, f32::from(stars + u8::from(varies)));
    let x = area.centre().0 - step * (signs - 1.0) / 2.0;
    for n in 0..stars {
        svg.star((x + step * f32::from(n), y), radius, STAR);
    }
    if varies {
        svg.text((x + step, y + radius * 0.7), "×", Style::sans(radius * 2.2, 700, STAR).middle());
    }
}
