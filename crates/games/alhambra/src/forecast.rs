//! How a building of the yard would change the next scoring.

use kernel::{Forecast, Observer, Piece, Seat};
use serde::Serialize;

use crate::{
    Alhambra, Building, Place,
    score::{MARTIN, N_OWNERS},
    view::Prospects,
};

/// What everything is worth as things stand.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    /// What the buildings of the yard would change, by place.
    pub yard: [Option<Effect>; Place::COUNT],
}

/// By how much the next scoring would bring more or less to each owner: the seats in their order, and Martin last where
/// he plays.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// If the player whose turn it is got the building.
    pub own: Vec<i16>,
    /// If Martin got it.
    pub martin: Option<Vec<i16>>,
}

impl Forecast for Alhambra {
    type Now = Now;
    type Choice = ();

    fn forecast_now(&self, _observer: Observer) -> Now {
        let effect = |building: Building| Effect {
            own: self.change_by(Some(self.turn), building),
            martin: self.has_martin().then(|| self.change_by(None, building)),
        };
        Now { yard: self.yard.map(|it| it.filter(|_| self.has_turns()).map(effect)) }
    }
}

impl Alhambra {
    /// By how much the next scoring would change for each owner, if a seat, or else Martin, got a building.
    fn change_by(&self, to: Option<Seat>, building: Building) -> Vec<i16> {
        let mut then = self.clone();
        then.give(to, building);
        let (before, after) = (self.prospects().1, then.prospects().1);
        let sum = |of: &Prospects, owner: usize| of[owner].iter().map(|&share| i16::from(share)).sum::<i16>();
        let plays = |owner: &usize| *owner < usize::from(self.players()) || *owner == MARTIN && self.has_martin();
        (0..N_OWNERS).filter(plays).map(|owner| sum(&after, owner) - sum(&before, owner)).collect()
    }
}
