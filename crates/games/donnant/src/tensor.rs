//! What a seat sees, as numbers.
//!
//! Cards are known by their codes: what is printed on them is data, which another deck may change. Left
//! out: who put a card under a deck, and the order of the cards there.

use kernel::{Piece, RelativeSeats, Seat, Seats, Set, Sheet, Tensor};

use crate::{
    Back, Card, Cards, Colour, Dice, Donnant, Ending, Options, Phase, Since, Stall, StallPoints, Tweak, View,
    deck::MAX_BOXES,
    options::{JokerCardRule, JokerRule, WindowRule},
    possible::{self, Values},
    stall::{Laid, MAX_CARDS, SIDE},
    state::{N_SEATS, SLOTS},
    view::UnderView,
};

pub(crate) const PHASES: [&str; 12] = [
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
pub(crate) const ENDINGS: [&str; 3] = ["no", "this-round", "last-round"];
const FACES: f32 = 6.0;
const POINTS: f32 = 20.0;

/// How many numbers a changed die, a card of a stall, the points and a seat have, the last besides two flags.
const TWEAK: usize = 1 + Colour::COUNT;
const LAID: usize = Card::COUNT + 4 + MAX_BOXES;
pub(crate) const TALLY: usize = 7;
const SEAT: usize = 1 + Card::COUNT + Colour::COUNT * TWEAK + MAX_CARDS * LAID + TALLY;

impl Tensor for Donnant {
    const LEN: usize = 3146;
    // A card is in one place, and in a stall it has 13 numbers.
    const MAX_NONZERO: usize = 704;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        let known =
            |under: &[UnderView]| Hidden { n: under.len(), known: under.iter().filter_map(|it| it.card).collect() };
        let own = view.seats[me].own;
        let table = Table {
            options: &view.options,
            phase: view.phase,
            round: view.round,
            active: view.active,
            rolls: view.rolls,
            dice: view.dice,
            rolling: view.rolling,
            rejected: view.rejected,
            spent: view.spent,
            waiting: view.waiting,
            ending: view.ending,
            market: &view.market,
            n_deck: view.n_deck,
            under: [known(&view.under[0]), known(&view.under[1])],
            discard: own.and_then(|own| own.discard),
            used: own.map_or(Dice::EMPTY, |own| own.used),
        };
        row(sheet, around, &table, |sheet, seat| {
            let it = &view.seats[seat];
            let (hand, tweaks) = (it.hand.unwrap_or(Cards::EMPTY), it.tweaks);
            let player =
                Player { n_hand: it.n_hand, hand, tweaks, stall: SeenStall::Listed(&it.stall), tally: it.tally };
            stall(sheet, &player);
        });
    }

    #[inline]
    fn observe(&self, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, self.everyone().len(), N_SEATS);
        // Of the cards under a deck, those that others put there in secret cannot be named.
        let secret: Cards =
            self.players.iter().filter(|(seat, _)| *seat != me).filter_map(|(_, it)| it.discard).collect();
        let known =
            |under: &[Card]| Hidden { n: under.len(), known: under.iter().copied().collect::<Cards>().minus(secret) };
        let table = Table {
            options: &self.options,
            phase: self.phase,
            round: self.round,
            active: self.active,
            rolls: self.rolls,
            dice: self.dice,
            rolling: self.rolling,
            rejected: self.rejected,
            spent: self.spent,
            waiting: self.waiting,
            ending: self.ending,
            market: &self.market,
            n_deck: Back::ALL.map(|back| self.deck.and(back.cards()).len() as u8),
            under: Back::ALL.map(|back| known(self.under(back))),
            discard: self.players[me].discard,
            used: self.players[me].used,
        };
        row(sheet, around, &table, |sheet, seat| {
            let player = &self.players[seat];
            if seat != me && matches!(self.phase, Phase::Deal | Phase::Setup) {
                return stall(sheet, &Player { n_hand: player.n_dealt(), ..Player::default() });
            }
            let (n_hand, hand) = (player.hand.len() as u8, player.hand);
            let unseen = seat != me && self.writes_unseen(seat);
            let before;
            let seen = if unseen && player.since != Since::default() {
                before = player.stall.without(self.cards(), &player.since);
                &before
            } else {
                &player.stall
            };
            let tweaks = if unseen { [None; Colour::COUNT] } else { player.tweaks };
            stall(sheet, &Player { n_hand, hand, tweaks, tally: seen.points(), stall: SeenStall::Kept(seen) });
        });
    }
}

/// What lies on the table, and what only the one who looks knows of itself.
struct Table<'a> {
    options: &'a Options,
    phase: Phase,
    round: u8,
    active: Seat,
    rolls: u8,
    dice: [u8; Colour::COUNT],
    rolling: Dice,
    rejected: Dice,
    spent: Dice,
    waiting: Seats,
    ending: Ending,
    market: &'a [Option<Card>; SLOTS],
    n_deck: [u8; 2],
    under: [Hidden; 2],
    discard: Option<Card>,
    used: Dice,
}

/// How many cards lie under a deck, and which of them can be named.
struct Hidden {
    n: usize,
    known: Set<Card>,
}

/// What is seen of one player.
#[derive(Default)]
struct Player<'a> {
    n_hand: u8,
    hand: Cards,
    tweaks: [Option<Tweak>; Colour::COUNT],
    stall: SeenStall<'a>,
    tally: StallPoints,
}

