//! What cards bring, done or not, and what another card would bring.

use kernel::{Entries, Forecast, Observer, Seat};
use serde::Serialize;

use crate::{Action, Back, Card, Donnant, Phase, Place, Stall};

/// What everything is worth as things stand.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    /// From seat 1 on.
    pub seats: Vec<SeatNow>,
    /// What each card of the market would bring the one who looks, completed and in its best place; nothing for a
    /// stall without room.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Card]?: number }"))]
    pub market: Entries<Card, i16>,
    /// Whether bonuses that change dice could lead the one who looks, whose turn it is, to a purchase or a completed card.
    pub bonus: bool,
}

/// What the cards of a stall bring, as the one who looks sees it.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatNow {
    /// The points of each completed evaluation card.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Card]?: number }"))]
    pub points: Entries<Card, i16>,
    /// How many points more the stall would have with a card completed, for each that is not.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Card]?: number }"))]
    pub gains: Entries<Card, i16>,
}

/// How many points more a stall would have with a card laid there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    /// As long as it is not completed.
    pub laid: i16,
    /// Once it is completed.
    pub done: i16,
}

impl Forecast for Donnant {
    type Now = Now;
    type Choice = Gain;

    fn forecast_now(&self, observer: Observer) -> Now {
        let (mut market, mut bonus) = (Entries::default(), false);
        if let Observer::Seat(seat) = observer {
            bonus = matches!(self.phase, Phase::Act { .. }) && self.active == seat && self.bonus_helps(seat);
            let stall = &self.players[seat].stall;
            let best = |card: Card| self.free_places(stall).map(|place| self.gain(stall, card, place).done).max();
            market = self.market.iter().flatten().filter_map(|&card| Some((card, best(card)?.max(0)))).collect();
        }
        let seat_now = |seat| self.seat_now(&self.stall_seen(seat, observer));
        Now { seats: self.everyone().iter().map(seat_now).collect(), market, bonus }
    }

    fn forecast_choice(&self, seat: Seat, action: Action) -> Option<Gain> {
        let Action::Lay(card, place) = action else { return None };
        Some(self.gain(&self.players[seat].stall, card, place))
    }
}

impl Donnant {
    /// The stall of `seat` as `observer` sees it.
    fn stall_seen(&self, seat: Seat, observer: Observer) -> Stall {
        match self.phase {
            _ if observer == Observer::Arbiter || observer == Observer::Seat(seat) => self.players[seat].stall,
            // Everybody begins in secret.
            Phase::Deal | Phase::Setup => Stall::default(),
            _ => self.open_stall(seat),
        }
    }

    fn seat_now(&self, stall: &Stall) -> SeatNow {
        let (tally, grid) = stall.best_colours(self.cards());
        let mut now = SeatNow::default();
        for nth in 0..stall.len() {
            let card = stall.card(nth);
            if !stall.is_done(nth) {
                now.gains.push(card, stall.points_with(self.cards(), nth).sum() - tally.sum());
            } else if card.back() == Back::Green {
                now.points.push(card, stall.card_points(self.cards(), &grid, nth));
            }
        }
        now
    }

    fn gain(&self, stall: &Stall, card: Card, place: Place) -> Gain {
        let (before, mut with) = (stall.points().sum(), *stall);
        with.lay(self.cards(), card, place);
        let done = with.points_with(self.cards(), stall.len()).sum() - before;
        Gain { laid: with.points().sum() - before, done }
    }

    fn free_places(&self, stall: &Stall) -> impl Iterator<Item = Place> + use<> {
        let free = if stall.is_full() { 0 } else { stall.free() };
        (0..Place::COUNT).filter(move |index| free >> index & 1 == 1).filter_map(Place::from_index)
    }
}
