//! In which order bids act, and what a hand would be worth after an exchange.

use kernel::{Forecast, Game, Observer, Seat, Step};
use serde::Serialize;

use crate::{Action, Cards, Event, Money, Phase, tally, total};

/// What lies on the table.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    /// The bids while they are exchanged, the one to act first.
    pub ranking: Vec<Ranked>,
}

/// A bid among the others.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ranked {
    pub seat: Seat,
    pub total: u16,
    /// Whether another bid has the same total, so that serial numbers decide.
    pub tied: bool,
}

/// What an exchange would bring.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    /// What the hand would be worth at the end of the deal.
    pub points: i16,
}

impl Forecast for Money {
    type Now = Now;
    type Choice = Worth;

    fn forecast_now(&self, _observer: Observer) -> Now {
        if !matches!(self.phase, Phase::Exchange { .. }) {
            return Now::default();
        }
        let (mut then, mut ranking) = (self.clone(), Vec::new());
        while let Some(seat) = then.highest_bidder() {
            let sum = total(self.bids[seat]);
            let rivals = self.bids.seats_where(|&bid| total(bid) == sum);
            ranking.push(Ranked { seat, total: sum, tied: rivals.len() > 1 });
            then.bids[seat] = Cards::EMPTY;
        }
        Now { ranking }
    }

    fn forecast_choice(&self, seat: Seat, action: Action) -> Option<Worth> {
        if matches!(action, Action::Add(_) | Action::Seal) {
            return None;
        }
        // The last one to act may end the deal, and with it the hand: then its points are told.
        let (mut then, mut points) = (self.clone(), None);
        then.apply(Step::Act(seat, action), &mut |event| match event {
            Event::Scored { seat: scored, points: brought, .. } if scored == seat => points = Some(brought),
            _ => (),
        });
        Some(Worth { points: points.unwrap_or_else(|| tally(then.hands[seat]).sum()) })
    }
}
