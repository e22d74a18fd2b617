//! What is hidden from whom, and what a hidden part may be.

use kernel::{BySeat, Draw, Observer, Piece, Seat, Seats, Witnesses};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{
    Location, Locations, MintWorks, Options, Phase, Plan, Plans, Row,
    state::{N_SEATS, Quarter, Site},
};

/// Cards that lie face down in a known order.
pub type Backs = ArrayVec<[Back; Plan::COUNT]>;

/// All that one observer can know.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was settled beforehand.
    pub options: Options,
    /// Whether the second seat plays by itself.
    pub solo: bool,
    /// What the game waits for.
    pub phase: Phase,
    /// The number of the round, from one.
    pub round: u8,
    /// Whose turn it is in the development phase.
    pub turn: Seat,
    /// Whether Sonic takes the second of his two turns.
    pub second_turn: bool,
    /// How many passed in a row.
    pub passes: u8,
    /// Who has the first-player token.
    pub first_player: Seat,
    /// How many Plans the deck has, those under it not counted.
    pub n_deck: u8,
    /// The arbiter alone knows which.
    pub deck: Option<Plans>,
    /// What was lost, in the order in which it will be drawn.
    #[cfg_attr(feature = "ts", ts(type = "Array<Back>"))]
    pub under: Backs,
    /// The Plans to be had; in the solo game the nearest to the deck comes first.
    #[cfg_attr(feature = "ts", ts(type = "Array<Plan>"))]
    pub supply: Row,
    /// The locations of this game.
    pub in_play: Locations,
    /// Those that may be used.
    pub open: Locations,
    /// The spaces of every location, in the order of all locations.
    pub sites: [Site; Location::COUNT],
    /// What each player has, by seat.
    pub seats: BySeat<SeatView, N_SEATS>,
    /// The mints on the Gallery.
    pub gallery: u8,
    /// What is left of the supply of mints, where it has a bottom.
    pub mint_supply: Option<u8>,
    /// Those of Rachael's mints on the Supplier that will leave the game.
    pub leaving: u8,
}

kernel::fields!(View { field options, field solo, field phase, field round, field turn, field second_turn, field passes, field first_player, field n_deck, field deck, field under, field supply, field in_play, field open, field sites, each seats, field gallery, field mint_supply, field leaving });

/// What an observer can know of one neighbourhood.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Nothing where they never run out.
    pub mints: Option<u16>,
    /// Not built yet, the oldest first.
    #[cfg_attr(feature = "ts", ts(type = "Array<Back>"))]
    pub plans: Backs,
    /// In the order built.
    #[cfg_attr(feature = "ts", ts(type = "Array<Plan>"))]
    pub buildings: Row,
    /// The prestige of all of them at this moment.
    pub stars: u8,
}

kernel::fields!(SeatView { field mints, field plans, field buildings, field stars });

/// A card that lies face down.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Back {
    /// Which it is, where the observer can know.
    pub plan: Option<Plan>,
    /// Whether everybody can know, spectators too.
    pub shown: bool,
    /// Which seats can know.
    pub known_to: Seats,
    /// What the Recycler gave for it, where all saw that and not all know the card.
    pub scrap: Option<u8>,
}

