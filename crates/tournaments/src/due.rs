//! What has to happen now.

use crate::{Format, Millis, NoShow, Pairing, Phase, Table, TableNumber, Tournament, arena};

/// What a tournament needs. The caller does it, and applies the event that says so.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Due {
    /// Nothing before this time, unless somebody does something; `None`: nothing at all.
    Wait(Option<Millis>),
    /// [`Event::Start`](crate::Event::Start).
    Start,
    /// [`Event::Cancel`](crate::Event::Cancel): there are too few entrants.
    Cancel,
    /// The tables of the next round.
    Pair(Pairing),
    /// The time to come to this table is over: who is not there?
    Seat(TableNumber),
    /// Too few are there for a game, which has this result.
    Forfeit {
        /// The table that nobody plays at.
        table: TableNumber,
        /// The place of each seat.
        places: Vec<u8>,
    },
    /// [`Event::CloseRound`](crate::Event::CloseRound).
    CloseRound,
    /// [`Event::Finish`](crate::Event::Finish).
    Finish,
}

impl Tournament {
    /// What has to happen at `now`. What is done is not due any more once its event is applied, so that asking again
    /// until the answer is [`Due::Wait`] does everything, also after a stop in between.
    pub fn due(&self, now: Millis) -> Due {
        match self.phase() {
            Phase::Open => self.due_before_start(now),
            Phase::Running => self.due_while_running(now),
            Phase::Over | Phase::Cancelled => Due::Wait(None),
        }
    }

    fn due_before_start(&self, now: Millis) -> Due {
        let (settings, n) = (self.settings(), self.active().len());
        let is_full = settings.starts_when_full && n >= usize::from(settings.capacity);
        let is_time = settings.start_at.is_some_and(|at| at <= now);
        match (is_full || is_time, n >= self.smallest()) {
            (true, true) => Due::Start,
            (true, false) => Due::Cancel,
            (false, _) => Due::Wait(settings.start_at),
        }
    }

    fn due_while_running(&self, now: Millis) -> Due {
        let mut wait: Option<Millis> = None;
        for (number, table) in (0..).zip(self.tables()).filter(|(_, table)| !table.is_over()) {
            let deadline = table.at + self.settings().show_up.unwrap_or(0);
            if !table.seated && deadline <= now {
                return Due::Seat(number);
            }
            if self.is_forfeited(table) {
                let places = table.seats.iter().map(|it| 1 + u8::from(table.absent.contains(it))).collect();
                return Due::Forfeit { table: number, places };
            }
            if !table.seated {
                wait = Some(wait.map_or(deadline, |it| it.min(deadline)));
            }
        }
        if let Format::Arena { minutes } = self.settings().format {
            return self.due_in_arena(now, i64::from(minutes) * 60_000, wait);
        }
        if self.tables().iter().any(|it| !it.is_over()) {
            return Due::Wait(wait);
        }
        if self.open_round().is_some() {
            return Due::CloseRound;
        }
        self.next_round().map_or(Due::Finish, Due::Pair)
    }

    /// Whether so few have come to a table that no game is played.
    pub fn is_forfeited(&self, table: &Table) -> bool {
        let present = table.present().count();
        table.seated && (present == 0 || present == 1 && self.settings().no_show == NoShow::Forfeit)
    }

    fn due_in_arena(&self, now: Millis, length: Millis, wait: Option<Millis>) -> Due {
        let begun = self.started_at().unwrap_or(now);
        let is_playing = self.tables().iter().any(|it| !it.is_over());
        if begun + length <= now || self.tables().len() >= arena::MAX_TABLES {
            return if is_playing { Due::Wait(wait) } else { Due::Finish };
        }
        let next = self.tables().last().map_or(begun, |it| it.at + arena::INTERVAL);
        if next > now {
            return Due::Wait(Some(wait.map_or(next, |it| it.min(next))));
        }
        match self.next_round() {
            Some(pairing) => Due::Pair(pairing),
            None => Due::Wait(Some((now + arena::INTERVAL).min(begun + length))),
        }
    }
}
