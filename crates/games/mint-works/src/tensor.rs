//! What a seat sees, as numbers.
//!
//! Left out: which seats know a card that lies face down, and the order of the cards under the deck.

use kernel::{Piece, RelativeSeats, Seat, Sheet, Tensor};

use crate::{
    Ai, Location, MintWorks, Phase, Plan, Plans, View, locations::MAX_SPACES, options::Recycler, state::N_SEATS,
    view::Backs,
};

const PHASES: [&str; 9] = ["first", "advanced", "deal", "development", "lottery", "replace", "refill", "co-op", "over"];
const MINTS: f32 = 20.0;

impl Tensor for MintWorks {
    const LEN: usize = 321;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        sheet.word("phase", &PHASES, phase(view.phase));
        sheet.place("turn", around, Some(view.turn));
        sheet.place("first_player", around, Some(view.first_player));
        sheet.number("round", f32::from(view.round) / 16.0);
        sheet.flag("second_turn", view.second_turn);
        sheet.number("passes", f32::from(view.passes) / N_SEATS as f32);
        sheet.flag("buildings_too", view.options.recycler != Recycler::Plans);
        sheet.word("opponent", &Ai::CODES, if view.solo { view.options.ai as usize } else { Ai::CODES.len() });
        sheet.number("deck", f32::from(view.n_deck) / Plan::COUNT as f32);
        sheet.part("under", |sheet| backs(sheet, &view.under));
        sheet.set("supply", view.supply.set());
        // In the solo game it matters which Plan lies nearest to the deck.
        sheet.one("nearest", view.supply.first().filter(|_| view.solo));
        sheet.set("in_play", view.in_play);
        sheet.set("open", view.open);
        for location in Location::each() {
            let site = &view.sites[location.index()];
            sheet.part(format_args!("site.{location}"), |sheet| {
                sheet.number("taken", f32::from(site.taken) / MAX_SPACES as f32);
                sheet.number("mints", f32::from(site.mints.iter().sum::<u8>()) / MINTS);
            });
        }
        sheet.number("gallery", f32::from(view.gallery) / MINTS);
        sheet.number("mint_supply", view.mint_supply.map_or(0.0, |it| f32::from(it) / MINTS));
        sheet.number("leaving", f32::from(view.leaving) / MINTS);
        for (place, seat) in around.places() {
            sheet.part(format_args!("seat.{place}"), |sheet| {
                let it = seat.map(|seat| view.seats[seat]).unwrap_or_default();
                sheet.flag("present", seat.is_some());
                sheet.flag("endless_mints", seat.is_some() && it.mints.is_none());
                sheet.number("mints", it.mints.map_or(0.0, |mints| f32::from(mints) / MINTS));
                sheet.number("stars", f32::from(it.stars) / 10.0);
                sheet.set("buildings", it.buildings.set());
                sheet.part("plans", |sheet| backs(sheet, &it.plans));
            });
        }
    }
}

/// How many cards lie face down, and which of them can be named.
fn backs(sheet: &mut impl Sheet, backs: &Backs) {
    let known: Plans = backs.iter().filter_map(|back| back.plan).collect();
    sheet.number("cards", backs.len() as f32 / 5.0);
    sheet.set("known", known);
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