/// A stall, as a view lists it or as a state keeps it.
enum SeenStall<'a> {
    Listed(&'a [Laid]),
    Kept(&'a Stall),
}

impl Default for SeenStall<'_> {
    fn default() -> Self {
        SeenStall::Listed(&[])
    }
}

impl SeenStall<'_> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn write(&self, sheet: &mut impl Sheet) {
        match self {
            SeenStall::Listed(list) => cards(sheet, list.len(), |nth| LaidCard::listed(&list[nth])),
            SeenStall::Kept(stall) => cards(sheet, stall.len(), |nth| LaidCard::of(stall, nth)),
        }
    }
}

/// A card of a stall.
#[derive(Copy, Clone, Default)]
struct LaidCard {
    card: Option<Card>,
    x: i8,
    y: i8,
    done: bool,
    uses: u8,
    values: Values,
}

impl LaidCard {
    fn listed(it: &Laid) -> LaidCard {
        let values = (it.boxes.iter().enumerate())
            .fold(0, |values, (index, value)| possible::with(values, index, value.unwrap_or(0)));
        LaidCard { card: Some(it.card), x: it.x, y: it.y, done: it.done, uses: it.uses, values }
    }

    fn of(stall: &Stall, nth: usize) -> LaidCard {
        let (place, values) = (stall.place(nth), stall.values(nth));
        let (done, uses) = (stall.is_done(nth), stall.uses(nth));
        LaidCard { card: Some(stall.card(nth)), x: place.x(), y: place.y(), done, uses, values }
    }
}

#[inline]
fn row<S: Sheet>(sheet: &mut S, around: RelativeSeats, table: &Table<'_>, player: impl Fn(&mut S, Seat)) {
    let (phase, acted, slot) = phase(table.phase);
    sheet.word("phase", &PHASES, phase);
    sheet.flag("acted", acted);
    sheet.number("slot", slot.map_or(0.0, |slot| f32::from(slot + 1) / SLOTS as f32));
    sheet.flag("window_b", table.options.window == WindowRule::B);
    sheet.flag("joker_free", table.options.joker == JokerRule::Free);
    sheet.flag("may_decline", table.options.joker_card == JokerCardRule::MayDecline);
    sheet.number("round", f32::from(table.round) / 16.0);
    sheet.place("active", around, Some(table.active));
    sheet.number("rolls", f32::from(table.rolls) / 3.0);
    sheet.counts("dice", FACES, |die: Colour| table.dice[die.index()].into());
    sheet.set("rolling", table.rolling);
    sheet.set("rejected", table.rejected);
    sheet.set("spent", table.spent);
    sheet.word("ending", &ENDINGS, table.ending as usize);
    for (slot, card) in table.market.iter().enumerate() {
        sheet.one(format_args!("market.{slot}"), *card);
    }
    for back in Back::ALL {
        sheet.part(format_args!("deck.{back}"), |sheet| {
            let under = &table.under[back.index()];
            sheet.number("cards", f32::from(table.n_deck[back.index()]) / back.cards().len() as f32);
            sheet.number("under", under.n as f32 / 10.0);
            sheet.set("known", under.known);
        });
    }
    sheet.one("discard", table.discard);
    sheet.set("used", table.used);
    for (place, seat) in around.places() {
        sheet.part(format_args!("seat.{place}"), |sheet| {
            sheet.flag("present", seat.is_some());
            sheet.flag("waiting", seat.is_some_and(|seat| table.waiting.contains(seat)));
            sheet.optional(SEAT, seat.map(Some), |sheet, seat| match seat {
                Some(seat) => player(sheet, seat),
                None => stall(sheet, &Player::default()),
            });
        });
    }
}

/// Its place in the list, whether the active player has acted, and the place of the market in question.
pub(crate) fn phase(phase: Phase) -> (usize, bool, Option<u8>) {
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

// Inlined, so that where the next number goes stays in a register; a page is written none.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn stall(sheet: &mut impl Sheet, it: &Player<'_>) {
    sheet.number("n_hand", f32::from(it.n_hand) / 4.0);
    sheet.set("hand", it.hand);
    let changed = Dice::from_iter(Colour::each().filter(|die| it.tweaks[die.index()].is_some()));
    sheet.each("tweak", TWEAK, changed, |sheet, die: Colour| {
        // A die as bonuses have made it.
        let it = it.tweaks[die.index()];
        sheet.number("value", it.map_or(0.0, |it| f32::from(it.value) / FACES));
        sheet.one("colour", it.map(|it| it.colour));
    });
    it.stall.write(sheet);
    tally(sheet, &it.tally);
}

/// The cards of a stall that has so many.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn cards<S: Sheet>(sheet: &mut S, n: usize, card: impl Fn(usize) -> LaidCard) {
    sheet.list("stall", [MAX_CARDS, LAID], (0..n).map(card), laid);
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn laid<S: Sheet>(sheet: &mut S, it: LaidCard) {
    sheet.one("card", it.card);
    sheet.number("x", f32::from(it.x) / f32::from(SIDE - 1));
    sheet.number("y", f32::from(it.y) / f32::from(SIDE - 1));
    sheet.flag("done", it.done);
    sheet.number("uses", f32::from(it.uses) / 3.0);
    sheet.numbered("box", MAX_BOXES, possible::filled(it.values).map(|(index, value)| (index, value as f32 / FACES)));
}

#[inline]
pub(crate) fn tally(sheet: &mut impl Sheet, it: &StallPoints) {
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
