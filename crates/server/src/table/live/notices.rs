//! Whom an entry concerns who may not be looking. Notifications are stored together with the entry; only people who
//! have a subscription are reckoned with, so a table without any pays nothing.

use kernel::{Seat, Seats};
use session::{GameSession, Line};

use super::LiveTable;
use crate::{
    store::{Clock, Millis, Notice, NoticeKind, Notices, Occupant, StoreError},
    vacations::DAY,
};

/// Who is connected has the page to tell: a notification comes so many times later, unless a choice is made.
const ONLINE_FACTOR: Millis = 12;
/// A clock of days is about to run out when a tenth of it is left, and at least this.
const LEAST_WARNING: Millis = 60 * 60 * 1000;

/// What an entry means for a seat whose player is not looking.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum SeatNews {
    /// The player is told.
    Tell(NoticeKind),
    /// Nothing needs to be told any more.
    Settled,
}

/// What an entry whose steps `session` has played means for each seat that it concerns. `before` had to choose before
/// it; nobody is `None` before the game has begun.
pub fn seat_news(session: &GameSession, before: Option<Seats>, lines: &[Line]) -> Vec<(Seat, SeatNews)> {
    let (actor, after, is_over) = (GameSession::actor(lines), session.to_move(), session.winners().is_some());
    let news = |seat| {
        let is_new = !before.is_some_and(|it| it.contains(seat)) || lines.contains(&Line::Unprepare(seat));
        let kind = match () {
            () if Some(seat) == actor => None,
            () if is_over => Some(NoticeKind::Over),
            // What was prepared is done without the player, or dropped, which is an entry of its own.
            () if session.due_choice(seat).is_some() && !lines.contains(&Line::Unprepare(seat)) => None,
            () if after.contains(seat) && is_new => Some(NoticeKind::Turn),
            () if before.is_none() => Some(NoticeKind::Begun),
            () => None,
        };
        let is_settled = before.is_some_and(|it| it.contains(seat)) && !after.contains(seat);
        match kind {
            Some(kind) => Some((seat, SeatNews::Tell(kind))),
            None if is_settled || Some(seat) == actor => Some((seat, SeatNews::Settled)),
            None => None,
        }
    };
    Seats::first(session.played.players()).iter().filter_map(news).collect()
}

impl LiveTable {
    /// What to tell after an entry at `at` whose steps the session has played, and what no longer needs to be told.
    pub(super) fn notices(&self, lines: &[Line], at: Millis) -> Notices {
        if self.reachable.is_empty() {
            return Notices::default();
        }
        let Some(session) = self.session.as_ref().filter(|it| it.has_opened()) else { return Notices::default() };
        let mut notices = Notices::default();
        for (seat, news) in seat_news(session, session.seats_before(), lines) {
            let Some(person) = self.person_at(seat).filter(|_| !session.away.contains(seat)) else { continue };
            match news {
                SeatNews::Tell(kind) => {
                    let wait = self.registry.timings().push.as_millis() as Millis;
                    let due_at = at + wait * if self.is_online(seat) { ONLINE_FACTOR } else { 1 };
                    notices.add.push(Notice { person: person.to_owned(), kind, due_at });
                    notices.add.extend(self.warning(kind, seat, person, at));
                }
                SeatNews::Settled => notices.settled.push(person.to_owned()),
            }
        }
        notices
    }

    /// The reminder that the time of a turn that begins at `at` runs out. A clock of minutes needs none.
    fn warning(&self, kind: NoticeKind, seat: Seat, person: &str, at: Millis) -> Option<Notice> {
        let Clock::Days { days } = self.table.settings.clock else { return None };
        let all = Millis::from(days) * DAY;
        let due_at = self.session.as_ref()?.clocks.runs_until(seat, at, all - (all / 10).max(LEAST_WARNING));
        let is_turn = kind == NoticeKind::Turn;
        is_turn.then(|| Notice { person: person.to_owned(), kind: NoticeKind::Clock, due_at })
    }

    /// Asks who can be told of this table. A table that does not know must not act: it would tell nobody.
    pub(super) async fn load_reachable(&mut self) -> Result<(), StoreError> {
        self.reachable = self.registry.store().subscribers_at(&self.table.id).await?;
        Ok(())
    }

    fn person_at(&self, seat: Seat) -> Option<&str> {
        let person = self.table.seats.get(seat.index()).and_then(Occupant::person)?;
        self.reachable.contains(person).then_some(person.as_str())
    }

    fn is_online(&self, seat: Seat) -> bool {
        self.presence().online.contains(seat)
    }
}
