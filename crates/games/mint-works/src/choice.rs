//! Who may choose what.

use kernel::{Draw, Seat};
use rand_core::Rng;

use crate::{
    Action, Location, Locations, MintWorks, Phase, Placement, Plan, Plans, Price, Recycler, Refusal,
    locations::CARDS as LOCATION_CARDS, offers::Offers,
};

impl MintWorks {
    /// In the order of their numbers.
    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Development if self.turn == seat => {
                visit(Action::Pass);
                let (free, full) = self.offered(seat);
                free.visit(&mut |placement| visit(Action::Place(placement)));
                if let Some(full) = full {
                    full.visit(&mut |placement| visit(Action::Copy(placement)));
                }
            }
            Phase::CoOp { owner } if owner == seat => {
                self.everyone().without(seat).iter().for_each(|other| visit(Action::CoOp(other)));
            }
            _ => (),
        }
    }

    pub(crate) fn pick_action(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        if let Phase::CoOp { .. } = self.phase {
            let others = self.everyone().without(seat);
            let n = rng.below(u32::from(others.len())) as usize;
            return Action::CoOp(others.iter().nth(n).expect("below their number"));
        }
        let (free, full) = self.offered(seat);
        let (n_free, n_full) = (free.len(), full.map_or(0, Offers::len));
        // A draw from a single choice is a draw all the same.
        let Some(n) = rng.below(1 + n_free + n_full).checked_sub(1) else { return Action::Pass };
        match (n.checked_sub(n_free), full) {
            (Some(n), Some(full)) => Action::Copy(full.nth(n)),
            _ => Action::Place(free.nth(n)),
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
                self.affordable(seat, self.price(seat, placement) + COPY)
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
        self.printed_price(seat, location).unwrap_or(0)
    }

    /// What a location takes from `seat`, where that does not depend on what is done there.
    pub(crate) fn printed_price(&self, seat: Seat, location: Location) -> Option<u8> {
        match location.card().price {
            Price::Mints(mints) => Some(self.discounted(seat, location, mints)),
            Price::OfPlan | Price::AboveCopied(_) => None,
        }
    }

    pub(crate) fn can_pay(&self, seat: Seat, mints: u8) -> bool {
        u16::from(mints) <= self.purse(seat)
    }

    /// What `seat` could lay on a space at most.
    pub(crate) fn purse(&self, seat: Seat) -> u16 {
        if self.has_no_end_of_mints(seat) { u16::MAX } else { self.quarters[seat].mints }
    }

    /// What `seat` can do at locations with a free space, and what it can copy where it may.
    #[inline]
    fn offered(&self, seat: Seat) -> (Offers, Option<Offers>) {
        let (free, purse) = (self.open.minus(self.full), self.purse(seat));
        let copied = || self.offers(seat, self.open.minus(free), after_copying(purse));
        (self.offers(seat, free, purse), free.contains(Location::TempAgency).then(copied))
    }

    /// What `seat` could do at an open location if mints were no object.
    pub(crate) fn visit_placements(&self, seat: Seat, location: Location, visit: &mut impl FnMut(Placement)) {
        self.offers(seat, Locations::only(location), u16::MAX).visit(visit);
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
                    Recycler::BuildingsToo | Recycler::BuildingsAtCost => Refusal::NotYourCard,
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
    pub(crate) fn recyclable(&self, seat: Seat) -> Plans {
        match self.options.recycler {
            Recycler::Plans => self.quarters[seat].plans.set(),
            Recycler::BuildingsToo | Recycler::BuildingsAtCost => self.cards(seat),
        }
    }

    /// The Plans and Buildings of `seat`.
    pub(crate) fn cards(&self, seat: Seat) -> Plans {
        self.quarters[seat].plans.set().or(self.quarters[seat].buildings.set())
    }
}

/// What a copy costs above the price of what it copies.
pub(crate) const COPY: u8 = match LOCATION_CARDS[Location::TempAgency as usize].price {
    Price::AboveCopied(mints) => mints,
    Price::Mints(_) | Price::OfPlan => 0,
};

/// What is left of `purse` for the copied location itself. Every price is at least one, so that nothing
/// left is too little.
fn after_copying(purse: u16) -> u16 {
    purse.saturating_sub(u16::from(COPY))
}
