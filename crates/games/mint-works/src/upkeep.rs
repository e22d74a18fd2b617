//! What happens between two development phases, and the end of the game.

use kernel::{Game, Seat, Seats};

use crate::{
    Event, Location, MintWorks, Phase, Plan, effects::WORKS, locations::deeds, plans::Effect, score::GOAL, solo,
    state::Site,
};

/// Our ruling: the upkeep of this round ends the game. Without it, a table at which nobody builds would
/// never come to an end.
pub const LAST_ROUND: u8 = 60;

/// What everybody gains at the end of upkeep.
const WAGE: u8 = 1;

impl MintWorks {
    /// Steps 1 and 2: is this the end, and if not, which Plans are drawn.
    pub(crate) fn begin_upkeep(&mut self, tell: &mut impl FnMut(Event)) {
        tell(Event::Upkeep { round: self.round });
        let seats: Seats = self.everyone().iter().filter(|&seat| self.stars(seat) >= GOAL).collect();
        if !seats.is_empty() {
            tell(Event::Prestige { seats });
            return self.finish(tell);
        }
        if self.round == LAST_ROUND {
            tell(Event::LastRound);
            return self.finish(tell);
        }
        if self.ai.is_some() && !self.site(Location::Supplier).is_used() {
            self.sweep(tell);
        }
        self.phase = Phase::Refill;
    }

    /// Step 3. All that needs no choice comes first.
    pub(crate) fn use_buildings(&mut self, tell: &mut impl FnMut(Event)) {
        let mut sharing = None;
        for seat in self.everyone().iter() {
            let buildings = self.quarters[seat].buildings;
            if buildings.set().bits() & WORKS == 0 {
                continue;
            }
            for plan in buildings.iter() {
                if plan.card().effect == Effect::Shares {
                    sharing = Some(seat);
                }
                self.use_building(seat, plan, tell);
                if self.phase == Phase::Over {
                    return;
                }
            }
        }
        match sharing {
            Some(owner) if self.n_seats() > 2 => self.phase = Phase::CoOp { owner },
            _ => self.clear_locations(tell),
        }
    }

    fn use_building(&mut self, seat: Seat, plan: Plan, tell: &mut impl FnMut(Event)) {
        let mints = match plan.card().effect {
            Effect::Income(mints) => mints,
            Effect::IncomePerBuilding => self.n_buildings(seat),
            Effect::Shares => 1,
            Effect::Hoards => {
                self.gallery += self.draw_mints(1);
                tell(Event::Hoarded { seat, mints: self.gallery });
                return self.end_if_mints_ran_out(tell);
            }
            Effect::None
            | Effect::CountsTwice
            | Effect::Discount(_)
            | Effect::Spoils
            | Effect::Assembles
            | Effect::Opens(_) => return,
        };
        let mints = self.take_mints(seat, mints);
        tell(Event::Income { seat, plan, mints });
        self.end_if_mints_ran_out(tell);
        // Of two players there is but one whom the owner could choose.
        if plan.card().effect == Effect::Shares && self.n_seats() == 2 && self.phase != Phase::Over {
            self.give(seat, self.next_seat(seat), tell);
        }
    }

    /// The choice of step 3.
    pub(crate) fn share(&mut self, owner: Seat, other: Seat, tell: &mut impl FnMut(Event)) {
        self.give(owner, other, tell);
        self.clear_locations(tell);
    }

    fn give(&mut self, seat: Seat, other: Seat, tell: &mut impl FnMut(Event)) {
        let mints = self.take_mints(other, 1);
        tell(Event::Shared { seat, other, mints });
        self.end_if_mints_ran_out(tell);
    }

    /// Steps 4 to 7: deed locations pay, mints go back, everybody gains one, the next phase begins.
    fn clear_locations(&mut self, tell: &mut impl FnMut(Event)) {
        for location in deeds().iter() {
            let Some(seat) = self.owner(location).filter(|_| self.site(location).is_used()) else { continue };
            let mints = self.take_mints(seat, location.card().income);
            tell(Event::Rent { seat, location, mints });
            self.end_if_mints_ran_out(tell);
            if self.phase == Phase::Over {
                return;
            }
        }
        self.return_mints(tell);
        self.clear_spaces();
        tell(Event::Wages { mints: WAGE });
        for seat in self.everyone().iter() {
            self.take_mints(seat, WAGE);
            self.end_if_mints_ran_out(tell);
            if self.phase == Phase::Over {
                return;
            }
        }
        self.round += 1;
        self.begin_round(tell);
    }

    /// `seat` gains as many of these mints as there are.
    pub(crate) fn take_mints(&mut self, seat: Seat, mints: u8) -> u8 {
        let mints = self.draw_mints(mints);
        if !self.has_no_end_of_mints(seat) {
            self.quarters[seat].mints += u16::from(mints);
        }
        mints
    }

    pub(crate) fn end_if_mints_ran_out(&mut self, tell: &mut impl FnMut(Event)) {
        if self.mints_ran_out() {
            tell(Event::MintsGone { seat: solo::SEAT });
            self.finish(tell);
        }
    }

    /// Ends the game and announces the final scores.
    pub(crate) fn finish(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        for seat in self.everyone().iter() {
            tell(Event::Scored { seat, stars: self.stars(seat), cards: self.cards(seat).len() as u8 });
        }
        let winners = self.winners();
        let stars = winners.iter().map(|seat| self.stars(seat)).max().unwrap_or(0);
        tell(Event::Won { winners, stars });
    }
}

impl Site {
    /// Whether mints lie there.
    pub(crate) fn is_used(&self) -> bool {
        self.mints != [0; 3]
    }
}