impl MintWorks {
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let arbiter = observer == Observer::Arbiter;
        let mut seats = BySeat::empty(self.n_seats());
        for (seat, quarter) in self.quarters.iter() {
            seats[seat] = SeatView {
                mints: (!self.has_no_end_of_mints(seat)).then_some(quarter.mints),
                plans: quarter.plans.iter().map(|plan| self.back(plan, observer)).collect(),
                buildings: quarter.buildings,
                stars: self.stars(seat),
            };
        }
        View {
            options: self.options,
            solo: self.ai.is_some(),
            phase: self.phase,
            round: self.round,
            turn: self.turn,
            second_turn: self.second_turn,
            passes: self.passes,
            first_player: self.first_player,
            n_deck: self.deck.len() as u8,
            deck: arbiter.then_some(self.deck),
            under: self.under.iter().map(|plan| self.back(plan, observer)).collect(),
            supply: self.supply,
            in_play: self.in_play,
            open: self.open,
            sites: self.sites,
            seats,
            gallery: self.gallery,
            mint_supply: self.counted_supply(),
            leaving: self.leaving,
        }
    }

    fn back(&self, plan: Plan, observer: Observer) -> Back {
        let shown = self.shown.contains(plan);
        let can_name = self.witnesses_of(plan).include(observer);
        Back {
            plan: can_name.then_some(plan),
            shown,
            known_to: self.knowers(plan),
            scrap: self.weighed.contains(plan).then(|| plan.scrap()),
        }
    }

    /// Who could name `plan`, as news and steps have it.
    pub(crate) fn witnesses_of(&self, plan: Plan) -> Witnesses {
        if self.shown.contains(plan) { Witnesses::Everyone } else { Witnesses::Only(self.knowers(plan)) }
    }

    /// Cards that the view does not name are spread at random over the places where a card is hidden, such
    /// that each is what the Recycler gave for it.
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> MintWorks {
        let mut game = MintWorks {
            options: view.options,
            phase: view.phase,
            ai: view.solo.then_some(view.options.ai),
            round: view.round,
            turn: view.turn,
            second_turn: view.second_turn,
            passes: view.passes,
            first_player: view.first_player,
            deck: Plans::EMPTY,
            under: Row::default(),
            supply: view.supply,
            in_play: view.in_play,
            open: view.open,
            sites: view.sites,
            full: Locations::EMPTY,
            quarters: BySeat::empty(view.seats.seats().len()),
            gallery: view.gallery,
            mint_supply: view.mint_supply.unwrap_or(0),
            leaving: view.leaving,
            shown: view.supply.set(),
            weighed: Plans::EMPTY,
        };
        let players = game.players();
        game.full = Location::each().filter(|it| it.spaces(players) <= game.site(*it).taken).collect();
        let mut hidden = Hidden::of(view, rng);
        for (seat, it) in view.seats.iter() {
            game.shown = game.shown.or(it.buildings.set());
            let quarter = Quarter { mints: it.mints.unwrap_or(0), buildings: it.buildings, ..Quarter::default() };
            game.quarters[seat] = quarter;
        }
        for (seat, it) in view.seats.iter() {
            for back in it.plans {
                let plan = hidden.turn(back, rng);
                game.quarters[seat].plans.push(plan);
                game.remember(plan, back);
            }
        }
        for back in view.under {
            let plan = hidden.turn(back, rng);
            game.under.push(plan);
            game.remember(plan, back);
        }
        game.deck = hidden.unseen;
        game
    }

    fn remember(&mut self, plan: Plan, back: Back) {
        if back.shown {
            return self.shown.insert(plan);
        }
        back.known_to.iter().for_each(|seat| self.quarters[seat].known.insert(plan));
        if back.scrap.is_some() {
            self.weighed.insert(plan);
        }
    }
}

/// The cards that a view does not name.
struct Hidden {
    unseen: Plans,
    /// The cards for those places whose price at the Recycler is known, in order. They are drawn before
    /// all others, since they have fewer to be drawn from.
    weighed: ArrayVec<[Plan; Plan::COUNT]>,
}

impl Hidden {
    fn of(view: &View, rng: &mut impl Rng) -> Hidden {
        let mut unseen = Plans::all().minus(view.supply.set());
        for (_, it) in view.seats.iter() {
            unseen = unseen.minus(it.buildings.set());
        }
        backs(view).filter_map(|back| back.plan).for_each(|plan| unseen.remove(plan));
        let mut this = Hidden { unseen, weighed: ArrayVec::new() };
        for scrap in backs(view).filter(|back| back.plan.is_none()).filter_map(|back| back.scrap) {
            let plan = this.draw(|plan| plan.scrap() == scrap, rng);
            this.weighed.push(plan);
        }
        this
    }

    /// The card that lies in the next place, whose back is `back`.
    fn turn(&mut self, back: Back, rng: &mut impl Rng) -> Plan {
        match back {
            Back { plan: Some(plan), .. } => plan,
            Back { scrap: Some(_), .. } => self.weighed.remove(0),
            _ => self.draw(|_| true, rng),
        }
    }

    fn draw(&mut self, fits: impl Fn(Plan) -> bool, rng: &mut impl Rng) -> Plan {
        let among: Plans = self.unseen.iter().filter(|plan| fits(*plan)).collect();
        let plan = among.nth(rng.below(among.len()));
        self.unseen.remove(plan);
        plan
    }
}

/// In the order in which [`MintWorks::from_view`] turns them.
fn backs(view: &View) -> impl Iterator<Item = Back> {
    view.seats.iter().flat_map(|(_, it)| it.plans).chain(view.under)
}
