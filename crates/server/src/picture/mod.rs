//! The picture of a link, as other sites show it: the game, a sentence, and who sits where. It is drawn from a [`Card`]
//! and from nothing else, so that it cannot show more than a card says, and equal cards give equal bytes.

mod board;
mod cache;
mod layout;
mod moment_layout;
mod svg;
mod text;

use std::sync::{Arc, LazyLock};

use axum::body::Bytes;
use jpeg_encoder::{ColorType, Encoder};
use resvg::{
    tiny_skia::{Color, Pixmap, Transform},
    usvg::{ImageHrefResolver, ImageKind, Options, Tree, fontdb::Database},
};

pub use board::{Scene, board, neutral};
pub use cache::{PictureCache, PictureKey};
use svg::{PAPER, SANS, Svg};

/// The size that previews are shown in, in pixels.
pub const WIDTH: u16 = 1200;
/// See [`WIDTH`].
pub const HEIGHT: u16 = 630;
/// A picture of a board stays below 150 kB, which every messenger takes.
const QUALITY: u8 = 82;

/// Letters of the page, of the languages in which people write their names.
const FONTS: [&[u8]; 7] = [
    include_bytes!("../../fonts/fraunces-latin-600.ttf"),
    include_bytes!("../../fonts/source-sans-3-latin-400.ttf"),
    include_bytes!("../../fonts/source-sans-3-latin-700.ttf"),
    include_bytes!("../../fonts/source-sans-3-latin-ext-400.ttf"),
    include_bytes!("../../fonts/source-sans-3-latin-ext-700.ttf"),
    include_bytes!("../../fonts/source-sans-3-greek-400.ttf"),
    include_bytes!("../../fonts/source-sans-3-cyrillic-400.ttf"),
];

/// What a picture says.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Card {
    /// The slug of the game whose sample picture is shown. Nothing for a moment of a game: a board of another game
    /// beside it would be taken for its own.
    pub game: Option<String>,
    /// The largest text.
    pub title: String,
    /// What it is about.
    pub sentence: String,
    /// A line for each seat; none where seats are nobody's business.
    pub seats: Vec<CardSeat>,
    /// The [board] of a moment, with a lane for each of these lines.
    pub board: Option<String>,
}

/// A seat on a card.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct CardSeat {
    /// Its number, where its pieces are shown too.
    pub number: Option<u8>,
    /// Who sits there, or that it is free.
    pub name: String,
    /// What stands at the end of the line, such as points.
    pub detail: String,
    /// Whether somebody sits there.
    pub taken: bool,
    /// Whether the line stands out: who leads or has won.
    pub marked: bool,
    /// How long the bar of its points is, in hundredths of the line.
    pub bar: u8,
}

/// Draws a card as a JPEG, with the picture of its game if there is one. It takes some hundredths of a second.
pub fn draw(card: &Card, photo: Option<Vec<u8>>) -> Option<Bytes> {
    let photo = photo.map(Arc::new);
    let svg = as_svg(card, photo.is_some());
    let options = options(photo);
    let tree = Tree::from_str(&svg, &options).inspect_err(|error| tracing::warn!(%error, "picture_failed")).ok()?;
    let mut pixmap = Pixmap::new(WIDTH.into(), HEIGHT.into())?;
    pixmap.fill(Color::WHITE);
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let mut jpeg = Vec::new();
    Encoder::new(&mut jpeg, QUALITY).encode(pixmap.data(), WIDTH, HEIGHT, ColorType::Rgba).ok()?;
    Some(jpeg.into())
}

/// How a picture is read: with our letters, and no file and no address, since an image is the photo.
fn options(photo: Option<Arc<Vec<u8>>>) -> Options<'static> {
    static LETTERS: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut letters = Database::new();
        FONTS.iter().for_each(|it| letters.load_font_data(it.to_vec()));
        Arc::new(letters)
    });
    Options {
        fontdb: LETTERS.clone(),
        font_family: SANS.to_owned(),
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(move |_, _| photo.clone().map(ImageKind::JPEG)),
        },
        ..Options::default()
    }
}

fn as_svg(card: &Card, has_photo: bool) -> String {
    let mut svg = Svg(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><rect width="100%" height="100%" fill="{PAPER}"/>"#
    ));
    match &card.board {
        Some(board) => moment_layout::draw(&mut svg, card, board),
        None => layout::draw(&mut svg, card, has_photo),
    }
    svg.0.push_str("</svg>");
    svg.0
}

/// Whether a board stays within its place.
#[cfg(test)]
pub fn board_bounds(board: &str) -> bool {
    let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{board}</svg>"#);
    let drawn = Tree::from_str(&svg, &options(None)).expect("a board is sound").root().abs_stroke_bounding_box();
    let svg::Area { x, y, width, height } = board::WHOLE;
    // The rules of the lanes begin left of them.
    drawn.left() >= x - 25.0
        && drawn.top() >= y - 2.0
        && drawn.right() <= x + width + 2.0
        && drawn.bottom() <= y + height + 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str) -> Card {
        let (detail, marked, bar) = (String::new(), false, 0);
        let (number, name_of) = (None, |name: &str| name.to_owned());
        let seat =
            |name: &str, taken| CardSeat { number, name: name_of(name), detail: detail.clone(), taken, marked, bar };
        Card {
            game: Some("money".to_owned()),
            title: "Money!".to_owned(),
            sentence: format!("{name} invites you to play Money!: 2 seats are free."),
            seats: vec![seat(name, true), seat("free", false), seat("free", false)],
            board: None,
        }
    }

    #[test]
    fn equal_cards_give_equal_bytes_and_others_do_not() {
        let drawn = draw(&card("Ada"), None).unwrap();
        assert_eq!(drawn, draw(&card("Ada"), None).unwrap());
        assert_ne!(drawn, draw(&card("Bob"), None).unwrap());
        assert!(drawn.starts_with(&[0xff, 0xd8, 0xff]), "a JPEG");
    }

    #[test]
    fn a_name_is_text_whatever_it_looks_like() {
        for name in ["<image href=\"/etc/passwd\"/>", "& ]]> ' \"", "\u{202e}Ada", "𓀀🎲", &"W".repeat(400), ""] {
            assert!(draw(&card(name), None).is_some(), "{name}");
        }
    }
}
