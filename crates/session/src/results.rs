//! The result of a finished game for each seat: as it is shown, kept, rated and counted in tournaments. Who wins and who
//! is last is decided here and nowhere else.

use catalog::SeatStanding;
use kernel::{Seat, Seats, Turn};
use record::Mover;

use crate::GameSession;

/// The number of first choices that are kept of a seat.
const OPENING: usize = 3;

/// How a game ended.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Outcome {
    /// The numbers of the winning seats.
    pub winners: Vec<u8>,
    /// By seat; empty where the game was ended before its end.
    pub results: Vec<SeatResult>,
}

/// The result of one seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SeatResult {
    /// From 1; seats that share a place have the same one.
    pub rank: u8,
    /// The total of its score; a seat may have none.
    pub points: Option<i64>,
    /// Why a bot ended the game in place of the player.
    pub departure: Option<Departure>,
    /// Its first choices, in the notation of the game.
    pub opening: Vec<String>,
}

/// Why a player was gone at the end.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Departure {
    /// The player resigned.
    Resigned,
    /// The player ran out of time and did not come back.
    Time,
}

impl Departure {
    /// As it is stored.
    pub const fn id(self) -> &'static str {
        match self {
            Departure::Resigned => "resigned",
            Departure::Time => "time",
        }
    }

    /// The inverse of [`Departure::id`].
    pub fn from_id(id: &str) -> Option<Departure> {
        [Departure::Resigned, Departure::Time].into_iter().find(|it| it.id() == id)
    }
}

impl GameSession {
    /// How the game has ended; `None` before its end.
    ///
    /// Ranks follow the game's own standings, tie-breaks included. Seats whose player is gone share the last place,
    /// whatever the bot has made of them; where nobody is left, the standings of the bots count.
    pub fn outcome(&self) -> Option<Outcome> {
        let winners = self.winners()?;
        let results = (0..usize::from(self.played.players())).map(|index| self.result(Seat::new(index))).collect();
        Some(Outcome { winners, results })
    }

    /// The winners, once the game is over.
    pub fn winners(&self) -> Option<Vec<u8>> {
        (self.played.turn() == Turn::Over).then(|| self.winning_seats().iter().map(Seat::number).collect())
    }

    /// The best of those who are not gone. A seat that nobody has, such as a rival of a solo game, may be among them.
    pub fn winning_seats(&self) -> Seats {
        self.best_without(self.gone())
    }

    /// The best of the seats that are not among `left`.
    pub fn best_without(&self, left: Seats) -> Seats {
        let standings = self.played.standings();
        let others = || standings.iter().filter(|it| !left.contains(it.seat));
        let best = others().map(|it| it.rank).min();
        others().filter(|it| Some(it.rank) == best).map(|it| it.seat).collect()
    }

    /// Seats whose player resigned, or ran out of time and did not come back; nobody where no player is left.
    fn gone(&self) -> Seats {
        let is_player = |it: &Seat| it.index() < usize::from(self.played.players());
        let anybody_stayed =
            self.played.standings().iter().map(|it| it.seat).filter(is_player).any(|it| !self.away.contains(it));
        if anybody_stayed { self.away } else { Seats::NONE }
    }

    fn result(&self, seat: Seat) -> SeatResult {
        debug_assert_eq!(self.played.turn(), Turn::Over);
        let standings = self.played.standings();
        let own = standings.iter().find(|it| it.seat == seat).map_or(usize::MAX, |it| it.rank);
        let (gone, is_away) = (self.gone(), self.away.contains(seat));
        // A game may score a seat that nobody has, as Alhambra does for Martin.
        let stayed = |it: Seat| it.index() < usize::from(self.played.players()) && !gone.contains(it);
        let better = |it: &&SeatStanding| stayed(it.seat) && (gone.contains(seat) || it.rank < own);
        let departure = is_away.then(|| match self.resigned.contains(seat) {
            true => Departure::Resigned,
            false => Departure::Time,
        });
        let points = self.played.scores().iter().find(|it| it.seat == seat).map(|it| i64::from(it.total));
        let choices = self.played.steps(0).into_iter().filter(|(mover, _)| *mover == Mover::Seat(seat));
        let opening = choices.take(OPENING).map(|(_, text)| text).collect();
        SeatResult { rank: 1 + standings.iter().filter(better).count() as u8, points, departure, opening }
    }
}
