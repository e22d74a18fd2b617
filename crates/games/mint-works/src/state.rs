use kernel::{BySeat, OptionsError, Piece, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Advanced, Ai, Location, Locations, Options, Plan, Plans, Row,
    locations::{MAX_SPACES, core, deeds},
    options::Word,
    solo,
};

/// No more may play.
pub const MAX_PLAYERS: u8 = 4;
pub(crate) const N_SEATS: usize = MAX_PLAYERS as usize;

/// What everybody begins with.
const MINTS: u16 = 3;
/// How many Plans the supply is filled up to in company.
const SUPPLY: usize = 3;

/// The state of play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MintWorks {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Whose opponent plays by itself, and who that is.
    pub(crate) ai: Option<Ai>,
    /// The number of the round, from one.
    pub(crate) round: u8,
    /// Whose turn it is in the development phase.
    pub(crate) turn: Seat,
    /// Whether Sonic takes the second of his two turns.
    pub(crate) second_turn: bool,
    /// How many passed in a row.
    pub(crate) passes: u8,
    pub(crate) first_player: Seat,
    /// Its order is unknown to everybody.
    pub(crate) deck: Plans,
    /// What was lost, in the order in which it will be drawn once the deck is used up.
    pub(crate) under: Row,
    /// In company the order means nothing; in the solo game the nearest to the deck comes first.
    pub(crate) supply: Row,
    pub(crate) in_play: Locations,
    pub(crate) open: Locations,
    pub(crate) sites: [Site; Location::COUNT],
    /// The locations without a free space: the sites tell, but every choice asks.
    pub(crate) full: Locations,
    pub(crate) quarters: BySeat<Quarter, N_SEATS>,
    /// The mints on the Gallery.
    pub(crate) gallery: u8,
    /// What is left of Rachael's thirty mints; elsewhere the supply has no bottom and this is zero.
    pub(crate) mint_supply: u8,
    /// Those of Rachael's mints on the Supplier that will leave the game.
    pub(crate) leaving: u8,
    /// The cards that everybody could name, wherever they are.
    pub(crate) shown: Plans,
    /// Not shown, but what the Recycler gave for them was seen by all.
    pub(crate) weighed: Plans,
}

// Search clones states all the time.
const _: () = assert!(size_of::<MintWorks>() <= 512);

/// The neighbourhood of a player.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Quarter {
    /// Of no meaning for Mort, who has as many as he wants.
    pub mints: u16,
    /// Not built yet, the oldest first.
    pub plans: Row,
    /// In the order built.
    pub buildings: Row,
    /// The cards this player could name though not everybody can, wherever they are.
    pub known: Plans,
}

/// The spaces of a location. They are filled in order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Site {
    /// How many spaces are taken or blocked.
    pub taken: u8,
    /// The mints on each; none where it is free or blocked.
    pub mints: [u8; MAX_SPACES],
}

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Phase {
    /// Nature says who begins.
    First,
    /// Nature says which advanced locations are in play.
    Advanced,
    /// Nature opens the first supply of Plans.
    Deal,
    /// Whose turn it is places or passes.
    Development,
    /// Nature draws a Plan for the player whose turn it is.
    Lottery,
    /// Nature replaces a Plan that was bought in the solo game.
    Replace {
        /// How many Plans of the supply come before it.
        place: u8,
    },
    /// Upkeep: nature fills the supply.
    Refill,
    /// Upkeep: the owner of the Co-Op chooses who gains a mint.
    CoOp { owner: Seat },
    /// The game has ended.
    Over,
}

impl MintWorks {
    pub(crate) fn begin(players: u8, options: &Options) -> Result<Self, OptionsError> {
        if !(1..=MAX_PLAYERS).contains(&players) {
            return Err(OptionsError::Players);
        }
        options.fit(players)?;
        let ai = (players == 1).then_some(options.ai);
        let seats = if ai.is_some() { 2 } else { players };
        let chosen = match options.advanced {
            Advanced::Word(Word::None | Word::Random) => Locations::EMPTY,
            Advanced::These(these) => these,
        };
        let mut this = MintWorks {
            options: *options,
            phase: Phase::Deal,
            ai,
            round: 1,
            turn: Seat::new(0),
            second_turn: false,
            passes: 0,
            first_player: Seat::new(0),
            deck: Plans::all(),
            under: Row::default(),
            supply: Row::default(),
            in_play: core().or(deeds()).or(chosen),
            open: core().or(chosen),
            sites: [Site::default(); Location::COUNT],
            full: Locations::EMPTY,
            quarters: BySeat::empty(seats),
            gallery: 0,
            mint_supply: 0,
            leaving: 0,
            shown: Plans::EMPTY,
            weighed: Plans::EMPTY,
        };
        this.everyone().iter().for_each(|seat| this.quarters[seat].mints = MINTS);
        match ai {
            Some(ai) => this.seat_opponent(ai),
            None => this.phase = Phase::First,
        }
        Ok(this)
    }

