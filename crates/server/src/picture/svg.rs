//! A picture in the making, as SVG.

use std::fmt::Write as _;

use super::text::{cut, escaped};

/// The family of letters for all but titles.
pub const SANS: &str = "Source Sans 3";
/// The family of titles.
pub const SERIF: &str = "Fraunces";

/// The colours of the page by day.
pub const PAPER: &str = "#fffcf6";
pub const INK: &str = "#2a2320";
pub const INK_SOFT: &str = "#5c5049";
pub const LINE: &str = "#e4d8c6";
pub const ACCENT: &str = "#a23b1f";
pub const WASH: &str = "#f8e3d6";
pub const GOLD: &str = "#b98a22";

/// A place with a size, in pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    /// An area by its corner and its size.
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    /// Around which a disc or a word is drawn.
    pub fn centre(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// What is left when so much is taken away on every side.
    pub fn inset(self, by: f32) -> Area {
        Area::new(self.x + by, self.y + by, self.width - by * 2.0, self.height - by * 2.0)
    }

    /// What is left when so much is taken away above and below.
    pub fn shrunk(self, by: f32) -> Area {
        Area { y: self.y + by, height: self.height - by * 2.0, ..self }
    }

    /// Where `n` things of this width begin beside each other: at most `gap` apart, nearer where there is no room.
    pub fn spread(self, n: usize, width: f32, gap: f32) -> impl Iterator<Item = f32> + use<> {
        let fits = (self.width - width) / (n.max(2) - 1) as f32;
        let (from, step) = (self.x, (width + gap).min(fits));
        (0..n).map(move |index| from + step * index as f32)
    }
}

/// How a text looks.
#[derive(Copy, Clone, Debug)]
pub struct Style {
    pub family: &'static str,
    pub weight: u16,
    pub size: f32,
    pub fill: &'static str,
    pub anchor: Anchor,
}

/// Which part of a text stands at its place.
#[derive(Copy, Clone, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Style {
    /// Text to be read: 400 or 700 of weight.
    pub const fn sans(size: f32, weight: u16, fill: &'static str) -> Style {
        Style { family: SANS, weight, size, fill, anchor: Anchor::Start }
    }

    /// Text of titles, which has one weight.
    pub const fn serif(size: f32, fill: &'static str) -> Style {
        Style { family: SERIF, weight: 600, size, fill, anchor: Anchor::Start }
    }

    /// The same around its place.
    pub const fn middle(self) -> Style {
        Style { anchor: Anchor::Middle, ..self }
    }

    /// The same up to its place.
    pub const fn end(self) -> Style {
        Style { anchor: Anchor::End, ..self }
    }
}

/// What is drawn so far. What lies in front comes last.
#[derive(Default)]
pub struct Svg(pub String);

impl Svg {
    /// A text on its base line. It is text whatever it looks like.
    pub fn text(&mut self, (x, y): (f32, f32), text: &str, Style { family, weight, size, fill, anchor }: Style) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(
            self.0,
            r#"<text x="{x}" y="{y}" font-family="{family}" font-weight="{weight}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{}</text>"#,
            escaped(text)
        );
    }

    /// A text in the middle of an area, cut where there is no room.
    pub fn label(&mut self, area: Area, text: &str, style: Style) {
        let (x, y) = area.centre();
        self.text((x, y + style.size * 0.35), &cut(text, style.size, area.width), style.middle());
    }

    /// A rectangle with round corners.
    pub fn rect(&mut self, Area { x, y, width, height }: Area, radius: f32, fill: &str) {
        let _ =
            write!(self.0, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}"/>"#);
    }

    /// A rectangle with a line around it.
    pub fn sheet(&mut self, Area { x, y, width, height }: Area, radius: f32, fill: &str, stroke: &str) {
        let _ = write!(
            self.0,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="2"/>"#
        );
    }

    /// A disc with a line around it.
    pub fn disc(&mut self, (x, y): (f32, f32), radius: f32, fill: &str, stroke: &str) {
        let _ = write!(
            self.0,
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="2"/>"#
        );
    }

    /// A star around its middle.
    pub fn star(&mut self, (x, y): (f32, f32), radius: f32, fill: &str) {
        let mut path = String::new();
        for n in 0..10 {
            let (turn, far) = (std::f32::consts::PI * n as f32 / 5.0, if n % 2 == 0 { radius } else { radius * 0.45 });
            let step = if n == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{step}{:.1} {:.1}", x + far * turn.sin(), y - far * turn.cos());
        }
        let _ = write!(self.0, r#"<path d="{path}Z" fill="{fill}"/>"#);
    }

    /// A line from left to right.
    pub fn rule(&mut self, (x, y): (f32, f32), to: f32) {
        let _ = write!(self.0, r#"<path d="M{x} {y}H{to}" stroke="{LINE}" stroke-width="2"/>"#);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_beside_each_other_keep_inside() {
        let area = Area::new(10.0, 0.0, 100.0, 20.0);
        assert_eq!(area.spread(3, 20.0, 5.0).collect::<Vec<_>>(), [10.0, 35.0, 60.0]);
        for n in [0, 1, 2, 9, 40] {
            assert!(area.spread(n, 20.0, 5.0).all(|x| (10.0..=90.01).contains(&x)), "{n}");
            assert_eq!(area.spread(n, 20.0, 5.0).count(), n);
        }
    }
}
