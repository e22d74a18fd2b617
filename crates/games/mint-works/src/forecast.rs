//! What everything costs and is worth now, why something cannot be done, and what a placement would bring.
//!
//! Nothing is reckoned a second time here: placements and upkeep are done by the functions of the rules in a copy of the
//! game, up to where nature or the next player would go on.

use kernel::{Entries, Forecast, Observer, Seat};
use serde::Serialize;

use crate::{Action, Event, Location, MintWorks, Phase, Placement, Plan, choice::COPY};

/// What everything costs and is worth as things stand.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    /// From seat 1 on.
    pub seats: Vec<SeatNow>,
    /// What a space takes from the one who looks, where that does not depend on what is done there.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Location]?: number }"))]
    pub prices: Entries<Location, u8>,
    /// What the Supplier takes from the one who looks for each Plan to be had.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Plan]?: number }"))]
    pub plans: Entries<Plan, u8>,
    /// The open locations at which the one whose turn it is can do nothing, if that is the one who looks.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Location]?: Obstacle }"))]
    pub unusable: Entries<Location, Obstacle>,
    /// The Plans that cannot be bought at the Supplier, likewise.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Plan]?: Obstacle }"))]
    pub unaffordable: Entries<Plan, Obstacle>,
    /// Who ends the phase if nobody places any more.
    pub closes: Option<Seat>,
}

/// What a neighbourhood is good for.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatNow {
    /// What each Building is worth.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Plan]?: number }"))]
    pub stars: Entries<Plan, u8>,
    /// What upkeep would bring, wages included.
    pub income: Income,
}

/// Mints: for sure, and if who chooses whom to give to chose this player.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Income {
    pub least: u16,
    pub most: u16,
}

/// Why something cannot be done.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Obstacle {
    /// All spaces are taken.
    Full,
    /// All spaces of the Supplier are taken.
    Supplier,
    /// So many mints are missing.
    Mints { missing: u16 },
    /// There is no Plan to be had.
    NoSupply,
    /// The player has no Plan.
    NoPlan,
    /// The player has neither Plan nor Building that would do.
    NoCard,
    /// The deck is used up.
    Deck,
    /// There is nothing to be copied.
    Copy,
}

/// What a placement would bring its player before anybody else moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// What is laid on the space.
    pub cost: u8,
    /// What comes in at once.
    pub gain: u16,
    /// The mints that are left then; nothing where they never run out.
    pub left: Option<u16>,
    /// The prestige then.
    pub stars: u8,
    /// By how much it changes.
    pub change: i16,
}

impl Forecast for MintWorks {
    type Now = Now;
    type Choice = Outcome;

    fn forecast_now(&self, observer: Observer) -> Now {
        let mut now = Now {
            seats: self.everyone().iter().map(|seat| self.seat_now(seat)).collect(),
            closes: self.closer(),
            ..Now::default()
        };
        if let Observer::Seat(seat) = observer {
            let priced = self.in_play.iter().filter_map(|it| Some((it, self.printed_price(seat, it)?)));
            now.prices = priced.collect();
            now.plans = self.supply.iter().map(|plan| (plan, self.plan_price(seat, plan))).collect();
            if self.phase == Phase::Development && self.turn == seat {
                let unusable = |it: Location| Some((it, self.obstacle(seat, it)?));
                now.unusable = self.open.iter().filter_map(unusable).collect();
                let unaffordable = |plan: Plan| Some((plan, self.obstacle_to_buying(seat, plan)?));
                now.unaffordable = self.supply.iter().filter_map(unaffordable).collect();
            }
        }
        now
    }