    pub(crate) fn supply_is_full(&self) -> bool {
        self.supply.len() == if self.ai.is_some() { solo::SUPPLY } else { SUPPLY }
    }

    /// The number of people, by which the locations have their spaces.
    pub(crate) fn players(&self) -> u8 {
        if self.ai.is_some() { 1 } else { self.n_seats() }
    }

    /// The number of neighbourhoods.
    pub(crate) fn n_seats(&self) -> u8 {
        self.quarters.as_slice().len() as u8
    }

    /// Every seat with a neighbourhood, the automatic opponent's too.
    pub(crate) fn everyone(&self) -> Seats {
        self.quarters.seats()
    }

    /// The seats that choose.
    pub(crate) fn people(&self) -> Seats {
        Seats::first(self.players())
    }

    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::new(if next == usize::from(self.n_seats()) { 0 } else { next })
    }

    pub(crate) fn site(&self, location: Location) -> &Site {
        &self.sites[location as usize]
    }

    pub(crate) fn has_free_space(&self, location: Location) -> bool {
        !self.full.contains(location)
    }

    /// Lays `mints` on the next space.
    pub(crate) fn fill_space(&mut self, location: Location, mints: u8) {
        let spaces = location.spaces(self.players());
        let site = &mut self.sites[location as usize];
        site.mints[usize::from(site.taken)] = mints;
        site.taken += 1;
        if site.taken == spaces {
            self.full.insert(location);
        }
    }

    /// The spaces that are left cannot be used.
    pub(crate) fn block_spaces(&mut self, location: Location) {
        self.sites[location as usize].taken = location.spaces(self.players());
        self.full.insert(location);
    }

    pub(crate) fn clear_spaces(&mut self) {
        self.sites = [Site::default(); Location::COUNT];
        self.full = Locations::EMPTY;
    }

    /// Whether no Plan can be drawn any more.
    pub(crate) fn deck_is_empty(&self) -> bool {
        self.deck.is_empty() && self.under.is_empty()
    }

    /// Whose Building opened this location; none while it is closed or its deed is lost.
    pub(crate) fn owner(&self, location: Location) -> Option<Seat> {
        let deed = match location {
            Location::Wholesaler => Plan::Wholesaler,
            Location::Lotto => Plan::Lotto,
            _ => return None,
        };
        self.quarters.iter().find(|(_, quarter)| quarter.buildings.contains(deed)).map(|(seat, _)| seat)
    }

    /// Who could name `plan`.
    pub(crate) fn knowers(&self, plan: Plan) -> Seats {
        if self.shown.contains(plan) {
            return self.everyone();
        }
        self.quarters.iter().filter(|(_, quarter)| quarter.known.contains(plan)).map(|(seat, _)| seat).collect()
    }

    /// From now on everybody can name `plan`.
    pub(crate) fn show(&mut self, plan: Plan) {
        self.shown.insert(plan);
        self.weighed.remove(plan);
        for seat in self.everyone().iter() {
            self.quarters[seat].known.remove(plan);
        }
    }

    /// Whether nature still prepares the first round.
    pub fn is_fresh(&self) -> bool {
        matches!(self.phase, Phase::First | Phase::Advanced | Phase::Deal)
    }

    /// How many cards there are, wherever they lie; panics if one lies in two places.
    pub fn census(&self) -> u32 {
        let rows = self.quarters.iter().flat_map(|(_, quarter)| [quarter.plans.set(), quarter.buildings.set()]);
        let (mut all, mut n) = (Plans::EMPTY, 0);
        for place in rows.chain([self.deck, self.under.set(), self.supply.set()]) {
            all = all.or(place);
            n += place.len();
        }
        assert_eq!(all.len(), n, "a card lies in two places");
        n
    }

    /// How many mints there are besides those of a supply without bottom and of Mort.
    pub fn mints_in_game(&self) -> u32 {
        let on_sites: u32 = self.sites.iter().flat_map(|site| site.mints).map(u32::from).sum();
        let owned: u32 = self.quarters.iter().map(|(_, quarter)| u32::from(quarter.mints)).sum();
        on_sites + owned + u32::from(self.gallery) + u32::from(self.mint_supply)
    }
}
