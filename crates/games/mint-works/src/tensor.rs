//! What a seat sees, as numbers.
//!
//! Left out: which seats know a card that lies face down, and the order of the cards under the deck.

use kernel::{Piece, RelativeSeats, Seat, Sheet, Tensor};

use crate::{
    Ai, Location, Locations, MintWorks, Options, Phase, Plan, Plans, Row, View,
    locations::MAX_SPACES,
    options::Recycler,
    state::{N_SEATS, Site},
    view::Backs,
};

const PHASES: [&str; 9] = ["first", "advanced", "deal", "development", "lottery", "replace", "refill", "co-op", "over"];
const MINTS: f32 = 20.0;

/// How many numbers cards that lie face down have, and a seat besides its two flags.
const HIDDEN: usize = 1 + Plan::COUNT;
const SEAT: usize = 2 + Plan::COUNT + HIDDEN;

impl Tensor for MintWorks {
    const LEN: usize = 321;
    // A card is in one place.
    const MAX_NONZERO: usize = 160;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        let table = Table {
            options: &view.options,
            solo: view.solo,
            phase: view.phase,
            round: view.round,
            turn: view.turn,
            second_turn: view.second_turn,
            passes: view.passes,
            first_player: view.first_player,
            n_deck: view.n_deck,
            under: Hidden::of_backs(&view.under),
            supply: &view.supply,
            in_play: view.in_play,
            open: view.open,
            sites: &view.sites,
            gallery: view.gallery,
            mint_supply: view.mint_supply,
            leaving: view.leaving,
        };
        row(sheet, around, &table, |seat| {
            let it = &view.seats[seat];
            let (buildings, plans) = (it.buildings.set(), Hidden::of_backs(&it.plans));
            Quarter { mints: it.mints, stars: it.stars, buildings, plans }
        });
    }

    #[inline]
    fn observe(&self, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, self.n_seats(), N_SEATS);
        let nameable = self.shown.or(self.quarters[me].known);
        let hidden = |row: &Row| Hidden { n: row.len(), known: row.set().and(nameable) };
        let table = Table {
            options: &self.options,
            solo: self.ai.is_some(),
            phase: self.phase,
            round: self.round,
            turn: self.turn,
            second_turn: self.second_turn,
            passes: self.passes,
            first_player: self.first_player,
            n_deck: self.deck.len() as u8,
            under: hidden(&self.under),
            supply: &self.supply,
            in_play: self.in_play,
            open: self.open,
            sites: &self.sites,
            gallery: self.gallery,
            mint_supply: self.counted_supply(),
            leaving: self.leaving,
        };
        row(sheet, around, &table, |seat| {
            let it = &self.quarters[seat];
            let mints = (!self.has_no_end_of_mints(seat)).then_some(it.mints);
            Quarter { mints, stars: self.stars(seat), buildings: it.buildings.set(), plans: hidden(&it.plans) }
        });
    }
}

/// What lies on the table.
struct Table<'a> {
    options: &'a Options,
    solo: bool,
    phase: Phase,
    round: u8,
    turn: Seat,
    second_turn: bool,
    passes: u8,
    first_player: Seat,
    n_deck: u8,
    under: Hidden,
    supply: &'a Row,
    in_play: Locations,
    open: Locations,
    sites: &'a [Site; Location::COUNT],
    gallery: u8,
    mint_supply: Option<u8>,
    leaving: u8,
}

/// What is seen of one neighbourhood.
#[derive(Default)]
struct Quarter {
    mints: Option<u16>,
    stars: u8,
    buildings: Plans,
    plans: Hidden,
}

/// How many cards lie face down, and which of them can be named.
#[derive(Copy, Clone, Default)]
struct Hidden {
    n: usize,
    known: Plans,
}

impl Hidden {
    fn of_backs(backs: &Backs) -> Hidden {
        Hidden { n: backs.len(), known: backs.iter().filter_map(|back| back.plan).collect() }
    }
}

#[inline]
fn row(sheet: &mut impl Sheet, around: RelativeSeats, table: &Table<'_>, quarter: impl Fn(Seat) -> Quarter) {
    sheet.word("phase", &PHASES, phase(table.phase));
    sheet.place("turn", around, Some(table.turn));
    sheet.place("first_player", around, Some(table.first_player));
    sheet.number("round", f32::from(table.round) / 16.0);
    sheet.flag("second_turn", table.second_turn);
    sheet.number("passes", f32::from(table.passes) / N_SEATS as f32);
    sheet.flag("buildings_too", table.options.recycler != Recycler::Plans);
    sheet.word("opponent", &Ai::CODES, if table.solo { table.options.ai as usize } else { Ai::CODES.len() });
    sheet.number("deck", f32::from(table.n_deck) / Plan::COUNT as f32);
    sheet.part("under", |sheet| hidden(sheet, table.under));
    sheet.set("supply", table.supply.set());
    // In the solo game it matters which Plan lies nearest to the deck.
    sheet.one("nearest", table.supply.first().filter(|_| table.solo));
    sheet.set("in_play", table.in_play);
    sheet.set("open", table.open);
    for location in Location::each() {
        let site = &table.sites[location.index()];
        sheet.part(format_args!("site.{location}"), |sheet| {
            sheet.optional(2, (site.taken > 0).then_some(*site), |sheet, site| {
                sheet.number("taken", f32::from(site.taken) / MAX_SPACES as f32);
                sheet.number("mints", f32::from(site.mints.iter().sum::<u8>()) / MINTS);
            });
        });
    }
    sheet.number("gallery", f32::from(table.gallery) / MINTS);
    sheet.number("mint_supply", table.mint_supply.map_or(0.0, |it| f32::from(it) / MINTS));
    sheet.number("leaving", f32::from(table.leaving) / MINTS);
    for (place, seat) in around.places() {
        sheet.part(format_args!("seat.{place}"), |sheet| {
            let it = seat.map(&quarter);
            sheet.flag("present", it.is_some());
            sheet.flag("endless_mints", it.as_ref().is_some_and(|it| it.mints.is_none()));
            sheet.optional(SEAT, it, |sheet, it| {
                sheet.number("mints", it.mints.map_or(0.0, |mints| f32::from(mints) / MINTS));
                sheet.number("stars", f32::from(it.stars) / 10.0);
                sheet.set("buildings", it.buildings);
                sheet.part("plans", |sheet| hidden(sheet, it.plans));
            });
        });
    }
}

fn hidden(sheet: &mut impl Sheet, it: Hidden) {
    sheet.number("cards", it.n as f32 / 5.0);
    sheet.set("known", it.known);
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::First => 0,
        Phase::Advanced => 1,
        Phase::Deal => 2,
        Phase::Development => 3,
        Phase::Lottery => 4,
        Phase::Replace { .. } => 5,
        Phase::Refill => 6,
        Phase::CoOp { .. } => 7,
        Phase::Over => 8,
    }
}
