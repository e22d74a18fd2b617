//! What a seat sees, as numbers.
//!
//! Left out: the hands of the deal before, which are no part of this one.

use kernel::{RelativeSeats, Seat, Sheet, Tensor};

use crate::{Cards, Money, Phase, View, state::N_SEATS};

const PHASES: [&str; 6] = ["remove", "deal", "bid", "exchange", "refill", "over"];

impl Tensor for Money {
    const LEN: usize = 940;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        let (phase, actor) = match view.phase {
            Phase::Remove => (0, None),
            Phase::Deal => (1, None),
            Phase::Bid => (2, None),
            Phase::Exchange { actor } => (3, Some(actor)),
            Phase::Refill { .. } => (4, None),
            Phase::Over => (5, None),
        };
        sheet.word("phase", &PHASES, phase);
        sheet.place("actor", around, actor);
        sheet.number("deals_left", f32::from(view.options.deals - view.deal) / 9.0);
        sheet.number("round", f32::from(view.round) / 32.0);
        sheet.flag("last_round", view.last_round);
        sheet.number("idle_rounds", f32::from(view.idle_rounds) / 3.0);
        sheet.set("removed", view.removed);
        sheet.number("pile", f32::from(view.n_pile) / 31.0);
        sheet.set("right", view.right);
        sheet.set("left", view.left);
        let own = &view.seats[me];
        sheet.set("hand", own.hand.unwrap_or_default());
        for (place, seat) in around.places() {
            sheet.part(format_args!("seat.{place}"), |sheet| {
                let it = seat.map(|seat| view.seats[seat]).unwrap_or_default();
                sheet.flag("present", seat.is_some());
                sheet.flag("sealed", seat.is_some_and(|seat| view.sealed.contains(seat)));
                sheet.number("cards", f32::from(it.n_cards) / 12.0);
                sheet.number("points", f32::from(it.tally.sum()) / 500.0);
                sheet.set("known", it.known);
                sheet.set("bid", it.bid.unwrap_or(Cards::EMPTY));
            });
        }
    }
}
