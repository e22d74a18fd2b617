//! Boxes and dice: which die fits where, and which cards can be completed at once. Nothing here builds
//! a list.

use std::ops::ControlFlow;

use kernel::{Piece, Seat};

use crate::{
    Action, Colour, Dice, Donnant, Face, Order, Refusal, Sign,
    action::BoxNumber,
    deck::MAX_BOXES,
    possible::{self, Open, Values},
    state::Tweak,
};

/// The lowest bit of a byte for each die.
const LOWEST: u64 = 0x01_0101_0101;

/// Five dice in the eyes of one player.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Shown {
    dice: [Tweak; Colour::COUNT],
    /// Those that may be used.
    pub(crate) free: Dice,
    /// A byte for each die, with the bit of its value.
    values: u64,
    /// The dice of each colour, and all of them first: as the boxes ask for them.
    by_colour: [Dice; 1 + Colour::COUNT],
}

impl Shown {
    #[inline]
    fn new(dice: [Tweak; Colour::COUNT], free: Dice) -> Shown {
        let (mut values, mut by_colour) = (0, [Dice::EMPTY; 1 + Colour::COUNT]);
        by_colour[0] = Dice::all();
        for die in Colour::ALL {
            let Tweak { value, colour } = dice[die.index()];
            values |= 1 << (8 * die.index() + usize::from(value));
            by_colour[1 + colour.index()].insert(die);
        }
        Shown { dice, free, values, by_colour }
    }

