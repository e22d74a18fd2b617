//! The payments that a hand can make.
//!
//! For each price all payments without a note to spare are listed beforehand. For every way to have the values 1 to 3,
//! 4 to 6 and 7 to 9 in hand it is known which payments these values allow, a bit each: what all three allow can be
//! paid. So payments are counted, picked and listed without looking at each of them.

use std::sync::LazyLock;

use kernel::{Bits, Piece};

use crate::{
    Building, Currency, Handful, Note, Notes, Place,
    cards::{MAX_PRICE, MAX_VALUE},
    notes::MAX_COPIES,
};

/// How many payments all prices have together.
pub(crate) const N_PAYMENTS: usize = 492;
const MIN_PRICE: u8 = 2;
const N_PRICES: usize = (MAX_PRICE - MIN_PRICE) as usize + 1;
/// A third of the values has so many bits in a hand, and so many combinations.
const THIRD: usize = MAX_VALUE / 3 * MAX_COPIES as usize;
const N_COMBINATIONS: usize = (MAX_COPIES as usize + 1).pow(MAX_VALUE as u32 / 3);

/// All payments in florins, by price, in card order.
static TABLE: Table = table();

struct Table {
    /// Where the payments of each price begin, and where the last ones end.
    starts: [u16; N_PRICES + 1],
    /// Three bits a value, set from the lowest on.
    lanes: [u32; N_PAYMENTS],
    notes: [Handful; N_PAYMENTS],
}

type Allowed = [[[u128; N_COMBINATIONS]; 3]; N_PRICES];

/// For each price and each third of the values, which payments a combination of notes allows. It is made when it is
/// first asked for, since it would be large in a program that a page loads.
static ALLOWED: LazyLock<Allowed> = LazyLock::new(|| {
    let mut allowed = [[[0; N_COMBINATIONS]; 3]; N_PRICES];
    for (price, thirds) in allowed.iter_mut().enumerate() {
        for (third, by_combination) in thirds.iter_mut().enumerate() {
            for lanes in (0..1 << THIRD).filter(|&lanes| COMBINATIONS[lanes] != NONE) {
                let lacks = !(lanes as u32) << (third * THIRD) & ((1 << THIRD) - 1) << (third * THIRD);
                let fits = |payment: &u32| u128::from(payment & lacks == 0);
                let payments = &TABLE.lanes[TABLE.starts[price].into()..TABLE.starts[price + 1].into()];
                let mask = payments.iter().rev().fold(0, |mask, payment| mask << 1 | fits(payment));
                by_combination[usize::from(COMBINATIONS[lanes])] = mask;
            }
        }
    }
    allowed
});

/// The number of a combination of three values by its bits: how many notes there are of each, in base four.
static COMBINATIONS: [u8; 1 << THIRD] = {
    let mut combinations = [NONE; 1 << THIRD];
    let mut counts = 0;
    while counts < N_COMBINATIONS {
        let (low, middle, high) = (counts & 3, counts >> 2 & 3, counts >> 4);
        let lanes = ((1 << low) - 1) | ((1 << middle) - 1) << MAX_COPIES | ((1 << high) - 1) << (2 * MAX_COPIES);
        combinations[lanes] = counts as u8;
        counts += 1;
    }
    combinations
};

/// Bits of a value are set from the lowest on: what has others is no combination.
const NONE: u8 = u8::MAX;

/// All payments of at least a price that have no note to spare and that a hand can make.
#[derive(Copy, Clone, Default)]
pub(crate) struct Payments {
    /// Where the payments of the price begin.
    start: usize,
    /// Those that the hand can make, a bit each.
    possible: u128,
}

