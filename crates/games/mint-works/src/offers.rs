//! What can be done at some locations with so many mints: counted without being listed, since a choice at random asks at
//! every step.

use kernel::{Piece, Seat};

use crate::{
    Location, Locations, MintWorks, Placement, Plan, Plans, Price,
    effects::cheapened,
    locations::{self, deeds},
    plans,
};

/// No price is higher, and more mints buy no more.
const MAX_PRICE: usize = 5;

/// What can be paid with so many mints, each with the full price and with the discount: a bit a plan or a location.
struct Within<T> {
    full: [T; MAX_PRICE + 1],
    cheaper: [T; MAX_PRICE + 1],
}

static PLANS: Within<u32> = {
    let mut within = Within { full: [0; MAX_PRICE + 1], cheaper: [0; MAX_PRICE + 1] };
    let mut n = 0;
    while n < Plan::COUNT * (MAX_PRICE + 1) {
        let (plan, mints) = (n % Plan::COUNT, n / Plan::COUNT);
        let cost = plans::CARDS[plan].cost;
        assert!(cost as usize <= MAX_PRICE);
        within.full[mints] |= ((cost as usize <= mints) as u32) << plan;
        within.cheaper[mints] |= ((cheapened(cost) as usize <= mints) as u32) << plan;
        n += 1;
    }
    within
};

/// The Supplier is always among them, since its price is that of the Plan.
static LOCATIONS: Within<u16> = {
    let mut within = Within { full: [0; MAX_PRICE + 1], cheaper: [0; MAX_PRICE + 1] };
    let mut n = 0;
    while n < Location::COUNT * (MAX_PRICE + 1) {
        let (location, mints) = (n % Location::COUNT, n / Location::COUNT);
        let (full, cheaper) = match locations::CARDS[location].price {
            Price::Mints(price) => (price, cheapened(price)),
            Price::OfPlan | Price::AboveCopied(_) => (0, 0),
        };
        assert!(full as usize <= MAX_PRICE);
        within.full[mints] |= ((full as usize <= mints) as u16) << location;
        within.cheaper[mints] |= ((cheaper as usize <= mints) as u16) << location;
        n += 1;
    }
    within
};

/// What can be done, location by location in their order.
#[derive(Copy, Clone)]
pub(crate) struct Offers {
    producer: bool,
    /// The Plans to be had at the Supplier.
    supplied: Plans,
    /// The Plans to be built.
    built: Plans,
    /// Those from the Council to the Crowdfunder: there is one thing to do at each.
    single: Locations,
    recycled: Plans,
    /// One of the first is swapped for one of the second.
    swapped: [Plans; 2],
}

impl MintWorks {
    /// What `seat` can do at the open locations `at` with the mints of `purse`.
    #[inline]
    pub(crate) fn offers(&self, seat: Seat, at: Locations, purse: u16) -> Offers {
        let mints = usize::from(purse).min(MAX_PRICE);
        let cheaper = self.cheaper_locations(seat);
        let full = Locations::from_bits(LOCATIONS.full[mints]);
        let at = at.and(full.or(cheaper.and(Locations::from_bits(LOCATIONS.cheaper[mints]))));
        let plans = if cheaper.contains(Location::Supplier) { PLANS.cheaper[mints] } else { PLANS.full[mints] };
        let where_open = |location, plans| if at.contains(location) { plans } else { Plans::EMPTY };
        let (own, supply) = (self.quarters[seat].plans.set(), self.supply.set());
        let mut single =
            at.and(deeds().or(Locations::only(Location::Council)).or(Locations::only(Location::Crowdfunder)));
        if self.deck_is_empty() {
            single.remove(Location::Lotto);
        }
        Offers {
            producer: at.contains(Location::Producer),
            supplied: where_open(Location::Supplier, supply.and(Plans::from_bits(plans))),
            built: where_open(Location::Builder, own),
            single,
            recycled: where_open(Location::Recycler, self.recyclable(seat)),
            swapped: [where_open(Location::SwapMeet, self.cards(seat)), supply],
        }
    }
}

impl Offers {
    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        let plans = self.supplied.len() + self.built.len() + self.recycled.len();
        let [lose, gain] = self.swapped;
        u32::from(self.producer) + self.single.len() + plans + lose.len() * gain.len()
    }

    /// The one with `n` before it.
    #[inline]
    pub(crate) fn nth(self, mut n: u32) -> Placement {
        // Whether `n` is among so many; if not, they are passed over.
        let mut among = |len: u32| {
            let here = n;
            n = n.wrapping_sub(len);
            (here < len).then_some(here)
        };
        if among(self.producer.into()).is_some() {
            Placement::Producer
        } else if let Some(n) = among(self.supplied.len()) {
            Placement::Supplier(self.supplied.nth(n))
        } else if let Some(n) = among(self.built.len()) {
            Placement::Builder(self.built.nth(n))
        } else if let Some(n) = among(self.single.len()) {
            single(self.single.nth(n))
        } else if let Some(n) = among(self.recycled.len()) {
            Placement::Recycler(self.recycled.nth(n))
        } else {
            let [lose, gain] = self.swapped;
            Placement::SwapMeet { lose: lose.nth(n / gain.len()), gain: gain.nth(n % gain.len()) }
        }
    }

    pub(crate) fn visit(self, visit: &mut impl FnMut(Placement)) {
        if self.producer {
            visit(Placement::Producer);
        }
        self.supplied.iter().for_each(|plan| visit(Placement::Supplier(plan)));
        self.built.iter().for_each(|plan| visit(Placement::Builder(plan)));
        self.single.iter().for_each(|location| visit(single(location)));
        self.recycled.iter().for_each(|plan| visit(Placement::Recycler(plan)));
        let [lose, gain] = self.swapped;
        for lose in lose.iter() {
            gain.iter().for_each(|gain| visit(Placement::SwapMeet { lose, gain }));
        }
    }
}

/// What is done at a location where there is one thing to do.
fn single(location: Location) -> Placement {
    match location {
        Location::Council => Placement::Council,
        Location::Wholesaler => Placement::Wholesaler,
        Location::Lotto => Placement::Lotto,
        _ => Placement::Crowdfunder,
    }
}