    fn forecast_choice(&self, seat: Seat, action: Action) -> Option<Outcome> {
        let (at, placement) = match action {
            Action::Place(placement) => (placement.location(), placement),
            Action::Copy(placement) => (Location::TempAgency, placement),
            Action::Pass | Action::CoOp(_) => return None,
        };
        let (mut then, mut cost) = (self.clone(), 0);
        then.place(seat, at, placement, &mut |event| {
            if let Event::Placed { mints, .. } = event {
                cost = mints;
            }
        });
        if then.phase == Phase::Lottery {
            // Which one is drawn is open; a Plan that is not built counts as one more, whichever it is.
            let drawn = then.deck.iter().next().or_else(|| then.under.first());
            then.quarters[seat].plans.push(drawn?);
        }
        let (before, after) = (self.quarters[seat].mints, then.quarters[seat].mints);
        let (stars, endless) = (then.stars(seat), self.has_no_end_of_mints(seat));
        Some(Outcome {
            cost,
            gain: (after + if endless { 0 } else { u16::from(cost) }).saturating_sub(before),
            left: (!endless).then_some(after),
            stars,
            change: i16::from(stars) - i16::from(self.stars(seat)),
        })
    }
}

impl MintWorks {
    fn seat_now(&self, seat: Seat) -> SeatNow {
        let buildings = self.quarters[seat].buildings;
        let stars = buildings.iter().map(|plan| (plan, self.stars_of(seat, plan))).collect();
        SeatNow { stars, income: self.income(seat) }
    }

    /// What upkeep would bring `seat` if it began now and the game went on after it.
    fn income(&self, seat: Seat) -> Income {
        let gained = |then: &MintWorks| then.quarters[seat].mints - self.quarters[seat].mints;
        let mut then = self.clone();
        then.phase = Phase::Refill;
        then.use_buildings(&mut |_| ());
        let Phase::CoOp { owner } = then.phase else {
            return Income { least: gained(&then), most: gained(&then) };
        };
        let with = |other: Seat| {
            let mut then = then.clone();
            then.share(owner, other, &mut |_| ());
            gained(&then)
        };
        let others = self.everyone().without(owner);
        let least = others.iter().map(with).min().unwrap_or_default();
        Income { least, most: others.iter().map(with).max().unwrap_or_default() }
    }

    /// Who passes last where everybody passes from now on.
    fn closer(&self) -> Option<Seat> {
        let (mut then, mut last) = (self.clone(), None);
        while then.phase == Phase::Development {
            last = Some(then.turn);
            then.pass(then.turn, &mut |_| ());
        }
        last
    }

    /// Why `seat` can do nothing at an open location; nothing if it can.
    fn obstacle(&self, seat: Seat, location: Location) -> Option<Obstacle> {
        if !self.has_free_space(location) {
            return Some(Obstacle::Full);
        }
        let least = match location {
            Location::TempAgency => {
                let copied = self.open.iter().filter(|it| !self.has_free_space(*it));
                copied.filter_map(|it| self.least_price(seat, it)).min().map(|price| price + COPY)
            }
            _ => self.least_price(seat, location),
        };
        match least {
            Some(price) => self.missing(seat, price),
            None => Some(match location {
                Location::Supplier => Obstacle::NoSupply,
                Location::Builder => Obstacle::NoPlan,
                Location::Lotto => Obstacle::Deck,
                Location::SwapMeet if self.supply.is_empty() => Obstacle::NoSupply,
                Location::TempAgency => Obstacle::Copy,
                _ => Obstacle::NoCard,
            }),
        }
    }

    /// What the cheapest thing to be done at a location costs `seat`; nothing where there is none.
    fn least_price(&self, seat: Seat, location: Location) -> Option<u8> {
        let mut least: Option<u8> = None;
        self.visit_placements(seat, location, &mut |placement| {
            let price = self.price(seat, placement);
            least = Some(least.map_or(price, |it| it.min(price)));
        });
        least
    }

    fn obstacle_to_buying(&self, seat: Seat, plan: Plan) -> Option<Obstacle> {
        let full = !self.has_free_space(Location::Supplier);
        self.missing(seat, self.price(seat, Placement::Supplier(plan))).or(full.then_some(Obstacle::Supplier))
    }

    fn missing(&self, seat: Seat, price: u8) -> Option<Obstacle> {
        let missing = u16::from(price).checked_sub(self.purse(seat)).filter(|it| *it > 0)?;
        Some(Obstacle::Mints { missing })
    }
}
