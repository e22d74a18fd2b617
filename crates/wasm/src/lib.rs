//! Tables in a browser, without a server: what a worker of the page asks for.
//!
//! A [`LocalTable`] does what a live table of the server does, with the same code for the game and for what is sent
//! (`session`). It speaks the messages of a table's socket, so that the page need not know which of both it talks to.
//! [`Table`] is the same for JavaScript. Whatever has a shape crosses that border as JSON text, as it would over the
//! line; an error is the JSON of a [`Refusal`].
//!
//! Bots that choose at the same time may search in other instances ([`Bot`]), and the forecast of a view of an online
//! table is asked of nothing but that view ([`foresee`]).
//!
//! Deliberately absent: a clock and a source of randomness, which the page passes in; and threads. A panic is a trap,
//! after which nothing of the instance can be relied on: the page starts another worker, which goes on from the log.
//!
//! ```
//! use comptoir_wasm::{Kept, LocalTable};
//!
//! let seats = r#"[{"type":"person","name":"Ada"},{"type":"bot","level":"easy"},{"type":"bot","level":"hard"}]"#;
//! let seed = "07".repeat(32);
//! let text = format!(
//!     r#"{{"id":"local-1","game":"money","options":{{}},"seats":{seats},"memory":true,"hints":true,
//!         "revision":0,"seed":"{seed}","created_at":0,"entries":[]}}"#
//! );
//! let mut table = LocalTable::open(serde_json::from_str::<Kept>(&text).unwrap(), 0)?;
//! let line = table.attach("seat-1", 0)?;
//! let types: Vec<String> = std::iter::from_fn(|| table.next_message()).map(|it| it.text[..16].to_owned()).collect();
//! assert_eq!(types, [r#"{"type":"hello",""#, r#"{"type":"table",""#, r#"{"type":"frame",""#].map(|it| &it[..16]));
//! # assert_eq!(line, 1);
//! # Ok::<(), protocol::Refusal>(())
//! ```

mod bots;
mod kept;
mod local_table;
mod look;
mod record_file;
mod thinker;

use catalog::lean_json;
use protocol::{Moments, Refusal};
use wasm_bindgen::prelude::*;

pub use bots::{BotMaker, Task};
pub use kept::{Kept, KeptEntry, KeptSeat};
pub use local_table::{LineId, LocalTable, Message};
pub use thinker::{LoneBot, foresee};

/// An error as JavaScript gets it: the JSON of the refusal is its message.
#[expect(clippy::needless_pass_by_value, reason = "every caller has an error to give away")]
fn thrown(refusal: Refusal) -> JsError {
    JsError::new(&json(&refusal))
}

fn json<T: serde::Serialize>(data: &T) -> String {
    serde_json::to_string(data).expect("this is plain data")
}

/// A time of JavaScript.
fn millis(now: f64) -> session::Millis {
    now as session::Millis
}

/// The list of games, as the server's.
#[wasm_bindgen]
pub fn games() -> String {
    json(&session::games())
}

/// Has the master bots of a game judge by this net, which is loaded apart.
///
/// # Errors
/// If there is no such game, or the bytes are not a net of it.
#[wasm_bindgen]
pub fn load_net(game: &str, bytes: &[u8]) -> Result<(), JsError> {
    let game = catalog::game(game).ok_or_else(|| thrown(Refusal::NotFound))?;
    game.load_net(bytes).map_err(|why| thrown(Refusal::bad_request(why.to_string())))
}

/// What a record is kept as, so that it can be opened to be looked at.
///
/// # Errors
/// If the text is no record, or breaks the rules.
#[wasm_bindgen]
pub fn read_record(id: &str, text: &str, now: f64) -> Result<String, JsError> {
    Ok(json(&record_file::read(id, text, millis(now)).map_err(thrown)?))
}

/// What a game foresees in a view of a table that is played elsewhere. Nothing but that view is known here.
///
/// # Errors
/// If there is no such game, or the view is none of it.
#[wasm_bindgen(js_name = foresee)]
pub fn foresee_view(game: &str, observer: &str, view: &str, seat: Option<u8>) -> Result<String, JsError> {
    foresee(game, observer, view, seat).map_err(thrown)
}

fn task(text: &str) -> Result<Task, JsError> {
    lean_json::read(text).ok_or_else(|| thrown(Refusal::bad_request("task")))
}

/// A bot whose table is in another instance.
#[wasm_bindgen]
pub struct Bot(LoneBot);

#[wasm_bindgen]
impl Bot {
    /// The bot of a task of [`Table::task`].
    ///
    /// # Errors
    /// If there is no such game or level.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Bot, JsError> {
        Ok(Bot(LoneBot::new(&task(text)?).map_err(thrown)?))
    }

    /// Its choice for a seat in the view of a task.
    ///
    /// # Errors
    /// If the view is none of the game.
    pub fn choose(&mut self, seat: u8, text: &str) -> Result<String, JsError> {
        self.0.choose(seat, &task(text)?).map_err(thrown)
    }

    /// Whether its next choice can start from what it has found.
    pub fn has_reusable_tree(&self) -> bool {
        self.0.has_reusable_tree()
    }
}

