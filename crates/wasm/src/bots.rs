//! The bots of a table.

use kernel::{MAX_SEATS, Observer, Seat, Seats};
use session::{GameSession, Millis, Table, level_at};

use crate::{
    local_table::LocalTable,
    searcher::{BotMaker, Found, Job, Searcher},
};

/// The searches that were begun, and who searches here.
pub(crate) struct Bots {
    searcher: Searcher,
    /// The seats whose bot goes on from its last choice.
    going_on: Seats,
    begun: [Option<Begun>; MAX_SEATS],
}

/// A search that was begun: with the view and the dice of that moment, as at the server, whatever others choose until
/// it is done.
struct Begun {
    job: Job,
    /// The version after the last choice of the seat.
    asked_at: u32,
}

impl Bots {
    pub fn new(make: BotMaker) -> Bots {
        Bots { searcher: Searcher::with_bots(make), going_on: Seats::NONE, begun: Default::default() }
    }

    /// Begins a search for every seat whose bot has to choose.
    pub fn start(&mut self, table: &Table, session: &GameSession) {
        for seat in session.to_move().minus(self.seats()).iter() {
            let Some(level) = level_at(table, session, seat) else { continue };
            let job = Job {
                game: table.game.clone(),
                seat,
                level: level.id().to_owned(),
                dice: session.bot_dice(seat),
                goes_on: self.going_on.contains(seat),
                view: session.played.view(Observer::Seat(seat)),
            };
            let asked_at = session.cursor(Observer::Seat(seat)).chosen_at;
            self.begun[seat.index()] = Some(Begun { job, asked_at });
        }
    }

    /// The seats for which a search was begun.
    fn seats(&self) -> Seats {
        (0..).zip(&self.begun).filter(|(_, it)| it.is_some()).map(|(index, _)| Seat::new(index)).collect()
    }

    fn go_on(&mut self, seat: Seat, goes_on: bool) {
        self.going_on = self.going_on.minus(Seats::only(seat));
        if goes_on {
            self.going_on = self.going_on.with(seat);
        }
    }
}

impl LocalTable {
    /// The seats whose bot has to choose, in their order.
    pub fn bots_to_move(&self) -> Vec<u8> {
        self.bots.seats().iter().map(Seat::number).collect()
    }

    /// What the bot of a seat is to choose from, for a [`Searcher`] of this table; nothing where it owes no choice. The
    /// choices of several bots are played in the order of their seats, whoever is done first: so the record is the same.
    pub fn job(&self, number: u8) -> Option<&Job> {
        let index = usize::from(number).checked_sub(1)?;
        self.bots.begun.get(index)?.as_ref().map(|it| &it.job)
    }

    /// Lets the bot of a seat choose here, and plays what it chose.
    pub fn think(&mut self, number: u8, now: Millis) {
        let Some(job) = self.job(number).cloned() else { return };
        match self.bots.searcher.choose(&job) {
            Ok(found) => self.found(number, &found, now),
            Err(_) => self.stand_in(number, now),
        }
    }

    /// Plays what a bot has chosen elsewhere.
    pub fn found(&mut self, number: u8, found: &Found, now: Millis) {
        let Some((seat, begun)) = self.take_search(number) else { return };
        self.bots.go_on(seat, found.goes_on);
        self.play_for_bot(seat, begun.asked_at, Some(&found.action), now);
    }

    /// Plays the first legal action in the place of a bot whose search has failed.
    pub fn stand_in(&mut self, number: u8, now: Millis) {
        let Some((seat, begun)) = self.take_search(number) else { return };
        self.bots.go_on(seat, false);
        self.play_for_bot(seat, begun.asked_at, None, now);
    }

    fn take_search(&mut self, number: u8) -> Option<(Seat, Begun)> {
        let index = usize::from(number).checked_sub(1)?;
        Some((Seat::new(index), self.bots.begun.get_mut(index)?.take()?))
    }

    /// Plays the choice of a bot, unless the game has moved on since `asked_at`.
    fn play_for_bot(&mut self, seat: Seat, asked_at: u32, action: Option<&str>, now: Millis) {
        let is_bot = level_at(&self.table, &self.session, seat).is_some();
        let is_current = self.session.cursor(Observer::Seat(seat)).chosen_at == asked_at;
        if is_bot && is_current && self.session.to_move().contains(seat) {
            let first = || self.session.played.legal(seat).into_iter().next();
            if let Some(action) = action.map(str::to_owned).or_else(first) {
                // What the rules refuse leaves the game as it is, and the bot is asked again.
                let _ = self.play(seat, &action, now);
            }
        }
        self.after_change();
    }
}
