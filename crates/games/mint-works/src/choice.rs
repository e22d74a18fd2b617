//! Who may choose what.

use kernel::{Seat, Seats, Turn};

use crate::{
    Action, Location, Locations, MintWorks, Phase, Placement, Plan, Plans, Recycler, Refusal,
    locations::{Price, Service},
};

impl MintWorks {
    pub(crate) fn waits_for(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Advanced | Phase::Deal | Phase::Lottery | Phase::Replace { .. } | Phase::Refill => {
                Turn::Chance
            }
            Phase::Development => Turn::Seats(Seats::only(self.turn)),
            Phase::CoOp { owner } => Turn::Seats(Seats::only(owner)),
            Phase::Over => Turn::Over,
        }
    }

    /// In the order of their numbers.
    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Development if self.turn == seat => {
                visit(Action::Pass);
                let (free, full) = self.free_and_full();
                self.visit_placements(seat, free, 0, &mut |placement| visit(Action::Place(placement)));
                if free.contains(Location::TempAgency) {
                    let more = surcharge(Location::TempAgency);
                    self.visit_placements(seat, full, more, &mut |placement| visit(Action::Copy(placement)));
                }
            }
            Phase::CoOp { owner } if owner == seat => {
                self.everyone().without(seat).iter().for_each(|other| visit(Action::CoOp(other)));
            }
            _ => (),
        }
    }

    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (action, self.phase) {
            (Action::CoOp(other), Phase::CoOp { .. }) => {
                let fine = other != seat && self.everyone().contains(other);
                if fine { Ok(()) } else { Err(Refusal::NotAnother) }
            }
            (Action::CoOp(_), _) => Err(Refusal::NoCoOp),
            (_, Phase::CoOp { .. }) => Err(Refusal::CoOpFirst),
            (Action::Pass, _) => Ok(()),
            (Action::Place(placement), _) => {
                self.free(placement.location())?;
                self.possible(seat, placement)?;
                self.affordable(seat, self.price(seat, placement))
            }
            (Action::Copy(placement), _) => {
                self.free(Location::TempAgency)?;
                match self.free(placement.location()) {
                    Ok(()) => return Err(Refusal::StillFree),
                    Err(Refusal::NoSpace) => (),
                    Err(why) => return Err(why),
                }
                self.possible(seat, placement)?;
                self.affordable(seat, self.price(seat, placement) + surcharge(Location::TempAgency))
            }
        }
    }

    /// What `seat` lays on a space, discounts included.
    pub(crate) fn price(&self, seat: Seat, placement: Placement) -> u8 {
        match placement {
            Placement::Supplier(plan) => self.plan_price(seat, plan),
            _ => self.fixed_price(seat, placement.location()),
        }
    }

    /// What a Plan of the supply costs `seat`.
    pub(crate) fn plan_price(&self, seat: Seat, plan: Plan) -> u8 {
        self.discounted(seat, Location::Supplier, plan.card().cost)
    }

    fn fixed_price(&self, seat: Seat, location: Location) -> u8 {
        match location.card().price {
            Price::Mints(mints) => self.discounted(seat, location, mints),
            Price::OfPlan | Price::AboveCopied(_) => 0,
        }
    }

    pub(crate) fn can_pay(&self, seat: Seat, mints: u8) -> bool {
        self.has_no_end_of_mints(seat) || u16::from(mints) <= self.quarters[seat].mints
    }

    /// The open locations with a free space, and those without.
    fn free_and_full(&self) -> (Locations, Locations) {
        let mut free = Locations::EMPTY;
        for location in self.open.iter() {
            if self.has_free_space(location) {
                free.insert(location);
            }
        }
        (free, self.open.minus(free))
    }

    fn visit_placements(&self, seat: Seat, at: Locations, more: u8, visit: &mut impl FnMut(Placement)) {
        for location in at.iter() {
            if !self.can_pay(seat, self.fixed_price(seat, location) + more) {
                continue;
            }
            match location.card().service {
                Service::SellsPlan => {
                    let fits = |plan: &Plan| self.can_pay(seat, self.plan_price(seat, *plan) + more);
                    self.supply.set().iter().filter(fits).for_each(|plan| visit(Placement::Supplier(plan)));
                }
                Service::Builds => {
                    self.quarters[seat].plans.set().iter().for_each(|plan| visit(Placement::Builder(plan)));
                }
                Service::Recycles => {
                    self.recyclable(seat).iter().for_each(|plan| visit(Placement::Recycler(plan)));
                }
                Service::Swaps => {
                    for lose in self.cards(seat).iter() {
                        let supply = self.supply.set().iter();
                        supply.for_each(|gain| visit(Placement::SwapMeet { lose, gain }));
                    }
                }
                Service::DrawsPlan if self.deck_is_empty() => (),
                Service::DrawsPlan => visit(Placement::Lotto),
                Service::Pays(_) if location == Location::Wholesaler => visit(Placement::Wholesaler),
                Service::Pays(_) => visit(Placement::Producer),
                Service::PaysAll { .. } => visit(Placement::Crowdfunder),
                Service::Leads(_) => visit(Placement::Council),
                Service::Copies => (),
            }
        }
    }

    fn free(&self, location: Location) -> Result<(), Refusal> {
        if !self.in_play.contains(location) {
            Err(Refusal::NotInPlay)
        } else if !self.open.contains(location) {
            Err(Refusal::Closed)
        } else if !self.has_free_space(location) {
            Err(Refusal::NoSpace)
        } else {
            Ok(())
        }
    }

    /// Our ruling: mints are placed only where something can come of it.
    fn possible(&self, seat: Seat, placement: Placement) -> Result<(), Refusal> {
        let in_supply = |plan| if self.supply.contains(plan) { Ok(()) } else { Err(Refusal::NotInSupply) };
        let among = |cards: Plans, plan, why| if cards.contains(plan) { Ok(()) } else { Err(why) };
        match placement {
            Placement::Supplier(plan) => in_supply(plan),
            Placement::Builder(plan) => among(self.quarters[seat].plans.set(), plan, Refusal::NotYourPlan),
            Placement::Lotto if self.deck_is_empty() => Err(Refusal::NoPlanLeft),
            Placement::Recycler(plan) => {
                let why = match self.options.recycler {
                    Recycler::Plans => Refusal::NotYourPlan,
                    Recycler::BuildingsToo => Refusal::NotYourCard,
                };
                among(self.recyclable(seat), plan, why)
            }
            Placement::SwapMeet { lose, gain } => {
                among(self.cards(seat), lose, Refusal::NotYourCard)?;
                in_supply(gain)
            }
            Placement::Producer
            | Placement::Council
            | Placement::Wholesaler
            | Placement::Lotto
            | Placement::Crowdfunder => Ok(()),
        }
    }

    fn affordable(&self, seat: Seat, mints: u8) -> Result<(), Refusal> {
        if self.can_pay(seat, mints) { Ok(()) } else { Err(Refusal::TooFewMints) }
    }

    /// What the Recycler takes from `seat`.
    fn recyclable(&self, seat: Seat) -> Plans {
        match self.options.recycler {
            Recycler::Plans => self.quarters[seat].plans.set(),
            Recycler::BuildingsToo => self.cards(seat),
        }
    }

    /// The Plans and Buildings of `seat`.
    pub(crate) fn cards(&self, seat: Seat) -> Plans {
        self.quarters[seat].plans.set().or(self.quarters[seat].buildings.set())
    }
}

/// What a copy costs above the price of what it copies.
pub(crate) fn surcharge(location: Location) -> u8 {
    match location.card().price {
        Price::AboveCopied(mints) => mints,
        Price::Mints(_) | Price::OfPlan => 0,
    }
}
