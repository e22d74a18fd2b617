//! The boards of games in a terminal.
//!
//! A board draws the view of one observer, given as JSON, and nothing else, so it serves for playing and replaying. A
//! game without a board of its own has the listing of [`generic`].

mod alhambra;
mod donnant;
mod generic;
mod ginkgopolis;
mod mint_works;
mod money;

use catalog::AnyMatch;
use kernel::{Observer, Seat};
use ratatui::text::Line;
use serde_json::Value;
use words::Words;

/// Lines with their styles, for a terminal or for a plain text.
pub type Lines = Vec<Line<'static>>;

/// The view of one observer, and the language to show it in.
pub struct Scene<'a> {
    pub words: &'static Words,
    /// The slug of the game.
    pub slug: &'static str,
    /// The view, in the keys of the game.
    pub view: Value,
    /// The seat of the observer, if it has one.
    pub me: Option<Seat>,
    /// The names of the seats.
    pub names: &'a [String],
}

/// The board of one game.
pub trait Board {
    /// The public part of the board, and what the observer knows of each player.
    fn table(&self, scene: &Scene) -> Lines;

    /// The hidden possessions of the observer's own seat, if any.
    fn own(&self, scene: &Scene) -> Lines;

    /// The pieces from which any subset can be picked and played as one batch, if the turn has such a choice.
    fn picks(&self, scene: &Scene, legal: &[String]) -> Option<Picks>;
}

/// Pieces to pick from: any of them, in any order, sent as one batch in the order given here.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Picks {
    /// The pieces, in the game's order.
    pub pieces: Vec<Pick>,
    /// The notation of the action that ends the batch.
    pub done: String,
    /// The label of a choice of no pieces.
    pub none: String,
}

/// One piece to pick.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Pick {
    /// The notation of the action that picks it.
    pub action: String,
    /// The group; the pieces of one group are shown in one line.
    pub group: String,
    /// Its name within the group.
    pub label: String,
    /// Its value in the sum.
    pub worth: i32,
}

/// The board of a game.
pub fn of(slug: &str) -> &'static dyn Board {
    match slug {
        "alhambra" => &alhambra::Alhambra,
        "donnant" => &donnant::Donnant,
        "ginkgopolis" => &ginkgopolis::Ginkgopolis,
        "mint-works" => &mint_works::MintWorks,
        "money" => &money::Money,
        _ => &generic::Generic,
    }
}

impl<'a> Scene<'a> {
    /// The scene of `observer` in `played`.
    pub fn of(played: &dyn AnyMatch, observer: Observer, names: &'a [String], words: &'static Words) -> Scene<'a> {
        let view = serde_json::from_str(&played.view(observer)).expect("a view is JSON");
        let me = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Arbiter => None,
        };
        Scene { words, slug: played.slug(), view, me, names }
    }

    /// The name of a seat, which counts from one.
    pub fn name(&self, number: u8) -> String {
        name(self.names, self.words, number)
    }

    /// The text at `key` of the view's object `of`.
    fn text<'b>(&'b self, of: &'b Value, key: &str) -> &'b str {
        of[key].as_str().unwrap_or_default()
    }
}

/// The name of a seat, which counts from one.
pub fn name(names: &[String], words: &Words, number: u8) -> String {
    let name = usize::from(number).checked_sub(1).and_then(|index| names.get(index));
    name.cloned().unwrap_or_else(|| words.seat(number))
}

/// The same at the beginning of a line, where the word for the reader is capitalised.
pub fn heading(names: &[String], words: &Words, number: u8) -> String {
    let name = name(names, words, number);
    if name == words.you() { capital(&name) } else { name }
}

/// Capitalises the first letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The seats of a list of numbers that count from one.
fn seats(list: &Value) -> impl Iterator<Item = u8> {
    list.as_array().into_iter().flatten().filter_map(|it| u8::try_from(it.as_u64()?).ok())
}

/// The codes of a list of pieces.
fn codes(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
