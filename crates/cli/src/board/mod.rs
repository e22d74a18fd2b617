//! How a game looks in a terminal.
//!
//! A board draws what one observer sees, given as JSON, and nothing else: playing and replaying are the
//! same. A game without a board of its own has the listing of [`generic`].

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

/// What one observer sees, and the words to say it.
pub struct Scene<'a> {
    /// The language.
    pub words: &'static Words,
    /// The slug of the game.
    pub slug: &'static str,
    /// What is seen, in the keys of the game's view.
    pub view: Value,
    /// The seat from which it is seen.
    pub me: Option<Seat>,
    /// The names of the seats.
    pub names: &'a [String],
}

/// How one game looks.
pub trait Board {
    /// What lies on the table, and what is known of everybody.
    fn table(&self, scene: &Scene) -> Lines;

    /// What the own seat holds, if it holds anything that others do not see.
    fn own(&self, scene: &Scene) -> Lines;

    /// The choices that are picked freely, some of many, and then sent together.
    fn picks(&self, scene: &Scene, legal: &[String]) -> Option<Picks>;
}

/// Pieces to pick from: any of them, in any order, sent as one batch in the order given here.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Picks {
    /// The pieces, in the game's order.
    pub pieces: Vec<Pick>,
    /// What ends the batch.
    pub done: String,
    /// What it means to pick nothing.
    pub none: String,
}

/// One piece to pick.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Pick {
    /// The notation of picking it.
    pub action: String,
    /// The pieces of one group stand in one line.
    pub group: String,
    /// Its name within the group.
    pub label: String,
    /// What it adds to the sum.
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
    /// What `observer` sees of `played`.
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

/// The same at the beginning of a line: names are as they are, but the reader is no name.
pub fn heading(names: &[String], words: &Words, number: u8) -> String {
    let name = name(names, words, number);
    if name == words.you() { capital(&name) } else { name }
}

/// With its first letter as at the beginning of a sentence.
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
