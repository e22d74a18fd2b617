//! How the seed of a game is drawn by commit and reveal, so that neither the server nor a player can choose it.
//!
//! The server is committed by the hash of its seed, which is public from the first moment of a table. When the game
//! starts, every player's browser commits itself to a share of 32 random bytes; once all are committed, each shows its
//! share. A browser that is not there to commit itself is left out. One that is committed and does not show its share
//! may have seen the others': it is left out too, and the whole draw is repeated with new shares, so that it can keep
//! neither the old draw nor choose the new one. `docs/fairness.md` says which attack each part stops.

use kernel::{Seat, Seats};
use protocol::{DrawMessage, DrawPhase, DrawSeat, DrawState, Refusal};
use record::{Commitment, SeatShare, Seed, SeedHash, Share};

use crate::{CorruptLog, Line, Millis, Occupant, Table};

/// The draw of one game, rebuilt from its log.
#[derive(Clone, Debug)]
pub struct Draw {
    /// The seed of the server, with the texts that players added when they sat down.
    seed: Seed,
    hash: SeedHash,
    seats: Vec<Part>,
    round: u32,
    /// When the current phase began.
    since: Millis,
}

/// The part that a seat has in the draw.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Part {
    /// A bot, or a table whose players add nothing.
    None,
    /// Not committed yet.
    Awaited,
    Committed(Commitment),
    Revealed(Commitment, Share),
    /// Left out: it was not there to commit itself.
    Absent,
    /// Left out: it was committed, and did not show its share.
    Withheld,
}

impl Draw {
    /// The draw of a table whose game has just started.
    pub fn new(table: &Table) -> Draw {
        let entropy = (0..).zip(&table.seats).filter_map(|(index, occupant)| match occupant {
            Occupant::Person { entropy: Some(text), .. } => Some((Seat::new(index), text.as_str())),
            _ => None,
        });
        let part = |occupant: &Occupant| match occupant {
            Occupant::Person { .. } if table.settings.shares => Part::Awaited,
            _ => Part::None,
        };
        Draw {
            seed: table.seed.mixed(entropy),
            hash: table.seed.hash(),
            seats: table.seats.iter().map(part).collect(),
            round: 1,
            since: table.started_at.unwrap_or(table.created_at),
        }
    }

    /// What the players' browsers have to do now.
    pub fn phase(&self) -> DrawPhase {
        let any = |wanted: fn(&Part) -> bool| self.seats.iter().any(wanted);
        if any(|it| *it == Part::Awaited) {
            DrawPhase::Commit
        } else if any(|it| matches!(it, Part::Committed(_))) {
            DrawPhase::Reveal
        } else {
            DrawPhase::Done
        }
    }

    /// Whether the seed of the dice is known.
    pub fn is_done(&self) -> bool {
        self.phase() == DrawPhase::Done
    }

    /// When the current phase began.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// The seats for which the current phase waits.
    pub fn awaited(&self) -> Seats {
        let phase = self.phase();
        let is_awaited = |part: &Part| match part {
            Part::Awaited => phase == DrawPhase::Commit,
            Part::Committed(_) => phase == DrawPhase::Reveal,
            _ => false,
        };
        (0..).zip(&self.seats).filter(|(_, part)| is_awaited(part)).map(|(index, _)| Seat::new(index)).collect()
    }

    /// The seed of the dice, once the draw is done.
    pub fn dice(&self) -> Seed {
        self.seed.shared(&self.shares())
    }

    /// The shares that have been shown.
    pub fn shares(&self) -> Vec<SeatShare> {
        let share = |(index, part): (usize, &Part)| match part {
            Part::Revealed(commitment, share) => {
                Some(SeatShare { seat: Seat::new(index), commitment: *commitment, share: *share })
            }
            _ => None,
        };
        self.seats.iter().enumerate().filter_map(share).collect()
    }

    /// The seats that were not there to commit themselves.
    pub fn absent(&self) -> Vec<Seat> {
        self.seats_with(Part::Absent)
    }

    /// The seats that were committed and did not show their share.
    pub fn withheld(&self) -> Vec<Seat> {
        self.seats_with(Part::Withheld)
    }

    fn seats_with(&self, part: Part) -> Vec<Seat> {
        (0..).zip(&self.seats).filter(|(_, it)| **it == part).map(|(index, _)| Seat::new(index)).collect()
    }

