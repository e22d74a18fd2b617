//! The board of a game as a picture: one function a game, in a file of its own, which [`BOARDS`] names. A game without
//! one has a picture of its points.
//!
//! A function is given what spectators could see at that moment, and draws it into the [board's area](WHOLE). Most games
//! draw what all share into the [upper part](UPPER), and what a seat has into the seat's [lane], which
//! continues the line with its name and points.

mod alhambra;
mod donnant;
mod ginkgopolis;
mod mint_works;
mod money;

use serde::de::DeserializeOwned;
use words::Words;

use super::svg::{Area, PAPER, Style, Svg};

/// Right of the names.
pub const WHOLE: Area = Area::new(440.0, 28.0, 736.0, 578.0);
/// Where the lanes begin, and the lines of the seats.
pub const LANES: f32 = 252.0;
/// Above the lanes.
pub const UPPER: Area = Area::new(WHOLE.x, WHOLE.y, WHOLE.width, LANES - WHOLE.y - 12.0);
const LANES_HEIGHT: f32 = WHOLE.y + WHOLE.height - LANES;
/// A lane of few seats is no higher: its cards would be larger than those in the middle.
const MAX_LANE: f32 = 160.0;

/// The colours of the seats on the page.
const SEATS: [&str; 6] = ["#a23b1f", "#1f5c66", "#7a5b00", "#5c3f8c", "#2f6b3a", "#8c2f5f"];

/// What draws the board of a game; nothing if the view is none of that game.
type DrawBoard = fn(&mut Svg, &Scene) -> Option<()>;

/// By the slugs of the games.
const BOARDS: [(&str, DrawBoard); 5] = [
    ("money", money::draw),
    ("alhambra", alhambra::draw),
    ("mint-works", mint_works::draw),
    ("ginkgopolis", ginkgopolis::draw),
    ("donnant", donnant::draw),
];

/// What a board is drawn from.
pub struct Scene<'a> {
    /// What spectators could see, as JSON.
    pub view: &'a str,
    /// The numbers of the seats in the order of their lanes.
    pub seats: &'a [u8],
    /// For the names of pieces.
    pub words: &'a Words,
}

/// The board of a game as SVG; nothing for a game that has no drawing, or before there is anything to see.
pub fn board(game: &str, scene: &Scene) -> Option<String> {
    let (_, draw) = BOARDS.iter().find(|(slug, _)| *slug == game)?;
    let mut svg = Svg::default();
    draw(&mut svg, scene)?;
    Some(svg.0)
}

/// A player whom nobody plays and who is in no standings, but owns pieces and points.
pub struct Neutral {
    /// The id of the name.
    pub name: &'static str,
    /// Those of all scorings until now.
    pub points: i32,
}

/// The neutral player of a game at a moment, if it has one. The lane has the number after those of all seats.
pub fn neutral(game: &str, view: &str) -> Option<Neutral> {
    (game == "alhambra").then(|| alhambra::neutral(view)).flatten()
}

impl Scene<'_> {
    /// The view as its game writes it.
    fn view<V: DeserializeOwned>(&self) -> Option<V> {
        read(self.view)
    }
}

fn read<V: DeserializeOwned>(view: &str) -> Option<V> {
    serde_json::from_str(view).inspect_err(|error| tracing::warn!(%error, "board_unread")).ok()
}

/// Draws every lane: of the seat with this index in views. Players whom nobody plays have the index after all others.
fn each_lane(svg: &mut Svg, scene: &Scene, draw: impl Fn(&mut Svg, usize, Area)) {
    for (n, number) in scene.seats.iter().enumerate() {
        let area = lane(n, scene.seats.len());
        svg.rule((area.x - 24.0, area.y), area.x + area.width);
        draw(svg, usize::from(*number).saturating_sub(1), area);
    }
}

/// The lane of the line `n` of so many.
pub fn lane(n: usize, lanes: usize) -> Area {
    let height = (LANES_HEIGHT / lanes.max(1) as f32).min(MAX_LANE);
    Area::new(WHOLE.x, LANES + height * n as f32, WHOLE.width, height)
}

/// The colour of a seat.
pub fn seat_colour(number: u8) -> &'static str {
    SEATS[usize::from(number).saturating_sub(1) % SEATS.len()]
}

/// The sign of a seat: its colour and its number.
pub fn seat_sign(svg: &mut Svg, (x, y): (f32, f32), radius: f32, number: u8) {
    svg.disc((x, y), radius, seat_colour(number), PAPER);
    let style = Style::sans(radius * 1.25, 700, PAPER).middle();
    svg.text((x, y + radius * 0.43), &number.to_string(), style);
}

/// A pile of cards face down with their number.
fn face_down(svg: &mut Svg, area: Area, n: usize) {
    let (back, edge) = ("#8b7a68", "#5c5049");
    if n > 0 {
        svg.sheet(area, 6.0, back, edge);
        svg.label(area, &n.to_string(), Style::sans((area.height * 0.4).min(30.0), 700, PAPER));
    }
}