impl Payments {
    /// Those of at least `price`; `lanes` are the notes in hand of the currency that is asked for.
    #[inline]
    fn of(allowed: &Allowed, lanes: u32, price: u8) -> Payments {
        let price = usize::from(price - MIN_PRICE) % N_PRICES;
        let allowed = |third: usize| {
            let combination = COMBINATIONS[(lanes >> (third * THIRD)) as usize % (1 << THIRD)];
            allowed[price][third][usize::from(combination) % N_COMBINATIONS]
        };
        Payments { start: TABLE.starts[price].into(), possible: allowed(0) & allowed(1) & allowed(2) }
    }

    /// Those for each place of the yard; none where no building lies.
    #[inline]
    pub(crate) fn in_yard(hand: Notes, yard: &[Option<Building>; Place::COUNT]) -> [Payments; Place::COUNT] {
        let (allowed, mut payments) = (&*ALLOWED, [Payments::default(); Place::COUNT]);
        for place in Place::each() {
            if let Some(building) = yard[place.index()] {
                payments[place.index()] = Payments::of(allowed, hand.lanes(place.currency()), building.price());
            }
        }
        payments
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.possible.count_ones()
    }

    /// The one with `n` before it, in florins.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Handful {
        TABLE.notes[self.start + self.possible.nth(n)]
    }

    /// In card order.
    #[inline]
    pub(crate) fn visit(self, currency: Currency, visit: &mut impl FnMut(Handful)) {
        self.numbers(|payment| visit(TABLE.notes[payment].moved_to(currency)));
    }

    /// Their places among all payments.
    #[inline]
    pub(crate) fn numbers(self, mut visit: impl FnMut(usize)) {
        for (n, mut word) in [self.possible as u64, (self.possible >> 64) as u64].into_iter().enumerate() {
            while word != 0 {
                visit(self.start + 64 * n + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }
}

/// Whether `notes`, which suffice, would still do so without the least of them.
///
/// Our ruling: such a payment is refused, since it is a slip and never a plan.
pub(crate) fn has_note_to_spare(notes: Handful, price: u8) -> bool {
    let least = notes.iter().next().map_or(0, Note::value);
    price <= notes.sum() - least
}

/// What can be paid at `place` belongs there.
pub(crate) fn all_of_place(notes: Handful, place: Place) -> bool {
    notes.iter().all(|note| note.currency() == place.currency())
}

/// The notes of a payment as a hand has them.
pub(crate) const fn lanes_of(payment: usize) -> u32 {
    TABLE.lanes[payment]
}

const fn table() -> Table {
    let mut table = Table { starts: [0; N_PRICES + 1], lanes: [0; N_PAYMENTS], notes: [Handful::EMPTY; N_PAYMENTS] };
    let (mut price, mut n) = (MIN_PRICE, 0);
    while price <= MAX_PRICE {
        let start = n;
        table.starts[(price - MIN_PRICE) as usize] = n as u16;
        n = extend(&mut table, n, price, Paid { lanes: 0, notes: Handful::EMPTY, n: 0, sum: 0, least: 0 }, 1);
        assert!(n - start <= u128::BITS as usize, "a mask has a bit for each payment of a price");
        price += 1;
    }
    table.starts[N_PRICES] = n as u16;
    assert!(n == N_PAYMENTS);
    table
}

/// A payment in the making.
#[derive(Copy, Clone)]
struct Paid {
    lanes: u32,
    notes: Handful,
    n: usize,
    sum: u8,
    least: u8,
}

/// Adds one note to what does not suffice yet, none below `value`: so notes ascend, the first is the
/// least, and each combination is reached in one way. Gives how many payments the table has then.
const fn extend(table: &mut Table, mut n: usize, price: u8, paid: Paid, mut value: u8) -> usize {
    while value <= MAX_VALUE as u8 {
        let shift = (value as u32 - 1) * MAX_COPIES;
        let lane = paid.lanes >> shift & ((1 << MAX_COPIES) - 1);
        let least = if paid.n == 0 { value } else { paid.least };
        let sum = paid.sum + value;
        if price <= sum - least {
            // The least note could be spared, and with any dearer note in place of this one too.
            return n;
        }
        if lane.count_ones() < MAX_COPIES {
            let lanes = paid.lanes | (lane + 1) << shift;
            let notes = paid.notes.followed_by(paid.n, value as u64);
            if price <= sum {
                table.lanes[n] = lanes;
                table.notes[n] = notes;
                n += 1;
            } else {
                n = extend(table, n, price, Paid { lanes, notes, n: paid.n + 1, sum, least }, value);
            }
        }
        value += 1;
    }
    n
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every combination of up to seven notes is asked whether it belongs.
    #[test]
    fn the_table_has_all_payments_and_no_other() {
        let mut by_price = [0; MAX_PRICE as usize + 1];
        let mut visit_all = |notes: Notes| {
            let few: Handful = notes.iter().collect();
            for price in MIN_PRICE..=MAX_PRICE {
                let right = price <= few.sum() && !has_note_to_spare(few, price);
                let index = usize::from(price - MIN_PRICE);
                let payments = &TABLE.lanes[TABLE.starts[index].into()..TABLE.starts[index + 1].into()];
                let listed = payments.contains(&notes.lanes(Currency::from_index(0)));
                assert_eq!(right, listed, "{notes:?} for {price}");
                by_price[usize::from(price)] += u32::from(right);
            }
        };
        // Three copies of nine values in base four.
        for code in 1u32..1 << 18 {
            let n = |value: u8| code >> (2 * (value - 1)) & 3;
            if (1..=9).map(n).sum::<u32>() <= 7 && (1..=9).map(|value| n(value) * u32::from(value)).sum::<u32>() <= 30 {
                let face = |value| std::iter::repeat_n(Note::of(Currency::from_index(0), value), n(value) as usize);
                visit_all((1..=9).flat_map(face).collect());
            }
        }
        assert_eq!(by_price, [0, 0, 9, 10, 11, 15, 19, 26, 34, 47, 60, 72, 85, 104]);
    }

    #[test]
    fn payments_are_in_the_currency_that_is_asked_for() {
        let hand: Notes = ["O4", "O4", "O5", "G9"].map(|code| code.parse().unwrap()).into_iter().collect();
        let (ducats, mut seen) = (Currency::from_index(3), Vec::new());
        Payments::of(&ALLOWED, hand.lanes(ducats), 9).visit(ducats, &mut |notes| seen.push(notes.to_string()));
        assert_eq!(seen, [" O4 O5"]);
        assert_eq!(Payments::of(&ALLOWED, hand.lanes(ducats), 8).len(), 2);
    }

    /// Every hand of up to twelve different notes is held against a look at each payment.
    #[test]
    fn what_a_hand_can_pay_is_what_it_has_notes_for() {
        let mut lanes = 1u32;
        for _ in 0..20_000 {
            // Some hand: the highest bits of a sequence, made such that bits of a value are set from the lowest on.
            lanes = lanes.wrapping_mul(0x915f_77f5).wrapping_add(1);
            let bits = lanes >> 5;
            let hand = (0..MAX_VALUE).fold(0, |hand, value| {
                hand | [0, 0, 0, 1, 1, 3, 3, 7][(bits >> (3 * value) & 7) as usize] << (3 * value)
            });
            for price in MIN_PRICE..=MAX_PRICE {
                let index = usize::from(price - MIN_PRICE);
                let all = usize::from(TABLE.starts[index])..usize::from(TABLE.starts[index + 1]);
                let expected: Vec<usize> = all.filter(|&n| TABLE.lanes[n] & !hand == 0).collect();
                let (payments, mut seen) = (Payments::of(&ALLOWED, hand, price), Vec::new());
                payments.numbers(|n| seen.push(n));
                assert_eq!((payments.len() as usize, &seen), (expected.len(), &expected), "{hand:o} {price}");
                let nth = (0..payments.len()).map(|n| payments.nth(n));
                assert!(nth.eq(expected.iter().map(|&n| TABLE.notes[n])));
            }
        }
    }
}
