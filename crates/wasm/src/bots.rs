//! The bots of a table.

use std::any::Any;

use catalog::{AnyBot, AnyGame, Level};
use kernel::{MAX_SEATS, Observer, Seat, Seats};
use serde::{Deserialize, Serialize};
use session::{GameSession, Millis, Table, level_at};

use crate::local_table::LocalTable;

/// Makes a bot of a level from its dice.
pub type BotMaker = fn(&dyn AnyGame, Level, u64) -> Box<dyn AnyBot>;

/// A search that any instance of the module can do.
#[derive(Serialize, Deserialize)]
pub struct Task {
    /// The slug of the game.
    pub game: String,
    /// The id of the bot's level.
    pub level: String,
    /// Its dice, as a decimal number: JavaScript's own are too short.
    pub dice: String,
    /// All that the bot knows, as the text of its JSON.
    pub view: String,
}

/// The bots that have to choose, and those that have planned further actions of their turn.
pub(crate) struct Bots {
    make: BotMaker,
    kept: [Option<Box<dyn AnyBot>>; MAX_SEATS],
    thinking: [Option<Thinking>; MAX_SEATS],
}

/// A search that was begun: with the view and the dice of that moment, as at the server, whatever others choose until
/// it is done.
struct Thinking {
    /// The one that has planned further actions; else it is made when it is needed.
    kept: Option<Box<dyn AnyBot>>,
    level: Level,
    dice: u64,
    view: Box<dyn Any + Send>,
    /// The version after the last choice of the seat.
    asked_at: u32,
}

impl Bots {
    pub fn new(make: BotMaker) -> Bots {
        Bots { make, kept: Default::default(), thinking: Default::default() }
    }

    /// Begins a search for every seat whose bot has to choose.
    pub fn start(&mut self, table: &Table, session: &GameSession) {
        for seat in session.to_move().minus(self.seats()).iter() {
            let Some(level) = level_at(table, session, seat) else { continue };
            let (kept, dice) = (self.kept[seat.index()].take(), session.bot_dice(seat));
            let view = session.played.any_view(Observer::Seat(seat));
            let asked_at = session.cursor(Observer::Seat(seat)).chosen_at;
            self.thinking[seat.index()] = Some(Thinking { kept, level, dice, view, asked_at });
        }
    }

    /// The seats for which a search was begun.
    fn seats(&self) -> Seats {
        (0..).zip(&self.thinking).filter(|(_, it)| it.is_some()).map(|(index, _)| Seat::new(index)).collect()
    }
}

impl LocalTable {
    /// The seats whose bot has to choose, in their order.
    pub fn bots_to_move(&self) -> Vec<u8> {
        self.bots.seats().iter().map(Seat::number).collect()
    }

    /// Lets the bot of a seat choose, and plays what it chose.
    pub fn think(&mut self, number: u8, now: Millis) {
        let Some(game) = catalog::game(&self.table.game) else { return };
        let Some((seat, thinking)) = self.take_search(number) else { return };
        let Thinking { kept, level, dice, view, asked_at } = thinking;
        let mut bot = kept.unwrap_or_else(|| (self.bots.make)(game, level, dice));
        let action = bot.choose(seat, &*view);
        self.bots.kept[seat.index()] = bot.has_reusable_tree().then_some(bot);
        self.play_for_bot(seat, asked_at, Some(action), now);
    }

    /// What another instance needs to search in the place of this one; nothing where the bot of the seat has planned
    /// its choice here already.
    pub fn task(&self, number: u8) -> Option<Task> {
        let game = catalog::game(&self.table.game)?;
        let thinking = self.bots.thinking.get(usize::from(number).checked_sub(1)?)?.as_ref()?;
        let Thinking { kept: None, level, dice, view, .. } = thinking else { return None };
        let view = game.view_json(&**view);
        Some(Task { game: game.slug().to_owned(), level: level.id().to_owned(), dice: dice.to_string(), view })
    }

    /// Plays what the bot of a seat has chosen in another instance.
    pub fn chosen(&mut self, number: u8, action: &str, now: Millis) {
        let Some((seat, thinking)) = self.take_search(number) else { return };
        self.play_for_bot(seat, thinking.asked_at, Some(action.to_owned()), now);
    }

    /// Plays the first legal action in the place of a bot whose search has failed.
    pub fn stand_in(&mut self, number: u8, now: Millis) {
        let Some((seat, thinking)) = self.take_search(number) else { return };
        self.bots.kept[seat.index()] = None;
        self.play_for_bot(seat, thinking.asked_at, None, now);
    }

    fn take_search(&mut self, number: u8) -> Option<(Seat, Thinking)> {
        let index = usize::from(number).checked_sub(1)?;
        Some((Seat::new(index), self.bots.thinking.get_mut(index)?.take()?))
    }

    /// Plays the choice of a bot, unless the game has moved on since `asked_at`.
    fn play_for_bot(&mut self, seat: Seat, asked_at: u32, action: Option<String>, now: Millis) {
        let is_bot = level_at(&self.table, &self.session, seat).is_some();
        let is_current = self.session.cursor(Observer::Seat(seat)).chosen_at == asked_at;
        if is_bot && is_current && self.session.to_move().contains(seat) {
            let action = action.or_else(|| self.session.played.legal(seat).into_iter().next());
            if let Some(action) = action {
                // What the rules refuse leaves the game as it is, and the bot is asked again.
                let _ = self.play(seat, &action, now);
            }
        }
        self.after_change();
    }
}