    /// The free dice whose colour a box takes and whose value is among `open`.
    #[inline]
    fn fitting(&self, field: crate::Field, open: u8) -> Dice {
        // All dice at once: a byte is not zero where the value is among `open`. Adding carries that into its highest
        // bit, and the product gathers these bits.
        let among = self.values & (u64::from(open) * LOWEST);
        let highest = (among + LOWEST * 0x7f) & (LOWEST * 0x80);
        let dice = Dice::from_bits(((highest >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8);
        let of_colour = self.by_colour[field.colour().map_or(0, |colour| 1 + colour.index())];
        dice.and(of_colour).and(self.free)
    }

    pub(crate) fn die(&self, die: Colour) -> Tweak {
        self.dice[die.index()]
    }
}

impl Donnant {
    /// The dice of `free` as `seat` may use them.
    pub(crate) fn shown(&self, seat: Seat, free: Dice) -> Shown {
        Shown::new(Colour::ALL.map(|die| self.die(seat, die)), free)
    }

    /// All five dice as they lie, without bonuses.
    pub(crate) fn real(&self) -> Shown {
        let dice = Colour::ALL.map(|colour| Tweak { value: self.dice[colour.index()], colour });
        Shown::new(dice, Dice::all())
    }

    /// Every box that one of the dice may be written into.
    pub(crate) fn visit_marks(&self, seat: Seat, shown: &Shown, visit: &mut impl FnMut(Action)) {
        let stall = &self.players[seat].stall;
        for nth in stall.unfinished() {
            let card = stall.card(nth);
            let face = self.cards().face(card);
            let open = stall.open(nth);
            for (index, field) in face.boxes().iter().enumerate().filter(|(index, _)| open[*index] != 0) {
                let dice = shown.fitting(*field, open[index]);
                dice.iter().for_each(|die| visit(Action::Mark(die, card, BoxNumber::new(index))));
            }
        }
    }

    /// Whether one of the dice can be written into some box, bonuses counted.
    pub(crate) fn is_mark_in_reach(&self, seat: Seat, free: Dice) -> bool {
        let stall = &self.players[seat].stall;
        let ticks = stall.ticks();
        let pips = ticks.pip.min(5);
        let (mut any, mut by_colour) = (0, [0; Colour::COUNT]);
        for die in free.iter() {
            let Tweak { value, colour } = self.die(seat, die);
            let values = possible::span(value.saturating_sub(pips).max(1), (value + pips).min(6));
            any |= values;
            by_colour[colour.index()] |= values;
        }
        if ticks.paint > 0 {
            by_colour = [any; Colour::COUNT];
        }
        stall.unfinished().any(|nth| {
            let open = *stall.open(nth);
            // All boxes at once: most cards take none of the values, whatever their colours.
            if u64::from_le_bytes(open) & (u64::from(any) * (u64::MAX / 0xff)) == 0 {
                return false;
            }
            let face = self.cards().face(stall.card(nth));
            let takes = |(field, open): (&crate::Field, u8)| {
                open & field.colour().map_or(any, |colour| by_colour[colour.index()]) != 0
            };
            face.boxes().iter().zip(open).any(takes)
        })
    }

    /// Why a die must not be written into a box.
    pub(crate) fn check_mark(&self, seat: Seat, action: (Colour, crate::Card, BoxNumber)) -> Result<(), Refusal> {
        let (die, card, number) = action;
        let stall = &self.players[seat].stall;
        let nth = stall.find(card).ok_or(Refusal::NotYourCard)?;
        let face = self.cards().face(card);
        let field = *face.boxes().get(number.index()).ok_or(Refusal::NoSuchBox)?;
        let Tweak { value, colour } = self.die(seat, die);
        if possible::value(stall.values(nth), number.index()) > 0 {
            return Err(Refusal::BoxFilled);
        }
        if !field.takes(colour) {
            return Err(Refusal::WrongColour);
        }
        if field.number() > 0 && field.number() != value {
            return Err(Refusal::WrongNumber);
        }
        let open = stall.open(nth);
        if open[number.index()] >> value & 1 == 1 { Ok(()) } else { Err(Refusal::NeverComplete) }
    }

    /// Every way to complete a card with the dice: for each card and each set of dice the first order
    /// that fits, since nothing else depends on the order.
    pub(crate) fn visit_completions(
        &self,
        seat: Seat,
        shown: &Shown,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let stall = &self.players[seat].stall;
        for nth in stall.unfinished() {
            let card = stall.card(nth);
            let (face, values, open) = (self.cards().face(card), stall.values(nth), stall.open(nth));
            completions(face, values, open, shown, &mut |order| visit(Action::Complete(card, order)))?;
        }
        ControlFlow::Continue(())
    }

    /// Why a card cannot be completed so.
    pub(crate) fn check_completion(
        &self,
        seat: Seat,
        shown: &Shown,
        action: (crate::Card, Order),
    ) -> Result<(), Refusal> {
        let (card, order) = action;
        let stall = &self.players[seat].stall;
        let nth = stall.find(card).ok_or(Refusal::NotYourCard)?;
        if stall.is_done(nth) {
            return Err(Refusal::AlreadyComplete);
        }
        if !shown.free.includes(order.dice()) {
            return Err(Refusal::DieUsed);
        }
        let (face, values) = (self.cards().face(card), stall.values(nth));
        let is_empty = |index: &usize| possible::value(values, *index) == 0;
        if (0..face.boxes().len()).filter(is_empty).count() != order.len() {
            return Err(Refusal::AllBoxes);
        }
        let mut filled = values;
        let mut dice = order.iter();
        for (index, field) in face.boxes().iter().enumerate().filter(|(index, _)| is_empty(index)) {
            if let Some(die) = dice.next() {
                let Tweak { value, colour } = shown.die(die);
                if !field.takes(colour) {
                    return Err(Refusal::WrongColour);
                }
                if field.number() > 0 && field.number() != value {
                    return Err(Refusal::WrongNumber);
                }
                filled = possible::with(filled, index, value);
            }
        }
        if !possible::is_possible(face, filled) {
            return Err(Refusal::NotMet);
        }
        if first_order(face, values, shown, order) == order { Ok(()) } else { Err(Refusal::DiceOrder) }
    }

    /// The order in which a completion with these dice is listed: people may name them in any order that fits.
    pub(crate) fn first_order(&self, seat: Seat, card: crate::Card, order: Order) -> Order {
        let stall = &self.players[seat].stall;
        let shown = self.shown(seat, self.unspent());
        match (stall.find(card), self.check_completion(seat, &shown, (card, order))) {
            (Some(nth), Err(Refusal::DiceOrder)) => {
                first_order(self.cards().face(card), stall.values(nth), &shown, order)
            }
            _ => order,
        }
    }
}

/// The first order of the dice of `order`, which fit, that fits.
fn first_order(face: &Face, values: Values, shown: &Shown, order: Order) -> Order {
    let (only, mut first) = (Shown { free: order.dice(), ..*shown }, order);
    let _ = completions(face, values, &possible::open(face, values), &only, &mut |it| {
        first = it;
        ControlFlow::Break(())
    });
    first
}

/// Visits, for each set of dice that can fill all empty boxes, the first order in which they do.
pub(crate) fn completions(
    face: &Face,
    values: Values,
    open: &Open,
    shown: &Shown,
    visit: &mut impl FnMut(Order) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let empty = open.iter().filter(|&&open| open != 0).count();
    let n_free = shown.free.len() as usize;
    if empty > n_free {
        return ControlFlow::Continue(());
    }
    // The bounds of the values rule most cards out before any order is tried.
    let mut fitting = [Dice::EMPTY; MAX_BOXES];
    for (index, field) in face.boxes().iter().enumerate().filter(|(index, _)| open[*index] != 0) {
        fitting[index] = shown.fitting(*field, open[index]);
        if fitting[index].is_empty() {
            return ControlFlow::Continue(());
        }
    }
    Search { face, values, shown, fitting, seen: 0, sets_left: BINOMIAL[n_free][empty] }.fill(
        0,
        Filled::default(),
        visit,
    )
}

/// How many sets of so many dice there are.
const BINOMIAL: [[u8; 6]; 6] = [
    [1, 0, 0, 0, 0, 0],
    [1, 1, 0, 0, 0, 0],
    [1, 2, 1, 0, 0, 0],
    [1, 3, 3, 1, 0, 0],
    [1, 4, 6, 4, 1, 0],
    [1, 5, 10, 10, 5, 1],
];

/// A search through the orders, from left to right and in the order of dice.
struct Search<'a> {
    face: &'a Face,
    values: Values,
    shown: &'a Shown,
    /// For each empty box the dice whose colour and value fit by themselves.
    fitting: [Dice; MAX_BOXES],
    /// The sets of dice that were found, a bit each.
    seen: u32,
    /// How many more there can be.
    sets_left: u8,
}

/// The boxes to the left.
#[derive(Copy, Clone, Default)]
struct Filled {
    last: u8,
    sum: u8,
    order: Order,
    dice: Dice,
}

impl Search<'_> {
    fn fill(
        &mut self,
        index: usize,
        left: Filled,
        visit: &mut impl FnMut(Order) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        debug_assert!(index <= MAX_BOXES);
        if index == usize::from(self.face.n_boxes) {
            let set = 1 << left.dice.bits();
            if left.sum < self.face.at_least || self.seen & set != 0 {
                return ControlFlow::Continue(());
            }
            self.seen |= set;
            self.sets_left -= 1;
            return visit(left.order);
        }
        let field = self.face.boxes[index];
        let follows = |value: u8| match field.sign() {
            Sign::None => true,
            Sign::Less => left.last < value,
            Sign::Equal => left.last == value,
        };
        let written = possible::value(self.values, index);
        if written > 0 {
            if !follows(written) {
                return ControlFlow::Continue(());
            }
            return self.fill(index + 1, Filled { last: written, sum: left.sum + written, ..left }, visit);
        }
        for die in self.fitting[index].minus(left.dice).iter() {
            let value = self.shown.die(die).value;
            if !follows(value) {
                continue;
            }
            let dice = left.dice.or(Dice::only(die));
            let order = left.order.with(die);
            self.fill(index + 1, Filled { last: value, sum: left.sum + value, order, dice }, visit)?;
            if self.sets_left == 0 {
                break;
            }
        }
        ControlFlow::Continue(())
    }
}