/// A table of this device.
#[wasm_bindgen]
pub struct Table(LocalTable);

#[wasm_bindgen]
impl Table {
    /// Opens a table from what is kept of it. A new one has no entries: the first is made at once.
    ///
    /// # Errors
    /// If the game refuses the seats or options, or the log does not replay.
    #[wasm_bindgen(constructor)]
    pub fn open(kept: &str, now: f64) -> Result<Table, JsError> {
        let kept = lean_json::read(kept).ok_or_else(|| thrown(Refusal::bad_request("table")))?;
        Ok(Table(LocalTable::open(kept, millis(now)).map_err(thrown)?))
    }

    /// The entries that are to be kept and were not given yet, as a JSON list.
    pub fn take_entries(&mut self) -> String {
        json(&self.0.take_entries())
    }

    /// Begins a line to an observer, who is sent all that stands; gives its number.
    ///
    /// # Errors
    /// If nobody at this device has these eyes.
    pub fn attach(&mut self, observer: &str, since: u32) -> Result<LineId, JsError> {
        self.0.attach(observer, since).map_err(thrown)
    }

    /// Ends a line.
    pub fn detach(&mut self, line: LineId) {
        self.0.detach(line);
    }

    /// Takes a message of a client.
    pub fn receive(&mut self, line: LineId, text: &str, now: f64) {
        self.0.receive(line, text, millis(now));
    }

    /// The next message to a line, in the order in which they are to be sent.
    pub fn next_message(&mut self) -> Option<Message> {
        self.0.next_message()
    }

    /// The seats whose bot has to choose, in their order.
    pub fn bots(&self) -> Vec<u8> {
        self.0.bots_to_move()
    }

    /// Lets the bot of a seat choose, and plays what it chose.
    pub fn think(&mut self, seat: u8, now: f64) {
        self.0.think(seat, millis(now));
    }

    /// What another instance needs to search for the bot of a seat, as JSON; nothing where that must be done here.
    pub fn task(&self, seat: u8) -> Option<String> {
        self.0.task(seat).map(|it| json(&it))
    }

    /// Plays what the bot of a seat has chosen in another instance.
    pub fn chosen(&mut self, seat: u8, action: &str, now: f64) {
        self.0.chosen(seat, action, millis(now));
    }

    /// Plays the first legal action in the place of a bot whose search has failed.
    pub fn stand_in(&mut self, seat: u8, now: f64) {
        self.0.stand_in(seat, millis(now));
    }

    /// What `observer` may know of the table, as JSON.
    ///
    /// # Errors
    /// If nobody at this device has these eyes.
    pub fn info(&self, observer: &str) -> Result<String, JsError> {
        self.0.info(observer).map(|it| json(&it)).map_err(thrown)
    }

    /// What a bot would do in the place of `observer`, as JSON.
    ///
    /// # Errors
    /// If the table gives no hints, or the observer owes no choice.
    pub fn hint(&self, observer: &str) -> Result<String, JsError> {
        self.0.hint(observer).map(|it| json(&it)).map_err(thrown)
    }

    /// How things stood, as JSON.
    ///
    /// # Errors
    /// If one may not have these eyes.
    pub fn moments(&self, observer: &str, from: u32, to: u32) -> Result<String, JsError> {
        self.0.moments(observer, from, to).map(|it: Moments| json(&it)).map_err(thrown)
    }

    /// What things were worth at a version, and what each choice of the observer's seat would bring, as JSON; the arbiter
    /// may name a seat.
    ///
    /// # Errors
    /// If one may not have these eyes, or there is no such version.
    pub fn forecast(&self, observer: &str, version: u32, seat: Option<u8>) -> Result<String, JsError> {
        self.0.forecast(observer, version, seat).map_err(thrown)
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    /// If it is not over.
    pub fn record(&self) -> Result<String, JsError> {
        self.0.record().map_err(thrown)
    }

    /// Begins the analysis of a game that is over, unless it has begun.
    ///
    /// # Errors
    /// If it is not over.
    pub fn ask_analysis(&mut self) -> Result<(), JsError> {
        self.0.ask_analysis().map_err(thrown)
    }

    /// Analyses one step; false where there is nothing left to do.
    pub fn analyse_step(&mut self) -> bool {
        self.0.analyse_step()
    }

    /// How far the analysis is, as JSON.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn analysis(&self) -> Result<String, JsError> {
        self.0.analysis().map(|it| json(&it)).map_err(thrown)
    }
}