    /// The line that commits a seat, or nothing if it is committed in just this way already.
    ///
    /// # Errors
    /// If the text is no commitment, or none is awaited from this seat.
    pub fn commit(&self, seat: Seat, text: &str) -> Result<Option<Line>, Refusal> {
        let commitment: Commitment = text.parse().map_err(|_| Refusal::BadText)?;
        match self.seats[seat.index()] {
            Part::Awaited => Ok(Some(Line::Commit(seat, commitment))),
            Part::Committed(given) | Part::Revealed(given, _) if given == commitment => Ok(None),
            _ => Err(Refusal::Forbidden),
        }
    }

    /// The line that shows the share of a seat, or nothing if it has been shown already.
    ///
    /// # Errors
    /// If the text is no share, or not the one that the seat is committed to: that of a round before, which a server that is
    /// behind has asked for, comes too late. Or if somebody is not committed yet.
    pub fn reveal(&self, seat: Seat, text: &str) -> Result<Option<Line>, Refusal> {
        let share: Share = text.parse().map_err(|_| Refusal::BadText)?;
        match self.seats[seat.index()] {
            Part::Committed(given) if self.phase() == DrawPhase::Reveal => {
                let kept = share.commitment(self.hash, seat) == given;
                if kept { Ok(Some(Line::Reveal(seat, share))) } else { Err(Refusal::Forbidden) }
            }
            Part::Revealed(_, shown) if shown == share => Ok(None),
            _ => Err(Refusal::Forbidden),
        }
    }

    /// Applies a line of the log at time `at`; other lines than those of a draw change nothing.
    ///
    /// # Errors
    /// If the line does not fit the state of the draw.
    pub fn apply(&mut self, line: &Line, at: Millis) -> Result<(), CorruptLog> {
        let before = (self.phase(), self.round);
        match *line {
            Line::Commit(seat, commitment) => match self.part(seat)? {
                part @ Part::Awaited => *part = Part::Committed(commitment),
                _ => return Err(CorruptLog),
            },
            Line::Reveal(seat, share) => match self.part(seat)? {
                Part::Committed(given) => {
                    let shown = SeatShare { seat, commitment: *given, share };
                    if before.0 != DrawPhase::Reveal || !shown.is_kept(self.hash) {
                        return Err(CorruptLog);
                    }
                    *self.part(seat)? = Part::Revealed(shown.commitment, share);
                }
                _ => return Err(CorruptLog),
            },
            Line::LeaveOut(seat) => match self.part(seat)? {
                part @ Part::Awaited => *part = Part::Absent,
                part @ Part::Committed(_) => {
                    *part = Part::Withheld;
                    self.repeat();
                }
                _ => return Err(CorruptLog),
            },
            _ => return Ok(()),
        }
        if before != (self.phase(), self.round) {
            self.since = at;
        }
        Ok(())
    }

    fn part(&mut self, seat: Seat) -> Result<&mut Part, CorruptLog> {
        self.seats.get_mut(seat.index()).ok_or(CorruptLog)
    }

    /// Shares that were shown are void. A share that is still hidden stays committed.
    fn repeat(&mut self) {
        self.round += 1;
        for part in &mut self.seats {
            if matches!(part, Part::Revealed(..)) {
                *part = Part::Awaited;
            }
        }
    }

    /// What clients are told; nothing if players add nothing at this table. Shares are shown once all are there.
    pub fn message(&self, until: Millis) -> Option<DrawMessage> {
        if self.seats.iter().all(|it| *it == Part::None) {
            return None;
        }
        let phase = self.phase();
        let seat = |part: &Part| {
            let (state, commitment, share) = match part {
                Part::None => (DrawState::None, None, None),
                Part::Awaited => (DrawState::Awaited, None, None),
                Part::Committed(commitment) => (DrawState::Committed, Some(commitment), None),
                Part::Revealed(commitment, share) => (DrawState::Revealed, Some(commitment), Some(share)),
                Part::Absent => (DrawState::Absent, None, None),
                Part::Withheld => (DrawState::Withheld, None, None),
            };
            let share = share.filter(|_| phase == DrawPhase::Done);
            DrawSeat { state, commitment: commitment.map(ToString::to_string), share: share.map(ToString::to_string) }
        };
        let until = (phase != DrawPhase::Done).then_some(until);
        Some(DrawMessage { round: self.round, phase, until, seats: self.seats.iter().map(seat).collect() })
    }
}

#[cfg(test)]
mod tests;
