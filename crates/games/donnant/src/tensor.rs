//! What a seat sees, as numbers.
//!
//! Cards are known by their codes: what is printed on them is data, which another deck may change. Left
//! out: who put a card under a deck, and the order of the cards there.

use kernel::{Piece, RelativeSeats, Seat, Sheet, Tensor};

use crate::{
    Back, Card, Cards, Colour, Dice, Donnant, Ending, Phase, StallPoints, Tweak, View,
    deck::MAX_BOXES,
    options::{JokerCardRule, JokerRule, WindowRule},
    stall::{Laid, MAX_CARDS, SIDE},
    state::{N_SEATS, SLOTS},
    view::{SeatView, UnderView},
};

const PHASES: [&str; 12] = [
    "deal",
    "setup",
    "rolling",
    "roll",
    "window",
    "act",
    "lay",
    "refill",
    "joker-dice",
    "joker-draw",
    "joker-lay",
    "end",
];
const ENDINGS: [&str; 3] = ["no", "this-round", "last-round"];
const FACES: f32 = 6.0;
const POINTS: f32 = 20.0;

impl Tensor for Donnant {
    const LEN: usize = 3146;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        let (phase, acted, slot) = phase(view.phase);
        sheet.word("phase", &PHASES, phase);
        sheet.flag("acted", acted);
        sheet.number("slot", slot.map_or(0.0, |slot| f32::from(slot + 1) / SLOTS as f32));
        sheet.flag("window_b", view.options.window == WindowRule::B);
        sheet.flag("joker_free", view.options.joker == JokerRule::Free);
        sheet.flag("may_decline", view.options.joker_card == JokerCardRule::MayDecline);
        sheet.number("round", f32::from(view.round) / 16.0);
        sheet.place("active", around, Some(view.active));
        sheet.number("rolls", f32::from(view.rolls) / 3.0);
        sheet.counts("dice", FACES, |die: Colour| view.dice[die.index()].into());
        sheet.set("rolling", view.rolling);
        sheet.set("rejected", view.rejected);
        sheet.set("spent", view.spent);
        sheet.word("ending", &ENDINGS, view.ending as usize);
        for (slot, card) in view.market.iter().enumerate() {
            sheet.one(format_args!("market.{slot}"), *card);
        }
        for back in Back::ALL {
            sheet.part(format_args!("deck.{back}"), |sheet| {
                sheet.number("cards", f32::from(view.n_deck[back.index()]) / back.cards().len() as f32);
                under(sheet, &view.under[back.index()]);
            });
        }
        own(sheet, &view.seats[me]);
        for (place, seat) in around.places() {
            sheet.part(format_args!("seat.{place}"), |sheet| {
                sheet.flag("present", seat.is_some());
                sheet.flag("waiting", seat.is_some_and(|seat| view.waiting.contains(seat)));
                stall(sheet, seat.map(|seat| &view.seats[seat]));
            });
        }
    }
}

/// Its place in the list, whether the active player has acted, and the place of the market in question.
fn phase(phase: Phase) -> (usize, bool, Option<u8>) {
    match phase {
        Phase::Deal => (0, false, None),
        Phase::Setup => (1, false, None),
        Phase::Rolling => (2, false, None),
        Phase::Roll => (3, false, None),
        Phase::Window => (4, false, None),
        Phase::Act { acted } => (5, acted, None),
        Phase::Lay { slot } => (6, true, Some(slot)),
        Phase::Refill { slot } => (7, true, Some(slot)),
        Phase::JokerDice { marks } => (8, marks > 0, None),
        Phase::JokerDraw { .. } => (9, true, None),
        Phase::JokerLay => (10, true, None),
        Phase::End => (11, true, None),
        Phase::Over => (PHASES.len(), true, None),
    }
}

fn under(sheet: &mut impl Sheet, under: &[UnderView]) {
    sheet.number("under", under.len() as f32 / 10.0);
    sheet.set("known", under.iter().filter_map(|it| it.card).collect::<Cards>());
}

/// What only the seat itself sees.
fn own(sheet: &mut impl Sheet, it: &SeatView) {
    sheet.one("discard", it.own.and_then(|own| own.discard));
    sheet.set("used", it.own.map_or(Dice::EMPTY, |own| own.used));
}

fn stall(sheet: &mut impl Sheet, it: Option<&SeatView>) {
    sheet.number("n_hand", it.map_or(0.0, |it| f32::from(it.n_hand) / 4.0));
    sheet.set("hand", it.and_then(|it| it.hand).unwrap_or(Cards::EMPTY));
    for die in Colour::each() {
        sheet.part(format_args!("tweak.{die}"), |sheet| tweak(sheet, it.and_then(|it| it.tweaks[die.index()])));
    }
    for nth in 0..MAX_CARDS {
        sheet.part(format_args!("stall.{nth}"), |sheet| laid(sheet, it.and_then(|it| it.stall.get(nth))));
    }
    tally(sheet, &it.map(|it| it.tally).unwrap_or_default());
}

/// A die as bonuses have made it.
fn tweak(sheet: &mut impl Sheet, tweak: Option<Tweak>) {
    sheet.number("value", tweak.map_or(0.0, |it| f32::from(it.value) / FACES));
    sheet.one("colour", tweak.map(|it| it.colour));
}

fn laid(sheet: &mut impl Sheet, laid: Option<&Laid>) {
    let number = |of: fn(&Laid) -> f32| laid.map_or(0.0, of);
    sheet.one("card", laid.map(|it| it.card));
    sheet.number("x", number(|it| f32::from(it.x) / f32::from(SIDE - 1)));
    sheet.number("y", number(|it| f32::from(it.y) / f32::from(SIDE - 1)));
    sheet.flag("done", laid.is_some_and(|it| it.done));
    sheet.number("uses", number(|it| f32::from(it.uses) / 3.0));
    for nth in 0..MAX_BOXES {
        let value = laid.and_then(|it| it.boxes.get(nth).copied().flatten()).unwrap_or(0);
        sheet.number(format_args!("box.{nth}"), f32::from(value) / FACES);
    }
}

fn tally(sheet: &mut impl Sheet, it: &StallPoints) {
    let StallPoints { neighbours, colour, colour_neighbours, lines, five_colours, one_colour_lines, bonuses } = *it;
    sheet.part("points", |sheet| {
        sheet.number("neighbours", f32::from(neighbours) / POINTS);
        sheet.number("colour", f32::from(colour) / POINTS);
        sheet.number("colour_neighbours", f32::from(colour_neighbours) / POINTS);
        sheet.number("lines", f32::from(lines) / POINTS);
        sheet.number("five_colours", f32::from(five_colours) / POINTS);
        sheet.number("one_colour_lines", f32::from(one_colour_lines) / POINTS);
        sheet.number("bonuses", f32::from(bonuses) / POINTS);
    });
}

// A card is known by its place in the list of codes, and so is its number here.
const _: () = assert!(Card::COUNT == Card::CODES.len() && Ending::LastRound as usize == ENDINGS.len() - 1);
