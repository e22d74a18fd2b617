//! How the game goes on: set-up, turns, what a placement does.

use kernel::Seat;

use crate::{
    Action, Drawn, Event, Location, MintWorks, Phase, Placement, Plan, Recycler,
    choice::COPY,
    locations::{N_ADVANCED, Service, advanced},
    options::{Advanced, Word},
    plans::Effect,
};

impl MintWorks {
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Pass => self.pass(seat, tell),
            Action::Place(placement) => self.place(seat, placement.location(), placement, tell),
            Action::Copy(placement) => self.place(seat, Location::TempAgency, placement, tell),
            Action::CoOp(other) => self.share(seat, other, tell),
        }
        self.go_on(tell);
    }

    pub(crate) fn apply_chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        match drawn {
            Drawn::First(seat) => {
                self.first_player = seat;
                tell(Event::First { seat });
                let random = self.options.advanced == Advanced::Word(Word::Random);
                self.phase = if random { Phase::Advanced } else { Phase::Deal };
            }
            Drawn::Open(location) => {
                self.in_play.insert(location);
                self.open.insert(location);
                tell(Event::InPlay { location });
                if self.in_play.and(advanced()).len() == N_ADVANCED {
                    self.phase = Phase::Deal;
                }
            }
            Drawn::Draw(plan) => {
                if self.deck.contains(plan) {
                    self.deck.remove(plan);
                } else {
                    self.under.take(plan);
                }
                self.drew(plan, tell);
            }
        }
        self.go_on(tell);
    }

    /// Resolves everything that needs no choice.
    fn go_on(&mut self, tell: &mut impl FnMut(Event)) {
        loop {
            match self.phase {
                Phase::Development if self.is_automatic(self.turn) => self.automatic_turn(tell),
                Phase::Deal if self.supply_is_full() => self.begin_round(tell),
                Phase::Refill if self.supply_is_full() => self.use_buildings(tell),
                Phase::Refill if self.deck_is_empty() => {
                    tell(Event::SupplyShort);
                    self.finish(tell);
                }
                _ => return,
            }
        }
    }

    pub(crate) fn begin_round(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Development;
        self.turn = self.first_player;
        self.second_turn = false;
        self.passes = 0;
        tell(Event::Round { round: self.round, seat: self.turn });
    }

    pub(crate) fn pass(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        tell(Event::Passed { seat });
        // Sonic's second pass in a row says no more than his first.
        if !self.second_turn || self.passes == 0 {
            self.passes += 1;
        }
        if self.passes == self.n_seats() {
            self.begin_upkeep(tell);
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        if self.takes_two_turns(self.turn) && !self.second_turn {
            self.second_turn = true;
        } else {
            self.second_turn = false;
            self.turn = self.next_seat(self.turn);
        }
    }

    /// The whole price lies on the space before anything is gained for it.
    pub(crate) fn place(&mut self, seat: Seat, at: Location, placement: Placement, tell: &mut impl FnMut(Event)) {
        let more = if at == Location::TempAgency { COPY } else { 0 };
        let mints = self.price(seat, placement) + more;
        if !self.has_no_end_of_mints(seat) {
            self.quarters[seat].mints -= u16::from(mints);
        }
        self.fill_space(at, mints);
        tell(Event::Placed { seat, location: at, mints });
        self.passes = 0;
        self.leave_traces(seat, at, mints, tell);
        if at == Location::TempAgency {
            tell(Event::Copied { seat, location: placement.location() });
        }
        self.serve(seat, placement, tell);
        if self.phase == Phase::Development {
            self.end_turn();
        }
    }

    /// What every location does, whether mints lie there or the Temp Agency copies it.
    fn serve(&mut self, seat: Seat, placement: Placement, tell: &mut impl FnMut(Event)) {
        match (placement.location().card().service, placement) {
            (Service::Pays(mints), _) => self.gain(seat, mints, tell),
            (Service::PaysAll { own, others }, _) => {
                self.gain(seat, own, tell);
                for other in self.everyone().without(seat).iter() {
                    self.take_mints(other, others);
                }
                tell(Event::OthersGained { seat, mints: others });
            }
            (Service::Leads(mints), _) => {
                self.first_player = seat;
                tell(Event::Token { seat });
                self.gain(seat, mints, tell);
            }
            (Service::SellsPlan, Placement::Supplier(plan)) => {
                let place = self.buy(seat, plan, tell) as u8;
                // Built at once, if at all: an Assembler does not build itself.
                if self.assembles(seat) {
                    self.build(seat, plan, tell);
                }
                if self.ai.is_some() && !self.deck_is_empty() {
                    self.phase = Phase::Replace { place };
                }
            }
            (Service::Builds, Placement::Builder(plan)) => self.build(seat, plan, tell),
            (Service::DrawsPlan, _) => self.phase = Phase::Lottery,
            (Service::Recycles, Placement::Recycler(plan)) => self.recycle(seat, plan, tell),
            (Service::Swaps, Placement::SwapMeet { lose, gain }) => {
                self.lose(seat, lose, tell);
                self.buy(seat, gain, tell);
            }
            (Service::SellsPlan | Service::Builds | Service::Recycles | Service::Swaps | Service::Copies, _) => {
                debug_assert!(false, "{placement} is not what its location does");
            }
        }
    }

    fn gain(&mut self, seat: Seat, mints: u8, tell: &mut impl FnMut(Event)) {
        let mints = self.take_mints(seat, mints);
        tell(Event::Gained { seat, mints });
        self.end_if_mints_ran_out(tell);
    }

    /// Moves a Plan from the supply to `seat` and says where it lay.
    fn buy(&mut self, seat: Seat, plan: Plan, tell: &mut impl FnMut(Event)) -> usize {
        let place = self.supply.take(plan);
        self.quarters[seat].plans.push(plan);
        tell(Event::Bought { seat, plan });
        place
    }

    fn build(&mut self, seat: Seat, plan: Plan, tell: &mut impl FnMut(Event)) {
        self.quarters[seat].plans.take(plan);
        self.quarters[seat].buildings.push(plan);
        self.show(plan);
        tell(Event::Built { seat, plan });
        if let Effect::Opens(location) = plan.card().effect {
            self.open.insert(location);
            tell(Event::Opened { seat, location });
        }
    }

    fn recycle(&mut self, seat: Seat, plan: Plan, tell: &mut impl FnMut(Event)) {
        let mints = match (self.quarters[seat].buildings.contains(plan), self.options.recycler) {
            (false, _) => plan.scrap(),
            (true, Recycler::BuildingsAtCost) => plan.card().cost + self.stars_of(seat, plan),
            (true, Recycler::Plans | Recycler::BuildingsToo) => self.stars_of(seat, plan),
        };
        self.lose(seat, plan, tell);
        // An observer who cannot name the card has seen what it brought.
        if !self.shown.contains(plan) {
            self.weighed.insert(plan);
        }
        self.gain(seat, mints, tell);
    }

    /// A lost deed leaves its location open and without an owner (our ruling).
    fn lose(&mut self, seat: Seat, plan: Plan, tell: &mut impl FnMut(Event)) {
        let quarter = &mut self.quarters[seat];
        if quarter.buildings.contains(plan) {
            quarter.buildings.take(plan);
            if plan.card().effect == Effect::Hoards {
                self.gallery = 0;
            }
        } else {
            quarter.plans.take(plan);
        }
        self.under.push(plan);
        tell(Event::Lost { seat, plan, known_to: self.witnesses_of(plan) });
    }

    fn drew(&mut self, plan: Plan, tell: &mut impl FnMut(Event)) {
        if self.phase == Phase::Lottery {
            let seat = self.turn;
            self.quarters[seat].plans.push(plan);
            if !self.shown.contains(plan) {
                self.quarters[seat].known.insert(plan);
            }
            tell(Event::Drew { seat, plan, known_to: self.witnesses_of(plan) });
            self.phase = Phase::Development;
            self.end_turn();
            return;
        }
        self.show(plan);
        tell(Event::Supplied { plan });
        if let Phase::Replace { place } = self.phase {
            self.supply.insert(usize::from(place), plan);
            self.phase = Phase::Development;
            self.end_turn();
        } else {
            self.supply.push(plan);
        }
    }
}
