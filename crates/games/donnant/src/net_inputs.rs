//! The inputs of a net for a position.
//!
//! The observation lists the cards of a stall by the order in which they were laid, so a net would have to learn every
//! card nine times over. Here a card has the same inputs wherever it lies, and its worth is reckoned beforehand.

use kernel::{Piece, RelativeSeats, Seat, Sheet};

use crate::{
    Card, Cards, Colour, Donnant, Stall, StallPoints,
    deck::N_BONUSES,
    estimate::Prospect,
    stall::MAX_CARDS,
    state::{N_SEATS, SLOTS, price_of},
    tensor::{self, ENDINGS, PHASES},
};

const FACES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
const ROLLS: [&str; 4] = ["0", "1", "2", "3"];
/// The price of the cheaper cards of the market.
const CHEAP: u8 = 3;
/// About what a card, and what a stall brings.
const CARD_POINTS: f32 = 5.0;
const POINTS: f32 = 20.0;

const N_DICE: usize = Colour::COUNT;
/// How many numbers the table has, and a seat besides two flags.
const TABLE: usize = PHASES.len()
    + 1
    + N_SEATS
    + ROLLS.len()
    + 1
    + ENDINGS.len()
    + (N_DICE + 1) * FACES.len()
    + 2 * N_DICE
    + 2 * Card::COUNT
    + 2;
const SEAT: usize = 6 * Card::COUNT + N_BONUSES + Colour::COUNT + 4 + tensor::TALLY;

pub(crate) const NET_INPUTS: usize = TABLE + N_SEATS * (2 + SEAT);

impl Donnant {
    #[inline]
    pub(crate) fn write_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(viewer, self.players.seats().len(), N_SEATS);
        let (phase, acted, _) = tensor::phase(self.phase);
        sheet.word("phase", &PHASES, phase);
        sheet.flag("acted", acted);
        sheet.place("active", around, Some(self.active));
        sheet.word("rolls", &ROLLS, self.rolls.into());
        sheet.number("round", f32::from(self.round) / 16.0);
        sheet.word("ending", &ENDINGS, self.ending as usize);
        let mut equal = [0u8; FACES.len()];
        for die in Colour::ALL {
            let value = if self.spent.contains(die) { 0 } else { self.die(self.active, die).value };
            // A die that is spent or not yet rolled has no value: the word beyond the last.
            let face = usize::from(value).checked_sub(1).unwrap_or(FACES.len());
            sheet.word(die, &FACES, face);
            if let Some(n) = equal.get_mut(face) {
                *n += 1;
            }
        }
        FACES.iter().zip(equal).for_each(|(face, n)| sheet.number(face, f32::from(n) / 3.0));
        sheet.set("rejected", self.rejected);
        sheet.set("spent", self.spent);
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
                sheet.flag("waiting", seat.is_some_and(|seat| self.waiting.contains(seat)));
                sheet.optional(SEAT, seat.map(|seat| self.described(seat)), |sheet, it| write(sheet, &it));
            });
        }
    }

    fn described(&self, seat: Seat) -> Described {
        let player = &self.players[seat];
        let stall = player.stall;
        let prospect = Prospect::of(self, &stall);
        let mut it = Described { hand: player.hand, stall, tally: self.tally(seat), ..Described::default() };
        for nth in 0..stall.len() {
            let (card, face) = (stall.card(nth), self.cards().face(stall.card(nth)));
            it.worth[nth] = prospect.worth(nth) / CARD_POINTS;
            it.chance[nth] = prospect.chance(nth);
            it.boxes[nth] = stall.open(nth).iter().filter(|open| **open != 0).count() as f32 / 4.0;
            it.colours[face.colour.index()] += 1.0 / 3.0;
            if stall.is_done(nth) {
                it.done = it.done.or(Cards::only(card));
                if let Some(kind) = face.effect.bonus_kind() {
                    it.uses[kind] += f32::from(face.uses.saturating_sub(stall.uses(nth))) / 2.0;
                }
            } else {
                it.open = it.open.or(Cards::only(card));
            }
        }
        (it.lines, it.lines_of_one_colour) = (prospect.lines(), prospect.lines_of_one_colour());
        it
    }
}

/// What one seat has.
#[derive(Default)]
struct Described {
    hand: Cards,
    stall: Stall,
    /// Cards with boxes to fill, and completed ones.
    open: Cards,
    done: Cards,
    /// By the order of the stall: how likely a card is completed, what it may bring, and how many boxes it lacks.
    chance: [f32; MAX_CARDS],
    worth: [f32; MAX_CARDS],
    boxes: [f32; MAX_CARDS],
    uses: [f32; N_BONUSES],
    colours: [f32; Colour::COUNT],
    lines: f32,
    lines_of_one_colour: f32,
    tally: StallPoints,
}

#[inline]
fn write(sheet: &mut impl Sheet, it: &Described) {
    let nth = |card: Card| it.stall.find(card).unwrap_or(0);
    sheet.set("hand", it.hand);
    sheet.each("open", 3, it.open, |sheet, card: Card| {
        sheet.number("chance", it.chance[nth(card)]);
        sheet.number("worth", it.worth[nth(card)]);
        sheet.number("boxes", it.boxes[nth(card)]);
    });
    sheet.each("done", 2, it.done, |sheet, card: Card| {
        sheet.flag("is", true);
        sheet.number("worth", it.worth[nth(card)]);
    });
    it.uses.iter().enumerate().for_each(|(kind, uses)| sheet.number(kind, *uses));
    it.colours.iter().enumerate().for_each(|(colour, n)| sheet.number(colour, *n));
    sheet.number("cards", it.stall.len() as f32 / MAX_CARDS as f32);
    sheet.number("points", f32::from(it.tally.sum()) / POINTS);
    sheet.number("lines", it.lines);
    sheet.number("lines_of_one_colour", it.lines_of_one_colour);
    tensor::tally(sheet, &it.tally);
}
