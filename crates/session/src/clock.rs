//! Game clocks: how much time each seat has left.

use kernel::{Seat, Seats};
use protocol::{Clock, SeatClock};

use crate::{Millis, Pause};

/// The length of a day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A player who owes a choice for so many days in a game without a clock has left: a bot goes on, until the player comes
/// back. A game that all have left ends so.
pub const ABANDONED_DAYS: u32 = 14;

/// The clocks of one table after its last entry.
#[derive(Clone, Debug)]
pub struct Clocks {
    kind: Clock,
    /// Whether clients are shown the clocks. A game without a clock has hidden ones.
    shown: bool,
    /// Milliseconds by seat, at time `since`.
    left: Vec<i64>,
    running: Seats,
    since: Millis,
    /// When clocks of days stand still, in order of time.
    pauses: Vec<Pause>,
}

impl Clocks {
    /// Full clocks, of which those of `running` run from `at` on.
    pub fn new(kind: Clock, players: u8, running: Seats, at: Millis) -> Clocks {
        let (kind, shown) = match kind {
            Clock::None => (Clock::Days { days: ABANDONED_DAYS }, false),
            kind => (kind, true),
        };
        Clocks { kind, shown, left: vec![full(kind); usize::from(players)], running, since: at, pauses: Vec::new() }
    }

    /// Says when clocks stand still, in order of time, and returns whether that is something new. Only clocks of days
    /// do; what is charged already stays so.
    pub fn set_pauses(&mut self, pauses: &[Pause]) -> bool {
        let is_new = matches!(self.kind, Clock::Days { .. }) && self.pauses != pauses;
        if is_new {
            self.pauses = pauses.to_vec();
        }
        is_new
    }

    /// Whether the clock of a seat stands still at `at`.
    pub fn is_paused(&self, seat: Seat, at: Millis) -> bool {
        self.pauses.iter().any(|it| it.seat == seat && (it.from..it.until).contains(&at))
    }

    /// When the clock of a seat that is started at `from` has run for `time`.
    pub fn runs_until(&self, seat: Seat, from: Millis, time: Millis) -> Millis {
        let (mut at, mut left) = (from, time);
        for pause in self.pauses.iter().filter(|it| it.seat == seat && it.until > from) {
            // Vacations of one person follow each other.
            let before = (pause.from - at).max(0);
            if left <= before {
                break;
            }
            left -= before;
            at = pause.until.max(at);
        }
        at + left
    }

    /// How long the clock of a seat has run between two moments.
    fn time_run(&self, seat: Seat, from: Millis, to: Millis) -> Millis {
        let paused = |it: &Pause| (it.until.min(to) - it.from.max(from)).max(0);
        let paused: Millis = self.pauses.iter().filter(|it| it.seat == seat).map(paused).sum();
        (to - from - paused).max(0)
    }

    /// Charges the time until an entry at `at`, rewards `actor` for its choice, and runs the clocks of `running`.
    pub fn advance(&mut self, at: Millis, actor: Option<Seat>, running: Seats) {
        self.spend(at);
        match self.kind {
            Clock::Live { increment, .. } => {
                if let Some(left) = actor.and_then(|seat| self.left.get_mut(seat.index())) {
                    *left += i64::from(increment) * 1000;
                }
            }
            Clock::Days { days } => {
                // Each choice starts with the full time.
                for seat in running.iter().filter(|&seat| !self.running.contains(seat) || actor == Some(seat)) {
                    if let Some(left) = self.left.get_mut(seat.index()) {
                        *left = i64::from(days) * DAY;
                    }
                }
            }
            Clock::None => (),
        }
        self.running = running;
    }

    /// Restarts the clocks at `at` without charging the time before it.
    pub fn resume(&mut self, at: Millis) {
        self.since = at;
    }

    fn spend(&mut self, at: Millis) {
        for seat in self.running.iter() {
            let spent = self.time_run(seat, self.since, at);
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left -= spent;
            }
        }
        self.since = at.max(self.since);
    }

    /// The clocks at time `now`, as clients are sent them; `None` if they are hidden.
    pub fn faces(&self, now: Millis) -> Option<Vec<SeatClock>> {
        let face = |(index, left): (usize, &i64)| {
            let seat = Seat::new(index);
            let runs = self.running.contains(seat);
            let spent = if runs { self.time_run(seat, self.since, now) } else { 0 };
            SeatClock { left: (left - spent).max(0), running: runs && !self.is_paused(seat, now) }
        };
        self.shown.then(|| self.left.iter().enumerate().map(face).collect())
    }

    /// The seat of `among` whose time runs out next, and when.
    pub fn next_timeout(&self, among: Seats) -> Option<(Seat, Millis)> {
        let running = self.running.iter().filter(|&seat| among.contains(seat));
        let timeout = |seat: Seat| (seat, self.runs_until(seat, self.since, self.left[seat.index()]));
        running.map(timeout).min_by_key(|(_, at)| *at)
    }
}

