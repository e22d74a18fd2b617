//! The inputs of a net for a position: what the stalls may become, and nothing of what lies on the table in the middle of
//! a turn, since positions are judged between turns (`plan`).
//!
//! The observation lists the cards of a stall by the order in which they were laid, so a net would have to learn every
//! card nine times over. Here a card has the same inputs wherever it lies, and its worth is reckoned beforehand.

use kernel::{Piece, RelativeSeats, Seat, Sheet};

use crate::{
    Back, Card, Cards, Colour, Donnant, Stall, StallPoints,
    chances::completed_in_a_turn,
    deck::N_BONUSES,
    prospect::Prospect,
    stall::MAX_CARDS,
    state::{N_SEATS, SLOTS, back_of, price_of},
    tensor::{self, ENDINGS, PHASES},
};

/// The price of the cheaper cards of the market.
const CHEAP: u8 = 3;
/// About what a card, and what a stall brings.
const CARD_POINTS: f32 = 5.0;
const POINTS: f32 = 20.0;

/// The best card of each back by its price.
const OFFERS: usize = 4;
/// How many numbers the table has, and a seat besides one flag.
const TABLE: usize = PHASES.len() + 1 + N_SEATS + 1 + ENDINGS.len() + 2 * Card::COUNT + 2;
const SEAT: usize = 6 * Card::COUNT + N_BONUSES + Colour::COUNT + 6 + OFFERS + tensor::TALLY;

pub(crate) const NET_INPUTS: usize = TABLE + N_SEATS * (1 + SEAT);

impl Donnant {
    #[inline]
    pub(crate) fn write_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(viewer, self.players.seats().len(), N_SEATS);
        let (phase, acted, _) = tensor::phase(self.phase);
        sheet.word("phase", &PHASES, phase);
        sheet.flag("acted", acted);
        sheet.place("active", around, Some(self.active));
        sheet.number("round", f32::from(self.round) / 16.0);
        sheet.word("ending", &ENDINGS, self.ending as usize);
        let costing = |cheap: bool| -> Cards {
            let slots = (0..SLOTS).filter(|slot| (price_of(*slot as u8) <= CHEAP) == cheap);
            slots.filter_map(|slot| self.market[slot]).collect()
        };
        sheet.set("cheap", costing(true));
        sheet.set("dear", costing(false));
        sheet.number("deck", self.deck.len() as f32 / Card::COUNT as f32);
        sheet.number("rounds_left", self.rounds_left() / 12.0);
        for (place, seat) in around.places() {
            sheet.part(place, |sheet| {
                sheet.flag("present", seat.is_some());
                sheet.optional(SEAT, seat.map(|seat| self.described(seat)), |sheet, it| write(sheet, &it));
            });
        }
    }

    fn described(&self, seat: Seat) -> Described {
        let stall = self.players[seat].stall;
        let prospect = Prospect::of(self, &stall);
        let mut it = Described { stall, tally: self.tally(seat), ..Described::default() };
        for nth in 0..stall.len() {
            let (card, face) = (stall.card(nth), self.cards().face(stall.card(nth)));
            it.worth[nth] = prospect.worth(nth) / CARD_POINTS;
            it.colours[face.colour.index()] += 1.0 / 3.0;
            if stall.is_done(nth) {
                it.done = it.done.or(Cards::only(card));
                if let Some(kind) = face.effect.bonus_kind() {
                    it.uses[kind] += f32::from(face.uses.saturating_sub(stall.uses(nth))) / 2.0;
                }
            } else {
                it.open = it.open.or(Cards::only(card));
                it.boxes[nth] = stall.open(nth).iter().filter(|open| **open != 0).count() as f32 / 4.0;
                it.at_once[nth] = completed_in_a_turn(face, stall.values(nth), stall.open(nth));
                it.promise += it.at_once[nth] * prospect.whole(nth) / CARD_POINTS;
                it.miss_all *= 1.0 - it.at_once[nth];
            }
        }
        (it.lines, it.lines_of_one_colour) = (prospect.lines(), prospect.lines_of_one_colour());
        for slot in 0..SLOTS {
            if let Some(card) = self.market[slot] {
                let row = 2 * usize::from(back_of(slot as u8) == Back::Yellow);
                let offer = &mut it.offers[row + usize::from(price_of(slot as u8) > CHEAP)];
                *offer = offer.max(prospect.worth_in_hand(card) / CARD_POINTS);
            }
        }
        it
    }
}

/// What one seat has.
struct Described {
    stall: Stall,
    /// Cards with boxes to fill, and completed ones.
    open: Cards,
    done: Cards,
    /// By the order of the stall: how likely a card is completed within a turn, what it may bring, and how many boxes it
    /// lacks.
    at_once: [f32; MAX_CARDS],
    worth: [f32; MAX_CARDS],
    boxes: [f32; MAX_CARDS],
    /// What the cards bring that may be completed within a turn, and how likely none is.
    promise: f32,
    miss_all: f32,
    uses: [f32; N_BONUSES],
    colours: [f32; Colour::COUNT],
    offers: [f32; OFFERS],
    lines: f32,
    lines_of_one_colour: f32,
    tally: StallPoints,
}

impl Default for Described {
    fn default() -> Self {
        Described {
            stall: Stall::default(),
            open: Cards::EMPTY,
            done: Cards::EMPTY,
            at_once: [0.0; MAX_CARDS],
            worth: [0.0; MAX_CARDS],
            boxes: [0.0; MAX_CARDS],
            promise: 0.0,
            miss_all: 1.0,
            uses: [0.0; N_BONUSES],
            colours: [0.0; Colour::COUNT],
            offers: [0.0; OFFERS],
            lines: 0.0,
            lines_of_one_colour: 0.0,
            tally: StallPoints::default(),
        }
    }
}

#[inline]
fn write(sheet: &mut impl Sheet, it: &Described) {
    let nth = |card: Card| it.stall.find(card).unwrap_or(0);
    sheet.each("open", 4, it.open, |sheet, card: Card| {
        sheet.flag("is", true);
        sheet.number("at_once", it.at_once[nth(card)]);
        sheet.number("worth", it.worth[nth(card)]);
        sheet.number("boxes", it.boxes[nth(card)]);
    });
    sheet.each("done", 2, it.done, |sheet, card: Card| {
        sheet.flag("is", true);
        sheet.number("worth", it.worth[nth(card)]);
    });
    it.uses.iter().enumerate().for_each(|(kind, uses)| sheet.number(kind, *uses));
    it.colours.iter().enumerate().for_each(|(colour, n)| sheet.number(colour, *n));
    it.offers.iter().enumerate().for_each(|(kind, worth)| sheet.number(kind, *worth));
    sheet.number("cards", it.stall.len() as f32 / MAX_CARDS as f32);
    sheet.number("points", f32::from(it.tally.sum()) / POINTS);
    sheet.number("lines", it.lines);
    sheet.number("lines_of_one_colour", it.lines_of_one_colour);
    sheet.number("promise", it.promise);
    sheet.number("miss_all", if it.stall.is_empty() { 0.0 } else { it.miss_all });
    tensor::tally(sheet, &it.tally);
}
