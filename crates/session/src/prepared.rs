//! Choices that seats have prepared. They are lines of the log like the choices themselves, so they outlive a server and
//! are the same on all of them; no observer but their seat is shown anything of them.
//!
//! What a choice is held against when its turn comes is taken from the view of its seat at the moment at which it was
//! prepared. Replaying the log finds the same, so nothing else is stored.

use catalog::AnyMatch;
use kernel::{MAX_SEATS, Observer, Preparation, Seat, Stop, StopWhen, Turn};
use protocol::{Dropped, Prepared, PreparedChoice, Refusal};
use record::Mover;
use serde_json::Value;

use crate::Line;

/// The most actions of a prepared choice: the largest hands have fewer cards.
const MAX_ACTIONS: usize = 40;
/// The longest action, in bytes.
const MAX_LENGTH: usize = 64;
/// How often a seat may prepare or remove something until it has made another choice. Each time is an entry of the log.
const MAX_CHANGES: u32 = 20;

/// What to do when the turn of a seat comes that has prepared something.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Due<'a> {
    /// The actions are played.
    Act {
        /// In the notation of the game.
        actions: &'a [String],
        /// Whether the same is done at the next turn.
        stays: bool,
    },
    /// The situation is another one: the choice is dropped, and the player asked.
    Stop {
        /// The id of the condition that stops it; `None` if the rules do not allow it.
        stop: Option<&'static str>,
    },
}

/// The prepared choices of a game.
#[derive(Clone, Debug)]
pub struct PreparedChoices {
    known: &'static [Preparation],
    seats: [Seated; MAX_SEATS],
}

#[derive(Clone, Debug, Default)]
struct Seated {
    standing: Option<Standing>,
    /// What was not made at the last turn.
    dropped: Option<Dropped>,
    /// Changes since the last choice of the seat.
    changes: u32,
}

#[derive(Clone, Debug)]
struct Standing {
    choice: PreparedChoice,
    repeats: bool,
    /// What stops it, with the part of the view to compare.
    stops: Vec<(&'static Stop, Value)>,
}

impl PreparedChoices {
    /// Nothing is prepared in a game that knows these.
    pub fn new(known: &'static [Preparation]) -> PreparedChoices {
        PreparedChoices { known, seats: Default::default() }
    }

    /// What a seat has prepared.
    pub fn of(&self, seat: Seat) -> Option<&PreparedChoice> {
        self.seats[seat.index()].standing.as_ref().map(|it| &it.choice)
    }

    /// What a seat has prepared, and what was dropped of it.
    pub fn shown_to(&self, seat: Seat) -> Prepared {
        Prepared { prepared: self.of(seat).cloned(), dropped: self.seats[seat.index()].dropped.clone() }
    }

    /// The line by which a seat prepares `wanted`.
    ///
    /// # Errors
    /// If the game knows no such choice, or the seat has changed its mind too often.
    pub fn prepare(&self, seat: Seat, wanted: &PreparedChoice) -> Result<Line, Refusal> {
        let (last, picked) = wanted.actions.split_last().ok_or_else(|| Refusal::bad_request("actions"))?;
        let known = self.find(wanted).ok_or_else(|| Refusal::bad_request("choice"))?;
        let fits = |action: &String| known.pick.is_some_and(|pick| begins_with(action, pick.verb));
        let is_short = wanted.actions.len() <= MAX_ACTIONS && wanted.actions.iter().all(|it| it.len() <= MAX_LENGTH);
        if !is_short || last != known.action || !picked.iter().all(fits) {
            return Err(Refusal::bad_request("actions"));
        }
        let names_stop = |id: &String| known.stops.iter().any(|it| it.id == id);
        if wanted.stops.len() > known.stops.len() || !wanted.stops.iter().all(names_stop) {
            return Err(Refusal::bad_request("stops"));
        }
        self.count(seat)?;
        Ok(Line::Prepare(seat, wanted.clone()))
    }

    /// The line by which a seat removes what it has prepared; `None` if that is nothing.
    ///
    /// # Errors
    /// If the seat has changed its mind too often.
    pub fn unprepare(&self, seat: Seat) -> Result<Option<Line>, Refusal> {
        self.of(seat).map(|_| self.count(seat).map(|()| Line::Unprepare(seat))).transpose()
    }

    fn count(&self, seat: Seat) -> Result<(), Refusal> {
        if self.seats[seat.index()].changes < MAX_CHANGES { Ok(()) } else { Err(Refusal::TooMany) }
    }

