//! A moment of a finished game as everybody saw it then, for those who are shown nothing else of the game.

use catalog::AnyMatch;
use kernel::{Observer, Seat, Turn};
use protocol::{Moment, Refusal};

use crate::{
    Departure, Entry, GameSession, Table,
    frame::moment,
    history::{opening, version_before},
};

/// What spectators knew at a moment.
pub struct PublicMoment {
    /// As spectators saw it, with the version of the observer that was asked for.
    pub moment: Moment,
    /// The newest version of that observer.
    pub last: u32,
    /// The seats whose player was gone then and did not come back.
    pub gone: Vec<(Seat, Departure)>,
}

impl PublicMoment {
    /// What everybody knew when `observer` had come to `version`; the end, if that is beyond it.
    ///
    /// # Errors
    /// If the log does not replay, or the game has not begun.
    pub fn at(table: &Table, entries: &[Entry], observer: Observer, version: u32) -> Result<PublicMoment, Refusal> {
        let (whole, left) = replay(table, entries)?;
        let departure = |seat: Seat| match whole.resigned.contains(seat) {
            true => Departure::Resigned,
            false => Departure::Time,
        };
        if observer == Observer::Arbiter {
            let opening = opening(table, entries)?;
            let last = version_before(whole.played.ply(), opening);
            let version = version.clamp(1, last);
            let ply = opening + version as usize - 1;
            let shown = whole.played.at(ply);
            let is_over = shown.turn() == Turn::Over;
            let gone = left.into_iter().filter(|it| it.1 < ply || is_over).map(|it| (it.0, departure(it.0))).collect();
            let since = if version == 1 { 0 } else { ply - 1 };
            return Ok(PublicMoment { moment: seen(&*shown, version, since), last, gone });
        }
        let last = whole.cursor(observer).version;
        let version = version.clamp(1, last.max(1));
        // A version may show what was taken back later, so the log is followed up to it.
        let mut session = GameSession::begin(table)?;
        for entry in entries {
            let change = session.apply(entry).map_err(|_| Refusal::Unavailable)?;
            if session.cursor(observer).version == version {
                let away = session.away.iter().filter(|it| whole.away.contains(*it));
                let gone = away.map(|it| (it, departure(it))).collect();
                return Ok(PublicMoment { moment: seen(&*session.played, version, change.since), last, gone });
            }
            session.played.forget_news();
        }
        Err(Refusal::NotFound)
    }
}

/// How a match stands for spectators, who were told what happened from ply `since` on.
fn seen(played: &dyn AnyMatch, version: u32, since: usize) -> Moment {
    let news = played.raw_news(Observer::Spectator, since).into_iter().map(|(_, event)| event).collect();
    moment(played, Observer::Spectator, version, news)
}

/// The game at its end, and the seats that are away then with the ply before which they left.
fn replay(table: &Table, entries: &[Entry]) -> Result<(GameSession, Vec<(Seat, usize)>), Refusal> {
    let (mut session, mut left) = (GameSession::begin(table)?, Vec::<(Seat, usize)>::new());
    for entry in entries {
        let ply = session.played.ply();
        let change = session.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if let Some(undone) = change.taken_back {
            left.iter_mut().filter(|it| it.1 > undone).for_each(|it| it.1 -= 1);
        }
        left.retain(|it| session.away.contains(it.0));
        let new: Vec<Seat> = session.away.iter().filter(|seat| left.iter().all(|it| it.0 != *seat)).collect();
        left.extend(new.into_iter().map(|seat| (seat, ply)));
        session.played.forget_news();
    }
    Ok((session, left))
}