fn full(kind: Clock) -> i64 {
    match kind {
        Clock::None => i64::from(ABANDONED_DAYS) * DAY,
        Clock::Live { seconds, .. } => i64::from(seconds) * 1000,
        Clock::Days { days } => i64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_runs_during_the_turn_and_gets_an_increment() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let kind = Clock::Live { seconds: 60, increment: 5 };
        let mut clocks = Clocks::new(kind, 2, Seats::only(one), 1_000);
        assert_eq!(
            clocks.faces(11_000).unwrap(),
            [SeatClock { left: 50_000, running: true }, SeatClock { left: 60_000, running: false }]
        );
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((one, 61_000)));
        clocks.advance(11_000, Some(one), Seats::only(two));
        assert_eq!(clocks.faces(12_000).unwrap()[0], SeatClock { left: 55_000, running: false });
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((two, 71_000)));
        clocks.resume(100_000);
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((two, 160_000)), "a restart is not charged");
        assert_eq!(clocks.next_timeout(Seats::only(one)), None);
    }

    #[test]
    fn a_day_clock_is_full_for_every_choice() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let mut clocks = Clocks::new(Clock::Days { days: 2 }, 2, Seats::first(2), 0);
        clocks.advance(DAY, Some(one), Seats::only(two));
        assert_eq!(
            clocks.next_timeout(Seats::first(2)),
            Some((two, 2 * DAY)),
            "the clock of a seat that has not chosen goes on"
        );
        clocks.advance(DAY + DAY / 2, Some(two), Seats::first(2));
        assert_eq!(clocks.next_timeout(Seats::only(one)), Some((one, 3 * DAY + DAY / 2)));
    }

    #[test]
    fn a_day_clock_stands_still_during_a_vacation() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let pause = |seat, from, until| Pause { seat, from: from * DAY, until: until * DAY };
        let mut clocks = Clocks::new(Clock::Days { days: 3 }, 2, Seats::first(2), 0);
        clocks.set_pauses(&[pause(one, 2, 10), pause(one, 10, 11), pause(two, 20, 30)]);
        assert_eq!(clocks.next_timeout(Seats::only(one)), Some((one, 12 * DAY)));
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((two, 3 * DAY)), "later vacations do not matter");
        let face = |at: Millis| clocks.faces(at).unwrap()[0];
        assert_eq!(face(2 * DAY - 1), SeatClock { left: DAY + 1, running: true });
        assert_eq!((face(2 * DAY), face(5 * DAY)), (SeatClock { left: DAY, running: false }, face(2 * DAY)));
        assert_eq!(face(11 * DAY + 5), SeatClock { left: DAY - 5, running: true });
        // The choice of another charges a seat for the time before its vacation alone.
        clocks.advance(7 * DAY, Some(two), Seats::only(one));
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((one, 12 * DAY)));
        // A turn that comes during a vacation begins when it ends.
        clocks.advance(8 * DAY, Some(one), Seats::only(one));
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((one, 14 * DAY)));

        let mut live = Clocks::new(Clock::Live { seconds: 60, increment: 0 }, 1, Seats::only(one), 0);
        live.set_pauses(&[pause(one, 0, 10)]);
        assert_eq!(live.next_timeout(Seats::first(1)), Some((one, 60_000)), "who plays live is there");
    }

    #[test]
    fn a_game_without_a_clock_is_abandoned_after_a_while() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let mut clocks = Clocks::new(Clock::None, 2, Seats::only(one), 0);
        assert_eq!(clocks.faces(DAY), None, "nobody sees it");
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((one, i64::from(ABANDONED_DAYS) * DAY)));
        clocks.advance(10 * DAY, Some(one), Seats::only(two));
        assert_eq!(clocks.next_timeout(Seats::first(2)), Some((two, (10 + i64::from(ABANDONED_DAYS)) * DAY)));
    }

    #[test]
    fn a_system_clock_that_goes_back_charges_nothing() {
        let one = Seat::new(0);
        let mut clocks = Clocks::new(Clock::Live { seconds: 60, increment: 0 }, 1, Seats::only(one), 10_000);
        clocks.advance(5_000, Some(one), Seats::only(one));
        assert_eq!(clocks.faces(10_000).unwrap()[0].left, 60_000);
    }
}
