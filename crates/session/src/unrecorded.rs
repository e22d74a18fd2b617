//! What was played and is not in the log yet.

use catalog::AnyMatch;

use crate::GameSession;

/// What was played after the last recorded entry.
pub struct Unrecorded {
    played: Box<dyn AnyMatch>,
    undone: Option<usize>,
}

impl GameSession {
    /// Goes back to the last recorded entry, and returns what was played since: until that is durable, nobody may see
    /// it. A caller that drops it has lost nothing but the attempt.
    pub fn set_aside(&mut self) -> Option<Unrecorded> {
        let played = std::mem::replace(&mut self.played, self.before.take()?);
        Some(Unrecorded { played, undone: self.undone.take() })
    }

    /// Goes on from what was set aside, which is recorded next.
    pub fn take_up(&mut self, Unrecorded { played, undone }: Unrecorded) {
        (self.played, self.undone) = (played, undone);
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Observer, Seat};
    use protocol::{ChatAccess, Clock};
    use record::Seed;

    use crate::{GameSession, Line, Occupant, Settings, Table};

    fn begun() -> GameSession {
        let settings = Settings {
            players: 3,
            options: Vec::new(),
            clock: Clock::None,
            memory: true,
            hints: true,
            rated: false,
            shares: false,
            chat: ChatAccess::Everyone,
        };
        let seats = vec![Occupant::Bot("easy".to_owned()); 3];
        let table = Table::new("table", "money", settings, seats, Seed::new([7; 32])).unwrap();
        let mut session = GameSession::begin(&table).unwrap();
        let opening = session.draw_opening();
        session.record_entry(0, 0, &opening, 0).unwrap();
        session
    }

    #[test]
    fn what_is_set_aside_leaves_no_trace_until_it_is_taken_up() {
        let seat = Seat::new(0);
        let mut session = begun();
        let seen = |session: &GameSession| (session.played.ply(), session.played.view_hash(Observer::Arbiter));
        assert!(session.set_aside().is_none());
        let at_first = seen(&session);
        let since = session.played.ply();
        let sealed = session.play(seat, &["seal"]).unwrap();
        let after_seal = seen(&session);
        let unrecorded = session.set_aside().unwrap();
        assert_eq!(seen(&session), at_first);
        session.take_up(unrecorded);
        assert_eq!(seen(&session), after_seal);
        session.record_entry(1, 0, &sealed, since).unwrap();

        // An undo that was not stored is as if it had not been asked for.
        assert_eq!(session.undo(seat).unwrap(), [Line::Undo(seat)]);
        drop(session.set_aside().unwrap());
        assert_eq!(seen(&session), after_seal);
        let undo = session.undo(seat).unwrap();
        let change = session.record_entry(2, 0, &undo, session.played.ply()).unwrap();
        assert_eq!(change.taken_back, Some(since));
        assert_eq!(seen(&session), at_first);
    }
}