    fn find(&self, wanted: &PreparedChoice) -> Option<&'static Preparation> {
        self.known.iter().find(|it| it.id == wanted.choice)
    }

    /// What to do for a seat whose turn it is.
    pub fn due(&self, seat: Seat, played: &dyn AnyMatch) -> Option<Due<'_>> {
        let Standing { choice, repeats, stops } = self.seats[seat.index()].standing.as_ref()?;
        let (legal, view) = (played.legal(seat), view(played, seat));
        let stop = stops.iter().find(|(stop, before)| match stop.when {
            StopWhen::Legal(words) => legal.iter().any(|it| begins_with(it, words)),
            StopWhen::Changed(pointer) => part(&view, pointer, seat) != *before,
        });
        let is_legal = choice.actions.first().is_some_and(|first| legal.contains(first));
        Some(match stop {
            Some((stop, _)) => Due::Stop { stop: Some(stop.id) },
            None if !is_legal => Due::Stop { stop: None },
            None => Due::Act { actions: &choice.actions, stays: *repeats },
        })
    }

    /// Takes the lines of an entry, after its steps. A choice that was taken back, and a seat that a bot has taken over,
    /// end what was prepared. Returns whether something has changed for a seat.
    pub fn record(&mut self, lines: &[Line], played: &dyn AnyMatch) -> kernel::Seats {
        let mut changed = kernel::Seats::NONE;
        for line in lines {
            if let Line::Unprepare(seat) = line
                && let Some(dropped) = self.dropped(*seat, lines, played)
            {
                self.seats[seat.index()].dropped = Some(dropped);
            }
            let (seat, standing) = match line {
                Line::Prepare(seat, choice) => (*seat, self.standing(*seat, choice, played)),
                Line::Unprepare(seat) | Line::Undo(seat) | Line::Away(seat) | Line::Resign(seat) => (*seat, None),
                Line::Step(Mover::Seat(seat), _) => {
                    let seated = &mut self.seats[seat.index()];
                    seated.changes = 0;
                    if seated.dropped.take().is_some() {
                        changed = changed.with(*seat);
                    }
                    continue;
                }
                _ => continue,
            };
            let seated = &mut self.seats[seat.index()];
            if matches!(line, Line::Prepare(..)) {
                seated.dropped = None;
            }
            seated.changes += u32::from(matches!(line, Line::Prepare(..) | Line::Unprepare(_)));
            if seated.standing.is_some() || standing.is_some() {
                changed = changed.with(seat);
            }
            seated.standing = standing;
        }
        changed
    }

    /// The prepared choice that this entry drops in its turn. Such an entry has no steps: the server wrote it
    /// because the choice was stopped or is not legal.
    fn dropped(&self, seat: Seat, lines: &[Line], played: &dyn AnyMatch) -> Option<Dropped> {
        let is_turn = matches!(played.turn(), Turn::Seats(seats) if seats.contains(seat));
        let has_steps = lines.iter().any(|line| matches!(line, Line::Step(..)));
        let stop = match self.due(seat, played).filter(|_| is_turn && !has_steps)? {
            Due::Stop { stop } => stop.map(str::to_owned),
            Due::Act { .. } => None,
        };
        Some(Dropped { choice: self.of(seat)?.clone(), stop })
    }

    fn standing(&self, seat: Seat, choice: &PreparedChoice, played: &dyn AnyMatch) -> Option<Standing> {
        let known = self.find(choice)?;
        let view = view(played, seat);
        let holds = |it: &&Stop| it.always || choice.stops.iter().any(|id| id == it.id);
        let with_part = |it: &'static Stop| match it.when {
            StopWhen::Legal(_) => (it, Value::Null),
            StopWhen::Changed(pointer) => (it, part(&view, pointer, seat)),
        };
        let stops = known.stops.iter().filter(holds).map(with_part).collect();
        Some(Standing { choice: choice.clone(), repeats: known.repeats, stops })
    }
}

fn view(played: &dyn AnyMatch, seat: Seat) -> Value {
    serde_json::from_str(&played.view(Observer::Seat(seat))).expect("a view is written as JSON")
}

/// A part of a view; null where there is none.
fn part(view: &Value, pointer: &str, seat: Seat) -> Value {
    view.pointer(&pointer.replace("{seat}", &seat.index().to_string())).cloned().unwrap_or_default()
}

/// Whether an action begins with whole words.
fn begins_with(action: &str, words: &str) -> bool {
    action.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

#[cfg(test)]
mod tests;
