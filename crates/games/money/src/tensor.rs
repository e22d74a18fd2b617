//! What a seat sees, as numbers.
//!
//! Left out: the hands of the deal before, which are no part of this one.

use kernel::{Observer, Piece, RelativeSeats, Seat, Seats, Set, Sheet, Tensor};

use crate::{Card, Cards, Currency, Money, Phase, View, state::N_SEATS, view::SeatView};

const PHASES: [&str; 6] = ["remove", "deal", "bid", "exchange", "refill", "over"];

impl Tensor for Money {
    const LEN: usize = 940;
    // A card is in one place, and in a hand it may be known as well.
    const MAX_NONZERO: usize = 192;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        let table = Table {
            phase: view.phase,
            deals_left: view.options.deals - view.deal,
            round: view.round,
            last_round: view.last_round,
            idle_rounds: view.idle_rounds,
            removed: view.removed,
            n_pile: view.n_pile,
            right: view.right,
            left: view.left,
            sealed: view.sealed,
        };
        row(sheet, around, &table, view.seats[me].hand.unwrap_or_default(), |seat| view.seats[seat]);
    }

    #[inline]
    fn observe(&self, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, self.players(), N_SEATS);
        let table = Table {
            phase: self.phase,
            deals_left: self.options.deals - self.deal,
            round: self.round,
            last_round: self.last_round,
            idle_rounds: self.idle_rounds,
            removed: self.removed,
            n_pile: self.pile.len() as u8,
            right: self.right,
            left: self.left,
            sealed: self.sealed,
        };
        row(sheet, around, &table, self.hands[me], |seat| self.seat_view(seat, Observer::Seat(me)));
    }
}

/// What lies on the table.
struct Table {
    phase: Phase,
    deals_left: u8,
    round: u16,
    last_round: bool,
    idle_rounds: u8,
    removed: Set<Currency>,
    n_pile: u8,
    right: Cards,
    left: Cards,
    sealed: Seats,
}

#[inline]
fn row(sheet: &mut impl Sheet, around: RelativeSeats, table: &Table, hand: Cards, view_of: impl Fn(Seat) -> SeatView) {
    let (phase, actor) = match table.phase {
        Phase::Remove => (0, None),
        Phase::Deal => (1, None),
        Phase::Bid => (2, None),
        Phase::Exchange { actor } => (3, Some(actor)),
        Phase::Refill { .. } => (4, None),
        Phase::Over => (5, None),
    };
    sheet.word("phase", &PHASES, phase);
    sheet.place("actor", around, actor);
    sheet.number("deals_left", f32::from(table.deals_left) / 9.0);
    sheet.number("round", f32::from(table.round) / 32.0);
    sheet.flag("last_round", table.last_round);
    sheet.number("idle_rounds", f32::from(table.idle_rounds) / 3.0);
    sheet.set("removed", table.removed);
    sheet.number("pile", f32::from(table.n_pile) / 31.0);
    sheet.set("right", table.right);
    sheet.set("left", table.left);
    sheet.set("hand", hand);
    for (place, seat) in around.places() {
        sheet.part(format_args!("seat.{place}"), |sheet| {
            sheet.flag("present", seat.is_some());
            sheet.flag("sealed", seat.is_some_and(|seat| table.sealed.contains(seat)));
            sheet.optional(SEAT, seat.map(&view_of), |sheet, it| {
                sheet.number("cards", f32::from(it.n_cards) / 12.0);
                sheet.number("points", f32::from(it.tally.sum()) / 500.0);
                sheet.set("known", it.known);
                sheet.set("bid", it.bid.unwrap_or(Cards::EMPTY));
            });
        });
    }
}

/// How many numbers a seat has besides its two flags.
const SEAT: usize = 2 + 2 * <Card as Piece>::COUNT;
