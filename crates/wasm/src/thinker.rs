//! What can be asked of an instance without tables: it knows nothing but the view that it is given.

use catalog::{AnyBot, Level};
use kernel::{Observer, Seat};
use protocol::Refusal;
use session::read_observer;

use crate::bots::Task;

/// A bot without a table, for searches that go on at the same time: each in an instance of its own.
pub struct LoneBot(Box<dyn AnyBot>);

impl LoneBot {
    /// The bot that a table would make for this task.
    ///
    /// # Errors
    /// If there is no such game or level.
    pub fn new(task: &Task) -> Result<LoneBot, Refusal> {
        let game = catalog::game(&task.game).ok_or(Refusal::NotFound)?;
        let level = Level::from_id(&task.level).ok_or(Refusal::BadSeats)?;
        let dice = task.dice.parse().map_err(|_| Refusal::bad_request("dice"))?;
        Ok(LoneBot(game.bot(level, dice)))
    }

    /// Its choice for `seat` in the view of the task.
    ///
    /// # Errors
    /// If the view is none of the game.
    pub fn choose(&mut self, seat: u8, task: &Task) -> Result<String, Refusal> {
        let game = catalog::game(&task.game).ok_or(Refusal::NotFound)?;
        let view = game.read_view(&task.view).ok_or_else(|| Refusal::bad_request("view"))?;
        let seat = Seat::from_number(seat).ok_or_else(|| Refusal::bad_request("seat"))?;
        Ok(self.0.choose(seat, &*view))
    }

    /// Whether its next choice can start from what it has found.
    pub fn has_reusable_tree(&self) -> bool {
        self.0.has_reusable_tree()
    }
}

/// What a game foresees in a view that came from elsewhere, as the server would say it.
///
/// # Errors
/// If there is no such game, or the view is none of it.
pub fn foresee(game: &str, observer: &str, view: &str, seat: Option<u8>) -> Result<String, Refusal> {
    let game = catalog::game(game).ok_or(Refusal::NotFound)?;
    let observer = read_observer(observer).ok_or_else(|| Refusal::bad_request("as"))?;
    let view = game.read_view(view).ok_or_else(|| Refusal::bad_request("view"))?;
    let seat = seat.filter(|_| observer == Observer::Arbiter).and_then(Seat::from_number);
    Ok(game.forecast(observer, &*view, seat))
}
