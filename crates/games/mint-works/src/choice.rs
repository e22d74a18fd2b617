//! Who may choose what.

use kernel::{Draw, Piece, Seat};
use rand_core::Rng;

use crate::{
    Action, Location, Locations, MintWorks, Phase, Placement, Plan, Plans, Price, Recycler, Refusal,
    locations::CARDS as LOCATION_CARDS,
};

impl MintWorks {
    /// In the order of their numbers.
    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Development if self.turn == seat => {
                visit(Action::Pass);
                let (free, full) = self.free_and_full();
                let purse = self.purse(seat);
                for location in free.iter() {
                    self.choices(seat, location, purse).visit(&mut |placement| visit(Action::Place(placement)));
                }
                for location in full.iter() {
                    self.choices(seat, location, after_copying(purse))
                        .visit(&mut |placement| visit(Action::Copy(placement)));
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
        // Nothing is to be had for nothing. A draw from a single choice is a draw all the same.
        let purse = self.purse(seat);
        if purse == 0 {
            rng.below(1);
            return Action::Pass;
        }
        let (free, full) = self.free_and_full();
        let (mut counts, mut total) = ([0; Location::COUNT], 1);
        for location in free.or(full).iter() {
            let purse = if free.contains(location) { purse } else { after_copying(purse) };
            let count = self.n_choices(seat, location, purse);
            counts[location as usize] = count;
            total += count;
        }
        let Some(mut n) = rng.below(total).checked_sub(1) else { return Action::Pass };
        for location in free.iter() {
            match n.checked_sub(counts[location as usize]) {
                Some(rest) => n = rest,
                None => return Action::Place(self.choices(seat, location, purse).nth(n)),
            }
        }
        for location in full.iter() {
            match n.checked_sub(counts[location as usize]) {
                Some(rest) => n = rest,
                None => return Action::Copy(self.choices(seat, location, after_copying(purse)).nth(n)),
            }
        }
        unreachable!("the draw is below the number of choices")
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

    /// The open locations with a free space, and those that can be copied.
    fn free_and_full(&self) -> (Locations, Locations) {
        let free = self.open.minus(self.full);
        let full = if free.contains(Location::TempAgency) { self.open.minus(free) } else { Locations::EMPTY };
        (free, full)
    }

    /// What `seat` can do at an open location with the mints of `purse`.
    fn choices(&self, seat: Seat, location: Location, purse: u16) -> Choices {
        if purse < u16::from(self.fixed_price(seat, location)) {
            return Choices::None;
        }
        match location {
            Location::Producer => Choices::One(Placement::Producer),
            Location::Supplier => {
                let affordable = |plan: &Plan| u16::from(self.plan_price(seat, *plan)) <= purse;
                Choices::Each(Placement::Supplier, self.supply.iter().filter(affordable).collect())
            }
            Location::Builder => Choices::Each(Placement::Builder, self.quarters[seat].plans.set()),
            Location::Council => Choices::One(Placement::Council),
            Location::Wholesaler => Choices::One(Placement::Wholesaler),
            Location::Lotto if self.deck_is_empty() => Choices::None,
            Location::Lotto => Choices::One(Placement::Lotto),
            Location::Crowdfunder => Choices::One(Placement::Crowdfunder),
            Location::Recycler => Choices::Each(Placement::Recycler, self.recyclable(seat)),
            Location::SwapMeet => Choices::Pairs(self.cards(seat), self.supply.set()),
            Location::TempAgency => Choices::None,
        }
    }

    /// What `seat` could do at an open location if mints were no object.
    pub(crate) fn visit_placements(&self, seat: Seat, location: Location, visit: &mut impl FnMut(Placement)) {
        self.choices(seat, location, u16::MAX).visit(visit);
    }

    /// How many [`MintWorks::choices`] there are, without making them: a random choice asks at every open location.
    #[inline]
    fn n_choices(&self, seat: Seat, location: Location, purse: u16) -> u32 {
        if purse < u16::from(self.fixed_price(seat, location)) {
            return 0;
        }
        match location {
            Location::Supplier => {
                let affordable = |plan: Plan| u32::from(u16::from(self.plan_price(seat, plan)) <= purse);
                self.supply.iter().map(affordable).sum()
            }
            Location::Builder => self.quarters[seat].plans.len() as u32,
            Location::Lotto => u32::from(!self.deck_is_empty()),
            Location::Recycler => self.recyclable(seat).len(),
            Location::SwapMeet => self.cards(seat).len() * self.supply.len() as u32,
            Location::TempAgency => 0,
            Location::Producer | Location::Council | Location::Wholesaler | Location::Crowdfunder => 1,
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
    fn recyclable(&self, seat: Seat) -> Plans {
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

/// What can be done at one location.
#[derive(Copy, Clone)]
enum Choices {
    None,
    One(Placement),
    /// One of these.
    Each(fn(Plan) -> Placement, Plans),
    /// One of the first for one of the second.
    Pairs(Plans, Plans),
}

impl Choices {
    fn nth(&self, n: u32) -> Placement {
        match *self {
            Choices::None => unreachable!("nothing is below zero"),
            Choices::One(placement) => placement,
            Choices::Each(make, plans) => make(plans.nth(n)),
            Choices::Pairs(lose, gain) => {
                Placement::SwapMeet { lose: lose.nth(n / gain.len()), gain: gain.nth(n % gain.len()) }
            }
        }
    }

    fn visit(&self, visit: &mut impl FnMut(Placement)) {
        match *self {
            Choices::None => (),
            Choices::One(placement) => visit(placement),
            Choices::Each(make, plans) => plans.iter().for_each(|plan| visit(make(plan))),
            Choices::Pairs(lose, gain) => {
                for lose in lose.iter() {
                    gain.iter().for_each(|gain| visit(Placement::SwapMeet { lose, gain }));
                }
            }
        }
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
