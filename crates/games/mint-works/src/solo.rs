//! The solo game: four opponents that play by themselves.

use kernel::Seat;

use crate::{Ai, Event, Location, MintWorks, Placement, Plan, plans::Kind};

/// The opponent's seat; the person has the one before.
pub const SEAT: Seat = Seat::new(1);
/// How many Plans the supply is filled up to.
pub const SUPPLY: usize = 2;

/// The opponent uses the first of these that it can use.
pub const LINE: [Location; 6] = [
    Location::Producer,
    Location::Wholesaler,
    Location::Builder,
    Location::Supplier,
    Location::Council,
    Location::Lotto,
];

/// Which Plans an opponent prefers.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Taste {
    Cheapest,
    Dearest,
}

/// What makes an opponent.
struct Opponent {
    /// What it begins with; nothing where it never runs out.
    mints: Option<u8>,
    /// Whether it begins with the first-player token.
    leads: bool,
    /// Whether no player can use a location after it.
    blocks: bool,
    /// How many mints there are in the whole game, where the supply has a bottom.
    all_mints: Option<u8>,
    /// Whether it takes two turns in a row.
    two_turns: bool,
    /// Whether it buys only while it has no Plan.
    buys_when_bare: bool,
    taste: Taste,
    /// The types it buys; of equal cost, the earlier in this list.
    kinds: &'static [Kind],
}

const PLAIN: Opponent = Opponent {
    mints: Some(5),
    leads: false,
    blocks: false,
    all_mints: None,
    two_turns: false,
    buys_when_bare: false,
    taste: Taste::Dearest,
    kinds: &[],
};

/// In the order of [`Ai`].
static OPPONENTS: [Opponent; 4] = {
    use Kind::*;
    [
        Opponent {
            mints: Some(3),
            leads: true,
            blocks: true,
            taste: Taste::Cheapest,
            kinds: &[Utility, Deed, Production, Culture],
            ..PLAIN
        },
        Opponent { all_mints: Some(30), kinds: &[Production, Culture, Utility, Deed], ..PLAIN },
        Opponent { two_turns: true, buys_when_bare: true, kinds: &[Culture, Production, Utility, Deed], ..PLAIN },
        Opponent { mints: None, kinds: &[Utility, Deed, Culture], ..PLAIN },
    ]
};

impl MintWorks {
    fn opponent(&self) -> Option<&'static Opponent> {
        self.ai.map(|ai| &OPPONENTS[ai as usize])
    }

    pub(crate) fn seat_opponent(&mut self, ai: Ai) {
        let it = &OPPONENTS[ai as usize];
        let mints = it.mints.unwrap_or(0);
        self.quarters[SEAT].mints = u16::from(mints);
        if let Some(all) = it.all_mints {
            self.mint_supply = all - mints - self.quarters[Seat::new(0)].mints as u8;
        }
        if it.leads {
            self.first_player = SEAT;
        }
    }

    /// Whether `seat` plays by itself.
    pub(crate) fn is_automatic(&self, seat: Seat) -> bool {
        self.ai.is_some() && seat == SEAT
    }

    pub(crate) fn has_no_end_of_mints(&self, seat: Seat) -> bool {
        self.ai == Some(Ai::Mort) && seat == SEAT
    }

    pub(crate) fn takes_two_turns(&self, seat: Seat) -> bool {
        seat == SEAT && self.opponent().is_some_and(|it| it.two_turns)
    }

    pub(crate) fn automatic_turn(&mut self, tell: &mut impl FnMut(Event)) {
        match self.automatic_placement() {
            Some(placement) => self.place(SEAT, placement.location(), placement, tell),
            None => self.pass(SEAT, tell),
        }
    }

    fn automatic_placement(&self) -> Option<Placement> {
        LINE.iter().filter(|&&location| self.open.minus(self.full).contains(location)).find_map(|location| {
            let placement = match location {
                Location::Producer => Placement::Producer,
                Location::Wholesaler => Placement::Wholesaler,
                Location::Builder => Placement::Builder(self.quarters[SEAT].plans.first()?),
                Location::Supplier => Placement::Supplier(self.favourite()?),
                Location::Council => Placement::Council,
                Location::Lotto if !self.deck_is_empty() => Placement::Lotto,
                _ => return None,
            };
            self.can_pay(SEAT, self.price(SEAT, placement)).then_some(placement)
        })
    }

    /// The Plan of the supply that the opponent buys: by its printed cost, then its type, then the nearest
    /// to the deck.
    fn favourite(&self) -> Option<Plan> {
        let it = self.opponent()?;
        if it.buys_when_bare && !self.quarters[SEAT].plans.is_empty() {
            return None;
        }
        let rank = |plan: Plan| {
            let kind = it.kinds.iter().position(|kind| *kind == plan.card().kind)?;
            let cost = plan.card().cost;
            let by_taste = match it.taste {
                Taste::Cheapest => cost,
                Taste::Dearest => u8::MAX - cost,
            };
            self.can_pay(SEAT, self.plan_price(SEAT, plan)).then_some((by_taste, kind, plan))
        };
        // The first of equals stays, and the supply lists the nearest to the deck first.
        let best = self.supply.iter().filter_map(rank).min_by_key(|(taste, kind, _)| (*taste, *kind));
        best.map(|(_, _, plan)| plan)
    }

    /// Justin blocks the spaces beside his own; what Rachael pays at the Supplier will leave the game.
    pub(crate) fn leave_traces(&mut self, seat: Seat, at: Location, mints: u8, tell: &mut impl FnMut(Event)) {
        let Some(it) = self.opponent().filter(|_| seat == SEAT) else { return };
        if it.blocks && self.has_free_space(at) {
            self.block_spaces(at);
            tell(Event::Blocked { seat, location: at });
        }
        if it.all_mints.is_some() && at == Location::Supplier {
            self.leaving += mints;
        }
    }

    /// New Plans come where none was bought.
    pub(crate) fn sweep(&mut self, tell: &mut impl FnMut(Event)) {
        let plans = std::mem::take(&mut self.supply);
        plans.iter().for_each(|plan| self.under.push(plan));
        tell(Event::Swept { plans });
    }

    /// Takes so many mints from the supply, or what is left of it.
    pub(crate) fn draw_mints(&mut self, mints: u8) -> u8 {
        if self.opponent().is_none_or(|it| it.all_mints.is_none()) {
            return mints;
        }
        let taken = mints.min(self.mint_supply);
        self.mint_supply -= taken;
        taken
    }

    /// The mints on locations go back to the supply, but those that leave the game.
    pub(crate) fn return_mints(&mut self, tell: &mut impl FnMut(Event)) {
        if self.opponent().is_none_or(|it| it.all_mints.is_none()) {
            return;
        }
        let on_sites: u8 = self.sites.iter().flat_map(|site| site.mints).sum();
        self.mint_supply += on_sites - self.leaving;
        if self.leaving > 0 {
            tell(Event::Spent { mints: self.leaving });
        }
        self.leaving = 0;
    }

    /// Whether the game is one against Rachael, whose supply of mints has a bottom.
    pub(crate) fn counted_supply(&self) -> Option<u8> {
        self.opponent().and_then(|it| it.all_mints).map(|_| self.mint_supply)
    }
}
